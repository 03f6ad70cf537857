"""Games in words: what they are, for how many, what can be set, and what a position of theirs is made of."""

from __future__ import annotations

from collections.abc import Iterable

from teocalli.engine.game import Game
from teocalli.engine.language import listed
from teocalli.engine.messages import Messages
from teocalli.engine.position import APART
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
    return [
        t.say("games-by", **told),
        "  " + t.say("games-for", players=players, edition=meta.edition, rules=meta.rules_version),
        *("  " + t.say("games-differs", deviation=deviation) for deviation in meta.deviations),
    ]


def _options(words: Words, t: Messages) -> list[str]:
    options = words.game.meta.options
    found = ["  " + t.say("games-options")] if options else []
    for option in options:
        choices = " ".join(f"{choice}*" if choice == option.default else choice for choice in option.choices)
        source = f" [{option.source}]" if option.source else ""
        message = f"option-{option.name.replace('_', '-')}-about"
        about = words.say(message) if words.has(message) else option.about
        found += [f"    {option.name}={choices}", f"        {about}{source}"]
    return found


def fields(game: Game) -> list[str]:
    """Every field that `state` in a position of the game may have, with its places and its values."""
    return [line for name, field in game.state.fields.items() if name not in APART for line in _field(name, field, "")]


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
