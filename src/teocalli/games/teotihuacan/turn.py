"""A player's turn: a normal turn (move a worker, then one of three actions) or unlocking all workers for free."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import begin_turn, push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play, gain, pay, spend_free_cocoa_tile
from teocalli.games.teotihuacan.begun import can_all_go_on, leaves_enough_cocoa
from teocalli.games.teotihuacan.calendar import advance_light_disc, discs_met
from teocalli.games.teotihuacan.components import UNLOCK_COST, WORKERS
from teocalli.games.teotihuacan.main_action import begin_main_action, why_not_main
from teocalli.games.teotihuacan.options import FreeCocoa, Opt, Technology1Double, Technology1Far
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import (
    ALONG,
    COLLECT,
    DONE,
    MAIN,
    MOVE,
    REST,
    UNLOCK,
    UNLOCK_BY_TILE,
    USE,
    WORSHIP,
    Cause,
    Kind,
    Reason,
    State,
    What,
)
from teocalli.games.teotihuacan.tile_use import can_use_any, has_pair, list_uses, use_tile
from teocalli.games.teotihuacan.tiles import TECHNOLOGY_1_COCOA
from teocalli.games.teotihuacan.vocabulary import Discovery, Good, Tech
from teocalli.games.teotihuacan.workers import (
    colours_on,
    count_free,
    find_worker,
    has_locked,
    is_first_of_its_like,
    is_free,
    is_free_on,
    moved_to,
    slot_of,
    unlock_all,
)
from teocalli.games.teotihuacan.worship import why_not_worship

STEPS = 8


@rulebook.effect(Kind.BEGIN_TURN)
def next_turn(s: State, seat: int) -> None:
    """The next player's turn; Teotibot plays by itself."""
    begin_turn(s, seat)
    emit(s, What.TURN, seat, 0, 1, Cause.TURN)
    if s.seats == 1 and seat == 1:
        push(s, Kind.AFTER_TURN, seat)
        push(s, Kind.TEOTIBOT, seat)
    else:
        push(s, Kind.TURN_OVER, seat)
        push(s, Kind.TURN, seat)


@rulebook.options(Kind.TURN)
def ways_to_begin(s: State, seat: int, menu: Menu) -> None:
    """Move one unlocked worker 1 to 3 boards on, or unlock all for free, which is the whole turn (R09)."""
    player = s.players[seat]
    together = s.double == 1 and has_pair(player)  # an Ascension meanwhile may have parted the two
    for w in range(WORKERS):
        if is_free(player, w) and is_first_of_its_like(player, w):
            board = player.board[w]
            alone = together and count_free(player, board) < 2
            why_not = Reason.NO_SECOND_WORKER if alone else Reason.YES
            first = MOVE + (board * 5 + player.power[w] - 1) * STEPS
            for steps in range(STEPS if s.far else 3):
                offer(menu, first + steps, why_not)
    offer(menu, REST, why_not_rest(s, seat))


@rule
def why_not_rest(s: State, seat: int) -> int:
    if s.double or s.far:
        return Reason.TILE_PLAYED
    return Reason.YES if has_locked(s.players[seat]) else Reason.NOTHING_LOCKED


@rulebook.choice(Kind.TURN)
def turn_begun(s: State, seat: int, action: int) -> None:
    if action == REST:
        unlock_all(s, seat, Cause.TURN)
        return
    code = action - MOVE
    steps = code % STEPS + 1
    board = code // STEPS // 5
    s.mover = find_worker(s.players[seat], board, code // STEPS % 5 + 1)
    if s.double and count_free(s.players[seat], board) > 1:
        push(s, Kind.SECOND_MOVER, seat, steps)
    else:
        move_workers(s, seat, steps)


@rulebook.options(Kind.SECOND_MOVER)
def second_movers(s: State, seat: int, steps: int, menu: Menu) -> None:
    """Another unlocked worker of the same board goes to the same target (R04)."""
    for power in range(1, 6):
        if companion(s, seat, power) >= 0:
            allow(menu, ALONG + power - 1)


@rule
def companion(s: State, seat: int, power: int) -> int:
    """A worker of this power beside the one that is about to move, or -1."""
    player = s.players[seat]
    for w in range(WORKERS):
        if w != s.mover and is_free_on(player, w, moved_to(s, seat)) and player.power[w] == power:
            return w
    return -1


@rulebook.choice(Kind.SECOND_MOVER)
def second_mover_chosen(s: State, seat: int, steps: int, action: int) -> None:
    s.second = companion(s, seat, action - ALONG + 1)
    move_workers(s, seat, steps)


@rule
def move_workers(s: State, seat: int, steps: int) -> None:
    """Clockwise; technology 1 pays now, so its cocoa may fund the action (R01, R06)."""
    player = s.players[seat]
    start = slot_of(s, player.board[s.mover])
    target = (start + steps) % 8
    board = s.ring[target]
    movers = 1
    player.board[s.mover] = board
    if s.second >= 0:
        player.board[s.second] = board
        movers = 2
    emit(s, What.MOVE, seat, board, movers, Cause.TURN)
    if player.technologies[Tech.PALACE_1] and start + steps >= 8:
        ends_elsewhere = s.far == 1 and target != 0 and s.options[Opt.TECHNOLOGY_1_FAR] == Technology1Far.ENDING
        if not ends_elsewhere:
            paid = 1 if s.options[Opt.TECHNOLOGY_1_DOUBLE] == Technology1Double.ONCE else movers
            gain(s, seat, Good.COCOA, TECHNOLOGY_1_COCOA * paid, Cause.TECHNOLOGY)
    s.double = 0
    s.far = 0
    push(s, Kind.ACTION, seat)


# ---------------------------------------------------------------- collect cocoa, worship, main action


@rulebook.options(Kind.ACTION)
def three_actions(s: State, seat: int, menu: Menu) -> None:
    board = moved_to(s, seat)
    allow(menu, COLLECT)
    for place in range(4):
        offer(menu, WORSHIP + place, why_not_worship(s, seat, board, place))
    offer(menu, MAIN, why_not_main(s, seat, board))


@rulebook.choice(Kind.ACTION)
def action_chosen(s: State, seat: int, action: int) -> None:
    board = moved_to(s, seat)
    if action == COLLECT:
        gain(s, seat, Good.COCOA, colours_on(s, seat, board) + 1, Cause.COLLECT)
    elif action == MAIN:
        begin_main_action(s, seat, board)
    else:
        push(s, Kind.SEEK, seat, action - WORSHIP)


# ---------------------------------------------------------------- at any moment of the own turn


@rule
def why_not_unlock(s: State, seat: int) -> int:
    """All own locked workers for 3 cocoa, at any moment of a normal turn (R07); what was begun must stay payable."""
    player = s.players[seat]
    if not has_locked(player):
        return Reason.NOTHING_LOCKED
    if player.cocoa < UNLOCK_COST:
        return Reason.NOT_ENOUGH_COCOA
    return Reason.YES if leaves_enough_cocoa(s, seat, UNLOCK_COST) else Reason.PAYMENT_FIRST


@rule
def why_not_unlock_by_tile(s: State, seat: int) -> int:
    """The free-cocoa tile covers it by option, unless it is needed for what was begun."""
    player = s.players[seat]
    if not has_locked(player):
        return Reason.NOTHING_LOCKED
    if s.options[Opt.FREE_COCOA] == FreeCocoa.LISTED or player.tiles[Discovery.FREE_COCOA] == 0:
        return Reason.NO_FREE_COCOA_TILE
    player.tiles[Discovery.FREE_COCOA] -= 1
    enough = can_all_go_on(s, seat)
    player.tiles[Discovery.FREE_COCOA] += 1
    return Reason.YES if enough else Reason.PAYMENT_FIRST


@rulebook.anytime_options
def at_any_moment(s: State, seat: int, pending: int, menu: Menu) -> None:
    """In the own turn only. Two workers are moved at once: there is no moment between choosing them."""
    if s.current == seat and pending != Kind.SECOND_MOVER:
        if has_locked(s.players[seat]):
            offer(menu, UNLOCK, why_not_unlock(s, seat))
            if s.options[Opt.FREE_COCOA] == FreeCocoa.EXTENDED:
                offer(menu, UNLOCK_BY_TILE, why_not_unlock_by_tile(s, seat))
        list_uses(s, seat, menu, USE)


@rulebook.anytime_choice(UNLOCK)
def at_any_moment_chosen(s: State, seat: int, pending: int, action: int) -> None:
    if action == UNLOCK:
        pay(s, seat, Good.COCOA, UNLOCK_COST, Cause.UNLOCKING)
        unlock_all(s, seat, Cause.UNLOCKING)
    elif action == UNLOCK_BY_TILE:
        spend_free_cocoa_tile(s, seat)
        unlock_all(s, seat, Cause.UNLOCKING)
    else:
        use_tile(s, seat, action - USE)


# ---------------------------------------------------------------- the end of a turn


@rulebook.effect(Kind.TURN_OVER)
def turn_over(s: State, seat: int) -> None:
    """Whoever could still unlock or play a tile is asked; else the turn is over."""
    clear_turn(s)
    push(s, Kind.AFTER_TURN, seat)
    can_unlock = why_not_unlock(s, seat) == Reason.YES or why_not_unlock_by_tile(s, seat) == Reason.YES
    if can_unlock or can_use_any(s, seat):
        push(s, Kind.END_TURN, seat)


@rulebook.options(Kind.END_TURN)
def ways_to_end(s: State, seat: int, menu: Menu) -> None:
    allow(menu, DONE)


@rulebook.choice(Kind.END_TURN)
def turn_ended(s: State, seat: int, action: int) -> None:
    pass


@rule
def clear_turn(s: State) -> None:
    """Nothing of a move and its action remains."""
    s.double = 0
    s.far = 0
    s.mover = -1
    s.second = -1
    s.main = -1
    s.crew = 0
    s.extra = 0
    s.learnt = -1
    s.discount = 0
    s.built = 0
    s.raised = 0


@rulebook.effect(Kind.AFTER_TURN)
def after_turn(s: State, seat: int) -> None:
    """The last player moves the light disc. An eclipse waits for the round and one more (R41), or not at all (R49)."""
    last = colours_in_play(s) - 1
    following = (seat + 1) % (last + 1)
    if seat == last:
        advance_light_disc(s, Cause.CALENDAR)
    eclipse_now = False
    if s.options[Opt.TOTAL_ECLIPSE] == DefaultOff.ON:
        eclipse_now = discs_met(s)
    elif seat == last and discs_met(s):
        eclipse_now = s.rounds_left == 1
        s.rounds_left = 1
    if eclipse_now:
        push(s, Kind.ECLIPSE, following)
    else:
        push(s, Kind.BEGIN_TURN, following)
