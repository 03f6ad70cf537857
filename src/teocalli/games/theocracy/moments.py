"""Free moments of the own turn: before the die is taken, before the action, and after it (H10).

In any order and number: buy unlocked tokens, use a token (one a turn), play cards that name no moment.
"""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.theocracy.power_cards import play_freely, why_not_play_freely
from teocalli.games.theocracy.state import BUY, GO_ON, PLAY, USE, Kind, Reason, State, book
from teocalli.games.theocracy.tokens import buy_token, why_not_buy, why_not_use
from teocalli.games.theocracy.vocabulary import N_CARDS


@rule
def is_free(action: int) -> bool:
    """Actions of a free moment: play a card, buy a token, use a token."""
    return PLAY <= action <= USE


@rule
def list_free(s: State, seat: int, menu: Menu) -> None:
    for card in range(N_CARDS):
        if s.players[seat].hand[card] > 0:
            offer(menu, PLAY + card, why_not_play_freely(s, seat, card))
    for i in range(3):
        offer(menu, BUY + i, why_not_buy(s, seat, i))
    offer(menu, USE, why_not_use(s, seat))


@rule
def do_free(s: State, seat: int, action: int) -> None:
    if action == USE:
        push(s, Kind.TRANSFORM, seat, 0, 0)
    elif action >= BUY:
        buy_token(s, seat, action - BUY)
    else:
        play_freely(s, seat, action - PLAY)


@rule
def can_do_something(s: State, seat: int) -> bool:
    if why_not_use(s, seat) == Reason.YES:
        return True
    for i in range(3):
        if why_not_buy(s, seat, i) == Reason.YES:
            return True
    for card in range(N_CARDS):
        if s.players[seat].hand[card] > 0 and why_not_play_freely(s, seat, card) == Reason.YES:
            return True
    return False


@book.effect(Kind.MOMENT)
def free_moment(s: State, seat: int, a: int, b: int) -> None:
    """The player is asked only if there is something to do."""
    if can_do_something(s, seat):
        push(s, Kind.FREE, seat, 0, 0)


@book.options(Kind.FREE)
def free_options(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    list_free(s, seat, menu)
    allow(menu, GO_ON)


@book.choice(Kind.FREE)
def free_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    if action != GO_ON:
        push(s, Kind.MOMENT, seat, 0, 0)
        do_free(s, seat, action)
