"""Whole games are read in four languages, as a native reader would read them, for faults that interpolation makes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import teocalli
from teocalli.engine.events import Event
from teocalli.engine.game import Game, Setting
from teocalli.engine.messages import LANGUAGES, Messages
from teocalli.face.words import Words
from teocalli.games import GAMES, game
from tests.grammar import faults
from tests.pictures import marks_of
from tests.wording import left_in_english

NAMES = ("Ana", "Béla", "Marta", "Ixchel")
#: So many decisions lie between pictures and between lists of refusals.
PICTURED, REFUSED = 60, 5


class Moments:
    """Everything of a few whole games that is told in words, each thing once."""

    def __init__(self, played: Game) -> None:
        self.game = played
        self.actions: dict[int, None] = {}
        self.events: dict[Event, None] = {}
        self.reasons: dict[int, None] = {}
        self.decisions: dict[tuple[int, int, int, int], Any] = {}
        self.positions: list[Any] = []
        for players in played.meta.players:
            self.play(players)

    def play(self, players: int) -> None:
        chooser = random.Random(players)
        s, count = self.game.new(Setting(players), players), 0
        while not s.over:
            frame = s.stack[s.depth - 1]
            legal = self.game.legal(s)
            self.actions |= dict.fromkeys(legal)
            self.decisions.setdefault((frame.kind, frame.seat, frame.a, frame.b), self.game.guess(s, frame.seat, 1))
            if count % REFUSED == 0:
                refused = self.game.menu(s).refused
                self.actions |= dict.fromkeys(action for action, _ in refused)
                self.reasons |= dict.fromkeys(reason for _, reason in refused)
            if count % PICTURED == 0:
                self.positions.append(self.game.guess(s, frame.seat, 1))
            self.events |= dict.fromkeys(self.game.apply(s, chooser.choice(legal)))
            count += 1
        self.positions.append(s)

    def told(self, language: str) -> Iterator[str]:
        """Every sentence, in the same order in all languages."""
        words = Words(self.game, language, NAMES)
        yield from map(words.action, self.actions)
        yield from map(words.reason, self.reasons)
        yield from map(words.event, self.events)
        yield from map(words.decision, self.decisions.values())

    def shown(self, language: str) -> Iterator[str]:
        """What the board, the panels and the bar say. Several sentences of a board may stand in one title."""
        words, face = Words(self.game, language, NAMES), self.game.face
        for s in self.positions:
            seat = max(self.game.mover(s), 0)
            view = self.game.view(s, seat)
            assert face.picture is not None
            assert face.panel is not None
            assert face.chips is not None
            drawn = "".join(face.picture(view, words, marks_of(self.game, s, seat)))
            yield from (unescape(text) for text in re.findall(r"<title>([^<]*)</title>", drawn))
            rows = [
                face.chips(view, words),
                *(r for p in range(self.game.places(s)) for r in face.panel(view, words, p)),
            ]
            yield from (figure.title for row in rows for figure in row)


@cache
def moments(key: str) -> Moments:
    return Moments(game(key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_that_is_told_of_whole_games_reads_well(key: str, language: str) -> None:
    found = [fault for line in dict.fromkeys(moments(key).told(language)) for fault in faults(line, language)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_that_the_board_and_the_panels_say_reads_well(key: str, language: str) -> None:
    found = [fault for line in dict.fromkeys(moments(key).shown(language)) for fault in faults(line, language)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_is_told_was_left_in_english(key: str, language: str) -> None:
    pairs = zip(moments(key).told("en"), moments(key).told(language), strict=True)
    assert [told for meant, told in pairs if left_in_english(meant, told)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_not_told_as_one(key: str, language: str) -> None:
    """In Portuguese, 0 has the plural form of 1: what spells it out must not say so of 0."""
    words = Words(game(key), language, NAMES)
    for event in moments(key).events:
        none, one = (words.event(event._replace(amount=amount)) for amount in (0, 1))
        if words.event(event._replace(amount=7)) != words.event(event._replace(amount=8)):
            assert none != one


# ---------------------------------------------------------------- the words of pages and of the command line

ROOM = Path(teocalli.__file__).parent
FOLDERS = (ROOM / "table" / "words", ROOM / "engine" / "words", ROOM / "words")
#: Arguments that are numbers wherever they stand.
NUMBERS = {
    "count", "moves", "points", "hours", "minutes", "seconds", "place", "number", "least", "limit", "seat", "actions",
    "amount", "rank", "at", "of", "line", "most", "over",
}  # fmt: skip


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_messages_with_numbers_read_well(folder: Path, language: str) -> None:
    messages, found = Messages(folder, language), list[str]()
    for message in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if not isinstance(message, ast.Message):
            continue
        variables = Variables()
        variables.visit(message)
        for number in (0, 1, 2, 5, 11, 21):
            given = {name: number if name in NUMBERS else "Ana" for name in variables.names}
            said = re.sub(r"%\(\w+\)[rs]", "Ana", messages.say(message.id.name, **given))  # argparse fills these in
            found += faults(said, language)
    assert list(dict.fromkeys(found)) == []


# ---------------------------------------------------------------- the reader


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ana, 1 points"),
        ("en", "Ana gains 2 point."),
        ("en", "Place a orange die"),
        ("en", "Pay 1 stone 1 gold"),
        ("en", "Ana wins with 5,25 points."),
        ("en", "Ana keeps picture-tile."),
        ("ru", "Чак: тому, кто выше всех, 2 очков в конце первой эпохи"),
        ("ru", "Карта конца раунда ««Знамение»»"),
        ("ru", "Teotibot получает 2 дерева"),
        ("ru", "Победа: Ana (5.25 очка)."),
        ("ru", "Заплатить 2 Дерева 1 Золото"),
        ("pt", "2 cores aqui: a ação principal custa 2 cacau"),
        ("pt", "Custo: 2 pedra, 1 madeira"),
        ("pt", "Ana, 1 pontos"),
        ("pt", "peça a ligação de convite"),
        ("pt", "um degrau em o templo"),
        ("hu", "a krónika a 1. oldalon"),
        ("hu", "átalakítólapka a 5. mezőn"),
        ("hu", "Ana elveszi az 2. maszkot"),
        ("hu", "A egek irigysége"),
        ("hu", "Fizetés: 1 fa 1 kő"),
        ("hu", "Ana győz: 5.25 pont"),
    ],
)
def test_a_fault_is_seen(language: str, line: str) -> None:
    assert list(faults(line, language)) != []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Place a one-day visit; an apple, 1 point, 21 points."),
        ("ru", "Пожертвуйте до 2 кристаллов или 21 очко, 2 очка, 5 очков."),
        ("pt", "Ana paga 2 cacaus, 1 pedra e 0 ponto."),
        ("hu", "Ana előrelép az 1. mezőre, az 5. lépcsőre, a 2. lapkára, a 10. oldalra; A oldal."),
    ],
)
def test_a_good_line_passes(language: str, line: str) -> None:
    assert list(faults(line, language)) == []
