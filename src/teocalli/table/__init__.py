"""The table: the three games in a browser. It knows a game only by its interface and holds no rules."""


class BadAddress(RuntimeError):
    """An address that cannot be listened on; the message says what to do."""
