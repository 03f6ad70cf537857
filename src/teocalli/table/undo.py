"""Undo: free inside one's own play, back to where something hidden was revealed or another seat acted."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.table.match import PLAYING, Match


@dataclass(frozen=True)
class Undo:
    """How far a seat may go back: `to` that many actions, and the sentence that says what stops it there."""

    to: int
    steps: int
    stop: str


def undo_of(match: Match, seat: int) -> Undo:
    """What a seat may take back now."""
    moves, to = match.moves, len(match.moves)
    if match.status != PLAYING:
        return Undo(to, 0, "undo-over")
    stop = "undo-start"
    while to > match.given:
        move = moves[to - 1]
        if move.seat != seat:
            stop = "undo-other"
            break
        if move.revealed:
            stop = "undo-revealed"
            break
        to -= 1
    return Undo(to, len(moves) - to, stop)
