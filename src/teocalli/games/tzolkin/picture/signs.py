"""Costs, effects and actions as rows of numbers and icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teocalli.face.drawing import icon, rect, text
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.components import Effect, Op, Scoring
from teocalli.games.tzolkin.figures import FRAMES, GOODS, TEMPLES, TRACKS, counts_that_score

#: A number and an icon; either may be empty.
Sign = tuple[str, str]
Signs = Sequence[Sign]

ANY_RESOURCE, STEP, ANY_TRACK = "any", "temple-step", "tech"
#: Width of a figure; fonts differ, so there is some air in it.
DIGIT = 7.1
MINUS, TIMES = "−", "×"
#: Icons of harvested tiles are drawn as small tiles, to tell them from corn and wood.
TILE = "tile:"


def width_of(signs: Signs, size: float, gap: float) -> float:
    return sum(_wide(sign, size) for sign in signs) + gap * (len(signs) - 1)


def _wide(sign: Sign, size: float) -> float:
    number, name = sign
    return (size if name else 0) + (len(number) * DIGIT + 1.5 if number else 0)


def row(x: float, y: float, signs: Signs, size: float = 14, gap: float = 3) -> str:
    """Signs in a row around x, y, in the small figures of the board."""
    left, out = x - width_of(signs, size, gap) / 2, ""
    for sign in signs:
        number, name = sign
        wide = _wide(sign, size)
        written = wide - (size if name else 0)
        if number:
            out += text(left + (written - 1.5) / 2, y + 4, number, "num0")
        if name.startswith(TILE):
            out += small_tile(name.removeprefix(TILE), left + written + size / 2, y, size)
        elif name:
            out += icon(name, left + written + size / 2, y, size)
        left += wide + gap
    return out


def small_tile(kind: str, x: float, y: float, size: float) -> str:
    """A corn or wood tile of the jungle around x, y."""
    look = f"fill:var(--{kind}-tile);stroke:var(--{kind}-tile-2);stroke-width:1"
    return rect(x - size / 2, y - size / 2, size, size, size * 0.2, "", look) + icon(kind, x, y, size * 0.74)


def god(temple: int) -> str:
    return STEP if temple == c.ANY else f"god-{TEMPLES[temple]}"


def track(technology: int) -> str:
    return ANY_TRACK if technology == c.ANY else f"tech-{TRACKS[technology]}"


def price(cost: Mapping[int, int]) -> list[Sign]:
    return [(str(int(amount)), GOODS[good]) for good, amount in cost.items()]


def effect(given: Effect) -> list[Sign]:
    """One effect of a tile."""
    n = int(given.amount)
    several = str(n) if n > 1 else ""
    if given.op == Op.GAIN:
        return [(f"+{n}", GOODS[given.which])]
    if given.op == Op.TEMPLE:
        return [(several, god(given.which))]
    if given.op == Op.ADVANCE:
        return [(several, track(given.which))]
    return {
        Op.POINTS: [(f"+{n}", "vp")],
        Op.WORKER: [("+1", "worker")],
        Op.FEED_FREE: [(str(n), "worker"), ("", "farm")],
        Op.FEED_DISCOUNT: [(f"{MINUS}{n}", "corn"), ("", "worker")],
        Op.BUILD: [("+1", "building")],
        Op.TRADE: [("", "market")],
        Op.ANY_ACTION: [(f"{MINUS}{c.BORROWING_CORN}", "corn"), ("", "gear")],
    }[given.op]


def effects(given: Sequence[Effect]) -> list[list[Sign]]:
    """All effects of a tile, a row each; where there are many, those that are just an icon share a row."""
    rows = [effect(e) for e in given]
    if len(rows) <= 2:
        return rows
    plain = [signs[0] for signs in rows if len(signs) == 1 and not signs[0][0]]
    return [plain, *(signs for signs in rows if len(signs) > 1 or signs[0][0])]


def by_count(points: Sequence[int], counted: str) -> list[list[Sign]]:
    """How many of something bring how many points."""
    counts = counts_that_score(points)
    return [[(listed(counts), counted)], [(listed([points[n] for n in counts]), "")]]


def listed(numbers: Sequence[int]) -> str:
    return "·".join(map(str, numbers))


def monument(number: int, players: int) -> list[list[Sign]]:
    """What a monument counts, in one or two rows."""
    kind, each = int(c.MONUMENT_SCORING[number]), f"{int(c.MONUMENT_EACH[number])}{TIMES}"
    if kind == Scoring.FRAME:
        return [[(each, f"b-{FRAMES[c.MONUMENT_FRAME[number]]}")]]
    if kind == Scoring.ALL_MONUMENTS:
        return [[(f"{int(c.MONUMENT_EACH_BY_PLAYERS[players])}{TIMES}", "monument")], [("A–D", "")]]
    return {
        Scoring.EVERYTHING_BUILT: [[(each, "building")], [("+", "monument")]],
        Scoring.CORN_TILES: [[(each, f"{TILE}corn")]],
        Scoring.WOOD_TILES: [[(each, f"{TILE}wood")]],
        Scoring.WORKERS: by_count(c.POINTS_BY_WORKERS, "worker"),
        Scoring.LEVELS: [[(each, "tech")]],
        Scoring.TOP_LEVELS: by_count(c.POINTS_BY_TOP_LEVELS, "tech"),
        Scoring.BEST_TEMPLE: [[(each, STEP)]],
        Scoring.TEMPLE_POINTS: [[("", god(t)) for t in range(c.TEMPLES)], [("=", "vp")]],
        Scoring.OFFERED_SKULLS: [[(each, "skull")]],
    }[kind]


def action(gear: int, number: int) -> list[list[Sign]]:
    """What an action of a gear brings, in one or two rows."""
    if gear == c.PALENQUE:
        corn = c.FISHING if number == 1 else int(c.HARVEST_CORN[number])
        wood = int(c.HARVEST_WOOD[number])
        return [[(str(corn), "corn")]] + ([[(f"/ {wood}", "wood")]] if wood else [])
    if gear == c.YAXCHILAN:
        found = [(str(int(n)), GOODS[good]) for good, n in enumerate(c.MINING[number]) if n]
        found = found[1:] + found[:1] if len(found) > 1 else found
        return [found] if len(found) < 3 else [found[:2], found[2:]]
    if gear == c.CHICHEN_ITZA:
        points, temple, cubes = (int(n) for n in c.SACRIFICE[number])
        return [[(str(points), god(temple))]] + ([[("+", ANY_RESOURCE)]] if cubes else [])
    return TIKAL[number] if gear == c.TIKAL else UXMAL[number]


TIKAL: dict[int, list[list[Sign]]] = {
    1: [[("1", ANY_TRACK)]],
    2: [[("1", "building")]],
    3: [[("1–2", ANY_TRACK)]],
    4: [[("1–2", "building")], [("/ 1", "monument")]],
    5: [[(f"{MINUS}1", ANY_RESOURCE)], [("1+1", STEP)]],
}
UXMAL: dict[int, list[list[Sign]]] = {
    1: [[(f"{MINUS}{c.OFFERING_CORN}", "corn")], [("1", STEP)]],
    2: [[("", "market")]],
    3: [[("+1", "worker")]],
    4: [[("1", "building")], [(f"{MINUS}{c.CORN_PER_RESOURCE}{TIMES}", "corn")]],
    5: [[(f"{MINUS}{c.BORROWING_CORN}", "corn")], [("?", "gear")]],
}
