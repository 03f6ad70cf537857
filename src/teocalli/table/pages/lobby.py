"""The lobby: the games, one click to play, open tables, my games with those that wait for me first."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.game import Game
from teocalli.face.guide import guide_of
from teocalli.face.words import Words
from teocalli.table.commands import new_id
from teocalli.table.offered_bots import DEFAULT, OFFERED_BOTS
from teocalli.table.pages.rows import is_finished, is_open, is_under_way, rows
from teocalli.table.reader import Reader
from teocalli.table.speech import game_title
from teocalli.table.store import Listing
from teocalli.table.web import page, reader_of, tables_of


@dataclass(frozen=True)
class Card:
    """A game as the lobby shows it."""

    key: str
    title: str
    about: str
    players: tuple[int, ...]
    is_guided: bool  # whether it has a guided first game

    @property
    def range(self) -> str:
        """For how many players: 2, or 2–4."""
        return "–".join(str(n) for n in dict.fromkeys((min(self.players), max(self.players))))

    @property
    def most(self) -> int:
        return max(self.players)


def card(game: Game, reader: Reader) -> Card:
    words = Words(game, reader.language)
    title, is_guided = game_title(game, reader.language), guide_of(game) is not None
    return Card(game.meta.key, title, words.say("about"), game.meta.players, is_guided)


async def own_tables(request: Request, reader: Reader, archived: bool = False) -> list[Listing]:
    """The reader's tables, or those that were put out of sight."""
    tables = tables_of(request)
    return await tables.on_disk(tables.store.tables_of, reader.id, archived) if reader.id else []


async def lobby(request: Request) -> Response:
    reader, tables = await reader_of(request), tables_of(request)
    mine = await own_tables(request, reader)
    under_way = rows(filter(is_under_way, mine), reader, tables.games)
    under_way.sort(key=lambda r: not (r["hot"] or r["invited"]))
    own = {listing.id for listing in mine}
    opened = [x for x in await tables.on_disk(tables.store.open_tables) if x.id not in own]
    watchable = [x for x in await tables.on_disk(tables.store.watchable) if x.id not in own and is_open(x)]
    return page(
        request, reader, "lobby.html", games=[card(game, reader) for game in tables.games.values()],
        strengths=OFFERED_BOTS, strength=DEFAULT, key=new_id(), opened=rows(opened, reader, tables.games),
        watchable=rows(watchable, reader, tables.games)[:5], mine=under_way, waiting=sum(r["hot"] for r in under_way),
        finished=rows(filter(is_finished, mine), reader, tables.games)[:12],
    )  # fmt: skip


async def watch(request: Request) -> Response:
    """All games under way that anybody may watch."""
    reader, tables = await reader_of(request), tables_of(request)
    found = rows(filter(is_open, await tables.on_disk(tables.store.watchable)), reader, tables.games)
    return page(request, reader, "watch.html", found=found)
