"""Figures stand in the declarations of components, once: texts are told them, in every language."""

from __future__ import annotations

import re
from ast import Constant, Tuple, parse, walk
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from teocalli.engine.figures import phrases
from teocalli.engine.messages import LANGUAGES, Messages
from teocalli.engine.structs import words_of
from teocalli.face.help import rulebook_text
from teocalli.face.words import Words
from teocalli.games import GAMES, game
from teocalli.games.teotihuacan import components as teotihuacan
from teocalli.games.theocracy.components import default_cells
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.vocabulary import N_FACES, Deed
from teocalli.games.tzolkin import components as tzolkin
from tests.test_words import MEANINGS, every_file, mentions, messages

#: Numbers as words, in the forms that our texts have. One is left out: it is mostly an article.
NUMBER_WORDS = {
    "en": {
        2: "two twice both",
        3: "three",
        4: "four",
        5: "five",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
    },
    "ru": {
        **{2: "два две двух дважды оба", 3: "три трёх трижды", 4: "четыре четырёх", 5: "пять пяти", 6: "шесть шести"},
        **{7: "семь семи", 8: "восемь восьми", 9: "девять девяти", 10: "десять десяти"},
    },
    "pt": {
        **{2: "dois duas ambos ambas", 3: "três", 4: "quatro", 5: "cinco", 6: "seis"},
        **{7: "sete", 8: "oito", 9: "nove", 10: "dez"},
    },
    "hu": {
        **{2: "két kettő kettőt kétszer", 3: "három hármat háromszor", 4: "négy négyet", 5: "öt ötöt", 6: "hat hatot"},
        **{7: "hét hetet", 8: "nyolc", 9: "kilenc", 10: "tíz"},
    },
}
#: Messages whose numbers are no figures: seats, and what an option is about.
NAMES = re.compile("who|option-.*|deviation-.*")
#: Numbers that no component says: the last face of a die, a warrior for each barracks, a worker less to pay for, a pair
#: of workers, the two power-ups of Teotibot; and technologies by their number.
LAWS = {
    **{"reason-six-stays-six": {6}, "card-nudge-of-fate": {1, 6}, "development-levy": {1}},
    **{"board-decorations": {1}, "technology-15": {1}, "bottile-alchemy": {2}, "decision-exchange": {1}},
    **{"reason-row-needs-more-workers": {2}, "picture-main-alchemy": {2}},
    **{"decision-price": {15}, "decision-power-up": {13}},
}


#: Messages that are told more than figures.
TOLD_MORE = ("decision-", "event-", "picture-")


def written(node: Any, chosen: frozenset[int] = frozenset()) -> Iterator[tuple[str, frozenset[int]]]:
    """The texts of a message, each with the numbers that it may write: of its variant, `[2]`, or of its own id."""
    if isinstance(node, ast.TextElement):
        yield node.value, chosen
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            key = variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            yield from written(variant.value, chosen | digits(key))
    elif isinstance(node, ast.Message):
        yield from written(node.value, digits(node.id.name))
        for attribute in node.attributes:
            is_name = attribute.id.name not in MEANINGS
            yield from written(attribute.value, digits(node.id.name) if is_name else frozenset())
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from written(element, chosen)
    elif isinstance(node, ast.Placeable):
        yield from written(node.expression, chosen)


def numbers(text: str, language: str) -> frozenset[int]:
    words = set(re.findall(r"\w+", text.lower()))
    return digits(text) | {n for n, forms in NUMBER_WORDS[language].items() if words & set(forms.split())}


def digits(text: str) -> frozenset[int]:
    return frozenset(int(number) for number in re.findall(r"\d+", text))


def telling(key: str, language: str) -> set[str]:
    """The messages that tell figures, and those that they are made of."""
    waiting = {said.message for said in phrases(game(key).face.figures())}
    found: set[str] = set()
    while waiting:
        id = waiting.pop()
        found.add(id)
        waiting |= mentions(messages(key, language)[id]).messages - found
    return found


@every_file
def test_texts_with_figures_write_no_number(key: str, language: str) -> None:
    """Neither in digits nor in words, unless it was chosen for that very number: `[2] two steps`."""
    texts = [(id, *found) for id in telling(key, language) for found in written(messages(key, language)[id])]
    assert [(id, text) for id, text, chosen in texts if numbers(text, language) - chosen - LAWS.get(id, set())] == []


@every_file
def test_no_text_writes_digits(key: str, language: str) -> None:
    """A figure in digits is told. A text may say 1 where one thing is meant: take 1 wood."""
    texts = [(id, *found) for id, message in messages(key, language).items() for found in written(message)]
    assert [
        (id, text)
        for id, text, chosen in texts
        if not NAMES.fullmatch(id) and digits(text) - chosen - LAWS.get(id, set()) - {1}
    ] == []


@every_file
def test_no_language_leaves_a_figure_out(key: str, language: str) -> None:
    for said in phrases(game(key).face.figures()):
        told = {name for name, _ in said.told}
        assert told <= mentioned(key, language, said.message), said


@every_file
def test_a_tile_asks_for_no_figure_that_it_has_not(key: str, language: str) -> None:
    for id, said in game(key).face.figures().items():
        if not id.startswith(TOLD_MORE):
            assert mentioned(key, language, said.message) <= {name for name, _ in said.told}, said


def mentioned(key: str, language: str, id: str) -> set[str]:
    """The variables of a message and of all that it is made of."""
    found = mentions(messages(key, language)[id])
    return found.variables.union(*(mentioned(key, language, other) for other in found.messages))


@every_file
def test_every_text_with_figures_can_be_said(key: str, language: str) -> None:
    words = Words(game(key), language)
    for id, said in game(key).face.figures().items():
        assert words.has(id)
        if not id.startswith(TOLD_MORE):
            texts = [words.say(id), *words.attributes(id).values()]
            assert not [text for text in texts if "{" in text or not text.strip()], said


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("60 points", "en", {60}),
        ("two steps on Chaac", "en", {2}),
        ("a step on Chaac", "en", set()),
        ("две ступени", "ru", {2}),
        ("dois degraus", "pt", {2}),
        ("két lépcső", "hu", {2}),
        ("harcos", "hu", set()),
    ],
)
def test_numbers_are_found_in_digits_and_in_words(text: str, language: str, found: set[int]) -> None:
    assert numbers(text, language) == found


# ---------------------------------------------------------------- what is drawn, and the legend


#: Numbers that signs of a picture write themselves, for no component says them: three workers at most, the second
#: caravan, once or twice in Tikal.
DRAWN = {"≤3", "×2", "1–2"}


@pytest.mark.parametrize("key", GAMES)
def test_no_sign_of_a_picture_writes_a_figure(key: str) -> None:
    """A sign is a number and an icon; the number comes from a declaration, if it is not just one."""
    found = set()
    for file in (game(key).folder / "picture").glob("*.py"):
        for node in walk(parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, Tuple) and len(node.elts) == 2 and isinstance(node.elts[0], Constant):
                number = node.elts[0].value
                if isinstance(number, str) and digits(number) - {1}:
                    found.add(number)
    assert found <= DRAWN


def faces() -> dict[str, set[int]]:
    """The face of each action of Theocracy."""
    return {words_of(Deed)[default_cells()[At.FACE_DEED + face]]: {face + 1} for face in range(N_FACES)}


#: The figures that the legend tells; 1 is left out.
LEGEND = {
    "teotihuacan": {
        "sign-stone": {teotihuacan.STONE_COST},
        "sign-powerup": {6},  # the power that no worker keeps
        "sign-ascend": {6},
        "sign-building": {teotihuacan.NOBLES_COST_WOOD},
        "sign-decoration": {teotihuacan.DECORATION_POINTS},
    },
    "theocracy": {
        **{f"sign-act-{deed}": faces()[deed] - {1} for deed in ("initiative", "war", "expansion", "festival")},
        **{f"sign-{deed}": faces()[deed] for deed in ("factory", "barracks")},
    },
    "tzolkin": {
        "sign-skull": {tzolkin.POINTS_PER_SKULL},
        "sign-food-day": {tzolkin.FOOD_PER_WORKER, tzolkin.POINTS_PER_HUNGRY_WORKER},
        "sign-market": set(tzolkin.MARKET_VALUE),
    },
}


@every_file
def test_the_legend_tells_the_figures_of_the_components(key: str, language: str) -> None:
    """Examples of how to read a row of signs are free."""
    told = Messages(game(key).folder / "signs", language)
    for id in told.ids("sign-"):
        found = digits(" ".join([told.say(id), *told.attributes(id).values()])) - {1}
        assert found == LEGEND[key].get(id, set()), id


@pytest.mark.parametrize("key", GAMES)
def test_every_chapter_of_the_rulebook_tells_the_same_numbers_in_all_languages(key: str) -> None:
    english = chapter_numbers(key, "en")
    assert len(english) > 20
    for language in LANGUAGES:
        assert chapter_numbers(key, language) == english, language


def chapter_numbers(key: str, language: str) -> dict[str, frozenset[int]]:
    """The numbers above 1 of each chapter, without those of its lists."""
    chapters = re.split(r"(?m)^(?=#.*\{#)", rulebook_text(game(key), language))[1:]
    numbered = {chapter.split("{#")[1].split("}")[0]: re.sub(r"(?m)^\d+\. ", "", chapter) for chapter in chapters}
    return {anchor: digits(text) - {1} for anchor, text in numbered.items()}
