"""A kernel: players that search their whole turn, judge where it leads, and look ahead over the best turns.

A turn is searched depth first until it is over, or somebody else must choose. The budget of ends of turns is shared out
fairly among the branches; positions that were met already are passed over. The end of a turn is judged by a network,
or by the game's advice. The best few turns can then be compared by playing on from each of them on fresh guesses.

Seats are told how to play by two rows of settings, `How` and `Aim` (`bots/settings.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from teocalli.bots.desk import LEVELS, NUMBER, SEAT, SEEN, TURN, Net, Paper, empty_log, sample_desk
from teocalli.bots.settings import ADVICE, RANDOM, Aim, How
from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.records import fill, rule
from teocalli.engine.state import is_turn_over

LOW = -1.0e18
#: Seeds of guesses are kept small.
GUESS = (1 << 46) - 1
#: Points of one unit of a network's first output, and how much a point more counts among the seats who may win.
POINTS, SLOPE = 40.0, 0.05
#: No game has more decisions.
MOST_DECISIONS = 6000


# ---------------------------------------------------------------- the network


@rule
def layer(shown: Any, weights: Any, bias: Any, told: Any) -> None:
    """Weighted sums of what is shown; most of that is 0."""
    for k in range(len(bias)):
        told[k] = bias[k]
    for j in range(len(weights)):
        value = shown[j]
        if value != 0.0:
            for k in range(len(bias)):
                told[k] += value * weights[j, k]


@rule
def cut_off(values: Any) -> None:
    """What is below 0 counts nothing."""
    for k in range(len(values)):
        values[k] = max(values[k], np.float32(0.0))


@rule
def foretell(rules: Rules, s: Any, seat: int, place: int, net: Net, paper: Paper) -> None:
    """Points of a seat at the end, and its weight among the seats who may win, into a place of `finals`."""
    rules.look(s, seat, paper.insight)
    layer(paper.insight, net.first, net.first_bias, paper.first)
    cut_off(paper.first)
    layer(paper.first, net.hidden, net.hidden_bias, paper.hidden)
    cut_off(paper.hidden)
    layer(paper.hidden, net.out, net.out_bias, paper.outputs)
    points = rules.score(s, seat) / paper.unit[0] + POINTS * paper.outputs[0]
    paper.finals[place] = points
    paper.finals[MOST_SEATS + place] = np.exp(min(30.0, max(-30.0, paper.outputs[1] + SLOPE * points)))


@rule
def foretell_all(rules: Rules, s: Any, seat: int, net: Net, paper: Paper) -> None:
    """Points at the end and win shares of all places, the seat's first."""
    places = max(2, s.seats)
    total = 0.0
    for place in range(places):
        foretell(rules, s, (seat + place) % places, place, net, paper)
        total += paper.finals[MOST_SEATS + place]
    for place in range(places):
        paper.finals[MOST_SEATS + place] /= total


# ---------------------------------------------------------------- judging


@rule
def end_result(rules: Rules, s: Any, seat: int, paper: Paper) -> None:
    """Points and win shares when the game is over."""
    places = max(2, s.seats)
    winners = 0
    for place in range(places):
        winners += 1 if rules.rank(s, place) == 1 else 0
    for place in range(places):
        who = (seat + place) % places
        paper.finals[place] = rules.score(s, who) / paper.unit[0]
        paper.finals[MOST_SEATS + place] = 1.0 / winners if rules.rank(s, who) == 1 else 0.0


@rule
def lead(paper: Paper, places: int) -> float:
    best = LOW
    for place in range(1, places):
        best = max(best, paper.finals[place])
    return float(paper.finals[0] - best)


@rule
def judge(rules: Rules, state: Any, seat: int, how: Any, aim: Any, net: Net, paper: Paper) -> float:
    """How good a state is for a seat: chance to win, lead and own points, as much as the seat cares for each."""
    s = rules.record_of(state)
    places = max(2, s.seats)
    if s.over:
        end_result(rules, s, seat, paper)
    elif aim[Aim.WIN] == 0.0 and aim[Aim.LEAD] == 0.0:  # nothing but the own points matters
        if how[How.MODE] == ADVICE:
            return float(rules.worth(s, seat) / (100.0 * paper.unit[0]))
        foretell(rules, s, seat, 0, net, paper)
        return float(aim[Aim.OWN] * paper.finals[0])
    elif how[How.MODE] == ADVICE:
        for place in range(places):
            paper.finals[place] = rules.worth(s, (seat + place) % places) / (100.0 * paper.unit[0])
            paper.finals[MOST_SEATS + place] = 0.0
    else:
        foretell_all(rules, s, seat, net, paper)
    value = aim[Aim.WIN] * 100.0 * paper.finals[MOST_SEATS] + aim[Aim.OWN] * paper.finals[0]
    return float(value + aim[Aim.LEAD] * lead(paper, places))


# ---------------------------------------------------------------- searching a turn


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
def keep_top(paper: Paper, tops: int, length: int, value: float) -> None:
    """Remember one of the best turns, unless one with the same value is known."""
    worst = 0
    for k in range(tops):
        if paper.top_values[k] == value:
            return
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
    turn = rules.record_of(states[base]).turn + 0
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


# ---------------------------------------------------------------- looking ahead


@rule
def play_turn(rules: Rules, row: int, x: int, how: Any, aim: Any, net: Net, paper: Paper) -> int:
    """One whole turn, or the decisions of one seat outside turns, by small searches."""
    first = rules.record_of(paper.states[row])
    seat, turn = first.stack[first.depth - 1].seat + 0, first.turn + 0
    for _ in range(LEVELS):
        s = rules.record_of(paper.states[row])
        if is_done(s, seat, turn):
            return x
        x, _value = search(rules, row, seat, how[How.QUICK], 0, x, how, aim, paper.second, net, paper)
        carry_out(rules, paper.states, row, paper.second, paper.menus[0])
    return x


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
    """Choose among the best turns: play on from each, `DEPTH` further turns on fresh guesses, and drop the worse half
    again and again (sequential halving). The plan becomes the turn chosen; returns generator and value."""
    alive = 0
    for k in range(how[How.TOPS]):
        if paper.top_values[k] > LOW:
            paper.order[alive] = k
            paper.sums[k] = 0.0
            alive += 1
    sort_by(paper.top_values, paper.order, alive)
    rounds, left = 0, alive
    while left > 1:
        left = (left + 1) // 2
        rounds += 1
    row = base + LEVELS + 1
    seat_turns, played = how[How.DEPTH], 0
    while alive > 1:
        each = max(1, how[How.SIMULATIONS] // (rounds * alive))
        for _ in range(each):
            x = advance(x)
            deal = x & GUESS
            for i in range(alive):
                k = paper.order[i]
                rules.copy_state(paper.states, base, row)
                rules.guess(paper.states[row], seat, deal)
                carry_out(rules, paper.states, row, paper.tops[k], paper.menus[0])
                if not is_done(rules.record_of(paper.states[row]), seat, rules.record_of(paper.states[base]).turn):
                    x = play_turn(rules, row, x, how, aim, net, paper)
                for _turn in range(seat_turns):
                    if not rules.record_of(paper.states[row]).over:
                        x = play_turn(rules, row, x, how, aim, net, paper)
                paper.sums[k] += judge(rules, paper.states[row], seat, how, aim, net, paper)
        played += each
        sort_by(paper.sums, paper.order, alive)
        alive = (alive + 1) // 2
    best = paper.order[0]
    keep_plan(paper.tops[best, 1:], paper.tops[best, 0], paper.plan)
    return x, paper.sums[best] / max(1, played)


# ---------------------------------------------------------------- players


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
    else:
        rules.copy_state(paper.states, 0, 1)
        x = advance(x)
        rules.guess(paper.states[1], seat, x & GUESS)
        x, value = search(rules, 1, seat, how[How.BUDGET], how[How.TOPS], x, how, aim, paper.plan, net, paper)
        if how[How.TOPS] > 1:
            rules.copy_state(paper.states, 0, 1)
            x, value = look_ahead(rules, 1, seat, x, how, aim, net, paper)
    return x, value


@rule
def plan_turn(rules: Rules, seat: int, seed: int, how: Any, aim: Any, net: Net, paper: Paper) -> float:
    """Plan the turn of the state in row 0; the plan and, after a look-ahead, the turns compared lie on the paper."""
    _x, value = think(rules, seat, seeded(seed), how, aim, net, paper)
    return value


# ---------------------------------------------------------------- whole games


@rule
def log_position(rules: Rules, s: Any, seat: int, number: int, row: int, paper: Paper, log: Any) -> None:
    """What a seat sees now, for learning, and the points of all seats."""
    rules.look(s, seat, paper.insight)
    for i in range(len(paper.insight)):
        log[0][row, i] = paper.insight[i]
    for who in range(max(2, s.seats)):
        log[1][row, who] = rules.score(s, who) / paper.unit[0]
    log[1][row, NUMBER] = number
    log[1][row, SEAT] = seat
    log[1][row, TURN] = s.turn


@rule
def play_games(
    rules: Rules,
    games: int,
    cells: Any,
    seed: int,
    same: int,
    hows: Any,
    aims: Any,
    one: Net,
    other: Net,
    paper: Paper,
    log: Any,
    results: Any,
    rows: Any,
) -> None:
    """Whole games from consecutive seeds, `same` of them with the same set-up; players move up one seat with each.

    `results[game]` gets the points of each player, the win shares, turns and decisions. Into the log go the positions
    between turns, as every seat sees them, all or none of one moment; `rows[0]` says how many rows were written.
    """
    x = seeded(seed ^ (1 << 50))
    players = len(hows)
    for number in range(games):
        rules.reset(paper.states[0], cells, seed + number // same)
        s = rules.record_of(paper.states[0])
        shift = number % players
        decisions, at, planned, turn = 0, 0, -1, -1
        paper.plan[0] = 0
        while not s.over and decisions < MOST_DECISIONS:
            seat = s.stack[s.depth - 1].seat + 0
            if s.turn != turn:
                turn = s.turn + 0
                places = max(2, s.seats)
                if rows[0] + places <= len(log[0]):
                    for who in range(places):
                        log_position(rules, s, who, number, rows[0], paper, log)
                        rows[0] += 1
            decisions += 1
            n = rules.list_options(paper.states[0], paper.menus[0])
            action = paper.menus[0][1]
            goes_on = planned == seat and at < paper.plan[0] and is_listed(paper.menus[0], n, paper.plan[1 + at])
            if n > 1:
                if not goes_on:
                    player = (seat + shift) % players
                    how = hows[player]
                    net = one if how[How.NET] == 0 else other
                    x, _value = think(rules, seat, x, how, aims[player], net, paper)
                    planned, at = seat, 0
                action = paper.plan[1 + at]
            if planned == seat and at < paper.plan[0] and action == paper.plan[1 + at]:
                at += 1
            else:
                paper.plan[0], at = 0, 0
            rules.act(paper.states[0], action)
        end_result(rules, s, 0, paper)
        for who in range(max(2, s.seats)):
            player = (who + shift) % players if s.seats > 1 else who
            results[number, player] = paper.finals[who]
            results[number, MOST_SEATS + player] = paper.finals[MOST_SEATS + who]
        results[number, 2 * MOST_SEATS] = s.turn
        results[number, 2 * MOST_SEATS + 1] = decisions
        results[number, 2 * MOST_SEATS + 2] = shift


# ---------------------------------------------------------------- compiled


def _types() -> dict[str, Any]:
    """The types of what kernels work on, as Numba knows them."""
    numba: Any = import_module("numba")
    types = numba.types
    log = types.Tuple([numba.typeof(a) for a in empty_log()])
    desk = {name: numba.typeof(part) for name, part in zip(("net", "paper"), sample_desk(), strict=True)}
    return {
        **desk,
        "log": log,
        "i8": types.int64,
        "numbers": types.Array(types.int64, 1, "C"),
        "fractions": types.Array(types.float64, 1, "C"),
        "how": types.Array(types.int64, 2, "C"),
        "aim": types.Array(types.float64, 2, "C"),
    }


def types_of(*names: str) -> Callable[[], tuple[Any, ...]]:
    return lambda: tuple(_types()[name] for name in names)


PLAN_TURN = Kernel(plan_turn, types_of("i8", "i8", "numbers", "fractions", "net", "paper"))
PLAY_GAMES = Kernel(
    play_games,
    types_of("i8", "numbers", "i8", "i8", "how", "aim", "net", "net", "paper", "log", "aim", "numbers"),
)
