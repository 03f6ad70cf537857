"""What a bot is: somebody who is shown a situation and answers with a token.

A bot is not given the true state. It gets what its seat sees, and guesses: copies of the state in which everything
that the seat cannot know, chance included, was dealt afresh. Nothing stops a dishonest one that runs in the same
process from searching for more; one that is a program of its own (`command.py`) is sent nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from teocalli.bots.settings import Rows
from teocalli.engine.game import Game
from teocalli.engine.kernel import Kernel

#: Seconds a bot may think about one decision unless somebody says otherwise.
PATIENCE = 0.3


@dataclass(frozen=True)
class Situation:
    """One decision, as the seat that must take it knows it."""

    game: Game
    seat: int
    view: dict[str, Any]  # what the seat sees
    tokens: tuple[str, ...]  # what it may answer
    guess: Callable[[int], Any]  # a plain state that could be the true one, by a seed
    seconds: float = PATIENCE  # for thinking; a bot may take less
    hurry: bool = False  # somebody waits: answer in the plain form rather than wait for the compiler


class Bot(Protocol):
    """A player. Bots of the same name and seed give the same answers to the same situations, unless in a hurry, or made
    to think until their time is out (`patient.py`)."""

    name: str

    def choose(self, situation: Situation) -> str:
        """One of the situation's tokens."""


@dataclass(frozen=True)
class Offer:
    """A bot that can be asked for by name. A module of this room takes part by its `OFFERS`."""

    name: str
    make: Callable[[int], Bot]  # from a seed, which decides where it has no preference
    title: str  # for people, where the table's words have no better one (`strength-<name>`)
    at_tables: bool = True  # whether pages offer it, or only programs ask for it
    kernels: tuple[Kernel, ...] = ()  # what it compiles before its first choice
    games: tuple[str, ...] | None = None  # which it can play; None: all
    #: How games inside compiled code play it; None: it can only be asked.
    rows: Callable[[Game], Rows] | None = None


def situation(game: Game, s: Any, seconds: float = PATIENCE, hurry: bool = False) -> Situation:
    """The pending decision as its seat knows it."""
    seat = game.mover(s)

    def guess(seed: int) -> Any:
        return game.guess(s, seat, seed)

    return Situation(game, seat, game.view(s, seat), tuple(game.tokens(s)), guess, seconds, hurry)


def new_seed(chooser: Random) -> int:
    """A seed for a guess."""
    return chooser.randrange(2**31)
