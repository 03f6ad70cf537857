"""The picture of Theocracy: everything can be touched, everything has a name, nothing hidden is drawn."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html import unescape

import pytest

from teocalli.engine.events import Event
from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.structs import words_of
from teocalli.face.consequence import consequences
from teocalli.face.face import Marks
from teocalli.face.words import Words
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.picture import picture
from teocalli.games.theocracy.picture.civilizations import DEVELOPMENTS
from teocalli.games.theocracy.picture.face import FACE, chips, gain, panel
from teocalli.games.theocracy.picture.geometry import ISLAND, chart, dice_spots
from teocalli.games.theocracy.picture.hand import CARDS
from teocalli.games.theocracy.picture.places import FINDERS, PLACELESS, place_of
from teocalli.games.theocracy.picture.signs import METRICS
from teocalli.games.theocracy.state import Cause, Kind, State, What
from teocalli.games.theocracy.vocabulary import METRICS as METRIC_WORDS
from teocalli.games.theocracy.vocabulary import Card, Development
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
from tests.theocracy.scene import Scene, asked, play

#: Actions that end something early are avoided, so that the whole board is used.
DULL = ("done", "peace", "close", "change", "aside", "forgo")
KINDS = words_of(Kind)


def random_game(players: int, seed: int) -> Iterator[tuple[State, list[int]]]:
    """A game, decision by decision, and its end."""
    s, chooser = GAME.new(Setting(players), seed), random.Random(seed)
    while not s.over:
        legal = GAME.legal(s)
        yield s, legal
        lively = [action for action in legal if GAME.actions.family_of(action).name not in DULL]
        GAME.rulebook.act(s, chooser.choice(lively if lively and chooser.random() < 0.6 else legal))
    yield s, []


def drawn(s: State, seat: int, language: str = "en", touched: frozenset[str] = frozenset()) -> str:
    words = words_in(language)
    return "\n".join(picture(GAME.view(s, seat), words, replace(marks_of(GAME, s, seat), touched=touched)))


@cache
def words_in(language: str) -> Words:
    return Words(GAME, language, NAMES)


def title_of(svg: str, element: str) -> str:
    found = re.search(rf'id="{element}"[^>]*><title>([^<]*)', svg)
    assert found is not None, element
    return unescape(found[1])


def check_choices(s: State) -> None:
    """Every legal action of the mover has its place in the picture, or none on purpose."""
    legal = GAME.legal(s)
    for action in legal:
        assert (place_of(s, action) is None) == (GAME.actions.family_of(action).name in PLACELESS)
    check_targets(shared_board(GAME, s, words_in("en")), targets_of(GAME, s, legal))


# ---------------------------------------------------------------- touching


def test_every_family_of_actions_has_a_place_or_is_named_as_having_none() -> None:
    assert {family.name for family in GAME.actions.families} == set(FINDERS) | PLACELESS
    assert not set(FINDERS) & PLACELESS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_chosen_is_drawn_once(players: int) -> None:
    met = set()
    for s, _ in random_game(players, 1):
        if s.over:
            break
        met.add(s.stack[s.depth - 1].kind)
        check_choices(s)
    assert len(met) >= 8


def _war(scene: Scene, *tokens: str) -> State:
    s = scene.table("orange 1").acting("pink", "white 2")
    play(s, *tokens)
    return s


def _front() -> Scene:
    """A house of orange on a green hex beside pink's."""
    return (
        Scene()
        .warriors("pink", garrison=2, area=2)
        .warriors("orange")
        .colour("green", "h05")
        .piece("orange", "house", "h05")
    )


#: A position for each question that random games seldom ask.
QUESTIONS = {
    "pay": lambda: _war(_front(), "attack h05"),
    "react": lambda: _war(_front().warriors("pink", area=3).hand(2, "sanctuary"), "attack h05"),
    "spoils": lambda: _war(_front().warriors("pink", area=3).crystals("orange", blue=1, black=1), "attack h05"),
    "transform": lambda: _after(Scene().tokens(1, 1).table("pink 1").turn(), "use_token"),
    "mirage": lambda: _after(
        Scene().hand(1, "mirage").crystals("pink", red=1, black=2).table("pink 1").turn(), "play mirage"
    ),
    "envy": lambda: _after(Scene().hand(1, "envy").priests(2, pink=3, white=1).table("pink 1").turn(), "play envy"),
    "recruit": lambda: _after(Scene().hand(1, "call_to_arms").table("pink 1").turn(), "play call_to_arms"),
    "end_card": lambda: Scene().marker("pink", holder=2).development(),
    "festival": lambda: Scene().hand(1, "ambush").acting("pink", "orange 6"),
    "upgrade": lambda: _masons(),
    "end_turn": lambda: _after(Scene().hand(1, "second_caravan").acting("pink", "orange 3"), "expand h05"),
}


def _masons() -> State:
    """Pink can build a pyramid, and Secret of the Masons is in hand."""
    scene = Scene().hand(1, "secret_of_the_masons").crystals("pink", black=3).piece("pink", "factory", "h05")
    return scene.acting("pink", "orange 4")


def _after(s: State, *tokens: str) -> State:
    play(s, *tokens)
    return s


@pytest.mark.parametrize("kind", QUESTIONS)
def test_rare_questions_can_be_answered_on_the_board(kind: str) -> None:
    s = QUESTIONS[kind]()
    assert asked(s).split()[0] == kind
    check_choices(s)


def test_nothing_that_can_be_chosen_lies_inside_something_that_can_be_chosen() -> None:
    for s, legal in random_game(3, 4):
        if s.over:
            break
        check_buttons_apart(drawn(s, GAME.mover(s)), targets_of(GAME, s, legal))


# ---------------------------------------------------------------- drawing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_is_well_formed_with_unique_ids_and_named_pieces(players: int) -> None:
    for step, (s, _) in enumerate(random_game(players, 5)):
        if step % 9 and not s.over:
            continue
        for seat in {GAME.mover(s), -1}:
            check_form(drawn(s, seat))


def test_priests_and_development_cards_keep_their_ids_when_they_move() -> None:
    scene = Scene().developments("levy", "tithe", "migration", "annalists").priests(1, pink=3)
    before = drawn(scene.s, 0)
    scene.developments("tithe", "migration", "annalists", "levy").priests(1, pink=4)
    after = drawn(scene.s, 0)
    assert style(before, "development-tithe") != style(after, "development-tithe")
    assert style(before, "priest-a-pink") != style(after, "priest-a-pink")
    assert style(before, "priest-b-pink") == style(after, "priest-b-pink")


def test_a_die_glides_from_the_table_to_the_hand_and_from_the_hand_to_its_cell() -> None:
    s = Scene().table("pink 3", "white 1").turn()
    taken = place_of(s, GAME.actions.action("take pink 3"))
    assert taken is not None
    play(s, "take pink 3")
    assert not has(drawn(s, 0), "die-pink-3")
    assert "--fx:" in style(drawn(s, 0, touched=frozenset({taken})), "die-in-hand")
    assert "--fx:" not in style(drawn(s, 0), "die-in-hand")
    cell = place_of(s, GAME.actions.action("place violet"))
    assert cell == "cell-violet-1"
    play(s, "place violet")
    assert "--fx:" in style(drawn(s, 0, touched=frozenset({cell})), "row-violet-1")


def test_a_hex_says_whose_it_is_and_what_stands_there() -> None:
    s = Scene(2).s
    svg = drawn(s, 0)
    assert title_of(svg, "hex-h05") == "Hex h05, blue: Anna. A crystal lies here: blue."
    assert "counts as neutral" in title_of(svg, "hex-h03")
    assert "Fortress of the pink civilization." in title_of(svg, "hex-h01")
    assert "elder" in title_of(svg, "hex-h19")


def test_a_transformed_hex_shows_its_token() -> None:
    s = Scene().tokens(1, 1).table("pink 1").turn()
    play(s, "use_token", "transform h07")
    assert "A transformation token lies here." in title_of(drawn(s, 0), "hex-h07")


def test_seats_have_the_colours_that_their_players_chose() -> None:
    s = GAME.new(Setting(2), 1)
    assert ".seat-a{--seat:var(--seat-n)" in drawn(s, 0)
    first = "ab"[GAME.mover(s)]
    GAME.play(s, "colour red")
    svg = drawn(s, 0)
    assert f".seat-{first}{{--seat:var(--p-red)" in svg
    assert has(svg, "colour-blue")
    GAME.play(s, "colour green")
    assert not has(drawn(s, 0), "colour-blue")


def test_tokens_on_the_scale_are_named_locked_or_unlocked() -> None:
    svg = drawn(Scene().priests(1, white=5).s, 0)
    assert "unlocked" in title_of(svg, "token-a-middle")
    assert "locked until" in title_of(svg, "token-a-high")


def test_islands_of_other_sizes_fit_into_their_place() -> None:
    for radius in (1, 2, 3, 4):
        span = range(-radius, radius + 1)
        hexes = tuple((q, r) for q in span for r in span if abs(q + r) <= radius)
        map_ = chart(hexes)
        for q, r in hexes:
            x, y = map_.centre(q, r)
            assert ISLAND.x <= x - map_.size * 0.86
            assert x + map_.size * 0.86 <= ISLAND.x + ISLAND.w
            assert ISLAND.y - 0.1 <= y - map_.size
            assert y + map_.size <= ISLAND.y + ISLAND.h + 0.1


@pytest.mark.parametrize("count", range(1, 10))
def test_dice_of_a_column_do_not_overlap(count: int) -> None:
    size, spots = dice_spots(count)
    assert len(spots) == count
    for k, (x, y) in enumerate(spots):
        assert all(max(abs(x - a), abs(y - b)) >= size for a, b in spots[:k])


def test_every_card_and_condition_has_signs() -> None:
    assert set(CARDS) == set(words_of(Card))
    assert set(DEVELOPMENTS) == set(words_of(Development))
    assert set(METRICS) == set(METRIC_WORDS)


def test_kept_parts_look_as_if_drawn_from_the_whole_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    for players, seed in ((2, 12), (4, 11)):
        check_kept_parts(GAME, itertools.islice(random_game(players, seed), 0, None, 2), monkeypatch)


# ---------------------------------------------------------------- hidden things


def test_cards_in_hand_are_drawn_for_their_owner_only() -> None:
    """H3."""
    s = Scene().hand(2, "mirage", "sanctuary").table("pink 1").turn()
    assert has(drawn(s, 1), "card-b-mirage")
    for viewer in (0, 2, -1):
        svg = drawn(s, viewer)
        assert "mirage" not in svg.lower()
        assert "Sanctuary" not in svg
        assert title_of(svg, "cards-b") == "Marta: power cards in hand: 2"


def test_a_card_that_somebody_else_played_is_not_shown_as_just_touched_in_the_own_hand() -> None:
    s = Scene().hand(1, "star_wind").hand(2, "star_wind").table("pink 1").turn()
    legal = {GAME.actions.token(action): action for action in GAME.legal(s)}
    played = place_of(s, legal["play star_wind"])
    assert played == "card-a-star-wind"
    for seat, is_touched in ((0, True), (1, False)):
        marks = Marks(seat, NAMES, touched=frozenset({played}))
        svg = "".join(picture(GAME.view(s, seat), words_in("en"), marks))
        assert (' class="touched"' in svg) == is_touched


@pytest.mark.parametrize("players", [2, 4])
def test_a_guess_looks_the_same_to_the_seat_that_makes_it(players: int) -> None:
    for step, (s, _) in enumerate(random_game(players, 6)):
        if step % 15 == 0 and not s.over:
            for seat in range(players):
                if GAME.mover(s) != seat:
                    assert drawn(GAME.guess(s, seat, step), seat) == drawn(s, seat)


# ---------------------------------------------------------------- words and figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_on_the_board_in_panels_and_in_the_bar(language: str) -> None:
    """A missing message shows its id."""
    words = words_in(language)
    told = re.compile(r"(?:picture|civ|crystal|colour|card|development|end-card|hex|die|side|token)-[a-z0-9-]+")
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
    for part in FACE.parts:
        assert words.has(part.message)


def test_all_languages_have_the_same_captions() -> None:
    def captions(language: str) -> set[str]:
        return set(words_in(language).ids("picture-"))

    for language in LANGUAGES:
        assert captions(language) == captions("en")


def test_names_of_players_cannot_break_the_picture() -> None:
    svg = drawn(Scene().marker("pink", holder=4).s, 0)
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
    used |= {icon for signs in [*CARDS.values(), *DEVELOPMENTS.values()] for _, icon in signs} - {"", "own"}
    assert used <= known


def test_gains_and_costs_are_figures_and_the_rest_is_told() -> None:
    words = words_in("en")

    def figure(what: int, thing: int, amount: int) -> tuple[float | str, str, bool] | None:
        found = gain(Event(what, 0, thing, amount, Cause.TURN), words)
        return (found.amount, found.icon, found.good) if found is not None else None

    assert figure(What.WORSHIP, 2, 2) == (2, "worship", True)
    assert figure(What.PAID_COSMO, -1, 2) == (-2, "cosmo", True)
    assert figure(What.SCOURGE, -1, 1) == (1, "scourge", False)
    assert figure(What.CRYSTAL_SPENT, 9, 2) == (-2, "crystal-black", True)
    assert figure(What.TOOK_DIE, 3, 1) is None
    for what, word in enumerate(words_of(What)):
        assert word
        gain(Event(what, 0, 0 if what in GAME.things else -1, 1, Cause.TURN), words)


def test_previews_tell_what_rivals_gain() -> None:
    """A green crystal is worship for seat 2; the guest and the round that follows are not the rival's."""
    s = Scene().crystals("pink", green=1, black=1).acting("pink", "white 6")
    actions = [GAME.actions.action(token) for token in ("offer green", "offer black")]
    green, black = consequences(GAME, s, 0, actions, words_in("en"))
    assert green.others == [f"{NAMES[1]} gains 1 worship from the pink civilization (Festival)."]
    assert not green.figures
    assert not black.others
    assert [(figure.icon, figure.amount) for figure in black.figures] == [("worship", 1)]


def test_figures_of_a_whole_game_add_up_to_the_score() -> None:
    """The scoring sheet is made of them."""
    words, points = words_in("en"), [0, 0, 0]
    s, chooser = GAME.new(Setting(3), 9), random.Random(9)
    while not s.over:
        for event in GAME.apply(s, chooser.choice(GAME.legal(s))):
            found = gain(event, words)
            if found is not None and found.icon == "vp" and isinstance(found.amount, int):
                points[event.seat] += found.amount
    assert points == [GAME.score(s, seat) for seat in range(3)]
