"""The actions of the gears in words."""

from __future__ import annotations

from teocalli.engine.records import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.geometry import CITIES
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import GOODS

TEMPLES = words_of(c.Temple)


def action_words(scene: Scene, gear: int, space: int) -> str:
    """What a worker picked up from a space can do there."""
    last = int(c.LAST_ACTION[gear])
    if space == 0:
        return scene.say("picture-act-nothing")
    if space > last:
        return scene.say("picture-act-choice", last=last)
    if gear == c.PALENQUE:
        return _harvest(scene, space)
    if gear == c.YAXCHILAN:
        return _goods(scene, [(good, int(n)) for good, n in enumerate(c.MINING[space]) if n])
    if gear == c.CHICHEN_ITZA:
        return _sacrifice(scene, space)
    return scene.say(f"picture-act-{CITIES[gear].id}-{space}")


def _harvest(scene: Scene, space: int) -> str:
    if space == 1:
        return scene.say("picture-act-fishing", corn=c.FISHING)
    corn, wood = int(c.HARVEST_CORN[space]), int(c.HARVEST_WOOD[space])
    if wood:
        return scene.say("picture-act-harvest", corn=corn, wood=wood)
    return scene.say("picture-act-harvest-corn", corn=corn)


def _goods(scene: Scene, goods: list[tuple[int, int]]) -> str:
    return ", ".join(scene.say(f"picture-goods-{GOODS[good]}", amount=n) for good, n in goods)


def _sacrifice(scene: Scene, space: int) -> str:
    points, temple, cubes = (int(n) for n in c.SACRIFICE[space])
    name = scene.word("temple", TEMPLES[temple])
    return scene.say("picture-act-sacrifice-cube" if cubes else "picture-act-sacrifice", points=points, temple=name)
