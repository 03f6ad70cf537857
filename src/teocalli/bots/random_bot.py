"""The bot that likes every option equally."""

from __future__ import annotations

from random import Random

from teocalli.bots.base import Offer, Situation


class RandomBot:
    """Chooses at random: the yardstick that every other bot must beat."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.chooser = Random(seed)

    def choose(self, situation: Situation) -> str:
        return self.chooser.choice(situation.tokens)


OFFERS = (Offer("random", RandomBot, "Random bot", at_tables=False),)
