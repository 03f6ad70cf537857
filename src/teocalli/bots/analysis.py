"""What a network says about a game: the worth of each option (a hint), and of each turn that was played (an analysis).

Everything is judged as the seat that must choose knows it: on guesses, never on the true state. The same seed gives the
same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from teocalli.bots.desk import LEVELS, new_paper
from teocalli.bots.levels import Level, net_of
from teocalli.bots.policy import policy_for_searches
from teocalli.bots.settings import MOSTLY_TO_WIN, NET, TO_WIN, how
from teocalli.bots.thinking import PLAN_TURN
from teocalli.bots.weighing import WEIGH, WEIGHTS, Weight
from teocalli.engine.game import Game
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.refusals import Refused
from teocalli.engine.replacing import can_compile
from teocalli.engine.structs import pack

#: How options are weighed, and how the turn is found that would have been better.
WEIGHING = (
    Level("weighing", how(NET, 300, simulations=64, depth=2, quick=40), TO_WIN)
    .but("theocracy", aim=MOSTLY_TO_WIN)
    .but("tzolkin", how=how(NET, 300, simulations=64, depth=3, quick=40, draws=1))
)
BEST_TURN = (
    Level("best turn", how(NET, 600, tops=12, simulations=96, depth=2, quick=40), TO_WIN)
    .but("theocracy", aim=MOSTLY_TO_WIN)
    .but("tzolkin", how=how(NET, 600, tops=6, simulations=96, depth=3, quick=40, draws=6))
)

#: The costliest turns that are told, and from how much of a win on.
MOST_TOLD, WORTH_TELLING = 5, 0.03


class NoAdvice(Refused):
    """There is nobody to ask."""


@dataclass(frozen=True)
class Prospect:
    """What a seat may expect at the end of the game."""

    points: float
    win: float  # from 0 to 1; a shared win is a part of one


@dataclass(frozen=True)
class Advice:
    """An option, and what the game comes to if it is chosen."""

    token: str
    prospect: Prospect


@dataclass(frozen=True)
class Turn:
    """One turn, or the choices of a seat outside turns, as it was played."""

    first: int  # how many actions came before
    seat: int
    tokens: tuple[str, ...]
    before: tuple[Prospect, ...]  # of every seat, an automatic opponent included
    played: Prospect
    better: tuple[str, ...]  # the turn that the network prefers; none if it would have played as well
    best: Prospect

    @property
    def after(self) -> tuple[float, ...]:
        """Every seat's chance of winning after the turn: its own as weighed, the others share the rest as before."""
        others = sum(prospect.win for prospect in self.before) - self.before[self.seat].win
        rest = 1.0 - self.played.win
        return tuple(
            self.played.win
            if seat == self.seat
            else rest * prospect.win / others
            if others
            else rest / (len(self.before) - 1)
            for seat, prospect in enumerate(self.before)
        )

    @property
    def lost_points(self) -> float:
        return self.best.points - self.played.points if self.better else 0.0

    @property
    def lost_chance(self) -> float:
        """How much of a win the turn gave away."""
        return max(0.0, self.best.win - self.played.win) if self.better else 0.0


class Adviser:
    """A game's network with its compiled searches and scratch paper, for one thread."""

    def __init__(self, game: Game[Any]) -> None:
        net = net_of(game) if can_compile() else None
        if net is None:
            raise NoAdvice("bot-no-advice", title=game.meta.title)
        self.game, self.net = game, net
        self.paper = new_paper(game, net, policy_for_searches(game))

    def hint(self, s: Any, seed: int = 0) -> list[Advice]:
        """The options of whoever must choose, best first."""
        options = self.game.legal(s)
        found = self._weigh(s, self.game.mover(s), [[action] for action in options], seed)
        order = sorted(range(len(options)), key=lambda k: _shown_rank(found[1 + k]))
        return [Advice(self.game.actions.token(options[k]), _prospect(found[1 + k])) for k in order]

    def prospects(self, s: Any) -> tuple[Prospect, ...]:
        """Of every seat, on average as the seats see it; the chances add up to one."""
        seats = self.game.places(s)
        if s.over:
            winners = sum(self.game.rank(s, seat) == 1 for seat in range(seats))
            return tuple(
                Prospect(self.game.score(s, seat) / self.game.meta.score_unit, (self.game.rank(s, seat) == 1) / winners)
                for seat in range(seats)
            )
        seen = [self._weigh(s, seat, [], 0)[0] for seat in range(s.seats)]  # all places, the own first
        points, wins = (
            np.mean([np.roll(row[start : start + seats], seat) for seat, row in enumerate(seen)], axis=0)
            for start in (0, MOST_SEATS)
        )
        return tuple(Prospect(float(p), float(w)) for p, w in zip(points, wins, strict=True))

    def judge(self, s: Any, first: int, played: Sequence[int], seed: int = 0) -> Turn:
        """A turn that was played from a state, beside the one that the network would have played."""
        game, seat = self.game, self.game.mover(s)
        plan = self._best_turn(s, seat, seed)
        found = self._weigh(s, seat, [played, plan], seed)
        is_better = list(played[: len(plan)]) != plan and _rank(found[2]) < _rank(found[1])
        return Turn(
            first,
            seat,
            tuple(map(game.actions.token, played)),
            self.prospects(s),
            _prospect(found[1]),
            tuple(map(game.actions.token, plan)) if is_better else (),
            _prospect(found[2]),
        )

    def _best_turn(self, s: Any, seat: int, seed: int) -> list[int]:
        row, aims = BEST_TURN.rows(self.game)
        self.paper.states[0] = pack(self.game.guess(s, seat, seed))
        self.game.kernel(PLAN_TURN)(seat, seed, row, aims, self.net, self.paper)
        return [int(action) for action in self.paper.plan[1 : self.paper.plan[0] + 1]]

    def _weigh(self, s: Any, seat: int, turns: Sequence[Sequence[int]], seed: int) -> Any:
        plans, found = np.zeros((len(turns), LEVELS + 1), np.int64), np.zeros((1 + len(turns), WEIGHTS))
        for plan, turn in zip(plans, turns, strict=True):
            plan[0] = min(len(turn), LEVELS)
            plan[1 : plan[0] + 1] = turn[:LEVELS]
        self.paper.states[0] = pack(self.game.guess(s, seat, seed))
        row, aims = WEIGHING.rows(self.game)
        self.game.kernel(WEIGH)(seat, seed, row, aims, plans, self.net, self.paper, found)
        return found


def _prospect(row: Any) -> Prospect:
    return Prospect(float(row[Weight.POINTS] / row[Weight.GUESSES]), float(row[Weight.WIN] / row[Weight.GUESSES]))


def _rank(row: Any) -> tuple[float, float]:
    """What was weighed longest, having held out, comes first; then by value."""
    return -row[Weight.GUESSES], -row[Weight.VALUE] / row[Weight.GUESSES]


def _shown_rank(row: Any) -> tuple[float, float, float]:
    """The same by what people are shown: chances in percent, then points."""
    prospect = _prospect(row)
    return -row[Weight.GUESSES], -round(100 * prospect.win), -prospect.points


def turns_of(game: Game[Any], s: Any, actions: Sequence[int]) -> Iterator[tuple[int, Any, list[int]]]:
    """The turns of a game from its set-up: number of actions before, state, actions. The state is played on."""
    first = 0
    while first < len(actions):
        start, seat, turn, end = game.copy(s), game.mover(s), s.turn, first
        while end < len(actions) and not s.over and (s.turn, game.mover(s)) == (turn, seat):
            game.carry_out(s, actions[end])
            end += 1
        yield first, start, list(actions[first:end])
        first = end


def analyse(adviser: Adviser, s: Any, actions: Sequence[int]) -> Iterator[Turn]:
    """A whole game from its set-up, turn by turn; turns without a choice are left out. The state is played on."""
    for first, start, played in turns_of(adviser.game, s, actions):
        if len(played) > 1 or len(adviser.game.legal(start)) > 1:
            yield adviser.judge(start, first, played)


def chances(turns: Sequence[Turn]) -> list[tuple[float, ...]]:
    """Every seat's chance of winning: before the first turn, then after each. A turn's cost is measured from there."""
    return [tuple(prospect.win for prospect in turn.before) for turn in turns[:1]] + [turn.after for turn in turns]


def costliest(turns: Sequence[Turn]) -> list[Turn]:
    """The turns that gave most of a win away, worst first."""
    costly = [turn for turn in turns if turn.lost_chance >= WORTH_TELLING]
    return sorted(costly, key=lambda turn: -turn.lost_chance)[:MOST_TOLD]
