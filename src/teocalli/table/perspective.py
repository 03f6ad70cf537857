"""Perspective: one table as one reader sees it. Nothing that the reader's seat may not know goes into it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.game import Game
from teocalli.engine.menu import Menu
from teocalli.engine.together import choosers
from teocalli.face.consequence import gains
from teocalli.face.face import Figure, Marks, everything
from teocalli.table.legal_options import Group, Option, Refusal, grouped, options, refusal
from teocalli.table.match import Move
from teocalli.table.memo import Naming
from teocalli.table.once import once
from teocalli.table.standpoint import Standpoint
from teocalli.table.undo import Undo, undo_of

#: Moves that the log shows; the rest stands in the replay.
LOG_LENGTH = 60


@dataclass
class Perspective(Standpoint):
    """What a reader may do, what is not possible and why, and what happened."""

    @once
    def _menu(self) -> Menu:
        return self.match.game.menu(self.state)

    @once
    def options(self) -> list[Option]:
        """What the reader may do now."""
        return options(self, self._menu.actions) if self.my_turn else []

    @once
    def groups(self) -> list[Group]:
        """The options in the order in which they are shown."""
        return grouped(self.options)

    @once
    def this_turn(self) -> list[Figure]:
        """What the reader's seat has spent and gained in the turn under way."""
        is_under_way = self.is_here and bool(self.moves) and self.moves[-1].turn == self.state.turn
        moves = self._last_turn if is_under_way and self.moves[-1].seat == self.seat else []
        own = [event for move in moves for event in move.events if event.seat == self.seat]
        return gains(self.match.game, own, self.words, netted=False)[0] if own and self.match.game.face.gain else []

    @once
    def refused(self) -> list[Refusal]:
        """What is not possible now though somebody might expect it, and why."""
        obvious = self.match.game.face.obvious
        return [refusal(self, action, why) for action, why in self._refused if why not in obvious]

    @once
    def refused_there(self) -> list[Refusal]:
        """What is obviously not possible: only its place on the board says why."""
        obvious = self.match.game.face.obvious
        found = (refusal(self, action, why) for action, why in self._refused if why in obvious)
        return [refusal for refusal in found if refusal.place is not None]

    @property
    def _refused(self) -> list[tuple[int, int]]:
        return self._menu.refused if self.my_turn else []

    @once
    def marks(self) -> Marks:
        return Marks(self.seat, self.names, self.touched)

    @property
    def touched(self) -> frozenset[str]:
        """What the newest moves of whoever moved last were about, as far as this reader may know."""
        if self._secret:
            return self._touched()
        return self.memo.touched.get((self.match.number, self.count), self._touched)

    def _touched(self) -> frozenset[str]:
        newest = self._last_turn
        first = len(self.moves) - len(newest)
        known = [first + i for i, move in enumerate(newest) if not self.is_secret(move)]
        return frozenset([place for at in known if (place := self.place_of(at)) is not None])

    def place_of(self, at: int) -> str | None:
        """The element of the board that a move was about."""
        match, move, place_of = self.match, self.match.moves[at], self.match.game.face.place_of
        if place_of is None:
            return None
        return self.memo.places.get((at, move.number), lambda: place_of(match.state_before(at), move.action))

    @once
    def undo_seat(self) -> int:
        """The seat whose play can be taken back: the own one that moved last, else the one looked from."""
        moves = self.match.moves
        acted = [*reversed(self.match.choices), *([moves[-1].seat] if moves else [])]
        return next((seat for seat in acted if seat in self.mine), self.seat)

    @once
    def undo(self) -> Undo:
        return undo_of(self.match, self.undo_seat)

    @property
    def undo_note(self) -> str:
        """What may be taken back, or why nothing may."""
        t = self.reader.speech.say
        return t("undo-steps", count=self.undo.steps) if self.undo.steps else t(self.undo.stop)

    @property
    def moves(self) -> list[Move]:
        return self.match.moves if self.count is None else self.match.moves[: self.count]

    @once
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
        return move.seat != self.seat and self._may_be_secret(move)

    def _may_be_secret(self, move: Move) -> bool:
        """Whether only the seat itself may know what it has chosen."""
        return bool(self._secret) and self.match.game.actions.family_of(move.action).name in self._secret

    @once
    def _secret(self) -> frozenset[str]:
        """Families of actions that are secret now."""
        game = self.match.game
        is_open = self.knows_all or (game.together and not choosers(game, self.match.state))
        return frozenset() if is_open else game.face.secret

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """The events as this reader may hear of them."""
        if self.knows_all:
            return list(events)
        heard = (self.match.game.face.heard(event, self.seat) for event in events)
        return [event for event in heard if event is not None]

    @once
    def are_whispered(self) -> bool:
        """Whether there are moves of which seats may hear differently."""
        return self.match.game.face.heard is not everything or bool(self._secret)

    def is_whispered(self, move: Move) -> bool:
        """Whether seats may hear of a move differently."""
        return self.are_whispered and (self.match.game.face.heard is not everything or self._may_be_secret(move))

    def ear(self, is_whispered: bool) -> tuple[int, bool, Naming]:
        """Readers with the same ear read the same lines; of what is not whispered all seats do."""
        return self._own_ear if is_whispered else self._open_ear

    @once
    def _own_ear(self) -> tuple[int, bool, Naming]:
        return self.seat, self.knows_all, self.naming

    @once
    def _open_ear(self) -> tuple[int, bool, Naming]:
        return -1, self.knows_all, self.naming

    @once
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

    @once
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


def is_silent(game: Game, move: Move) -> bool:
    """Whether nothing happened in a move that the log would tell."""
    how = game.face.telling
    if game.actions.family_of(move.action).name not in how.silent:
        return False
    told = (e for e in move.events if e.what != REVEAL and e.what not in how.untold)
    return all(e.seat < 0 and not how.is_heading(e) for e in told)
