"""The bots that people can choose from, weakest first."""

from __future__ import annotations

from teocalli.bots.levels import LEVELS
from teocalli.bots.registry import BOTS
from teocalli.table.refusals import Refused

#: All that programs may name, and those that pages offer.
STRENGTHS = tuple(BOTS)
OFFERED_BOTS = tuple(level.name for level in LEVELS)
#: Who sits down where nobody said who.
DEFAULT = "casual"


def known_strength(strength: str) -> str:
    if strength not in STRENGTHS:
        raise Refused("refused-strength", 400, strength=strength[:40], known=STRENGTHS)
    return strength
