"""A kernel: a whole game in which every seat looks at a few random ends of its own turn for each option.

It is the greedy bot on a diet, for thousands of games. Without samples it plays at random.
"""

from __future__ import annotations

from typing import Any

from teocalli_rules import act, copy_state, guess, list_options, record_of, worth

from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.records import rule
from teocalli.engine.state import is_turn_over

LOWEST = -(1 << 60)


@rule
def lead(s: Any, seat: int) -> int:
    """How a seat stands against its best opponent."""
    others = LOWEST
    for other in range(max(2, s.seats)):
        if other != seat:
            others = max(others, worth(s, other))
    return int(worth(s, seat) - others)


def play_game(states: Any, seed: int, samples: int, most: int, menus: Any, trace: Any) -> int:
    """Play `states[0]` to its end, at most `most` decisions; actions go to `trace`. Returns their number."""
    x = seeded(seed)
    decisions = 0
    s = record_of(states[0])
    while not s.over and decisions < most:
        n = list_options(states[0], menus[0])
        seat = s.stack[s.depth - 1].seat + 0
        x = advance(x)
        action = menus[0][1 + below(x, n)]
        if n > 1 and samples > 0:
            best = LOWEST
            x = advance(x)
            start = below(x, n)  # equal options are equally likely
            for i in range(n):
                k = 1 + (start + i) % n
                for _ in range(samples):
                    copy_state(states, 0, 1)
                    x = advance(x)
                    guess(states[1], seat, x)
                    act(states[1], menus[0][k])
                    t = record_of(states[1])
                    while not is_turn_over(t, s.turn) and t.stack[t.depth - 1].seat == seat:
                        m = list_options(states[1], menus[1])
                        x = advance(x)
                        act(states[1], menus[1][1 + below(x, m)])
                    reached = lead(t, seat)
                    if reached > best:
                        best = reached
                        action = menus[0][k]
        trace[decisions] = action
        decisions += 1
        act(states[0], action)
    return decisions
