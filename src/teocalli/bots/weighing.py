"""A kernel: what turns, or beginnings of turns, come to, by playing on from each of them on the same fresh guesses."""

from __future__ import annotations

from typing import Any

from teocalli.bots.desk import LEVELS, Net, Paper, Seen
from teocalli.bots.settings import NET, How
from teocalli.bots.turn_search import GUESS, carry_out, is_done, judge, play_turn, stand_at_root, types_of
from teocalli.engine.chance import advance, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.structs import constants, fill, rule


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


@rule
def play_on(
    rules: Rules, seat: int, deal: int, x: int, how: Any, aim: Any, plan: Any, seen: Seen, net: Net, paper: Paper
) -> tuple[int, float]:
    """Carry out a plan on a guess, finish the turn, play `DEPTH` turns more, and judge. Row 0 is where it begins."""
    row = LEVELS + 1
    rules.copy_state(paper.states, 0, row)
    rules.guess(paper.states[row], seat, deal)
    carry_out(rules, paper.states, row, plan, paper.menus[0])
    if not is_done(rules.record_of(paper.states[row]), seat, rules.record_of(paper.states[0]).turn):
        x = play_turn(rules, row, x, how, aim, seen, net, paper)
    for _turn in range(how[How.DEPTH]):
        if not rules.record_of(paper.states[row]).over:
            x = play_turn(rules, row, x, how, aim, seen, net, paper)
    if how[How.MODE] == NET:
        stand_at_root(paper.states[row], seat, seen, net, paper)
    return x, judge(rules, paper.states[row], seat, how, aim, seen, net, paper)


@rule
def drop_worse(found: Any) -> None:
    """Plans that are worse than the average of those left are not played on any longer."""
    total, left = 0.0, 0
    for k in range(1, len(found)):
        if found[k, Weight.IS_OUT] == 0.0:
            total += found[k, Weight.VALUE] / found[k, Weight.GUESSES]
            left += 1
    for k in range(1, len(found)):
        if found[k, Weight.VALUE] / found[k, Weight.GUESSES] < total / left - 1.0e-9:
            found[k, Weight.IS_OUT] = 1.0


@rule
def weigh(
    rules: Rules, seat: int, seed: int, how: Any, aim: Any, plans: Any, seen: Seen, net: Net, paper: Paper, found: Any
) -> int:
    """Weigh plans for the state in row 0 on `SIMULATIONS` guesses; plan `k` is weighed in `found[1 + k]`.

    `found[0]` gets final points and win shares of all places, the seat's first, as the network foretells them now.
    """
    stand_at_root(paper.states[0], seat, seen, net, paper)
    judge(rules, paper.states[0], seat, how, aim, seen, net, paper)
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
                x, value = play_on(rules, seat, deal, x, how, aim, plans[k - 1], seen, net, paper)
                found[k, Weight.VALUE] += value
                found[k, Weight.POINTS] += paper.finals[0]
                found[k, Weight.WIN] += paper.finals[MOST_SEATS]
                found[k, Weight.GUESSES] += 1.0
        if number == next_cut:
            drop_worse(found)
            next_cut *= 2
    return len(found) - 1


WEIGH = Kernel(weigh, types_of("i8", "i8", "numbers", "fractions", "how", "seen", "net", "paper", "aim"))
