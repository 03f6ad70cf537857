"""Actions and their tokens are one to one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli.engine.actions import ActionSpace, UnknownToken
from tests.engine.tiny import TINY

word = st.text("abcdefg_", min_size=1, max_size=6)
vocabulary = st.lists(word, min_size=1, max_size=5, unique=True).map(tuple)


@given(st.lists(st.tuples(word, st.lists(vocabulary, max_size=3)), min_size=1, max_size=4, unique_by=lambda f: f[0]))
def test_tokens_and_numbers_are_one_to_one(families: list[tuple[str, list[tuple[str, ...]]]]) -> None:
    space = ActionSpace()
    for name, parameters in families:
        first = space.family(name, **{f"p{i}": words for i, words in enumerate(parameters)})
        assert space.families[-1].first == first
    assert len(space.tokens) == space.size == sum(family.count for family in space.families)
    for action, token in enumerate(space.tokens):
        assert space.action(token) == action
        family = space.family_of(action)
        assert " ".join([family.name, *family.arguments(action).values()]) == token


def test_the_last_parameter_runs_fastest() -> None:
    space = ActionSpace()
    space.family("pass")
    move = space.family("move", board=("forest", "gold"), steps=("1", "2", "3"))
    assert move == 1
    assert space.token(move + 1 * 3 + 2) == "move gold 3"
    assert space.families[1].arguments(move + 1) == {"board": "forest", "steps": "2"}


def test_spaces_in_a_typed_token_do_not_matter() -> None:
    assert TINY.actions.action("  take   2 ") == TINY.actions.action("take 2")


def test_an_unknown_token_says_what_may_have_been_meant() -> None:
    with pytest.raises(UnknownToken, match="“tak 2” is not an action of this game; did you mean “take 2”"):
        TINY.actions.action("tak 2")
    with pytest.raises(UnknownToken, match=r"“xyzzy” is not an action of this game\.$"):
        TINY.actions.action("xyzzy")
