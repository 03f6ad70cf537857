"""Results: what is kept of a game when it ends, for statistics and ratings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.engine.messages import LANGUAGES
from teocalli.table.database import Database, Statement
from teocalli.table.match import OVER, Match
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.sheet import whole
from teocalli.table.speech import speech

#: When a game ended, and which it was; nothing ended before the beginning.
Moment = tuple[float, str]
BEGINNING: Moment = (float("-inf"), "")
#: So many results are read at once, and of one person.
AT_ONCE, MOST = 1000, 10_000


@dataclass(frozen=True)
class Cause:
    """A source of points: its name in every language, and what each seat got from it."""

    names: Mapping[str, str]
    points: Sequence[float]


@dataclass(frozen=True)
class Result:
    """How a game ended: people by seats, empty for bots; places; points by source where it was played to the end."""

    table: str
    game: str
    ended: float
    people: Sequence[str]
    ranks: Sequence[int]
    causes: Sequence[Cause]

    @property
    def moment(self) -> Moment:
        return self.ended, self.table


def result_of(match: Match) -> Result:
    """What is kept of a game that is over."""
    seats = range(len(match.seats))
    people, ranks = [match.seats[i].person for i in seats], [match.ranks()[i] for i in seats]
    causes = causes_of(match) if match.state.over else []
    return Result(match.id, match.game.meta.key, match.updated, people, ranks, causes)


def causes_of(match: Match) -> list[Cause]:
    """The score sheet, named in every language; in one that calls two sources the same, the English names stand."""
    rows = {code: whole(Perspective(match, Reader(None, code, "", speech(code)), -1)).rows for code in LANGUAGES}
    codes = [code for code in LANGUAGES if len(rows[code]) == len(rows["en"])]
    return [
        Cause({code: rows[code][i].cause for code in codes}, [row.counted(seat) for seat in range(len(match.seats))])
        for i, row in enumerate(rows["en"])
    ]


def may_be_rated(match: Match) -> bool:
    """Whether a game is one of people alone, each at one seat, without hints: only such games tell who plays better."""
    people = [seat.person for seat in match.seats]
    is_fair = match.manners.hints != "all" and not match.evaluation and not match.given and bool(match.moves)
    return match.status == OVER and is_fair and len(people) > 1 and all(people) and len(set(people)) == len(people)


def keeping(result: Result, is_rated: bool) -> Statement:
    """What is written of a result."""
    told = {
        "people": result.people,
        "ranks": result.ranks,
        "causes": [[cause.names, cause.points] for cause in result.causes],
    }
    sql = (
        "INSERT INTO results (table_id, game, ended, rated, body) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO NOTHING"
    )
    return sql, (result.table, result.game, result.ended, int(is_rated), json.dumps(told, ensure_ascii=False))


class Results:
    """All results, in the database. Calls block; the server makes them in a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, person: str) -> list[Result]:
        """The newest games of a person, in the order in which they ended."""
        theirs = "table_id IN (SELECT table_id FROM sitting WHERE person = ?)"
        return self._found(theirs, person, order="ended DESC, table_id DESC", most=MOST)[::-1]

    def rated(self, game: str, after: Moment = BEGINNING) -> list[Result]:
        """Rated games of a title that ended after another, in that order, which is the same for all servers: the next
        ones, not all at once.
        """
        later = "game = ? AND rated = 1 AND ended >= ? AND (ended, table_id) > (?, ?)"
        return self._found(later, game, after[0], *after, order="ended, table_id", most=AT_ONCE)

    def count_rated(self, game: str) -> int:
        return int(self.database.read("SELECT count(*) FROM results WHERE game = ? AND rated = 1", game)[0][0])

    def ladder(self, game: str) -> list[str]:
        """The parts of the ladder that was kept of a title."""
        return [body for (body,) in self.database.read("SELECT body FROM ladders WHERE game = ? ORDER BY part", game)]

    def keep_ladder(self, game: str, parts: Sequence[str]) -> None:
        """Keep a ladder instead of the last one. `Conflict` when another server does so at the same moment."""
        sql = "INSERT INTO ladders (game, part, body) VALUES (?, ?, ?)"
        lines: list[Statement] = [(sql, (game, part, body)) for part, body in enumerate(parts)]
        self.database.write(("DELETE FROM ladders WHERE game = ?", (game,)), *lines)

    def _found(self, condition: str, *values: object, order: str, most: int) -> list[Result]:
        sql = f"SELECT table_id, game, ended, body FROM results WHERE {condition} ORDER BY {order} LIMIT ?"
        return [_read(*row) for row in self.database.read(sql, *values, most)]


def _read(table: str, game: str, ended: float, body: str) -> Result:
    told: dict[str, Any] = json.loads(body)
    causes = [Cause(names, points) for names, points in told["causes"]]
    return Result(table, game, ended, told["people"], told["ranks"], causes)
