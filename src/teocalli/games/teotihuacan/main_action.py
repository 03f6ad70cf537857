"""Main actions: cocoa for each colour on the board, the board's action, technologies, power-ups.

The three resource boards, whose action is a table, are here too; the others have chapters of their own.
"""

from __future__ import annotations

from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.teotihuacan.alchemy import is_by_strength
from teocalli.games.teotihuacan.any_moment import could_bring
from teocalli.games.teotihuacan.begun import why_not_board_action
from teocalli.games.teotihuacan.components import (
    DECORATION_9_POINTS,
    GATHER,
    HARVEST_COCOA,
    HARVEST_POINTS,
    PYRAMID_11_POINTS,
    SCHOLARS_POINTS,
)
from teocalli.games.teotihuacan.goods import charge, gain, why_not_charge
from teocalli.games.teotihuacan.power_ups import somebody_could_be_raised
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import Cause, Kind, Reason, State
from teocalli.games.teotihuacan.tile_use import why_not_extra_worker
from teocalli.games.teotihuacan.vocabulary import Board, Discovery, Good, How, Tech
from teocalli.games.teotihuacan.workers import colours_on, count_free, lowest_power


@rule
def why_not_main(s: State, seat: int, board: int) -> int:
    """It must be carried out fully, not for the power-up alone (R23), and its cocoa must be there (R03)."""
    if board == Board.PALACE:
        return Reason.NO_MAIN_ACTION
    why_not = why_not_charge(s, seat, colours_on(s, seat, board))
    if why_not != Reason.YES:
        return why_not
    workers = min(3, count_free(s.players[seat], board))
    return why_not_board_action(s, seat, board, workers, s.players[seat].technologies[Tech.BUILDER_15])


@rule
def works(s: State, seat: int, tech: int) -> int:
    """1 where a technology works for the main action under way: not the one that it has just brought (R35)."""
    return s.players[seat].technologies[tech] + 0 if s.learnt != tech else 0


@rule
def begin_main_action(s: State, seat: int, board: int) -> None:
    """Who counts is settled now: whoever is freed later does not (R08)."""
    player = s.players[seat]
    s.main = board
    s.crew = min(3, count_free(player, board))
    if board == Board.CONSTRUCTION and player.technologies[Tech.BUILDER_15]:
        s.extra = 1
        s.discount = 1
    push(s, Kind.MAIN, seat)
    charge(s, seat, colours_on(s, seat, board), Cause.MAIN_ACTION)


@rulebook.effect(Kind.MAIN)
def main_action(s: State, seat: int) -> None:
    """The board's action, then bonuses of technologies, then power-ups (R01); displays are refilled last."""
    board = s.main + 0
    if board == Board.DECORATIONS or board == Board.CONSTRUCTION:
        push(s, Kind.REFILL, seat)
    push(s, Kind.EXTRA_POWER_UP, seat)
    push(s, Kind.POWER_UPS, seat)
    push(s, Kind.BEFORE_POWER_UPS, seat)
    push(s, Kind.TECHNOLOGY_BONUS, seat)
    if board == Board.ALCHEMY:
        push(s, Kind.LEARN, seat)
    elif board == Board.NOBLES:
        push(s, Kind.BUILD, seat)
    elif board == Board.DECORATIONS:
        push(s, Kind.DECORATE, seat)
    elif board == Board.CONSTRUCTION:
        push(s, Kind.STONE, seat)
    else:
        gather(s, seat, board)


@rule
def gather(s: State, seat: int, board: int) -> None:
    """Forest, Stone Quarry, Gold Deposits: the row of your workers, the column of the weakest; only that cell pays."""
    cell = GATHER[board - 1][s.crew - 1][lowest_power(s.players[seat], board) - 1]
    if cell[3] > 0:
        push(s, Kind.ANY_STEPS, seat, cell[3], Cause.MAIN_ACTION)
    gain(s, seat, Good.COCOA, cell[0], Cause.MAIN_ACTION)
    gain(s, seat, Good.POINTS, cell[1], Cause.MAIN_ACTION)
    gain(s, seat, board - 1, cell[2], Cause.MAIN_ACTION)


@rulebook.effect(Kind.TECHNOLOGY_BONUS)
def technology_bonus(s: State, seat: int) -> None:
    """Once per action, whatever the number of tiles placed (R30)."""
    board = s.main + 0
    if board == Board.ALCHEMY or board == Board.NOBLES:
        gain(s, seat, Good.POINTS, SCHOLARS_POINTS * works(s, seat, Tech.SCHOLARS_3), Cause.TECHNOLOGY)
    elif board == Board.DECORATIONS:
        gain(s, seat, Good.POINTS, DECORATION_9_POINTS * works(s, seat, Tech.DECORATION_9), Cause.TECHNOLOGY)
    elif board == Board.CONSTRUCTION:
        gain(s, seat, Good.POINTS, PYRAMID_11_POINTS * works(s, seat, Tech.PYRAMID_11), Cause.TECHNOLOGY)
        if works(s, seat, Tech.TEMPLE_17):
            push(s, Kind.ANY_STEPS, seat, 1, Cause.TECHNOLOGY)
    else:
        gain(s, seat, board - 1, works(s, seat, Tech.RESOURCE_5), Cause.TECHNOLOGY)
        gain(s, seat, Good.COCOA, HARVEST_COCOA * works(s, seat, Tech.HARVEST_7), Cause.TECHNOLOGY)
        gain(s, seat, Good.POINTS, HARVEST_POINTS * works(s, seat, Tech.HARVEST_7), Cause.TECHNOLOGY)


@rule
def number_of_power_ups(s: State, workers: int) -> int:
    """One; with three workers a second, except at Alchemy and Decorations; none for a lone strong one (R19, R34)."""
    if s.main == Board.ALCHEMY:
        return 0 if workers < 2 and is_by_strength(s) else 1
    return 2 if workers >= 3 and s.main != Board.DECORATIONS else 1


@rulebook.effect(Kind.BEFORE_POWER_UPS)
def before_power_ups(s: State, seat: int) -> None:
    """An extra-worker tile may be played for the power-ups alone (R19)."""
    workers = s.crew + s.extra
    with_tiles = workers + s.players[seat].tiles[Discovery.EXTRA_WORKER]
    if why_not_extra_worker(s) == Reason.YES:
        if number_of_power_ups(s, with_tiles) > number_of_power_ups(s, workers):
            push(s, Kind.MOMENT, seat)


@rulebook.effect(Kind.POWER_UPS)
def power_ups(s: State, seat: int) -> None:
    """The first is compulsory, the second voluntary (R66)."""
    number = number_of_power_ups(s, s.crew + s.extra)
    if number == 2:
        push(s, Kind.ONE_POWER_UP, seat, How.MAY)
    if number > 0:
        push(s, Kind.ONE_POWER_UP, seat, How.MUST)


@rulebook.effect(Kind.EXTRA_POWER_UP)
def extra_power_up(s: State, seat: int) -> None:
    """Technology 13: once per main action that gave a power-up, for 1 cocoa, if a tile must bring it (R24)."""
    if works(s, seat, Tech.POWER_13) and s.raised > 0 and somebody_could_be_raised(s, seat, How.PAID, 1):
        if s.players[seat].cocoa > 0 or could_bring(s, seat, Good.COCOA):
            push(s, Kind.POWER_UP, seat, How.PAID)
