"""Consequences: what an option would bring, worked out by the engine on a guess that the seat could make itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.game import Game
from teocalli.face.face import Figure
from teocalli.face.words import Words

#: More options than this are shown without their consequence.
MOST_PREVIEWED = 60
#: The guess for previews is always the same, so that looking twice does not show more.
PREVIEW_SEED = 20180914


class Consequence(NamedTuple):
    """Gains and costs, sentences about the rest, and whether the turn ends or something hidden decides."""

    figures: Sequence[Figure] = ()
    notes: Sequence[str] = ()
    others: Sequence[str] = ()  # sentences about what other seats gain or lose by it
    ends_turn: bool = False
    uncertain: bool = False

    @property
    def is_final(self) -> bool:
        """Whether it cannot simply be taken back: the turn ends, or something hidden comes to light."""
        return self.ends_turn or self.uncertain


def consequences(game: Game, guess: Any, seat: int, actions: Sequence[int], words: Words) -> list[Consequence]:
    """What each option would bring on a guess of the seat. Behind a revelation nothing is foretold."""
    if len(actions) > MOST_PREVIEWED:
        return [Consequence() for _ in actions]
    found = []
    for action in actions:
        after = game.copy(guess)
        events = game.carry_out(after, action)
        known = list(_until_reveal(events))
        uncertain = len(known) < len(events) or after.chance != guess.chance
        mine = [event for event in known if event.seat == seat]
        figures, notes = gains(game, mine, words)
        if game.face.gain is not None and mine and game.face.gain(mine[0], words) is None:
            notes = notes[1:]  # what happens first is the action itself, which its label tells already
        ends_turn = not uncertain and (after.turn != guess.turn or game.mover(after) != seat)
        found.append(Consequence(figures, notes, _for_others(game, known, seat, words), ends_turn, uncertain))
    return found


def _for_others(game: Game, events: Sequence[Event], seat: int, words: Words) -> list[str]:
    """What an action brings to other seats; what happens whoever acts is no consequence of it."""
    gain, apart = game.face.gain, game.face.telling.apart
    rivals = [event for event in events if event.seat not in (-1, seat) and event.cause not in apart]
    heard = [told for event in rivals if (told := game.face.heard(event, seat)) is not None]
    return [words.event(event) for event in heard if gain is not None and gain(event, words) is not None]


def _until_reveal(events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if event.what == REVEAL:
            return
        yield event


def gains(game: Game, events: Iterable[Event], words: Words, netted: bool = True) -> tuple[list[Figure], list[str]]:
    """Events summed up: costs and gains by what they are of, and sentences for everything else.

    What was spent and what was gained of one thing is `netted` to one figure, or told apart.
    """
    sums: dict[tuple[str, bool], Figure] = {}
    notes: list[str] = []
    for event in events:
        figure = game.face.gain(event, words) if game.face.gain is not None else None
        if figure is None:
            if event.what != REVEAL:
                notes.append(words.event(event))
            continue
        is_spent = not netted and not isinstance(figure.amount, str) and figure.amount < 0
        key = figure.icon, is_spent
        if (before := sums.get(key)) is None:
            sums[key] = figure
        elif not isinstance(figure.amount, str) and not isinstance(before.amount, str):
            title = before.title if _says_the_same(before, figure) else f"{before.title.rstrip('.')}; {figure.title}"
            sums[key] = figure._replace(amount=before.amount + figure.amount, title=title)
    figures = [figure for figure in sums.values() if figure.amount != 0]
    return sorted(figures, key=lambda f: not isinstance(f.amount, str) and f.amount > 0), notes


def _says_the_same(before: Figure, figure: Figure) -> bool:
    """Whether a title only names what was said already; a sentence with its amount is worth repeating."""
    is_counted = isinstance(figure.amount, str) or f"{abs(figure.amount):g}" in figure.title
    return figure.title == before.title and not is_counted
