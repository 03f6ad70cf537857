"""Playing by a policy inside compiled searches: how much each option is liked, and whole turns of liked options.

What the policy is shown is what `bots/policy.py` says, row by row of its first layer: most of it is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.bots.desk import LEVELS, Paper
from teocalli.bots.judging import POINTS, add_rows, cut_off, end_result, layer
from teocalli.bots.settings import A_WIN, RIVALRY, How
from teocalli.bots.turn_search import is_done
from teocalli.engine.cells import fill
from teocalli.engine.chance import advance, below
from teocalli.engine.kernel import Rules
from teocalli.engine.observation import MOST_SEATS, observe_stack
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

#: In how many steps chance is cut up where an option is drawn.
FINE = 1 << 20


@rule
def is_followed(how: Any, paper: Paper) -> bool:
    """Whether a policy is asked for, and there is one."""
    return bool(how[How.DRAWS] > 0 and len(paper.policy.out) > 1)


@rule
def add_row(weights: Any, i: int, result: Any) -> None:
    for j in range(len(result)):
        result[j] += weights[i, j]


@rule
def look_at_seats(rules: Rules, s: Any, seat: int, paper: Paper) -> None:
    """Add what is seen of the own seat, and of the others on average, to the first layer."""
    places = scoring_seats(s.seats)
    share = np.float32(1.0 / (places - 1))
    fill(paper.others, 0)
    for place in range(places):
        rules.look(s, place, paper.insights)
        if place == seat:
            add_rows(paper.insights, paper.policy.own, paper.wide)
        else:
            for i in range(len(paper.others)):
                paper.others[i] += share * paper.insights[i]
    add_rows(paper.others, paper.policy.others, paper.wide)


@rule
def like(rules: Rules, state: Any, seat: int, menu: Any, paper: Paper) -> None:
    """How much a seat likes each option of a menu, into `liked`."""
    policy, s = paper.policy, rules.record_of(state)
    for j in range(len(paper.wide)):
        paper.wide[j] = policy.bias[j]
    for k in range(1, menu[0] + 1):
        add_row(policy.offered, menu[k], paper.wide)
    look_at_seats(rules, s, seat, paper)
    cells, places = state.view(np.int16), scoring_seats(s.seats)
    observe_stack(cells, seat, places, 0, policy.stack, policy.first, policy.layout, paper.pending)
    for i in range(len(paper.pending)):
        add_row(policy.pending, paper.pending[i], paper.wide)
    cut_off(paper.wide)
    layer(paper.wide, policy.hidden, policy.hidden_bias, paper.deep)
    cut_off(paper.deep)
    for k in range(1, menu[0] + 1):
        liked = policy.out_bias[menu[k]]
        for j in range(len(paper.deep)):
            liked += paper.deep[j] * policy.out[menu[k], j]
        paper.liked[k] = liked


@rule
def expected(paper: Paper) -> float:
    """What whoever was asked last what it likes may expect of what the policy plays for."""
    policy = paper.policy
    row = len(policy.offered)  # behind the actions
    found = policy.out_bias[row]
    for j in range(len(paper.deep)):
        found += paper.deep[j] * policy.out[row, j]
    return float(POINTS * found)


@rule
def came(rules: Rules, s: Any, seat: int, paper: Paper) -> float:
    """The same when the game is over."""
    end_result(rules, s, seat, paper)
    places = scoring_seats(s.seats)
    others = 0.0
    for place in range(1, places):
        others += paper.finals[place]
    return float(paper.finals[0] - RIVALRY * others / (places - 1) + A_WIN * paper.finals[MOST_SEATS])


@rule
def liked_best(menu: Any, liked: Any) -> int:
    best = 1
    for k in range(2, menu[0] + 1):
        if liked[k] > liked[best]:
            best = k
    return best


@rule
def drawn(menu: Any, liked: Any, x: int) -> int:
    """An option, each as often as the policy chooses it."""
    top, total = liked[liked_best(menu, liked)], 0.0
    for k in range(1, menu[0] + 1):
        total += np.exp(liked[k] - top)
    left = total * below(x, FINE) / FINE
    for k in range(1, menu[0]):
        left -= np.exp(liked[k] - top)
        if left < 0.0:
            return k
    return int(menu[0])


@rule
def follow_turn(rules: Rules, row: int, x: int, is_drawn: bool, plan: Any, paper: Paper) -> int:
    """One whole turn, or the decisions of one seat outside turns, by the policy: what it likes best, or drawn by how
    much it likes it. What was chosen becomes the plan."""
    s, menu = rules.record_of(paper.states[row]), paper.menus[0]
    seat, turn = s.stack[s.depth - 1].seat, s.turn
    plan[0] = 0
    while plan[0] < LEVELS and not is_done(s, seat, turn):
        k = 1
        if rules.list_options(paper.states[row], menu) > 1:
            like(rules, paper.states[row], seat, menu, paper)
            k = liked_best(menu, paper.liked)
            if is_drawn:
                x = advance(x)
                k = drawn(menu, paper.liked, x)
        plan[0] += 1
        plan[plan[0]] = menu[k]
        rules.act(paper.states[row], menu[k])
    return x


@rule
def hope(rules: Rules, row: int, seat: int, paper: Paper) -> float:
    """What a seat may expect as soon as it has a choice again; until then all play by the policy."""
    s, menu = rules.record_of(paper.states[row]), paper.menus[0]
    while not s.over:
        k = 1
        if rules.list_options(paper.states[row], menu) > 1:
            chooser = s.stack[s.depth - 1].seat
            like(rules, paper.states[row], chooser, menu, paper)
            if chooser == seat:
                return expected(paper)
            k = liked_best(menu, paper.liked)
        rules.act(paper.states[row], menu[k])
    return came(rules, s, seat, paper)
