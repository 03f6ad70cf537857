"""What cannot be pending: questions that the rules would not ask, and a turn that does not fit them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from teocalli.engine.choices import DefaultOff
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan.begun import can_go_on
from teocalli.games.teotihuacan.calendar import discs_met
from teocalli.games.teotihuacan.claiming import FROM_LINK, FROM_STACK
from teocalli.games.teotihuacan.components import (
    AVENUE_STACK,
    NO_WORSHIP,
    TEMPLE_OF_STACK,
    WIDE_STEP,
    WORKERS,
    WORSHIP_PLACES,
)
from teocalli.games.teotihuacan.options import Opt
from teocalli.games.teotihuacan.pyramid import is_supported
from teocalli.games.teotihuacan.rulebook import AFTER_MAIN, MOMENTS, rulebook
from teocalli.games.teotihuacan.setting_up import setting_up
from teocalli.games.teotihuacan.state import Kind, State
from teocalli.games.teotihuacan.tiles import ROYAL_KIND, Royal
from teocalli.games.teotihuacan.vocabulary import Board, How, Tech, Worship
from teocalli.games.teotihuacan.workers import worshipper

#: The board whose main action asks or goes on with each kind.
BOARD_OF = {
    Kind.LEARN: (Board.ALCHEMY,),
    Kind.BUILD: (Board.NOBLES,),
    Kind.DECORATE: (Board.DECORATIONS,),
    Kind.STEP_ORDER: (Board.DECORATIONS,),
    Kind.STONE: (Board.CONSTRUCTION,),
    Kind.SPOT: (Board.CONSTRUCTION,),
    Kind.ROTATE: (Board.CONSTRUCTION,),
    Kind.PRICE: (Board.CONSTRUCTION,),
    Kind.NEXT_STONE: (Board.CONSTRUCTION,),
    Kind.TRACK_AND_POINTS: (Board.DECORATIONS, Board.CONSTRUCTION),
    Kind.REFILL: (Board.DECORATIONS, Board.CONSTRUCTION),
}
#: What lies on the end of a turn while a main action is under way.
IN_MAIN = (Kind.MAIN, Kind.REFILL, Kind.EXTRA_POWER_UP, Kind.POWER_UP, Kind.LIGHT_DISC)
#: Worship that has not happened yet, and worship that has.
BEFORE_WORSHIP = (Kind.SEEK, Kind.WORSHIP)
IN_WORSHIP = (Kind.SPOT_OFFER, Kind.ABILITY, Kind.EXCHANGE, Kind.GIVE)
EXCHANGES = [tile for tile, kind in enumerate(ROYAL_KIND) if kind in (Royal.PAY, Royal.GIVE, Royal.ONCE)]
#: The royal tile whose exchange goes on with a resource to give.
ONCE = ROYAL_KIND.index(Royal.ONCE)
WITH_EXTRA_WORKERS = (Board.ALCHEMY, Board.NOBLES, Board.CONSTRUCTION)


def pending(s: State) -> Iterator[str]:
    """Sentences about pending entries; that each lies on what it can lie on is known."""
    frames = s.stack[: s.depth]
    if s.over:
        if frames:
            yield "Nothing is pending when the game is over."
        yield from _cleared(s)
    elif frames:
        floor = frames[0].kind
        in_turn = floor in (Kind.TURN_OVER, Kind.AFTER_TURN)
        if s.current != (frames[0].seat if in_turn else -1) or (in_turn and s.turn == 0):
            yield "`current` is the seat whose turn is under way, and none between turns; `turn` counts those begun."
        elif in_turn:
            yield from _turn(s, frames)
        else:
            yield from _cleared(s)
            yield from _eclipse(s, frames) if floor == Kind.ECLIPSE_END else setting_up(s, frames)


def _cleared(s: State) -> Iterator[str]:
    """Nothing of a move or an action is left."""
    numbers = (s.double, s.far, s.crew, s.extra, s.discount, s.built, s.raised)
    if any(numbers) or max(s.mover, s.second, s.main, s.learnt) >= 0:
        yield "No move and no action is under way, so nothing can have happened in it."


def _eclipse(s: State, frames: list[Any]) -> Iterator[str]:
    if [frame.seat for frame in frames[1:]] != [*range(s.seats - 1, s.seats - len(frames), -1)]:
        yield "Salaries are paid in the order of the seats."
    at_once = s.options[Opt.TOTAL_ECLIPSE] == DefaultOff.ON
    if not discs_met(s) or s.rounds_left == (1 if at_once else 0):
        yield "An eclipse comes when the discs have met and the last round is over."
    if not at_once and frames[0].seat != 0:
        yield "After an eclipse seat 1 begins."


# ---------------------------------------------------------------- turns


def _turn(s: State, frames: list[Any]) -> Iterator[str]:
    seat = frames[0].seat
    if {frame.seat for frame in frames} != {seat} or seat >= s.seats:
        yield "In a turn only the player whose turn it is decides."
        return
    first = frames[1].kind if len(frames) > 1 else Kind.TURN
    if first in (Kind.TURN, Kind.END_TURN):
        flags = s.double, s.far
        if first == Kind.TURN:
            s.double = s.far = 0
        yield from _cleared(s)
        s.double, s.far = flags
    else:
        yield from _move(s, seat, first)
    wrong = [sentence for place in range(1, len(frames)) for sentence in _frame(s, seat, frames, place)]
    yield from wrong
    yield from _ascending(s, seat, frames)
    nested = sum(_is_by_tile(lower.kind, upper.kind) for lower, upper in pairwise(frames))
    if nested > sum(s.players[seat].used):
        yield "Only a tile that has been used can lead from one question to another."
    if not wrong and not all(can_go_on(s, seat, frame) for frame in frames):
        yield "What has been begun cannot be paid."


def _is_by_tile(lower: int, upper: int) -> bool:
    """Whether an entry lies on a decision because a tile was played there."""
    return lower in MOMENTS and upper != Kind.REBORN and lower not in (Kind.EXCHANGE, Kind.GIVE)


def _move(s: State, seat: int, first: int) -> Iterator[str]:
    """The workers that move, and the main action under way."""
    player, moving = s.players[seat], [w for w in (s.mover, s.second) if w >= 0]
    if s.mover < 0 or s.mover == s.second or any(player.board[w] < 0 for w in moving):
        yield "`mover` is the worker on a board that moves or acts, `second` another one that comes along."
        return
    if (s.double == 1) != (first == Kind.SECOND_MOVER) or (s.far and first != Kind.SECOND_MOVER):
        yield "`double` and `far` are 1 only before the move."
    if first == Kind.SECOND_MOVER and s.second >= 0:
        yield "The second worker is still to be chosen."
    board = player.board[s.mover]
    if first in (Kind.SECOND_MOVER, Kind.ACTION, *BEFORE_WORSHIP) and player.locked[s.mover] >= 0:
        yield "The worker that moves is not locked."
    if first in (*BEFORE_WORSHIP, *IN_WORSHIP) and WORSHIP_PLACES[board] == NO_WORSHIP:
        yield f"Nobody worships on {words_of(Board)[board]}."
    if (s.main >= 0) != (first in IN_MAIN):
        yield "`main` is the board whose main action is under way, and none otherwise."
    elif s.main < 0:
        if s.crew or s.extra or s.discount or s.built or s.raised or s.learnt >= 0:
            yield "No main action is under way, so nothing can have happened in it."
    else:
        yield from _main(s, seat)


def _main(s: State, seat: int) -> Iterator[str]:
    player, kinds = s.players[seat], {frame.kind for frame in s.stack[: s.depth]}
    if s.main == Board.PALACE:
        yield "The Palace has no main action."
    if not 1 <= s.crew <= sum(board >= 0 for board in player.board):
        yield "`crew` counts the workers of the main action, 1 to 3."
    if s.main in BOARD_OF[Kind.REFILL] and not kinds & {Kind.MAIN, Kind.REFILL}:
        yield "After this action the display is filled again."
    if s.extra and s.main not in WITH_EXTRA_WORKERS:
        yield "Extra workers count on Alchemy, Nobles and Construction."
    has_15 = player.technologies[Tech.BUILDER_15] and s.main == Board.CONSTRUCTION
    if s.discount and not has_15:
        yield "Only technology 15 lowers a price, on Construction."
    is_done = not kinds & {Kind.MAIN, Kind.LEARN, Kind.BUILD, Kind.DECORATE}
    is_building = bool(kinds & {Kind.MAIN, Kind.STONE, Kind.SPOT, Kind.ROTATE, Kind.PRICE})
    most = min(3, s.crew + s.extra) if s.main == Board.CONSTRUCTION else 0
    if s.built > most or (s.main == Board.CONSTRUCTION and not is_building and not s.built):
        yield "`built` counts the Pyramid tiles of this action: one for each worker at most, and one at least."
    if (s.learnt >= 0) != (s.main == Board.ALCHEMY and is_done):
        yield "`learnt` is the technology that this action has brought."
    elif s.learnt >= 0 and not player.technologies[s.learnt]:
        yield "The technology just learnt is not owned."
    if s.raised and kinds & {Kind.MAIN, Kind.POWER_UPS}:
        yield "`raised` counts power-ups of this action, which come after it."


def _ascending(s: State, seat: int, frames: list[Any]) -> Iterator[str]:
    """A die shows six only until its worker is reborn."""
    reborn = Counter(rulebook.named(frame)["worker"] for frame in frames if frame.kind == Kind.REBORN)
    player = s.players[seat]
    for w in range(WORKERS):
        if reborn[w] != (player.power[w] == 6):
            yield "A worker of power 6 is about to be reborn, once, and nobody else is."
        elif reborn[w] and (player.board[w] < 0 or player.locked[w] >= 0):
            yield "An ascending worker is unlocked and on a board."


# ---------------------------------------------------------------- single entries


def _frame(s: State, seat: int, frames: list[Any], place: int) -> Iterator[str]:
    """A pending entry that does not fit the table or what lies below it."""
    frame, lower = frames[place], frames[place - 1]
    kind, given, player = frame.kind, rulebook.named(frame), s.players[seat]
    who = f"Pending {rulebook.kinds[kind]}: "
    if s.main not in BOARD_OF.get(kind, (s.main,)):
        yield who + "it belongs to the main action of another board."
    elif "place" in given:
        yield from _worship(s, seat, kind, given["place"], who)
    elif "how" in given:
        yield from _power_up(s, seat, kind, given["how"], lower, who)
    elif kind == Kind.CLAIM:
        yield from _claim(s, seat, given["source"], lower.kind, who)
    elif kind == Kind.WIDE_STEP:
        stack = given["stack"]
        if stack >= len(TEMPLE_OF_STACK) or s.stacks[stack].tiles[0] < 0:
            yield who + "it needs a stack of tiles on a temple."
        elif player.temple[TEMPLE_OF_STACK[stack]] < WIDE_STEP[TEMPLE_OF_STACK[stack]].index(stack):
            yield who + "the marker has not reached that step."
    elif kind in (Kind.EXCHANGE, Kind.GIVE):
        tile = given.get("royal", ONCE)
        if tile not in s.royal or tile not in EXCHANGES or player.board[s.mover] != Board.PALACE:
            yield who + "no royal tile of the Palace asks this."
    elif kind == Kind.STEP_ORDER and given["one"] == given["other"]:
        yield who + "two steps on one temple need no order."
    elif kind in (Kind.SPOT, Kind.ROTATE, Kind.PRICE):
        if given["stone"] not in s.stone_display:
            yield who + "the Pyramid tile is not on display."
        elif "spot" in given and (s.pyramid[given["spot"]] >= 0 or not is_supported(s, given["spot"])):
            yield who + "no Pyramid tile can lie there."
        elif s.built >= min(3, s.crew + s.extra):
            yield who + "no worker is left for it."
        elif kind == Kind.PRICE and not s.discount:
            yield who + "there is no discount."


def _worship(s: State, seat: int, kind: int, place: int, who: str) -> Iterator[str]:
    board = s.players[seat].board[s.mover]
    if (board == Board.PALACE) != (place != Worship.TEMPLE):
        yield who + "royal tiles lie on the Palace, the other places beside the temples."
    elif kind in BEFORE_WORSHIP and worshipper(s, board, place) // WORKERS == seat:
        yield who + "an own worker is not displaced."


def _power_up(s: State, seat: int, kind: int, how: int, lower: Any, who: str) -> Iterator[str]:
    """Those of a tile lie on the decision at which it was played, those of an action on what follows it."""
    below = rulebook.named(lower).get("how", -1) if lower.kind == Kind.ONE_POWER_UP else -1
    if how == How.TILE:
        fits = below == How.TILE or lower.kind in MOMENTS
    elif how == How.PAID:
        fits = kind == Kind.POWER_UP and lower.kind in AFTER_MAIN and s.raised > 0
        fits = fits and s.players[seat].technologies[Tech.POWER_13] == 1
    elif how == How.MAY:
        fits = lower.kind == Kind.EXTRA_POWER_UP
    else:
        fits = kind == Kind.POWER_UP and (lower.kind == Kind.EXTRA_POWER_UP or below == How.MAY)
    if not fits:
        yield who + f"it cannot be of the kind {words_of(How)[how]!r} there."


def _claim(s: State, seat: int, source: int, lower: int, who: str) -> Iterator[str]:
    player = s.players[seat]
    if source >= FROM_LINK:
        yield who + "linked tiles are claimed at set-up."
    elif source >= FROM_STACK:
        stack = source - FROM_STACK
        if stack not in AVENUE_STACK or s.stacks[stack].tiles[0] < 0:
            yield who + "it needs a stack of tiles on the Avenue."
        elif player.avenue < AVENUE_STACK.index(stack):
            yield who + "the marker has not reached that step."
    elif s.spot[source] < 0 or s.mover < 0 or player.board[s.mover] != source:
        yield who + "it needs a tile beside the place of worship."
    elif lower not in (Kind.TURN_OVER, Kind.BEFORE_ABILITY):
        yield who + "the tile beside a place of worship is claimed by worship."
