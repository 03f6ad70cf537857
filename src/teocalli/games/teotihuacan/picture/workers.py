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
#: Where a die stands, and its size.
Spot = tuple[float, float, float]
#: What the dice of one seat are drawn from.
DICE_READ = ("workers", "moved", "ring", "solo")


def workers(scene: Scene) -> str:
    """The dice of each seat, which are drawn again only when one of them moves or makes room; then the neutral ones."""
    out, standing, view = "", _standing(scene), scene.view
    for seat, player in enumerate(view["seats"]):
        who = letter(seat)
        moved = view["moved"] if seat + 1 == view["turn"] else []
        own = scene.seeing({"workers": player["workers"], "moved": moved, "ring": view["ring"], "solo": view["solo"]})
        out += own.kept(_dice, DICE_READ, (f"w-{who}-",), seat, _spots_of(who, standing))
    for colour in range(len(view["neutral"])):
        out += scene.kept(_neutral_dice, ("neutral",), ("w-",), colour, _spots_of(NEUTRAL[colour], standing))
    return out


def _spots_of(who: str, standing: dict[str, Spot]) -> tuple[tuple[str, Spot], ...]:
    """Where the dice of one colour stand."""
    own = f"w-{who}-"
    return tuple([(element, spot) for element, spot in standing.items() if element.startswith(own)])


def _standing(scene: Scene) -> dict[str, Spot]:
    """Place and size of every die in the general area of a board."""
    found: dict[str, Spot] = {}
    there: dict[str, list[str]] = {board: [] for board in scene.view["ring"]}
    for seat, player in enumerate(scene.view["seats"]):
        for worker in player["workers"]:
            if worker["board"] is not None and worker["worship"] is None:
                there[worker["board"]].append(f"w-{letter(seat)}-{worker['id']}")
    for colour, dice in enumerate(scene.view["neutral"]):
        for number, board in enumerate(dice, 1):
            there[board].append(f"w-{NEUTRAL[colour]}-{number}")
    for board, here in there.items():
        box = slot_of(scene, board)
        spots, size = dice_spots(len(here), box.w)
        for element, (dx, dy) in zip(here, spots, strict=True):
            found[element] = (box.x + dx, box.foot + dy, size)
    return found


def _neutral_dice(scene: Scene, colour: int, spots: tuple[tuple[str, Spot], ...]) -> str:
    out, who, standing = "", NEUTRAL[colour], dict(spots)
    for number, board in enumerate(scene.view["neutral"][colour], 1):
        element = f"w-{who}-{number}"
        words = scene.say("picture-neutral", board=scene.named("board", board))
        out += die(scene, element, who, 1, *standing[element], words, over(f"board-{board}", f"area-{board}"))
    return out


def _dice(scene: Scene, seat: int, spots: tuple[tuple[str, Spot], ...]) -> str:
    """The dice of a seat; `spots` has those that stand in the general area of a board."""
    own, standing = scene.view["workers"], dict(spots)
    waiting = sum(worker["board"] is None for worker in own)
    return "".join(_worker(scene, seat, worker, waiting, standing) for worker in own)


def _worker(scene: Scene, seat: int, worker: dict[str, Any], waiting: int, standing: dict[str, Spot]) -> str:
    element, board, place = f"w-{letter(seat)}-{worker['id']}", worker["board"], worker["worship"]
    told: dict[str, str | int] = {"name": scene.name(seat), "power": worker["power"]}
    if board is None:
        x, y, size = waiting_spot(scene, seat, worker["id"] - 1, waiting)
        return die(scene, element, letter(seat), worker["power"], x, y, size, scene.say("picture-worker-waits", **told))
    told["board"] = scene.named("board", board)
    if place is None:
        x, y, size = standing[element]
        moved = worker["id"] in scene.view["moved"]
        words, lies = scene.say("picture-worker", **told), over(f"area-{board}", others=f"board-{board}")
        return die(scene, element, letter(seat), worker["power"], x, y, size, words, lies, moved=moved)
    box = slot_of(scene, board)
    if place in ROYAL_PLACES:
        (x, y), size, there = royal_spot(box, ROYAL_PLACES.index(place)), 25.0, f"worship-{message_id(place)}"
    else:
        (x, y), size, there = worship_spot(box), 28.0, f"worship-{board}"
    words, lies = scene.say("picture-worker-locked", **told), over(there, others=f"board-{board}")
    return die(scene, element, letter(seat), worker["power"], x, y, size, words, lies, locked=True)
