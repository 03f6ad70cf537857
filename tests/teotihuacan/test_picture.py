"""The picture of Teotihuacan: everything can be touched, everything has a name, and nothing hidden is drawn."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.structs import words_of
from teocalli.face.consequence import consequences
from teocalli.face.words import Words
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.picture import picture
from teocalli.games.teotihuacan.picture.face import chips, gain, panel
from teocalli.games.teotihuacan.picture.geometry import dice_spots
from teocalli.games.teotihuacan.picture.places import FINDERS, PLACELESS, ahead
from teocalli.games.teotihuacan.state import Cause, Kind, State, What
from teocalli.games.teotihuacan.vocabulary import STARTING, Discovery
from tests.pictures import (
    NAMES,
    SVG,
    check_buttons_apart,
    check_form,
    check_kept_parts,
    check_targets,
    marks_of,
    shared_board,
    targets_of,
    tree,
)
from tests.teotihuacan.lay import lay, play

SETTINGS = (
    Setting(1),
    Setting(2),
    Setting(3, {"start": "draft"}),
    Setting(4),
    Setting(4, {"start": "first_game", "p25": "blue", "pyramid_track": "9", "building_row": "ends_2_2"}),
)


def random_game(setting: Setting, seed: int) -> Iterator[tuple[State, list[int]]]:
    """A game, decision by decision; rare main actions are preferred, so that the whole board is used."""
    s, chooser = GAME.new(setting, seed), random.Random(seed)
    while not s.over:
        legal = GAME.legal(s)
        yield s, legal
        main = [action for action in legal if GAME.actions.token(action) == "main"]
        GAME.rulebook.act(s, main[0] if main else chooser.choice(legal))
    yield s, []


def drawn(s: State, seat: int, language: str = "en") -> str:
    return "\n".join(picture(GAME.view(s, seat), words_in(language), marks_of(GAME, s, seat)))


@cache
def words_in(language: str) -> Words:
    return Words(GAME, language, NAMES)


def test_every_family_of_actions_has_a_place_or_is_named_as_having_none() -> None:
    families = {family.name for family in GAME.actions.families}
    assert families == set(FINDERS) | PLACELESS
    assert not set(FINDERS) & PLACELESS


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_can_be_chosen_is_drawn_once(setting: Setting) -> None:
    met = set()
    for s, legal in random_game(setting, 1):
        if s.over:
            break
        met.add(s.stack[s.depth - 1].kind)
        check_targets(shared_board(GAME, s, words_in("en")), targets_of(GAME, s, legal))
    assert len(met) >= 12


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_picture_is_well_formed_with_unique_ids_and_named_pieces(setting: Setting) -> None:
    for step, (s, _) in enumerate(random_game(setting, 5)):
        if step % 9 and not s.over:
            continue
        seats = (GAME.mover(s), -1) if not s.over else (-1,)
        for seat in seats:
            check_form(drawn(s, seat))


def test_nothing_that_can_be_chosen_lies_inside_something_that_can_be_chosen() -> None:
    for s, legal in random_game(Setting(3), 4):
        if s.over:
            break
        check_buttons_apart(drawn(s, GAME.mover(s)), targets_of(GAME, s, legal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_on_the_board_in_panels_and_in_the_bar(language: str) -> None:
    """A missing message shows its id."""
    words = words_in(language)
    told = re.compile(
        r"(?:picture|board|discovery|technology|royal|bonus|starting|bottile|stone|spot|side|good)-[a-z0-9-]+"
    )
    for setting in (Setting(1), Setting(3, {"start": "draft"}), Setting(4)):
        for step, (s, _) in enumerate(random_game(setting, 8)):
            if step % 25 == 0 or s.over:
                view = GAME.view(s, 0)
                root = tree(drawn(s, 0, language))
                texts = [text for e in root.iter() if e.tag in (f"{SVG}title", f"{SVG}text") for text in e.itertext()]
                texts += [e.get("aria-label") or "" for e in root.iter()]
                rows = [row for seat in range(GAME.places(s)) for row in panel(view, words, seat)]
                texts += [figure.title for row in [*rows, chips(view, words)] for figure in row]
                assert not [text for text in texts if told.fullmatch(text.strip())]
    for part in GAME.face.parts:
        assert words.say(part.message, **part.told(view)) != part.message


def test_all_languages_have_the_same_messages_of_the_picture() -> None:
    folder = GAME.folder / "words"
    found = {
        language: set(re.findall(r"^(picture-[a-z0-9-]+) =", (folder / f"{language}.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    }
    assert found["en"]
    for language in LANGUAGES:
        assert found[language] == found["en"]


def test_dealt_starting_tiles_are_drawn_for_their_seat_only() -> None:
    for s, _ in random_game(Setting(4), 3):
        if words_of(Kind)[s.stack[s.depth - 1].kind] != "keep_tile":
            break
        for seat in range(-1, 4):
            svg = drawn(s, seat)
            own = {STARTING[tile] for tile in s.players[seat].dealt} if seat >= 0 else set()
            assert set(re.findall(r'id="start-(S\d\d)"', svg)) == own


def test_the_picture_is_the_same_whatever_the_seat_cannot_know() -> None:
    words = words_in("en")
    for step, (s, _) in enumerate(random_game(Setting(3), 6)):
        if step % 15 == 0 and not s.over:
            for seat in (-1, 0, 2):
                marks = marks_of(GAME, s, seat)
                guess = GAME.guess(s, seat, step + 1)
                assert picture(GAME.view(s, seat), words, marks) == picture(GAME.view(guess, seat), words, marks)


def test_names_cannot_carry_markup() -> None:
    s, _ = next(iter(random_game(Setting(4), 1)))
    svg = drawn(s, 0)
    assert "<b>" not in svg
    assert "&lt;b&gt;Tlaloc" in svg


def test_a_worker_keeps_its_element_wherever_it_stands() -> None:
    for setting in (Setting(1), Setting(4)):
        for step, (s, _) in enumerate(random_game(setting, 2)):
            if step % 20 == 0:
                svg = drawn(s, 0)
                for seat in range(GAME.places(s)):
                    for w in range(1, 5):
                        assert svg.count(f'id="w-{"abcd"[seat]}-{w}"') == 1


def test_a_worker_that_has_moved_is_marked_as_moved_and_not_as_picked() -> None:
    """What is picked is up to the page."""
    seen = 0
    for s, _ in random_game(Setting(2), 2):
        if not (moved := GAME.view(s, 0)["moved"]):
            continue
        svg, seat = drawn(s, 0), "ab"[s.current]
        seen += sum(f'id="w-{seat}-{worker}" class="piece seat-{seat} die moved' in svg for worker in moved)
        assert re.findall(r'class="[^"]*\bpicked\b', svg) == []
    assert seen


@pytest.mark.parametrize("width", [196, 300])
def test_eighteen_dice_fit_on_one_board_without_touching(width: int) -> None:
    for number in range(1, 19):
        spots, size = dice_spots(number, width)
        assert len(spots) == number
        for x, y in spots:
            assert size / 2 <= x <= width - size / 2
            assert y + size / 2 <= 0
        apart = [max(abs(a - c), abs(b - d)) for i, (a, b) in enumerate(spots) for c, d in spots[:i]]
        assert all(far >= size for far in apart)


def test_gains_and_costs_of_a_game_add_up_to_what_players_have() -> None:
    words = words_in("en")
    s, chooser = GAME.new(Setting(2), 9), random.Random(9)
    points: dict[int, int] = dict.fromkeys(range(2), 0)
    start: list[Any] = [s.players[seat].points for seat in range(2)]
    while not s.over:
        for event in GAME.apply(s, chooser.choice(GAME.legal(s))):
            figure = gain(event, words)
            if figure is not None and figure.icon == "vp":
                assert isinstance(figure.amount, int)
                points[event.seat] += figure.amount
    assert [start[seat] + points[seat] for seat in range(2)] == [s.players[seat].points for seat in range(2)]


def test_previews_tell_what_rivals_gain() -> None:
    """R36: each other owner of a technology."""
    s = lay(3, p1={"workers": "quarry 1", "gold": 1}, p2={"technologies": [3]}, p3={"technologies": [5]})
    play(s, "move quarry 1 1", "main")
    actions = [GAME.actions.action(token) for token in ("learn 1", "learn 3")]
    nobodys, seconds = consequences(GAME, s, 0, actions, words_in("en"))
    assert not nobodys.others
    assert seconds.others == [f"{NAMES[1]} gains 3 points (technology developed by another player)."]


def test_kept_parts_look_as_if_drawn_from_the_whole_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting, seed in ((Setting(1), 12), (Setting(4), 11)):
        check_kept_parts(GAME, itertools.islice(random_game(setting, seed), 0, None, 3), monkeypatch)


def test_a_move_tells_what_acting_there_will_cost_and_what_collecting_brings() -> None:
    told, words = set(), words_in("en")
    for s, legal in itertools.islice(random_game(Setting(4), 3), 300):
        for action in legal:
            found, after = ahead(s, action, words), GAME.copy(s)
            assert (found is not None) == GAME.actions.token(action).startswith("move")
            GAME.carry_out(after, action)
            asked = GAME.tokens(after)
            if found is None or "collect" not in asked:  # a second worker comes along, or a tile is offered first
                continue
            assert found.gain == amounts_of(after, "collect", What.GAIN, Cause.COLLECT)
            if "main" in asked and not s.players[GAME.mover(s)].tiles[Discovery.FREE_COCOA]:
                assert found.cost == amounts_of(after, "main", What.PAY, Cause.MAIN_ACTION)
                told.add(found.cost)
    assert {0, 1, 2} <= told


def amounts_of(s: State, token: str, what: int, cause: int) -> int:
    events = GAME.carry_out(GAME.copy(s), GAME.actions.action(token))
    return sum(event.amount for event in events if (event.what, event.cause) == (what, cause))
