"""A kernel: what turns, or beginnings of turns, come to, by playing on from each of them on the same fresh guesses."""

from __future__ import annotations

from typing import Any

from teocalli.bots.desk import Net, Paper, types_of
from teocalli.bots.judging import judge
from teocalli.bots.look_ahead import GUESS, play_on
from teocalli.bots.settings import How
from teocalli.engine.cells import fill
from teocalli.engine.chance import advance, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.structs import constants, rule


@constants
class Weight:
    """Columns of what is found about a plan."""

    VALUE = 0  # as the seat judges, summed up over the guesses
    POINTS = 1  # own final points, likewise
    WIN = 2  # win share, likewise
    GUESSES = 3  # how many were played on
    IS_OUT = 4  # whether it was dropped, being worse than the average


WEIGHTS = 2 * MOST_SEATS
#: Plans are compared with their average after so many guesses, and after each doubling.
FIRST_CUT = 8
#: The best plans are all played on to the end: only on the same guesses can they be compared.
NEVER_DROPPED = 3


@rule
def drop_worse(found: Any) -> None:
    """Plans worse than the average of those left are not played on any longer, but for the best few: these are told."""
    total, left = 0.0, 0
    for k in range(1, len(found)):
        if found[k, Weight.IS_OUT] == 0.0:
            total += mean_value(found, k)
            left += 1
    for k in range(1, len(found)):
        if mean_value(found, k) < total / left - 1.0e-9 and count_better(found, k) >= NEVER_DROPPED:
            found[k, Weight.IS_OUT] = 1.0


@rule
def mean_value(found: Any, k: int) -> float:
    return float(found[k, Weight.VALUE] / found[k, Weight.GUESSES])


@rule
def count_better(found: Any, k: int) -> int:
    """Of the plans that are left."""
    better = 0
    for other in range(1, len(found)):
        if found[other, Weight.IS_OUT] == 0.0 and mean_value(found, other) > mean_value(found, k):
            better += 1
    return better


@rule
def weigh(
    rules: Rules, seat: int, seed: int, how: Any, aim: Any, plans: Any, net: Net, paper: Paper, found: Any
) -> int:
    """Weigh plans for the state in row 0 on `SIMULATIONS` guesses; plan `k` is weighed in `found[1 + k]`.

    `found[0]` gets final points and win shares of all places, the seat's first, as the network foretells them now.
    Where the policy judges (`HOPES`), only values are found, no points and shares.
    """
    judge(rules, paper.states[0], seat, how, aim, net, paper)
    for k in range(WEIGHTS):
        found[0, k] = paper.finals[k]
    for k in range(1, len(found)):
        fill(found[k], 0)
    x = seeded(seed)
    next_cut = FIRST_CUT
    for number in range(1, how[How.SIMULATIONS] + 1):
        x = advance(x)
        deal = x & GUESS
        for k in range(1, len(found)):
            if found[k, Weight.IS_OUT] == 0.0:
                x, value = play_on(rules, 0, seat, deal, x, how, aim, plans[k - 1], net, paper)
                found[k, Weight.VALUE] += value
                found[k, Weight.POINTS] += paper.finals[0]
                found[k, Weight.WIN] += paper.finals[MOST_SEATS]
                found[k, Weight.GUESSES] += 1.0
        if number == next_cut:
            drop_worse(found)
            next_cut *= 2
    return len(found) - 1


WEIGH = Kernel(weigh, types_of("i8", "i8", "numbers", "fractions", "how", "net", "paper", "aim"))
