-- A table that its person does not want to see among the own ones any more.
ALTER TABLE sitting ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
