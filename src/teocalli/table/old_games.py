"""Old games: what the log tells of a table without its rules, when those are not here any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.engine.game_record import UNFINISHED, GameRecord, day_of, told_result
from teocalli.table.entries import Entry, Played, PutAway, TakenBack
from teocalli.table.match import AWAY, EXHIBIT, GATHERING, OVER, PLAYING
from teocalli.table.refusals import Refused
from teocalli.table.store import Listing, appending
from teocalli.table.tables import Tables

#: Refusals of tables that can still be read without their rules.
TOO_OLD = ("refused-rules", "refused-replay")


@dataclass(frozen=True)
class OldGame:
    """A table of other rules. Tokens are readable, and records are made of them."""

    listing: Listing
    number: int  # of the last entry
    record: GameRecord
    seats: Sequence[int]  # whose each token was; -1 where only the rules would know

    @property
    def is_under_way(self) -> bool:
        return self.listing.status in (GATHERING, PLAYING)

    @property
    def moves(self) -> list[tuple[int, str]]:
        return list(zip(self.seats, self.record.tokens, strict=True))

    def people(self) -> set[str]:
        return {seat["person"] for seat in self.listing.summary["seats"] if seat["person"]}


def read(entries: Sequence[Entry], listing: Listing) -> OldGame:
    """A table from its log. `ValueError` where the log itself is spoiled."""
    opened = entries[0].opened
    tokens, seats = list(opened.tokens), [-1] * len(opened.tokens)
    for body in (entry.body for entry in entries[1:]):
        if isinstance(body, Played):
            tokens.append(body.token)
            seats.append(body.seat)
        elif isinstance(body, TakenBack):
            del tokens[body.to :], seats[body.to :]
    scores = listing.summary.get("scores")
    end = " ".join(f"{score:g}" for score in scores) if _played_out(listing) and scores else UNFINISHED
    names, date = [seat["name"] for seat in listing.summary["seats"]], day_of(listing.updated)
    result = told_result(names, scores, listing.summary["ranks"]) if scores and end != UNFINISHED and all(names) else ""
    game, rules, setting, seed = opened.game, opened.rules, opened.setting, opened.seed
    record = GameRecord(game, rules, setting, seed, tokens, end, [], names, date, result)
    return OldGame(listing, entries[-1].number, record, seats)


def _played_out(listing: Listing) -> bool:
    """Whether the game itself had come to its end, rather than somebody having resigned."""
    return listing.status in (OVER, EXHIBIT) and bool(listing.summary.get("ended", True))


async def find(tables: Tables, table: str) -> OldGame | None:
    """What a table's log tells without its rules; nothing where it is spoiled."""

    def log_and_listing() -> tuple[list[Entry], Listing | None]:
        return tables.store.entries(table), tables.store.listing(table)

    try:
        entries, listing = await tables.on_disk(log_and_listing)
        return read(entries, listing) if entries and listing is not None else None
    except (LookupError, TypeError, ValueError, AttributeError):
        return None


async def put_away(tables: Tables, table: str, person: str) -> None:
    """Let a game that cannot go on here no longer count as under way."""
    try:
        await tables.match(table)
    except Refused as refused:
        old = await find(tables, table) if refused.message in TOO_OLD else None
        if old is None:
            raise
        entry, listing = putting_away(old, person, tables.clock())
        await tables.group_commit.write(appending(table, [entry], listing, []))
    else:
        raise Refused("refused-goes-on")


def putting_away(old: OldGame, person: str, now: float) -> tuple[Entry, Listing]:
    """Whoever sits there says that it does not go on."""
    if person not in old.people():
        raise Refused("refused-watching", 403)
    if not old.is_under_way:
        raise Refused("refused-over")
    summary = old.listing.summary | {"mover": -1, "movers": []}
    listing = Listing(old.listing.id, old.listing.game, AWAY, False, now, summary)
    return Entry(person, PutAway(), old.number + 1, now), listing
