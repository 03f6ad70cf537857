"""The figures that words tell, as a game's components have them.

A text in a language file names its figures, `{ $points } points`, and never writes them down; a game tells them from
the declarations of its components. A tile that is just a list of things needs no text of its own: many tiles are said
by one message, with lists of other messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple


class Phrase(NamedTuple):
    """A message and what it is told, by name."""

    message: str
    told: tuple[tuple[str, Told], ...] = ()


#: Numbers, texts as they are, or a list of phrases.
Told = int | str | tuple[Phrase, ...]


def phrase(message: str, **told: Told) -> Phrase:
    return Phrase(message, tuple(told.items()))


#: By the id of a message, the phrase that says it.
Figures = Mapping[str, Phrase]


def phrases(figures: Figures) -> Iterator[Phrase]:
    """All phrases, also those in lists."""
    waiting = list(figures.values())
    while waiting:
        found = waiting.pop()
        yield found
        for _, value in found.told:
            if isinstance(value, tuple):
                waiting.extend(value)
