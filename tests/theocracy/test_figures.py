"""Words tell the figures of the game at hand: those of an owner's file where there is one, ours otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES, Messages
from teocalli.engine.structs import words_of
from teocalli.face.help import rulebook_text
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.components import default, default_cells
from teocalli.games.theocracy.figures import PLACES, figures
from teocalli.games.theocracy.picture.geometry import hand_box
from teocalli.games.theocracy.picture.hand import TALL
from teocalli.games.theocracy.state import State
from teocalli.games.theocracy.vocabulary import Card, Development
from tests.theocracy.scene import Scene
from tests.theocracy.test_picture import drawn, title_of

CARDS, DEVELOPMENTS = words_of(Card), words_of(Development)
every_language = pytest.mark.parametrize("language", LANGUAGES)
#: Another figure for every card, so that none can stand for another by chance.
CARD_FIGURES = {word: 3 + i % 7 for i, word in enumerate(PLACES["card"])}
DEVELOPMENT_FIGURES = {word: 3 + i for i, word in enumerate(PLACES["development"])}
ALTARS = 9
OTHER: dict[str, Any] = {
    "power_cards": [{"card": card, "copies": 2, "amount": CARD_FIGURES.get(card, 1)} for card in CARDS],
    "development_cards": [
        {"card": card, "copies": 1, "amount": DEVELOPMENT_FIGURES.get(card, 1)} for card in DEVELOPMENTS
    ],
    "end_round_cards": [
        {**card, "a": {**card["a"], "amount": 7}, "b": {**card["b"], "amount": 8}}
        for card in default()["end_round_cards"]
    ],
    "altars": {"buildings": {"value": ALTARS}},
    "garrison": {"per_barracks": {"value": 3}},
    "factory": {"crystals": {"value": 5}},
}
#: Numbers that no file replaces.
FIXED = {"nudge_of_fate": {1, 6}, "levy": {1}}


def hands(components: dict[str, Any] | None) -> Iterator[tuple[State, tuple[str, ...]]]:
    """Positions in which seat 1 holds four of the cards, until all were there."""
    for first, last in pairwise(range(0, len(CARDS) + 1, 4)):
        held = CARDS[first:last]
        yield Scene(2, components).hand(1, *held).table("pink 1").turn(), held


def developed(components: dict[str, Any] | None) -> Iterator[tuple[State, tuple[str, ...]]]:
    for row in (DEVELOPMENTS[:4], DEVELOPMENTS[4:]):
        yield Scene(2, components).developments(*row).table("pink 1").turn(), row


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", unescape(text))}


def texts_of(svg: str, element: str) -> str:
    """What is written on an element."""
    body = svg.split(f'id="{element}"', 1)[1].split("\n<g id=", 1)[0]
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", body))


# ---------------------------------------------------------------- replaced figures


@every_language
def test_cards_in_hand_tell_the_figures_of_an_owners_file(language: str) -> None:
    for s, held in hands(OTHER):
        svg = drawn(s, 0, language)
        for card in held:
            told = {CARD_FIGURES[card]} if card in CARD_FIGURES else FIXED.get(card, set())
            assert numbers(title_of(svg, f"card-a-{card.replace('_', '-')}")) == told, card


@every_language
def test_the_text_on_a_card_tells_them_too(language: str) -> None:
    assert hand_box(2).h >= TALL
    s = Scene(2, OTHER).hand(1, "star_wind").table("pink 1").turn()
    assert numbers(texts_of(drawn(s, 0, language), "card-a-star-wind")) == {CARD_FIGURES["star_wind"]}


@every_language
def test_development_cards_tell_the_figures_of_an_owners_file(language: str) -> None:
    for s, row in developed(OTHER):
        svg = drawn(s, -1, language)
        for card in row:
            told = {DEVELOPMENT_FIGURES[card]} if card in DEVELOPMENT_FIGURES else set()
            told |= {ALTARS} if card == "household_altars" else FIXED.get(card, set())
            assert numbers(title_of(svg, f"development-{card.replace('_', '-')}")) == told, card


@every_language
def test_the_end_of_round_card_tells_them(language: str) -> None:
    for card in ("omen", "mobilisation", "revelation"):
        svg = drawn(Scene(2, OTHER).marker("pink", card).s, -1, language)
        assert [numbers(title_of(svg, f"side-{side}")) for side in "ab"] == [{7}, {8}]


@every_language
def test_actions_and_buildings_tell_them(language: str) -> None:
    svg = drawn(Scene(2, OTHER).piece("pink", "barracks", "h05").s, -1, language)
    assert numbers(title_of(svg, "face-4")) == {4, 5}
    assert 3 in numbers(title_of(svg, "hex-h05"))


def test_boards_of_two_houses_are_not_mixed_up() -> None:
    """What was kept from one table is not shown at another with other figures."""
    ours, other = (
        Scene(2, given).hand(1, "star_wind").developments("tithe").piece("pink", "barracks", "h05").table("pink 1")
        for given in (None, OTHER)
    )
    for _ in range(2):
        for scene, cosmo, tithe, places in ((ours, "2", "1", "one more place"), (other, "5", "8", "3 more places")):
            svg = drawn(scene.s, 0)
            assert title_of(svg, "card-a-star-wind").endswith(f": Gain {cosmo} cosmo.")
            assert title_of(svg, "development-tithe").endswith(f"gains {tithe} cosmo.")
            assert f"{places} in the garrison" in title_of(svg, "hex-h05")


@pytest.mark.parametrize(
    ("given", "element", "promised"),
    [
        ({"factory": {"crystals": {"value": 0}}}, "face-4", " and makes a crystal"),
        ({"barracks": {"recruits": {"value": 0}}}, "face-5", " and warriors come"),
        ({"initiative": {"cosmo_later": {"value": 0}}}, "face-1", "just cosmo"),
        ({"garrison": {"per_barracks": {"value": 0}}}, "hex-h05", ": one more place in the garrison"),
        ({"scoring": {"per_pyramid": {"value": 0}}}, "hex-h10", ": worship for the hex’s player at the end"),
        ({"war": {"elder_crystals": {"value": 0}}}, "hex-h19", ", and worth black crystals"),
        ({"war": {"garrison_defence": {"value": 0}}}, "garrison-pink", " A garrison makes attacks on"),
    ],
)
def test_what_is_nothing_is_not_promised(given: dict[str, Any], element: str, promised: str) -> None:
    ours, other = (title_of(drawn(_built(components), -1), element) for components in (None, given))
    assert promised in ours
    assert promised not in other


def _built(components: dict[str, Any] | None) -> State:
    return Scene(2, components).piece("pink", "barracks", "h05").piece("pink", "pyramid", "h10").s


# ---------------------------------------------------------------- our own figures


@every_language
def test_with_our_own_components_cards_read_as_in_the_rulebook(language: str) -> None:
    book = rulebook_text(GAME, language)
    for element, positions, seat in (("card-a", hands(None), 0), ("development", developed(None), -1)):
        for s, shown in positions:
            svg = drawn(s, seat, language)
            for card in shown:
                effect = title_of(svg, f"{element}-{card.replace('_', '-')}").split(": ", 1)[1]
                assert f"| {effect} |" in book, card


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "| One crystal above the limit may be offered. |"),
        ("en", "| Each player with two or more of its buildings on their own hexes gains 1 worship. |"),
        ("ru", "| Можно пожертвовать на один кристалл больше предела. |"),
        ("ru", "| Каждый игрок, на чьих гексах стоят два или больше её зданий, получает 1 поклонение. |"),
        ("pt", "| Pode-se oferecer um cristal acima do limite. |"),
        ("pt", "| Cada jogador com dois ou mais edifícios dela em hexágonos próprios ganha 1 adoração. |"),
        ("hu", "| A határon felül még egy kristály felajánlható. |"),
        ("hu", "| Minden játékos, akinek hatszögein legalább két épülete áll, 1 imádatot kap. |"),
    ],
)
def test_small_numbers_are_words_where_they_were(language: str, said: str) -> None:
    assert said in rulebook_text(GAME, language)


# ---------------------------------------------------------------- grammar


@pytest.mark.parametrize(
    ("language", "amount", "said"),
    [
        ("en", 1, "It costs 1 black crystal less."),
        ("en", 2, "It costs 2 black crystals less."),
        ("ru", 1, "Она стоит на 1 чёрный кристалл меньше."),
        ("ru", 3, "Она стоит на 3 чёрных кристалла меньше."),
        ("ru", 5, "Она стоит на 5 чёрных кристаллов меньше."),
        ("pt", 1, "Ela custa 1 cristal preto a menos."),
        ("pt", 2, "Ela custa 2 cristais pretos a menos."),
        ("hu", 1, "1 fekete kristállyal kevesebbe kerül."),
        ("hu", 2, "2 fekete kristállyal kevesebbe kerül."),
    ],
)
def test_figures_have_their_plural(language: str, amount: int, said: str) -> None:
    messages = Messages(GAME.folder / "words", language)
    assert messages.attributes("card-secret-of-the-masons", amount=amount)["effect"] == said


@every_language
def test_every_figure_can_be_said(language: str) -> None:
    bundle = Messages(GAME.folder / "words", language).bundle
    for vocabulary in ("card", "development"):
        for word, told in PLACES[vocabulary].items():
            effect = bundle.get_message(f"{vocabulary}-{word.replace('_', '-')}").attributes["effect"]
            for amount in range(1, 10):
                text, errors = bundle.format_pattern(effect, dict.fromkeys(told, amount))
                assert not errors, text
                assert text == text.strip()


# ---------------------------------------------------------------- the view


def test_all_seats_and_spectators_see_the_same_figures() -> None:
    s = GAME.new(Setting(4, {}, OTHER), 1)
    assert all(GAME.view(s, seat)["figures"] is GAME.view(s, -1)["figures"] for seat in range(4))


def test_games_with_equal_figures_share_them() -> None:
    ours = GAME.new(Setting(2), 1)
    assert figures(ours.figures) is figures(default_cells())
    assert figures(GAME.new(Setting(2, {}, OTHER), 1).figures) is not figures(default_cells())
