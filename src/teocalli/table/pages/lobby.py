"""The lobby: the games, one click to play, open tables, my games with those that wait for me first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.game import Game, Setting
from teocalli.engine.language import listed, written
from teocalli.engine.words import Words
from teocalli.table.deeds import new_id, opening
from teocalli.table.match import AWAY, BOT, EXHIBIT, GATHERING, OPEN, OVER, PERSON
from teocalli.table.sight import BOT_NAMES, Reader
from teocalli.table.speech import game_title, shown_name
from teocalli.table.store import Listing
from teocalli.table.strengths import DEFAULT, OFFERED_BOTS, known_strength
from teocalli.table.web import game_of, house_of, moved, page, reader_of, sent, somebody, welcome


@dataclass(frozen=True)
class Card:
    """A game as the lobby shows it."""

    key: str
    title: str
    about: str
    players: tuple[int, ...]

    @property
    def range(self) -> str:
        """For how many players: 2, or 2–4."""
        return "–".join(str(n) for n in dict.fromkeys((min(self.players), max(self.players))))

    @property
    def most(self) -> int:
        return max(self.players)


def card(game: Game, reader: Reader) -> Card:
    words = Words(game, reader.language)
    return Card(game.meta.key, game_title(game, reader.language), words.say("about"), game.meta.players)


def is_own(seat: dict[str, Any], reader: Reader) -> bool:
    """Whether the reader sits, or sat, on a seat."""
    return bool(reader.id) and bool(seat["person"] == reader.id)


def row(listing: Listing, reader: Reader, title: str, rules: int) -> dict[str, Any]:
    """A table in a list of a server whose game has this rules version."""
    t, language, summary = reader.speech.say, reader.language, listing.summary
    seats = [
        {
            "open": seat["kind"] == OPEN,
            "name": shown_name(seat["name"], language) or BOT_NAMES[i % 4],
            "mine": is_own(seat, reader),
        }
        for i, seat in enumerate(summary["seats"])
    ]
    mover = summary["mover"]
    kinds = [seat["kind"] == PERSON and is_own(seat, reader) for seat in summary["seats"]]
    hot = mover >= 0 and mover < len(kinds) and kinds[mover]
    others = [seat["name"] for seat in seats if not seat["mine"] and not seat["open"]]
    place = 0
    if listing.status == AWAY:
        sub, verb, href = t("row-away"), t("watch"), f"/t/{listing.id}"
    elif listing.status in (OVER, EXHIBIT):
        score = " : ".join(written(value, language) for value in summary["scores"])
        sub = t("row-over", scores=score)
        mine = [i for i, own in enumerate(seats) if own["mine"]]
        place = min((summary["ranks"][i] for i in mine), default=0)
        verb, href = t("replay"), f"/t/{listing.id}"
    elif listing.status == GATHERING:
        sub = t(
            "row-gathering",
            host=shown_name(summary["host"], language) or t("seat-open"),
            count=sum(s["open"] for s in seats),
        )
        verb, href = (t("continue") if any(s["mine"] for s in seats) else t("join")), f"/t/{listing.id}"
    else:
        sub = t("row-playing", moves=summary["moves"])
        verb, href = (t("continue") if any(kinds) else t("watch")), f"/t/{listing.id}"
        if summary.get("rules", 1) != rules:
            sub, verb = t("row-old", rules=summary.get("rules", 1)), t("watch")
    if others and listing.status != GATHERING:
        sub = t("row-with", names=listed(others, language), more=sub)
    return {
        "game": listing.game, "title": summary["name"] or title, "sub": sub, "seats": seats, "hot": hot,
        "place": place, "verb": verb, "href": href, "record": f"{href}/record",
    }  # fmt: skip


def rows(listings: Iterable[Listing], reader: Reader, games: Mapping[str, Game]) -> list[dict[str, Any]]:
    """Tables in a list, those of games that are here no more left out."""
    return [
        row(x, reader, game_title(games[x.game], reader.language), games[x.game].meta.rules_version)
        for x in listings
        if x.game in games
    ]


def is_finished(listing: Listing) -> bool:
    return listing.status in (OVER, EXHIBIT, AWAY)


async def finished_rows(request: Request, reader: Reader) -> list[dict[str, Any]]:
    """What the reader has played to the end or looked at, the latest first."""
    house = house_of(request)
    mine = await house.on_disk(house.store.tables_of, reader.id) if reader.id else []
    return rows(filter(is_finished, mine), reader, house.games)


async def lobby(request: Request) -> Response:
    reader = await reader_of(request)
    house = house_of(request)
    mine = await house.on_disk(house.store.tables_of, reader.id) if reader.id else []
    under_way = rows((x for x in mine if not is_finished(x)), reader, house.games)
    under_way.sort(key=lambda r: not r["hot"])
    own = {listing.id for listing in mine}
    opened = [x for x in await house.on_disk(house.store.open_tables) if x.id not in own]
    watchable = [x for x in await house.on_disk(house.store.watchable) if x.id not in own]
    return page(
        request, reader, "lobby.html", games=[card(game, reader) for game in house.games.values()],
        strengths=OFFERED_BOTS, strength=DEFAULT, key=new_id(), opened=rows(opened, reader, house.games),
        watchable=rows(watchable, reader, house.games)[:8], mine=under_way, waiting=sum(r["hot"] for r in under_way),
        finished=rows(filter(is_finished, mine), reader, house.games)[:12],
    )  # fmt: skip


async def play_now(request: Request) -> Response:
    """One click: a table against one bot, or the game's own solo opponent."""
    reader, fields = await reader_of(request), await sent(request)
    game = game_of(request, fields.get("game", ""))
    strength = known_strength(fields.get("strength") or DEFAULT)
    person, newcomer = somebody(request, reader)
    count = 2 if 2 in game.meta.players else min(game.meta.players)
    seats: list[dict[str, Any]] = [{"kind": PERSON, "person": person.id, "name": person.name}]
    seats += [{"kind": BOT, "name": BOT_NAMES[i], "strength": strength} for i in range(1, count)]
    entry = opening(person, game, Setting(count), seats)
    match = await house_of(request).open(entry, fields.get("key", ""), newcomer)
    welcome(request, newcomer)
    return moved(request, f"/t/{match.id}")
