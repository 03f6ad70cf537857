"""A person's finished games in figures: how many, how many won, how many points and what for, against whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from teocalli.table.match import OVER
from teocalli.table.results import Result
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
class Source:
    """What a person's points of one title are for, in the mean; and what those got from it who won the same games."""

    name: str
    points: float
    winners: float


@dataclass(frozen=True)
class Sources:
    """The sources of a title, most first, and of how many games they tell; the others had no score sheet."""

    game: str
    games: int
    without: int
    rows: Sequence[Source]


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


def sources(listings: Iterable[Listing], results: Iterable[Result], person: str, language: str) -> list[Sources]:
    """Where a person's points come from, by title, the most played first."""
    kept = {result.table: result for result in results if result.causes}
    by_game: defaultdict[str, list[Listing]] = defaultdict(list)
    for listing in listings:
        if listing.summary.get("ended", True):
            by_game[listing.game].append(listing)
    found = []
    for game, games in by_game.items():
        told = [(kept[x.id], own_seat(x, person)) for x in games if x.id in kept]
        if told:
            found.append(Sources(game, len(told), len(games) - len(told), _means(told, language)))
    return sorted(found, key=lambda one: -one.games)


def _means(told: Sequence[tuple[Result, int]], language: str) -> list[Source]:
    """Sources have one name in each language; what is kept under the same English one is the same."""
    won = [result for result, _ in told if 1 in result.ranks]  # not those that the game itself has won
    names = {cause.names["en"]: cause.names.get(language, cause.names["en"]) for x, _ in told for cause in x.causes}
    own: defaultdict[str, float] = defaultdict(float)
    best: defaultdict[str, float] = defaultdict(float)
    for result, seat in told:
        for cause in result.causes:
            own[cause.names["en"]] += cause.points[seat] / len(told)
    for result in won:
        for cause in result.causes:
            points = [cause.points[place] for place, rank in enumerate(result.ranks) if rank == 1]
            best[cause.names["en"]] += fmean(points) / len(won)
    rows = [Source(name, own[key], best[key] if won else own[key]) for key, name in names.items()]
    return sorted(rows, key=lambda row: -row.points)


def shortened(rows: Sequence[Source], most: int, rest: str) -> list[Source]:
    """The sources that matter most, and the others together."""
    if len(rows) <= most:
        return list(rows)
    large = sorted(rows, key=lambda row: -abs(row.points))[: most - 1]
    small = [row for row in rows if row not in large]
    together = Source(rest, sum(row.points for row in small), sum(row.winners for row in small))
    return [*(row for row in rows if row in large), together]
