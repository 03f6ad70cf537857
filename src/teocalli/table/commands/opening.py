"""Opening a table: a new game, a record to look at, the same people once more."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from teocalli.engine.game import Game, Seed, Setting
from teocalli.engine.game_record import GameRecord
from teocalli.table.clock import Terms
from teocalli.table.commands.base import MOST_NAME, Actor, Asked, Command, Step, clean, new_id
from teocalli.table.entries import Entry, Opened, Rematched
from teocalli.table.manners import Manners
from teocalli.table.match import BOT, OPEN, OVER, PERSON, Match, Seat
from teocalli.table.refusals import Refused
from teocalli.table.store import Person

USUAL = Manners()


def opening(
    person: Person,
    game: Game,
    setting: Setting,
    seats: Sequence[Seat],
    *,
    name: str = "",
    listed: bool = False,
    evaluation: bool = False,
    guided: bool = False,
    clock: Terms | None = None,
    manners: Manners = USUAL,
    seed: Seed | None = None,
    tokens: Sequence[str] = (),
    exhibit: bool = False,
    date: str = "",
) -> Entry:
    """Open a table. A bad setting is refused by the game in words (`BadSetting`)."""
    game.setting(setting)
    if len(seats) != setting.players:
        raise Refused("refused-seats", 400, players=setting.players)
    if not exhibit and not any(seat.kind in (PERSON, OPEN) for seat in seats):
        raise Refused("refused-nobody", 400)
    opened = Opened(
        game=game.meta.key, rules=game.meta.rules_version, players=setting.players, options=dict(setting.options),
        components=None if setting.components is None else dict(setting.components),
        seed=secrets.token_hex(32) if seed is None else seed, name=clean(name, MOST_NAME), invite=new_id(),
        listed=listed, evaluation=evaluation, guided=guided, clock=clock, manners=manners, seats=tuple(seats),
        tokens=tuple(tokens), exhibit=exhibit, date=clean(date, MOST_NAME),
    )  # fmt: skip
    return Entry(person.id, opened, 1)


def exhibit(person: Person, game: Game, record: GameRecord) -> Entry:
    """Open a table that only shows a record."""
    names = record.names or [""] * record.setting.players
    seats = [Seat(BOT, name=clean(name, MOST_NAME)) for name in names]
    return opening(
        person, game, record.setting, seats, seed=record.seed, tokens=record.tokens, exhibit=True, date=record.date
    )


def once_more(person: Person, match: Match) -> Entry:
    """Open a table for the same people and options, once for each game; everybody moves up one seat.

    The others' seats wait for them: they sit down when they want to play.
    """
    _may_propose(match, person)

    def again(seat: Seat) -> Seat:
        if not seat.person:
            return Seat(BOT, name=seat.name, strength=seat.strength)
        return Seat(PERSON if seat.person == person.id else OPEN, seat.person, seat.name)

    seats = [again(seat) for seat in match.seats[1:] + match.seats[:1]]
    entry = opening(
        person, match.game, match.setting, seats,
        name=match.name, listed=match.listed, evaluation=match.evaluation,
        clock=match.clock.terms if match.clock is not None else None, manners=match.manners,
    )  # fmt: skip
    opened = structs.replace(entry.opened, series=match.standing(), games_before=match.games_before + 1)
    return replace(entry, body=opened, key=f"rematch {match.id}")


class Propose(Command, frozen=True):
    """Tell a table whose game is over where it is played once more."""

    table: str

    def known_as(self, actor: Actor) -> str:
        return "rematch"

    def check(self, match: Match, asked: Asked) -> Step:
        _may_propose(match, asked.person)
        return Entry(asked.person.id, Rematched(self.table)), None


def _may_propose(match: Match, person: Person) -> None:
    if match.status != OVER:
        raise Refused("refused-rematch-early")
    if person.id not in match.people():
        raise Refused("refused-watching", 403)
