"""Every game passes the conformance suite, for all settings that it is tested with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from teocalli.engine import conformance
from teocalli.engine.game import Game, Setting
from teocalli.games import GAMES, game
from tests.settings import EVERY, NAMES


@pytest.mark.parametrize("key", GAMES)
def test_the_rulebook_is_complete_and_tokens_are_unique(key: str) -> None:
    assert game(key).rulebook.check() == []
    conformance.check_tokens(game(key))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("key", "setting"), EVERY, ids=NAMES)
def test_random_games_pass(key: str, setting: Setting, check: Callable[[Game, Setting, int], Any]) -> None:
    for seed in range(2):
        check(game(key), setting, seed)


@pytest.mark.parametrize(("key", "setting"), EVERY, ids=NAMES)
def test_plain_and_compiled_forms_agree(key: str, setting: Setting) -> None:
    pytest.importorskip("numba")
    for seed in range(50):
        conformance.check_forms_agree(game(key), setting, 100 + seed)


def test_every_check_is_listed() -> None:
    """Those with other arguments are run by name above."""
    apart = {conformance.check_tokens, conformance.check_forms_agree}
    checks = {check for name, check in vars(conformance).items() if name.startswith("check_")}
    assert checks - apart == {*conformance.CHECKS}
