"""Rules help: each game's rulebook in our own words, `rules/<language>.md` in the game's folder."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.help import ANCHOR, rulebook_text
from teocalli.table.markup import ic
from teocalli.table.pages.lobby import card
from teocalli.table.web import game_of, house_of, page, reader_of

Heading = tuple[int, str, str]


@cache
def rulebook(text: str) -> tuple[Markup, list[Heading]]:
    """A rulebook as markup, and its headings, by their stable anchors, for the table of contents."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    headings: list[Heading] = []
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            anchor = ANCHOR.search(inside.content)
            if anchor is not None and inside.children:
                inside.content = ANCHOR.sub("", inside.content)
                inside.children[-1].content = ANCHOR.sub("", inside.children[-1].content)
                token.attrSet("id", anchor[1])
                headings.append((int(token.tag[1]), anchor[1], inside.content))
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    return Markup(re.sub(r":([a-z0-9-]+):", lambda name: ic(name[1]), html)), headings


async def show(request: Request) -> Response:
    reader = await reader_of(request)
    cards = [card(game, reader) for game in house_of(request).games.values()]
    key = request.path_params.get("game")
    if key is None:
        return page(request, reader, "rules.html", games=cards, game=None, body="", contents=[])
    game = game_of(request, key)
    text = rulebook_text(game.folder, reader.language)
    if text:
        body, contents = rulebook(text)
    else:
        about = card(game, reader).about
        body, contents = Markup("<h1>{}</h1><p>{}</p>").format(game.meta.title, escape(about)), []
    return page(request, reader, "rules.html", games=cards, game=card(game, reader), body=body, contents=contents)
