"""Who is to be told of what, from how tables are listed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from teocalli.engine.game import Game
from teocalli.engine.language import listed
from teocalli.table.match import GATHERING, OPEN, OVER, PERSON, PLAYING, Match
from teocalli.table.notices import channels
from teocalli.table.speech import game_title, shown_name, speech
from teocalli.table.store import Listing


@dataclass(frozen=True)
class News:
    """Something that a person may want to be told of a table."""

    person: str
    what: str
    listing: Listing

    @property
    def key(self) -> tuple[str, str, str]:
        return self.person, self.listing.id, self.what


@dataclass(frozen=True)
class Notice:
    """What is told: nothing but which table, which game, who plays. `path` is the way there."""

    what: str
    title: str
    text: str
    path: str
    table: str
    game: str
    language: str


def news_of(listing: Listing) -> list[News]:
    """Whom a table has something to tell, where other people play: nobody waits for somebody who plays with bots."""
    if listing.status not in _BY_STATUS:
        return []
    what, people = _BY_STATUS[listing.status](listing.summary)
    others = {seat["person"] for seat in listing.summary["seats"] if seat["person"]}
    return [News(person, what, listing) for person in sorted(people - {""}) if others - {person}]


def _invited(summary: Mapping[str, Any]) -> tuple[str, set[str]]:
    return channels.INVITED, {seat["person"] for seat in summary["seats"] if seat["kind"] == OPEN}


def _asked(summary: Mapping[str, Any]) -> tuple[str, set[str]]:
    seats = (summary["seats"][place] for place in summary["movers"])
    return channels.TURN, {seat["person"] for seat in seats if seat["kind"] == PERSON}


def _all(summary: Mapping[str, Any]) -> tuple[str, set[str]]:
    return channels.OVER, {seat["person"] for seat in summary["seats"]}


_BY_STATUS = {GATHERING: _invited, PLAYING: _asked, OVER: _all}


def waits_since(match: Match, person: str) -> int:
    """After how many moves a person has been waited for: it is another figure only after somebody else has moved."""
    own = match.seats_of(person)
    last = (count for count in range(len(match.moves), 0, -1) if match.moves[count - 1].seat not in own)
    return next(last, 0)


def told(news: News, game: Game, language: str) -> Notice:
    """The words of a notice in a language."""
    t, listing = speech(language).say, news.listing
    names = [
        shown_name(seat["name"], language)
        for seat in listing.summary["seats"]
        if seat["name"] and seat["person"] != news.person
    ]
    title = listing.summary["name"] or game_title(game, language)
    text = t("notice-text", game=title, names=listed(names, language)) if names else title
    heading = t(f"notice-{news.what}")
    return Notice(news.what, heading, text, f"/t/{listing.id}", listing.id, listing.game, language)


def trial(language: str) -> Notice:
    """What is told when somebody tries a channel out."""
    t = speech(language).say
    return Notice("test", t("notice-test"), t("notice-test-text"), "/me", "", "", language)
