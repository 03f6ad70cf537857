"""Strategy advice: what a seat may expect to score in the end, in hundredths of an engine point.

Points in hand count in full, monuments as they stand. Temples pay at every food day to come. Corn for the next food
day comes before everything, because a hungry worker costs three points; beyond that corn is the money for workers.
Resources are worth what they buy, skulls the best action still open on Chichen Itza. Technologies, farms and
further workers are worth the more the earlier they come. A worker on a gear is worth the action it will have reached
when its owner's next turn comes; one that falls off before is worth nothing.
"""

from __future__ import annotations

from teocalli.engine.structs import rule, table
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import resources_of
from teocalli.games.tzolkin.final_scoring import UNIT
from teocalli.games.tzolkin.food_day import fed_free, food_each
from teocalli.games.tzolkin.monuments import monument_points
from teocalli.games.tzolkin.state import Player, State

#: A hundredth of a victory point is the currency of this file; the engine counts in quarter points.
LAST_DAY = c.FOOD_DAYS[c.LAST_FOOD_DAY]
AGES = 2

CORN_FOR_FOOD, CORN_TO_SPEND, CORN_HOARDED = 170, 70, 26
CORN_ENOUGH = 12
RESOURCE = table((100, 140, 185))  # wood, stone, gold, while there is time to build
RESOURCE_AT_END = table((50, 75, 100))
RESOURCES_ENOUGH = 4
TIME_TO_BUILD = 7  # days in which resources lose their use
SKULL, TIME_TO_OFFER = 470, 5
LEVEL_A_DAY = table((28, 33, 24, 22))  # each technology level, for each day left
WORKERS_A_DAY = table((0, 0, 0, 0, 95, 165, 210))  # workers in play beyond the third, for each day left
EXTRA_DAY = 60
HIGHEST_SHARE = 40  # percent of the bonus of the highest, for standing highest now
STEP_PROMISE = 50  # every step is nearer to the next reward
IN_HAND = 35
#: What the actions of the four small gears are worth, by space.
ACTION = table(
    (
        (0, 230, 310, 380, 480, 580, 560, 540),
        (0, 110, 220, 330, 500, 490, 500, 500),
        (0, 170, 280, 330, 480, 340, 480, 480),
        (0, 120, 60, 330, 240, 400, 430, 430),
    )
)
ACTION_SHARE = 90  # percent: it still has to be taken
WAITING = 60  # what a worker loses for each day it waits for a better action
#: Percent of an action at Tikal and Uxmal, by what one can spend there: resources, or pairs of corn.
PURSE = table((35, 55, 75, 95, 110, 125, 140, 150))


@rule
def worth(s: State, seat: int) -> int:
    """An estimate of the final standing."""
    p = s.players[seat]
    days = max(0, LAST_DAY - s.day)
    total = 100 * p.points + monuments_worth(s, seat) + temples_worth(s, seat)
    total += food_and_corn(s, seat) + resources_worth(p, days) + skulls_worth(p, days)
    for track in range(c.TECHNOLOGIES):
        total += LEVEL_A_DAY[track] * p.levels[track] * days
    total += WORKERS_A_DAY[c.WORKERS - p.bank] * days
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
    corn = p.stock[c.CORN]
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
    """Resources are for building; in the last days they come down to their corn, and so does what exceeds a few."""
    total = 0
    for resource in range(c.RESOURCES):
        amount = p.stock[c.WOOD + resource]
        useful = min(amount, RESOURCES_ENOUGH)
        use = (RESOURCE[resource] - RESOURCE_AT_END[resource]) * min(days, TIME_TO_BUILD) // TIME_TO_BUILD
        total += RESOURCE_AT_END[resource] * amount + use * useful
    return total


@rule
def skulls_worth(p: Player, days: int) -> int:
    """Three points in hand; more while there is time to bring them to Chichen Itza."""
    each = SKULL if days > TIME_TO_OFFER else 100 * c.POINTS_PER_SKULL
    return each * p.stock[c.SKULL]


@rule
def workers_worth(s: State, seat: int, days: int) -> int:
    """Workers in hand, and those on the gears by what they can reach in the next turn or by waiting longer."""
    p = s.players[seat]
    if days <= 0:
        return 0
    total = IN_HAND * p.hand
    skulls = p.stock[c.SKULL]
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        for space in range(c.LAST_SPACE[gear]):
            if teeth[space] != seat:
                continue
            if gear != c.CHICHEN_ITZA:
                total += action_worth(p, gear, space + 1, days)
            elif skulls > 0:
                skulls -= 1
                total += offering_worth(s, p, space + 1, days)
            else:
                total += IN_HAND
    return total


@rule
def action_worth(p: Player, gear: int, space: int, days: int) -> int:
    """The best action from a space on, if waiting for it does not take too long."""
    best = 0
    for later in range(space, min(c.LAST_SPACE[gear], space + days - 1) + 1):
        best = max(best, ACTION[gear][later] - WAITING * (later - space))
    if gear == c.TIKAL:
        best = best * PURSE[min(resources_of(p), len(PURSE) - 1)] // 100
    elif gear == c.UXMAL:
        best = best * PURSE[min(p.stock[c.CORN] // 2, len(PURSE) - 1)] // 100
    return ACTION_SHARE * best // 100


@rule
def offering_worth(s: State, p: Player, space: int, days: int) -> int:
    """What a skull brings from a space on, beyond its worth in hand."""
    best = IN_HAND
    lifted = 1 if p.levels[c.THEOLOGY] >= c.NEXT_ACTION_LEVEL else 0
    for number in range(1, c.MOST_ACTIONS + 1):
        if s.offered[number - 1] == 1:
            continue
        wait = max(0, number - lifted - space)
        back = max(0, space - number) if space <= c.MOST_ACTIONS else 0
        if wait < days:
            gain = 100 * c.SACRIFICE[number][0] + 2 * STEP_PROMISE - WAITING * wait - CORN_TO_SPEND * back
            best = max(best, gain - skulls_worth(p, days) // p.stock[c.SKULL])
    return ACTION_SHARE * best // 100
