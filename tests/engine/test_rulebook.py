"""The rulebook: tables of functions by kind of decision."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from teocalli.engine.game import IllegalAction, Setting
from teocalli.engine.menu import Menu, allow, offer, offered
from teocalli.engine.rulebook import NOTHING, PENDING, Rulebook
from teocalli.engine.state import pop, push
from teocalli.engine.structs import constants
from tests.engine.tiny import TINY, Kind, Reason, State, rulebook


@constants
class Two:
    ASK = 0
    LOOP = 1


def nothing(*_: Any) -> None:
    """A rule that does nothing."""


def test_a_complete_rulebook_misses_nothing() -> None:
    assert rulebook.check() == []


def test_a_kind_without_functions_is_named() -> None:
    assert Rulebook(Two).check() == [
        "ask: neither an effect nor a decision, or both",
        "loop: neither an effect nor a decision, or both",
    ]


def test_a_kind_cannot_be_effect_and_decision() -> None:
    rulebook = Rulebook(Two)
    rulebook.options(Two.ASK)(nothing)
    rulebook.choice(Two.ASK)(nothing)
    rulebook.effect(Two.ASK)(nothing)
    rulebook.effect(Two.LOOP)(nothing)
    assert rulebook.check() == ["ask: neither an effect nor a decision, or both"]


def test_two_functions_for_one_kind_are_refused() -> None:
    rulebook = Rulebook(Two)
    rulebook.effect(Two.LOOP)(nothing)
    with pytest.raises(ValueError, match="two functions for 'loop'"):
        rulebook.effect(Two.LOOP)(nothing)


def test_a_call_of_a_rule_can_be_read_while_it_runs() -> None:
    def climb(s: Any, seat: int, steps: int, action: int) -> None:
        """A choice."""

    text = inspect.getsource(Rulebook(Two).calls[climb])
    assert text.startswith("def call(s, frame, action):\n")
    assert text.endswith("    function(s, seat, a, action)\n")


def test_nothing_is_left_of_what_was_taken_off_the_stack() -> None:
    s: Any = State()
    assert tuple(s.stack[0].fields) == PENDING
    push(s, *range(1, 1 + len(PENDING)))
    pop(s)
    assert s == State()
    rulebook = Rulebook(Two)
    rulebook.effect(Two.LOOP)(nothing)
    push(s, *range(1, 1 + len(PENDING)))
    rulebook.calls[nothing](s, s.stack[0])
    assert s == State()


def test_effects_without_end_are_noticed() -> None:
    rulebook = Rulebook(Two)

    @rulebook.effect(Two.LOOP)
    def again(s: State, seat: int, a: int, b: int) -> None:
        push(s, Two.LOOP, seat, a, b)

    s = State()
    push(s, Two.LOOP, 0, 0, 0)
    with pytest.raises(RuntimeError, match="effects without end at 'loop'"):
        rulebook.settle(s)


def test_a_decision_leaves_the_stack_clean() -> None:
    s = TINY.new(Setting(2), 1)
    TINY.play(s, "take 1")
    assert s.depth == 1
    assert all((f.kind, f.seat, f.a, f.b) == (0, 0, 0, 0) for f in s.stack[s.depth :])


def test_an_anytime_action_leaves_the_decision_pending() -> None:
    s = TINY.new(Setting(2), 1)
    TINY.play(s, "play")
    assert (s.stack[s.depth - 1].kind, TINY.mover(s)) == (Kind.TAKE, 0)
    assert TINY.tokens(s) == ["take 1", "take 2", "take 3"]


def test_a_refused_action_has_a_reason_and_changes_nothing() -> None:
    s = TINY.new(Setting(2), 1)
    TINY.play(s, "play")
    with pytest.raises(IllegalAction, match="“play” is not possible now: Your card has been played") as refusal:
        TINY.play(s, "play")
    assert refusal.value.reason == Reason.NO_CARD
    assert s.events is None


def test_nothing_is_possible_after_the_end() -> None:
    s = TINY.new(Setting(2), 1)
    while not s.over:
        TINY.apply(s, TINY.legal(s)[0])
    assert TINY.legal(s) == []
    assert TINY.mover(s) == -1
    with pytest.raises(IllegalAction, match="The game is over"):
        TINY.play(s, "take 1")


def test_a_menu_keeps_options_and_refusals_apart() -> None:
    menu = Menu()
    offer(menu, 4, 0)
    offer(menu, 5, 2)
    allow(menu, 6)
    assert (menu.actions, menu.refused, offered(menu)) == ([4, 6], [(5, 2)], 2)


def test_every_cell_of_a_context_has_one_name_that_stands_for_something() -> None:
    rulebook = Rulebook(Kind, contexts={"most": range(1, 4)})
    rulebook.options(Kind.TAKE)(lambda s, seat, most, menu: None)
    rulebook.choice(Kind.TAKE)(lambda s, seat, a, action: None)
    rulebook.effect(Kind.NEXT)(lambda s, seat: None)
    assert rulebook.check() == ["take: what 'a' stands for is not said", "take: a and most are one cell"]


def test_what_cannot_lie_on_each_other_is_named() -> None:
    rulebook = Rulebook(Kind, below={Kind.NEXT: (NOTHING,), Kind.TAKE: (Kind.NEXT,)})
    s = TINY.new(Setting(2), 1)
    assert rulebook.misplaced(s) == ["Pending entry 1, 'take', cannot be the first."]
    s.stack[0].kind = Kind.NEXT
    push(s, Kind.TAKE, 0)
    assert rulebook.misplaced(s) == []
    push(s, Kind.TAKE, 0)
    assert rulebook.misplaced(s) == ["Pending entry 3, 'take', cannot follow 'take'."]
