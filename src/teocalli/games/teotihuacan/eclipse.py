"""Eclipses: eight steps of scoring, in the order of the rulebook."""

from __future__ import annotations

from teocalli.engine.events import emit, reveal
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import begin_turn, push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play, gain, pay, spend_free_cocoa_tile
from teocalli.games.teotihuacan.calendar import is_last_eclipse, is_pyramid_finished, reset_calendar
from teocalli.games.teotihuacan.components import (
    BUILDING_ROW,
    BUILDING_ROW_FLAT,
    MASK_SET,
    SALARY_PENALTY,
    TRACK_LEADER_POINTS,
    TRACK_VALUE,
    WORKERS,
)
from teocalli.games.teotihuacan.final_scoring import score_temple_bonuses
from teocalli.games.teotihuacan.neutral_dice import place_neutral_dice
from teocalli.games.teotihuacan.nobles import buildings_taken
from teocalli.games.teotihuacan.options import BuildingRow, EarlyPyramid, LeaderAtZero, Opt
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import SALARY, SALARY_BY_TILE, Cause, Kind, Player, Reason, State, What
from teocalli.games.teotihuacan.vocabulary import MASKS, Discovery, Good


@rulebook.effect(Kind.ECLIPSE)
def eclipse(s: State, following: int) -> None:
    """Steps 1 to 5 for everybody, then salaries seat by seat; `following` plays next if the game goes on."""
    begin_turn(s, -1)
    emit(s, What.ECLIPSE, -1, 0, s.eclipses + 1, Cause.CALENDAR)
    score_avenue(s)
    score_track(s)
    score_masks(s)
    push(s, Kind.ECLIPSE_END, following)
    for place in range(s.seats):
        push(s, Kind.SALARY, s.seats - 1 - place)


@rule
def lowest_visible_building(s: State) -> int:
    """The lowest visible number of the Buildings row."""
    row_ends_flat = s.options[Opt.BUILDING_ROW] == BuildingRow.ENDS_2_2
    taken = buildings_taken(s)
    return BUILDING_ROW_FLAT[taken] if row_ends_flat else BUILDING_ROW[taken]


@rule
def score_avenue(s: State) -> None:
    """Step 1: steps on the Avenue times the lowest visible number."""
    value = lowest_visible_building(s)
    for seat in range(colours_in_play(s)):
        gain(s, seat, Good.POINTS, s.players[seat].avenue * value, Cause.AVENUE_SCORE)


@rule
def track_value(s: State) -> int:
    """4, 3, 2 by the ordinal of the eclipse; an early end keeps its ordinal, or counts as the third by option."""
    early = is_pyramid_finished(s) and s.options[Opt.EARLY_PYRAMID] == EarlyPyramid.THIRD
    return TRACK_VALUE[2 if early else min(2, s.eclipses)]


@rule
def score_track(s: State) -> None:
    """Steps 2 to 4: leaders, every step, and all markers back to 0."""
    furthest = 0
    for seat in range(colours_in_play(s)):
        furthest = max(furthest, s.players[seat].track)
    for seat in range(colours_in_play(s)):
        leads = s.players[seat].track == furthest
        if leads and (furthest > 0 or s.options[Opt.LEADER_AT_ZERO] == LeaderAtZero.ALL):
            gain(s, seat, Good.POINTS, TRACK_LEADER_POINTS, Cause.TRACK_LEADER)
    for seat in range(colours_in_play(s)):
        gain(s, seat, Good.POINTS, s.players[seat].track * track_value(s), Cause.TRACK_SCORE)
        s.players[seat].track = 0


@rule
def mask_points(player: Player) -> int:
    """The best split: one set of every kind owned, then the rest again (R44)."""
    points = 0
    for layer in range(3):
        kinds = 0
        for mask in range(MASKS):
            if player.tiles[mask] > layer:
                kinds += 1
        points += MASK_SET[kinds]
    return points


@rule
def score_masks(s: State) -> None:
    """Step 5."""
    for seat in range(colours_in_play(s)):
        gain(s, seat, Good.POINTS, mask_points(s.players[seat]), Cause.MASKS)


# ---------------------------------------------------------------- step 6: salary


@rule
def salary(player: Player) -> int:
    """1 cocoa for every worker in play, 2 for power 4 and 5; the die on the wheel is free (R43)."""
    due = 0
    for w in range(WORKERS):
        if player.board[w] >= 0:
            due += 2 if player.power[w] >= 4 else 1
    return due


@rulebook.options(Kind.SALARY)
def salaries(s: State, seat: int, menu: Menu) -> None:
    """Any part may be paid, or all of it by the free-cocoa tile."""
    player = s.players[seat]
    for amount in range(salary(player) + 1):
        offer(menu, SALARY + amount, Reason.YES if player.cocoa >= amount else Reason.NOT_ENOUGH_COCOA)
    if player.tiles[Discovery.FREE_COCOA] > 0:
        allow(menu, SALARY_BY_TILE)


@rulebook.choice(Kind.SALARY)
def salary_chosen(s: State, seat: int, action: int) -> None:
    """3 points are lost for each cocoa not paid, but nobody falls below 0."""
    if action == SALARY_BY_TILE:
        spend_free_cocoa_tile(s, seat)
        return
    paid = action - SALARY
    pay(s, seat, Good.COCOA, paid, Cause.SALARY)
    player = s.players[seat]
    lost = min(player.points, SALARY_PENALTY * (salary(player) - paid))
    if lost > 0:
        player.points -= lost
        emit(s, What.UNPAID, seat, Good.POINTS, lost, Cause.SALARY)


# ---------------------------------------------------------------- steps 7 and 8


@rulebook.effect(Kind.ECLIPSE_END)
def eclipse_end(s: State, following: int) -> None:
    """The calendar and the neutral dice for the next part of the game, or temple bonuses and the end."""
    is_last = is_last_eclipse(s)
    s.eclipses += 1
    if is_last:
        score_temple_bonuses(s)
        s.over = 1
        emit(s, What.GAME_OVER, -1, 0, s.eclipses, Cause.CALENDAR)
        return
    reset_calendar(s)
    if colours_in_play(s) < 4:
        place_neutral_dice(s, False)
        reveal(s, -1, 0, Cause.CALENDAR)
    push(s, Kind.BEGIN_TURN, following)
