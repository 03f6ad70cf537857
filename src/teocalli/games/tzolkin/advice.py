"""Strategy advice: what a seat may expect to score in the end, in hundredths of an engine point.

Points in hand count in full, monuments as they stand. Temples pay at every food day to come. Corn for the next food
day comes before everything, because a hungry worker costs three points; beyond that corn is the money for workers.
Resources are worth what they buy, skulls the best action still open on Chichen Itza. Technologies, farms and
further workers are worth the more the earlier they come. A worker on a gear is worth the action it will have reached
when its owner's next turn comes; one that falls off before is worth nothing.
"""

from __future__ import annotations

from teocalli.engine.records import rule, table
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.food_day import fed_free, food_each
from teocalli.games.tzolkin.monuments import monument_points
from teocalli.games.tzolkin.scoring import UNIT, corn_value
from teocalli.games.tzolkin.state import Player, State

#: A hundredth of a victory point is the currency of this file; the engine counts in quarter points.
LAST_DAY = c.FOOD_DAYS[c.LAST_FOOD_DAY]
AGES = 2

CORN_FOR_FOOD, CORN_TO_SPEND, CORN_HOARDED = 140, 60, 26
CORN_ENOUGH = 10
RESOURCE = table((75, 105, 140))  # wood, stone, gold, while there is time to build
RESOURCE_AT_END = table((50, 75, 100))
RESOURCES_ENOUGH = 6
SKULL_SHARE = 75  # percent of the best open action, for the first skull; a second one waits longer
LEVEL_A_DAY = table((17, 22, 14, 17))  # each technology level, for each day left
FIFTH_SIXTH_WORKER = table((0, 0, 0, 0, 26, 44, 58))  # workers in play beyond the third, for each day left
EXTRA_DAY = 60
HIGHEST_SHARE = 40  # percent of the bonus of the highest, for standing highest now
STEP_PROMISE = 35  # a step above the others has a use of its own: it is nearer to the next reward
IN_HAND = 40
#: What the action of a space is worth on the four small gears.
ACTION = table(
    (
        (60, 170, 220, 290, 370, 450, 450, 450),
        (60, 90, 150, 220, 300, 340, 340, 340),
        (60, 130, 200, 260, 380, 270, 380, 380),
        (60, 130, 90, 200, 240, 330, 330, 330),
    )
)
ACTION_SHARE = 80  # percent: it still has to be taken
OFFERING_SHARE = 70


@rule
def worth(s: State, seat: int) -> int:
    """An estimate of the final standing."""
    p = s.players[seat]
    days = max(0, LAST_DAY - s.day)
    total = 100 * p.points + monuments_worth(s, seat) + temples_worth(s, seat)
    total += food_and_corn(s, seat) + resources_worth(p, days) + skulls_worth(s, p, days)
    for track in range(c.TECHNOLOGIES):
        total += LEVEL_A_DAY[track] * p.levels[track] * days
    total += FIFTH_SIXTH_WORKER[c.WORKERS - p.bank] * days
    if p.dark == 0:
        total += EXTRA_DAY * days // LAST_DAY
    return UNIT * (total + workers_worth(s, seat, days))


@rule
def monuments_worth(s: State, seat: int) -> int:
    """Own monuments at their present points."""
    total = 0
    for monument in range(c.MONUMENTS):
        if s.monument_builder[monument] == seat:
            total += 100 * monument_points(s, seat, monument)
    return total


@rule
def temples_worth(s: State, seat: int) -> int:
    """The own step at each end of an age to come, the bonus of the highest, and the materials in between."""
    total = 0
    for temple in range(c.TEMPLES):
        place = s.players[seat].temples[temple]
        ends = AGES - s.food_days // 2
        total += 100 * ends * c.STEP_POINTS[temple][place] + STEP_PROMISE * place
        highest = True
        for other in range(s.seats):
            if other != seat and s.players[other].temples[temple] >= place:
                highest = False
        if highest:
            for age in range(AGES - ends, AGES):
                total += HIGHEST_SHARE * c.HIGHEST_BONUS[temple][age]
        rewards = (1 if s.food_days == 0 else 0) + (1 if s.food_days <= 2 else 0)
        for step in range(place + 1):
            good = c.STEP_GOOD[temple][step]
            if good == c.SKULL:
                total += 400 * rewards
            elif good >= 0:
                total += RESOURCE[good - c.WOOD] * rewards
    return total


@rule
def food_and_corn(s: State, seat: int) -> int:
    """Corn that feeds on the next food day, corn to spend, corn that only waits; farms on the food days after it."""
    p = s.players[seat]
    if s.food_days > c.LAST_FOOD_DAY:
        return 100 * p.stock[c.CORN] // c.CORN_PER_POINT
    workers = c.WORKERS - p.bank
    each = food_each(s, seat)
    needed = max(0, workers - fed_free(s, seat)) * each
    food_days = c.LAST_FOOD_DAY + 1 - s.food_days
    corn = p.stock[c.CORN] + 0
    eaten = min(corn, needed)
    spare = corn - eaten
    to_spend = min(spare, CORN_ENOUGH)
    soon = max(0, c.FOOD_DAYS[s.food_days] - s.day)
    hunger = CORN_FOR_FOOD * (needed - eaten)
    total = CORN_TO_SPEND * (corn - spare) + CORN_HOARDED * (spare - to_spend)
    total += CORN_TO_SPEND * to_spend if s.food_days < c.LAST_FOOD_DAY else CORN_HOARDED * to_spend
    return total - hunger * 8 // (8 + soon) - CORN_TO_SPEND * needed * (food_days - 1)


@rule
def resources_worth(p: Player, days: int) -> int:
    """Resources are for building; in the last days they are worth their corn, and so is what exceeds a few."""
    if days <= 1:
        return 100 * (corn_value(p) - p.stock[c.CORN]) // c.CORN_PER_POINT
    total = 0
    for resource in range(c.RESOURCES):
        amount = p.stock[c.WOOD + resource] + 0
        useful = min(amount, RESOURCES_ENOUGH)
        total += RESOURCE[resource] * useful + RESOURCE_AT_END[resource] * (amount - useful)
    return total


@rule
def skulls_worth(s: State, p: Player, days: int) -> int:
    """Three points in hand, more on the best actions of Chichen Itza that can still be reached."""
    total = 0
    left = p.stock[c.SKULL] + 0
    for back in range(c.MOST_ACTIONS):
        number = c.MOST_ACTIONS - back
        if left > 0 and s.offered[number - 1] == 0 and number < days:
            total += max(100 * c.POINTS_PER_SKULL, SKULL_SHARE * (c.SACRIFICE[number][0] + 1))
            left -= 1
    return total + 100 * c.POINTS_PER_SKULL * left


@rule
def workers_worth(s: State, seat: int, days: int) -> int:
    """Workers in hand, and those on the gears by the space they will have reached in the next turn."""
    p = s.players[seat]
    if days <= 0:
        return 0
    total = IN_HAND * p.hand
    skulls = p.stock[c.SKULL] + 0
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        for space in range(c.LAST_SPACE[gear]):
            if teeth[space] != seat:
                continue
            if gear != c.CHICHEN_ITZA:
                total += ACTION_SHARE * ACTION[gear][space + 1] // 100
            elif skulls > 0:
                skulls -= 1
                total += offering_worth(s, p, space + 1)
            else:
                total += IN_HAND
    return total


@rule
def offering_worth(s: State, p: Player, space: int) -> int:
    """What a skull brings from this space beyond what it is worth in hand: the best open action up to it."""
    best = 0
    reach = space + 1 if p.levels[c.THEOLOGY] >= c.NEXT_ACTION_LEVEL else space
    for number in range(1, min(reach, c.MOST_ACTIONS) + 1):
        if s.offered[number - 1] == 0:
            gain = 100 * c.SACRIFICE[number][0] + 100 - 60 * max(0, space - number)
            best = max(best, gain)
    return OFFERING_SHARE * best // 200
