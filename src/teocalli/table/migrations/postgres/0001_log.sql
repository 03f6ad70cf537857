-- The log of every table: what was opened, who sat down, what was played. Rows are only ever added.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    key TEXT,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- What the lobby lists. It follows from the log and can be rebuilt from it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, listed, updated);
CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    settings TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Every server hears of what another one wrote.
CREATE FUNCTION tell_entry() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_notify('entries', NEW.table_id); RETURN NEW; END $$;
CREATE TRIGGER entry_told AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell_entry();
