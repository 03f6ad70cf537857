"""The search of a whole turn, depth first until it is over, or somebody else must choose.

The budget of ends of turns is shared out fairly among the branches; positions that were met already are passed over.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.bots.desk import LEVELS, SEEN, Net, Paper
from teocalli.bots.judging import LOW, judge
from teocalli.bots.settings import Aim
from teocalli.engine.cells import fill
from teocalli.engine.chance import advance, below
from teocalli.engine.kernel import Rules
from teocalli.engine.state import is_turn_over
from teocalli.engine.structs import rule


@rule
def fingerprint(state: Any) -> Any:
    """A number that hardly ever is the same for different states; never 0."""
    words = state.view(np.int64)
    x = np.int64(0x2545F4914F6CDD1D)
    for i in range(len(words)):
        x = (x ^ words[i]) * np.int64(0x5851F42D4C957F2D)
        x ^= (x >> 29) & np.int64(0x7FFFFFFFF)
    return x if x != 0 else np.int64(1)


@rule
def is_new(paper: Paper, state: Any) -> bool:
    """Whether a position was not met before in this search; it is remembered."""
    x = fingerprint(state)
    place = x & (SEEN - 1)
    for _ in range(64):
        if paper.seen[place] == x:
            return False
        if paper.seen[place] == 0:
            paper.seen[place] = x
            return True
        place = (place + 1) & (SEEN - 1)
    return True


@rule
def is_done(s: Any, seat: int, turn: int) -> bool:
    """Whether the turn is over, or somebody else must choose before it goes on."""
    return bool(is_turn_over(s, turn) or s.stack[s.depth - 1].seat != seat)


@rule
def keep_plan(line: Any, length: int, plan: Any) -> None:
    plan[0] = length
    for i in range(length):
        plan[1 + i] = line[i]


@rule
def is_known(values: Any, count: int, value: float) -> bool:
    """Whether one of the first values is the same."""
    for k in range(count):
        if values[k] == value:
            return True
    return False


@rule
def keep_top(paper: Paper, tops: int, length: int, value: float) -> None:
    """Remember one of the best turns, unless one with the same value is known."""
    if is_known(paper.top_values, tops, value):
        return
    worst = 0
    for k in range(tops):
        if paper.top_values[k] < paper.top_values[worst]:
            worst = k
    if value > paper.top_values[worst]:
        paper.top_values[worst] = value
        keep_plan(paper.line, length, paper.tops[worst])


@rule
def search(
    rules: Rules,
    base: int,
    seat: int,
    budget: int,
    tops: int,
    x: int,
    how: Any,
    aim: Any,
    plan: Any,
    net: Net,
    paper: Paper,
) -> tuple[int, float]:
    """The best turn from the state in row `base`, as a plan; rows above are scratch. Returns generator and value."""
    states, menus = paper.states, paper.menus
    turn = rules.record_of(states[base]).turn
    fill(paper.seen, 0)
    best = LOW
    for k in range(tops):
        paper.top_values[k] = LOW
    n = rules.list_options(states[base], menus[0])
    for k in range(n):
        paper.options[k] = LOW
    paper.tried[0], paper.tries[0] = 0, n
    paper.shares[0] = max(1, budget // max(1, n))
    level = 0
    while level >= 0:
        if paper.tried[level] == paper.tries[level]:
            level -= 1
            continue
        menu = menus[level]
        pick = 1 + paper.tried[level]
        if level > 0:  # the untried options are drawn in random order
            x = advance(x)
            other = pick + below(x, menu[0] - paper.tried[level])
            action = menu[other]
            menu[other] = menu[pick]
            menu[pick] = action
        paper.tried[level] += 1
        paper.line[level] = menu[pick]
        above = base + level + 1
        rules.copy_state(states, base + level, above)
        rules.act(states[above], menu[pick])
        s = rules.record_of(states[above])
        if level + 2 >= LEVELS or is_done(s, seat, turn):
            if not is_new(paper, states[above]) and level > 0:
                continue
            value = judge(rules, states[above], seat, how, aim, net, paper)
            if aim[Aim.NOISE] > 0.0:
                x = advance(x)
                value += aim[Aim.NOISE] * (below(x, 2001) - 1000) / 1000.0
            root = paper.tried[0] - 1
            paper.options[root] = max(paper.options[root], value)
            if value > best:
                best = value
                keep_plan(paper.line, level + 1, plan)
            if tops > 0:
                keep_top(paper, tops, level + 1, value)
        elif level == 0 or is_new(paper, states[above]):
            share = paper.shares[level]
            level += 1
            n = rules.list_options(states[above], menus[level])
            paper.tried[level], paper.tries[level] = 0, min(n, share)
            paper.shares[level] = max(1, share // n)
    return x, best


@rule
def is_listed(menu: Any, n: int, action: int) -> bool:
    for k in range(1, n + 1):
        if menu[k] == action:
            return True
    return False


@rule
def carry_out(rules: Rules, states: Any, row: int, plan: Any, menu: Any) -> None:
    """Play a plan as far as it is legal."""
    for i in range(plan[0]):
        if rules.record_of(states[row]).over:
            return
        n = rules.list_options(states[row], menu)
        if not is_listed(menu, n, plan[1 + i]):
            return
        rules.act(states[row], plan[1 + i])
