"""The form for a new table: what the rules offer comes first, what they leave open is kept apart."""

from __future__ import annotations

import re

import pytest

from teocalli.engine.messages import LANGUAGES
from teocalli.face.words import Words
from teocalli.games import GAMES, game
from teocalli.table.pages.new import OFFERED, options_of
from teocalli.table.speech import speech
from tests.table.people import Visitor

#: How rulings are cited: "(b) 7", "R57", "I18, Q88", "H34; …", "3.9, H41".
RULING = re.compile(r"\(b\) \d+|\b[A-Z]\d+\b")

GROUPS = ("variants", "solo", "disputes", "solo_disputes")


def named(key: str, group: str, language: str = "en") -> list[str]:
    return [option["name"] for option in options_of(game(key), Words(game(key), language), speech(language))[group]]


@pytest.mark.parametrize("key", GAMES)
def test_an_option_is_offered_by_the_rules_or_cites_the_ruling_that_it_settles(key: str) -> None:
    for option in game(key).meta.options:
        assert (option.source in OFFERED) != bool(RULING.search(option.source)), option.name


def test_variants_of_the_rulebook_are_told_from_disputes_about_it() -> None:
    assert named("teotihuacan", "variants") == ["start", "total_eclipse"]
    assert all(name.startswith("bot_") for name in named("teotihuacan", "solo"))
    assert "p25" in named("teotihuacan", "disputes")
    assert not any(name.startswith("bot_") for name in named("teotihuacan", "disputes"))
    assert "bot_scan" in named("teotihuacan", "solo_disputes")
    assert named("tzolkin", "solo_disputes") == named("theocracy", "solo_disputes") == []
    assert named("tzolkin", "variants") == named("theocracy", "variants") == []
    assert "shrine_points" in named("tzolkin", "disputes")
    assert "tokens_per_turn" in named("theocracy", "disputes")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_in_one_group_in_every_language(key: str, language: str) -> None:
    grouped = [name for group in GROUPS for name in named(key, group, language)]
    assert sorted(grouped) == sorted(option.name for option in game(key).meta.options)


def test_numbers_below_zero_have_a_true_minus() -> None:
    strength = options_of(game("teotihuacan"), Words(game("teotihuacan")), speech("en"))["solo"][0]
    assert [choice["label"] for choice in strength["choices"]] == ["−1", "0", "1"]
    assert [choice["value"] for choice in strength["choices"]] == ["-1", "0", "1"]


def test_the_table_can_be_opened_from_both_ends_of_the_form(anna: Visitor) -> None:
    assert anna.get("/new").text.count("Open the table</button>") == 2


def test_a_bot_is_one_kind_of_seat_and_its_level_another_question(anna: Visitor) -> None:
    form = anna.get("/new?game=tiny&seat1=expert").text
    assert re.findall(r'name="seat1" value="(\w+)"', form) == ["me", "open", "bot"]
    assert re.search(r'name="seat1" value="bot" checked', form), "an address may still name the level alone"
    assert '<option value="expert" selected>' in form.split('name="strength1"')[1]
    path = anna.open(seat1="bot", strength1="master")
    assert "Master" in anna.get(path).text


def test_ones_own_seat_is_left_and_that_of_others_is_cleared(anna: Visitor, bela: Visitor) -> None:
    def buttons(visitor: Visitor) -> list[str]:
        return re.findall(r"(Leave|Clear)</button>", visitor.get(path).text)

    path = anna.open(listed=1)
    assert buttons(anna) == ["Leave"]
    anna.post(f"{path}/stand", seat=0)
    bela.post(f"{path}/sit", seat=1)
    assert (buttons(anna), buttons(bela)) == (["Clear"], ["Leave"])
