"""Food days: feeding, the change of ages, rewards. Chapter "Food day"."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import pay, score
from teocalli.games.tzolkin.buildings import change_age
from teocalli.games.tzolkin.state import Cause, State, What
from teocalli.games.tzolkin.temples import reward_materials, reward_points


@rule
def is_food_day(s: State) -> bool:
    """The calendar has reached the next food day, or jumped over it (Q60, C11)."""
    return s.food_days <= c.LAST_FOOD_DAY and s.day >= c.FOOD_DAYS[s.food_days]


@rule
def food_day(s: State) -> None:
    """Feeding of all, change of ages on the second food day, rewards (Q64)."""
    number = s.food_days
    s.food_days += 1
    emit(s, What.FOOD_DAY, -1, -1, number + 1, Cause.CALENDAR)
    for seat in range(s.seats):
        feed(s, seat)
    if c.END_OF_AGE[number] == 0:
        reward_materials(s)
    elif number == c.LAST_FOOD_DAY:
        reward_points(s, 1)
    else:
        change_age(s)
        reward_points(s, 0)


@rule
def fed_free(s: State, seat: int) -> int:
    """Workers that need no corn, by farms and a wealth tile (I11)."""
    free = 0
    for building in range(c.BUILDINGS):
        if s.builder[building] == seat and c.BUILDING_EFFECT[building][0][0] == c.Op.FEED_FREE:
            free += c.BUILDING_EFFECT[building][0][2]
    for place in range(c.WEALTH_KEPT):
        tile = s.players[seat].kept[place]
        if tile >= 0:
            for number in range(c.MOST_EFFECTS):
                if c.WEALTH_EFFECT[tile][number][0] == c.Op.FEED_FREE:
                    free += c.WEALTH_EFFECT[tile][number][2]
    return free


@rule
def food_each(s: State, seat: int) -> int:
    """Corn that every other worker needs: 2, less for some farms, never below 0 (Q67)."""
    each = c.FOOD_PER_WORKER
    for building in range(c.BUILDINGS):
        if s.builder[building] == seat and c.BUILDING_EFFECT[building][0][0] == c.Op.FEED_DISCOUNT:
            each -= c.BUILDING_EFFECT[building][0][2]
    return max(0, each)


@rule
def feed(s: State, seat: int) -> None:
    """As many workers as possible in whole portions; 3 points lost for each of the rest (Q66, Q90).

    Everyone not in the bank eats, on the first player space too (Q62).
    """
    p = s.players[seat]
    hungry = max(0, c.WORKERS - p.bank - fed_free(s, seat))
    each = food_each(s, seat)
    fed = hungry if each == 0 else min(hungry, p.stock[c.CORN] // each)
    pay(s, seat, c.CORN, fed * each, Cause.FEEDING)
    emit(s, What.FED, seat, -1, c.WORKERS - p.bank - hungry + fed, Cause.FEEDING)
    if fed < hungry:
        emit(s, What.UNFED, seat, -1, hungry - fed, Cause.FEEDING)
        score(s, seat, -c.POINTS_PER_HUNGRY_WORKER * (hungry - fed), Cause.FEEDING)
