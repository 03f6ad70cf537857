"""Main actions: cocoa for each colour on the board, the board's action, technologies, power-ups.

The three resource boards, whose action is a table, are here too; the others have chapters of their own.
"""

from __future__ import annotations

from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.alchemy import is_by_strength
from teocalli.games.teotihuacan.any_moment import could_bring
from teocalli.games.teotihuacan.bank import charge, why_not_charge
from teocalli.games.teotihuacan.begun import why_not_board_action
from teocalli.games.teotihuacan.giving import give
from teocalli.games.teotihuacan.power_ups import somebody_could_be_raised
from teocalli.games.teotihuacan.printed import GATHER, GATHER_EFFECTS, POWER_COLUMN
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import Cause, Kind, Reason, State
from teocalli.games.teotihuacan.tile_use import why_not_extra_worker
from teocalli.games.teotihuacan.tiles import TECHNOLOGY_13_COCOA, TECHNOLOGY_EFFECT, TECHNOLOGY_EFFECTS
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
    return s.players[seat].technologies[tech] if s.learnt != tech else 0


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
    board = s.main
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
    cell = GATHER[board - 1][s.crew - 1][POWER_COLUMN[lowest_power(s.players[seat], board)]]
    for i in range(GATHER_EFFECTS):
        give(s, seat, cell[i][0], cell[i][1], cell[i][2], Cause.MAIN_ACTION)


@rulebook.effect(Kind.TECHNOLOGY_BONUS)
def technology_bonus(s: State, seat: int) -> None:
    """Once per action, whatever the number of tiles placed (R30)."""
    for tech in range(9):
        if works(s, seat, tech):
            effects = TECHNOLOGY_EFFECT[tech][s.main]
            for i in range(TECHNOLOGY_EFFECTS):
                give(s, seat, effects[i][0], effects[i][1], effects[i][2], Cause.TECHNOLOGY)


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
    """Technology 13: once per main action that gave a power-up, for cocoa, if a tile must bring it (R24)."""
    price = TECHNOLOGY_13_COCOA
    if works(s, seat, Tech.POWER_13) and s.raised > 0 and somebody_could_be_raised(s, seat, How.PAID, price):
        if s.players[seat].cocoa >= price or could_bring(s, seat, Good.COCOA):
            push(s, Kind.POWER_UP, seat, How.PAID)
