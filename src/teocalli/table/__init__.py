"""The table: the three games in a browser. It knows a game only by its interface and holds no rules."""
