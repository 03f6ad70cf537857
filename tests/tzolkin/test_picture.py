"""The picture of Tzolk'in: everything can be touched, everything has a name, gears turn, nothing hidden is drawn."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import cos, radians

import pytest

from teocalli.engine.events import Event
from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.structs import words_of
from teocalli.face.words import Words
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture import picture
from teocalli.games.tzolkin.picture.figures import chips, gain, panel
from teocalli.games.tzolkin.picture.geometry import CITIES, City
from teocalli.games.tzolkin.picture.places import FINDERS, MIXES, PLACELESS, place_of
from teocalli.games.tzolkin.state import Cause, Kind, State, What
from tests.pictures import (
    NAMES,
    SVG,
    check_buttons_apart,
    check_form,
    check_kept_parts,
    check_targets,
    has,
    marks_of,
    shared_board,
    style,
    targets_of,
    tree,
)
from tests.tzolkin.positions import lay, picking, play

#: Rare actions are preferred, so that the whole board is used.
RARE = ("monument", "build", "advance", "climb_two", "days", "do")
SPOKEN = [language for language in LANGUAGES if (GAME.folder / "words" / f"{language}.ftl").exists()]


def random_game(players: int, seed: int) -> Iterator[tuple[State, list[int]]]:
    """A game, decision by decision, and its end."""
    s, chooser = GAME.new(Setting(players), seed), random.Random(seed)
    while not s.over:
        legal = GAME.legal(s)
        yield s, legal
        rare = [action for action in legal if GAME.actions.family_of(action).name in RARE]
        GAME.rulebook.act(s, chooser.choice(rare if rare and chooser.random() < 0.7 else legal))
    yield s, []


def drawn(s: State, seat: int, language: str = "en", touched: frozenset[str] = frozenset()) -> str:
    words = words_in(language)
    return "\n".join(picture(GAME.view(s, seat), words, replace(marks_of(GAME, s, seat), touched=touched)))


@cache
def words_in(language: str) -> Words:
    return Words(GAME, language, NAMES)


# ---------------------------------------------------------------- touching


def test_every_family_of_actions_has_a_place_or_is_named_as_having_none() -> None:
    families = {family.name for family in GAME.actions.families}
    assert families == set(FINDERS) | PLACELESS
    assert not set(FINDERS) & PLACELESS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_chosen_is_drawn_once(players: int) -> None:
    met = set()
    for s, legal in random_game(players, 1):
        if s.over:
            break
        met.add(s.stack[s.depth - 1].kind)
        for action in legal:
            family = GAME.actions.family_of(action).name
            assert place_of(s, action) is not None or family in PLACELESS | MIXES
        check_targets(shared_board(GAME, s, words_in("en")), targets_of(GAME, s, legal))
    assert len(met) >= 9


#: A position for each question that random games seldom ask.
QUESTIONS = {
    Kind.ANGER: lambda: _after(lay(p1={"corn": 1}), "beg"),
    Kind.CLIMB: lambda: _after(picking("uxmal", 1, p1={"corn": 9}), "do uxmal 1"),
    Kind.CLIMB_TWO: lambda: _after(picking("tikal", 5, p1={"wood": 1}), "do tikal 5"),
    Kind.HARVEST: lambda: _after(picking("palenque", 4), "do palenque 4"),
    Kind.TRADE: lambda: _after(picking("uxmal", 2, p1={"corn": 9, "wood": 2}), "do uxmal 2"),
    Kind.DISCOUNT: lambda: _after(
        picking("tikal", 2, row=["a1-06"], p1={"wood": 2, "stone": 1, "architecture": 3}), "do tikal 2", "build a1-06"
    ),
    Kind.TAKE: lambda: _after(picking("chichen_itza", 6, p1={"skull": 1}), "do chichen_itza 6"),
    Kind.PAY: lambda: _after(picking("tikal", 1, p1={"wood": 1, "gold": 1}), "do tikal 1", "advance theology"),
    Kind.BORROW: lambda: _after(picking("uxmal", 5, p1={"corn": 3}), "do uxmal 5"),
}


def _after(s: State, *tokens: str) -> State:
    play(s, *tokens)
    return s


@pytest.mark.parametrize("kind", QUESTIONS)
def test_rare_questions_can_be_answered_on_the_board(kind: int) -> None:
    s = QUESTIONS[kind]()
    assert s.stack[s.depth - 1].kind == kind
    targets = targets_of(GAME, s, GAME.legal(s))
    assert targets
    check_targets(shared_board(GAME, s, words_in("en")), targets)


def test_nothing_that_can_be_chosen_lies_inside_something_that_can_be_chosen() -> None:
    for s, legal in random_game(3, 4):
        if s.over:
            break
        check_buttons_apart(drawn(s, GAME.mover(s)), targets_of(GAME, s, legal))


def test_a_free_tooth_shows_the_price_of_the_next_worker() -> None:
    s = lay(gears={"tikal": {0: 2, 1: 3}}, p1={"corn": 9})
    assert "for 2 corn" in drawn(s, 0)
    play(s, "place tikal")
    assert GAME.view(s, 0)["gears"]["tikal"]["price"] == 4
    assert GAME.view(s, 0)["first_player_price"] == 1


# ---------------------------------------------------------------- drawing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_is_well_formed_with_unique_ids_and_named_pieces(players: int) -> None:
    for step, (s, _) in enumerate(random_game(players, 5)):
        if step % 9 and not s.over:
            continue
        for seat in {GAME.mover(s), -1}:
            check_form(drawn(s, seat))


def test_a_worker_keeps_its_tooth_and_the_day_turns_it() -> None:
    s = lay(gears={"tikal": {2: 2, 6: 3}, "chichen_itza": {9: 4}}, p1={"corn": 1})
    before, tooth = drawn(s, 0), "w-b-tikal-2"
    assert has(before, tooth)
    assert "--day:0" in before
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        teeth[: c.TEETH[gear]] = [teeth[c.TEETH[gear] - 1], *teeth[: c.TEETH[gear] - 1]]
    s.day += 1
    after = drawn(s, 0)
    assert "--day:1" in after
    assert style(after, tooth) == style(before, tooth)
    assert style(after, "gear-tikal") == style(before, "gear-tikal")
    assert style(after, "tooth-5") == style(before, "tooth-5")


@pytest.mark.parametrize("city", CITIES, ids=lambda city: city.id)
def test_a_riding_worker_stands_where_its_space_is(city: City) -> None:
    for day in range(30):
        for space in range(city.spaces):
            turned = city.angle(city.tooth(space, day)) - day * city.step
            assert cos(radians(turned - city.angle(space))) == pytest.approx(1)


def test_who_was_just_placed_glides_in_from_the_hand_and_who_was_picked_up_glides_back() -> None:
    s = lay(gears={"uxmal": {3: 1}}, p1={"corn": 5})
    place = place_of(s, GAME.actions.action("place tikal"))
    worker = place_of(s, GAME.actions.action("pick_up uxmal 3"))
    assert place is not None
    assert worker is not None
    placed, picked = GAME.copy(s), GAME.copy(s)
    play(placed, "place tikal")
    play(picked, "pick_up uxmal 3")
    assert "--fx:" in style(drawn(placed, 0, touched=frozenset({place})), "w-a-tikal-0")
    assert "--fx:" not in style(drawn(placed, 0), "w-a-tikal-0")
    assert "--fx:" in style(drawn(picked, 0, touched=frozenset({worker})), "w-a-hand-3")
    assert not has(drawn(picked, 0), worker)


def test_pieces_keep_their_ids_when_they_move() -> None:
    s = _after(picking("uxmal", 1, p1={"corn": 9}), "do uxmal 1")
    before = drawn(s, 0)
    play(s, "climb chaac")
    after = drawn(s, 0)
    assert style(before, "god-chaac-a") != style(after, "god-chaac-a")
    assert style(before, "god-kukulkan-a") == style(after, "god-kukulkan-a")


def test_built_monuments_stay_on_display_with_their_owner() -> None:
    s = lay(4, built={"m-07": 2}, p2={"bank": 1})
    svg = drawn(s, 0)
    assert has(svg, "owner-m-07")
    assert "Built by Marta; worth 12 now." in svg


def test_used_actions_of_chichen_itza_show_their_skull() -> None:
    assert "A skull lies here" not in drawn(lay(), 0)
    assert drawn(lay(offered=(2, 5)), 0).count("A skull lies here") == 2


def test_corn_lies_on_the_teeth_of_the_last_days() -> None:
    svg = drawn(lay(state={"day": 4, "pile": 3}), 0)
    assert [day for day in range(26) if has(svg, f"corn-{day}")] == [1, 2, 3]


def test_jungle_tiles_are_drawn_as_they_lie() -> None:
    s = lay(3)
    assert drawn(s, 0).count('id="wood-') == 9
    s.wood_tiles[1] -= 2
    assert drawn(s, 0).count('id="wood-') == 7
    assert not has(drawn(s, 0), "wood-3-2")


def test_kept_parts_look_as_if_drawn_from_the_whole_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    for players, seed in ((2, 12), (4, 11)):
        check_kept_parts(GAME, itertools.islice(random_game(players, seed), 0, None, 2), monkeypatch)


# ---------------------------------------------------------------- hidden things


def test_dealt_wealth_is_drawn_for_its_owner_only() -> None:
    """I17."""
    s = GAME.new(Setting(3), 2)
    chooser = GAME.mover(s)
    dealt = [c.WEALTH_IDS[tile] for tile in s.players[chooser].dealt]
    own = drawn(s, chooser)
    assert all(has(own, f"wealth-{tile}") for tile in dealt)
    GAME.apply(s, GAME.legal(s)[3])
    for viewer in ((chooser + 1) % 3, (chooser + 2) % 3, -1):
        assert not [tile for tile in dealt if tile in drawn(s, viewer)]
    assert "keep" in GAME.face.secret


@pytest.mark.parametrize("players", [2, 4])
def test_a_guess_looks_the_same_to_the_seat_that_makes_it(players: int) -> None:
    for step, (s, _) in enumerate(random_game(players, 6)):
        if step % 15 == 0 and not s.over:
            for seat in range(players):
                assert drawn(GAME.guess(s, seat, step), seat) == drawn(s, seat)


# ---------------------------------------------------------------- words and figures


@pytest.mark.parametrize("language", SPOKEN)
def test_no_message_is_missing_on_the_board_in_panels_and_in_the_bar(language: str) -> None:
    """A missing message shows its id."""
    words = words_in(language)
    told = re.compile(r"(?:picture|gear|good|temple|technology|building|monument|wealth|resource|pair)-[a-z0-9-]+")
    for players in (2, 3, 4):
        for step, (s, _) in enumerate(random_game(players, 8)):
            if step % 25 and not s.over and step > 3:
                continue
            view, seat = GAME.view(s, 0), max(0, GAME.mover(s))
            root = tree(drawn(s, seat, language))
            texts = [text for e in root.iter() if e.tag in (f"{SVG}title", f"{SVG}text") for text in e.itertext()]
            texts += [e.get("aria-label") or "" for e in root.iter()]
            rows = [row for player in range(players) for row in panel(view, words, player)]
            texts += [figure.title for row in [*rows, chips(view, words)] for figure in row]
            assert not [text for text in texts if told.search(text) or "{" in text]
    for part in GAME.face.parts:
        assert words.has(part.message)


def test_names_of_players_cannot_break_the_picture() -> None:
    svg = drawn(lay(4, built={"m-07": 4}), 0)
    assert "<b>" not in svg
    assert "&lt;b&gt;Tlaloc&lt;/b&gt;" in svg


def test_icons_exist_in_the_sprite() -> None:
    from teocalli.table.markup import sprite

    known = set(re.findall(r'id="i-([a-z0-9-]+)"', str(sprite())))
    words, used = words_in("en"), set()
    for players in (2, 3, 4):
        for step, (s, _) in enumerate(random_game(players, 3)):
            if step % 20 == 0 or s.over:
                used |= set(re.findall(r'href="#i-([a-z0-9-]+)"', drawn(s, max(0, GAME.mover(s)))))
                view = GAME.view(s, 0)
                rows = [row for player in range(players) for row in panel(view, words, player)]
                used |= {figure.icon for row in [*rows, chips(view, words)] for figure in row}
    assert used <= known


def test_gains_and_costs_are_figures_and_the_rest_is_told() -> None:
    words = words_in("en")

    def figure(what: int, thing: int, amount: int) -> tuple[float | str, str] | None:
        found = gain(Event(what, 0, thing, amount, Cause.PALENQUE), words)
        return (found.amount, found.icon) if found is not None else None

    assert figure(What.GAINED, c.CORN, 4) == (4, "corn")
    assert figure(What.PAID, c.GOLD, 2) == (-2, "gold")
    assert figure(What.SKULL_OFFERED, -1, 3) == (-1, "skull")
    assert figure(What.TEMPLE_SCORED, c.KUKULKAN, -3) == (-3, "vp")
    assert figure(What.CLIMBED, c.CHAAC, 5) == (1, "god-chaac")
    assert figure(What.FELL, c.CHAAC, 5) == (-1, "god-chaac")
    assert figure(What.ADVANCED, c.THEOLOGY, 3) == (1, "tech-theology")
    assert figure(What.NEW_DAY, -1, 3) is None
    for what, word in enumerate(words_of(What)):
        assert word
        thing = 0 if what in GAME.things else -1
        gain(Event(what, 0, thing, 1, Cause.PALENQUE), words)


def test_figures_of_a_whole_game_add_up_to_the_score() -> None:
    """The scoring sheet is made of them; only quarter points for leftovers are told apart."""
    words, points = words_in("en"), [0, 0, 0]
    s, chooser = GAME.new(Setting(3), 9), random.Random(9)
    while not s.over:
        for event in GAME.apply(s, chooser.choice(GAME.legal(s))):
            found = gain(event, words)
            if found is not None and found.icon == "vp" and isinstance(found.amount, int):
                points[event.seat] += found.amount
    assert points == [s.players[seat].points for seat in range(3)]
