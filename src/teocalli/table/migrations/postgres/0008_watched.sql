-- Games that the server itself has to look after, for a bot must choose or a clock runs: it need not read all others.
ALTER TABLE tables ADD COLUMN watched INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET watched = 1 WHERE status = 'playing';
CREATE INDEX tables_watched ON tables (updated) WHERE watched = 1;
