"""Figures as data: an owner's file over ours, what is refused and how, positions and records that keep their values."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
import yaml

from teocalli.engine import conformance, game_record, position
from teocalli.engine.game import BadSetting, Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.checks import SOURCES
from teocalli.games.theocracy.components import components, default
from teocalli.games.theocracy.layout import ENTRIES, FIGURE_NAMES, N_FIGURES, At
from teocalli.games.theocracy.vocabulary import CIVS, METRICS
from tests.wording import left_in_english

FACTS = Path(__file__).parents[2] / "docs" / "theocracy-components.md"


def refusal(given: Any) -> str:
    with pytest.raises(BadSetting) as error:
        GAME.setting(Setting(4, {}, given))
    return str(error.value)


def test_every_entry_of_our_file_has_a_source_tag() -> None:
    def tags(part: Any, where: str) -> list[str]:
        if isinstance(part, list):
            return [tag for i, item in enumerate(part) for tag in tags(item, f"{where}[{i}]")]
        if "source" in part:
            assert part["source"] in SOURCES, where
            return [part["source"]]
        assert all(isinstance(item, (dict, list)) for item in part.values()), f"{where} has no source"
        return [tag for key, item in part.items() for tag in tags(item, f"{where}.{key}")]

    found = tags(default(), "components")
    assert len(found) > 140
    assert set(found) == {"seed", "public", "house"}


def test_what_the_summary_states_is_tagged_and_valued_so() -> None:
    """The figures of rulebook 004, each as it is stated."""
    stated = {
        "rounds.count": [4, 5, 5],
        "rounds.turns": [3, 2, 2],
        "dice.on_table": [7, 7, 9],
        "dice.neutral_in_odd_rounds": [1, 1, 0],
        "dice.neutral_in_even_rounds": [1, 0, 0],
        "dice.change_cost": 2,
        "scale.token_divisions": [2, 5, 7],
        "scale.cosmo_points_cap": 5,
        "tokens.cost": 2,
        "cells.first": [2, 0, 0],
        "cells.second": [1, 1, 0],
        "cells.third": [0, 0, 1],
        "compensation.worship": 1,
        "compensation.power_cards": 1,
        "scoring.per_pyramid": 1,
    }
    for path, value in stated.items():
        section, key = path.split(".")
        entry = default()[section][key]
        assert (entry["value"], entry["source"]) == (value, "seed"), path


def test_every_cell_has_its_own_name() -> None:
    assert len(set(FIGURE_NAMES)) == N_FIGURES == len(components(None))


def test_all_entries_are_documented() -> None:
    text = FACTS.read_text(encoding="utf-8")
    for entry in ENTRIES:
        assert f"`{entry.path}`" in text, entry.path
        assert entry.about in text, entry.path


def test_a_file_names_only_what_differs() -> None:
    s = GAME.new(Setting(2, {}, {"setup": {"cosmo_two": {"value": [7, 6]}}}), 3)
    assert sorted(p.cosmo for p in s.players[:2]) == [6, 7]
    assert s.figures[At.HAND_LIMIT] == 5


def test_our_own_file_given_as_a_file_changes_nothing() -> None:
    assert list(components(copy.deepcopy(dict(default())))) == list(components(None))


#: More dice than cells.
FULL_ROWS = {
    "rounds": {"turns": {"value": [3, 2, 3]}},
    "dice": {
        "per_colour": {"value": 6},
        "on_table": {"value": [7, 7, 12]},
        "neutral_in_odd_rounds": {"value": [1, 1, 1]},
    },
}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([], "A components file is a mapping of sections"),
        ({"weather": {}}, "there is no section “weather”"),
        ({"hand": 5}, "hand: this must be a mapping"),
        ({"hand": {"size": {"value": 5}}}, "there is no entry “size”"),
        ({"hand": {"limit": 5}}, "hand.limit: write {value"),
        ({"hand": {"limit": {"value": "five"}}}, "hand.limit: a whole number is needed, not 'five'"),
        ({"hand": {"limit": {"value": 99}}}, "hand.limit: 99 is not from 1 to 9"),
        ({"hand": {"limit": {"value": True}}}, "a whole number is needed"),
        ({"hand": {"limit": {"value": 5, "source": "rumour"}}}, "the source is one of"),
        ({"cells": {"first": {"value": [1, 2]}}}, "cells.first: 3 numbers are needed"),
        ({"dice": {"actions": {"value": ["war"] * 6}}}, "each action must stand once"),
        ({"dice": {"actions": {"value": ["war", "tax", "a", "b", "c", "d"]}}}, "'tax' is not one of"),
        ({"dice": {"on_table": {"value": [7, 7, 4]}}}, "4 players take 8 dice"),
        ({"dice": {"per_colour": {"value": 2}}}, "dice.per_colour"),
        (FULL_ROWS, "rounds.turns: 4 players place 12 and 2 neutral dice"),
        ({"pieces": {"warriors": {"value": 3}}}, "pieces.warriors"),
        ({"pieces": {"crystals": {"value": 3}}}, "pieces.crystals"),
        ({"pieces": {"black_crystals": {"value": 20}}}, "pieces.black_crystals: 2 players need"),
        ({"setup": {"power_cards": {"value": 5}}, "hand": {"limit": {"value": 4}}}, "more than the hand limit"),
        ({"power_cards": [{"card": "ambush", "copies": 3}]}, "too few copies"),
        ({"power_cards": [{"card": "ambush", "copies": 30}, {"card": "envy", "copies": 30}]}, "too many"),
        ({"power_cards": [{"card": "storm", "copies": 1}]}, "'storm' is not one of"),
        ({"power_cards": [{"card": "envy"}]}, "power_cards[1]: “copies” is missing"),
        ({"power_cards": "many"}, "a list is needed"),
        ({"power_cards": [{"card": "envy", "copies": 8}, {"card": "envy", "copies": 1}]}, "stands twice"),
        ({"power_cards": [{"card": "sanctuary", "copies": 8, "amount": 2}]}, "sanctuary: 2 is not from 1 to 1"),
        ({"end_round_cards": []}, "at least one card"),
        ({"end_round_cards": [{"card": "omen", "copies": 1, "a": 1, "b": 1}]}, "end_round_cards.omen.a: write {effect"),
        ({"scale": {"multipliers": [{"multiplier": 2, "from_division": 1}] * 2}}, "must rise together"),
        ({"scale": {"token_divisions": {"value": [5, 2, 7]}}}, "three rising divisions"),
        ({"chronicles": {"conditions": []}}, "page 2 of pink is missing"),
        ({"chronicles": {"conditions": [{"civ": "pink", "page": 2, "need": {"gold": 1}}]}}, "'gold' is not one of"),
        (
            {"chronicles": {"conditions": [{"civ": "pink", "page": 2, "need": 3}]}},
            "conditions.pink.2: write need: {buildings: 3}",
        ),
        ({"chronicles": {"conditions": [{"civ": "pink", "page": 9, "need": {}}]}}, "9 is not from 2 to 5"),
        ({"map": {"hexes": []}}, "a list of 1 to 61 hexes"),
        ({"map": {"hexes": [{"id": "h01", "q": 0, "r": 0}]}}, "map.hexes[1]: write {id: …, q: …, r: …, colour: …}"),
        ({"map": {"hexes": [{"id": "h02", "q": 0, "r": 0, "colour": "red"}]}}, "this one is “h01”"),
        ({"map": {"hexes": [{"id": "h01", "q": 0, "r": 0, "colour": "pink"}]}}, "'pink' is not one of"),
        ({"map": {"hexes": [{"id": "h01", "q": 0, "r": 0, "colour": "red"}]}}, "pink has 0 fortresses"),
        ({"map": {"hexes": [{"id": "h01", "q": "x", "r": 0, "colour": "red"}]}}, "h01.q: a whole number is needed"),
        (
            {"map": {"hexes": [{"id": "h01", "q": 0, "r": 0, "colour": "red", "gold": 1}]}},
            "there is no entry “gold”; use id",
        ),
        ({"hand": {"limit": {"value": 5, "sauce": "box"}}}, "hand.limit: there is no entry “sauce”; use value"),
        ({"hand": {"limit": {"value": 5, "note": 3}}}, "hand.limit: a note is a text, not 3"),
        (
            {"power_cards": [{"card": "envy", "copies": 8, "colour": "red"}]},
            "power_cards[1]: there is no entry “colour”",
        ),
        ({"development_cards": [{"card": "levy", "copies": 1, "source": "rumour"}]}, "the source is one of"),
        (
            {
                "end_round_cards": [
                    {"card": "omen", "copies": 1, "a": {"effect": "cosmo", "amount": 1, "x": 1}, "b": {}}
                ]
            },
            "end_round_cards.omen.a: there is no entry “x”",
        ),
        ({"scale": {"multipliers": [{"multiplier": 2, "from_division": 1, "to": 3}]}}, "there is no entry “to”"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(BadSetting) as error:
        GAME.setting(Setting(4, {}, given))
    said = str(error.value)
    assert sentence in said
    assert said.endswith((".", "…}."))
    for language in LANGUAGES[1:]:
        assert error.value.said(language) != said
        assert left_in_english(said, error.value.said(language)) == [], language


def test_hexes_are_checked_one_by_one() -> None:
    hexes = copy.deepcopy(default()["map"]["hexes"])
    hexes[1]["q"], hexes[1]["r"] = hexes[0]["q"], hexes[0]["r"]
    assert "h01 already lies at" in refusal({"map": {"hexes": hexes}})
    hexes = copy.deepcopy(default()["map"]["hexes"])
    hexes[0]["colour"] = "red"
    assert "h01: a fortress hex is neutral" in refusal({"map": {"hexes": hexes}})
    hexes = copy.deepcopy(default()["map"]["hexes"])
    hexes[5]["crystal"] = "red"
    assert "neither crystal nor creature" in refusal({"map": {"hexes": hexes}})
    hexes = copy.deepcopy(default()["map"]["hexes"])
    hexes[5]["start"] = "pink"
    assert "h06: write start" in refusal({"map": {"hexes": hexes}})


#: An owner's file that changes something of every kind: figures, faces, scale, pages, cards and the map.
OTHER: dict[str, Any] = {
    "setup": {"cosmo_four": {"value": [4, 4, 4, 4], "source": "box"}, "tokens": {"value": 2}},
    "dice": {"actions": {"value": ["festival", "war", "expansion", "factory", "barracks", "initiative"]}},
    "scale": {
        "top": {"value": 15},
        "multipliers": [{"multiplier": 1, "from_division": 2}, {"multiplier": 4, "from_division": 9}],
    },
    "chronicles": {
        "pages": {"value": 3},
        "conditions": [
            {"civ": civ, "page": page, "need": {METRICS[page]: page - 1, "buildings": 2}}
            for civ in CIVS
            for page in (2, 3)
        ],
    },
    "power_cards": [{"card": "star_wind", "copies": 9, "amount": 3}, {"card": "sanctuary", "copies": 9}],
    "development_cards": [{"card": "migration", "copies": 5}, {"card": "levy", "copies": 6, "amount": 3}],
    "end_round_cards": [
        {
            "card": "revelation",
            "copies": 1,
            "a": {"effect": "two_crystals", "amount": 2},
            "b": {"effect": "recruit_and_card", "amount": 1},
        }
    ],
}


@pytest.fixture
def smaller_island() -> dict[str, Any]:
    """The other figures on an island without the middle."""
    kept = [h for h in copy.deepcopy(default()["map"]["hexes"]) if h["id"] not in ("h18", "h19", "h20")]
    for number, item in enumerate(kept, 1):
        item["id"] = f"h{number:02}"
    return {**OTHER, "map": {"hexes": kept}}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_other_figures_conform(players: int, smaller_island: dict[str, Any]) -> None:
    setting = Setting(players, {}, smaller_island)
    for seed in range(3):
        conformance.check_options(GAME, setting, seed)
        conformance.check_conserved(GAME, setting, seed)
    conformance.check_positions(GAME, setting, 1)
    conformance.check_record(GAME, setting, 1)
    conformance.check_guesses(GAME, setting, 1)
    conformance.check_forms_agree(GAME, setting, 1)


def test_a_record_carries_its_components_and_replays_with_them() -> None:
    played, _ = conformance.play_record(GAME, Setting(3, {}, OTHER), 5)
    text = played.write()
    again = game_record.read(text)
    assert again.setting.components == OTHER
    assert game_record.replay(GAME, again).figures[At.SCALE_TOP] == 15


def test_a_written_position_keeps_its_figures_by_name() -> None:
    s = GAME.new(Setting(2, {}, OTHER), 5)
    text = position.write(GAME, s)
    assert yaml.safe_load(text)["state"]["figures"]["scale_top"] == 15
    assert position.read(GAME, text).figures == s.figures


def test_a_position_written_before_fields_were_renamed_is_read() -> None:
    s = GAME.new(Setting(2, {}, OTHER), 5)
    given = position.describe(GAME, s)
    given["state"]["house"] = given["state"].pop("figures")
    given["state"]["table"] = given["state"].pop("action_table")
    assert position.load(GAME, given) == s
    given["state"]["figures"] = given["state"]["house"]
    with pytest.raises(position.BadPosition, match=r"state\.house is an older name of state\.figures"):
        position.load(GAME, given)


def test_a_position_may_name_components() -> None:
    s = position.load(GAME, {"players": 2, "components": OTHER})
    assert s.figures[At.SCALE_TOP] == 15
    with pytest.raises(position.BadPosition, match="there is no section"):
        position.load(GAME, {"players": 2, "components": {"weather": {}}})


@pytest.mark.parametrize(
    ("figure", "value", "says"),
    [
        ("neighbours_1", 99, "neighbours_1 is 99"),
        ("face_deed_2", 3000, "face_deed_2"),
        ("rounds_count_1", 0, "rounds_count_1"),
    ],
)
def test_a_position_with_an_impossible_figure_is_refused(figure: str, value: int, says: str) -> None:
    with pytest.raises(position.BadPosition, match=says):
        position.load(GAME, {"game": "theocracy", "players": 2, "state": {"figures": {figure: value}}})
