"""The bots that people can choose from, weakest first."""

from __future__ import annotations

from teocalli.bots.registry import BOTS
from teocalli.table.refusals import Refused
from teocalli.table.speech import speech

#: All that programs may name, which play every game, and those that pages offer.
STRENGTHS = tuple(name for name, offer in BOTS.items() if offer.games is None)
OFFERED_BOTS = tuple(name for name, offer in BOTS.items() if offer.at_tables)
#: Who sits down where nobody said who.
DEFAULT = "casual"
#: Names for bots, by seat.
BOT_NAMES = ("Ixchel", "Tlaloc", "Pakal", "Itzel")


def bot_title(strength: str, language: str) -> str:
    """What a bot is called; one that the language has no words for is called as it calls itself."""
    words = speech(language)
    return words.say(f"strength-{strength}") if words.has(f"strength-{strength}") else BOTS[strength].title


def known_strength(strength: str) -> str:
    if strength not in STRENGTHS:
        raise Refused("refused-strength", 400, strength=strength[:40], known=STRENGTHS)
    return strength
