"""Undo: back over one's own choices with what followed by itself, and against bots alone over theirs.

It goes as far as nothing hidden was revealed.
"""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.table.match import BOT, PLAYING, Match


@dataclass(frozen=True)
class Undo:
    """How far a seat may go back: one choice, to the beginning of its turn, and how many choices in all.

    `back` and `to` count the actions that remain, or the own choices while seats choose together. `stop` is the
    sentence that says what stops it.
    """

    back: int
    to: int
    steps: int
    stop: str


def undo_of(match: Match, seat: int) -> Undo:
    """What a seat may take back now."""
    moves, count = match.moves, len(match.moves)
    if match.status != PLAYING:
        return Undo(count, count, 0, "undo-over")
    if match.manners.undo == "none":
        return Undo(count, count, 0, "undo-agreed")
    if chosen := len(match.choices.get(seat, ())):
        return Undo(chosen - 1, 0, chosen, "undo-start")
    first, stop = count, "undo-start"
    this_turn_only = match.manners.undo == "turn"
    over_bots = against_bots(match, seat)
    while first > match.given:
        move = moves[first - 1]
        if this_turn_only and move.turn != match.state.turn:
            stop = "undo-turn"
            break
        if move.seat != seat and not move.forced and not over_bots:
            stop = "undo-other"
            break
        if move.revealed:
            stop = "undo-revealed"
            break
        first -= 1
    own = [place for place in range(first, count) if moves[place].seat == seat and not moves[place].forced]
    if not own:
        return Undo(count, count, 0, stop)
    to = own[-1]
    while to > first and moves[to - 1].seat == seat:
        to -= 1
    return Undo(own[-1], next(place for place in own if place >= to), len(own), stop)


def against_bots(match: Match, seat: int) -> bool:
    """Whether nobody but bots plays against this seat. One that keeps a person's place does not count as a bot."""
    others = (chair for place, chair in enumerate(match.seats) if place != seat)
    return all(chair.kind == BOT and not chair.person for chair in others)
