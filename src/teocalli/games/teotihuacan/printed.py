"""What is printed on the boards: the tables of Forest, Quarry and Gold Deposits, temple steps, the Ascension wheel."""

from __future__ import annotations

from typing import NamedTuple

from teocalli.engine.structs import table
from teocalli.games.teotihuacan.effects import ANY, NOTHING, Effect, cocoa, matching, points, resources, rows, step

# ---------------------------------------------------------------- resource boards (A)

#: By board, number of workers and column: a lowest power of 1, of 2 or 3, of 4 or 5.
GATHER_CELLS = (
    (
        ((cocoa(1),), (matching(1),), (matching(2),)),
        ((matching(1),), (matching(2),), (cocoa(2), matching(3))),
        ((cocoa(1), matching(2)), (cocoa(3), matching(3)), (cocoa(5), matching(4))),
    ),
    (
        ((points(1),), (matching(1),), (matching(2),)),
        ((matching(1),), (matching(2),), (points(2), matching(3))),
        ((points(1), matching(2)), (points(3), matching(3)), (points(5), matching(4))),
    ),
    (
        ((points(1),), (matching(1),), (matching(2),)),
        ((matching(1),), (matching(2),), (points(2), matching(3))),
        ((cocoa(1), matching(2)), (step(ANY), matching(3)), (step(ANY, 2), matching(4))),
    ),
)
#: The column of a lowest power.
POWER_COLUMN = table((-1, 0, 1, 1, 2, 2))
GATHER_EFFECTS = 2
GATHER = table([[[rows(cell, GATHER_EFFECTS) for cell in row] for row in board] for board in GATHER_CELLS])

# ---------------------------------------------------------------- temples (B)

_BLUE = (resources(1),) * 4 + (resources(2),) * 2 + (points(2), resources(2), points(4), NOTHING, points(6))
_RED = tuple(points(n) for n in (1, 1, 2, 2, 2, 3, 3, 4, 5)) + (NOTHING, points(7))
_GREEN = tuple(cocoa(n) for n in (1, 1, 1, 2, 2, 2, 3, 3, 4)) + (NOTHING, points(5))
#: By temple and step, from the foot; on the step below the top lies the temple bonus tile.
TEMPLE_REWARD = table((NOTHING, *steps) for steps in (_BLUE, _RED, _GREEN))

# ---------------------------------------------------------------- Ascension wheel (A)


class Reward(NamedTuple):
    id: str
    effect: Effect
    cocoa: int = 0  # to be paid for it


#: In the order of `vocabulary.Wheel`.
WHEEL = (
    Reward("points", points(5)),
    Reward("cocoa", cocoa(5)),
    Reward("temple", step(ANY)),
    Reward("two_steps", step(ANY, 2), cocoa=3),
    Reward("worker", cocoa(2)),  # and the fourth worker
)
WHEEL_EFFECT = table(reward.effect for reward in WHEEL)
WHEEL_PRICE = table(reward.cocoa for reward in WHEEL)
