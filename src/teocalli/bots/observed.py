"""The judgement of a network by observations: vectors of rows are added up, from the root of a search on."""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.bots.desk import Net, Paper, Seen
from teocalli.engine.kernel import Rules
from teocalli.engine.observation import MOST_SEATS, observe
from teocalli.engine.records import rule


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
    best = -1.0e18
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
