"""Every game passes the conformance suite, for all settings that it is tested with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teocalli.engine import conformance, game_record
from teocalli.engine.game import Setting
from teocalli.games import GAMES, game
from tests.settings import EVERY, NAMES

#: Games of masters, and points that their winners make at least.
STRONG = sorted(Path(__file__).parent.glob("*/strong/*.txt"))
STRENGTH = {"teotihuacan": 195, "tzolkin": 70, "theocracy": 29}


@pytest.mark.parametrize("key", GAMES)
def test_the_rulebook_is_complete_and_tokens_are_unique(key: str) -> None:
    assert game(key).rulebook.check() == []
    conformance.check_tokens(game(key))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("key", "setting"), EVERY, ids=NAMES)
def test_random_games_pass(key: str, setting: Setting, check: Callable[..., Any]) -> None:
    for seed in range(2):
        check(game(key), setting, seed)


@pytest.mark.parametrize(("key", "setting"), EVERY, ids=NAMES)
def test_plain_and_compiled_forms_agree(key: str, setting: Setting) -> None:
    pytest.importorskip("numba")
    for seed in range(50):
        conformance.check_forms_agree(game(key), setting, 100 + seed)


@pytest.mark.parametrize(
    "check", [*conformance.CHECKS, conformance.check_forms_agree], ids=lambda check: check.__name__
)
@pytest.mark.parametrize("path", STRONG, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_strong_games_pass(path: Path, check: Callable[..., Any]) -> None:
    """Masters reach what random players never do: tops of temples, monuments, long chains of effects."""
    record = game_record.read(path.read_text(encoding="utf-8"))
    played = game(record.game)
    game_record.replay(played, record)  # every action was legal, and the scores are those of the record
    check(played, record.setting, record.seed, [played.actions.action(token) for token in record.tokens])


@pytest.mark.parametrize("key", GAMES)
def test_there_are_strong_games_of_every_title(key: str) -> None:
    """`python -m tests.recorded teotihuacan 7 master master` prints one."""
    records = [game_record.read(path.read_text(encoding="utf-8")) for path in STRONG if path.parts[-3] == key]
    assert {record.setting.players for record in records} >= {2, 4}
    assert all(max(map(float, record.end.split())) >= STRENGTH[key] for record in records)


def test_every_check_is_listed() -> None:
    """Those with other arguments are run by name above."""
    apart = {conformance.check_tokens, conformance.check_forms_agree}
    checks = {check for name, check in vars(conformance).items() if name.startswith("check_")}
    assert checks - apart == {*conformance.CHECKS}
