"""What the words tell of the components: tiles as lists of prices and effects, and the figures in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from teocalli.engine.figures import Figures, Phrase, phrase
from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.components import Effect, Op, Scoring, Tile

GOODS, FRAMES = words_of(c.Good), words_of(c.Frame)
TEMPLES, TRACKS = words_of(c.Temple), words_of(c.Technology)


@cache
def figures() -> Figures:
    return dict([*_buildings(), *_monuments(), *_wealth(), *_sentences()])


def _buildings() -> Iterator[tuple[str, Phrase]]:
    for tile in c.BUILDING_TILES:
        effects = tuple(map(_effect, tile.effects))
        yield f"building-{tile.id}", phrase("tile-building", **_printed(tile), effects=effects)


def _monuments() -> Iterator[tuple[str, Phrase]]:
    for tile in c.MONUMENT_TILES:
        yield f"monument-{tile.id}", phrase("tile-monument", **_printed(tile), effects=(_scoring(tile),))


def _wealth() -> Iterator[tuple[str, Phrase]]:
    for parameter in (c.WEALTH_IDS.name, "second"):
        for tile, _, _ in c.WEALTH_TILES:
            yield f"{parameter}-{tile.id}", phrase("tile-wealth", effects=tuple(map(_effect, tile.effects)))


def _printed(tile: Tile) -> dict[str, str | tuple[Phrase, ...]]:
    price = tuple(phrase(f"picture-goods-{GOODS[good]}", amount=n) for good, n in tile.cost.items())
    return {"tile": tile.id.upper(), "frame": (phrase(f"frame-{FRAMES[tile.frame]}"),), "price": price}


def _effect(given: Effect) -> Phrase:
    amount = given.amount
    if given.op == Op.GAIN:
        return phrase(f"picture-goods-{GOODS[given.which]}", amount=amount)
    if given.op == Op.TEMPLE:
        return phrase(f"effect-temple-{_one_of(TEMPLES, given.which)}", amount=amount)
    if given.op == Op.ADVANCE:
        return phrase(f"effect-advance-{_one_of(TRACKS, given.which)}", amount=amount)
    return {
        Op.POINTS: phrase("points", amount=amount),
        Op.WORKER: phrase("effect-worker"),
        Op.FEED_FREE: phrase("effect-feeds", amount=amount),
        Op.FEED_DISCOUNT: phrase("effect-saves", amount=amount),
        Op.BUILD: phrase("effect-build"),
        Op.TRADE: phrase("effect-trade"),
        Op.ANY_ACTION: phrase("effect-any-action", amount=c.BORROWING_CORN),
    }[given.op]


def _one_of(words: Sequence[str], which: int) -> str:
    return "any" if which == c.ANY else words[which]


def _scoring(tile: Tile) -> Phrase:
    """What a monument counts."""
    kind, _, each = tile.effects[0]
    name = f"scoring-{message_id(words_of(Scoring)[kind])}"
    if kind == Scoring.FRAME:
        return phrase(f"{name}-{FRAMES[tile.frame]}", amount=each)
    if kind in c.POINTS_BY_COUNT:
        return phrase(name, **_by_count(c.POINTS_BY_COUNT[kind]))
    return phrase(name, amount=each) if each else phrase(name)


def _by_count(points: Sequence[int]) -> dict[str, int]:
    """Three numbers of points and what each is for."""
    told: dict[str, int] = {}
    for place, count in zip(("first", "second", "third"), counts_that_score(points), strict=True):
        told |= {place: points[count], f"for-{place}": count}
    return told


def counts_that_score(points: Sequence[int]) -> list[int]:
    """Numbers with points of their own."""
    return [n for n in range(1, len(points)) if points[n] not in (0, points[n - 1])]


def _sentences() -> Iterator[tuple[str, Phrase]]:
    for id, amount in {
        "action-beg": c.BEGGED_CORN,
        "reason-enough-corn-to-beg": c.BEGGING_LIMIT,
        "reason-nothing-to-harvest": c.UNTILED_LEVEL,
        "reason-needs-agriculture": c.UNTILED_LEVEL,
        "reason-not-again": c.BORROWING_CORN,
        "picture-act-uxmal-1": c.OFFERING_CORN,
        "picture-act-uxmal-4": c.CORN_PER_RESOURCE,
        "picture-act-uxmal-5": c.BORROWING_CORN,
        "picture-bonus": c.TOP_LEVEL,
        "picture-level-agriculture-1": c.HARVEST_BONUS[1],
        "picture-level-agriculture-2": c.FISHING_BONUS[2],
        "picture-level-agriculture-3": c.HARVEST_BONUS[3] - c.HARVEST_BONUS[2],
        "picture-level-extraction-4": c.BONUS_RESOURCES,
        "picture-level-architecture-1": c.ARCHITECTURE_CORN[1],
        "picture-level-architecture-2": c.ARCHITECTURE_POINTS[2],
        "picture-level-architecture-3": c.DISCOUNT_CORN,
        "picture-level-architecture-4": c.BONUS_POINTS,
    }.items():
        yield id, phrase(id, amount=amount)
    yield "decision-keep-wealth", phrase("decision-keep-wealth", kept=c.WEALTH_KEPT, dealt=c.WEALTH_DEALT)
