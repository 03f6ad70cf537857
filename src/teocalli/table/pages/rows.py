"""Tables in a list: who plays, how far it is, whose turn it is, since when, and what can be done."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from babel.dates import format_date, format_timedelta

from teocalli.engine.game import Game
from teocalli.engine.language import LOCALES, listed, written
from teocalli.table.clock import DAY
from teocalli.table.clock_face import shown
from teocalli.table.match import AWAY, EXHIBIT, GATHERING, OPEN, OVER, PERSON
from teocalli.table.offered_bots import BOT_NAMES
from teocalli.table.reader import Reader
from teocalli.table.speech import game_title, shown_name
from teocalli.table.store import Listing

#: After so many days a date tells more than "so long ago".
LONG_AGO = 7
Row = dict[str, Any]


def rows(listings: Iterable[Listing], reader: Reader, games: Mapping[str, Game], now: float | None = None) -> list[Row]:
    """Tables in a list, those of games that are here no more left out."""
    moment = time.time() if now is None else now
    return [row(x, reader, games[x.game], moment) for x in listings if x.game in games]


def row(listing: Listing, reader: Reader, game: Game, now: float) -> Row:
    """A table in a list."""
    summary, seats = listing.summary, seats_of(listing, reader)
    mine = [i for i, seat in enumerate(seats) if seat["mine"]]
    plays = any(seats[i]["kind"] == PERSON for i in mine)
    sub, verb = STATES.get(listing.status, _playing)(listing, reader, seats, plays)
    if listing.status not in (GATHERING, AWAY, OVER, EXHIBIT) and summary.get("rules", 1) != game.meta.rules_version:
        sub, verb = reader.speech.say("row-old", rules=summary.get("rules", 1)), reader.speech.say("watch")
    place = min((summary["ranks"][i] for i in mine), default=0) if listing.status in (OVER, EXHIBIT) else 0
    href = f"/t/{listing.id}"
    return {
        "game": listing.game, "title": summary["name"] or game_title(game, reader.language), "sub": sub, "seats": seats,
        "invited": any(seats[i]["open"] for i in mine),
        "hot": is_hot(summary, seats), "place": place, "verb": verb, "href": href, "record": f"{href}/record",
        "with": company(seats, reader.language) if listing.status != GATHERING else "",
        "progress": progress(summary), "when": when(listing.updated, now, reader.language),
        "time": time_left(summary, now, reader), "may_archive": listing.status != "playing" and bool(mine),
    }  # fmt: skip


def seats_of(listing: Listing, reader: Reader) -> list[dict[str, Any]]:
    colours = listing.summary.get("colours", ())
    return [
        {
            "kind": seat["kind"],
            "open": seat["kind"] == OPEN,
            "colour": colours[i] if i < len(colours) else "",
            "name": shown_name(seat["name"], reader.language) or BOT_NAMES[i % 4],
            "mine": bool(reader.id) and bool(seat["person"] == reader.id),
        }
        for i, seat in enumerate(listing.summary["seats"])
    ]


def is_hot(summary: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the reader must choose."""
    own = (place for place, seat in enumerate(seats) if seat["mine"] and seat["kind"] == PERSON)
    return any(place in summary["movers"] for place in own)


def company(seats: Sequence[Mapping[str, Any]], language: str) -> str:
    """The others at the table; of several people at one screen, all."""
    others = [seat["name"] for seat in seats if not seat["mine"] and not seat["open"]]
    own = [seat["name"] for seat in seats if seat["mine"]]
    return listed(others if others or len(own) < 2 else own, language)


def progress(summary: Mapping[str, Any]) -> list[tuple[str, str]]:
    """How far the game is: icons with figures, such as round 3 of 5."""
    return [(icon, amount) for icon, amount in summary.get("progress", ()) if isinstance(amount, str)]


def when(moment: float, now: float, language: str) -> str:
    """When something happened: so long ago, or a date."""
    locale, passed = LOCALES.get(language, language), max(0.0, now - moment)
    if passed > LONG_AGO * DAY:
        return format_date(datetime.fromtimestamp(moment, UTC), "medium", locale=locale)
    return format_timedelta(timedelta(seconds=-passed), threshold=1, add_direction=True, locale=locale)


def time_left(summary: Mapping[str, Any], now: float, reader: Reader) -> str:
    """How long whoever must choose still has, where others wait."""
    due = summary.get("due")
    return shown(max(0.0, due - now), reader.speech.say) if isinstance(due, int | float) else ""


# ---------------------------------------------------------------- by state

Told = tuple[str, str]
Seats = Sequence[Mapping[str, Any]]


def _away(listing: Listing, reader: Reader, seats: Seats, plays: bool) -> Told:
    return reader.speech.say("row-away"), reader.speech.say("watch")


def _over(listing: Listing, reader: Reader, seats: Seats, plays: bool) -> Told:
    scores = " : ".join(written(value, reader.language) for value in listing.summary["scores"])
    return reader.speech.say("row-over", scores=scores), reader.speech.say("row-result")


def _gathering(listing: Listing, reader: Reader, seats: Seats, plays: bool) -> Told:
    t = reader.speech.say
    host = shown_name(listing.summary["host"], reader.language) or t("seat-open")
    sub = t("row-gathering", host=host, count=sum(seat["open"] for seat in seats))
    return sub, t("continue") if plays else t("join")


def _playing(listing: Listing, reader: Reader, seats: Seats, plays: bool) -> Told:
    t = reader.speech.say
    sub = "" if listing.summary.get("progress") else t("row-playing", moves=listing.summary["moves"])
    return sub, t("continue") if plays else t("watch")


STATES = {AWAY: _away, OVER: _over, EXHIBIT: _over, GATHERING: _gathering}


def is_finished(listing: Listing) -> bool:
    return listing.status in (OVER, AWAY)


def is_under_way(listing: Listing) -> bool:
    return listing.status not in (OVER, EXHIBIT, AWAY)


def is_open(listing: Listing) -> bool:
    """Whether spectators may watch."""
    return not listing.summary.get("closed")
