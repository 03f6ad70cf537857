"""Main actions: cocoa for each colour on the board, the board's action, technologies, power-ups.

The three resource boards, whose action is a table, are here too; the others have chapters of their own.
"""

from __future__ import annotations

from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.teotihuacan.alchemy import why_not_learn_any
from teocalli.games.teotihuacan.components import (
    DECORATION_9_POINTS,
    GATHER,
    HARVEST_COCOA,
    HARVEST_POINTS,
    PYRAMID_11_POINTS,
    SCHOLARS_POINTS,
)
from teocalli.games.teotihuacan.construction import why_not_construct
from teocalli.games.teotihuacan.decorations import why_not_decorate_any
from teocalli.games.teotihuacan.goods import charge, gain, why_not_charge
from teocalli.games.teotihuacan.nobles import why_not_build_any
from teocalli.games.teotihuacan.power_ups import MAY, MUST, PAID, somebody_can_be_raised
from teocalli.games.teotihuacan.state import Cause, Kind, Reason, State, rulebook
from teocalli.games.teotihuacan.vocabulary import Board, Discovery, Good, Tech
from teocalli.games.teotihuacan.workers import colours_on, count_free, lowest_power


@rule
def why_not_main(s: State, seat: int, board: int) -> int:
    """It must be carried out fully, not for the power-up alone (R23), and its cocoa must be there (R03)."""
    if board == Board.PALACE:
        return Reason.NO_MAIN_ACTION
    why_not = why_not_charge(s, seat, colours_on(s, seat, board))
    if why_not != Reason.YES:
        return why_not
    player = s.players[seat]
    workers = min(3, count_free(player, board))
    possible = min(3, workers + player.tiles[Discovery.EXTRA_WORKER])
    if board == Board.ALCHEMY:
        return why_not_learn_any(s, seat, possible)
    if board == Board.NOBLES:
        return why_not_build_any(s, seat, workers, possible)
    if board == Board.DECORATIONS:
        return why_not_decorate_any(s, seat, workers)
    if board == Board.CONSTRUCTION:
        return why_not_construct(s, seat, player.technologies[Tech.BUILDER_15])
    return Reason.YES


@rule
def begin_main_action(s: State, seat: int, board: int) -> None:
    """Who counts and which technologies work is settled now: what is freed or learnt later does not (R08, R35)."""
    player = s.players[seat]
    s.crew = min(3, count_free(player, board))
    for tech in range(9):
        s.techs[tech] = player.technologies[tech]
    if board == Board.CONSTRUCTION and s.techs[Tech.BUILDER_15]:
        s.extra = 1
        s.discount = 1
    push(s, Kind.MAIN, seat, board, 0)
    charge(s, seat, colours_on(s, seat, board), Cause.MAIN_ACTION)


@rulebook.effect(Kind.MAIN)
def main_action(s: State, seat: int, board: int, b: int) -> None:
    """The board's action, then bonuses of technologies, then power-ups (R01); displays are refilled last."""
    if board == Board.DECORATIONS or board == Board.CONSTRUCTION:
        push(s, Kind.REFILL, seat, board, 0)
    push(s, Kind.EXTRA_POWER_UP, seat, board, 0)
    push(s, Kind.POWER_UPS, seat, board, 0)
    push(s, Kind.TECHNOLOGY_BONUS, seat, board, 0)
    if board == Board.ALCHEMY:
        push(s, Kind.LEARN, seat, 0, 0)
    elif board == Board.NOBLES:
        push(s, Kind.BUILD, seat, 0, 0)
    elif board == Board.DECORATIONS:
        push(s, Kind.DECORATE, seat, 0, 0)
    elif board == Board.CONSTRUCTION:
        push(s, Kind.STONE, seat, 0, 0)
    else:
        gather(s, seat, board)


@rule
def gather(s: State, seat: int, board: int) -> None:
    """Forest, Stone Quarry, Gold Deposits: the row of your workers, the column of the weakest; only that cell pays."""
    cell = GATHER[board - 1][s.crew - 1][lowest_power(s.players[seat], board) - 1]
    push(s, Kind.ANY_STEPS, seat, cell[3], Cause.MAIN_ACTION)
    gain(s, seat, Good.COCOA, cell[0], Cause.MAIN_ACTION)
    gain(s, seat, Good.POINTS, cell[1], Cause.MAIN_ACTION)
    gain(s, seat, board - 1, cell[2], Cause.MAIN_ACTION)


@rulebook.effect(Kind.TECHNOLOGY_BONUS)
def technology_bonus(s: State, seat: int, board: int, b: int) -> None:
    """Once per action, whatever the number of tiles placed (R30)."""
    if board == Board.ALCHEMY or board == Board.NOBLES:
        gain(s, seat, Good.POINTS, SCHOLARS_POINTS * s.techs[Tech.SCHOLARS_3], Cause.TECHNOLOGY)
    elif board == Board.DECORATIONS:
        gain(s, seat, Good.POINTS, DECORATION_9_POINTS * s.techs[Tech.DECORATION_9], Cause.TECHNOLOGY)
    elif board == Board.CONSTRUCTION:
        gain(s, seat, Good.POINTS, PYRAMID_11_POINTS * s.techs[Tech.PYRAMID_11], Cause.TECHNOLOGY)
        push(s, Kind.ANY_STEPS, seat, s.techs[Tech.TEMPLE_17] + 0, Cause.TECHNOLOGY)
    else:
        gain(s, seat, board - 1, s.techs[Tech.RESOURCE_5] + 0, Cause.TECHNOLOGY)
        gain(s, seat, Good.COCOA, HARVEST_COCOA * s.techs[Tech.HARVEST_7], Cause.TECHNOLOGY)
        gain(s, seat, Good.POINTS, HARVEST_POINTS * s.techs[Tech.HARVEST_7], Cause.TECHNOLOGY)


@rulebook.effect(Kind.POWER_UPS)
def power_ups(s: State, seat: int, board: int, b: int) -> None:
    """One, compulsory; with three workers a second, voluntary, except at Alchemy and Decorations (R19, R66)."""
    if s.no_power_up:
        return
    if s.crew + s.extra >= 3 and board != Board.ALCHEMY and board != Board.DECORATIONS:
        push(s, Kind.ONE_POWER_UP, seat, board, MAY)
    push(s, Kind.ONE_POWER_UP, seat, board, MUST)


@rulebook.effect(Kind.EXTRA_POWER_UP)
def extra_power_up(s: State, seat: int, board: int, b: int) -> None:
    """Technology 13: once per main action that gave a power-up, for 1 cocoa (R24)."""
    player = s.players[seat]
    if s.techs[Tech.POWER_13] and s.raised > 0 and player.cocoa > 0 and somebody_can_be_raised(s, seat, board):
        push(s, Kind.POWER_UP, seat, board, PAID)
