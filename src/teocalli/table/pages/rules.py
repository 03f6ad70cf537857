"""Rules help: each game's rulebook in our own words, `rules/<language>.md` in the game's folder, a page a chapter.

`/rules/GAME/ANCHOR` leads to the chapter, or the part of one, with that anchor; anchors are the same in all languages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from teocalli.engine.game import Game
from teocalli.engine.messages import LANGUAGES
from teocalli.face.help import ANCHOR, picture, pictures, rulebook_text, signs
from teocalli.face.legend import legend
from teocalli.table.commands import new_id
from teocalli.table.markup import ic
from teocalli.table.pages.lobby import card
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.rules_search import find
from teocalli.table.web import game_of, page, reader_of, tables_of


@dataclass(frozen=True)
class Heading:
    """A chapter, or a part of one, in the table of contents."""

    id: str
    title: str


@dataclass(frozen=True)
class Chapter(Heading):
    body: Markup
    parts: tuple[Heading, ...]


Signs = tuple[tuple[str, str], ...]
#: Where the legend stands, behind the chapters of a book.
SIGNS = "signs"
#: The longest question to a rulebook.
MOST_QUESTION = 80
PICTURE = re.compile(r'src="picture:([a-z-]+)"')


@cache
def rulebook(text: str, known: Signs = ()) -> tuple[Chapter, ...]:
    """The chapters of a rulebook: from one heading of the second level to the next."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    starts = [i for i, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    return tuple(_chapter(markdown, tokens[start:end], known) for start, end in pairwise([*starts, len(tokens)]))


def _chapter(markdown: MarkdownIt, tokens: Sequence[Token], known: Signs) -> Chapter:
    """A chapter of its own page: its heading is the page's, and its parts move up one level."""
    headings = []
    for i, token in enumerate(tokens):
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1]) - 1}"
        if token.type == "heading_open":
            inside = tokens[i + 1]
            anchor = ANCHOR.search(inside.content)
            title = ANCHOR.sub("", inside.content)
            if inside.children:
                inside.children[-1].content = ANCHOR.sub("", inside.children[-1].content)
            token.attrSet("id", anchor[1] if anchor else "")
            headings.append(Heading(anchor[1] if anchor else "", title))
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return Chapter(headings[0].id, headings[0].title, marked_up(html, known), tuple(headings[1:]))


def marked_up(html: str, known: Signs) -> Markup:
    """Wide tables scroll in a box of their own; amounts of what has a sign are shown with it."""
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    words = "|".join(f"({pattern})" for _, pattern in known)
    if words:
        html = re.sub(rf"(?<=\d[ \u00a0])(?:{words})\b", lambda found: _with_sign(found, known), html, flags=re.I)
    return Markup(html)


def _with_sign(found: re.Match[str], known: Signs) -> str:
    icon = known[(found.lastindex or 1) - 1][0]
    return f"{ic(icon)}\u00a0{found[0]}"


def book_of(game: Game, language: str) -> tuple[Chapter, ...]:
    return rulebook(rulebook_text(game, language), signs(game.folder, language))


async def index(request: Request) -> Response:
    """The rulebooks side by side."""
    reader = await reader_of(request)
    books = [(card(game, reader), book_of(game, reader.language)) for game in tables_of(request).games.values()]
    return page(request, reader, "books.html", books=books)


def with_pictures(body: Markup, game: Game, reader: Reader) -> Markup:
    """A chapter with the addresses of its pictures, as large as they are drawn."""
    shown = pictures(game.folder)

    def image(found: re.Match[str]) -> str:
        _, _, width, height = shown[found[1]].frame.split()
        address = f"/rules/{game.meta.key}/picture/{found[1]}?language={reader.language}&amp;theme={reader.theme}"
        return f'src="{address}" width="{width}" height="{height}" loading="lazy"'

    return Markup(PICTURE.sub(image, body))


async def drawn(request: Request) -> Response:
    """A picture of a rulebook."""
    reader, name = await reader_of(request), request.path_params["picture"]
    game = game_of(request, request.path_params["game"])
    language, theme = request.query_params.get("language", ""), request.query_params.get("theme", "")
    if name not in pictures(game.folder):
        raise Refused("refused-address", 404)
    image = picture(
        game, name, language if language in LANGUAGES else reader.language, theme if theme in ("light", "dark") else ""
    )
    return Response(image, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


def way_back(request: Request) -> str:
    """The table that the reader came from, as the end of every address of these pages; empty where there is none."""
    table = request.query_params.get("table", "")
    return f"?table={table}" if re.fullmatch(r"[A-Za-z0-9]{1,40}", table) else ""


async def show(request: Request) -> Response:
    """One chapter; the first where none is asked for. Or what a search found."""
    reader = await reader_of(request)
    game = game_of(request, request.path_params["game"])
    book, explained = book_of(game, reader.language), legend(game, reader.language)
    back, question = way_back(request), request.query_params.get("find", "").strip()[:MOST_QUESTION]
    wanted = request.path_params.get("chapter", book[0].id if book else "")
    at = next((i for i, c in enumerate(book) if wanted == c.id), None)
    if at is None:
        for chapter in book:
            if any(part.id == wanted for part in chapter.parts):
                return RedirectResponse(f"/rules/{game.meta.key}/{chapter.id}{back}#{wanted}", 303)
        if wanted and not (wanted == SIGNS and explained):
            raise Refused("refused-address", 404)
    cards = [card(other, reader) for other in tables_of(request).games.values()]
    return page(
        request, reader, "rules.html", games=cards, game=card(game, reader), book=book, at=at, legend=explained,
        is_legend=wanted == SIGNS,
        chapter=book[at] if at is not None else None,
        body=with_pictures(book[at].body, game, reader) if at is not None else "",
        key=new_id(), back=back, table=back.removeprefix("?table="), question=question,
        found=find(rulebook_text(game, reader.language), question) if question else None,
        before=book[at - 1] if at else None, behind=book[at + 1] if at is not None and at + 1 < len(book) else None,
    )  # fmt: skip


async def signs_drawer(request: Request) -> Response:
    """The legend of a game, to be drawn over its table."""
    reader = await reader_of(request)
    game = game_of(request, request.path_params["game"])
    return page(request, reader, "legend.html", legend=legend(game, reader.language))
