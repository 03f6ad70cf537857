"""Options: what a reader may do, with where it leads and what it would bring; and what is not possible, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from teocalli.face.consequence import Consequence, consequences
from teocalli.face.face import NO_SIGNS, Ahead, Signs
from teocalli.table.standpoint import Standpoint


class Option(NamedTuple):
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


class Refusal(NamedTuple):
    """An action that is not possible now: its words, the reason, and the element of the board that it is about."""

    label: str
    why: str
    place: str | None


class Group(NamedTuple):
    """Options that share what is chosen first, or what they are about: it is said once, above them."""

    heading: str
    pieces: tuple[str, ...]
    options: list[Option]
    is_about: bool = False  # the heading is what all of them are about; they differ in their own words


def options(sight: Standpoint, actions: Sequence[int]) -> list[Option]:
    """Legal actions as their reader sees them."""
    game, guess, words, face = sight.match.game, sight.guess, sight.words, sight.match.game.face
    return [
        Option(
            game.actions.token(action),
            words.action(action),
            face.aim(guess, action, words) if face.aim is not None else "",
            consequence,
            face.place_of(guess, action) if face.place_of is not None else None,
            tuple(face.pieces_of(guess, action)) if face.pieces_of is not None else (),
            face.group(guess, action, words) if face.group is not None else "",
            face.signs(guess, action) if face.signs is not None else NO_SIGNS,
            face.ahead(guess, action, words) if face.ahead is not None else None,
        )
        for action, consequence in zip(actions, consequences(game, guess, sight.seat, actions, words), strict=True)
    ]


def grouped(found: Sequence[Option]) -> list[Group]:
    """Options that share something stand together, in the order of the first of each."""
    aims = Counter(option.aim for option in found if option.aim and not option.group)
    groups: dict[str, list[Option]] = {}
    for option in found:
        shared = option.aim if aims[option.aim] > 1 else ""
        groups.setdefault(option.group or shared, []).append(option)
    return [
        Group(heading, options[0].pieces, options, bool(heading) and heading == options[0].aim)
        for heading, options in groups.items()
    ]


def refusal(sight: Standpoint, action: int, why: int) -> Refusal:
    place_of, words = sight.match.game.face.place_of, sight.words
    return Refusal(words.action(action), words.reason(why), place_of and place_of(sight.guess, action))
