"""Forced steps: decisions that leave nothing to decide. Whoever asks people may carry them out by itself.

The rules know nothing of this: a record has every step.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.events import has_revealed
from teocalli.engine.game import Game
from teocalli.engine.state import is_turn_over
from teocalli.engine.structs import Struct

#: When somebody is asked: where there is a choice, or even where there is only one option.
ASK = ("choices", "all")
ASK_ALL = ASK[1]


def forced(game: Game, s: Any) -> int | None:
    """The only option of the pending decision, if nobody would want to think about it; None where there is a choice,
    where it costs the seat something, reveals something, ends the turn, or makes somebody else choose.

    Where others cannot see all that a seat holds, that nothing is asked would tell them what it does not hold."""
    options = game.legal(s)
    if len(options) != 1 or game.may_hide_options(s):
        return None
    seat, after = game.mover(s), game.copy(s)
    events = game.carry_out(after, options[0])
    shows = has_revealed(s.chance, after, events)
    goes_on = not is_turn_over(after, s.turn) and game.mover(after) == seat
    return options[0] if goes_on and not shows and not _loses(s.players[seat], after.players[seat]) else None


def _loses(before: Struct, after: Struct) -> bool:
    """Whether something that a player counts has become less. Cells without names tell of pieces, such as the power of
    each worker: a piece that changes is not spent."""
    for name, field in before.fields.items():
        are_pieces = field.count is not None and field.by is None
        if field.of is None and field.struct is None and not are_pieces:
            old, new = getattr(before, name), getattr(after, name)
            pairs = [(old, new)] if field.count is None else zip(old, new, strict=True)
            if any(one > other for one, other in pairs):
                return True
    return False
