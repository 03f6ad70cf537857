"""The actions of the gears in words."""

from __future__ import annotations

from teocalli.face.drawing import remembered
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.figures import GOODS, TEMPLES
from teocalli.games.tzolkin.picture.geometry import CITIES
from teocalli.games.tzolkin.picture.scene import form_of, say, word_of


@remembered
def space_words(language: str, gear: int, space: int) -> str:
    """The name of a space."""
    return say(language, "picture-space", gear=word_of(language, "gear", CITIES[gear].word), space=space)


@remembered
def action_words(language: str, gear: int, space: int) -> str:
    """What a worker picked up from a space can do there."""
    last = int(c.LAST_ACTION[gear])
    if space == 0:
        return say(language, "picture-act-nothing")
    if space > last:
        return say(language, "picture-act-choice", last=last)
    if gear == c.PALENQUE:
        return _harvest(language, space)
    if gear == c.YAXCHILAN:
        found = [(GOODS[good], int(n)) for good, n in enumerate(c.MINING[space]) if n]
        return ", ".join(say(language, f"picture-goods-{good}", amount=n) for good, n in found)
    if gear == c.CHICHEN_ITZA:
        return _sacrifice(language, space)
    return say(language, f"picture-act-{CITIES[gear].id}-{space}")


def _harvest(language: str, space: int) -> str:
    if space == 1:
        return say(language, "picture-act-fishing", corn=c.FISHING)
    corn, wood = int(c.HARVEST_CORN[space]), int(c.HARVEST_WOOD[space])
    if wood:
        return say(language, "picture-act-harvest", corn=corn, wood=wood)
    return say(language, "picture-act-harvest-corn", corn=corn)


def _sacrifice(language: str, space: int) -> str:
    points, temple, cubes = (int(n) for n in c.SACRIFICE[space])
    message = "picture-act-sacrifice-cube" if cubes else "picture-act-sacrifice"
    return say(language, message, points=points, temple=form_of(language, "temple", TEMPLES[temple], "at"))
