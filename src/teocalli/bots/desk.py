"""What a search works on: a network, a policy and scratch paper. One desk serves one thread."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
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
#: What a network tells of a seat: points to come, and how much rather it wins than these say.
OF_A_SEAT = 2
#: Columns of the numbers that go with a logged position, behind the scores by seat.
NUMBER, SEAT, TURN, NUMBERS = MOST_SEATS, MOST_SEATS + 1, MOST_SEATS + 2, MOST_SEATS + 3


class Net(NamedTuple):
    """The weights of a network; see `bots/net.py`."""

    insights: Any  # a vector for every insight
    bias: Any
    hidden: Any
    hidden_bias: Any
    out: Any
    out_bias: Any


class Policy(NamedTuple):
    """The weights of a policy, and how it is shown what is being decided; see `bots/policy.py`."""

    offered: Any  # a vector for every action that may be chosen
    own: Any  # for every insight of the own seat
    others: Any  # for every insight of the others, on average
    pending: Any  # for every row of what is being decided
    bias: Any
    hidden: Any
    hidden_bias: Any
    out: Any  # a vector for every action; the last one for what may be expected
    out_bias: Any
    stack: Any  # as the observation has them
    first: Any
    layout: Any


class Paper(NamedTuple):
    """Scratch of a search: one row of each array for each level."""

    states: Any
    menus: Any
    tried: Any
    tries: Any
    shares: Any
    line: Any
    plan: Any  # the best turn found: its length, then its actions
    reply: Any  # a plan for somebody else's turn
    tops: Any  # the best turns found, as plans
    top_values: Any
    sums: Any
    order: Any
    options: Any  # the best value by each option of the first decision
    means: Any
    seen: Any
    insights: Any
    first: Any  # the layers of the network
    second: Any
    outputs: Any
    finals: Any  # points at the end by place, the own first, then win shares
    unit: Any  # engine points of one point
    policy: Policy
    others: Any  # insights of the others, on average
    pending: Any  # rows of what is being decided
    wide: Any  # the layers of the policy
    deep: Any
    liked: Any  # how much the policy likes each option of a menu


def new_paper(game: Game[Any], net: Net, policy: Policy | None) -> Paper:
    """Scratch paper for one thread, with the policy that it is to follow, if there is one."""
    sizes = game.actions.size, game.compiled.size, game.insight.count
    return _paper(*sizes, net, policy or no_policy(), game.meta.score_unit)


def no_policy() -> Policy:
    """What stands for a policy where there is none."""
    table, row = np.zeros((1, 1), np.float32), np.zeros(1, np.float32)
    numbers = np.zeros(1, np.int64)
    return Policy(
        table, table, table, table, row, table, row, table, row, np.zeros((1, 1, 1), np.int64), numbers, numbers
    )


def sample_desk() -> tuple[Net, Paper]:
    """A desk of the smallest size: it has the types of every other."""
    table, row = np.zeros((1, 1), np.float32), np.zeros(1, np.float32)
    net = Net(table, row, table, row, table, row)
    return net, _paper(1, 8, 1, net, no_policy(), 1)


def empty_log(positions: int = 0, insights: int = 0) -> tuple[Any, Any]:
    """Room for positions met in games: insights, and numbers that go with them."""
    return np.zeros((positions, insights), np.float32), np.zeros((positions, NUMBERS), np.float32)


def _paper(actions: int, size: int, insights: int, net: Net, policy: Policy, unit: int) -> Paper:
    levels = 3 * LEVELS
    tried, tries, shares, line, plan, reply = (np.zeros(LEVELS + 1, np.int64) for _ in range(6))
    return Paper(
        np.zeros((levels, size), np.uint8),
        np.zeros((LEVELS + 1, actions + 1), np.int64),
        tried,
        tries,
        shares,
        line,
        plan,
        reply,
        np.zeros((MOST_TURNS, LEVELS + 1), np.int64),
        np.zeros(MOST_TURNS),
        np.zeros(MOST_TURNS),
        np.zeros(MOST_TURNS, np.int64),
        np.zeros(actions),
        np.zeros(actions),
        np.zeros(SEEN, np.int64),
        np.zeros(insights, np.float32),
        np.zeros(len(net.bias), np.float32),
        np.zeros(len(net.hidden_bias), np.float32),
        np.zeros(OF_A_SEAT, np.float32),
        np.zeros(2 * MOST_SEATS),
        np.array([float(unit)]),
        policy,
        np.zeros(insights, np.float32),
        np.zeros(len(policy.first) - 1, np.int64),
        np.zeros(len(policy.bias), np.float32),
        np.zeros(len(policy.hidden_bias), np.float32),
        np.zeros(actions + 1),
    )


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
