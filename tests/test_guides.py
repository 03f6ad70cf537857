"""Guided first games: every line can be played by the rules, and everything is said in all languages."""

from __future__ import annotations

import re

import pytest

from teocalli.engine.messages import LANGUAGES, Messages
from teocalli.face.guide import guide_of
from teocalli.face.portrait import symbols
from teocalli.games import GAMES, game

GUIDED = [key for key in GAMES if guide_of(game(key)) is not None]
every_guide = pytest.mark.parametrize("key", GUIDED)


@every_guide
def test_the_line_can_be_played_and_whoever_learns_is_told_at_every_step(key: str) -> None:
    chosen, guide = game(key), guide_of(game(key))
    assert guide is not None
    s, tokens = chosen.new(guide.setting, guide.seed), list[str]()
    for step in guide.line:
        assert guide.step(tokens, step.is_other) == step
        assert chosen.mover(s) == int(step.is_other)
        assert bool(step.say) != step.is_other
        chosen.play(s, step.token)
        tokens.append(step.token)
    assert not s.over
    assert guide.step(tokens, False) is None
    assert guide.is_followed([*tokens, "anything"])
    assert not guide.is_followed(["anything"])
    assert guide.step(["anything"], False) is None


@every_guide
def test_every_step_is_told_in_all_languages_and_nothing_else_is(key: str) -> None:
    guide = guide_of(game(key))
    assert guide is not None
    assert len(guide.told) == len(set(guide.told)) >= 10
    needed = {f"step-{say}" for say in guide.told} | {"guide-left", "guide-end"}
    for language in LANGUAGES:
        told = Messages(game(key).folder / "guide", language)
        assert set(told.ids("")) == needed
        for message in needed:
            more = told.attributes(message)
            assert set(more) == {"text"} if message.startswith("guide-") else {"text", "why"}
            for text in more.values():
                assert text.endswith(".")
                assert {f"i-{icon}" for icon in re.findall(r"\[([a-z0-9-]+)\]", text)} <= symbols().keys()
