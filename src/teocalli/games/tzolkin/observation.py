"""What a learned player sees of Tzolk'in: everything but the order of the decks and the wealth tiles of others."""

from __future__ import annotations

from teocalli.engine.observation import Sight

SIGHT = Sight(hidden=("decks.cards",), own=("players.dealt", "players.kept"))
