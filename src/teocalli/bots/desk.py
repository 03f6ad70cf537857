"""What a search works on: the rules' tables, a network, and scratch paper. One desk serves one thread."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from teocalli.engine.game import Game
from teocalli.engine.observation import MOST_SEATS

#: The longest turn that is looked through, in decisions.
LEVELS = 26
#: Turns that a look-ahead compares.
MOST_TURNS = 32
#: Places to remember positions that were met already.
SEEN = 1 << 14
#: Scalars that a network gets beside the observation: the scores, the lead, the turn.
SCALARS = MOST_SEATS + 2
#: What a network by observations tells: points to come and win share of each place, turns to come.
OUTPUTS = 2 * MOST_SEATS + 1
#: What a network by insights tells of a seat: points to come, and how much rather it wins than these say.
OF_A_SEAT = 2
#: Columns of the numbers that go with a logged position, behind the scores by seat.
NUMBER, SEAT, TURN, NUMBERS = MOST_SEATS, MOST_SEATS + 1, MOST_SEATS + 2, MOST_SEATS + 3


class Seen(NamedTuple):
    """The tables of an observation (`engine/observation.py`) and its scratch."""

    table: Any
    stack: Any
    first: Any
    layout: Any
    turn: Any
    rows: Any
    root: Any
    unit: Any


class Net(NamedTuple):
    """The weights of a network; see `bots/net.py`. By insights or by observations: the other part is empty."""

    insights: Any  # a vector for every insight
    rows: Any  # a vector for every row of the observation
    scalars: Any
    bias: Any
    hidden: Any
    hidden_bias: Any
    out: Any
    out_bias: Any


class Paper(NamedTuple):
    """Scratch of a search: one row of each array for each level."""

    states: Any
    menus: Any
    tried: Any
    tries: Any
    shares: Any
    line: Any
    plan: Any  # the best turn found: its length, then its actions
    second: Any  # a plan for somebody else's turn
    tops: Any  # the best turns found, as plans
    top_values: Any
    sums: Any
    order: Any
    options: Any  # the best value by each option of the first decision
    means: Any
    seen: Any
    insights: Any
    root: Any  # the network's first layer at the root of a search
    first: Any
    second_layer: Any
    outputs: Any
    finals: Any


def seen_of(game: Game[Any]) -> Seen:
    """The tables of a game's observation."""
    o = game.observation
    rows = np.zeros(o.count, np.int64)
    turn = np.zeros(2 * MOST_SEATS, np.int64)
    unit = np.array([float(game.meta.score_unit)])
    return Seen(o.table, o.stack, o.first, o.layout, turn, rows, rows.copy(), unit)


def new_paper(game: Game[Any], net: Net) -> Paper:
    """Scratch paper for one thread."""
    return _paper(game.actions.size, game.compiled.size, game.insight.count, net)


def sample_desk() -> tuple[Seen, Net, Paper]:
    """A desk of the smallest size: it has the types of every other."""
    weights = [np.zeros((1, 1), np.float32), np.zeros(1, np.float32)]
    table, row = np.zeros((1, 1), np.int64), np.zeros(1, np.int64)
    net = Net(*(weights[0 if is_table else 1] for is_table in (1, 1, 1, 0, 1, 0, 1, 0)))
    seen = Seen(table, np.zeros((1, 1, 1), np.int64), row, row, row, row, row, np.zeros(1))
    return seen, net, _paper(1, 8, 1, net)


def empty_log(positions: int = 0, insights: int = 0) -> tuple[Any, Any]:
    """Room for positions met in games: insights, and numbers that go with them."""
    return np.zeros((positions, insights), np.float32), np.zeros((positions, NUMBERS), np.float32)


def _paper(actions: int, size: int, insights: int, net: Net) -> Paper:
    levels = 3 * LEVELS
    tried, tries, shares, line, plan, second = (np.zeros(LEVELS + 1, np.int64) for _ in range(6))
    return Paper(
        np.zeros((levels, size), np.uint8),
        np.zeros((LEVELS + 1, actions + 1), np.int64),
        tried,
        tries,
        shares,
        line,
        plan,
        second,
        np.zeros((MOST_TURNS, LEVELS + 1), np.int64),
        np.zeros(MOST_TURNS),
        np.zeros(MOST_TURNS),
        np.zeros(MOST_TURNS, np.int64),
        np.zeros(actions),
        np.zeros(actions),
        np.zeros(SEEN, np.int64),
        np.zeros(insights, np.float32),
        np.zeros(len(net.bias), np.float32),
        np.zeros(len(net.bias), np.float32),
        np.zeros(len(net.hidden_bias), np.float32),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(2 * MOST_SEATS),
    )
