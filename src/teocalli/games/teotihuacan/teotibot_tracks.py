"""Teotibot on the tracks: the Avenue and the temples."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain
from teocalli.games.teotihuacan.components import AVENUE_END, TOP
from teocalli.games.teotihuacan.effects import Op
from teocalli.games.teotihuacan.giving import give
from teocalli.games.teotihuacan.options import BotBlockedTemple, BotTwoResources, Opt
from teocalli.games.teotihuacan.printed import TEMPLE_REWARD
from teocalli.games.teotihuacan.state import Cause, Reason, State, What
from teocalli.games.teotihuacan.steps import why_not_climb
from teocalli.games.teotihuacan.vocabulary import Good

#: The seat of the bot.
BOT = 1


@rule
def bot_avenue(s: State, cause: int) -> None:
    bot = s.players[BOT]
    if bot.avenue < AVENUE_END:
        bot.avenue += 1
        emit(s, What.AVENUE, BOT, 0, bot.avenue, cause)


@rule
def bot_step(s: State, temple: int) -> None:
    """One step and the printed reward, also on wide steps; resources go where it has least."""
    if why_not_climb(s, BOT, temple) != Reason.YES:
        emit(s, What.STEP_LOST, BOT, temple, 1, Cause.TEOTIBOT)
        return
    bot = s.players[BOT]
    bot.temple[temple] += 1
    emit(s, What.STEP, BOT, temple, bot.temple[temple], Cause.TEOTIBOT)
    reward = TEMPLE_REWARD[temple][bot.temple[temple]]
    if reward[0] != Op.RESOURCES:
        give(s, BOT, reward[0], reward[1], reward[2], Cause.TEMPLE)
    elif s.options[Opt.BOT_TWO_RESOURCES] == BotTwoResources.SAME:
        gain(s, BOT, scarcest(s), reward[2], Cause.TEMPLE)
    else:
        for _ in range(reward[2]):
            gain(s, BOT, scarcest(s), 1, Cause.TEMPLE)


@rule
def scarcest(s: State) -> int:
    """The resource it has least of; of equals gold, then stone, then wood."""
    goods = s.players[BOT].goods
    best = Good.GOLD
    if goods[Good.STONE] < goods[best]:
        best = Good.STONE
    if goods[Good.WOOD] < goods[best]:
        best = Good.WOOD
    return best


@rule
def bot_any_step(s: State) -> None:
    """Its highest temple below the top, blue before red before green (R53)."""
    best = -1
    for temple in range(3):
        height = s.players[BOT].temple[temple]
        eligible = height < TOP
        if s.options[Opt.BOT_BLOCKED_TEMPLE] == BotBlockedTemple.NEXT_BEST:
            eligible = why_not_climb(s, BOT, temple) == Reason.YES
        if eligible and (best < 0 or height > s.players[BOT].temple[best]):
            best = temple
    if best >= 0:
        bot_step(s, best)
