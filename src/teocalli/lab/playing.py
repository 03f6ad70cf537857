"""One game of a simulation, as rows: one for each seat. The same plan and number give the same rows anywhere.

Where all bots of a plan can, they play a game in one compiled call, and it is played again with its events. Otherwise
they are asked option by option, and play other games, since they draw other numbers.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Any, cast

import numpy as np

from teocalli.bots.base import situation
from teocalli.bots.levels import files_of, net_of
from teocalli.bots.net import empty_net
from teocalli.bots.registry import BOTS, new_bot, rows_of_bots
from teocalli.bots.searches import DECISIONS, new_trace, searches_of
from teocalli.bots.settings import NET, How, Rows
from teocalli.engine.events import Event
from teocalli.engine.game import Game, Setting
from teocalli.engine.game_record import new_record, shown_scores
from teocalli.engine.replacing import can_compile
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import words_of
from teocalli.face.words import Words
from teocalli.games import game as game_of
from teocalli.lab.quick_greedy import PLAY_GAME
from teocalli.lab.view_parts import end_parts, setup_parts, values_at

Row = dict[str, Any]
#: The bot that plays whole games in one compiled call; at its seats everybody is of its kind.
QUICK = "quick"
#: Random ends of the own turn that it looks at for each option.
SAMPLES = 6
#: More time than any bot needs, so that rows do not depend on how busy a machine is.
PATIENCE = 60.0
#: Own choices that are kept as the opening of a seat.
OPENING = 6
#: The icon of victory points.
POINTS = "vp"
#: Vocabularies up to this size are told apart in the counts of events.
MOST_WORDS = 60


@dataclass(frozen=True)
class Plan:
    """Everything that the games of a simulation depend on."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None
    seconds: float = PATIENCE
    rotate: bool = False  # the seats move on after each game, and every set-up is played in all seatings
    records: bool = False  # the row of the first seat carries the record of its game

    def setting(self) -> Setting:
        return Setting(self.players, self.options, self.components)

    def seated(self, number: int) -> list[str]:
        """The bot at each seat."""
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, number: int) -> int:
        """Which set-up a game has."""
        return self.seed + (number // len(self.bots) if self.rotate else number)

    def compiled(self, seated: Sequence[str]) -> Rows | None:
        """How bots at their seats play inside compiled code; None: they are asked option by option.

        Compiled code looks at no clock, so it is not used where somebody limits the time of a decision.
        """
        if self.seconds < PATIENCE or not can_compile():
            return None
        return rows_of_bots(seated, game_of(self.game))

    def told(self) -> dict[str, Any]:
        """As it stands in files. Games inside compiled code are others than those of bots that are asked, and those of
        bots that play otherwise, or by other networks, are others, too."""
        told = {**asdict(self), "bots": list(self.bots), "rules": game_of(self.game).meta.rules_version}
        return (
            told if self.compiled(self.bots) is None else {**told, "compiled": bots_as_they_are(self.game, self.bots)}
        )


@cache
def bots_as_they_are(key: str, names: tuple[str, ...]) -> str:
    """A hash of all that the figures of some bots depend on: the rules, the networks, how they play the game.

    Zeros at the end of a row of settings do not count, so that a new setting leaves those who do without it.
    """
    game = game_of(key)
    rows = zip(*(rows_of_bots(names, game) or ((), ())), strict=True)
    levels = [[np.trim_zeros(row, "b").tolist() for row in both] for both in rows]
    settings = f"{game.meta.rules_version} {levels}".encode()
    return hashlib.sha256(settings + b"".join(file.read_bytes() for file in files_of(names, game))).hexdigest()[:12]


def compile_for(plan: Plan) -> None:
    """Compile what the bots of a plan need, unless it has been compiled: other processes find it then."""
    game = game_of(plan.game)
    if plan.compiled(plan.bots) is not None:
        searches_of(game)
        return
    for name in dict.fromkeys(plan.bots):
        for kernel in (PLAY_GAME,) if name == QUICK else BOTS[name].kernels if name in BOTS else ():
            if not kernel.is_ready(game):
                game.kernel(kernel)


def rows_of(plan: Plan, number: int) -> list[Row]:
    """Play game `number` of a plan."""
    game = game_of(plan.game)
    seated, seed = plan.seated(number), plan.seed_of(number)
    if set(seated) == {QUICK}:
        play = _quickly
    else:
        play = _by_bots if plan.compiled(plan.bots) is None else _compiled
    counts = [_Counts() for _ in range(scoring_seats(plan.players))]
    record = new_record(game, plan.setting(), seed)
    gain = _points_of(plan.game)
    s = game.new(plan.setting(), seed)
    first_mover, before = game.mover(s), game.view(s, -1)
    for seat, token, events in play(game, s, plan, seated, number):
        record.tokens.append(token)
        counts[seat].tokens.append(token)
        for event in events:
            if event.seat >= 0:
                counts[event.seat].add(game, event, gain)
    scores, ranks = game.scores(s), game.ranks(s)
    first, after = ranks.count(1), game.view(s, -1)
    record.end = shown_scores(game, s)
    kept = [{"record": record.write() if seat == 0 else ""} if plan.records else {} for seat in range(len(scores))]
    return [
        {
            "game": number,
            "seed": seed,
            "seat": seat + 1,
            "order": (seat - first_mover) % len(scores) + 1,
            "bot": seated[seat] if seat < len(seated) else "automatic",
            "points": float(scores[seat]),
            "rank": ranks[seat],
            "won": 1 / first if ranks[seat] == 1 else 0.0,
            "margin": float(scores[seat] - max(v for other, v in enumerate(scores) if other != seat)),
            "decisions": len(counts[seat].tokens),
            "length": len(record.tokens),
            "turns": int(s.turn),
            "opening": counts[seat].tokens[:OPENING],
            "causes": dict(counts[seat].causes),
            "events": dict(counts[seat].events),
            "setup": values_at(before, setup_parts(game), seat),
            "end": values_at(after, end_parts(game), seat),
            **kept[seat],
        }
        for seat in range(len(scores))
    ]


class _Counts:
    """What happened at one seat."""

    def __init__(self) -> None:
        self.tokens: list[str] = []
        self.causes: dict[str, float] = {}
        self.events: Counter[str] = Counter()

    def add(self, game: Game, event: Event, gain: Callable[[Event], float]) -> None:
        names, causes = words_of(game.events), words_of(game.causes)
        points = gain(event)
        if points:
            cause = causes[event.cause]
            self.causes[cause] = self.causes.get(cause, 0.0) + points
        words = words_of(game.things[event.what]) if event.what in game.things else ()
        if 0 <= event.thing < len(words) <= MOST_WORDS:
            self.events[f"{names[event.what]} {words[event.thing]}"] += 1
        else:
            self.events[names[event.what]] += 1


@lru_cache
def _points_of(key: str) -> Callable[[Event], float]:
    game = game_of(key)
    words, gain = Words(game), game.face.gain

    @lru_cache(10_000)
    def points(event: Event) -> float:
        figure = gain(event, words) if gain is not None else None
        return float(figure.amount) if figure is not None and figure.icon == POINTS else 0.0

    return points


#: Seat, token and events of each move of a game, while it is played.
Moves = Iterator[tuple[int, str, list[Event]]]


def _by_bots(game: Game, s: Any, plan: Plan, seated: list[str], number: int) -> Moves:
    """Decision by decision."""
    chooser = Random(f"{plan.seed} {number}")
    bots = [new_bot(name, chooser.randrange(2**31), plan.game) for name in seated]
    while not s.over:
        seat = game.mover(s)
        token = bots[seat].choose(situation(game, s, plan.seconds))
        yield seat, token, game.play(s, token)


def _compiled(game: Game, s: Any, plan: Plan, seated: list[str], number: int) -> Moves:
    """The whole game in one compiled call, then again with its events."""
    trace = new_trace(1)
    result = compiled_game(plan, number, trace)
    yield from _again(game, s, trace[0, : int(result[DECISIONS])])


def compiled_game(plan: Plan, number: int, trace: Any = None) -> Any:
    """What comes of a game inside compiled code: a row of `Searches.play`, in which players are seats."""
    game = game_of(plan.game)
    hows, aims = cast(Rows, plan.compiled(plan.seated(number)))
    net = (net_of(game) if NET in hows[:, How.MODE] else None) or empty_net(game)
    chance = Random(f"{plan.seed} {number}").randrange(2**31)
    cells, seed = game.setting(plan.setting()), plan.seed_of(number)
    return searches_of(game).play(1, cells, seed, hows, aims, (net, net), chance=chance, trace=trace)[0]


def _again(game: Game, s: Any, actions: Any) -> Moves:
    """Known actions, with their events."""
    for action in map(int, actions):
        yield game.mover(s), game.actions.token(action), game.carry_out(s, action)


def _quickly(game: Game, s: Any, plan: Plan, seated: list[str], number: int) -> Moves:
    """The whole game in one compiled call, then again with its events."""
    fast, play_game = game.compiled, game.kernel(PLAY_GAME)
    states = np.zeros((2, fast.size), np.uint8)
    states[0] = fast.flat(s)
    menus = np.zeros((2, game.actions.size + 1), np.int64)
    trace = np.zeros(game.meta.longest, np.int64)
    decisions = play_game(states, plan.seed + number, SAMPLES, game.meta.longest, menus, trace)
    yield from _again(game, s, trace[:decisions])
