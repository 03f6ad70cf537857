"""Materials: gaining, paying, scoring, and choosing cubes. Chapter "Materials"."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.options import Opt, ShortSkulls
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import PAY, PAYMENTS, TAKE, TAKINGS, Kind, Player, Reason, State, What


@rule
def gain(s: State, seat: int, good: int, amount: int, cause: int) -> None:
    """Take corn, wood, stone or gold from the bank, which never runs out of them."""
    if amount > 0:
        s.players[seat].stock[good] += amount
        emit(s, What.GAINED, seat, good, amount, cause)


@rule
def pay(s: State, seat: int, good: int, amount: int, cause: int) -> None:
    """Give corn, wood, stone or gold back to the bank."""
    if amount > 0:
        s.players[seat].stock[good] -= amount
        emit(s, What.PAID, seat, good, amount, cause)


@rule
def gain_skulls(s: State, seat: int, amount: int, cause: int) -> None:
    """Take skulls as long as the bank has any (Q53); when fewer are left than due, take the rest (I7)."""
    taken = min(amount, s.skulls)
    if taken < amount and s.options[Opt.SHORT_SKULLS] == ShortSkulls.NONE:
        taken = 0
    if taken > 0:
        s.skulls -= taken
        s.players[seat].stock[c.SKULL] += taken
        emit(s, What.GAINED, seat, c.SKULL, taken, cause)


@rule
def score(s: State, seat: int, points: int, cause: int) -> None:
    """Score or lose points. Nothing keeps a score above zero (I1)."""
    if points != 0:
        change_points(s, seat, points)
        emit(s, What.SCORED, seat, -1, points, cause)


@rule
def change_points(s: State, seat: int, points: int) -> None:
    """Move the score marker."""
    p = s.players[seat]
    p.points += points
    if p.points < 0 and s.options[Opt.SCORE_FLOOR] == DefaultOff.ON:
        p.points = 0


@rule
def gain_worker(s: State, seat: int, cause: int) -> None:
    """One worker from the bank to the hand; nothing happens with six in play (Q11, Q81)."""
    p = s.players[seat]
    if p.bank > 0:
        p.bank -= 1
        p.hand += 1
        emit(s, What.NEW_WORKER, seat, -1, 1, cause)


# ---------------------------------------------------------------- any resources


@rule
def resources_of(p: Player) -> int:
    """How many cubes somebody has; skulls and corn are no resources."""
    return p.stock[c.WOOD] + p.stock[c.STONE] + p.stock[c.GOLD]


@rule
def demand(s: State, seat: int, amount: int, cause: int) -> None:
    """Ask for `amount` resources of any mix (Q26); where only one mix is possible, it is paid at once."""
    p = s.players[seat]
    kinds = (p.stock[c.WOOD] > 0) + (p.stock[c.STONE] > 0) + (p.stock[c.GOLD] > 0)
    if kinds > 1 and resources_of(p) > amount:
        push(s, Kind.PAY, seat, amount, cause)
        return
    left = amount
    for good in range(c.WOOD, c.GOLD + 1):
        part = min(left, p.stock[good])
        pay(s, seat, good, part, cause)
        left -= part


@rule
def payment(wood: int, stone: int, gold: int) -> int:
    """The action that pays this mix."""
    return PAY + (wood * PAYMENTS + stone) * PAYMENTS + gold


@rule
def pay_mix(s: State, seat: int, action: int, cause: int) -> None:
    """Carry out the payment that an action names."""
    mix = action - PAY
    pay(s, seat, c.WOOD, mix // (PAYMENTS * PAYMENTS), cause)
    pay(s, seat, c.STONE, mix // PAYMENTS % PAYMENTS, cause)
    pay(s, seat, c.GOLD, mix % PAYMENTS, cause)


@rulebook.options(Kind.PAY)
def mixes_to_pay(s: State, seat: int, price: int, menu: Menu) -> None:
    """Every mix, one by one only where the player has the cubes."""
    p = s.players[seat]
    for gold in range(price + 1):
        for stone in range(price + 1 - gold):
            wood = price - gold - stone
            enough = p.stock[c.WOOD] >= wood and p.stock[c.STONE] >= stone and p.stock[c.GOLD] >= gold
            offer(menu, payment(wood, stone, gold), Reason.YES if enough else Reason.NOT_ENOUGH_RESOURCES)


@rulebook.choice(Kind.PAY)
def mix_paid(s: State, seat: int, price: int, cause: int, action: int) -> None:
    pay_mix(s, seat, action, cause)


@rulebook.options(Kind.TAKE)
def mixes_to_take(s: State, seat: int, cubes: int, menu: Menu) -> None:
    """Cubes of the player's choice from the bank."""
    for gold in range(cubes + 1):
        for stone in range(cubes + 1 - gold):
            allow(menu, TAKE + ((cubes - gold - stone) * TAKINGS + stone) * TAKINGS + gold)


@rulebook.choice(Kind.TAKE)
def mix_taken(s: State, seat: int, cubes: int, cause: int, action: int) -> None:
    mix = action - TAKE
    gain(s, seat, c.WOOD, mix // (TAKINGS * TAKINGS), cause)
    gain(s, seat, c.STONE, mix // TAKINGS % TAKINGS, cause)
    gain(s, seat, c.GOLD, mix % TAKINGS, cause)
