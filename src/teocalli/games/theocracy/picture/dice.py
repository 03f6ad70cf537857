"""The action table: six columns by value, with the action that each value stands for; and the die in hand."""

from __future__ import annotations

from typing import Any

from teocalli.face.drawing import LATENT, at, icon, number, piece, place, rect, text, title
from teocalli.games.theocracy.picture.geometry import DICE, DIE_IN_HAND, dice_spots
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import die_body, fitted, plain_icon

#: What stands for each action.
DEED_ICONS = {
    "initiative": "act-initiative",
    "war": "act-war",
    "expansion": "act-expansion",
    "factory": "factory",
    "barracks": "barracks",
    "festival": "act-festival",
}
COLUMN_W = (DICE.w - 20) / 6
COLUMN_Y = DICE.y + 78  # the middle of the dice in a column
HAND_X, HAND_Y = DIE_IN_HAND.x + DIE_IN_HAND.w / 2, DIE_IN_HAND.y + 43


def column_x(face: int) -> float:
    """The middle of the column of a value."""
    return DICE.x + 10 + (face - 0.5) * COLUMN_W


def arrives(start: tuple[float, float]) -> str:
    """The style of a piece that glides in from somewhere."""
    return f";--fx:{number(start[0])}px;--fy:{number(start[1])}px"


# ---------------------------------------------------------------- the table


def action_table(scene: Scene) -> str:
    columns = scene.view["action_table"]
    count = sum(sum(column["dice"].values()) for column in columns)
    out = rect(*DICE, 12, "card") + text(DICE.x + 14, DICE.y + 20, scene.say("picture-dice"), "ttl", "start")
    out += text(DICE.x + DICE.w - 14, DICE.y + 20, scene.say("picture-dice-left", amount=count), "t0 soft", "end")
    for column in columns:
        out += _column(scene, column)
    return f'<g id="action-table" role="group" aria-label="{scene.say("picture-dice")}">{out}</g>'


def _column(scene: Scene, column: Any) -> str:
    face, deed, x = column["face"], column["action"], column_x(column["face"])
    left, top = x - COLUMN_W / 2, DICE.y + 28
    out = rect(left + 2, top, COLUMN_W - 4, DICE.h - 36, 8, "card2") + text(left + 13, top + 17, face, "num soft")
    out += plain_icon(DEED_ICONS[deed], x + 7, top + 13, 18)
    out += fitted(x, top + DICE.h - 42, scene.say(f"picture-deed-{deed}"), COLUMN_W - 8, "t0 soft")
    words = title(scene.say(f"picture-deed-{deed}-about", face=face, **scene.figures("deed", deed)))
    return f'<g id="face-{face}">{words}{out}</g>'


def dice(scene: Scene) -> str:
    """Dice of one colour and value are one choice."""
    out = ""
    for column in scene.view["action_table"]:
        face, lying = column["face"], column["dice"]
        size, spots = dice_spots(max(1, sum(lying.values())))
        first = 0
        for civ, count in lying.items():
            here = spots[first : first + count]
            first += count
            x, y = here[0]
            body = "".join(die_body(civ, face, size, sx - x, sy - y) for sx, sy in here)
            message = "picture-die" if count == 1 else "picture-dice-alike"
            words = scene.say(message, die=scene.word("die", f"{civ}_{face}"), amount=count)
            spot = at(column_x(face) + x, COLUMN_Y + y)
            out += piece(f"die-{civ}-{face}", "n", spot, words, body, scene.marks, "cdie")
    return out


# ---------------------------------------------------------------- the die in hand


def die_in_hand(scene: Scene) -> str:
    """Taken and not yet placed; beside it, what changes its value."""
    held = scene.view["die_in_hand"]
    if held is None:
        return ""
    box = DIE_IN_HAND
    seat = scene.view["active_player"] - 1
    out = rect(*box, 12, "card")
    out += text(box.x + box.w / 2, box.y + 15, _short(scene.name(seat)), "t0 soft")
    for change, x, sign in (("down", box.x + 14, "ui-minus"), ("up", box.x + box.w - 14, "ui-plus")):
        element = f"die-{change}"
        ring = f'<circle cx="{number(x)}" cy="{HAND_Y}" r="11.5"/>'
        body = ring.replace("/>", ' class="card2"/>') + icon(sign, x, HAND_Y, 15, style="color:var(--bd-ink)")
        out += place(element, scene.say(f"picture-die-{change}"), body, scene.marks, ring, LATENT)
    start = [element for element in sorted(scene.marks.touched) if element.startswith("die-") and element[-1].isdigit()]
    style, look = at(HAND_X, HAND_Y), "cdie"
    if start:
        style += arrives((column_x(int(start[0][-1])), COLUMN_Y))
        look = "cdie arrives"
    words = scene.say("picture-die-in-hand", name=scene.name(seat), die=scene.word("die", _die(held)))
    return out + piece("die-in-hand", "n", style, words, die_body(held["colour"], held["value"], 40), scene.marks, look)


def _die(held: Any) -> str:
    return f"{held['colour']}_{held['value']}"


def _short(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"
