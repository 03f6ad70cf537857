-- Where somebody wants to be told of a turn, the end of a game or an invitation while no page is open.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    wanted TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    since DOUBLE PRECISION NOT NULL
);
CREATE INDEX channels_by_person ON channels (person);

-- What somebody has been told of: every server tells it once.
CREATE TABLE noticed (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    what TEXT NOT NULL,
    mark INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, what)
);
