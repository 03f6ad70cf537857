-- How games ended: places and points by source, kept so that statistics need no game to be played through again.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended REAL NOT NULL,
    rated INTEGER NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX results_rated ON results (game, rated, ended);
