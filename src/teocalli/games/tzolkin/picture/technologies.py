"""The four technology tracks: three levels each, and the bonus that can be taken again and again."""

from __future__ import annotations

import re

from teocalli.engine.messages import capital
from teocalli.face.drawing import icon, letter, marker, over, path, place, rect, remembered, stepped, text, title
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.figures import TRACKS
from teocalli.games.tzolkin.picture.geometry import TECHNOLOGIES
from teocalli.games.tzolkin.picture.scene import Scene, say, word_of
from teocalli.games.tzolkin.picture.signs import ANY_RESOURCE, MINUS, STEP, Sign, row

BONUS = c.TOP_LEVEL + 1
ROW_H = 33
LONGEST_NAME = 13
CELLS = (106, 60)  # where the first one begins, and how far apart they are
#: What each level adds, then the bonus.
SIGNS: tuple[tuple[list[Sign], ...], ...] = (
    (
        [(f"+{c.HARVEST_BONUS[1]}", "corn")],
        [(f"+{c.FISHING_BONUS[2]}", "corn"), ("", "farm")],
        [(f"+{c.HARVEST_BONUS[3] - c.HARVEST_BONUS[2]}", "corn")],
        [("1", STEP)],
    ),
    ([("+1", "wood")], [("+1", "stone")], [("+1", "gold")], [(str(c.BONUS_RESOURCES), ANY_RESOURCE)]),
    (
        [(f"+{c.ARCHITECTURE_CORN[1]}", "corn")],
        [(f"+{c.ARCHITECTURE_POINTS[2]}", "vp")],
        [(f"{MINUS}1", ANY_RESOURCE)],
        [(str(c.BONUS_POINTS), "vp")],
    ),
    ([("+1", "gear")], [(f"{MINUS}1", ANY_RESOURCE), ("", STEP)], [("+1", "skull")], [("1", "skull")]),
)


def cell(track: int, level: int) -> tuple[float, float, float, float]:
    """Corner and size of a level; the bonus is the last one."""
    x, apart = CELLS
    width = 30 if level == BONUS else apart - 2
    return TECHNOLOGIES.x + x + apart * level + 1, TECHNOLOGIES.y + 23 + track * ROW_H, width, 30


def in_two_lines(name: str) -> list[str]:
    """A long name, broken after its first word or part."""
    return [name] if len(name) <= LONGEST_NAME else re.split(r"(?<=-)| ", name, maxsplit=1)


def technologies(scene: Scene) -> str:
    box = TECHNOLOGIES
    out = path(stepped(*box, 4), "card")
    for level in range(1, BONUS + 1):
        x, _, w, _ = cell(0, level)
        price = f"{MINUS}{int(c.ADVANCE_PRICE[level - 1])}"
        out += f"<g>{title(scene.say('picture-advance-price', amount=int(c.ADVANCE_PRICE[level - 1])))}"
        out += row(x + w / 2, box.y + 13, [(price, ANY_RESOURCE)], 12, 2) + "</g>"
    for track, word in enumerate(TRACKS):
        y = cell(track, 0)[1]
        name = scene.named("technology", word)
        out += icon(f"tech-{word}", box.x + 17, y + 15, 20)
        lines = in_two_lines(name)
        for k, line in enumerate(lines):
            out += text(box.x + 30, y + 19 + 12 * (k - (len(lines) - 1) / 2), line, "t0", "start")
        out += "".join(_level(scene, track, level) for level in range(BONUS + 1))
    return f'<g id="technologies" role="group" aria-label="{scene.say("picture-technologies")}">{out}</g>'


@remembered
def _printed(language: str, track: int, level: int) -> tuple[str, str, str]:
    """A level in words, its drawing and its outline."""
    x, y, w, h = cell(track, level)
    word = TRACKS[track]
    out, name = rect(x, y, w, h, 5, "card2"), capital(word_of(language, "technology", word))
    ring = rect(x, y, w, h, 5, "")
    if level == 0:
        return name, out, ring
    out += row(x + w / 2, y + (15 if level == BONUS else 9), SIGNS[track][level - 1], 12, 2)
    words = say(language, "picture-level" if level < BONUS else "picture-bonus", level=level, technology=name)
    return words + " " + say(language, f"picture-level-{word}-{level}"), out, ring


def _level(scene: Scene, track: int, level: int) -> str:
    words, body, ring = _printed(scene.language, track, level)
    return place(f"level-{TRACKS[track]}-{level}", words, body, scene.marks, ring)


def technology_markers(scene: Scene) -> str:
    out = ""
    for track, word in enumerate(TRACKS):
        here: dict[int, int] = {}
        for seat, player in enumerate(scene.players):
            level = player["technologies"][word]
            shared = here.get(level, 0)
            here[level] = shared + 1
            x, y, _, _ = cell(track, level)
            words = scene.say(
                "picture-marker-technology",
                name=scene.name(seat),
                level=level,
                technology=scene.word("technology", word),
            )
            out += marker(
                f"tech-{word}-{letter(seat)}",
                letter(seat),
                x + 9 + 13.4 * shared,
                y + (22 if level else 15),
                words,
                5.4,
            )
    return f'<g id="technology-markers"{over("level-")}>{out}</g>'
