"""A kernel: a whole game in which every seat looks at a few random ends of its own turn for each option.

It is the greedy bot on a diet, for thousands of games. Without samples it plays at random.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.state import is_turn_over, scoring_seats
from teocalli.engine.structs import rule

LOWEST = -(1 << 60)


@rule
def lead(rules: Rules, s: Any, seat: int) -> int:
    """How a seat stands against its best opponent."""
    others = LOWEST
    for other in range(scoring_seats(s.seats)):
        if other != seat:
            others = max(others, rules.worth(s, other))
    return int(rules.worth(s, seat) - others)


@rule
def play_game(rules: Rules, states: Any, seed: int, samples: int, most: int, menus: Any, trace: Any) -> int:
    """Play `states[0]` to its end, at most `most` decisions; actions go to `trace`. Returns their number."""
    x = seeded(seed)
    decisions = 0
    s = rules.record_of(states[0])
    while not s.over and decisions < most:
        n = rules.list_options(states[0], menus[0])
        seat = s.stack[s.depth - 1].seat
        x = advance(x)
        action = menus[0][1 + below(x, n)]
        if n > 1 and samples > 0:
            best = LOWEST
            x = advance(x)
            start = below(x, n)  # equal options are equally likely
            for i in range(n):
                k = 1 + (start + i) % n
                for _ in range(samples):
                    rules.copy_state(states, 0, 1)
                    x = advance(x)
                    rules.guess(states[1], seat, x)
                    rules.act(states[1], menus[0][k])
                    t = rules.record_of(states[1])
                    while not is_turn_over(t, s.turn) and t.stack[t.depth - 1].seat == seat:
                        m = rules.list_options(states[1], menus[1])
                        x = advance(x)
                        rules.act(states[1], menus[1][1 + below(x, m)])
                    reached = lead(rules, t, seat)
                    if reached > best:
                        best = reached
                        action = menus[0][k]
        trace[decisions] = action
        decisions += 1
        rules.act(states[0], action)
    return decisions


PLAY_GAME = Kernel(play_game, "(uint8[:,::1], i8, i8, i8, i8[:,::1], i8[::1])")
