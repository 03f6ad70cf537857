"""Looking ahead: the best few turns are compared by playing on from each of them on fresh guesses."""

from __future__ import annotations

from typing import Any

from teocalli.bots.desk import LEVELS, Net, Paper
from teocalli.bots.following import follow_turn, hope, is_followed
from teocalli.bots.judging import LOW, judge
from teocalli.bots.settings import How
from teocalli.bots.turn_search import carry_out, is_done, keep_plan, search
from teocalli.engine.chance import advance
from teocalli.engine.kernel import Rules
from teocalli.engine.structs import rule

#: Seeds of guesses are kept small.
GUESS = (1 << 46) - 1


@rule
def play_turn(rules: Rules, row: int, x: int, how: Any, aim: Any, net: Net, paper: Paper) -> int:
    """One whole turn, or the decisions of one seat outside turns, by the policy or by small searches."""
    if is_followed(how, paper):
        return follow_turn(rules, row, x, False, paper.reply, paper)
    first = rules.record_of(paper.states[row])
    seat, turn = first.stack[first.depth - 1].seat, first.turn
    for _ in range(LEVELS):
        s = rules.record_of(paper.states[row])
        if is_done(s, seat, turn):
            return x
        x, _value = search(rules, row, seat, how[How.QUICK], 0, x, how, aim, paper.reply, net, paper)
        carry_out(rules, paper.states, row, paper.reply, paper.menus[0])
    return x


@rule
def play_on(
    rules: Rules, base: int, seat: int, deal: int, x: int, how: Any, aim: Any, plan: Any, net: Net, paper: Paper
) -> tuple[int, float]:
    """Carry out a plan on a guess at the state in row `base`, finish the turn, play turns more, and judge."""
    row = base + LEVELS + 1
    rules.copy_state(paper.states, base, row)
    rules.guess(paper.states[row], seat, deal)
    carry_out(rules, paper.states, row, plan, paper.menus[0])
    if not is_done(rules.record_of(paper.states[row]), seat, rules.record_of(paper.states[base]).turn):
        x = play_turn(rules, row, x, how, aim, net, paper)
    s = rules.record_of(paper.states[row])
    for _turn in range(how[How.DEPTH] * (s.seats if is_followed(how, paper) else 1)):
        if not s.over:
            x = play_turn(rules, row, x, how, aim, net, paper)
    if how[How.HOPES] and is_followed(how, paper):
        return x, hope(rules, row, seat, paper)
    return x, judge(rules, paper.states[row], seat, how, aim, net, paper)


@rule
def sort_by(values: Any, order: Any, count: int) -> None:
    """The best first."""
    for i in range(1, count):
        k = order[i]
        j = i
        while j > 0 and values[order[j - 1]] < values[k]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = k


@rule
def look_ahead(
    rules: Rules, base: int, seat: int, x: int, how: Any, aim: Any, net: Net, paper: Paper
) -> tuple[int, float]:
    """Choose among the best turns: play on from each, some turns on fresh guesses, and drop the worse half
    again and again (sequential halving). The plan becomes the turn chosen; returns generator and value."""
    alive = 0
    for k in range(how[How.TOPS] + how[How.DRAWS]):
        if paper.top_values[k] > LOW:
            paper.order[alive] = k
            paper.sums[k] = 0.0
            alive += 1
    sort_by(paper.top_values, paper.order, alive)
    rounds, left = 0, alive
    while left > 1:
        left = (left + 1) // 2
        rounds += 1
    played = 0
    while alive > 1:
        each = max(1, how[How.SIMULATIONS] // (rounds * alive))
        for _ in range(each):
            x = advance(x)
            deal = x & GUESS
            for i in range(alive):
                k = paper.order[i]
                x, value = play_on(rules, base, seat, deal, x, how, aim, paper.tops[k], net, paper)
                paper.sums[k] += value
        played += each
        sort_by(paper.sums, paper.order, alive)
        alive = (alive + 1) // 2
    best = paper.order[0]
    keep_plan(paper.tops[best, 1:], paper.tops[best, 0], paper.plan)
    return x, paper.sums[best] / max(1, played)
