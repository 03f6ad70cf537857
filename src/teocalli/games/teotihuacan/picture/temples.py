"""The three temples: twelve steps each, wide ones with their stacks, the bonus tile and the top."""

from __future__ import annotations

from teocalli.engine.structs import words_of
from teocalli.face.drawing import icon, letter, number, path, place, rect, remembered
from teocalli.games.teotihuacan.components import BONUS_STEP, TOP, WIDE_STEP
from teocalli.games.teotihuacan.effects import Effect, Op
from teocalli.games.teotihuacan.picture.geometry import TEMPLES, sharing
from teocalli.games.teotihuacan.picture.pieces import marker, zone
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import BONUS_SIGNS, icon_of
from teocalli.games.teotihuacan.picture.tiles import row, small_discovery
from teocalli.games.teotihuacan.printed import TEMPLE_REWARD
from teocalli.games.teotihuacan.vocabulary import STACK, Temple

COLOURS = words_of(Temple)
COLUMN, BETWEEN = 57.0, 4.5
FIRST_STEP_Y = TEMPLES.y + 34
STEP_H = (TEMPLES.h - 34) / (TOP + 1)


def left_of(temple: int) -> float:
    return TEMPLES.x + temple * (COLUMN + BETWEEN)


def step_y(step: int) -> float:
    """The upper edge of a step; the foot is 0."""
    return FIRST_STEP_Y + (TOP - step) * STEP_H


def temples(scene: Scene) -> str:
    return "".join(_temple(scene, temple) for temple in range(3))


def _temple(scene: Scene, temple: int) -> str:
    colour, x = COLOURS[temple], left_of(temple)
    c, h = number(COLUMN), number(TEMPLES.h - 8)
    outline = f"M{number(x + 8)} {TEMPLES.y}h{number(COLUMN - 16)}v4h4v4h4v{h}h-{c}v-{h}h4v-4h4Z"
    frame = f"fill:var(--t-{colour}-soft);stroke:var(--t-{colour});stroke-width:1.2"
    name = scene.say(f"picture-temple-{colour}")
    out = path(outline, style=frame) + icon(f"temple-{colour}", x + COLUMN / 2, TEMPLES.y + 19, 22)
    out += "".join(_step(scene, temple, step) for step in range(TOP + 1))
    return zone(f"temple-{colour}", name, out)


@remembered
def _print(temple: int, step: int, bonus: str, kinds: tuple[str, ...]) -> str:
    """What a step shows."""
    colour, x, y = COLOURS[temple], left_of(temple), step_y(step)
    stack = WIDE_STEP[temple][step]
    fill = f"fill:var(--t-{colour});fill-opacity:.2" if step >= BONUS_STEP else "fill:var(--bd-card)"
    edge = f";stroke:var(--t-{colour});stroke-width:1.2" if stack >= 0 else ""
    out = rect(*_shape(temple, step), "", fill + edge)
    reward = Effect(*TEMPLE_REWARD[temple][step])
    if reward.op != Op.NONE:
        out += row(x + 17.5, y + 15, [(reward.amount, icon_of(reward))], 14, 0)
    if bonus:
        out += row(x + COLUMN / 2, y + 17, BONUS_SIGNS[bonus], 13, 0.5, COLUMN - 6)
    for k, kind in enumerate(kinds):
        out += small_discovery(kind, x + 12.5 + k % 3 * 16.2, y + 45.5 - k // 3 * 16, 15)
    return out


def _shape(temple: int, step: int) -> tuple[float, float, float, float, float]:
    """Corner, size and rounding of a step; wide ones reach the edge."""
    inset = 0 if WIDE_STEP[temple][step] >= 0 or step in (0, BONUS_STEP) else 3
    return left_of(temple) + 2 + inset, step_y(step) + 1.5, COLUMN - 4 - 2 * inset, STEP_H - 3, 5


def _step(scene: Scene, temple: int, step: int) -> str:
    colour, stack = COLOURS[temple], WIDE_STEP[temple][step]
    bonus = scene.view["bonuses"][colour] if step == BONUS_STEP else ""
    kinds = tuple(scene.view["stacks"][STACK[stack]]) if stack >= 0 else ()
    words = scene.say("picture-step", temple=scene.say(f"picture-temple-{colour}"), step=step)
    reward = Effect(*TEMPLE_REWARD[temple][step])
    if reward.op != Op.NONE:
        words += " " + scene.say(f"picture-reward-{icon_of(reward)}", amount=reward.amount)
    if bonus:
        words += " " + scene.tile("bonus", bonus)
    if kinds:
        words += " " + scene.say("picture-or-tile", tiles=scene.tiles("discovery", kinds))
    out, ring = _print(temple, step, bonus, kinds), rect(*_shape(temple, step), "")
    return place(f"step-{colour}-{step}", words, out, scene.marks, ring)


def temple_markers(scene: Scene) -> str:
    out = ""
    for temple, colour in enumerate(COLOURS):
        for step in range(TOP + 1):
            here = [seat for seat, player in enumerate(scene.view["seats"]) if player["temples"][colour] == step]
            # the head of the bonus step belongs to its tile, the foot of a wide step to its stack
            flat = step == BONUS_STEP
            spots, r = sharing(len(here), wide=flat)
            for seat, (dx, dy) in zip(here, spots, strict=False):
                y = step_y(step) + (38 + dy if flat else 19 + dy * 0.8 if WIDE_STEP[temple][step] >= 0 else 26 + dy)
                told = scene.say(f"picture-temple-{colour}")
                words = scene.say("picture-marker-temple", name=scene.name(seat), step=step, temple=told)
                element, x = f"temple-{colour}-{letter(seat)}", left_of(temple) + (COLUMN / 2 if flat else 43) + dx
                out += marker(scene, element, seat, x, y, words, r, f"step-{colour}-{step}")
    return out
