"""The bots that people can choose from, weakest first."""

from __future__ import annotations

from teocalli.bots.registry import BOTS
from teocalli.table.refusals import Refused

STRENGTHS = tuple(BOTS)


def known_strength(strength: str) -> str:
    if strength not in STRENGTHS:
        raise Refused("refused-strength", 400, strength=strength[:40], known=STRENGTHS)
    return strength
