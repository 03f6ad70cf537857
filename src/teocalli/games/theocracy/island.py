"""The map of a components file: hexes by axial coordinates, and who touches whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teocalli.engine.structs import words_of
from teocalli.games.theocracy.checks import only, whole, word, wrong
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.vocabulary import CIVS, COLOURS, CREATURES, CRYSTALS, HEXES, MOST_HEXES, Piece

NEUTRAL = "neutral"
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
PARTS = ("id", "q", "r", "colour", "crystal", "creature", "start")
STARTING = (Piece.HOUSE, Piece.FORTRESS)


def map_cells(cells: list[int], given: Any) -> None:
    """Write the map into its cells: hexes stand in the order of their ids, h01 first."""
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_HEXES:
        raise wrong("map.hexes", "components-hexes", most=MOST_HEXES)
    at: dict[tuple[int, int], int] = {}
    for block in (At.MAP_COLOUR, At.MAP_CRYSTAL, At.MAP_CREATURE, At.MAP_CIV, At.MAP_PIECE):
        cells[block : block + MOST_HEXES] = [-1] * MOST_HEXES
    cells[At.NEIGHBOURS : At.NEIGHBOURS + MOST_HEXES * len(STEPS)] = [-1] * (MOST_HEXES * len(STEPS))
    cells[At.MAP_SIZE] = len(given)
    for place, hex_given in enumerate(given):
        where = f"map.hexes[{place + 1}]"
        if not isinstance(hex_given, Mapping) or not {"id", "q", "r", "colour"} <= set(hex_given):
            raise wrong(where, "components-form", form="{id: …, q: …, r: …, colour: …}")
        if hex_given["id"] != HEXES[place]:
            raise wrong(where, "components-order", id=HEXES[place])
        where = f"map.hexes.{hex_given['id']}"
        only(hex_given, PARTS, where)
        q, r = (whole(hex_given[axis], f"{where}.{axis}", -MOST_HEXES, MOST_HEXES) for axis in ("q", "r"))
        if (q, r) in at:
            raise wrong(where, "components-lies", other=HEXES[at[q, r]], q=q, r=r)
        at[q, r] = place
        cells[At.MAP_Q + place], cells[At.MAP_R + place] = q, r
        _contents(cells, place, hex_given, where)
    for (q, r), place in at.items():
        near = [at[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in at]
        first = At.NEIGHBOURS + place * len(STEPS)
        cells[first : first + len(near)] = near
    for civ, name in enumerate(CIVS):
        homes = [
            h for h in range(len(given)) if (cells[At.MAP_CIV + h], cells[At.MAP_PIECE + h]) == (civ, Piece.FORTRESS)
        ]
        if len(homes) != 1:
            raise wrong("map.hexes", "components-fortresses", civ=name, count=len(homes))


def _contents(cells: list[int], place: int, given: Mapping[str, Any], where: str) -> None:
    colour, crystal, creature, start = (given.get(key) for key in ("colour", "crystal", "creature", "start"))
    if colour != NEUTRAL:
        cells[At.MAP_COLOUR + place] = word(colour, COLOURS, f"{where}.colour")
    if crystal is not None:
        cells[At.MAP_CRYSTAL + place] = word(crystal, CRYSTALS, f"{where}.crystal")
    if creature is not None:
        cells[At.MAP_CREATURE + place] = word(creature, CREATURES, f"{where}.creature")
    if start is None:
        return
    if not isinstance(start, Mapping) or not {"civ", "piece"} <= set(start):
        raise wrong(where, "components-form", form="start: {civ: …, piece: house | fortress}")
    only(start, ("civ", "piece"), f"{where}.start")
    pieces = words_of(Piece)
    piece = word(start["piece"], [pieces[p] for p in STARTING], f"{where}.start")
    cells[At.MAP_CIV + place] = word(start["civ"], CIVS, f"{where}.start")
    cells[At.MAP_PIECE + place] = STARTING[piece]
    if crystal is not None or creature is not None:
        raise wrong(where, "components-building")
    if STARTING[piece] == Piece.FORTRESS and colour != NEUTRAL:
        raise wrong(where, "components-neutral")
