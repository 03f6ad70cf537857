"""What a learned player sees of Teotihuacan: everything but piles, and what others were dealt at the start."""

from __future__ import annotations

from teocalli.engine.observation import Sight

SIGHT = Sight(
    hidden=("pile", "pile_left", "decoration_pile", "stone_pile", "linked"),
    own=("players.dealt", "players.kept"),
    left_out=("shuffled",),
)
