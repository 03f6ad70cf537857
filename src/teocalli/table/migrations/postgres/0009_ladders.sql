-- Ratings as they were after so many games, in parts: what can be worked out from the results, only not so quickly.
CREATE TABLE ladders (
    game TEXT NOT NULL,
    part INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, part)
);
