"""The conformance suite passes a sound game and catches broken ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from teocalli.engine import conformance
from teocalli.engine.conformance import play_record
from teocalli.engine.game import Game, Setting
from tests.engine import mutants
from tests.engine.tiny import TINY

TWO = Setting(2)


@pytest.mark.parametrize("check", conformance.CHECKS)
@pytest.mark.parametrize("wild", ["off", "on"])
def test_a_sound_game_passes(check: Callable[[Game, Setting, int], Any], wild: str) -> None:
    for seed in range(40):
        check(TINY, Setting(2, {"wild": wild}), seed)


def test_tokens_of_a_sound_game_pass() -> None:
    conformance.check_tokens(TINY)


def test_forms_of_a_sound_game_agree() -> None:
    pytest.importorskip("numba")
    for seed in range(200):
        conformance.check_forms_agree(TINY, TWO, seed)


def test_equal_tokens_are_caught() -> None:
    with pytest.raises(AssertionError, match="Two actions have the same token"):
        conformance.check_tokens(mutants.with_equal_tokens())


def check_many(game: Game, check: Callable[[Game, Setting, int], Any]) -> None:
    for seed in range(40):
        check(game, TWO, seed)


@pytest.mark.parametrize(
    ("mutant", "check", "sentence"),
    [
        (mutants.without_options, conformance.check_options, "No option at decision"),
        (mutants.with_options_twice, conformance.check_options, "An option is offered twice"),
        (mutants.without_end, conformance.check_options, "is longer than 60 decisions"),
        (mutants.without_winner, conformance.check_options, "Somebody must win"),
        (
            mutants.with_shared_memory,
            partial(conformance.check_copies, every=1),
            "Acting on a copy changed the original",
        ),
        (mutants.with_outside_chance, conformance.check_record, "replaying it gives"),
        (mutants.with_large_numbers, conformance.check_positions, "out of range|out of bounds"),
        (mutants.with_peeping_guess, conformance.check_guesses, "sees the guess"),
        (mutants.with_guess_that_passes_the_turn, conformance.check_guesses, "another mover after a guess"),
        (mutants.with_guess_that_changes_options, conformance.check_guesses, "other options after a guess"),
        (mutants.with_secret_draws, conformance.check_reveals, "reveals something and does not say so"),
        (mutants.with_vanishing_stones, conformance.check_conserved, "Points are never negative"),
        (mutants.with_rules_that_accept_everything, partial(conformance.check_refusals, every=1), "was accepted"),
    ],
)
def test_a_broken_game_is_caught(
    mutant: Callable[[], Game], check: Callable[[Game, Setting, int], Any], sentence: str
) -> None:
    with pytest.raises((AssertionError, ValueError, OverflowError), match=sentence):
        check_many(mutant(), check)


def test_forms_that_disagree_are_caught() -> None:
    pytest.importorskip("numba")
    with pytest.raises(AssertionError, match=r"seed 0, decision 2: \['players\[0\].points"):
        conformance.check_forms_agree(mutants.with_forms_that_disagree(), TWO, 0)


def test_the_record_of_a_random_game_is_reproducible() -> None:
    assert play_record(TINY, TWO, 3)[0].write() == play_record(TINY, TWO, 3)[0].write()
