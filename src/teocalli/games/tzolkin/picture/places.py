"""Which element of the picture an action is about, so that it can be chosen by touching it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from teocalli.engine.messages import message_id
from teocalli.engine.state import Frame
from teocalli.engine.structs import words_of
from teocalli.face.drawing import signed_disc
from teocalli.face.face import NO_SIGNS, Signs
from teocalli.face.words import Words
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.actions import action_words, space_words
from teocalli.games.tzolkin.picture.cities import ICONS
from teocalli.games.tzolkin.picture.geometry import CITIES, DAYS
from teocalli.games.tzolkin.picture.market import RESOURCES
from teocalli.games.tzolkin.picture.technologies import BONUS
from teocalli.games.tzolkin.picture.wealth import keep_id
from teocalli.games.tzolkin.picture.workers import hand_id, worker_id
from teocalli.games.tzolkin.placing import lowest_space
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import State, actions

Arguments = Mapping[str, str]
Finder = Callable[[State, Frame, Arguments], str | None]

GEARS, TEMPLES, TRACKS = words_of(c.Gear), words_of(c.Temple), words_of(c.Technology)
#: Families about nothing that lies on the board: they have buttons only. Mixed payments have none either.
PLACELESS = frozenset({"beg", "skip", "done"})
MIXES = frozenset({"pay", "take"})


def place_of(s: State, action: int) -> str | None:
    """The id of the element, or None for what has buttons only."""
    family = actions.family_of(action)
    if family.name in PLACELESS:
        return None
    return FINDERS[family.name](s, s.stack[s.depth - 1], family.arguments(action))


def pieces_of(s: State, action: int) -> Sequence[str]:
    """The workers in hand, which are alike, for whatever puts one on the board."""
    seat = s.stack[s.depth - 1].seat
    if actions.family_of(action).name not in ("place", "claim", "mercy"):
        return ()
    return [hand_id(seat, k) for k in range(s.players[seat].hand)]


def _lowest(s: State, frame: Frame, given: Arguments) -> str:
    gear = GEARS.index(given["gear"])
    return f"space-{CITIES[gear].id}-{lowest_space(s, gear)}"


def _worker(s: State, frame: Frame, given: Arguments) -> str:
    return worker_id(frame.seat, CITIES[GEARS.index(given["gear"])], int(given["space"]), s.day)


def _harvest(s: State, frame: Frame, given: Arguments) -> str:
    """Without a tile it is the group itself."""
    way, group = given["harvest"], rulebook.named(frame)["group"]
    return f"jungle-{group}" if way == "untiled" else f"jungle-{group}-{way}"


def _next_level(s: State, frame: Frame, given: Arguments) -> str:
    level = s.players[frame.seat].levels[TRACKS.index(given["technology"])]
    return f"level-{given['technology']}-{min(BONUS, level + 1)}"


def _step(s: State, frame: Frame, given: Arguments, by: int) -> str:
    return f"step-{given['temple']}-{s.players[frame.seat].temples[TEMPLES.index(given['temple'])] + by}"


def _single(s: State, frame: Frame, given: Arguments) -> str | None:
    """Cubes of one kind are chosen at its price; mixes have no place."""
    kinds = [resource for resource in RESOURCES if given[resource] != "0"]
    return f"market-{kinds[0]}" if len(kinds) == 1 else None


def _market(s: State, frame: Frame, given: Arguments) -> str:
    return f"market-{given['resource']}"


def _building(s: State, frame: Frame, given: Arguments) -> str:
    return f"bld-{given['building']}"


FINDERS: dict[str, Finder] = {
    "keep": lambda s, frame, given: keep_id(given["wealth"], given["second"]),
    "mercy": _lowest,
    "place": _lowest,
    "claim": lambda s, frame, given: "first-player-space",
    "pick_up": _worker,
    "do": lambda s, frame, given: f"act-{CITIES[GEARS.index(given['gear'])].id}-{given['number']}",
    "harvest": _harvest,
    "advance": _next_level,
    "pay": _single,
    "take": _single,
    "climb": lambda s, frame, given: _step(s, frame, given, 1),
    "climb_two": lambda s, frame, given: f"pair-{message_id(given['pair'])}",
    "anger": lambda s, frame, given: _step(s, frame, given, -1),
    "build": _building,
    "build_plain": _building,
    "monument": lambda s, frame, given: f"mon-{given['monument']}",
    "discount": _market,
    "buy": _market,
    "sell": _market,
    "days": lambda s, frame, given: f"day-{(s.day + int(given['number'])) % DAYS}",
}


def aim(s: State, action: int, words: Words) -> str:
    """What an action of a gear does; the space that a worker is put on, and what can be done there."""
    family = actions.family_of(action)
    if family.name not in ("do", "place", "mercy"):
        return ""
    given = family.arguments(action)
    gear = GEARS.index(given["gear"])
    if family.name == "do":
        return action_words(words.language, gear, int(given["number"]))
    space = lowest_space(s, gear)
    place, done = space_words(words.language, gear, space), action_words(words.language, gear, max(1, space))
    return f"{place}: {done}" if space else words.say("picture-aim-tomorrow", place=place, number=1, done=done)


def option_signs(s: State, action: int) -> Signs:
    """The gear that an action is about: its sign, on its colour."""
    gear = actions.family_of(action).arguments(action).get("gear")
    if gear is None:
        return NO_SIGNS
    at = GEARS.index(gear)
    return Signs(signed_disc("var(--bd-card)", ICONS[at], line=CITIES[at].colour))
