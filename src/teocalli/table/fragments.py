"""Parts of a page that depend on a few plain values and nothing else: marked up once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from markupsafe import Markup

from teocalli.table.speech import marked
from teocalli.table.web import template_of


@lru_cache(5_000, typed=True)
def part(template: str, language: str, **shown: Hashable) -> Markup:
    """A part in a language. The template gets these values only, so the same values give the same markup."""
    return Markup(template_of(template).render(t=marked(language), language=language, **shown))


#: Stands in a frame for something that has lines of its own.
HOLE = Markup("\0")


@lru_cache(5_000)
def pieces(frame: Markup) -> list[str]:
    """What stands around the holes of a frame."""
    return str.split(frame, HOLE)
