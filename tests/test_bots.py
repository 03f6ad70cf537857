"""Bots: one interface, and nothing that their seat cannot know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from teocalli.bots.base import Bot, Situation, situation
from teocalli.bots.registry import BOTS, UnknownBot, new_bot
from teocalli.engine import game_record
from teocalli.engine.conformance import random_game
from teocalli.engine.game import Setting
from tests.engine.tiny import TINY
from tests.recorded import play_bots

TWO = Setting(2)


def play(bots: list[Bot], seed: int) -> tuple[Any, list[str]]:
    record = play_bots(TINY, TWO, seed, bots)
    return game_record.replay(TINY, game_record.read(record.write())), record.tokens


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_legally_to_the_end(name: str) -> None:
    for seed in range(20):
        play([new_bot(name, seed), new_bot(name, seed + 1)], seed)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    first = play([new_bot(name, 1), new_bot(name, 2)], 3)[1]
    assert play([new_bot(name, 1), new_bot(name, 2)], 3)[1] == first


def test_an_unknown_bot_is_refused_in_words() -> None:
    known = " or ".join(", ".join(BOTS).rsplit(", ", 1))
    with pytest.raises(UnknownBot, match=rf"There is no bot “deep”\. Choose one of: {known}\."):
        new_bot("deep", 1)


def test_a_situation_shows_the_view_and_the_options_of_the_seat() -> None:
    s = TINY.new(TWO, 1)
    TINY.play(s, "take 1")
    asked = situation(TINY, s, 0.1)
    assert (asked.seat, asked.view, asked.seconds) == (1, TINY.view(s, 1), 0.1)
    assert asked.tokens == ("take 1", "take 2", "take 3", "play")


def test_guesses_never_show_the_true_chance_or_secrets() -> None:
    for seed in range(20):
        for s, options in random_game(TINY, TWO, seed):
            if options:
                asked = situation(TINY, s)
                guesses = [asked.guess(number) for number in range(20)]
                assert all(guess.chance != s.chance for guess in guesses)
                if s.players[1 - asked.seat].card[0] >= 0:
                    assert len({guess.players[1 - asked.seat].card[0] for guess in guesses}) == 2


def test_greedy_takes_the_last_stones() -> None:
    s = TINY.new(TWO, 1)
    s.heap, s.players[0].card[0] = 3, -1
    assert new_bot("greedy", 1).choose(situation(TINY, s)) == "take 3"


def test_greedy_does_not_think_where_there_is_no_choice() -> None:
    def guess(seed: int) -> Any:
        raise AssertionError("a guess was asked for")

    assert new_bot("greedy", 1).choose(Situation(TINY, 0, {}, ("pass",), guess)) == "pass"


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(100):
        seat = seed % 2
        bots = [new_bot("greedy", seed), new_bot("random", seed)]
        s, _ = play(bots if seat == 0 else bots[::-1], seed // 2)
        wins += TINY.scores(s)[seat] > TINY.scores(s)[1 - seat]
    assert wins > 65


def test_a_module_with_an_offer_is_all_that_a_new_bot_needs(tmp_path: Path) -> None:
    """Named in the arena and at the table, and called there as it calls itself."""
    (tmp_path / "first_bot.py").write_text(
        "from teocalli.bots.base import Offer\n"
        "class First:\n"
        "    name = 'first'\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, situation): return situation.tokens[0]\n"
        "OFFERS = (Offer('first', First, 'The first option'),)\n"
    )
    code = (
        "import sys; from teocalli import bots; bots.__path__.append(sys.argv[1])\n"
        "from teocalli.bots.registry import new_bot\n"
        "from teocalli.table.offered_bots import OFFERED_BOTS, bot_title\n"
        "print(new_bot('first', 1).name, 'first' in OFFERED_BOTS, bot_title('first', 'ru'))\n"
    )
    said = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert said.stdout.split("\n")[0] == "first True The first option"
