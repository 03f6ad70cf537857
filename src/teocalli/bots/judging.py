"""How good the end of a turn is for a seat: what a network or the advice foretells, as the seat cares for it."""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.bots.desk import Net, Paper
from teocalli.bots.settings import ADVICE, Aim, How
from teocalli.engine.kernel import Rules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

LOW = -1.0e18
#: Points of one unit of a network's output, and how much a point more counts among the seats who may win.
POINTS, SLOPE = 40.0, 0.05


@rule
def add_rows(given: Any, weights: Any, result: Any) -> None:
    """Add the rows of a layer, each as much as it is given; most of what is given is 0."""
    for i in range(len(weights)):
        value = given[i]
        if value != 0.0:
            for j in range(len(result)):
                result[j] += value * weights[i, j]


@rule
def layer(given: Any, weights: Any, bias: Any, result: Any) -> None:
    """One layer of a network."""
    for j in range(len(bias)):
        result[j] = bias[j]
    add_rows(given, weights, result)


@rule
def cut_off(values: Any) -> None:
    """Below 0."""
    for j in range(len(values)):
        values[j] = max(values[j], np.float32(0.0))


@rule
def foretell_seat(rules: Rules, s: Any, seat: int, place: int, net: Net, paper: Paper) -> None:
    """Points of a seat at the end, and its weight among the seats who may win, into a place of `finals`."""
    rules.look(s, seat, paper.insights)
    layer(paper.insights, net.insights, net.bias, paper.first)
    cut_off(paper.first)
    layer(paper.first, net.hidden, net.hidden_bias, paper.second)
    cut_off(paper.second)
    layer(paper.second, net.out, net.out_bias, paper.outputs)
    points = rules.score(s, seat) / paper.unit[0] + POINTS * paper.outputs[0]
    paper.finals[place] = points
    paper.finals[MOST_SEATS + place] = np.exp(min(30.0, max(-30.0, paper.outputs[1] + SLOPE * points)))


@rule
def foretell_seats(rules: Rules, s: Any, seat: int, net: Net, paper: Paper) -> None:
    """Points at the end and win shares of all places, the seat's first."""
    places = scoring_seats(s.seats)
    total = 0.0
    for place in range(places):
        foretell_seat(rules, s, (seat + place) % places, place, net, paper)
        total += paper.finals[MOST_SEATS + place]
    for place in range(places):
        paper.finals[MOST_SEATS + place] /= total


@rule
def end_result(rules: Rules, s: Any, seat: int, paper: Paper) -> None:
    """Points and win shares when the game is over."""
    places = scoring_seats(s.seats)
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
    places = scoring_seats(s.seats)
    if s.over:
        end_result(rules, s, seat, paper)
    elif how[How.MODE] == ADVICE:
        for place in range(places):
            paper.finals[place] = rules.worth(s, (seat + place) % places) / (100.0 * paper.unit[0])
            paper.finals[MOST_SEATS + place] = 0.0
    elif aim[Aim.WIN] == 0.0 and aim[Aim.LEAD] == 0.0:  # nothing but the own points matters
        foretell_seat(rules, s, seat, 0, net, paper)
        return float(aim[Aim.OWN] * paper.finals[0])
    else:
        foretell_seats(rules, s, seat, net, paper)
    value = aim[Aim.WIN] * 100.0 * paper.finals[MOST_SEATS] + aim[Aim.OWN] * paper.finals[0]
    return float(value + aim[Aim.LEAD] * lead(paper, places))
