"""A person's finished games in figures: how many, how many won, how many points, against whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from teocalli.table.match import OVER
from teocalli.table.store import Listing

#: Which games count.
COMPANY = ("all", "people", "bots")


@dataclass(frozen=True)
class Tally:
    """A person's games of one title. Points are those of games that were played to the end."""

    game: str
    games: int
    won: int
    mean: float | None
    best: float | None


@dataclass(frozen=True)
class Rival:
    """Somebody whom a person has played against: how often, and who came out ahead."""

    name: str
    games: int
    ahead: int
    behind: int


def own_seat(listing: Listing, person: str) -> int:
    """The one seat that a person had; -1 for none, or for several at one screen."""
    own = [place for place, seat in enumerate(listing.summary["seats"]) if seat["person"] == person]
    return own[0] if len(own) == 1 else -1


def counted(listings: Iterable[Listing], person: str, company: str = COMPANY[0]) -> list[Listing]:
    """The finished games of a person that count."""
    finished = [x for x in listings if x.status == OVER and own_seat(x, person) >= 0]
    return [x for x in finished if company == COMPANY[0] or (company == "people") == bool(_people(x, person))]


def _people(listing: Listing, person: str) -> list[dict[str, Any]]:
    return [seat for seat in listing.summary["seats"] if seat["person"] not in ("", person)]


def tallies(listings: Sequence[Listing], person: str) -> list[Tally]:
    """One tally a title, the most played first."""
    by_game: defaultdict[str, list[Listing]] = defaultdict(list)
    for listing in listings:
        by_game[listing.game].append(listing)
    found = [_tally(game, games, person) for game, games in by_game.items()]
    return sorted(found, key=lambda tally: -tally.games)


def _tally(game: str, listings: Sequence[Listing], person: str) -> Tally:
    won = sum(x.summary["ranks"][own_seat(x, person)] == 1 for x in listings)
    points = [x.summary["scores"][own_seat(x, person)] for x in listings if x.summary.get("ended", True)]
    return Tally(game, len(listings), won, fmean(points) if points else None, max(points, default=None))


def rivals(listings: Iterable[Listing], person: str) -> list[Rival]:
    """The people a person has played against, most often first."""
    names: dict[str, str] = {}
    games, ahead, behind = Counter[str](), Counter[str](), Counter[str]()
    for listing in sorted(listings, key=lambda x: x.updated):
        ranks, own = listing.summary["ranks"], own_seat(listing, person)
        for place, seat in enumerate(listing.summary["seats"]):
            other = seat["person"]
            if other and other != person:
                names[other] = seat["name"]
                games[other] += 1
                ahead[other] += ranks[own] < ranks[place]
                behind[other] += ranks[own] > ranks[place]
    return [Rival(names[other], count, ahead[other], behind[other]) for other, count in games.most_common()]
