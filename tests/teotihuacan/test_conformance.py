"""Teotihuacan with changed edition settings, and its compiled form within its tables."""

from __future__ import annotations

import pytest

from teocalli.engine import conformance
from teocalli.engine.game import Setting
from teocalli.games.teotihuacan import GAME
from tests.bounds import run_checked
from tests.settings import name_of
from tests.teotihuacan.settings import FLIPPED, SETTINGS


@pytest.mark.parametrize("setting", FLIPPED, ids=name_of)
def test_games_with_a_changed_edition_setting_conform(setting: Setting) -> None:
    conformance.check_options(GAME, setting, 3)
    conformance.check_conserved(GAME, setting, 4)


@pytest.mark.parametrize("setting", FLIPPED, ids=name_of)
def test_plain_and_compiled_forms_agree_with_a_changed_edition_setting(setting: Setting) -> None:
    pytest.importorskip("numba")
    for seed in range(3):
        conformance.check_forms_agree(GAME, setting, seed)


def test_a_bounds_checked_run_is_clean() -> None:
    pytest.importorskip("numba")
    assert all(decisions > 0 for decisions in run_checked(GAME.meta.key, SETTINGS, 200))
