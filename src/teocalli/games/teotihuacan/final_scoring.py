"""The end: temple bonus tiles, Teotibot's leftovers, and who has won."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain
from teocalli.games.teotihuacan.components import BONUS_STEP, BOT_BONUS_POINTS, BOT_TECHNOLOGY_POINTS
from teocalli.games.teotihuacan.counting import bonuses_reached, counted, owned_technologies
from teocalli.games.teotihuacan.options import NORMAL_OF_5, Opt
from teocalli.games.teotihuacan.state import Cause, State
from teocalli.games.teotihuacan.tiles import BONUS_EACH
from teocalli.games.teotihuacan.vocabulary import Good


@rule
def bonus_points(s: State, seat: int, tile: int) -> int:
    """What a temple bonus tile is worth to a player who reached it."""
    total = 0
    for i in range(2):
        total += BONUS_EACH[tile][i][0] * counted(s, seat, BONUS_EACH[tile][i][1])
    return total


@rule
def score_temple_bonuses(s: State) -> None:
    """Step 8 of the last eclipse."""
    for seat in range(s.seats):
        for temple in range(3):
            if s.players[seat].temple[temple] >= BONUS_STEP:
                gain(s, seat, Good.POINTS, bonus_points(s, seat, s.bonus[temple]), Cause.TEMPLE_BONUS)
    if s.seats == 1:
        score_teotibot(s)


@rule
def score_teotibot(s: State) -> None:
    """1 point for each resource and cocoa left, 2 for each technology, 15 for each temple bonus tile reached."""
    bot = s.players[1]
    leftovers = bot.cocoa + bot.goods[0] + bot.goods[1] + bot.goods[2]
    technology = BOT_TECHNOLOGY_POINTS + s.options[Opt.BOT_TECHNOLOGY_POINTS] - NORMAL_OF_5
    bonus = BOT_BONUS_POINTS + 5 * (s.options[Opt.BOT_BONUS_POINTS] - NORMAL_OF_5)
    gain(s, 1, Good.POINTS, leftovers, Cause.LEFTOVERS)
    gain(s, 1, Good.POINTS, technology * owned_technologies(s, 1), Cause.TECHNOLOGY)
    gain(s, 1, Good.POINTS, bonus * bonuses_reached(s, 1), Cause.TEMPLE_BONUS)


@rule
def score(s: State, seat: int) -> int:
    return s.players[seat].points


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """More points, then more cocoa, then the lower order token; in a total eclipse the higher one (R46).

    Teotibot wins ties.
    """
    a = s.players[one]
    b = s.players[other]
    if a.points != b.points:
        return a.points > b.points
    if s.seats == 1:
        return one == 1
    if a.cocoa != b.cocoa:
        return a.cocoa > b.cocoa
    return one > other if s.options[Opt.TOTAL_ECLIPSE] == DefaultOff.ON else one < other


@rule
def rank(s: State, seat: int) -> int:
    """1 for the winner."""
    place = 1
    for other in range(scoring_seats(s.seats)):
        if other != seat and is_ahead(s, other, seat):
            place += 1
    return place
