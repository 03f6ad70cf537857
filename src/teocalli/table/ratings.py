"""Ratings of people, by title: from all rated games in the order in which they ended, the same on every server.

OpenSkill's full Bradley–Terry model looks at each pair at a table, so that shared places count as what they are (its
Plackett–Luce model gives the third of four as much as two who share the win). How sure a rating is, is told with it.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib import metadata
from itertools import chain

from teocalli.table.database import Conflict, Unavailable
from teocalli.table.results import BEGINNING, Result, Results

#: Where everybody begins, and how many points of ours are one of the model's.
MIDDLE, SCALE = 1500, 40
#: So many standard deviations to either side hold the true strength in 95 of 100 cases.
SURE = 1.96
#: Another number whenever we work ratings out in another way.
MODEL = 1
#: A ladder is kept after so many games more, with so many people in a part.
KEPT_EVERY, PEOPLE_AT_ONCE = 1000, 1000
#: How often somebody's mind can change that it is remembered.
MOST_SWITCHES = 20


@dataclass
class Rating:
    """How strong somebody seems, give or take `spread`; `course` is the rating after each game."""

    value: int
    spread: int
    course: list[int] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.course)


def switched(before: Sequence[float], is_on: bool, now: float) -> list[float]:
    """The moments at which somebody turned ratings on and off by turns, with one more where it is another mind."""
    moments = [*before, now] if (len(before) % 2 == 1) != is_on else [*before]
    return moments[2:] if len(moments) > MOST_SWITCHES else moments


def is_wanted(moments: Sequence[float], at: float) -> bool:
    """Whether ratings were on at a moment: nobody leaves a game that goes badly by turning them off."""
    return sum(moment <= at for moment in moments) % 2 == 1


def way_of_rating() -> str:
    """How ratings are worked out, by us and by OpenSkill: those that were kept count only where it is the same."""
    return f"{MODEL}, openskill {metadata.version('openskill')}"


class Ladder:
    """Everybody's rating after the games so far."""

    def __init__(self) -> None:
        from openskill.models import BradleyTerryFull  # a tenth of a second, for those who ask

        self._model, self._skills = BradleyTerryFull(), dict[str, tuple[float, float]]()
        self.ratings, self.count, self.last = dict[str, Rating](), 0, BEGINNING

    def add(self, game: Result) -> None:
        model, skills, unknown = self._model, self._skills, (self._model.mu, self._model.sigma)
        before = [[model.rating(*skills.get(person, unknown))] for person in game.people]
        for person, (skill,) in zip(game.people, model.rate(before, ranks=list(game.ranks)), strict=True):
            rating = self._rated(person, (skill.mu, skill.sigma))
            rating.course.append(rating.value)
        self.count, self.last = self.count + 1, game.moment

    def _rated(self, person: str, skill: tuple[float, float]) -> Rating:
        self._skills[person] = skill
        rating = self.ratings.setdefault(person, Rating(MIDDLE, 0))
        rating.value = round(MIDDLE + SCALE * (skill[0] - self._model.mu))
        rating.spread = round(SCALE * SURE * skill[1])
        return rating

    def parts(self) -> Iterator[str]:
        """All of it as texts that are not long, so that nobody waits while one is made or read."""
        yield json.dumps([way_of_rating(), self.count, *self.last])
        people = list(self.ratings)
        for at in range(0, len(people), PEOPLE_AT_ONCE):
            some = people[at : at + PEOPLE_AT_ONCE]
            yield json.dumps([[person, *self._skills[person], self.ratings[person].course] for person in some])

    @classmethod
    def of_parts(cls, parts: Sequence[str]) -> Ladder:
        """A ladder as it was; a new one where that was worked out in another way."""
        ladder = cls()
        way, count, ended, table = json.loads(parts[0]) if parts else (None, 0, 0.0, "")
        if way != way_of_rating():
            return ladder
        ladder.count, ladder.last = count, (ended, table)
        for person, mu, sigma, course in chain.from_iterable(map(json.loads, parts[1:])):
            ladder._rated(person, (mu, sigma)).course = course
        return ladder


class Ladders:
    """Everybody's ratings by title. A game that has ended is added to what was known, also to a server before.

    Only where one comes to light that ended before the last one is everything worked out anew.
    """

    def __init__(self, results: Results) -> None:
        self._results, self._lock = results, threading.Lock()
        self._found: dict[str, Ladder] = {}
        self._kept: dict[str, int] = {}  # how many games the ladder had that is in the database

    def of(self, game: str, person: str) -> Rating | None:
        """Somebody's rating in a title. Blocks."""
        with self._lock:
            count, ladder = self._results.count_rated(game), self._found.get(game) or self._read(game)
            if ladder.count != count:
                ladder = self._brought_up(game, ladder)
            if ladder.count < count:
                ladder, self._kept[game] = self._brought_up(game, Ladder()), 0
            self._found[game] = ladder
            if ladder.count >= self._kept[game] + KEPT_EVERY:
                self._keep(game, ladder)
            found = ladder.ratings.get(person)
            return replace(found, course=list(found.course)) if found is not None else None

    def _brought_up(self, game: str, ladder: Ladder) -> Ladder:
        """A ladder with all games that have ended since."""
        while games := self._results.rated(game, ladder.last):
            for one in games:
                ladder.add(one)
        return ladder

    def _read(self, game: str) -> Ladder:
        ladder = Ladder.of_parts(self._results.ladder(game))
        self._kept[game] = ladder.count
        return ladder

    def _keep(self, game: str, ladder: Ladder) -> None:
        with suppress(Conflict, Unavailable):  # another server keeps the same, or it is kept next time
            self._results.keep_ladder(game, list(ladder.parts()))
            self._kept[game] = ladder.count
