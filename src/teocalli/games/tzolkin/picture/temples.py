"""The three temples: steps with the points of an age's end, materials for its middle, and the bonus of the highest."""

from __future__ import annotations

from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.face.drawing import (
    LATENT,
    icon,
    letter,
    marker,
    over,
    path,
    place,
    rect,
    remembered,
    stepped,
    text,
    title,
)
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.figures import GOODS
from teocalli.games.tzolkin.picture.geometry import TEMPLES
from teocalli.games.tzolkin.picture.scene import Scene, say, word_of
from teocalli.games.tzolkin.picture.signs import MINUS
from teocalli.games.tzolkin.state import PAIRS

WORDS = words_of(c.Temple)
COLUMN, BETWEEN, STEP_H, NARROWER = 122, 2, 22.5, 1.8
BASE = TEMPLES.y + 236


def left_of(temple: int) -> float:
    return TEMPLES.x + 8 + temple * (COLUMN + BETWEEN)


def temples(scene: Scene) -> str:
    out = path(stepped(*TEMPLES, 4), "card")
    return out + "".join(_temple(scene, temple) for temple in range(c.TEMPLES)) + _pairs(scene)


def _temple(scene: Scene, temple: int) -> str:
    word, x = WORDS[temple], left_of(temple)
    name = scene.word("temple", word)
    head = BASE - (int(c.TOP_STEP[temple]) + 1) * STEP_H - 14
    wide = 20 + len(name) * 6.6
    out = icon(f"god-{word}", x + COLUMN / 2 - wide / 2 + 9, head, 18)
    out += text(x + COLUMN / 2 - wide / 2 + 20, head + 4.5, name, "num0", "start")
    out += "".join(_step(scene, temple, step) for step in range(int(c.TOP_STEP[temple]) + 1))
    out += _highest(scene, temple)
    return f'<g id="temple-{word}" role="group" aria-label="{name}">{title(name)}{out}</g>'


def _highest(scene: Scene, temple: int) -> str:
    """The bonus for the highest at the end of each age; that of the present age is marked."""
    x, y, bonus = left_of(temple) + COLUMN / 2, BASE + 15, c.HIGHEST_BONUS[temple]
    ages = [int(bonus[0]), int(bonus[1])]
    out = icon("royal", x - 44, y - 4.5, 15)
    for age, points in enumerate(ages):
        left = x - 12 + age * 40
        now = scene.view["age"] == age + 1
        out += text(left - 9, y, ("I", "II")[age], "t0 soft", "end")
        out += text(left - 5, y, f"+{points}", "num0" if now else "t0 soft", "start")
        out += f'<g opacity="{1 if now else 0.5}">{icon("vp", left + 17, y - 4, 12)}</g>'
    words = scene.say("picture-highest", first=ages[0], second=ages[1], temple=scene.word("temple", WORDS[temple]))
    return f"<g>{title(words)}{out}</g>"


@remembered
def _printed(language: str, temple: int, step: int) -> tuple[str, str, str]:
    """A step in words, its drawing and its outline."""
    word, points = WORDS[temple], int(c.STEP_POINTS[temple][step])
    inset = 2 + step * NARROWER
    x, y = left_of(temple) + inset, BASE - (step + 1) * STEP_H
    shape = (x, y + 1, COLUMN - 2 * inset, STEP_H - 2, 4)
    outline = 1.8 if step == c.START_STEP else 0.7
    out = rect(*shape, "", f"fill:var(--g-{word}-soft);stroke:var(--g-{word});stroke-width:{outline}")
    out += text(x + 12, y + 15.5, str(points).replace("-", MINUS), "num0")
    words = say(language, "picture-step", step=step, points=points, temple=word_of(language, "temple", word))
    good = int(c.STEP_GOOD[temple][step])
    if good >= 0:
        out += icon(GOODS[good], x + 30, y + STEP_H / 2, 14)
        words += " " + say(language, "picture-step-good", good=word_of(language, "good", GOODS[good]))
    if step == c.TOP_STEP[temple]:
        out += icon("double-day", x + 30, y + STEP_H / 2, 12)
        words += " " + say(language, "picture-step-top")
    return words, out, rect(*shape, "")


def _step(scene: Scene, temple: int, step: int) -> str:
    words, body, ring = _printed(scene.language, temple, step)
    return place(f"step-{WORDS[temple]}-{step}", words, body, scene.marks, ring)


def _pairs(scene: Scene) -> str:
    """Two temples at once: one sign for each pair, in the free corner above the lowest temple."""
    out = ""
    for k, pair in enumerate(PAIRS):
        element = f"pair-{message_id(pair)}"
        x, y = TEMPLES.x + 12 + k * 40, TEMPLES.y + 10
        body = rect(x, y, 36, 26, 6, "card")
        for n, god in enumerate(pair.split("_")):
            body += icon(f"god-{god}", x + 10.5 + 15 * n, y + 13, 15)
        out += place(element, scene.word("pair", pair), body, scene.marks, rect(x, y, 36, 26, 6, ""), LATENT)
    return out


def temple_markers(scene: Scene) -> str:
    """Where a step may be chosen, the pointer goes through the markers on it."""
    out = ""
    for temple, word in enumerate(WORDS):
        here: dict[int, int] = {}
        for seat, player in enumerate(scene.players):
            step = player["temples"][word]
            place_on = here.get(step, 0)
            here[step] = place_on + 1
            x = left_of(temple) + COLUMN - 2 - step * NARROWER - 13 - place_on * 16.5
            words = scene.say(
                "picture-marker-temple", name=scene.name(seat), step=step, temple=scene.word("temple", word)
            )
            out += marker(f"god-{word}-{letter(seat)}", letter(seat), x, BASE - (step + 0.5) * STEP_H, words, 6.8)
    return f'<g id="temple-markers"{over("step-")}>{out}</g>'
