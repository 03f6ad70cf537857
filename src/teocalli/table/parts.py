"""Parts of a page that depend on a few plain values and nothing else: marked up once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from teocalli.table.patch import Region
from teocalli.table.speech import marked
from teocalli.table.web import template_of


@lru_cache(10_000, typed=True)
def part(template: str, language: str, **shown: Hashable) -> Region:
    """A part in a language. The template gets these values only, so the same values give the same markup."""
    return Region(template_of(template).render(t=marked(language), **shown))
