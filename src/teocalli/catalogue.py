"""Games in words: what they are, for how many, what can be set, and what a position of theirs is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from teocalli.engine.game import Game
from teocalli.engine.language import listed
from teocalli.engine.messages import Messages, message_id
from teocalli.engine.position import APART
from teocalli.engine.rulebook import OrNone
from teocalli.engine.structs import Field, words_of
from teocalli.face.words import Words
from teocalli.speech import speech


def lines(games: Iterable[Game], language: str = "en") -> list[str]:
    """What somebody wants to know before sitting down."""
    found, t = list[str](), speech(language)
    for game in games:
        words = Words(game, language)
        found += [*_header(words, t), *_options(words, t), ""]
    return [*found, t.say("games-marks")]


def _header(words: Words, t: Messages) -> list[str]:
    meta = words.game.meta
    told = {"key": meta.key, "title": words.title, "year": str(meta.year), "designer": meta.designer}
    players = listed(meta.players, t.language, "or")
    edition = _told(words, "edition", meta.edition)
    return [
        t.say("games-by", **told),
        "  " + t.say("games-for", players=players, edition=edition, rules=meta.rules_version),
        *(
            "  " + t.say("games-differs", deviation=_told(words, f"deviation-{number}", deviation))
            for number, deviation in enumerate(meta.deviations, 1)
        ),
    ]


def _told(words: Words, message: str, otherwise: str) -> str:
    return words.say(message) if words.has(message) else otherwise


def _options(words: Words, t: Messages) -> list[str]:
    options = words.game.meta.options
    found = ["  " + t.say("games-options")] if options else []
    for option in options:
        choices = " ".join(f"{choice}*" if choice == option.default else choice for choice in option.choices)
        source = f" [{option.source}]" if option.source else ""
        message = f"option-{message_id(option.name)}-about"
        found += [f"    {option.name}={choices}", f"        {_told(words, message, option.about)}{source}"]
    return found


def fields(game: Game) -> list[str]:
    """What a position may have: the fields of `state` with places and values, and the kinds of `pending`."""
    state = [line for name, field in game.state.fields.items() if name not in APART for line in _field(name, field, "")]
    return [*state, "pending: a list of these kinds, each with a seat", *_kinds(game)]


def _kinds(game: Game) -> list[str]:
    """Decisions and effects that can be pending, with what they are about."""
    book, found = game.rulebook, list[str]()
    for kind, name in enumerate(book.kinds):
        if name:
            about = [f"{cell} ({_context(book.contexts.get(cell))})" for cell in book.context_of(kind) if cell]
            found.append(f"  {name}{': ' if about else ''}{', '.join(about)}")
    return found


def _context(of: Any) -> str:
    if of is None or isinstance(of, range):
        return _values(Field(within=of))
    return f"none, {_listed(words_of(of))}" if isinstance(of, OrNone) else _listed(words_of(of))


def _field(name: str, field: Field, indent: str) -> list[str]:
    places = ""
    if field.count is not None:
        named = words_of(field.by) if field.by is not None else ()
        places = f", for each of {_listed(named)}" if named else f", {field.count} of them"
    if field.struct is not None:
        inner = [line for n, f in field.struct.fields.items() for line in _field(n, f, f"{indent}  ")]
        return [f"{indent}{name}: a record{places}", *inner]
    return [f"{indent}{name}: {_values(field)}{places}"]


def _values(field: Field) -> str:
    if field.of is not None:
        return f"none, {_listed(words_of(field.of))}"
    return "a whole number" if field.within is None else f"from {field.within[0]} to {field.within[-1]}"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(filter(None, words))
