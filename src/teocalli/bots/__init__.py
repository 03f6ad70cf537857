"""Players that are programs. They know a game only by its interface."""
