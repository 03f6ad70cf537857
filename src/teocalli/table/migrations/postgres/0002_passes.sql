-- Passes of an older generation are void: after a new password, or when somebody signs out everywhere else.
ALTER TABLE people ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
