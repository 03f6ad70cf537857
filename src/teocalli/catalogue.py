"""Games in words: what they are, for how many, what can be set, and what a position of theirs is made of."""

from __future__ import annotations

from collections.abc import Iterable

from teocalli.engine.game import Game, Meta
from teocalli.engine.position import APART
from teocalli.engine.records import Field, words_of

#: Where the marks behind options lead.
MARKS = "In brackets: where a rule comes from; docs/rules-GAME.md lists ids such as R57, I13 or (b) 1."


def lines(games: Iterable[Game]) -> list[str]:
    """What somebody wants to know before sitting down."""
    found: list[str] = []
    for game in games:
        found += [*_header(game.meta), *_options(game.meta), ""]
    return [*found, MARKS]


def _header(meta: Meta) -> list[str]:
    players = ", ".join(map(str, meta.players))
    return [
        f"{meta.key}: {meta.title} ({meta.year}), by {meta.designer}",
        f"  for {players} players; {meta.edition}; rules version {meta.rules_version}",
        *(f"  differs from the rulebook: {deviation}" for deviation in meta.deviations),
    ]


def _options(meta: Meta) -> list[str]:
    found = ["  options (* unless you say otherwise):"] if meta.options else []
    for option in meta.options:
        choices = " ".join(f"{choice}*" if choice == option.default else choice for choice in option.choices)
        source = f" [{option.source}]" if option.source else ""
        found += [f"    {option.name}={choices}", f"        {option.about}{source}"]
    return found


def fields(game: Game) -> list[str]:
    """Every field that `state` in a position of the game may have, with its places and its values."""
    return [line for name, field in game.state.fields.items() if name not in APART for line in _field(name, field, "")]


def _field(name: str, field: Field, indent: str) -> list[str]:
    places = ""
    if field.count is not None:
        named = words_of(field.by) if field.by is not None else ()
        places = f", for each of {_listed(named)}" if named else f", {field.count} of them"
    if field.record is not None:
        inner = [line for n, f in field.record.fields.items() for line in _field(n, f, f"{indent}  ")]
        return [f"{indent}{name}: a record{places}", *inner]
    values = f"none, {_listed(words_of(field.of))}" if field.of is not None else "a whole number"
    return [f"{indent}{name}: {values}{places}"]


def _listed(words: Iterable[str]) -> str:
    return ", ".join(filter(None, words))
