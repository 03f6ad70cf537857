"""A kernel: a player plans its turn, by chance, by advice, by a policy, or by a network's search and look-ahead.

Seats are told how to play by two rows of settings, `How` and `Aim` (`bots/settings.py`).
"""

from __future__ import annotations

from typing import Any

from teocalli.bots.desk import LEVELS, Net, Paper, types_of
from teocalli.bots.following import follow_turn, is_followed
from teocalli.bots.judging import LOW, judge
from teocalli.bots.look_ahead import GUESS, look_ahead
from teocalli.bots.settings import ADVICE, POLICY, RANDOM, How
from teocalli.bots.turn_search import is_known, keep_plan, search
from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.structs import rule


@rule
def follow_advice(rules: Rules, seat: int, x: int, how: Any, aim: Any, net: Net, paper: Paper) -> tuple[int, int]:
    """The option that is best on average over some guesses, by the game's advice."""
    n = rules.list_options(paper.states[0], paper.menus[LEVELS])
    for k in range(n):
        paper.means[k] = 0.0
    for _ in range(max(1, how[How.GUESSES])):
        rules.copy_state(paper.states, 0, 1)
        x = advance(x)
        rules.guess(paper.states[1], seat, x & GUESS)
        x, _value = search(rules, 1, seat, how[How.BUDGET], 0, x, how, aim, paper.plan, net, paper)
        for k in range(n):
            paper.means[k] += paper.options[k]
    x = advance(x)
    start = below(x, n)  # equal options are equally likely
    best = start
    for i in range(n):
        k = (start + i) % n
        if paper.means[k] > paper.means[best]:
            best = k
    return x, paper.menus[LEVELS][1 + best]


@rule
def draw_turns(rules: Rules, seat: int, deal: int, x: int, how: Any, aim: Any, net: Net, paper: Paper) -> int:
    """Put turns of the policy beside the best ones found, on the same guess: the one that it likes best, and others as
    often as it would play them."""
    for place in range(how[How.TOPS], how[How.TOPS] + how[How.DRAWS]):
        paper.top_values[place] = LOW
        if is_followed(how, paper):
            rules.copy_state(paper.states, 0, 1)
            rules.guess(paper.states[1], seat, deal)
            x = follow_turn(rules, 1, x, place > how[How.TOPS], paper.reply, paper)
            value = judge(rules, paper.states[1], seat, how, aim, net, paper)
            if not is_known(paper.top_values, place, value):
                paper.top_values[place] = value
                keep_plan(paper.reply[1:], paper.reply[0], paper.tops[place])
    return x


@rule
def think(rules: Rules, seat: int, x: int, how: Any, aim: Any, net: Net, paper: Paper) -> tuple[int, float]:
    """Plan the turn of the state in row 0. Returns generator and value of the plan."""
    value = 0.0
    n = rules.list_options(paper.states[0], paper.menus[0])
    mode = how[How.MODE]
    x = advance(x)
    if mode == RANDOM or below(x, 1_000_000) < how[How.RANDOM]:
        x = advance(x)
        paper.plan[0], paper.plan[1] = 1, paper.menus[0][1 + below(x, n)]
    elif mode == ADVICE:
        x, action = follow_advice(rules, seat, x, how, aim, net, paper)
        paper.plan[0], paper.plan[1] = 1, action
    elif mode == POLICY and is_followed(how, paper):
        rules.copy_state(paper.states, 0, 1)
        x = advance(x)
        rules.guess(paper.states[1], seat, x & GUESS)
        x = follow_turn(rules, 1, x, False, paper.plan, paper)
    else:
        rules.copy_state(paper.states, 0, 1)
        x = advance(x)
        deal = x & GUESS
        rules.guess(paper.states[1], seat, deal)
        x, value = search(rules, 1, seat, how[How.BUDGET], how[How.TOPS], x, how, aim, paper.plan, net, paper)
        if how[How.TOPS] > 1:
            x = draw_turns(rules, seat, deal, x, how, aim, net, paper)
            rules.copy_state(paper.states, 0, 1)
            x, value = look_ahead(rules, 1, seat, x, how, aim, net, paper)
    return x, value


@rule
def plan_turn(rules: Rules, seat: int, seed: int, how: Any, aim: Any, net: Net, paper: Paper) -> float:
    """Plan the turn of the state in row 0; the plan and, after a look-ahead, the turns compared lie on the paper."""
    _x, value = think(rules, seat, seeded(seed), how, aim, net, paper)
    return value


PLAN_TURN = Kernel(plan_turn, types_of("i8", "i8", "numbers", "fractions", "net", "paper"))
