"""Words of all games in all languages: nothing missing, nothing stale, every message can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from teocalli.engine.conformance import random_game
from teocalli.engine.events import Event
from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.messages import LANGUAGES, _formatted, vocabulary_name
from teocalli.engine.structs import named, words_of
from teocalli.face.words import Words, needed
from teocalli.games import GAMES, game

#: Amounts that show every plural of our languages, and what a decision may carry.
AMOUNTS = (-1, 0, 1, 2, 5, 11, 21)
#: Forms that stand for each other in all languages: what a tile does and costs is no matter of grammar.
MEANINGS = {"effect", "price"}


def languages_of(key: str) -> Iterator[str]:
    yield from (code for code in LANGUAGES if (game(key).folder / "words" / f"{code}.ftl").exists())


FILES = [(key, language) for key in GAMES for language in languages_of(key)]
every_file = pytest.mark.parametrize(("key", "language"), FILES)


class Mentions(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        super().generic_visit(node)


@cache
def entries(key: str, language: str) -> tuple[ast.EntryType, ...]:
    source = (game(key).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(parse(source).body)


@cache
def messages(key: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(key, language) if isinstance(entry, ast.Message)}


def mentions(node: Any) -> Mentions:
    found = Mentions()
    if node is not None:
        found.visit(node)
    return found


def variables(key: str, language: str, id: str) -> set[str]:
    """The variables of a message's text, those of messages it is made of included."""
    found = mentions(messages(key, language)[id].value)
    return found.variables.union(*(variables(key, language, other) for other in found.messages))


def attributes(key: str, language: str, id: str) -> set[str]:
    return {attribute.id.name for attribute in messages(key, language)[id].attributes}


@cache
def asked_in_code(folder: Path) -> re.Pattern[str]:
    """Ids and beginnings of ids that stand in a game's sources: "picture-board", f"picture-disc-{disc}", …"""
    ids = set()
    for file in folder.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        ids |= {f"{re.escape(name)}-.+" for name in re.findall(r"vocabulary\(\"([a-z]+)\"", source)}
        ids |= {f"{re.escape(start)}-.+" for start in re.findall(r"[\"']([a-z][a-z0-9-]*)-\{", source)}
        ids |= {re.escape(id) for id in re.findall(r"[\"']([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"']", source)}
    return re.compile("|".join(sorted(ids)) or "(?!)")


def asked(key: str, id: str) -> bool:
    """Whether somebody asks for a message by its id, and not only other messages."""
    played = game(key)
    named = {f"option-{option.name.replace('_', '-')}" for option in played.meta.options}
    return (
        id in needed(played)
        or id in ("title", "about", "edition")
        or re.fullmatch(r"deviation-\d", id) is not None
        or any(id.startswith(f"{name}-") for name in named)
        or asked_in_code(played.folder).fullmatch(id) is not None
    )


@pytest.mark.parametrize("key", GAMES)
def test_every_game_speaks_english(key: str) -> None:
    assert "en" in languages_of(key)


@every_file
def test_files_are_well_formed(key: str, language: str) -> None:
    junk = [entry.content for entry in entries(key, language) if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries(key, language) if isinstance(entry, ast.Message)]
    assert not junk
    assert sorted(ids) == sorted(set(ids))


@every_file
def test_no_message_is_missing(key: str, language: str) -> None:
    have = messages(key, language)
    wanted = needed(game(key)) | {"title", "about"} | {id for id in messages(key, "en") if asked(key, id)}
    assert sorted(wanted - have.keys()) == []
    for id in wanted:
        meant = attributes(key, "en", id) & MEANINGS
        assert meant <= attributes(key, language, id), f"{id} lacks an attribute in {language}"


@every_file
def test_no_message_is_stale(key: str, language: str) -> None:
    have = messages(key, language)
    mentioned = set().union(*(mentions(message).messages for message in have.values()))
    assert [id for id in have if not asked(key, id) and id not in mentioned] == []


@every_file
def test_an_action_in_words_names_no_player(key: str, language: str) -> None:
    """It is the same at all tables; who does it is said beside it."""
    played = game(key)
    plain, named = Words(played, language), Words(played, language, ("Anna", "Béla", "Çelik", "Dag"))
    actions = range(played.actions.size)
    assert [named.action(action) for action in actions] == [plain.action(action) for action in actions]
    assert [named.deed(action) for action in actions] == [plain.deed(action) for action in actions]


# ---------------------------------------------------------------- parameters


def forms(key: str, language: str, parameter: str, words: Iterable[str]) -> set[str]:
    """Forms that every word of a vocabulary has, so that a message may count on them."""
    figures = game(key).face.figures()
    ids = [f"{parameter}-{word}".replace("_", "-").replace(" ", "-").lower() for word in words if word]
    ids = [figures[id].message if id in figures else id for id in ids]
    return set.intersection(*(attributes(key, language, id) if id in messages(key, language) else set() for id in ids))


def contexts(key: str, id: str) -> dict[str, list[Any]]:
    """What the context of a decision can be, by name."""
    book = game(key).rulebook
    found = [kind for kind, name in enumerate(book.kinds) if id == f"decision-{name.replace('_', '-')}"]
    names = [name for kind in found for name in book.context_of(kind) if name]
    return {name: possible(book.contexts.get(name)) for name in names}


def possible(stands_for: Any) -> list[Any]:
    """Values of a context; of many numbers the first few."""
    if stands_for is None or isinstance(stands_for, range):
        return list((stands_for or range(9))[:9])
    return [named(number, stands_for) for number, word in enumerate(words_of(stands_for)) if word]


def settings(played: Game) -> Iterator[Setting]:
    """Every number of players, and every choice of every option."""
    yield from map(Setting, played.meta.players)
    for option in played.meta.options:
        for players, choice in product(played.meta.players[-2:], option.choices):
            try:
                played.setting(Setting(players, {option.name: choice}))
            except BadSetting:
                continue
            yield Setting(players, {option.name: choice})


@cache
def questions(key: str) -> dict[str, list[dict[str, Any]]]:
    """What decisions are told when they are asked, by their message, in random games."""
    played, words = game(key), Words(game(key))
    found: dict[str, list[dict[str, Any]]] = {}
    for seed, setting in enumerate(settings(played)):
        for s, _ in random_game(played, setting, seed):
            if not s.over:
                id, told = words.question(s)
                if told not in found.setdefault(id, []):
                    found[id].append(told)
    return found


def parameters(key: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """Each message that the engine says, with the parameters it receives."""
    played = game(key)
    for id in messages(key, language):
        kind = id.partition("-")[0]
        if kind == "decision":
            yield id, {"seat", *contexts(key, id)}.union(*questions(key).get(id, ()))
        elif kind in ("reason", "cause", "option", "title", "about"):
            yield id, set()
    for family in played.actions.families:
        told = {name for name, _ in family.parameters}
        for name, words in family.parameters:
            told |= {f"{name}-{form}" for form in forms(key, language, name, words)}
        yield f"action-{family.name.replace('_', '-')}", told
    for what, event in enumerate(words_of(played.events)):
        told = {"seat", "amount", "cause", "thing"}
        if what in played.things:
            vocabulary = played.things[what]
            name = vocabulary_name(vocabulary)
            told |= {f"thing-{form}" for form in forms(key, language, name, words_of(vocabulary))}
        yield f"event-{event.replace('_', '-')}", told


@every_file
def test_messages_use_only_parameters_that_they_receive(key: str, language: str) -> None:
    wrong = {}
    figures = {said.message: {name for name, _ in said.told} for said in game(key).face.figures().values()}
    for id, told in parameters(key, language):
        if id in messages(key, language) and not variables(key, language, id) <= told | figures.get(id, set()):
            wrong[id] = variables(key, language, id) - told
    for id in messages(key, language).keys() & messages(key, "en").keys():
        if id.startswith(("picture-", "setting-", "components-")):
            extra = variables(key, language, id) - variables(key, "en", id)
            if extra:
                wrong[id] = extra
    assert wrong == {}


# ---------------------------------------------------------------- saying everything once


class Strict:
    """A bundle that lets no error of Fluent pass."""

    def __init__(self, bundle: Any) -> None:
        self.bundle = bundle

    def has_message(self, id: str) -> bool:
        assert self.bundle.has_message(id), f"{id} is missing"
        return True

    def get_message(self, id: str) -> Any:
        return self.bundle.get_message(id)

    def format_pattern(self, pattern: Any, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors, f"{text}: {errors}"
        assert text.strip(), f"{pattern} says nothing"
        return text, errors


class StrictWords(Words):
    def __init__(self, played: Game, language: str) -> None:
        super().__init__(played, language, names=("Ana", "Béla"))
        self.bundle = Strict(self.bundle)

    def say(self, message: str, **arguments: Any) -> str:
        id, told = self.phrased(message, arguments)
        return _formatted(self.bundle, self.bundle.get_message(id).value, told)

    def attributes(self, message: str, **arguments: Any) -> dict[str, str]:
        id, _ = self.phrased(message, arguments)
        return super().attributes(message, **arguments) if self.bundle.bundle.has_message(id) else {}


@every_file
def test_everything_can_be_said(key: str, language: str) -> None:
    played = game(key)
    words = StrictWords(played, language)
    said = [words.say("title"), words.say("about")]
    for i, kind in enumerate(played.rulebook.kinds):
        if played.rulebook.options_of[i] is not None:
            id = f"decision-{kind.replace('_', '-')}"
            known, asked = contexts(key, id), questions(key).get(id, [{}])
            for told in product(*known.values()):
                said.append(words.say(id, seat="Ana", **asked[0] | dict(zip(known, told, strict=True))))
            said += [words.say(id, seat="Ana", **told) for told in asked]
    said += [words.action(action) for action in range(played.actions.size)]
    said += [words.reason(reason) for reason, word in enumerate(words_of(played.reasons)) if reason and word]
    for what, cause in product(range(len(words_of(played.events))), range(len(words_of(played.causes)))):
        things = range(len(words_of(played.things[what]))) if what in played.things else range(-1, 2)
        for thing in things if cause == 0 else (0,):
            for seat, amount in product((0, 3), AMOUNTS if cause == 0 else (1,)):
                said.append(words.event(Event(what, seat, thing, amount, cause)))
    said += [words.say(id) for id in messages(key, language) if id.startswith("option-")]
    assert [text for text in said if re.search(r"\w\(\w{1,3}\)", text)] == []


@every_file
def test_tiles_have_no_errors_in_their_effects(key: str, language: str) -> None:
    """What needs no parameters says itself."""
    told = Words(game(key), language)
    for id, message in messages(key, language).items():
        for attribute in message.attributes:
            if not mentions(attribute).variables:
                assert told.attributes(id)[attribute.id.name]
