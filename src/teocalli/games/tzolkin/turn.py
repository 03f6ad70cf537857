"""A turn: begging first, then placing or picking up, never both, never neither. Chapter "Players' turns"."""

from __future__ import annotations

from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import begin_turn, push
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain
from teocalli.games.tzolkin.buildings import refill
from teocalli.games.tzolkin.pick_up import offer_workers, take_up
from teocalli.games.tzolkin.placing import (
    beg,
    needs_mercy,
    offer_mercy,
    offer_places,
    on_gears,
    place,
    receive_mercy,
    why_not_beg,
)
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import BEG, CLAIM, MERCY, PICK_UP, PLACE, Cause, Kind, State, is_of


@rulebook.effect(Kind.NEXT_TURN)
def next_turn(s: State, seat: int, turns: int) -> None:
    """Clockwise from the first player, one turn each; `turns` of this round are over."""
    if turns == s.seats:
        begin_turn(s, -1)
        push(s, Kind.END_ROUND, s.first)
        return
    begin_turn(s, seat)
    push(s, Kind.NEXT_TURN, (seat + 1) % s.seats, turns + 1)
    push(s, Kind.END_TURN, seat)
    push(s, Kind.TURN, seat)


@rulebook.options(Kind.TURN)
def ways_to_begin(s: State, seat: int, menu: Menu) -> None:
    """No passing (Q1). Who can neither place nor pick up must beg (Q14), or is shown mercy (Q16)."""
    offer_places(s, seat, 0, menu)
    if on_gears(s, s.players[seat], seat) > 0:
        offer_workers(s, seat, menu)
    offer(menu, BEG, why_not_beg(s, seat))
    if needs_mercy(s, seat):
        offer_mercy(s, seat, menu)


@rulebook.choice(Kind.TURN)
def turn_begun(s: State, seat: int, action: int) -> None:
    if action == BEG:
        beg(s, seat)
    elif is_of(action, PICK_UP):
        take_up(s, seat, action)
    elif is_of(action, PLACE) or action == CLAIM:
        place(s, seat, action, 0)
    else:
        receive_mercy(s, seat, action - MERCY)


@rulebook.effect(Kind.END_TURN)
def end_turn(s: State, seat: int) -> None:
    """Fill the row of buildings; who stands on the first player space takes all the piled up corn (Q55, C19)."""
    refill(s, Cause.END_OF_TURN)
    if s.claimer == seat and s.pile > 0:
        gain(s, seat, c.CORN, s.pile, Cause.FIRST_PLAYER_SPACE)
        s.pile = 0
