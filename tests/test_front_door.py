"""The front door: games by name, states that compare and show themselves, lines of play that can be taken back."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from mypy import api as mypy

import teocalli
from teocalli import GAMES, IllegalAction, Line, Setting, game
from teocalli.engine.conformance import random_game
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.structs import pack
from teocalli.face.settled import XLINK, declared, resolved, rules, settled
from tests.engine.tiny import TINY
from tests.pictures import SVG

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_a_copy_is_equal_until_one_of_the_two_changes(key: str) -> None:
    g = game(key)
    for s, options in random_game(g, Setting(2), 3):
        other = g.copy(s)
        assert s == other
        assert hash(s) == hash(other)
        if options:
            g.apply(other, options[0])
            assert (s == other) == (pack(s).tobytes() == pack(other).tobytes())


def test_states_of_different_games_differ() -> None:
    assert game("tzolkin").new(Setting(2), 1) != game("theocracy").new(Setting(2), 1)
    assert TINY.new(Setting(2), 1) != 7


def test_a_state_says_what_it_is() -> None:
    s = TINY.new(Setting(2), 1)
    assert repr(s) == "Tiny, 2 players, seat 1 decides: take; 0, 0 points"
    s.over = 1
    assert repr(s) == "Tiny, 2 players, over: 0, 0 points"


def test_a_record_shows_the_fields_that_are_not_zero() -> None:
    s = TINY.new(Setting(2), 1)
    s.players[0].points, s.players[0].card[0] = 4, 2
    assert repr(s.players[0]) == "Player(points=4, card=[2])"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_needs_nothing_from_elsewhere(key: str, language: str) -> None:
    g = game(key)
    s = g.new(Setting(2), 1)
    for seat in (None, 0, 1):
        text = g.svg(s, seat, language)
        picture = ET.fromstring(text)
        assert picture.tag == f"{SVG}svg"
        drawn = {element.get("id") for element in picture.iter(f"{SVG}symbol")}
        assert {use.get(f"{XLINK}href", "").removeprefix("#") for use in picture.iter(f"{SVG}use")} == drawn
        assert "prefers-color-scheme: dark" in text


@every_game
def test_any_viewer_can_draw_a_picture(key: str) -> None:
    """What only browsers know is worked out: variables, sums, rules by ancestors."""
    g = game(key)
    text = g.svg(g.new(Setting(2), 1), 0)
    assert not re.search(r"var\(|calc\(|--[\w-]+\s*:|:is\(", text)
    classes = {element.get("class") for element in ET.fromstring(text).iter()} - {None}
    sheet = ET.fromstring(text)[0].text or ""
    assert classes == set(re.findall(r"\.(s\w+)\{", sheet.split("@media")[0]))


def test_the_strongest_rule_holds_and_a_later_size_changes_a_font() -> None:
    found = rules(
        "text.b {fill: red} .a text {font: 650 12px serif; fill: blue} @media x {.q {a: b}} .a:hover {fill: pink}"
    )
    assert [rule.values["fill"] for rule in found] == ["red", "blue"]
    within, alone = (("g", frozenset("a")), ("text", frozenset("b"))), (("text", frozenset("b")),)
    assert [rule.is_about(within) for rule in found] == [True, True]
    assert [rule.is_about(alone) for rule in found] == [True, False]
    assert (found[1].values | declared("font-size: 9px"))["font-size"] == "9px"


def test_rules_by_parents_are_told_from_those_by_ancestors() -> None:
    parent, ancestor = rules(".a > .b .c {} .a .b > .c {}".replace("{}", "{fill: red}"))
    a, b, c, other = (("g", frozenset(name)) for name in "abcd")
    assert [parent.is_about(seen) for seen in ((a, b, c), (a, b, other, c), (a, other, b, c), (a, c))] == [
        True, True, False, False
    ]  # fmt: skip
    assert [ancestor.is_about(seen) for seen in ((a, b, c), (a, b, other, c), (a, other, b, c), (a, b, b, c))] == [
        True, False, True, True
    ]  # fmt: skip


@pytest.mark.parametrize("selector", ["#a", "[data-a]", ".a:not(.b)", ".a + .b", ".a~.b", "*"])
def test_a_selector_that_is_not_understood_is_not_passed_over(selector: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(selector))):
        rules(f"{selector} {{fill: red}}")


def test_what_was_just_touched_is_outlined_in_a_picture_of_its_own() -> None:
    drawn = '<svg xmlns="http://www.w3.org/2000/svg"><g class="{}"><path class="ring" d="M0 0"/></g></svg>'
    sheet = ".ring {display: none} :is(.target, .touched) > .ring {display: inline}"
    assert ["<path" in settled(drawn.format(look), sheet, {}, {}, {}) for look in ("", "touched")] == [False, True]


def test_variables_and_sums_have_values() -> None:
    assert resolved("rotate(calc(-1 * var(--a)))", {"--a": "calc(10deg + 2 * var(--b, 3deg))"}) == "rotate(-16)"
    assert resolved("var(--in, var(--out))", {"--out": "#fff"}) == "#fff"


@every_game
def test_a_picture_shows_what_its_seat_may_see(key: str) -> None:
    g = game(key)
    s = g.new(Setting(2), 5)
    for seat in (None, 0, 1):
        guessed = g.guess(s, -1 if seat is None else seat, 99) if seat is not None else s
        assert g.svg(guessed, seat) == g.svg(s, seat)


def test_a_notebook_shows_a_state_as_everybody_sees_it() -> None:
    g = game("theocracy")
    s = g.new(Setting(3), 2)
    assert s._repr_svg_() == g.svg(s)
    assert s.players[0]._repr_svg_() is None  # type: ignore[attr-defined]


def test_a_game_without_a_picture_shows_its_summary() -> None:
    s = TINY.new(Setting(2), 1)
    assert "seat 1 decides: take" in "".join(ET.fromstring(TINY.svg(s)).itertext())


@every_game
def test_a_line_of_play_can_be_taken_back(key: str) -> None:
    g = game(key)
    start = g.new(Setting(2), 4)
    line = Line(g, start)
    states = []
    for _ in range(40):
        states.append(g.copy(line.state))
        line.push(g.legal(line.state)[-1])
    assert len(line) == len(line.tokens) == 40
    for state in reversed(states):
        token = line.pop()
        assert token in g.tokens(state)
        assert line.state == state
    assert start == states[0]


def test_a_refused_action_leaves_a_line_as_it_was() -> None:
    line = Line(TINY, TINY.new(Setting(2), 1))
    line.push("play")
    with pytest.raises(IllegalAction):
        line.push("play")
    assert line.tokens == ["play"]
    assert line.pop() == "play"
    assert line.state == TINY.new(Setting(2), 1)


@every_game
def test_options_deviations_and_vocabulary_can_be_asked_for(key: str) -> None:
    g = game(key)
    assert g.meta.deviations
    assert all(option.default in option.choices for option in g.meta.options)
    words = g.vocabularies
    assert set(words["decision"]) == set(g.rulebook.kinds)
    for family in g.actions.families:
        for name, _ in family.parameters:
            assert words[name]


def test_type_checkers_know_the_fields_of_a_state(tmp_path: Path) -> None:
    program = tmp_path / "asks.py"
    program.write_text(
        "from teocalli import Line, Setting, game\n"
        's = game("teotihuacan").new(Setting(2), 1)\n'
        "reveal_type(s.players[0].cocoa)\n"
        'reveal_type(Line(game("tzolkin"), game("tzolkin").new(Setting(2), 1)).state)\n'
        "s.no_such_field\n"
    )
    told, _, _ = mypy.run([str(program), "--config-file", "", "--follow-imports=silent", "--cache-dir", str(tmp_path)])
    assert (Path(teocalli.__file__).parent / "py.typed").exists()
    assert 'Revealed type is "builtins.int"' in told or 'Revealed type is "int"' in told
    assert "tzolkin.state.State" in told
    assert 'has no attribute "no_such_field"' in told


def test_what_is_public_is_said() -> None:
    page = (Path(teocalli.__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
    (row,) = [line for line in page.splitlines() if line.startswith("| `teocalli` |")]
    named = row.split("|")[2].split(", with")[0]
    assert [name.strip(" `") for name in named.split(",")] == teocalli.__all__
