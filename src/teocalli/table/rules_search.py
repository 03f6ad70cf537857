"""Searching a rulebook: the parts that have all words of a question, with the place where the first one stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup, escape

HEADING = re.compile(r"^##+ (.*?)\s*\{#([a-z0-9-]+)\}$", re.MULTILINE)
#: What only marks up: pictures, cells, quotes, emphasis.
MARKUP = re.compile(r"!\[.*?\]\(.*?\)|[|>◆]|^\s*-+\s|-{3,}", re.MULTILINE)
#: Letters shown on both sides of what was found, and the most parts that are listed.
AROUND, MOST = 70, 30


@dataclass(frozen=True)
class Found:
    """A part of a book, by its anchor, with some of its text."""

    id: str
    title: str
    text: Markup


@cache
def parts(text: str) -> tuple[tuple[str, str, str], ...]:
    """Anchor, heading and plain text of every part of a rulebook."""
    heads = [*HEADING.finditer(text)]
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return tuple(
        (head[2], head[1], " ".join(MARKUP.sub(" ", text[head.end() : end].replace("*", "")).split()))
        for head, end in zip(heads, ends, strict=True)
    )


def find(text: str, wanted: str) -> list[Found]:
    """The parts that have all the words, those with most of them in the heading first."""
    words = wanted.casefold().split()
    found = [] if not words else [*_found(text, words)]
    found.sort(key=lambda part: -sum(word in part.title.casefold() for word in words))
    return found[:MOST]


def _found(text: str, words: list[str]) -> Iterator[Found]:
    for anchor, title, body in parts(text):
        whole = f"{title} {body}".casefold()
        if all(word in whole for word in words):
            yield Found(anchor, title, _shown(body, words))


def _shown(body: str, words: list[str]) -> Markup:
    """Some text around the first word, with all words marked."""
    places = [place for word in words if (place := body.casefold().find(word)) >= 0]
    first = max(0, min(places, default=0) - AROUND)
    start = body.rfind(" ", 0, first) + 1
    is_rest = start + 3 * AROUND >= len(body)
    shown = body[start:] if is_rest else body[start : body.rfind(" ", start, start + 3 * AROUND)]
    pattern = "|".join(re.escape(word) for word in words)
    pieces = re.split(f"({pattern})", shown, flags=re.IGNORECASE)
    marked = Markup("").join(Markup("<mark>{}</mark>").format(p) if i % 2 else escape(p) for i, p in enumerate(pieces))
    return ("… " if start else "") + marked + ("" if is_rest else " …")
