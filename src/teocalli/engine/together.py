"""Choosing together: secret choices that the rules ask for seat by seat, though nobody need wait for the others.

A game names the kinds of such decisions (`Game.together`). They wait on the stack side by side, one for each seat, and
what a seat may choose does not depend on what others choose. The rules know nothing of this: a record has the choices
in the order of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.engine.game import Game


def choosers(game: Game, s: Any) -> list[int]:
    """The seats that may make such a choice now, in the order of the rules; none where another decision is pending."""
    pending = [] if s.over else s.stack[: s.depth][::-1]
    if not pending or pending[0].kind not in game.together:
        return []
    others = (place for place, frame in enumerate(pending) if frame.kind != pending[0].kind)
    return [frame.seat for frame in pending[: next(others, len(pending))]]


def ahead(game: Game, s: Any, seat: int, actions: Sequence[int] = ()) -> Any:
    """A copy in which a chooser is asked before the others, and has chosen these actions."""
    other = game.copy(s)
    place = s.depth - 1 - choosers(game, s).index(seat)
    other.stack.insert(s.depth - 1, other.stack.pop(place))
    for action in actions:
        game.rulebook.act(other, action)
    return other
