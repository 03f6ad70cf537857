"""What every game must pass, for all player counts, variants and edition settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from teocalli.engine import conformance
from teocalli.engine.game import Game, Setting
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.meta import BOT_READINGS, DIFFICULTY, EDITION
from tests.bounds import run_checked

PLAYERS = [Setting(players) for players in (1, 2, 3, 4)]
VARIANTS = [
    Setting(1, {"start": "first_game"}),
    Setting(1, {"total_eclipse": "on"}),
    Setting(2, {"start": "draft"}),
    Setting(2, {"start": "first_game", "total_eclipse": "on"}),
    Setting(3, {"start": "draft", "total_eclipse": "on"}),
    Setting(3, {"start": "first_game"}),
    Setting(4, {"start": "draft"}),
    Setting(4, {"start": "first_game"}),
    Setting(4, {"total_eclipse": "on"}),
]
#: Every edition setting flipped once, for two players or, where it is Teotibot's, for one.
FLIPPED = [
    *(Setting(2, {o.name: choice}) for o in EDITION for choice in o.choices if choice != o.default),
    *(Setting(1, {o.name: choice}) for o in BOT_READINGS for choice in o.choices if choice != o.default),
    *(Setting(1, {o.name: o.choices[0]}) for o in DIFFICULTY),
    *(Setting(1, {o.name: o.choices[-1]}) for o in DIFFICULTY),
]
CHECKS = (
    conformance.check_options,
    conformance.check_copies,
    partial(conformance.check_positions, every=97),
    conformance.check_record,
    conformance.check_guesses,
    conformance.check_reveals,
    conformance.check_hidden,
    conformance.check_conserved,
    conformance.check_refusals,
)


def named(setting: Setting) -> str:
    return " ".join([str(setting.players), *(f"{k}={v}" for k, v in setting.options.items())])


def test_every_kind_of_decision_has_its_functions() -> None:
    assert GAME.rulebook.check() == []


def test_tokens() -> None:
    conformance.check_tokens(GAME)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: getattr(check, "func", check).__name__)
@pytest.mark.parametrize("setting", PLAYERS + VARIANTS, ids=named)
def test_random_games_conform(check: Callable[[Game, Setting, int], Any], setting: Setting) -> None:
    for seed in range(2):
        check(GAME, setting, seed)


@pytest.mark.parametrize("setting", FLIPPED, ids=named)
def test_games_with_a_changed_edition_setting_conform(setting: Setting) -> None:
    conformance.check_options(GAME, setting, 3)
    conformance.check_conserved(GAME, setting, 4)


@pytest.mark.parametrize("setting", PLAYERS + VARIANTS, ids=named)
def test_plain_and_compiled_forms_agree(setting: Setting) -> None:
    pytest.importorskip("numba")
    for seed in range(100):
        conformance.check_forms_agree(GAME, setting, seed)


@pytest.mark.parametrize("setting", FLIPPED, ids=named)
def test_plain_and_compiled_forms_agree_with_a_changed_edition_setting(setting: Setting) -> None:
    pytest.importorskip("numba")
    for seed in range(3):
        conformance.check_forms_agree(GAME, setting, seed)


def test_a_bounds_checked_run_is_clean() -> None:
    pytest.importorskip("numba")
    assert all(decisions > 0 for decisions in run_checked(GAME.meta.key, PLAYERS + VARIANTS, 200))
