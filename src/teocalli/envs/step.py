"""One step of a game in a vector environment: the agent's action, then the others' until the agent is asked again.

The processor (`vector.py`) and a GPU (`cuda_kernels.py`) run these functions.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.chance import advance, below
from teocalli.engine.kernel import Rules
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

#: What the kernel says of a game: it goes on, it is over, it was ended by an illegal action.
RUNS, OVER, ILLEGAL = 0, 1, 2


@rule
def others(rules: Rules, state: Any, seat: int, fewest: int, chance: int, menu: Any) -> int:
    """Random choices until the seat has so many options, listed in the menu, or the game is over; returns the
    generator's inner state."""
    s = rules.record_of(state)
    n = rules.list_options(state, menu)
    while s.over == 0 and (s.stack[s.depth - 1].seat != seat or n < fewest):
        chance = advance(chance)
        rules.act(state, menu[1 + below(chance, n)])
        n = rules.list_options(state, menu)
    return chance


@rule
def is_offered(menu: Any, action: int) -> bool:
    for k in range(1, menu[0] + 1):
        if menu[k] == action:
            return True
    return False


@rule
def margin(rules: Rules, s: Any, seat: int) -> int:
    """Points over the best opponent."""
    best = -(1 << 40)
    for other in range(scoring_seats(s.seats)):
        if other != seat:
            best = max(best, rules.score(s, other))
    return rules.score(s, seat) - best


@rule
def answer(rules: Rules, state: Any, i: int, setting: Any, action: int, chances: Any, menu: Any, over: Any) -> None:
    """Carry out the agent's action, or begin a new game in the place of one that is over."""
    if over[i] != RUNS:
        chances[i] = advance(chances[i])
        rules.reset(state, setting, chances[i] >> 1)
        over[i] = RUNS
    elif is_offered(menu, action):
        rules.act(state, action)
    else:
        over[i] = ILLEGAL


@rule
def go_on(rules: Rules, state: Any, i: int, seat: int, fewest: int, chances: Any, menu: Any, over: Any) -> int:
    """Let the others play until the agent is asked; the reward."""
    chances[i] = others(rules, state, seat, fewest, chances[i], menu)
    s = rules.record_of(state)
    if s.over == 0:
        return 0
    over[i] = OVER
    return margin(rules, s, seat)


@rule
def show_options(menu: Any, mask: Any, shown: int) -> None:
    """Write the options of a menu into a mask, or take them out."""
    for k in range(1, menu[0] + 1):
        mask[menu[k]] = shown
