"""Tiny games with one thing broken each: the conformance suite must notice."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from teocalli.engine.actions import ActionSpace
from teocalli.engine.game import Game
from teocalli.engine.menu import Menu, allow
from teocalli.engine.rulebook import Rulebook
from teocalli.engine.state import push
from teocalli.engine.structs import plain_only
from tests.engine import tiny
from tests.engine.tiny import TAKE, TINY, Kind, State


def with_book(change: Callable[[Rulebook], None], key: str = "mutant") -> Game:
    book = copy.copy(TINY.rulebook)
    book.options_of, book.choice_of = list(book.options_of), list(book.choice_of)
    book.effect_of = list(book.effect_of)
    change(book)
    return fresh(rulebook=book, key=key)


def fresh(key: str = "mutant", **changes: Any) -> Game:
    return replace(TINY, meta=replace(TINY.meta, key=key), kernels={}, **changes)


def without_options() -> Game:
    def none(s: State, seat: int, most: int, menu: Menu) -> None:
        if s.heap > 5:
            tiny.takes(s, seat, most, menu)

    def no_cards(s: State, seat: int, kind: int, menu: Menu) -> None:
        pass

    def change(book: Rulebook) -> None:
        book.options_of[Kind.TAKE] = none
        book.list_anytime = no_cards

    return with_book(change)


def with_options_twice() -> Game:
    def twice(s: State, seat: int, most: int, menu: Menu) -> None:
        tiny.takes(s, seat, most, menu)
        allow(menu, TAKE)

    def change(book: Rulebook) -> None:
        book.options_of[Kind.TAKE] = twice

    return with_book(change)


def without_end() -> Game:
    def endless(s: State, seat: int) -> None:
        s.heap = max(s.heap, 3)
        push(s, Kind.TAKE, 1 - seat, 3)

    def change(book: Rulebook) -> None:
        book.effect_of[Kind.NEXT] = endless

    return with_book(change)


def without_winner() -> Game:
    def second(s: State, seat: int) -> int:
        return 2

    return fresh(rank=second)


def with_equal_tokens() -> Game:
    actions = ActionSpace()
    actions.family("take", number=("1", "1", "3"))
    actions.family("play")
    return fresh(actions=actions)


def with_shared_memory() -> Game:
    """Acting reaches into every state that ever was."""
    seen: list[State] = []

    def take(s: State, seat: int, most: int, action: int) -> None:
        for other in seen:
            other.players[0].points += 1
        seen.append(s)
        tiny.take(s, seat, most, action)

    def change(book: Rulebook) -> None:
        book.choice_of[Kind.TAKE] = take

    return with_book(change)


def with_outside_chance() -> Game:
    """What happens depends on something that is not in the state."""
    calls = [0]

    def take(s: State, seat: int, most: int, action: int) -> None:
        calls[0] += 1
        s.players[seat].points += calls[0]
        tiny.take(s, seat, most, action)

    def change(book: Rulebook) -> None:
        book.choice_of[Kind.TAKE] = take

    return with_book(change)


def with_large_numbers() -> Game:
    """A number that 16 bits do not hold."""

    def take(s: State, seat: int, most: int, action: int) -> None:
        s.players[seat].points = 40_000
        tiny.take(s, seat, most, action)

    def change(book: Rulebook) -> None:
        book.choice_of[Kind.TAKE] = take

    return with_book(change)


def with_peeping_guess() -> Game:
    """Dealing afresh changes the seat's own card."""

    def determinize(s: State, seat: int) -> None:
        s.players[seat].card[0] = (s.players[seat].card[0] + 1) % 3

    return fresh(determinize=determinize)


def with_guess_that_passes_the_turn() -> Game:
    def determinize(s: State, seat: int) -> None:
        s.stack[s.depth - 1].seat = 1 - s.stack[s.depth - 1].seat

    return fresh(determinize=determinize)


def with_guess_that_changes_options() -> Game:
    def determinize(s: State, seat: int) -> None:
        s.heap = 1

    def blind(s: State, seat: int) -> dict[str, Any]:
        return {}

    return fresh(determinize=determinize, view=blind)


def with_secret_draws() -> Game:
    """The last card of the deck comes to whoever takes first, and nobody calls that a revelation."""

    def take(s: State, seat: int, most: int, action: int) -> None:
        tiny.take(s, seat, most, action)
        if s.drawn == 2:
            s.players[seat].card[0] = s.deck[2]
            s.drawn = 3

    def change(book: Rulebook) -> None:
        book.choice_of[Kind.TAKE] = take

    return with_book(change)


def with_vanishing_stones() -> Game:
    def take(s: State, seat: int, most: int, action: int) -> None:
        tiny.take(s, seat, most, action)
        s.players[seat].points -= 1

    def contradictions(s: State) -> list[str]:
        return ["Points are never negative."] if min(p.points for p in s.players) < 0 else []

    def change(book: Rulebook) -> None:
        book.choice_of[Kind.TAKE] = take

    return replace(with_book(change), contradictions=contradictions)


def with_rules_that_accept_everything() -> Game:
    class Careless(Game):
        def apply(self, s: Any, action: int) -> Any:
            self.rulebook.act(s, TAKE if action not in self.legal(s) else action)
            return []

    return Careless(**{name: getattr(TINY, name) for name in TINY.__dataclass_fields__})


def remember(s: State, seat: int) -> None:
    """What is only done in the plain form."""
    s.players[seat].points += 1


remember = plain_only(remember)


def take_two_ways(s: State, seat: int, most: int, action: int) -> None:
    """A choice that is different when compiled."""
    remember(s, seat)
    tiny.take(s, seat, most, action)


def with_forms_that_disagree() -> Game:
    def change(book: Rulebook) -> None:
        book.choice_of[Kind.TAKE] = None
        book.choice(Kind.TAKE)(take_two_ways)

    return with_book(change, "mutant_forms")
