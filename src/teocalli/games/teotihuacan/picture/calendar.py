"""The calendar: thirteen sectors clockwise from 0 at the top, the light and the dark disc, the eclipse to come."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import icon, path, polar, stepped, text
from teocalli.games.teotihuacan.picture.geometry import strip
from teocalli.games.teotihuacan.picture.pieces import put, zone
from teocalli.games.teotihuacan.picture.scene import Scene

SECTORS, ECLIPSES = 13, 3


def _middle(box: Box) -> tuple[float, float, float]:
    r = (box.h - 56) / 2
    return box.x + box.w / 2, box.y + box.h - r - 18, r


def _sector(cx: float, cy: float, r: float, k: int, past: bool) -> str:
    half = 180 / SECTORS - 1.2
    corners = ((r + 12, -half), (r + 12, half), (r - 13, half), (r - 13, -half))
    points = (polar(cx, cy, away, k * 360 / SECTORS + turn) for away, turn in corners)
    shape = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    fill = "--sun" if past else "--bd-card-2"
    return path(shape, style=f"fill:var({fill});stroke:var(--bd-line);stroke-width:.8")


def calendar(scene: Scene) -> str:
    box, told = strip(scene.view["solo"])[0], scene.view["calendar"]
    cx, cy, r = _middle(box)
    light, dark = told["light"], told["dark"]
    name, words = scene.say("picture-calendar"), scene.say("picture-calendar-discs", light=light, dark=dark)
    out = path(stepped(*box, 4), "card") + text(box.x + 12, box.y + 20, name, "ttl", "start")
    out += text(box.right - 12, box.y + 20, f"{light} / {dark}", "num soft", "end")
    for k in range(SECTORS):
        out += _sector(cx, cy, r, k, k <= light)
        if k not in (light, dark):
            x, y = polar(cx, cy, r, k * 360 / SECTORS)
            out += text(x, y + 4, k, "t0", style="fill:#5b4310" if k <= light else "")
    ordinal = min(ECLIPSES, told["eclipses"] + 1)
    out += icon("eclipse", cx, cy - 9, 28)
    out += text(cx, cy + 23, f"{ordinal} / {ECLIPSES}", "num")
    words += " " + scene.say("picture-last-round") if told["last_round"] else ""
    return zone("calendar", name, out, words)


def discs(scene: Scene) -> str:
    box, told = strip(scene.view["solo"])[0], scene.view["calendar"]
    cx, cy, r = _middle(box)
    met = told["light"] == told["dark"]
    out = ""
    for disc, fill, edge, ink in (
        ("dark", "var(--night)", "#fff;stroke-width:1.5", "#fff"),
        ("light", "#fff8e0", "var(--sun-2);stroke-width:2.5", "#5b4310"),
    ):
        space = told[disc]
        aside = 0.0 if not met else 10.0 if disc == "dark" else -10.0  # side by side where they meet
        x, y = polar(cx, cy, r, space * 360 / SECTORS + aside)
        body = f'<circle r="11.5" style="fill:{fill};stroke:{edge}"/>' + text(0, 4, space, "num0", style=f"fill:{ink}")
        out += put(scene, f"disc-{disc}", x, y, scene.say(f"picture-disc-{disc}", space=space), body)
    return out
