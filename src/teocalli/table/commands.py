"""Deeds: what people may do at a table. Each one is checked here and becomes an entry of the log, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from teocalli.engine.actions import UnknownToken
from teocalli.engine.forced import forced
from teocalli.engine.game import Game, IllegalAction, Seed, Setting
from teocalli.engine.game_record import GameRecord
from teocalli.table.clock import Terms
from teocalli.table.manners import Manners
from teocalli.table.match import BOT, GATHERING, OPEN, OVER, PERSON, PLAYING, Match, Outcome, Seat
from teocalli.table.refusals import Refused
from teocalli.table.replaying import check_sum, is_checked
from teocalli.table.store import Entry, Person
from teocalli.table.undo import against_bots, undo_of

MOST_NAME, MOST_CHAT, MOST_KEY = 40, 500, 250
USUAL = Manners()
#: What can be said by one click, in the words of everybody's own language.
PHRASES = ("hello", "luck", "nice", "moment", "back", "slip", "thanks", "game")


@dataclass(frozen=True)
class Command:
    """Something to do at a table: `check` refuses it or makes the entry, which still lacks its number and time.

    A command with a key is done once, however often it is asked for.
    """

    check: Callable[[Match], tuple[Entry, Outcome | None]]
    key: str | None = None
    #: What follows by itself, once the command is done; it is asked for again until there is nothing more.
    follow: Callable[[Match], tuple[Entry, Outcome | None] | None] | None = None
    newcomer: Person | None = None  # whoever does it is not known yet, and is only if it is done


@dataclass(frozen=True)
class ServerBot:
    """A bot that this server lets think. It plays at any seat that is a bot's, and at no other."""


#: Who may play an action.
Actor = Person | ServerBot


def clean(text: str, most: int) -> str:
    """A text from outside on one line: printable, trimmed, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]


def known_by(person: str, *what: object) -> str:
    """The key of a command. It begins with the person: nobody finds out by repeating it what somebody else chose."""
    return clean(" ".join(map(str, (person, *what))), MOST_KEY)


def same(given: str, secret: str) -> bool:
    """Whether a text from outside is a secret one, in a time that does not tell how much of it."""
    return secrets.compare_digest(given.encode(errors="replace"), secret.encode())


def new_id(size: int = 9) -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(size).replace("_", "x").replace("-", "y")


# ---------------------------------------------------------------- opening


def opening(
    person: Person,
    game: Game,
    setting: Setting,
    seats: Sequence[Mapping[str, Any]],
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
    if not exhibit and not any(seat["kind"] in (PERSON, OPEN) for seat in seats):
        raise Refused("refused-nobody", 400)
    body: dict[str, Any] = {
        "game": game.meta.key,
        "rules": game.meta.rules_version,
        "players": setting.players,
        "options": dict(setting.options),
        "seed": secrets.token_hex(32) if seed is None else seed,
        "name": clean(name, MOST_NAME),
        "listed": listed,
        "evaluation": evaluation,
        "invite": new_id(),
        "seats": [dict(seat) for seat in seats],
        "tokens": list(tokens),
        "exhibit": exhibit,
    }
    if guided:
        body["guided"] = True
    if date:
        body["date"] = clean(date, MOST_NAME)
    if setting.components is not None:
        body["components"] = setting.components
    if clock is not None:
        body["clock"] = clock.written()
    if manners != USUAL:
        body["manners"] = manners.written()
    return Entry(1, "open", person.id, body)


def exhibit(person: Person, game: Game, record: GameRecord) -> Entry:
    """Open a table that only shows a record."""
    names = record.names or [""] * record.setting.players
    seats = [{"kind": BOT, "name": clean(name, MOST_NAME)} for name in names]
    return opening(
        person, game, record.setting, seats, seed=record.seed, tokens=record.tokens, exhibit=True, date=record.date
    )


# ---------------------------------------------------------------- once more


def once_more(person: Person, match: Match) -> Entry:
    """Open a table for the same people and options, once for each game; everybody moves up one seat.

    The others' seats wait for them: they sit down when they want to play.
    """
    _may_propose(match, person)

    def again(seat: Seat) -> dict[str, Any]:
        if not seat.person:
            return {"kind": BOT, "name": seat.name, "strength": seat.strength}
        return {"kind": PERSON if seat.person == person.id else OPEN, "person": seat.person, "name": seat.name}

    seats = [again(seat) for seat in match.seats[1:] + match.seats[:1]]
    entry = opening(
        person, match.game, match.setting, seats,
        name=match.name, listed=match.listed, evaluation=match.evaluation,
        clock=match.clock.terms if match.clock is not None else None, manners=match.manners,
    )  # fmt: skip
    entry.body.update(series=match.standing(), games_before=match.games_before + 1)
    return replace(entry, key=f"rematch {match.id}")


def propose(person: Person, table: str) -> Command:
    """Tell a table whose game is over where it is played once more."""

    def check(match: Match) -> tuple[Entry, None]:
        _may_propose(match, person)
        return Entry(0, "rematch", person.id, {"table": table}), None

    return Command(check, "rematch")


def accept(person: Person, seat: int) -> Command:
    """Sit down where a seat waits."""
    return replace(sit(person, seat, ""), key=known_by(person.id, "accept", seat))


def _may_propose(match: Match, person: Person) -> None:
    if match.status != OVER:
        raise Refused("refused-rematch-early")
    if person.id not in match.people():
        raise Refused("refused-watching", 403)


# ---------------------------------------------------------------- seats


def sit(person: Person, seat: int, invite: str, name: str = "") -> Command:
    """Claim an open seat: by the invitation, or at a listed table; there a stranger gets only one.

    Whoever opened the table or has the invitation may take several, for friends at the same screen. A seat that waits
    for somebody is for that person, unless whoever opened the table takes it.
    """

    def check(match: Match) -> tuple[Entry, None]:
        known_seat(match, seat)
        if match.status != GATHERING:
            raise Refused("refused-started")
        if match.seats[seat].kind != OPEN:
            raise Refused("refused-taken", name=match.seats[seat].name)
        awaited = match.seats[seat].person
        if awaited and awaited != person.id and person.id != match.host:
            raise Refused("refused-awaited", 403, name=match.seats[seat].name)
        if not awaited and person.id != match.host and not same(invite, match.invite):
            if not match.listed:
                raise Refused("refused-invitation", 403)
            if match.seats_of(person.id):
                raise Refused("refused-one-seat", 403)
        named = match.seats[seat].name if awaited == person.id else person.name
        return Entry(0, "sit", person.id, {"seat": seat, "name": clean(name, MOST_NAME) or named}), None

    return Command(check)


def stand(person: Person, seat: int) -> Command:
    """Leave a seat before the game begins; the host may clear any seat."""

    def check(match: Match) -> tuple[Entry, None]:
        known_seat(match, seat)
        if match.status != GATHERING:
            raise Refused("refused-started")
        if match.seats[seat].person != person.id and match.host != person.id:
            raise Refused("refused-not-host", 403)
        return Entry(0, "stand", person.id, {"seat": seat}), None

    return Command(check)


def reserve(person: Person, guest: str, name: str) -> Command:
    """Keep a free seat for somebody, before the game begins; the host does."""

    def check(match: Match) -> tuple[Entry, None]:
        if match.status != GATHERING:
            raise Refused("refused-started")
        if match.host != person.id:
            raise Refused("refused-not-host", 403)
        if match.free_seat < 0 or guest in match.people():
            raise Refused("refused-no-free-seat")
        return Entry(0, "reserve", person.id, {"seat": match.free_seat, "person": guest, "name": name}), None

    return Command(check)


def place_bot(person: Person, seat: int, strength: str) -> Command:
    """Before the game the host puts a bot on an open seat; later a person hands over the own seat."""

    def check(match: Match) -> tuple[Entry, None]:
        known_seat(match, seat)
        if match.status == GATHERING:
            if match.host != person.id:
                raise Refused("refused-not-host", 403)
            if match.seats[seat].kind == PERSON and match.seats[seat].person != person.id:
                raise Refused("refused-taken", name=match.seats[seat].name)
            if _persons(match, but=seat) == 0:
                raise Refused("refused-nobody", 400)
        else:
            own_seat(match, person.id, seat)
            under_way(match)
        return Entry(0, "bot", person.id, {"seat": seat, "strength": strength}), None

    return Command(check)


def come_back(person: Person, seat: int) -> Command:
    """Take back a seat that a bot was keeping."""

    def check(match: Match) -> tuple[Entry, None]:
        known_seat(match, seat)
        under_way(match)
        kept = match.seats[seat]
        if kept.kind != BOT or kept.person != person.id or kept.resigned:
            raise Refused("refused-not-yours", 403)
        return Entry(0, "back", person.id, {"seat": seat}), None

    return Command(check)


def resign(person: Person, seat: int, strength: str) -> Command:
    """Give the game up: placed last. With two players the game ends at once, otherwise a bot plays on."""

    def check(match: Match) -> tuple[Entry, None]:
        own_seat(match, person.id, seat)
        under_way(match)
        return Entry(0, "resign", person.id, {"seat": seat, "strength": strength}), None

    return Command(check)


# ---------------------------------------------------------------- playing


def act(actor: Actor, seat: int, token: str, version: int, key: str = "") -> Command:
    """Play an action, chosen at a certain version of the table. Chosen twice, it is played once."""
    person, name = ("", "bot") if isinstance(actor, ServerBot) else (actor.id, actor.id)

    def check(match: Match) -> tuple[Entry, Outcome | None]:
        under_way(match)
        if isinstance(actor, ServerBot):
            bots_seat(match, seat)
        else:
            own_seat(match, actor.id, seat)
        if not match.is_current(seat, version):
            raise Refused("refused-stale")
        if seat not in match.movers:
            raise Refused("refused-turn", name=match.seats[match.mover].name)
        try:
            action = match.game.actions.action(token)
            outcome = match.outcome(action, seat)
        except UnknownToken:
            raise Refused("refused-token", 400, token=clean(token, MOST_NAME)) from None
        except IllegalAction as error:
            raise Refused("refused-illegal", why=error.why) from None
        if seat in match.together:
            return Entry(0, "choose", person, {"seat": seat, "token": token}), None
        return played(match, person, seat, action, outcome), outcome

    return Command(check, known_by(name, key or version, seat, token), next_choice)


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


def played(match: Match, person: str, seat: int, action: int, outcome: Outcome, **marked: bool) -> Entry:
    """The entry of an action, with a check sum where one is due."""
    body: dict[str, Any] = {"seat": seat, "token": match.game.actions.token(action), **marked}
    if is_checked(len(match.moves) + 1, outcome.state):
        body["sum"] = check_sum(match.game, outcome.state)
    return Entry(0, "act", person, body)


def undo(person: Person, seat: int, version: int, whole: bool, key: str = "") -> Command:
    """Take back the last own action or choice, or the own turn, with whatever bots have answered."""

    def check(match: Match) -> tuple[Entry, None]:
        own_seat(match, person.id, seat)
        limit = undo_of(match, seat)
        if limit.steps == 0:
            raise Refused(limit.stop)
        if not match.is_current(seat, version) and not _only_bots_since(match, seat, version):
            raise Refused("refused-stale")
        to = limit.to if whole else limit.back
        kind = "unchoose" if seat in match.choices else "undo"
        return Entry(0, kind, person.id, {"seat": seat, "to": to}), None

    return Command(check, known_by(person.id, key or version, seat, "undo"))


def _only_bots_since(match: Match, seat: int, version: int) -> bool:
    """Whether nothing but bots' actions made a version old: whoever takes back need not be quicker than they are."""
    behind = match.version - version
    newest = match.moves[-behind:] if 0 < behind <= len(match.moves) else []
    return bool(newest) and against_bots(match, seat) and all(move.seat != seat for move in newest)


def say(person: Person, text: str, key: str = "", phrase: str = "") -> Command:
    """Say something at the table, in own words or by a ready phrase, from a seat or as a spectator."""

    def check(match: Match) -> tuple[Entry, None]:
        words, ready = clean(text, MOST_CHAT), {"phrase": phrase} if phrase in PHRASES else {}
        if not words and not ready:
            raise Refused("refused-empty", 400)
        if match.is_closed_to(person.id):
            raise Refused("refused-spectators", 403)
        seats = match.seats_of(person.id)
        name = match.seats[seats[0]].name if seats else person.name
        body = {"text": words, "name": name, "seat": seats[0] if seats else -1} | ready
        return Entry(0, "chat", person.id, body), None

    return Command(check, known_by(person.id, key, "chat") if key else None)


# ---------------------------------------------------------------- checks


def known_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < len(match.seats):
        raise Refused("refused-no-seat", 404, seat=seat + 1)


def own_seat(match: Match, person: str, seat: int) -> None:
    known_seat(match, seat)
    if seat not in match.seats_of(person):
        raise Refused("refused-not-yours", 403)


def bots_seat(match: Match, seat: int) -> None:
    known_seat(match, seat)
    if match.seats[seat].kind != BOT:
        raise Refused("refused-not-yours", 403)


def under_way(match: Match) -> None:
    if match.status == GATHERING:
        raise Refused("refused-not-started")
    if match.status != PLAYING:
        raise Refused("refused-over")


def _persons(match: Match, but: int) -> int:
    return sum(s.kind in (PERSON, OPEN) for i, s in enumerate(match.seats) if i != but)
