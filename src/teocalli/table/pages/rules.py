"""Rules help: each game's rulebook in our own words, `rules/<language>.md` in the game's folder."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from teocalli.table.markup import ic
from teocalli.table.pages.lobby import card
from teocalli.table.web import game_of, house_of, page, reader_of

Heading = tuple[int, str, str]


@cache
def rulebook(file: Path) -> tuple[Markup, list[Heading]]:
    """A rulebook as markup, and its headings for the table of contents."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(file.read_text(encoding="utf-8"))
    headings: list[Heading] = []
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            id = re.sub(r"\W+", "-", inside.content.lower()).strip("-")
            token.attrSet("id", id)
            if token.tag in ("h2", "h3"):
                headings.append((int(token.tag[1]), id, inside.content))
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return Markup(re.sub(r":([a-z0-9-]+):", lambda name: ic(name[1]), html)), headings


async def show(request: Request) -> Response:
    reader = await reader_of(request)
    cards = [card(game, reader) for game in house_of(request).games.values()]
    key = request.path_params.get("game")
    if key is None:
        return page(request, reader, "rules.html", games=cards, game=None, body="", contents=[])
    game = game_of(request, key)
    file = game.folder / "rules" / f"{reader.language}.md"
    if not file.exists():
        file = game.folder / "rules" / "en.md"
    if file.exists():
        body, contents = rulebook(file)
    else:
        about = card(game, reader).about
        body, contents = Markup("<h1>{}</h1><p>{}</p>").format(game.meta.title, escape(about)), []
    return page(request, reader, "rules.html", games=cards, game=card(game, reader), body=body, contents=contents)
