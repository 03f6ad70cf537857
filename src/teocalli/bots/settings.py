"""How a seat plays, as numbers that compiled searches read: `How` in whole numbers, `Aim` in fractions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from teocalli.engine.structs import constants

#: How a seat plays and what for, as compiled searches read it: a row of `How` and a row of `Aim`.
Rows = tuple[Any, Any]

#: What decides: chance, the game's advice, a network that judges the ends of turns, or a policy by itself.
RANDOM, ADVICE, NET, POLICY = 0, 1, 2, 3

#: What a win, the lead and the own points count.
TO_WIN, MOSTLY_TO_WIN, FOR_THE_LEAD = (0.3, 0.5, 0.5), (1.0, 0.0, 0.3), (0.0, 1.0, 0.0)
MOSTLY_FOR_POINTS = (0.15, 0.0, 1.0)
#: What a policy is taught to play for: its own points, less a share of the others' mean, and so many points for a win.
RIVALRY, A_WIN = 0.35, 10.0


@constants
class How:
    """Places in a row of whole numbers."""

    MODE = 0
    BUDGET = 1  # ends of turns that a search looks at
    TOPS = 2  # best turns that a look-ahead compares; 0: none
    SIMULATIONS = 3  # games that it plays on
    DEPTH = 4  # turns that it plays on; by the policy, turns of each seat
    QUICK = 5  # budget of the searches in these
    GUESSES = 6  # guesses at what is hidden, for searches by advice
    NET = 7  # which of two networks
    RANDOM = 8  # random decisions in a million
    DRAWS = 9  # turns of the policy that it compares, too; then games are played on by the policy; 0: by searches
    HOPES = 10  # whether games that are played on by the policy are judged by what it expects, whatever the aim


@constants
class Aim:
    """Places in a row of fractions."""

    WIN = 0  # worth of a sure win, in hundreds of points
    LEAD = 1  # worth of a point ahead of the best other
    OWN = 2  # worth of an own point
    NOISE = 3  # what is added to or taken from each judgement at random, at most


HOWS, AIMS = 11, 4


def how(
    mode: int,
    budget: int,
    tops: int = 0,
    simulations: int = 0,
    depth: int = 0,
    quick: int = 0,
    guesses: int = 0,
    net: int = 0,
    random: int = 0,
    draws: int = 0,
    hopes: int = 0,
) -> tuple[int, ...]:
    """A row of `How`, by names."""
    return mode, budget, tops, simulations, depth, quick, guesses, net, random, draws, hopes


def rows(how: Sequence[int], aim: Sequence[float] = (0.0, 0.0, 0.0), noise: float = 0.0) -> Rows:
    """Both rows of a seat."""
    return np.array(how, np.int64), np.array([*aim, noise])
