"""Ratings of people, by title: from all rated games in the order in which they ended, the same on every server.

OpenSkill's full Bradley–Terry model looks at each pair at a table, so that shared places count as what they are (its
Plackett–Luce model gives the third of four as much as two who share the win). How sure a rating is, is told with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from teocalli.table.results import Result, Results

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


def ratings(games: Iterable[Result]) -> dict[str, Rating]:
    """Everybody's rating after these games."""
    from openskill.models import BradleyTerryFull  # a tenth of a second, for those who ask

    model, skills, found = BradleyTerryFull(), dict[str, Any](), dict[str, Rating]()
    for game in games:
        before = [[skills.get(person) or model.rating()] for person in game.people]
        for person, (skill,) in zip(game.people, model.rate(before, ranks=list(game.ranks)), strict=True):
            skills[person] = skill
            rating = found.setdefault(person, Rating(MIDDLE, 0))
            rating.value = round(MIDDLE + SCALE * (skill.mu - model.mu))
            rating.spread = round(SCALE * SURE * skill.sigma)
            rating.course.append(rating.value)
    return found


class Ladders:
    """Everybody's ratings by title; worked out anew when a game has been added."""

    def __init__(self, results: Results) -> None:
        self._results = results
        self._found: dict[str, tuple[int, dict[str, Rating]]] = {}

    def of(self, game: str) -> dict[str, Rating]:
        """The ratings of a title. Blocks."""
        count = self._results.count_rated(game)
        if self._found.get(game, (-1, {}))[0] != count:
            games = self._results.rated(game)
            self._found[game] = len(games), ratings(games)
        return self._found[game][1]
