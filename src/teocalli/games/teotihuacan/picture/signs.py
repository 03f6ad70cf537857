"""Tiles and rewards as numbers with icons, from their declarations."""

from __future__ import annotations

from collections.abc import Mapping

from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan.effects import ANY, Effect, Op
from teocalli.games.teotihuacan.tiles import (
    ALL_BONUS,
    ALL_DISCOVERIES,
    ALL_ROYAL,
    ALL_TECHNOLOGIES,
    BonusTile,
    Counted,
    Royal,
    RoyalTile,
)
from teocalli.games.teotihuacan.vocabulary import Good, Temple

#: A number, with what stands before it, and an icon; either may be empty.
Sign = tuple[object, str]
Signs = list[Sign]

GOOD_ICONS = {number: "vp" if number == Good.POINTS else word for number, word in enumerate(words_of(Good))}
TEMPLE_ICONS = {ANY: "temple-any"} | {number: f"temple-{word}" for number, word in enumerate(words_of(Temple))}
ICONS = {
    Op.RESOURCES: "any",
    Op.MATCHING: "any",
    Op.AVENUE: "avenue",
    Op.POWER_UPS: "powerup",
    Op.TECHNOLOGY: "tech",
    Op.DOUBLE_MOVE: "worker",
    Op.FREE_COCOA: "cocoa",
    Op.ANY_DISTANCE: "ui-next",
    Op.WORKER: "worker",
    Op.CHEAPER: "any",
    Op.PAID_POWER_UPS: "powerup",
}
COUNTED_ICONS = {
    Counted.TECHNOLOGIES: "tech",
    Counted.TRACK: "pyramid-top",
    Counted.AVENUE: "avenue",
    Counted.BONUSES: "temple-any",
    Counted.TILES: "discovery",
    Counted.WEAK_WORKERS: "worker",
    Counted.STRONG_WORKERS: "worker",
}
#: What stands before the number of an effect.
BEFORE = {Op.MATCHING: "+", Op.WORKER: "+", Op.CHEAPER: "−"}


def icon_of(effect: Effect) -> str:
    if effect.op == Op.GAIN:
        return GOOD_ICONS[effect.which]
    return TEMPLE_ICONS[effect.which] if effect.op == Op.STEPS else ICONS[effect.op]


def signs_of(effect: Effect) -> Signs:
    """An effect on a tile. Goods are numbered; of the rest, one is just the icon."""
    if effect.op == Op.PAID_POWER_UPS:
        return [(f"−{effect.amount}", GOOD_ICONS[effect.which]), ("", icon_of(effect))]
    if effect.op in BEFORE:
        return [(f"{BEFORE[effect.op]}{effect.amount}", icon_of(effect))]
    is_numbered = effect.amount > 1 or effect.op == Op.GAIN
    return [(effect.amount if is_numbered else "", icon_of(effect))]


def price_signs(price: Mapping[int, int]) -> Signs:
    """Every piece that is paid."""
    return [("", GOOD_ICONS[good]) for good in range(Good.POINTS) for _ in range(price.get(good, 0))]


def _royal(tile: RoyalTile) -> Signs:
    """What a royal tile does; p is the power of the worker who worships there."""
    most = "p" + (f"+{tile.plus}" if tile.plus > 0 else f"−{-tile.plus}" if tile.plus else "")
    if tile.kind == Royal.COCOA:
        return [(most, "cocoa")]
    if tile.kind == Royal.POINTS:
        return [(tile.each if tile.each > 1 else "", "vp"), ("×", COUNTED_ICONS[tile.counted]), (f"≤{most}", "")]
    if tile.kind == Royal.ONCE:
        return [("", "cocoa"), ("", "any"), (f"→{most}", "any")]
    given: Signs = [(effect.amount if effect.amount > 1 else "", icon_of(effect)) for effect in tile.effects]
    paid = "cocoa" if tile.kind == Royal.PAY else "any"
    return [(f"{most}×", paid), (f"→{given[0][0]}", given[0][1]), *given[1:]]


def _bonus(tile: BonusTile) -> Signs:
    each, what = "·".join(str(points) for points, _ in tile.each), tile.each[0][1]
    if what == Counted.MASK_SET:
        return [("", "mask-4"), ("→", "vp")]
    return [(each, "vp")] if what == Counted.ONE else [(each, "vp"), ("×", COUNTED_ICONS[what])]


DISCOVERIES = {tile.id: tile for tile in ALL_DISCOVERIES}
TECHNOLOGIES = {tile.id: tile for tile in ALL_TECHNOLOGIES}
ROYAL_SIGNS = {tile.id: _royal(tile) for tile in ALL_ROYAL}
BONUS_SIGNS = {tile.id: _bonus(tile) for tile in ALL_BONUS}
TECHNOLOGY_SIGNS = {
    tile.id: [sign for effect in tile.effects for sign in signs_of(effect)] for tile in ALL_TECHNOLOGIES
}
