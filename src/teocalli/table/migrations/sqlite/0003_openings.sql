-- A table is opened once for each key, whichever server was asked.
CREATE UNIQUE INDEX entries_opened ON entries (key) WHERE number = 1 AND key IS NOT NULL;
