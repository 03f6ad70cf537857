"""What a judge looks at in Tzolk'in: days left, food, goods, workers on the gears, temples, technologies, buildings."""

from __future__ import annotations

from typing import Any

from teocalli.engine.cells import fill
from teocalli.engine.insight import Insight, steps
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.food_day import fed_free, food_each
from teocalli.games.tzolkin.monuments import built_with_frame, monument_points
from teocalli.games.tzolkin.state import Player, State

COUNT = 310
LAST_DAY = c.FOOD_DAYS[c.LAST_FOOD_DAY]
FRAMES = 4


@rule
def days_left(s: State) -> int:
    return max(0, LAST_DAY - s.day)


@rule
def time_left(s: State) -> float:
    """1 at the start."""
    return float(days_left(s) / LAST_DAY)


@rule
def days_to_food(s: State) -> int:
    return max(0, c.FOOD_DAYS[s.food_days] - s.day) if s.food_days <= c.LAST_FOOD_DAY else 0


@rule
def look(s: State, seat: int, f: Any) -> None:
    fill(f, 0)
    player = s.players[seat]
    at = clock(s, seat, f, 0)
    at = corn(s, seat, f, at)
    at = goods(s, player, f, at)
    at = workers(s, seat, f, at)
    at = temples(s, seat, f, at)
    at = technologies(s, player, f, at)
    at = built(s, seat, f, at)
    at = monuments(s, seat, f, at)
    at = buildings(s, player, f, at)
    at = jungle(s, f, at)
    at = sacrifices(s, f, at)
    at = rivals(s, seat, f, at)
    first_free_spaces(s, f, at)


@rule
def clock(s: State, seat: int, f: Any, at: int) -> int:
    """Days, players, whose turn comes, who goes first, and what lies on the first player space."""
    days = days_left(s)
    f[at] = time_left(s)
    f[at + 1] = 1.0 if days <= 2 else 0.0
    f[at + 2] = 1.0 if days <= 5 else 0.0
    f[at + 3] = 1.0 if days <= 9 else 0.0
    f[at + 4 + min(4, s.food_days)] = 1.0
    at = steps(f, at + 9, days_to_food(s), 7)
    f[at + s.seats - 2] = 1.0
    at += 3
    mover = s.stack[s.depth - 1].seat if s.depth > 0 else 0
    f[at + (seat - mover) % s.seats] = 1.0
    f[at + 4 + (seat - s.first) % s.seats] = 1.0
    at += 8
    f[at] = s.pile / 5.0
    f[at + 1] = 1.0 if s.claimer == seat else 0.0
    f[at + 2] = 1.0 if s.claimer >= 0 and s.claimer != seat else 0.0
    f[at + 3] = 1.0 if s.players[seat].dark == 0 else 0.0
    return at + 4


@rule
def corn(s: State, seat: int, f: Any, at: int) -> int:
    """Corn, what the workers need, and what is missing, the more urgent the nearer the food day."""
    player = s.players[seat]
    held = player.stock[c.CORN]
    needed = max(0, c.WORKERS - player.bank - fed_free(s, seat)) * food_each(s, seat)
    short = max(0, needed - held)
    soon = days_to_food(s)
    at = steps(f, at, held, 14)
    f[at] = min(held, 40) / 10.0
    f[at + 1] = short / 6.0
    f[at + 2] = short / 6.0 if soon <= 3 else 0.0
    f[at + 3] = short / 6.0 if soon <= 1 else 0.0
    f[at + 4] = needed / 6.0
    f[at + 5] = needed / 6.0 * (4 - s.food_days) / 3.0
    f[at + 6] = max(0, held - needed) / 10.0
    return at + 7


@rule
def goods(s: State, player: Player, f: Any, at: int) -> int:
    """Resources and skulls, and how long they can be used."""
    cubes = 0
    for good in range(c.WOOD, c.SKULL):
        held = player.stock[good]
        cubes += held
        at = steps(f, at, held, 5)
        f[at] = held / 3.0
        f[at + 1] = held / 3.0 * time_left(s)
        at += 2
    at = steps(f, at, cubes, 8)
    at = steps(f, at, player.stock[c.SKULL], 3)
    f[at] = player.stock[c.SKULL] * time_left(s)
    return at + 1


@rule
def workers(s: State, seat: int, f: Any, at: int) -> int:
    """In hand, in play, and on which spaces; how crowded the gears are."""
    player = s.players[seat]
    further = c.WORKERS - player.bank - c.STARTING_WORKERS
    at = steps(f, at, player.hand, c.WORKERS)
    at = steps(f, at, further, 3)
    f[at] = further * time_left(s)
    at += 1
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        spaces = c.LAST_SPACE[gear] + 1
        for space in range(spaces):
            if teeth[space] == seat:
                f[at + space] = 1.0
            elif teeth[space] != -1:
                f[at + spaces] += 0.25
        at += spaces + 1
    return at


@rule
def temples(s: State, seat: int, f: Any, at: int) -> int:
    """Each temple: the step, what it pays at the ends of ages, and how it stands against the best other."""
    ages = 2 - s.food_days // 2
    for temple in range(c.TEMPLES):
        place = s.players[seat].temples[temple]
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.players[other].temples[temple])
        at = steps(f, at, place, 8)
        f[at] = 1.0 if place > best else 0.0
        f[at + 1] = 1.0 if place == best else 0.0
        f[at + 2] = ages * c.STEP_POINTS[temple][place] / 10.0
        f[at + 3] = (place - best) / 4.0
        at += 4
    return at


@rule
def technologies(s: State, player: Player, f: Any, at: int) -> int:
    for track in range(c.TECHNOLOGIES):
        at = steps(f, at, player.levels[track], c.TOP_LEVEL)
        f[at] = player.levels[track] * time_left(s)
        at += 1
    return at


@rule
def built(s: State, seat: int, f: Any, at: int) -> int:
    """Buildings by frame, monuments and what they count now, tiles taken on Palenque."""
    for frame in range(FRAMES):
        f[at + frame] = built_with_frame(s, seat, frame) / 3.0
    at += FRAMES
    for monument in range(c.MONUMENTS):
        if s.monument_builder[monument] == seat:
            f[at] += monument_points(s, seat, monument) / 20.0
            f[at + 1] += 0.5
    f[at + 2] = s.players[seat].corn_tiles / 3.0
    f[at + 3] = s.players[seat].wood_tiles / 3.0
    f[at + 4] = fed_free(s, seat) / 3.0
    f[at + 5] = (c.FOOD_PER_WORKER - food_each(s, seat)) * 1.0
    return at + 6


@rule
def missing_for(player: Player, monument: int) -> int:
    """Cubes and skulls that a monument still wants."""
    missing = 0
    for good in range(c.WOOD, c.GOODS):
        missing += max(0, c.MONUMENT_COST[monument][good] - player.stock[good])
    return missing


@rule
def monuments(s: State, seat: int, f: Any, at: int) -> int:
    """What each monument on display would count, and how near it is; the best, and the one that is nearest for what
    it counts."""
    nearest = 9
    each = at + 5
    for slot in range(c.MOST_MONUMENTS_SHOWN):
        monument = s.monuments[slot]
        if monument >= 0:
            value = monument_points(s, seat, monument) / 20.0
            missing = missing_for(s.players[seat], monument)
            within_reach = value * (6 - min(6, missing)) / 6.0
            f[each + 3 * monument] = 1.0
            f[each + 3 * monument + 1] = value
            f[each + 3 * monument + 2] = within_reach
            if within_reach > f[at]:
                f[at] = within_reach
                nearest = missing
            f[at + 1] = max(f[at + 1], value)
            if missing == 0:
                f[at + 2] = max(f[at + 2], value)
    f[at + 3] = 1.0 - min(6, nearest) / 6.0
    f[at + 4] = f[at + 1] * time_left(s)
    return each + 3 * c.MONUMENTS


@rule
def buildings(s: State, player: Player, f: Any, at: int) -> int:
    """How near each building of the row is, and how many could be paid."""
    payable = 0
    for slot in range(c.BUILDING_SLOTS):
        building = s.row[slot]
        if building >= 0:
            missing = 0
            for good in range(c.WOOD, c.SKULL):
                missing += max(0, c.BUILDING_COST[building][good] - player.stock[good])
            f[at + building] = 1.0 - min(4, missing) / 5.0
            payable += 1 if missing == 0 else 0
    return steps(f, at + c.BUILDINGS, payable, 4)


@rule
def jungle(s: State, f: Any, at: int) -> int:
    """Tiles left on Palenque."""
    for group in range(c.GROUPS):
        f[at + 2 * group] = s.corn_tiles[group] / 4.0
        f[at + 2 * group + 1] = s.wood_tiles[group] / 4.0
    return at + 2 * c.GROUPS


@rule
def sacrifices(s: State, f: Any, at: int) -> int:
    """Which spaces of Chichen Itza hold a skull, how many, and how many are left."""
    for action in range(c.MOST_ACTIONS):
        f[at] += s.offered[action] / 5.0
        f[at + 2 + action] = s.offered[action] * 1.0
    f[at + 1] = s.skulls / 8.0
    return at + 2 + c.MOST_ACTIONS


@rule
def rivals(s: State, seat: int, f: Any, at: int) -> int:
    """The lead over the best other."""
    most = -99
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.players[other].points)
    f[at] = (s.players[seat].points - most) / 30.0
    return at + 1


@rule
def first_free_spaces(s: State, f: Any, at: int) -> None:
    """What placing a worker costs on each gear, which is also how far it gets at once."""
    for gear in range(c.GEARS):
        space = 0
        while space < c.LAST_SPACE[gear] and s.gears[gear].teeth[space] != -1:
            space += 1
        f[at + gear] = space / 3.0


INSIGHT = Insight(COUNT, look)
