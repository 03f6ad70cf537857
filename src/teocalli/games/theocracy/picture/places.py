"""Which element of the picture an action is about, so that it can be chosen by touching it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from teocalli.engine.messages import message_id
from teocalli.engine.state import Frame
from teocalli.face.drawing import letter, signed_disc
from teocalli.face.face import NO_SIGNS, Signs
from teocalli.games.theocracy.rulebook import actions, rulebook
from teocalli.games.theocracy.state import State
from teocalli.games.theocracy.vocabulary import CIVS

Arguments = Mapping[str, str]
Finder = Callable[[State, Frame, Arguments], str]

#: Families about nothing that lies on the board: they have buttons only.
PLACELESS = frozenset({"initiative", "peace", "allow", "forgo", "close", "done"})


def place_of(s: State, action: int) -> str | None:
    """The id of the element, or None for what has buttons only."""
    family = actions.family_of(action)
    if family.name in PLACELESS:
        return None
    return FINDERS[family.name](s, s.stack[s.depth - 1], family.arguments(action))


def pieces_of(s: State, action: int) -> Sequence[str]:
    """The die in hand, for whatever puts it down."""
    return ("die-in-hand",) if actions.family_of(action).name == "place" else ()


def option_signs(s: State, action: int) -> Signs:
    """The civilization that an action is about: its sign, on its colour."""
    civ = actions.family_of(action).arguments(action).get("civ")
    if civ is None:
        return NO_SIGNS
    return Signs(signed_disc(f"var(--c-{civ})", f"civ-{civ}", f"color:var(--c-{civ}-ink)"))


def _die(s: State, frame: Frame, given: Arguments) -> str:
    return f"die-{given['civ']}-{given['face']}"


def _cell(s: State, frame: Frame, given: Arguments) -> str:
    """The leftmost free cell."""
    return f"cell-{given['civ']}-{s.civs[CIVS.index(given['civ'])].dice + 1}"


def _hex(s: State, frame: Frame, given: Arguments) -> str:
    return f"hex-{given['hex']}"


def _card(s: State, frame: Frame, given: Arguments) -> str:
    return f"card-{letter(frame.seat)}-{message_id(given['card'])}"


def _priest(s: State, frame: Frame, given: Arguments) -> str:
    return f"priest-{letter(frame.seat)}-{given['civ']}"


def _payment(s: State, frame: Frame, given: Arguments) -> str:
    """Without a warrior of the garrison it is the area that pays."""
    return f"{'area' if given['garrison'] == '0' else 'garrison'}-{CIVS[s.acting]}"


def _offering(s: State, frame: Frame, given: Arguments) -> str:
    return f"store-{CIVS[s.acting]}-{given['crystal']}"


def _spoils(s: State, frame: Frame, given: Arguments) -> str:
    return f"store-{rulebook.told(frame)['defender']}-{given['crystal']}"


FINDERS: dict[str, Finder] = {
    "colour": lambda s, frame, given: f"colour-{given['colour']}",
    "take": _die,
    "aside": _die,
    "place": _cell,
    "repeat": _cell,
    "change": lambda s, frame, given: f"die-{given['direction']}",
    "nudge": lambda s, frame, given: f"card-{letter(frame.seat)}-nudge-of-fate",
    "recolour": lambda s, frame, given: f"emblem-{given['civ']}",
    "discard": _card,
    "play": _card,
    "buy": lambda s, frame, given: f"token-{letter(frame.seat)}-{given['token']}",
    "use_token": lambda s, frame, given: f"tokens-{letter(frame.seat)}",
    "transform": _hex,
    "expand": _hex,
    "attack": _hex,
    "pay": _payment,
    "loot": _spoils,
    "upgrade": _hex,
    "pyramid": _hex,
    "offer": _offering,
    "invite": lambda s, frame, given: f"emblem-{given['civ']}",
    "produce": _hex,
    "recruit": lambda s, frame, given: f"garrison-{given['civ']}",
    "envy": _priest,
    "exchange": lambda s, frame, given: f"store-{given['civ']}-{given['crystal']}",
    "effect": lambda s, frame, given: f"side-{given['side']}",
    "bless": _priest,
}
