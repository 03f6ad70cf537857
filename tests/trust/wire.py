"""The wire: two worlds that differ only in what somebody cannot know are played alike, and that somebody compares.

The twin is dealt before anybody was asked anything: the same choices are then made in both worlds, also the questions
that only a hidden card explains are asked, or not. Until something is revealed the onlooker must be sent the same,
letter by letter: the page, the JSON, how far undo would go, and whether an event of the stream comes and how large.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from teocalli.engine.events import REVEAL
from teocalli.engine.game import Game, Setting
from teocalli.engine.structs import pack
from teocalli.games.theocracy.state import What
from teocalli.table.api import seen
from teocalli.table.commands import opening
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, folded
from teocalli.table.live import message
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.pages.table import news
from teocalli.table.patch import Screen
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.regions import draw
from teocalli.table.speech import speech
from teocalli.table.standpoint import seat_for
from teocalli.table.store import Person
from teocalli.table.undo import undo_of

#: Actions that both worlds are played for.
AHEAD = 6
#: Events by which a card of a hand is laid open, by the choice of its owner.
SHOWN = {"theocracy": (What.PLAYED, What.DISCARDED)}


@dataclass
class Found:
    """How much was compared, and where worlds could be told apart."""

    games: int = 0
    twins: int = 0
    comparisons: int = 0
    differences: list[str] = field(default_factory=list)


class Onlooker:
    """Somebody at a table, with an open page in each world."""

    def __init__(self, seat: int) -> None:
        person = Person(f"p{seat}", f"P{seat}") if seat >= 0 else None
        self.seat, self.reader, self.screen = seat, Reader(person, "en", "", speech("en")), Screen()

    def sent(self, match: Match) -> dict[str, Any]:
        """All that is sent after a change: the event of the stream, the page, the JSON, and how far undo would go."""
        sight = Perspective(match, self.reader, seat_for(match, self.reader, self.seat), None, [], True)
        regions = draw(sight, "/", "link")
        told = {name: str(region) for name, region in regions.items()}
        event = message("news", news(sight, self.screen.changes(regions), 0.0), match.number)
        undo = undo_of(match, sight.seat) if self.seat >= 0 else None
        return told | {"event": event, "json": seen(sight), "undo": undo}


def table_of(game: Game, setting: Setting, seed: int) -> Match:
    """People at all seats."""
    seats = [Seat(PERSON, f"p{i}", f"P{i}") for i in range(setting.players)]
    return begin("t", game, opening(Person("p0", "P0"), game, setting, seats, seed=seed))


def acted(match: Match, token: str) -> Match:
    entry = Entry(f"p{match.mover}", Played(match.mover, token), match.number + 1)
    return folded(match, entry)


def twin_of(match: Match, seat: int, seed: int) -> Match:
    """The same table with all dealt afresh that a seat, or a spectator, cannot know; chance to come is the same."""
    game = match.game
    state = game.guess(match.state, max(0, seat), seed)
    if seat < 0:  # a spectator knows no more than each of the seats
        for other in range(1, match.setting.players):
            state = game.guess(state, other, seed + other)
    for name in ("chance", "key", "keyed"):
        if hasattr(state, name):
            value = getattr(match.state, name)
            setattr(state, name, value if isinstance(value, int) else list(value))
    return replace(match, state=state)


def is_revealing(before: Match, after: Match) -> bool:
    """Whether the last action showed something that was hidden, or drew from chance."""
    shown = {REVEAL, *SHOWN.get(after.game.meta.key, ())}
    return before.state.chance != after.state.chance or any(e.what in shown for e in after.moves[-1].events)


def walk(match: Match, seat: int, chooser: random.Random, found: Found) -> None:
    """Play both worlds alike and compare."""
    other = twin_of(match, seat, chooser.randrange(2**30))
    if pack(other.state).tobytes() == pack(match.state).tobytes():
        return  # nothing is hidden, or it was dealt the same
    found.twins += 1
    here, there = Onlooker(seat), Onlooker(seat)
    for step in range(AHEAD + 1):
        mine, theirs = here.sent(match), there.sent(other)
        found.comparisons += len(mine)
        for name in mine:
            if mine[name] != theirs[name]:
                found.differences.append(
                    f"{match.game.meta.key}, {match.setting.players} players, after {len(match.moves)} actions,"
                    f" {step} in two worlds, seat {seat}: {name}; pending {match.game.mover(match.state)}"
                    f" / {match.game.mover(other.state)}"
                )
                return
        if match.is_over or other.is_over or match.mover != other.mover:
            return
        both = sorted(set(match.game.tokens(match.state)) & set(other.game.tokens(other.state)))
        if not both:
            return
        token = chooser.choice(both)
        after, other_after = acted(match, token), acted(other, token)
        if is_revealing(match, after) or is_revealing(other, other_after):
            return
        match, other = after, other_after


def settings(game: Game) -> Iterator[Setting]:
    """All numbers of players, and every option once."""
    for players in game.meta.players:
        yield Setting(players)
    for option in game.meta.options:
        for choice in option.choices:
            if choice != option.default:
                yield Setting(max(game.meta.players), {option.name: choice})


def compare(game: Game, seconds: float, seed: int = 1, most: int = 10**9) -> Found:
    """Whole games in which worlds are compared again and again, for so many seconds or comparisons."""
    found, chooser, end = Found(), random.Random(seed), time.monotonic() + seconds
    while time.monotonic() < end and found.comparisons < most:
        for setting in settings(game):
            if time.monotonic() > end or found.comparisons >= most:
                break
            try:
                match = table_of(game, setting, chooser.randrange(2**30))
            except ValueError:
                continue  # options that do not go together
            found.games += 1
            while not match.is_over and time.monotonic() < end and found.comparisons < most:
                if chooser.random() < 0.2 or len(match.moves) < 12:
                    walk(match, chooser.randrange(-1, setting.players), chooser, found)
                match = acted(match, chooser.choice(game.tokens(match.state)))
    return found
