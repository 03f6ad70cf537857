"""The Ascension wheel with its five rewards; in its corners wait the workers that are not yet in play."""

from __future__ import annotations

from teocalli.engine.messages import message_id
from teocalli.face.box import Box
from teocalli.face.drawing import icon, path, place, polar, stepped, text
from teocalli.games.teotihuacan.picture.geometry import strip
from teocalli.games.teotihuacan.picture.pieces import zone
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import Signs, icon_of
from teocalli.games.teotihuacan.picture.tiles import row
from teocalli.games.teotihuacan.printed import WHEEL, Reward

HUB = 15.0
#: Clockwise from the top.
ORDER = ("points", "two_steps", "worker", "temple", "cocoa")


def _signs(reward: Reward) -> Signs:
    given: Signs = [(reward.effect.amount, icon_of(reward.effect))]
    if reward.cocoa:
        return [(f"−{reward.cocoa}", "cocoa"), *given]
    return [*given, ("+", "worker")] if reward.id == "worker" else given


REWARDS = sorted(((reward.id, _signs(reward)) for reward in WHEEL), key=lambda found: ORDER.index(found[0]))


def _middle(box: Box) -> tuple[float, float, float]:
    r = (box.h - 46) / 2
    return box.x + box.w / 2, box.y + 35 + r, r


def _sector(cx: float, cy: float, r: float, k: int) -> str:
    a, b = k * 72 + 1.5, (k + 1) * 72 - 1.5
    (px, py), (qx, qy) = polar(cx, cy, r, a), polar(cx, cy, r, b)
    (ix, iy), (jx, jy) = polar(cx, cy, HUB, a), polar(cx, cy, HUB, b)
    outer = f"A{r:.1f} {r:.1f} 0 0 1 {qx:.1f} {qy:.1f}"
    return f"M{ix:.1f} {iy:.1f}L{px:.1f} {py:.1f}{outer}L{jx:.1f} {jy:.1f}A{HUB:g} {HUB:g} 0 0 0 {ix:.1f} {iy:.1f}Z"


def ascension(scene: Scene) -> str:
    box = strip(scene.view["solo"])[2]
    cx, cy, r = _middle(box)
    name = scene.say("picture-ascension")
    out = path(stepped(*box, 4), "card") + text(box.x + 12, box.y + 20, name, "ttl", "start")
    for k, (reward, signs) in enumerate(REWARDS):
        shape = _sector(cx, cy, r, k)
        x, y = polar(cx, cy, r * 0.68, k * 72 + 36)
        if len(signs) == 2:
            body = row(x, y - 7, signs[:1], 14, 1) + row(x, y + 9, signs[1:], 14, 1)
        else:
            body = row(x, y, signs, 16, 1)
        words = scene.named("wheel", reward)
        out += place(f"wheel-{message_id(reward)}", words, path(shape, "slot") + body, scene.marks, path(shape))
    out += icon("ascend", cx, cy, 17, style="color:var(--bd-ink)")
    return zone("ascension", name, out)


def waiting_spot(scene: Scene, seat: int, worker: int, waiting: int) -> tuple[float, float, float]:
    """Where a worker waits, and its size: one corner for each seat, four small dice or a single larger one."""
    box = strip(scene.view["solo"])[2]
    right, low = seat in (1, 2), seat in (2, 3)
    x = box.right - 18 if right else box.x + 18
    y = box.foot - 18 if low else box.y + 42
    if waiting == 1:
        return x, y, 19
    return x + (worker % 2 - 0.5) * 16, y + (worker // 2 - 0.5) * 16, 14
