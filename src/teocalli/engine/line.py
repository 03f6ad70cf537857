"""A line of play that can be taken back: for those who search in Python."""

from __future__ import annotations

from typing import Generic

from teocalli.engine.events import Event
from teocalli.engine.game import Game, S
from teocalli.engine.structs import copy_of


class Line(Generic[S]):
    """A state, the actions that led to it, and the way back.

    The line has a copy of its own: the state that it began with is left alone. So is each former state, which makes a
    step backwards free and a step forwards a copy; a search that needs millions of steps is written as a kernel.
    """

    def __init__(self, game: Game[S], s: S) -> None:
        self.game = game
        self.state = copy_of(s)
        self.actions: list[int] = []
        self._former: list[S] = []

    def push(self, action: int | str) -> list[Event]:
        """Carry out a legal action, given by its number or its token; return what happened."""
        number = self.game.actions.action(action) if isinstance(action, str) else action
        before = copy_of(self.state)
        events = self.game.apply(self.state, number)
        self._former.append(before)
        self.actions.append(number)
        return events

    def pop(self) -> str:
        """Take the last action back; return its token."""
        self.state = self._former.pop()
        return self.game.actions.token(self.actions.pop())

    @property
    def tokens(self) -> list[str]:
        """The actions so far, for people."""
        return [self.game.actions.token(action) for action in self.actions]

    def __len__(self) -> int:
        return len(self.actions)
