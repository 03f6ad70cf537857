"""A kernel: what the own turn can come to, for each way to begin it.

All sequences of small decisions are tried until the turn or the game is over, or somebody else must choose. Where
there are too many for the budget, it is shared out fairly among the branches, and below a share of one a sequence is
finished at random.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.state import is_turn_over, scoring_seats
from teocalli.engine.structs import rule

#: More than any sum of worths, so that winning the game comes before everything else.
WIN = 10_000_000


@rule
def standing(rules: Rules, s: Any, seat: int) -> int:
    """What a seat has (at the end) or may expect (before), in hundredths of a point."""
    return 100 * rules.score(s, seat) if s.over else rules.worth(s, seat)


@rule
def value(rules: Rules, s: Any, seat: int) -> int:
    """How a seat stands against its best opponent."""
    others = -WIN
    for other in range(scoring_seats(s.seats)):
        if other != seat:
            others = max(others, standing(rules, s, other))
    outcome = 0
    if s.over:
        outcome = WIN if rules.rank(s, seat) == 1 else -WIN
    return outcome + standing(rules, s, seat) - others


@rule
def is_done(s: Any, seat: int, turn: int) -> bool:
    """Whether the turn is over, or somebody else must choose before it goes on."""
    return bool(is_turn_over(s, turn) or s.stack[s.depth - 1].seat != seat)


@rule
def best_turn(
    rules: Rules,
    states: Any,
    seat: int,
    budget: int,
    seed: int,
    menus: Any,
    tried: Any,
    tries: Any,
    shares: Any,
    values: Any,
) -> int:
    """The best value that the turn can reach by each option of `states[0]`; returns the number of options.

    The other arrays are scratch, one row for each level: the longest sequence looked at is one shorter than they are.
    """
    x = seeded(seed)
    turn = rules.record_of(states[0]).turn
    last = len(menus) - 1
    first_options = rules.list_options(states[0], menus[0])
    for k in range(first_options):
        values[k] = -3 * WIN
    tried[0], tries[0] = 0, first_options
    shares[0] = max(1, budget // max(1, first_options))
    level = 0
    while level >= 0:
        if tried[level] == tries[level]:
            level -= 1
            continue
        menu = menus[level]
        pick = 1 + tried[level]
        if level > 0:  # the untried options are drawn in random order
            x = advance(x)
            other = pick + below(x, menu[0] - tried[level])
            action = menu[other]
            menu[other] = menu[pick]
            menu[pick] = action
        tried[level] += 1
        rules.copy_state(states, level, level + 1)
        rules.act(states[level + 1], menu[pick])
        s = rules.record_of(states[level + 1])
        if level + 1 == last or is_done(s, seat, turn):
            root = tried[0] - 1
            values[root] = max(values[root], value(rules, s, seat))
        else:
            share = shares[level]
            level += 1
            n = rules.list_options(states[level], menus[level])
            tried[level], tries[level] = 0, min(n, share)
            shares[level] = max(1, share // n)
    return first_options


BEST_TURN = Kernel(best_turn, "(uint8[:,::1], i8, i8, i8, i8[:,::1], i8[::1], i8[::1], i8[::1], i8[::1])")
