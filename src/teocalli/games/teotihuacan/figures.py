"""What the words tell of the components: prices and effects of tiles, and the figures in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from teocalli.engine.figures import Figures, Phrase, Told, phrase
from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan import components as c
from teocalli.games.teotihuacan.effects import Effect, Op
from teocalli.games.teotihuacan.printed import WHEEL
from teocalli.games.teotihuacan.tiles import (
    ALL_BONUS,
    ALL_DISCOVERIES,
    ALL_ROYAL,
    ALL_STARTING,
    ALL_TECHNOLOGIES,
    ROYAL_COCOA,
    Royal,
)
from teocalli.games.teotihuacan.vocabulary import Board, Good, Temple

GOODS, BOARDS, TEMPLES = words_of(Good), words_of(Board), words_of(Temple)
#: Effects of which a text tells the number.
NUMBERED = (Op.GAIN, Op.RESOURCES, Op.MATCHING, Op.POWER_UPS, Op.PAID_POWER_UPS)
STRENGTH = {"strong": c.STRONG, "strongest": c.STRONG + 1}


@cache
def figures() -> Figures:
    own = [*_discoveries(), *_technologies(), *_royal(), *_bonus(), *_wheel(), *_sentences()]
    return {id: phrase(id, **told) for id, told in own} | dict(_starting())


def _price(price: Mapping[int, int]) -> tuple[Phrase, ...]:
    paid = tuple(phrase(f"goods-{GOODS[good]}", amount=n) for good, n in price.items())
    return paid or (phrase("goods-free"),)


def _amounts(effects: Iterable[Effect]) -> dict[str, int]:
    """The number of an effect; beside others, that of goods has their name."""
    told = [effect for effect in effects if effect.op in NUMBERED]
    if len(told) == 1:
        return {"amount": told[0].amount}
    return {GOODS[effect.which]: effect.amount for effect in told}


def _discoveries() -> Iterator[tuple[str, dict[str, Told]]]:
    for tile in ALL_DISCOVERIES:
        own = _amounts(tile.effects) if tile.effects else {"copies": tile.copies}
        yield f"discovery-{message_id(tile.id)}", {"price": _price(tile.price), **own}


def _technologies() -> Iterator[tuple[str, dict[str, Told]]]:
    for tile in ALL_TECHNOLOGIES:
        yield f"technology-{tile.id}", {"price": _price(tile.price), **_amounts(tile.effects)}


def _royal() -> Iterator[tuple[str, dict[str, Told]]]:
    for tile in ALL_ROYAL:
        told: dict[str, Told] = {GOODS[effect.which]: effect.amount for effect in tile.effects if effect.op == Op.GAIN}
        if tile.kind in (Royal.PAY, Royal.ONCE):
            told["cocoa"] = ROYAL_COCOA
        if tile.each:
            told["amount"] = tile.each
        if tile.plus:
            told["plus" if tile.plus > 0 else "less"] = abs(tile.plus)
        yield f"royal-{tile.id.lower()}", told


def _bonus() -> Iterator[tuple[str, dict[str, Told]]]:
    for tile in ALL_BONUS:
        amounts = [points for points, _ in tile.each]
        told: dict[str, Told] = {"amount": amounts[0]} if tile.id != "TB1" else {}
        if len(amounts) > 1:
            told |= {"more": amounts[1], "weak": c.STRONG - 1, **STRENGTH}
        yield f"bonus-{tile.id.lower()}", told


def _starting() -> Iterator[tuple[str, Phrase]]:
    for tile in ALL_STARTING:
        boards = tuple(phrase(f"board-{BOARDS[board]}") for board in tile.boards)
        effects = tuple(map(_effect, tile.effects))
        yield f"starting-{tile.id.lower()}", phrase("tile-starting", tile=tile.id, boards=boards, effects=effects)


def _effect(effect: Effect) -> Phrase:
    """An effect of a starting tile."""
    if effect.op == Op.GAIN:
        return phrase(f"goods-{GOODS[effect.which]}", amount=effect.amount)
    return {
        Op.RESOURCES: phrase("goods-any", amount=effect.amount),
        Op.STEPS: phrase(f"effect-step-{TEMPLES[effect.which]}"),
        Op.AVENUE: phrase("effect-avenue"),
        Op.POWER_UPS: phrase("effect-power-up"),
        Op.TECHNOLOGY: phrase("effect-technology"),
        Op.LINKED: phrase("effect-linked"),
    }[effect.op]


def _wheel() -> Iterator[tuple[str, dict[str, Told]]]:
    for reward in WHEEL:
        told: dict[str, Told] = {"amount": reward.effect.amount} if reward.id != "temple" else {}
        if reward.cocoa:
            told["cocoa"] = reward.cocoa
        if reward.id == "worker":
            told["power"] = c.FOURTH_WORKER_POWER
        yield f"wheel-{message_id(reward.id)}", told


def _sentences() -> Iterator[tuple[str, dict[str, Told]]]:
    give = next(tile for tile in ALL_ROYAL if tile.kind == Royal.GIVE)
    yield "decision-exchange", {"cocoa": give.effects[0].amount}
    yield "decision-salary", {"penalty": c.SALARY_PENALTY}
    yield "action-unlock", {"cocoa": c.UNLOCK_COST}
    yield "reason-row-needs-more-workers", {**STRENGTH}
    yield "event-fourth-worker", {"power": c.FOURTH_WORKER_POWER}
    yield "board-nobles", {"price": c.NOBLES_COST_WOOD}
    yield "board-decorations", {"price": c.DECORATION_COST_GOLD[1]}
    yield "board-construction", {"price": c.STONE_COST}
    yield "bottile-nobles", {"price": c.BOT_BUILD_WOOD, "amount": c.BOT_GATHERED}
    yield "bottile-decorations", {"price": c.BOT_DECORATE_GOLD, "amount": c.BOT_GATHERED}
    yield "bottile-construction", {"price": c.BOT_CONSTRUCT_STONE, "amount": c.BOT_GATHERED}
    yield "bottile-alchemy", {"price": c.BOT_LEARN_GOLD}
    yield "picture-main-alchemy", {**STRENGTH}
    yield "picture-main-decorations", {"amount": c.DECORATION_POINTS}
    yield "option-leader-at-zero-about", {"amount": c.TRACK_LEADER_POINTS}
    steps = next(reward.cocoa for reward in WHEEL if reward.cocoa)
    yield "option-free-cocoa-about", {"unlocking": c.UNLOCK_COST, "steps": steps}
    for die in range(3):
        yield f"option-bot-die-{die + 1}-about", {"amount": c.BOT_DICE[die][1]}
    yield "option-bot-resources-about", {"amount": c.BOT_GOODS}
    yield "option-bot-cocoa-points-about", {"amount": c.BOT_EXCHANGE_POINTS, "cocoa": c.BOT_EXCHANGE_COCOA}
    yield "option-bot-worship-steps-about", {"amount": c.BOT_WORSHIP_STEPS, "any": c.BOT_WORSHIP_ANY_STEPS}
    yield "option-bot-bonus-points-about", {"amount": c.BOT_BONUS_POINTS}
    yield "option-bot-technology-points-about", {"amount": c.BOT_TECHNOLOGY_POINTS}
