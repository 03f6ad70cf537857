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

from teocalli.bots.desk import LEVELS, NUMBER, SEAT, SEEN, TURN, Net, Paper, Seen, empty_log, sample_desk
from teocalli.bots.settings import ADVICE, NET, RANDOM, Aim, How
from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS, observe
from teocalli.engine.state import is_turn_over
from teocalli.engine.structs import fill, rule

LOW = -1.0e18
#: Seeds of guesses are kept small.
GUESS = (1 << 46) - 1
#: Points of one unit of a network's output, and how much a point more counts among the seats who may win.
POINTS, SLOPE = 40.0, 0.05
#: No game has more decisions.
MOST_DECISIONS = 6000


# ---------------------------------------------------------------- a network by observations


@rule
def look(state: Any, seat: int, seen: Seen, rows: Any) -> None:
    """The observation of a state in memory."""
    observe(state.view(np.int16), seat, seen.table, seen.stack, seen.first, seen.layout, seen.turn, rows)


@rule
def stand_at_root(state: Any, seat: int, seen: Seen, net: Net, paper: Paper) -> None:
    """The first layer at the root of a search: what follows differs from it in few rows."""
    if len(net.rows) == 0:
        return
    look(state, seat, seen, seen.root)
    width = net.rows.shape[1]
    for j in range(width):
        paper.root[j] = net.bias[j]
    for i in range(len(seen.root)):
        row = net.rows[seen.root[i]]
        for j in range(width):
            paper.root[j] += row[j]


@rule
def first_layer(rules: Rules, state: Any, s: Any, seat: int, seen: Seen, net: Net, paper: Paper) -> None:
    """The first layer of a state, from that of the root."""
    look(state, seat, seen, seen.rows)
    width = net.rows.shape[1]
    for j in range(width):
        paper.first[j] = paper.root[j]
    for i in range(len(seen.rows)):
        if seen.rows[i] != seen.root[i]:
            new, old = net.rows[seen.rows[i]], net.rows[seen.root[i]]
            for j in range(width):
                paper.first[j] += new[j] - old[j]
    places = max(2, s.seats)
    own = rules.score(s, seat) / seen.unit[0]
    best = LOW
    for place in range(places):
        points = rules.score(s, (seat + place) % places) / seen.unit[0]
        paper.finals[place] = points
        add_scalar(net, paper, place, points / 40.0)
        if place > 0:
            best = max(best, points)
    add_scalar(net, paper, MOST_SEATS, (own - best) / 20.0)
    add_scalar(net, paper, MOST_SEATS + 1, s.turn / 64.0)


@rule
def add_scalar(net: Net, paper: Paper, number: int, value: float) -> None:
    factor = np.float32(value)
    for j in range(net.rows.shape[1]):
        paper.first[j] += factor * net.scalars[number, j]


@rule
def second_layer(weights: Any, bias: Any, paper: Paper) -> None:
    """From the first layer, cut off below 0."""
    width = weights.shape[1]
    for k in range(width):
        paper.second_layer[k] = bias[k]
    for j in range(weights.shape[0]):
        value = paper.first[j]
        if value > 0.0:
            for k in range(width):
                paper.second_layer[k] += value * weights[j, k]


@rule
def foretell(rules: Rules, state: Any, s: Any, seat: int, seen: Seen, net: Net, paper: Paper) -> None:
    """Final points and win shares of all places, the seat's first, into `finals`."""
    first_layer(rules, state, s, seat, seen, net, paper)
    second_layer(net.hidden, net.hidden_bias, paper)
    for o in range(len(paper.outputs)):
        paper.outputs[o] = net.out_bias[o]
    for k in range(net.hidden.shape[1]):
        value = paper.second_layer[k]
        if value > 0.0:
            for o in range(len(paper.outputs)):
                paper.outputs[o] += value * net.out[k, o]
    places = max(2, s.seats)
    total = 0.0
    for place in range(places):
        paper.finals[place] += 40.0 * paper.outputs[place]
        share = np.exp(min(30.0, max(-30.0, paper.outputs[MOST_SEATS + place] + 0.05 * paper.finals[place])))
        paper.finals[MOST_SEATS + place] = share
        total += share
    for place in range(places):
        paper.finals[MOST_SEATS + place] /= total


# ---------------------------------------------------------------- a network by insights


@rule
def foretell_seat(rules: Rules, s: Any, seat: int, place: int, seen: Seen, net: Net, paper: Paper) -> None:
    """Points of a seat at the end, and its weight among the seats who may win, into a place of `finals`."""
    rules.look(s, seat, paper.insights)
    for j in range(len(net.bias)):
        paper.first[j] = net.bias[j]
    for i in range(len(net.insights)):
        value = paper.insights[i]
        if value != 0.0:
            for j in range(len(net.bias)):
                paper.first[j] += value * net.insights[i, j]
    second_layer(net.hidden, net.hidden_bias, paper)
    out, rather = net.out_bias[0], net.out_bias[1]
    for k in range(len(net.hidden_bias)):
        if paper.second_layer[k] > 0.0:
            out += paper.second_layer[k] * net.out[k, 0]
            rather += paper.second_layer[k] * net.out[k, 1]
    points = rules.score(s, seat) / seen.unit[0] + POINTS * out
    paper.finals[place] = points
    paper.finals[MOST_SEATS + place] = np.exp(min(30.0, max(-30.0, rather + SLOPE * points)))


@rule
def foretell_seats(rules: Rules, s: Any, seat: int, seen: Seen, net: Net, paper: Paper) -> None:
    """Points at the end and win shares of all places, the seat's first."""
    places = max(2, s.seats)
    total = 0.0
    for place in range(places):
        foretell_seat(rules, s, (seat + place) % places, place, seen, net, paper)
        total += paper.finals[MOST_SEATS + place]
    for place in range(places):
        paper.finals[MOST_SEATS + place] /= total


# ---------------------------------------------------------------- judging


@rule
def end_result(rules: Rules, s: Any, seat: int, seen: Seen, paper: Paper) -> None:
    """Points and win shares when the game is over."""
    places = max(2, s.seats)
    winners = 0
    for place in range(places):
        winners += 1 if rules.rank(s, place) == 1 else 0
    for place in range(places):
        who = (seat + place) % places
        paper.finals[place] = rules.score(s, who) / seen.unit[0]
        paper.finals[MOST_SEATS + place] = 1.0 / winners if rules.rank(s, who) == 1 else 0.0


@rule
def lead(paper: Paper, places: int) -> float:
    best = LOW
    for place in range(1, places):
        best = max(best, paper.finals[place])
    return float(paper.finals[0] - best)


@rule
def judge(rules: Rules, state: Any, seat: int, how: Any, aim: Any, seen: Seen, net: Net, paper: Paper) -> float:
    """How good a state is for a seat: chance to win, lead and own points, as much as the seat cares for each."""
    s = rules.record_of(state)
    places = max(2, s.seats)
    if s.over:
        end_result(rules, s, seat, seen, paper)
    elif how[How.MODE] == ADVICE:
        for place in range(places):
            paper.finals[place] = rules.worth(s, (seat + place) % places) / (100.0 * seen.unit[0])
            paper.finals[MOST_SEATS + place] = 0.0
    elif len(net.rows) > 0:
        foretell(rules, state, s, seat, seen, net, paper)
    elif aim[Aim.WIN] == 0.0 and aim[Aim.LEAD] == 0.0:  # nothing but the own points matters
        foretell_seat(rules, s, seat, 0, seen, net, paper)
        return float(aim[Aim.OWN] * paper.finals[0])
    else:
        foretell_seats(rules, s, seat, seen, net, paper)
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
    seen: Seen,
    net: Net,
    paper: Paper,
) -> tuple[int, float]:
    """The best turn from the state in row `base`, as a plan; rows above are scratch. Returns generator and value."""
    states, menus = paper.states, paper.menus
    turn = rules.record_of(states[base]).turn + 0
    if how[How.MODE] == NET:
        stand_at_root(states[base], seat, seen, net, paper)
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
            value = judge(rules, states[above], seat, how, aim, seen, net, paper)
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
def play_turn(rules: Rules, row: int, x: int, how: Any, aim: Any, seen: Seen, net: Net, paper: Paper) -> int:
    """One whole turn, or the decisions of one seat outside turns, by small searches."""
    first = rules.record_of(paper.states[row])
    seat, turn = first.stack[first.depth - 1].seat + 0, first.turn + 0
    for _ in range(LEVELS):
        s = rules.record_of(paper.states[row])
        if is_done(s, seat, turn):
            return x
        x, _value = search(rules, row, seat, how[How.QUICK], 0, x, how, aim, paper.second, seen, net, paper)
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
    rules: Rules, base: int, seat: int, x: int, how: Any, aim: Any, seen: Seen, net: Net, paper: Paper
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
                    x = play_turn(rules, row, x, how, aim, seen, net, paper)
                for _turn in range(seat_turns):
                    if not rules.record_of(paper.states[row]).over:
                        x = play_turn(rules, row, x, how, aim, seen, net, paper)
                if how[How.MODE] == NET:
                    stand_at_root(paper.states[row], seat, seen, net, paper)
                paper.sums[k] += judge(rules, paper.states[row], seat, how, aim, seen, net, paper)
        played += each
        sort_by(paper.sums, paper.order, alive)
        alive = (alive + 1) // 2
    best = paper.order[0]
    keep_plan(paper.tops[best, 1:], paper.tops[best, 0], paper.plan)
    return x, paper.sums[best] / max(1, played)


# ---------------------------------------------------------------- players


@rule
def follow_advice(
    rules: Rules, seat: int, x: int, how: Any, aim: Any, seen: Seen, net: Net, paper: Paper
) -> tuple[int, int]:
    """The option that is best on average over some guesses, by the game's advice."""
    n = rules.list_options(paper.states[0], paper.menus[LEVELS])
    for k in range(n):
        paper.means[k] = 0.0
    for _ in range(max(1, how[How.GUESSES])):
        rules.copy_state(paper.states, 0, 1)
        x = advance(x)
        rules.guess(paper.states[1], seat, x & GUESS)
        x, _value = search(rules, 1, seat, how[How.BUDGET], 0, x, how, aim, paper.plan, seen, net, paper)
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
def think(rules: Rules, seat: int, x: int, how: Any, aim: Any, seen: Seen, net: Net, paper: Paper) -> tuple[int, float]:
    """Plan the turn of the state in row 0. Returns generator and value of the plan."""
    value = 0.0
    n = rules.list_options(paper.states[0], paper.menus[0])
    mode = how[How.MODE]
    x = advance(x)
    if mode == RANDOM or below(x, 1_000_000) < how[How.RANDOM]:
        x = advance(x)
        paper.plan[0], paper.plan[1] = 1, paper.menus[0][1 + below(x, n)]
    elif mode == ADVICE:
        x, action = follow_advice(rules, seat, x, how, aim, seen, net, paper)
        paper.plan[0], paper.plan[1] = 1, action
    else:
        rules.copy_state(paper.states, 0, 1)
        x = advance(x)
        rules.guess(paper.states[1], seat, x & GUESS)
        x, value = search(rules, 1, seat, how[How.BUDGET], how[How.TOPS], x, how, aim, paper.plan, seen, net, paper)
        if how[How.TOPS] > 1:
            rules.copy_state(paper.states, 0, 1)
            x, value = look_ahead(rules, 1, seat, x, how, aim, seen, net, paper)
    return x, value


@rule
def plan_turn(rules: Rules, seat: int, seed: int, how: Any, aim: Any, seen: Seen, net: Net, paper: Paper) -> float:
    """Plan the turn of the state in row 0; the plan and, after a look-ahead, the turns compared lie on the paper."""
    _x, value = think(rules, seat, seeded(seed), how, aim, seen, net, paper)
    return value


# ---------------------------------------------------------------- whole games


@rule
def log_position(rules: Rules, s: Any, seat: int, number: int, row: int, seen: Seen, log: Any) -> None:
    """What a seat sees now, for learning, and the points of all seats."""
    rules.look(s, seat, log[0][row])
    for who in range(max(2, s.seats)):
        log[1][row, who] = rules.score(s, who) / seen.unit[0]
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
    seen: Seen,
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
                        log_position(rules, s, who, number, rows[0], seen, log)
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
                    x, _value = think(rules, seat, x, how, aims[player], seen, net, paper)
                    planned, at = seat, 0
                action = paper.plan[1 + at]
            if planned == seat and at < paper.plan[0] and action == paper.plan[1 + at]:
                at += 1
            else:
                paper.plan[0], at = 0, 0
            rules.act(paper.states[0], action)
        end_result(rules, s, 0, seen, paper)
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
    desk = {name: numba.typeof(part) for name, part in zip(("seen", "net", "paper"), sample_desk(), strict=True)}
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


PLAN_TURN = Kernel(plan_turn, types_of("i8", "i8", "numbers", "fractions", "seen", "net", "paper"))
PLAY_GAMES = Kernel(
    play_games,
    types_of("i8", "numbers", "i8", "i8", "how", "aim", "seen", "net", "net", "paper", "log", "aim", "numbers"),
)
