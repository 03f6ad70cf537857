"""The bot that likes every option equally."""

from __future__ import annotations

from random import Random
from typing import Any

from teocalli.bots.base import Offer, Situation
from teocalli.bots.settings import RANDOM, Rows, how, rows
from teocalli.engine.game import Game


class RandomBot:
    """Chooses at random: the yardstick that every other bot must beat."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.chooser = Random(seed)

    def choose(self, situation: Situation) -> str:
        return self.chooser.choice(situation.tokens)


def in_compiled_games(game: Game[Any]) -> Rows:
    return rows(how(RANDOM, 0))


OFFERS = (Offer("random", RandomBot, "Random bot", at_tables=False, rows=in_compiled_games),)
