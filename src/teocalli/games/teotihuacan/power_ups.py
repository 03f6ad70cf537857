"""Power-ups and Ascension."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.any_moment import could_unlock_on, is_acting
from teocalli.games.teotihuacan.bank import charge, pay, why_not_charge
from teocalli.games.teotihuacan.begun import leaves_enough_cocoa
from teocalli.games.teotihuacan.calendar import advance_light_disc
from teocalli.games.teotihuacan.components import FOURTH_WORKER_POWER, WORKERS
from teocalli.games.teotihuacan.giving import give
from teocalli.games.teotihuacan.options import FreeCocoa, Opt
from teocalli.games.teotihuacan.printed import WHEEL_EFFECT, WHEEL_PRICE
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import ASCEND, POWER, SKIP, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.tiles import TECHNOLOGY_13_COCOA
from teocalli.games.teotihuacan.vocabulary import Board, Good, How, Wheel
from teocalli.games.teotihuacan.workers import is_free, is_free_on


@rule
def can_be_raised(s: State, seat: int, w: int, how: int) -> bool:
    """Unlocked workers only (A27); a main action's power-ups stay on its board (R20), those of a tile do not."""
    player = s.players[seat]
    if player.power[w] > 5:
        return False
    if how == How.TILE:
        return is_free(player, w) and not is_acting(s, seat, w)
    return is_free_on(player, w, s.main)


@rule
def somebody_can_be_raised(s: State, seat: int, how: int) -> bool:
    for w in range(WORKERS):
        if can_be_raised(s, seat, w, how):
            return True
    return False


@rule
def somebody_could_be_raised(s: State, seat: int, how: int, price: int) -> bool:
    """Somebody can be, or could be once unlocked (R08)."""
    return somebody_can_be_raised(s, seat, how) or could_unlock_on(s, seat, s.main, price)


@rulebook.effect(Kind.ONE_POWER_UP)
def one_power_up(s: State, seat: int, how: int) -> None:
    """A power-up; without a worker to raise, and without one to unlock for it, it is lost (R21)."""
    if somebody_could_be_raised(s, seat, how, 0):
        push(s, Kind.POWER_UP, seat, how)


@rule
def worker_to_raise(s: State, seat: int, how: int, board: int, power: int) -> int:
    """The first worker of this power on a board that the power-up may go to, or -1."""
    player = s.players[seat]
    for w in range(WORKERS):
        if player.board[w] == board and player.power[w] == power and can_be_raised(s, seat, w, how):
            return w
    return -1


@rulebook.options(Kind.POWER_UP)
def workers_to_raise(s: State, seat: int, how: int, menu: Menu) -> None:
    player = s.players[seat]
    why_not = Reason.NOT_ENOUGH_COCOA if how == How.PAID and player.cocoa < TECHNOLOGY_13_COCOA else Reason.YES
    for w in range(WORKERS):
        if can_be_raised(s, seat, w, how):
            if worker_to_raise(s, seat, how, player.board[w], player.power[w]) == w:
                offer(menu, POWER + player.board[w] * 5 + player.power[w] - 1, why_not)
    if how == How.MAY or how == How.PAID or not somebody_can_be_raised(s, seat, how):
        allow(menu, SKIP)


@rulebook.choice(Kind.POWER_UP)
def raise_chosen(s: State, seat: int, how: int, action: int) -> None:
    if action == SKIP:
        return
    if how == How.PAID:
        pay(s, seat, Good.COCOA, TECHNOLOGY_13_COCOA, Cause.TECHNOLOGY)
    if how != How.TILE:
        s.raised += 1
    code = action - POWER
    raise_worker(s, seat, worker_to_raise(s, seat, how, code // 5, code % 5 + 1))


@rule
def raise_worker(s: State, seat: int, w: int) -> None:
    """Turn the die up by one; at six the worker ascends at once, in the order of the rulebook (R25, A31)."""
    player = s.players[seat]
    player.power[w] += 1
    if player.power[w] < 6:
        emit(s, What.POWER_UP, seat, player.board[w], player.power[w], Cause.TURN)
        return
    emit(s, What.ASCEND, seat, player.board[w], 1, Cause.ASCENSION)
    push(s, Kind.LIGHT_DISC, seat)
    push(s, Kind.ASCENSION, seat)
    push(s, Kind.REBORN, seat, w)
    push(s, Kind.AVENUE, seat, Cause.ASCENSION)


@rulebook.effect(Kind.REBORN)
def reborn(s: State, seat: int, worker: int) -> None:
    """The worker begins anew on the Palace; this is no move (R06)."""
    player = s.players[seat]
    player.board[worker] = Board.PALACE
    player.power[worker] = 1
    player.locked[worker] = -1


@rule
def why_not_two_steps(s: State, seat: int) -> int:
    price = WHEEL_PRICE[Wheel.TWO_STEPS]
    if s.options[Opt.FREE_COCOA] == FreeCocoa.EXTENDED:
        return why_not_charge(s, seat, price)
    if s.players[seat].cocoa < price:
        return Reason.NOT_ENOUGH_COCOA
    return Reason.YES if leaves_enough_cocoa(s, seat, price) else Reason.PAYMENT_FIRST


@rulebook.options(Kind.ASCENSION)
def wheel(s: State, seat: int, menu: Menu) -> None:
    """One reward of the wheel; the fourth worker only once (R26)."""
    allow(menu, ASCEND + Wheel.POINTS)
    allow(menu, ASCEND + Wheel.COCOA)
    allow(menu, ASCEND + Wheel.TEMPLE)
    offer(menu, ASCEND + Wheel.TWO_STEPS, why_not_two_steps(s, seat))
    in_play = s.players[seat].board[WORKERS - 1] >= 0
    offer(menu, ASCEND + Wheel.WORKER, Reason.FOURTH_WORKER_IN_PLAY if in_play else Reason.YES)


@rulebook.choice(Kind.ASCENSION)
def wheel_chosen(s: State, seat: int, action: int) -> None:
    reward = action - ASCEND
    if reward == Wheel.WORKER:
        fourth_worker(s, seat)
    effect = WHEEL_EFFECT[reward]
    give(s, seat, effect[0], effect[1], effect[2], Cause.ASCENSION)
    if s.options[Opt.FREE_COCOA] == FreeCocoa.EXTENDED:
        charge(s, seat, WHEEL_PRICE[reward], Cause.ASCENSION)
    else:
        pay(s, seat, Good.COCOA, WHEEL_PRICE[reward], Cause.ASCENSION)


@rule
def fourth_worker(s: State, seat: int) -> None:
    """From the wheel to the Palace."""
    player = s.players[seat]
    player.board[WORKERS - 1] = Board.PALACE
    player.power[WORKERS - 1] = FOURTH_WORKER_POWER
    player.locked[WORKERS - 1] = -1
    emit(s, What.FOURTH_WORKER, seat, 0, 1, Cause.ASCENSION)


@rulebook.effect(Kind.LIGHT_DISC)
def light_disc_by_ascension(s: State, seat: int) -> None:
    advance_light_disc(s, Cause.ASCENSION)
