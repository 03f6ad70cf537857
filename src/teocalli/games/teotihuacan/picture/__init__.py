"""The whole board of Teotihuacan as one SVG, drawn from what a seat sees. One part a file."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.face.face import Marks, View
from teocalli.face.words import Words
from teocalli.games.teotihuacan.picture import construction, decorations
from teocalli.games.teotihuacan.picture.alchemy import technology_markers
from teocalli.games.teotihuacan.picture.ascension import ascension
from teocalli.games.teotihuacan.picture.avenue import avenue, avenue_markers
from teocalli.games.teotihuacan.picture.calendar import calendar, discs
from teocalli.games.teotihuacan.picture.choices import choices, is_laid_out
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

#: What parts are drawn from, and how the ids of elements begin that lie in them or below them.
AVENUE_READS = ("solo", "building_row", "buildings_taken", "building_value", "stacks")
STONES_READ, STONE_IDS = ("stone_display", "pyramid", "p25"), ("stone-", "main-construction", "board-construction")
DECORATION_IDS = ("decoration-", "main-decorations", "board-decorations")
BUILDINGS_READ = ("nobles", "buildings_taken", "building_row", "solo")
BUILDING_IDS = ("building-", "nobles-", "main-nobles", "board-nobles")
TECHNOLOGY_IDS = ("tech-", "technology-", "main-alchemy", "board-alchemy")
CHOICES_READ = ("asked", "deciding", "draft", "linked", "p25", "seats", "solo", "stacks")
CHOICE_IDS = ("start-", "linked-", "claim-", "turn-")
WORKERS_READ = ("seats", "neutral", "turn", "moved", "ring", "solo")
WORKER_IDS = ("w-", "board-", "area-", "worship-")


def picture(view: View, words: Words, marks: Marks) -> Sequence[str]:
    """Boards first, then everything that moves, then what is asked."""
    scene = Scene(view, words, marks)
    stone_places = tuple(construction.display_corner(slot_of(scene, "construction"), i) for i in range(3))
    tile_places = tuple(decorations.display_corner(slot_of(scene, "decorations"), i) for i in range(4))
    tracks = scene.with_seats("temples", "avenue", "track", "technologies")
    dice = scene.with_seats("seat", "workers")
    frame = marks.frame or f"0 0 {WIDTH} {HEIGHT}"
    head = f'<svg id="picture" class="bd teo" viewBox="{frame}" preserveAspectRatio="xMidYMid meet" role="group"'
    return (
        f'{head} aria-label="{scene.say("picture-board")}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bd-ground)"/>',
        scene.kept(temples, ("bonuses", "stacks"), ("step-",)),
        *ring(scene),
        scene.kept(pyramid, ("pyramid", "track_end"), ()),
        scene.kept(calendar, ("calendar", "solo"), ()),
        scene.kept(avenue, AVENUE_READS, ("avenue-",)),
        scene.kept(ascension, ("solo",), ("wheel-",)),
        '<g id="pieces">',
        scene.kept(stones, STONES_READ, STONE_IDS, stone_places, view["asked"].get("stone")),
        scene.kept(decoration_tiles, ("decoration_display", "decorations"), DECORATION_IDS, tile_places),
        scene.kept(spots, ("pyramid",), ("pyramid-",)),
        scene.kept(decoration_spots, ("decorations",), ("side-",)),
        scene.kept(buildings, BUILDINGS_READ, BUILDING_IDS, slot_of(scene, "nobles")),
        tracks.kept(temple_markers, ("seats",), ("step-", "temple-")),
        tracks.kept(avenue_markers, ("seats", "solo"), ("avenue-",)),
        tracks.kept(track_markers, ("seats", "track_end"), ("ptrack-",)),
        tracks.kept(technology_markers, ("seats", "technologies"), TECHNOLOGY_IDS, slot_of(scene, "alchemy")),
        scene.kept(discs, ("calendar", "solo"), ("disc-",)),
        teotibot(scene),
        dice.kept(workers, WORKERS_READ, WORKER_IDS),
        "</g>",
        scene.kept(choices, CHOICES_READ, CHOICE_IDS) if is_laid_out(view["asked"]) else "",
        "</svg>",
    )
