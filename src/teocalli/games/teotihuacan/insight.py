"""What a judge looks at in Teotihuacan: the clock, what is left to win, own goods, tracks, tiles, workers, rivals."""

from __future__ import annotations

from typing import Any

from teocalli.engine.cells import fill
from teocalli.engine.insight import Insight, steps
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.advice import eclipses_to_come
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.calendar import discs_met, is_pyramid_finished
from teocalli.games.teotihuacan.components import (
    BONUS_STEP,
    NOBLES_ROWS,
    SPOT,
    SPOTS,
    TOP,
    WORKERS,
)
from teocalli.games.teotihuacan.eclipse import lowest_visible_building, mask_points, salary, track_value
from teocalli.games.teotihuacan.final_scoring import bonus_points
from teocalli.games.teotihuacan.nobles import buildings_taken, leftmost_space
from teocalli.games.teotihuacan.options import Opt
from teocalli.games.teotihuacan.pyramid import is_supported
from teocalli.games.teotihuacan.state import Player, State
from teocalli.games.teotihuacan.tiles import TECHNOLOGY_COST
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES, MASKS, Board, Good

COUNT = 283
SLOTS = 8
#: Steps that a worker walks without a tile.
WALK = 3
HARDER = Opt.BOT_TECHNOLOGY_POINTS + 1


@rule
def time_left(s: State) -> float:
    """Thirds of the game to come: 3 at the start."""
    return float((s.dark - s.light) / max(1, s.dark) + eclipses_to_come(s) - 1)


@rule
def look(s: State, seat: int, f: Any) -> None:
    fill(f, 0)
    player = s.players[seat]
    at = clock(s, seat, f, 0)
    at = offers(s, f, at)
    at = goods(s, player, f, at)
    at = temples(s, seat, f, at)
    at = tracks(s, seat, f, at)
    at = tiles(s, player, f, at)
    at = workers(s, player, f, at)
    at = crews(s, player, f, at)
    rivals(s, seat, f, at)


@rule
def clock(s: State, seat: int, f: Any, at: int) -> int:
    """Time left, players, whose turn comes, and how hard the automatic opponent plays."""
    seats = colours_in_play(s)
    f[at + eclipses_to_come(s) - 1] = 1.0
    f[at + 3] = (s.dark - s.light) / 10.0
    f[at + 4] = 1.0 if discs_met(s) else 0.0
    f[at + 5] = s.rounds_left
    f[at + 6] = time_left(s) / 3.0
    f[at + 7] = 1.0 if is_pyramid_finished(s) else 0.0
    at += 8
    f[at + seats - 2] = 1.0
    mover = s.stack[s.depth - 1].seat if s.depth > 0 else 0
    f[at + 3 + (seat - mover) % seats] = 1.0
    at += 7
    if s.seats == 1:
        f[at + seat] = 1.0
        for option in range(Opt.BOT_DIE_1, HARDER):
            f[at + 2 + option - Opt.BOT_DIE_1] = s.options[option] / 2.0 - 0.5
    return at + 2 + HARDER - Opt.BOT_DIE_1


@rule
def offers(s: State, f: Any, at: int) -> int:
    """What the boards still have: buildings, free places by level, decorations, technologies and their price."""
    at = steps(f, at, lowest_visible_building(s), 5)
    f[at] = buildings_taken(s) / 11.0
    for row in range(3):
        space = leftmost_space(s, row)
        f[at + 1 + row] = NOBLES_ROWS[row][space] / 5.0 if space >= 0 else 0.0
    at += 4
    for spot in range(SPOTS):
        if s.pyramid[spot] < 0:
            f[at] += 1.0 / 22.0
            if is_supported(s, spot):
                f[at + SPOT[spot][0]] += 0.3
    at += 5
    for place in range(len(s.decorations)):
        f[at] += 0.1 if s.decorations[place] >= 0 else 0.0
    return at + 1


@rule
def goods(s: State, player: Player, f: Any, at: int) -> int:
    """Cocoa, also against the salary, and what resources buy."""
    due = salary(player)
    short = max(0, due - player.cocoa)
    at = steps(f, at, player.cocoa, 14)
    f[at] = min(due, player.cocoa) / 4.0
    f[at + 1] = short / 4.0
    f[at + 2] = short / 4.0 * (1.0 - (s.dark - s.light) / 10.0)
    f[at + 3] = min(20, player.cocoa) / 8.0
    at += 4
    for good in range(3):
        at = steps(f, at, player.goods[good], 9)
    stones = player.goods[Good.STONE] // 2
    f[at] = min(stones, 3) / 2.0
    f[at + 1] = min(player.goods[Good.WOOD] // 2, 3) / 2.0
    f[at + 2] = min(stones, player.goods[Good.WOOD]) / 2.0
    return at + 3


@rule
def temples(s: State, seat: int, f: Any, at: int) -> int:
    """Each temple, what its bonus tile is worth now, and whether somebody stands on the top."""
    for temple in range(3):
        step = s.players[seat].temple[temple]
        at = steps(f, at, step, TOP)
        bonus = bonus_points(s, seat, s.bonus[temple])
        f[at] = bonus / 20.0 if step >= BONUS_STEP else 0.0
        f[at + 1] = bonus * step / 200.0
        for other in range(colours_in_play(s)):
            if other != seat and s.players[other].temple[temple] == TOP:
                f[at + 2] = 1.0
        at += 3
        f[at + s.bonus[temple]] = step / 10.0
        at += 7
    return at


@rule
def tracks(s: State, seat: int, f: Any, at: int) -> int:
    """The Avenue and the pyramid track, and what they pay."""
    player = s.players[seat]
    building = lowest_visible_building(s)
    later = eclipses_to_come(s) - 1
    at = steps(f, at, player.avenue, 9)
    f[at] = player.avenue * building / 20.0
    f[at + 1] = player.avenue * later * max(1, building - 1) / 20.0
    at = steps(f, at + 2, player.track, 8)
    f[at] = player.track * track_value(s) / 10.0
    best = 0
    for other in range(colours_in_play(s)):
        if other != seat:
            best = max(best, s.players[other].track)
    f[at + 1] = 1.0 if player.track > best else 0.0
    f[at + 2] = 1.0 if player.track == best and best > 0 else 0.0
    f[at + 3] = (best - player.track) / 5.0
    return at + 4


@rule
def tiles(s: State, player: Player, f: Any, at: int) -> int:
    """Technologies, masks and Discovery tiles, and how long they will be of use."""
    left = time_left(s) / 3.0
    for technology in range(9):
        if player.technologies[technology]:
            f[at + technology] = 1.0
            f[at + 9 + technology] = left
    at += 18
    masks = mask_points(player)
    f[at] = masks / 10.0
    f[at + 1] = masks * (eclipses_to_come(s) - 1) / 10.0
    at += 2
    kinds = 0
    for mask in range(MASKS):
        kinds += 1 if player.tiles[mask] > 0 else 0
    at = steps(f, at, kinds, MASKS)
    for kind in range(MASKS, DISCOVERIES):
        f[at + kind - MASKS] = player.tiles[kind]
    return at + DISCOVERIES - MASKS


@rule
def workers(s: State, player: Player, f: Any, at: int) -> int:
    """Their powers, how many are locked, and the fourth."""
    locked = 0
    for w in range(WORKERS):
        if player.board[w] >= 0:
            f[at + min(5, player.power[w]) - 1] += 1.0
            locked += 1 if player.locked[w] >= 0 else 0
    at = steps(f, at + 5, locked, WORKERS)
    if player.board[WORKERS - 1] >= 0:
        f[at] = 1.0
        f[at + 1] = time_left(s) / 3.0
    return at + 2


@rule
def crews(s: State, player: Player, f: Any, at: int) -> int:
    """For each board the crew that could work there next turn and how strong it is; then whether it could pay."""
    for slot in range(SLOTS):
        board = s.ring[slot]
        mover, there, low = 0, 0, 6
        for w in range(WORKERS):
            if player.board[w] >= 0 and player.locked[w] < 0:
                if player.board[w] == board:
                    there += 1
                    low = min(low, player.power[w])
                elif steps_to(s, player.board[w], slot) <= WALK:
                    mover = max(mover, player.power[w])
        if mover > 0:
            crew, low = min(there + 1, 3), min(low, mover)
            f[at + 5 * board + crew - 1] = 1.0
            f[at + 5 * board + 3] = low / 5.0
            f[at + 5 * board + 4] = low * crew / 10.0
    force = at + 4
    at += 5 * SLOTS
    f[at] = f[force + 5 * Board.CONSTRUCTION] * min(3, player.goods[Good.STONE] // 2)
    f[at + 1] = f[force + 5 * Board.NOBLES] * min(2, player.goods[Good.WOOD] // 2)
    f[at + 2] = f[force + 5 * Board.DECORATIONS] * min(3, player.goods[Good.GOLD])
    f[at + 3] = f[force + 5 * Board.ALCHEMY] * min(2, player.goods[Good.GOLD])
    at += 4
    for place in range(6):  # technologies that could be learnt
        technology = s.technology[place]
        if not player.technologies[technology] and player.goods[Good.GOLD] >= TECHNOLOGY_COST[technology]:
            f[at + technology] = f[force + 5 * Board.ALCHEMY]
    return at + 9


@rule
def steps_to(s: State, board: int, slot: int) -> int:
    """From a board to a slot of the ring, clockwise."""
    for k in range(SLOTS):
        if s.ring[k] == board:
            return (slot - k) % SLOTS
    return SLOTS


@rule
def rivals(s: State, seat: int, f: Any, at: int) -> None:
    """Their strength, which makes eclipses come sooner, and the lead over the best of them."""
    seats = colours_in_play(s)
    most = 0
    for other in range(seats):
        if other != seat:
            rival = s.players[other]
            most = max(most, rival.points)
            for w in range(WORKERS):
                if rival.board[w] >= 0:
                    f[at] += rival.power[w] / (10.0 * (seats - 1))
                    f[at + 1] += 1.0 / (seats - 1) if rival.power[w] >= 5 else 0.0
    f[at + 2] = (s.players[seat].points - most) / 50.0
    f[at + 3] = s.players[seat].points / 100.0


INSIGHT = Insight(COUNT, look)
