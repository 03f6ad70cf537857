"""Perspective: one table as one reader sees it. Nothing that the reader's seat may not know goes into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.forced import ASK
from teocalli.engine.game import Game
from teocalli.engine.menu import Menu
from teocalli.engine.messages import Messages
from teocalli.engine.together import choosers
from teocalli.face.consequence import PREVIEW_SEED, Consequence, consequences, gains
from teocalli.face.face import NO_SIGNS, Ahead, Figure, Marks, Signs, Target, everything
from teocalli.face.words import Words
from teocalli.table.match import BOT, GATHERING, OPEN, PERSON, PLAYING, Match, Move
from teocalli.table.memo import Memo, Naming
from teocalli.table.speech import automatic_name, is_chosen, shown_name
from teocalli.table.store import Person
from teocalli.table.undo import Undo, against_bots, undo_of

#: Moves that the log shows; the rest stands in the replay.
LOG_LENGTH = 60
#: When the end of a turn is confirmed: by default always, so that nobody loses a turn by a slip.
CONFIRM = ("always", "people", "never")
#: Names for bots, by seat.
BOT_NAMES = ("Ixchel", "Tlaloc", "Pakal", "Itzel")


@dataclass(frozen=True)
class Reader:
    """Who looks, in which language and manner."""

    person: Person | None
    language: str
    theme: str
    speech: Messages

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""

    @property
    def name(self) -> str:
        return shown_name(self.person.name, self.language) if self.person is not None else ""

    @property
    def is_named(self) -> bool:
        """Whether this person has chosen a name."""
        return self.person is not None and is_chosen(self.person.name)

    @property
    def ask(self) -> str:
        """Whether this person is asked even where there is only one option."""
        chosen = self.person.settings.get("ask") if self.person is not None else ""
        return chosen if chosen in ASK else ASK[0]

    @property
    def confirm(self) -> str:
        """When this person wants to confirm the end of a turn, having seen what it brings."""
        chosen = self.person.settings.get("confirm") if self.person is not None else ""
        return chosen if chosen in CONFIRM else CONFIRM[0]


@dataclass(frozen=True)
class Option:
    """A legal action: its token, its words, where it leads, what it would bring, and its element of the board."""

    token: str
    label: str
    aim: str
    consequence: Consequence
    place: str | None
    pieces: tuple[str, ...] = ()
    group: str = ""
    signs: Signs = NO_SIGNS
    ahead: Ahead | None = None

    @property
    def whole(self) -> str:
        """Label and aim in one."""
        return f"{self.label}: {self.aim}" if self.aim else self.label


@dataclass(frozen=True)
class Refusal:
    """An action that is not possible now: its words, the reason, and the element of the board that it is about."""

    label: str
    why: str
    place: str | None


@dataclass(frozen=True)
class Group:
    """Options that share what is chosen first, or what they are about: it is said once, above them."""

    heading: str
    pieces: tuple[str, ...]
    options: list[Option]
    is_about: bool = False  # the heading is what all of them are about; they differ in their own words


@dataclass
class Perspective:
    """A table, looked at from a seat (-1: a spectator), at its newest state or after `count` actions."""

    match: Match
    reader: Reader
    seat: int
    count: int | None = None
    present: Sequence[str] = field(default_factory=tuple)
    warm: bool = True  # whether the bot that must choose has answered before
    memo: Memo = field(default_factory=Memo)  # what others at this table were shown

    # ------------------------------------------------------------ who

    @cached_property
    def mine(self) -> list[int]:
        return self.match.seats_of(self.reader.id)

    @property
    def own(self) -> list[int]:
        """All seats of the reader, at one screen several; also those that a bot keeps, and after resigning."""
        seats, me = self.match.seats, self.reader.id
        return [place for place, seat in enumerate(seats) if me and seat.kind != OPEN and seat.person == me]

    @property
    def you(self) -> list[int]:
        """The seats that the page calls the reader's: of those at one screen only the one looked from."""
        return [seat for seat in self.own if seat == self.seat or seat not in self.mine]

    @cached_property
    def names(self) -> list[str]:
        names = []
        for i, seat in enumerate(self.match.seats):
            bot = BOT_NAMES[i % len(BOT_NAMES)]
            own = shown_name(seat.name, self.reader.language)
            names.append(own or (bot if seat.kind == BOT else self.reader.speech.say("seat-open")))
        more = self.match.game.places(self.match.state) - len(names)
        return names + [automatic_name(self.match.game, self.reader.language)] * more if more else names

    @cached_property
    def words(self) -> Words:
        return self.memo.words.get(self.naming, lambda: Words(self.match.game, *self.naming))

    @cached_property
    def naming(self) -> Naming:
        return self.reader.language, tuple(self.names)

    @cached_property
    def title(self) -> str:
        """What the table is called: by its host, or like its game."""
        return self.match.name or self.words.title

    @property
    def is_here(self) -> bool:
        """Whether this is the newest state, where one can act."""
        return self.count is None

    @cached_property
    def state(self) -> Any:
        return self.match.seen_by(self.seat) if self.count is None else self.match.state_at(self.count)

    @property
    def version(self) -> int:
        """The newest version of the table that changed something for the reader."""
        return max((self.match.versions[seat] for seat in self.mine), default=self.match.version)

    @cached_property
    def movers(self) -> list[int]:
        """Who must choose."""
        if self.is_here:
            return self.match.movers
        return [] if self.state.over else [self.match.game.mover(self.state)]

    @property
    def mover(self) -> int:
        """The first who must choose; -1 for nobody."""
        return next(iter(self.movers), -1)

    @cached_property
    def my_turn(self) -> bool:
        return self.is_here and self.seat in self.match.movers and self.seat in self.mine

    @property
    def has_chosen(self) -> bool:
        """Whether the reader waits for others who choose at the same time."""
        return self.is_here and self.seat in self.match.choices and not self.my_turn

    @property
    def confirms(self) -> bool:
        """Whether the reader is asked to confirm the end of a turn at this table."""
        has_company = not against_bots(self.match, self.seat)
        return self.reader.confirm == "always" or (self.reader.confirm == "people" and has_company)

    @property
    def knows_all(self) -> bool:
        """After the end there are no secrets."""
        return self.match.is_over

    # ------------------------------------------------------------ what

    @property
    def eye(self) -> int:
        """Whose secrets are shown: nobody's before the game begins, for seats can still be changed then."""
        return -1 if self.match.status == GATHERING else self.seat

    @cached_property
    def view(self) -> dict[str, Any]:
        game = self.match.game
        if not self.is_here:
            return game.view(self.state, self.eye)
        if self.eye < 0:
            return self.open_view
        if game.seat_view is not None and self.state is self.match.state:
            return game.seat_view(self.state, self.eye, self.open_view)
        return game.view(self.state, self.eye)

    @property
    def open_view(self) -> dict[str, Any]:
        """What a spectator sees of the newest state."""
        return self.memo.open_view(self.match)

    @cached_property
    def sees_openly(self) -> bool:
        """Whether this reader sees of the newest state just what a spectator sees, the own hand left aside."""
        return self.is_here and (self.match.game.face.hand is not None or self.view == self.open_view)

    @cached_property
    def guess(self) -> Any:
        """What the state might be, as far as this reader's seat can know. Nobody changes it."""
        return self.match.game.guess(self.state, self.seat, PREVIEW_SEED)

    @cached_property
    def scores(self) -> list[float]:
        """Points as far as this reader can know them: from guesses, unless the game shows them itself."""
        game, s = self.match.game, self.state
        if "scores" in self.view:
            return list(self.view["scores"])
        if self.knows_all:
            return game.scores(s)
        if self.eye >= 0 and self.sees_openly and game.face.hand is None:  # so all such seats know the same
            return self.memo.scores.get(self.match.number, lambda: game.scores(self.guess))
        if self.eye >= 0:
            return game.scores(self.guess)
        others = [(place + 1) % len(self.match.seats) for place in range(game.places(s))]
        return [game.scores(game.guess(s, other, PREVIEW_SEED))[place] for place, other in enumerate(others)]

    @property
    def promised(self) -> list[int | None]:
        """What each seat may expect to have at the end, by the game's own advice; as an onlooker would judge it.

        Only at tables that wanted it when they were opened.
        """
        match, worth = self.match, self.match.game.worth
        places = match.game.places(match.state)
        if worth is None or not match.evaluation or not self.is_here or match.status != PLAYING:
            return [None] * places

        def promised() -> list[int | None]:
            guess, unit = match.game.guess(match.state, -1, PREVIEW_SEED), 100 * match.game.meta.score_unit
            return [round(worth(guess, place) / unit) for place in range(places)]

        return self.memo.promised.get(match.number, promised)

    @cached_property
    def _menu(self) -> Menu:
        return self.match.game.menu(self.state)

    @cached_property
    def options(self) -> list[Option]:
        """What the reader may do now."""
        if not self.my_turn:
            return []
        game, actions = self.match.game, self._menu.actions
        place_of, pieces_of, aim, group = game.face.place_of, game.face.pieces_of, game.face.aim, game.face.group
        signs, ahead = game.face.signs, game.face.ahead
        return [
            Option(
                game.actions.token(action),
                self.words.action(action),
                aim(self.guess, action, self.words) if aim is not None else "",
                consequence,
                place_of(self.guess, action) if place_of is not None else None,
                tuple(pieces_of(self.guess, action)) if pieces_of is not None else (),
                group(self.guess, action, self.words) if group is not None else "",
                signs(self.guess, action) if signs is not None else NO_SIGNS,
                ahead(self.guess, action, self.words) if ahead is not None else None,
            )
            for action, consequence in zip(
                actions, consequences(game, self.guess, self.seat, actions, self.words), strict=True
            )
        ]

    @cached_property
    def groups(self) -> list[Group]:
        """The options in the order in which they are shown: those that share something stand together."""
        aims = Counter(option.aim for option in self.options if option.aim and not option.group)
        found: dict[str, list[Option]] = {}
        for option in self.options:
            shared = option.aim if aims[option.aim] > 1 else ""
            found.setdefault(option.group or shared, []).append(option)
        return [
            Group(heading, options[0].pieces, options, bool(heading) and heading == options[0].aim)
            for heading, options in found.items()
        ]

    @cached_property
    def this_turn(self) -> list[Figure]:
        """What the reader's seat has spent and gained in the turn under way."""
        is_under_way = self.is_here and bool(self.moves) and self.moves[-1].turn == self.state.turn
        moves = self._last_turn if is_under_way and self.moves[-1].seat == self.seat else []
        own = [event for move in moves for event in move.events if event.seat == self.seat]
        return gains(self.match.game, own, self.words, netted=False)[0] if self.match.game.face.gain else []

    @cached_property
    def refused(self) -> list[Refusal]:
        """What is not possible now though somebody might expect it, and why."""
        obvious = self.match.game.face.obvious
        return [self._refusal(action, why) for action, why in self._refused if why not in obvious]

    @cached_property
    def refused_there(self) -> list[Refusal]:
        """What is obviously not possible: only its place on the board says why."""
        obvious = self.match.game.face.obvious
        found = (self._refusal(action, why) for action, why in self._refused if why in obvious)
        return [refusal for refusal in found if refusal.place is not None]

    @property
    def _refused(self) -> list[tuple[int, int]]:
        return self._menu.refused if self.my_turn else []

    def _refusal(self, action: int, why: int) -> Refusal:
        place_of, words = self.match.game.face.place_of, self.words
        return Refusal(words.action(action), words.reason(why), place_of and place_of(self.guess, action))

    @cached_property
    def marks(self) -> Marks:
        targets: dict[str, list[Target]] = {}
        for option in self.options:
            for element in dict.fromkeys((option.place, *option.pieces)):
                if element is not None:
                    targets.setdefault(element, []).append(Target(option.token, option.label))
        return Marks(self.seat, self.names, targets, self.touched)

    @property
    def touched(self) -> frozenset[str]:
        """What the newest moves of whoever moved last were about, as far as this reader may know."""
        first = len(self.moves) - len(self._last_turn)
        known = (first + i for i, move in enumerate(self._last_turn) if not self.is_secret(move))
        return frozenset(place for at in known if (place := self.place_of(at)) is not None)

    def place_of(self, at: int) -> str | None:
        """The element of the board that a move was about."""
        match, move, place_of = self.match, self.match.moves[at], self.match.game.face.place_of
        if place_of is None:
            return None
        return self.memo.places.get((at, move.number), lambda: place_of(match.state_at(at), move.action))

    @property
    def undo_seat(self) -> int:
        """The seat whose play can be taken back: the own one that moved last, else the one looked from."""
        acted = [*(move.seat for move in self.match.moves[-1:]), *self.match.choices]
        return next((seat for seat in reversed(acted) if seat in self.mine), self.seat)

    @cached_property
    def undo(self) -> Undo:
        return undo_of(self.match, self.undo_seat)

    @property
    def undo_note(self) -> str:
        """What may be taken back, or why nothing may."""
        t = self.reader.speech.say
        return t("undo-steps", count=self.undo.steps) if self.undo.steps else t(self.undo.stop)

    # ------------------------------------------------------------ what happened

    @property
    def moves(self) -> list[Move]:
        return self.match.moves if self.count is None else self.match.moves[: self.count]

    @cached_property
    def _news(self) -> list[Move]:
        """The moves since the own last one; for spectators and replays the last one."""
        moves = self.moves
        if not self.is_here or self.seat < 0:
            return moves[-1:]
        own = next((i for i in range(len(moves) - 1, -1, -1) if moves[i].seat == self.seat), -1)
        return moves[own + 1 :]

    @property
    def _last_turn(self) -> list[Move]:
        """The newest moves of whoever moved last."""
        moves = self.moves
        first = len(moves)
        while first > 0 and (moves[first - 1].seat, moves[first - 1].turn) == (moves[-1].seat, moves[-1].turn):
            first -= 1
        return moves[first:]

    def is_secret(self, move: Move) -> bool:
        """Whether this reader may not know what was chosen; what seats choose together is open once all have chosen."""
        game = self.match.game
        return (
            move.seat != self.seat
            and not self.knows_all
            and game.actions.family_of(move.action).name in game.face.secret
            and (not game.together or bool(choosers(game, self.match.state)))
        )

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """The events as this reader may hear of them."""
        if self.knows_all:
            return list(events)
        heard = (self.match.game.face.heard(event, self.seat) for event in events)
        return [event for event in heard if event is not None]

    def is_whispered(self, move: Move) -> bool:
        """Whether seats may hear of a move differently."""
        game = self.match.game
        return game.face.heard is not everything or game.actions.family_of(move.action).name in game.face.secret

    def ear(self, is_whispered: bool) -> tuple[int, bool, Naming]:
        """Readers with the same ear read the same lines; of what is not whispered all seats do."""
        return self.seat if is_whispered else -1, self.knows_all, self.naming

    @cached_property
    def first_news(self) -> int:
        """The first move that is news for this reader."""
        return len(self.moves) - len(self._news)

    @property
    def logged(self) -> Iterator[int]:
        """The moves that the log tells, newest first."""
        game, moves, count = self.match.game, self.match.moves, len(self.moves)
        shown = range(count - 1, max(-1, count - 1 - LOG_LENGTH), -1)
        return (place for place in shown if not is_silent(game, moves[place]))

    @property
    def first_told(self) -> int:
        """The first move of the turns that the log tells."""
        first = max(0, len(self.moves) - LOG_LENGTH)
        while first > 0 and self.moves[first - 1].turn == self.moves[first].turn:
            first -= 1
        return first

    @cached_property
    def missed(self) -> list[int]:
        """What the others did since the own last turn, oldest first; it stays until the turn under way is over."""
        if not self.is_here or self.seat < 0 or self.match.is_over:
            return []
        moves, end = self.match.moves, len(self.match.moves)
        while end > 0 and (moves[end - 1].seat, moves[end - 1].turn) == (self.seat, self.match.state.turn):
            end -= 1
        first = end
        while first > 0 and moves[first - 1].seat != self.seat:
            first -= 1
        return [place for place in range(first, end) if first > 0 and not is_silent(self.match.game, moves[place])]

    # ------------------------------------------------------------ who is here

    def is_present(self, seat: int) -> bool:
        chair = self.match.seats[seat] if seat < len(self.match.seats) else None
        return chair is not None and chair.kind == PERSON and chair.person in self.present

    @property
    def watchers(self) -> int:
        """Open pages of people who do not sit here."""
        people = self.match.people()
        return sum(person not in people for person in self.present)


def is_silent(game: Game, move: Move) -> bool:
    """Whether nothing happened in a move that the log would tell."""
    how = game.face.telling
    if game.actions.family_of(move.action).name not in how.silent:
        return False
    told = (e for e in move.events if e.what != REVEAL and e.what not in how.untold)
    return all(e.seat < 0 and not how.is_heading(e) for e in told)


def seat_for(match: Match, reader: Reader, wish: int | None) -> int:
    """The seat a reader looks from: the own one that must choose, else the wished or first own one, else none.

    After the end everybody may look from every seat.
    """
    mine = match.seats_of(reader.id)
    if match.is_over and wish is not None and 0 <= wish < len(match.seats):
        return wish
    if asked := [seat for seat in match.movers if seat in mine]:
        return asked[0]
    if wish in mine:
        return wish
    return mine[0] if mine else -1
