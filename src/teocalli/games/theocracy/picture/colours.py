"""The choice of colours before the first round. It lies where the dice will be."""

from __future__ import annotations

from teocalli.face.drawing import letter, place, rect, seat_shape, text
from teocalli.games.theocracy.picture.geometry import DICE
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import gem
from teocalli.games.theocracy.vocabulary import COLOURS


def colours(scene: Scene) -> str:
    """Four tiles: crystal, name, number of hexes, and who plays it."""
    out = rect(*DICE, 12, "card") + text(DICE.x + 14, DICE.y + 20, scene.say("picture-colours"), "ttl", "start")
    wide = (DICE.w - 20) / len(COLOURS)
    owners = {player["colour"]: seat for seat, player in enumerate(scene.players)}
    for k, colour in enumerate(COLOURS):
        x, y, w, h = DICE.x + 10 + k * wide + 3, DICE.y + 29, wide - 6, DICE.h - 38
        count = sum(here["colour"] == colour for here in scene.view["hexes"].values())
        body = rect(x, y, w, h, 9, "", f"fill:var(--p-{colour}-hex);stroke:var(--th-ink);stroke-opacity:.3")
        body += gem(colour, x + w / 2, y + 27, 36)
        plate = rect(x + 5, y + h - 38, w - 10, 33, 6, "", "fill:var(--bd-card)")
        body += plate + text(x + w / 2, y + h - 25, scene.named("colour", colour), "num")
        words = scene.say("picture-colour", colour=scene.named("colour", colour), amount=count)
        seat = owners.get(colour)
        if seat is None:
            body += text(x + w / 2, y + h - 10, scene.say("picture-hexes", amount=count), "t0 soft")
        else:
            mark = f'<g transform="translate({x + 14:g},{y + 14:g})" class="seat-{letter(seat)}"'
            body += f'{mark} style="fill:var(--seat);stroke:var(--th-ink)">{seat_shape(letter(seat), 7, "")}</g>'
            body += text(x + w / 2, y + h - 10, scene.name(seat)[:12], "t0 soft")
            words = scene.say("picture-colour-taken", colour=scene.named("colour", colour), name=scene.name(seat))
        out += place(f"colour-{colour}", words, body, scene.marks, rect(x, y, w, h, 9, "", "fill:none"))
    return f'<g id="colours" role="group" aria-label="{scene.say("picture-colours")}">{out}</g>'
