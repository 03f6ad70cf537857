"""Parts of a page that depend on a few plain values and nothing else: marked up once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from teocalli.table.perspective import Perspective
from teocalli.table.speech import marked
from teocalli.table.web import render, template_of

#: Parts that are remembered, for all tables together: those of about a hundred busy ones.
MOST_PARTS = 3_000
#: Stands in a frame for something that has lines of its own.
HOLE = Markup("\0")
#: Stand in a part for the table and for the seat that it is seen from, so that all tables share it.
TABLE, SEAT = "\1", "\2"


@lru_cache(MOST_PARTS, typed=True)
def part(template: str, language: str, **shown: Hashable) -> Markup:
    """A part in a language. The template gets these values only, so the same values give the same markup."""
    return Markup(template_of(template).render(t=marked(language), language=language, **shown))


@lru_cache(MOST_PARTS, typed=True)
def frame(template: str, language: str, **shown: Hashable) -> Sequence[str]:
    """What stands around the holes of such a part."""
    return template_of(template).render(t=marked(language), language=language, **shown).split(HOLE)


def addressed(markup: str, table: str, seat: int) -> str:
    """A part that all tables share, as it stands at one table for one seat."""
    return str.replace(str.replace(markup, TABLE, table), SEAT, str(seat))


def whole_part(template: str, sight: Perspective, **shown: Any) -> str:
    """A part that depends on too much to be shared."""
    return render(template, sight.reader, sight=sight, match=sight.match, **shown)
