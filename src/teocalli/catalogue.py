"""The list of games in words: what they are, for how many, and what can be set."""

from __future__ import annotations

from collections.abc import Iterable

from teocalli.engine.game import Game, Meta


def lines(games: Iterable[Game]) -> list[str]:
    """What somebody wants to know before sitting down."""
    found: list[str] = []
    for game in games:
        found += [*_header(game.meta), *_options(game.meta), ""]
    return found[:-1]


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
