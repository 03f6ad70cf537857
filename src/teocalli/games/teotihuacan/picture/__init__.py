"""The whole board of Teotihuacan as one SVG, drawn from what a seat sees. One part a file."""

from __future__ import annotations

from teocalli.engine.face import Marks, View
from teocalli.engine.words import Words
from teocalli.games.teotihuacan.picture import construction, decorations
from teocalli.games.teotihuacan.picture.alchemy import technology_markers
from teocalli.games.teotihuacan.picture.ascension import ascension
from teocalli.games.teotihuacan.picture.avenue import avenue, avenue_markers
from teocalli.games.teotihuacan.picture.calendar import calendar, discs
from teocalli.games.teotihuacan.picture.choices import choices
from teocalli.games.teotihuacan.picture.geometry import HEIGHT, WIDTH
from teocalli.games.teotihuacan.picture.nobles import buildings
from teocalli.games.teotihuacan.picture.pyramid import (
    decoration_spots,
    decoration_tiles,
    pyramid,
    spots,
    stones,
    track_markers,
)
from teocalli.games.teotihuacan.picture.ring import ring, slot_of
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.temples import temple_markers, temples
from teocalli.games.teotihuacan.picture.teotibot import teotibot
from teocalli.games.teotihuacan.picture.workers import workers


def picture(view: View, words: Words, marks: Marks) -> str:
    """Boards first, then everything that moves, then what is asked."""
    scene = Scene(view, words, marks)
    stone_places = [construction.display_corner(slot_of(scene, "construction"), i) for i in range(3)]
    tile_places = [decorations.display_corner(slot_of(scene, "decorations"), i) for i in range(4)]
    frame = marks.frame or f"0 0 {WIDTH} {HEIGHT}"
    return "".join(
        (
            f'<svg id="picture" class="bd teo" viewBox="{frame}" preserveAspectRatio="xMidYMid meet" role="group"',
            f' aria-label="{scene.say("picture-board")}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bd-ground)"/>',
            temples(scene),
            ring(scene),
            pyramid(scene),
            calendar(scene),
            avenue(scene),
            ascension(scene),
            '<g id="pieces">',
            stones(scene, stone_places),
            decoration_tiles(scene, tile_places),
            spots(scene),
            decoration_spots(scene),
            buildings(scene, slot_of(scene, "nobles")),
            temple_markers(scene),
            avenue_markers(scene),
            track_markers(scene),
            technology_markers(scene, slot_of(scene, "alchemy")),
            discs(scene),
            teotibot(scene),
            workers(scene),
            "</g>",
            choices(scene),
            "</svg>",
        )
    )
