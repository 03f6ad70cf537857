"""Strategy advice: what a seat's position is worth, in hundredths of a point.

Points in hand count in full. The rest is what the position will bring: the Avenue, the pyramid track and masks pay at
every eclipse to come; temples are climbed for the tile near the top; technologies, strong workers and a fourth worker
are worth the more the earlier; goods are worth what they buy, and hoards are worth little; cocoa for the next salary
must be at hand.
"""

from __future__ import annotations

from teocalli.engine.structs import rule, table
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.calendar import discs_met, is_pyramid_finished
from teocalli.games.teotihuacan.components import BONUS_STEP, TRACK_LEADER_POINTS, WORKERS
from teocalli.games.teotihuacan.counting import owned_technologies
from teocalli.games.teotihuacan.eclipse import lowest_visible_building, mask_points, salary, track_value
from teocalli.games.teotihuacan.final_scoring import bonus_points
from teocalli.games.teotihuacan.state import Player, State
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES, MASKS
from teocalli.games.teotihuacan.workers import is_free_on

#: What the n-th piece of wood, stone and gold is worth: the first few buy something, more only wait.
RESOURCE = table((110, 110, 90, 70, 50, 40, 30, 20, 10, 5))
COCOA_FOR_SALARY, COCOA_TO_SPEND, COCOA_HOARDED = 120, 55, 15
COCOA_ENOUGH = 8
TECHNOLOGY_EACH_THIRD = 170
FOURTH_WORKER_EACH_THIRD = 350
POWER = table((0, 0, 60, 130, 220, 330, 400))
LOCKED = -120
TOGETHER = 60
UNUSED_TILE = 150
TEMPLE_STEP = 35


@rule
def eclipses_to_come(s: State) -> int:
    """How often the board will still be scored."""
    return 1 if is_pyramid_finished(s) else max(1, 3 - s.eclipses)


@rule
def time_left(s: State) -> int:
    """From 300 at the start to 0 at the end: hundredths of a third of the game."""
    this_third = 100 * (s.dark - s.light) // max(1, s.dark)
    return this_third + 100 * (eclipses_to_come(s) - 1)


@rule
def goods_worth(player: Player, late: bool) -> int:
    """A few of each resource, and cocoa for the next salary; at the very end goods are worth nothing."""
    due = salary(player)
    paid = min(due, player.cocoa)
    spare = player.cocoa - paid
    total = COCOA_FOR_SALARY * 2 * paid
    if late:
        return total
    total += COCOA_TO_SPEND * min(COCOA_ENOUGH, spare) + COCOA_HOARDED * max(0, spare - COCOA_ENOUGH)
    for good in range(3):
        for i in range(min(len(RESOURCE), player.goods[good])):
            total += RESOURCE[i]
    return total


@rule
def scoring_to_come(s: State, seat: int) -> int:
    """Avenue, pyramid track and masks, at this eclipse and, less surely, at the later ones."""
    player = s.players[seat]
    later = eclipses_to_come(s) - 1
    building = lowest_visible_building(s)
    total = player.avenue * (100 * building + 70 * later * max(1, building - 1))
    total += 100 * player.track * track_value(s)
    leads = player.track > 0
    for other in range(colours_in_play(s)):
        if s.players[other].track > player.track:
            leads = False
    if leads:
        total += 60 * TRACK_LEADER_POINTS
    return total + mask_points(player) * (100 + 90 * later)


@rule
def temples_worth(s: State, seat: int) -> int:
    """Each step is a little nearer to the bonus tile, whose value counts the more the nearer it is."""
    total = 0
    for temple in range(3):
        step = s.players[seat].temple[temple]
        bonus = 100 * max(6, bonus_points(s, seat, s.bonus[temple]))
        if step >= BONUS_STEP:
            total += bonus
        else:
            total += TEMPLE_STEP * step + bonus * step * step // 160
    return total


@rule
def workers_worth(s: State, seat: int) -> int:
    """Strong workers act better and are near Ascension; locked ones cost a turn or cocoa; two together do more."""
    player = s.players[seat]
    total = 0
    for w in range(WORKERS):
        if player.board[w] >= 0:
            total += POWER[player.power[w]]
            if player.locked[w] >= 0:
                total += LOCKED
            for v in range(w):
                if player.locked[w] < 0 and is_free_on(player, v, player.board[w]):
                    total += TOGETHER
    if player.board[WORKERS - 1] >= 0:
        total += FOURTH_WORKER_EACH_THIRD * time_left(s) // 100
    return total


@rule
def tiles_worth(player: Player) -> int:
    number = 0
    for kind in range(MASKS, DISCOVERIES):
        number += player.tiles[kind]
    return UNUSED_TILE * number


@rule
def worth(s: State, seat: int) -> int:
    """All of it together."""
    player = s.players[seat]
    late = eclipses_to_come(s) == 1 and discs_met(s)
    total = 100 * player.points + goods_worth(player, late) + scoring_to_come(s, seat) + temples_worth(s, seat)
    total += TECHNOLOGY_EACH_THIRD * owned_technologies(s, seat) * time_left(s) // 100
    if not late:
        total += workers_worth(s, seat) + tiles_worth(player)
    return total
