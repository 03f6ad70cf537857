"""Workers: on the boards, locked on places of worship, or waiting at the wheel; and the neutral dice."""

from __future__ import annotations

from typing import Any

from teocalli.engine.messages import message_id
from teocalli.face.drawing import letter, over
from teocalli.games.teotihuacan.picture.ascension import waiting_spot
from teocalli.games.teotihuacan.picture.geometry import dice_spots
from teocalli.games.teotihuacan.picture.palace import royal_spot
from teocalli.games.teotihuacan.picture.pieces import NEUTRAL, die
from teocalli.games.teotihuacan.picture.ring import slot_of
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.worship import worship_spot

ROYAL_PLACES = ("royal_a", "royal_b", "royal_c")


def workers(scene: Scene) -> str:
    out, standing = "", _standing(scene)
    for seat, player in enumerate(scene.view["seats"]):
        waiting = sum(worker["board"] is None for worker in player["workers"])
        for worker in player["workers"]:
            out += _worker(scene, seat, worker, waiting, standing)
    for colour, dice in enumerate(scene.view["neutral"]):
        for number, board in enumerate(dice, 1):
            who = NEUTRAL[colour]
            element = f"w-{who}-{number}"
            x, y, size = standing[element]
            words = scene.say("picture-neutral", board=scene.named("board", board))
            out += die(scene, element, who, 1, x, y, size, words, over(f"board-{board}", f"area-{board}"))
    return out


def _standing(scene: Scene) -> dict[str, tuple[float, float, float]]:
    """Place and size of every die in the general area of a board."""
    found: dict[str, tuple[float, float, float]] = {}
    for board in scene.view["ring"]:
        here = [
            f"w-{letter(seat)}-{worker['id']}"
            for seat, player in enumerate(scene.view["seats"])
            for worker in player["workers"]
            if worker["board"] == board and worker["worship"] is None
        ]
        here += [
            f"w-{NEUTRAL[colour]}-{number}"
            for colour, dice in enumerate(scene.view["neutral"])
            for number, stands in enumerate(dice, 1)
            if stands == board
        ]
        box = slot_of(scene, board)
        spots, size = dice_spots(len(here), box.w)
        for element, (dx, dy) in zip(here, spots, strict=True):
            found[element] = (box.x + dx, box.foot + dy, size)
    return found


def _worker(
    scene: Scene, seat: int, worker: dict[str, Any], waiting: int, standing: dict[str, tuple[float, float, float]]
) -> str:
    element, board, place = f"w-{letter(seat)}-{worker['id']}", worker["board"], worker["worship"]
    told: dict[str, str | int] = {"name": scene.name(seat), "power": worker["power"]}
    if board is None:
        x, y, size = waiting_spot(scene, seat, worker["id"] - 1, waiting)
        return die(scene, element, letter(seat), worker["power"], x, y, size, scene.say("picture-worker-waits", **told))
    told["board"] = scene.named("board", board)
    if place is None:
        x, y, size = standing[element]
        picked = seat + 1 == scene.view["turn"] and worker["id"] in scene.view["moved"]
        words, lies = scene.say("picture-worker", **told), over(f"area-{board}", others=f"board-{board}")
        return die(scene, element, letter(seat), worker["power"], x, y, size, words, lies, picked=picked)
    box = slot_of(scene, board)
    if place in ROYAL_PLACES:
        (x, y), size, there = royal_spot(box, ROYAL_PLACES.index(place)), 25.0, f"worship-{message_id(place)}"
    else:
        (x, y), size, there = worship_spot(box), 28.0, f"worship-{board}"
    words, lies = scene.say("picture-worker-locked", **told), over(there, others=f"board-{board}")
    return die(scene, element, letter(seat), worker["power"], x, y, size, words, lies, locked=True)
