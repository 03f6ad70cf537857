"""Playing an action, taking back, talking."""

from __future__ import annotations

from typing import Literal, get_args

from teocalli.engine.actions import UnknownToken
from teocalli.engine.forced import forced
from teocalli.engine.game import IllegalAction
from teocalli.table.commands.base import (
    MOST_NAME,
    MOST_SENT_KEY,
    Actor,
    Asked,
    Command,
    Key,
    SeatNumber,
    ServerBot,
    Step,
    Version,
    bots_seat,
    clean,
    known_by,
    own_seat,
    under_way,
)
from teocalli.table.entries import ChoiceTakenBack, Chosen, Entry, Played, Said, TakenBack
from teocalli.table.match import PLAYING, Match, Outcome
from teocalli.table.refusals import Refused
from teocalli.table.replaying import check_sum, is_checked
from teocalli.table.undo import against_bots, undo_of

MOST_CHAT = 500
Phrase = Literal["hello", "luck", "nice", "moment", "back", "slip", "thanks", "game"]
#: What can be said by one click, in the words of everybody's own language.
PHRASES: tuple[str, ...] = get_args(Phrase)


def _name(actor: Actor) -> str:
    return "bot" if isinstance(actor, ServerBot) else actor.id


class Act(Command, frozen=True):
    """Play an action, chosen at a certain version of the table. Chosen twice, it is played once."""

    seat: SeatNumber
    token: str
    version: Version
    key: Key = ""

    def known_as(self, actor: Actor) -> str:
        return known_by(_name(actor), self.key[:MOST_SENT_KEY] or self.version, self.seat, self.token)

    def check(self, match: Match, asked: Asked) -> Step:
        under_way(match)
        if isinstance(asked.by, ServerBot):
            bots_seat(match, self.seat)
        else:
            own_seat(match, asked.by, self.seat)
        if not match.is_current(self.seat, self.version):
            raise Refused("refused-stale")
        if self.seat not in match.movers:
            raise Refused("refused-turn", name=match.seats[match.mover].name)
        try:
            action = match.game.actions.action(self.token)
            outcome = match.outcome(action, self.seat)
        except UnknownToken:
            raise Refused("refused-token", 400, token=clean(self.token, MOST_NAME)) from None
        except IllegalAction as error:
            raise Refused("refused-illegal", why=error.why) from None
        person = "" if isinstance(asked.by, ServerBot) else asked.by.id
        if self.seat in match.together:
            return Entry(person, Chosen(self.seat, self.token)), None
        return played(match, person, self.seat, action, outcome), outcome

    def follow(self, match: Match, asked: Asked) -> Step | None:
        return next_choice(match) or forced_step(match)


def forced_step(match: Match) -> tuple[Entry, Outcome] | None:
    """The step of whoever must choose, where there is nothing to decide."""
    action = forced(match.game, match.state) if match.status == PLAYING and not match.together else None
    if action is None:
        return None
    seat, outcome = match.mover, match.outcome(action)
    return played(match, match.seats[seat].person, seat, action, outcome, forced=True), outcome


def next_choice(match: Match) -> tuple[Entry, Outcome] | None:
    """Once all have chosen: what the next seat chose is played."""
    if not match.choices or match.movers:
        return None
    seat = match.game.mover(match.state)
    action = match.choices[seat][0]
    outcome = match.outcome(action)
    return played(match, match.seats[seat].person, seat, action, outcome), outcome


def played(match: Match, person: str, seat: int, action: int, outcome: Outcome, forced: bool = False) -> Entry:
    """The entry of an action, with a check sum where one is due."""
    is_due = is_checked(len(match.moves) + 1, outcome.state)
    kept = check_sum(match.game, outcome.state) if is_due else None
    return Entry(person, Played(seat, match.game.actions.token(action), forced, kept))


class Undo(Command, frozen=True):
    """Take back the last own action or choice, or the whole own turn, with whatever bots have answered."""

    seat: SeatNumber
    version: Version
    whole: bool = False
    key: Key = ""

    def known_as(self, actor: Actor) -> str:
        return known_by(_name(actor), self.key[:MOST_SENT_KEY] or self.version, self.seat, "undo")

    def check(self, match: Match, asked: Asked) -> Step:
        own_seat(match, asked.person, self.seat)
        limit = undo_of(match, self.seat)
        if limit.steps == 0:
            raise Refused(limit.stop)
        if not match.is_current(self.seat, self.version) and not self._only_bots_since(match):
            raise Refused("refused-stale")
        to = limit.to if self.whole else limit.back
        kind = ChoiceTakenBack if self.seat in match.choices else TakenBack
        return Entry(asked.person.id, kind(self.seat, to)), None

    def _only_bots_since(self, match: Match) -> bool:
        """Whether nothing but bots' actions made the version old: whoever takes back need not be quicker than they."""
        behind = match.version - self.version
        newest = match.moves[-behind:] if 0 < behind <= len(match.moves) else []
        return bool(newest) and against_bots(match, self.seat) and all(move.seat != self.seat for move in newest)


class Say(Command, frozen=True):
    """Say something at the table, in own words or by a ready phrase, from a seat or as a spectator."""

    text: str = ""
    phrase: Phrase | None = None
    key: Key = ""

    def known_as(self, actor: Actor) -> str | None:
        return known_by(_name(actor), self.key[:MOST_SENT_KEY], "chat") if self.key else None

    def check(self, match: Match, asked: Asked) -> Step:
        words = clean(self.text, MOST_CHAT)
        if not words and not self.phrase:
            raise Refused("refused-empty", 400)
        if match.is_closed_to(asked.person.id):
            raise Refused("refused-spectators", 403)
        seats = match.seats_of(asked.person.id)
        name = match.seats[seats[0]].name if seats else asked.person.name
        said = Said(words, name, seats[0] if seats else -1, self.phrase or "")
        return Entry(asked.person.id, said), None
