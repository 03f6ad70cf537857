-- What did not arrive is told again: how often it was tried, and when somebody may try next (0: it was told).
ALTER TABLE noticed ADD COLUMN tries INTEGER NOT NULL DEFAULT 1;
ALTER TABLE noticed ADD COLUMN due DOUBLE PRECISION NOT NULL DEFAULT 0;
