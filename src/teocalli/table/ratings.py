"""Ratings of people, by title: from all rated games in the order in which they ended, the same on every server.

OpenSkill's full Bradley–Terry model looks at each pair at a table, so that shared places count as what they are (its
Plackett–Luce model gives the third of four as much as two who share the win). How sure a rating is, is told with it.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from teocalli.table.results import BEGINNING, Result, Results

#: Where everybody begins, and how many points of ours are one of the model's.
MIDDLE, SCALE = 1500, 40
#: So many standard deviations to either side hold the true strength in 95 of 100 cases.
SURE = 1.96
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


class Ladder:
    """Everybody's rating after the games so far."""

    def __init__(self) -> None:
        from openskill.models import BradleyTerryFull  # a tenth of a second, for those who ask

        self._model, self._skills = BradleyTerryFull(), dict[str, Any]()
        self.ratings, self.count, self.last = dict[str, Rating](), 0, BEGINNING

    def add(self, game: Result) -> None:
        model, skills = self._model, self._skills
        before = [[skills.get(person) or model.rating()] for person in game.people]
        for person, (skill,) in zip(game.people, model.rate(before, ranks=list(game.ranks)), strict=True):
            skills[person] = skill
            rating = self.ratings.setdefault(person, Rating(MIDDLE, 0))
            rating.value = round(MIDDLE + SCALE * (skill.mu - model.mu))
            rating.spread = round(SCALE * SURE * skill.sigma)
            rating.course.append(rating.value)
        self.count, self.last = self.count + 1, game.moment


class Ladders:
    """Everybody's ratings by title. A game that has ended is added to what was known.

    Only where one comes to light that ended before the last one is everything worked out anew.
    """

    def __init__(self, results: Results) -> None:
        self._results, self._lock = results, threading.Lock()
        self._found: dict[str, Ladder] = {}

    def of(self, game: str, person: str) -> Rating | None:
        """Somebody's rating in a title. Blocks."""
        with self._lock:
            count, ladder = self._results.count_rated(game), self._found.get(game)
            if ladder is None or ladder.count != count:
                ladder = self._brought_up(game, ladder or Ladder())
            if ladder.count < count:
                ladder = self._brought_up(game, Ladder())
            self._found[game] = ladder
            found = ladder.ratings.get(person)
            return replace(found, course=list(found.course)) if found is not None else None

    def _brought_up(self, game: str, ladder: Ladder) -> Ladder:
        """A ladder with all games that have ended since."""
        while games := self._results.rated(game, ladder.last):
            for one in games:
                ladder.add(one)
        return ladder
