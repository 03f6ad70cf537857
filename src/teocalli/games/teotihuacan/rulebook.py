"""The rulebook of Teotihuacan: what the contexts of its decisions stand for, and what can wait below what."""

from __future__ import annotations

from teocalli.engine.rulebook import NOTHING, Rulebook
from teocalli.games.teotihuacan.state import Cause, Kind
from teocalli.games.teotihuacan.vocabulary import (
    ROTATION,
    ROYAL,
    SOURCE,
    SPOT_NAME,
    STACK,
    STARTING,
    STONE,
    WORKER,
    How,
    Seek,
    Temple,
    Worship,
)

CONTEXTS = {
    "steps": range(1, 9),  # of the two workers of a double move
    "place": Worship,
    "seek": Seek,
    "amount": range(1, 7),  # of cocoa that is due, or of resources to take
    "cause": Cause,
    "source": SOURCE,
    "stack": STACK,
    "temple": Temple,
    "one": Temple,
    "other": Temple,
    "number": range(1, 3),  # of temple steps
    "royal": ROYAL,
    "times": range(1, 6),  # that an exchange can still be made
    "stone": STONE,
    "spot": SPOT_NAME,
    "rotation": ROTATION,
    "how": How,
    "worker": WORKER,
    "starting": STARTING,
}
#: Decisions at which tiles can be played: what a tile brings about lies on them.
MOMENTS = (
    Kind.TURN,
    Kind.ACTION,
    Kind.SEEK,
    Kind.PAY,
    Kind.CLAIM,
    Kind.WIDE_STEP,
    Kind.ANY_TEMPLE,
    Kind.ANY_RESOURCE,
    Kind.STEP_ORDER,
    Kind.EXCHANGE,
    Kind.GIVE,
    Kind.LEARN,
    Kind.BUILD,
    Kind.DECORATE,
    Kind.STONE,
    Kind.SPOT,
    Kind.ROTATE,
    Kind.PRICE,
    Kind.POWER_UP,
    Kind.ASCENSION,
    Kind.MOMENT,
    Kind.END_TURN,
)
#: What goes on after worship, or after a main action.
AFTER_WORSHIP = (Kind.TURN_OVER, Kind.SPOT_OFFER)
AFTER_MAIN = (Kind.TURN_OVER, Kind.REFILL)
#: What goes on after a reward: the questions of the reward lie on it.
REWARD_BASE = (
    *MOMENTS,
    *AFTER_WORSHIP,
    Kind.TECHNOLOGY_BONUS,
    Kind.BEFORE_POWER_UPS,
    Kind.TRACK_AND_POINTS,
    Kind.LIGHT_DISC,
    Kind.STEP,
    Kind.ANY_STEPS,
)
AFTER_BENEFITS = (Kind.PLACEMENT, Kind.SETUP_SEAT)
#: What can lie directly below each kind that waits. The others resolve at once.
BELOW = {
    # set-up
    Kind.NEUTRAL_DICE: (NOTHING,),
    Kind.PLACEMENT: (Kind.NEUTRAL_DICE, Kind.SETUP_SEAT, Kind.PLACEMENT),
    Kind.SETUP_SEAT: (Kind.NEUTRAL_DICE, Kind.SETUP_SEAT, Kind.PLACEMENT),
    Kind.OPEN_TILES: (Kind.SETUP_SEAT,),
    Kind.KEEP_TILE: (Kind.OPEN_TILES, Kind.KEEP_TILE),
    Kind.DRAFT_TILE: (Kind.OPEN_TILES, Kind.DRAFT_TILE),
    Kind.LINKED_OFFER: (*AFTER_BENEFITS, Kind.LINKED_OFFER),
    Kind.RAISE_DIE: (Kind.LINKED_OFFER,),
    Kind.AVENUE: (Kind.LINKED_OFFER, Kind.STEP, Kind.AVENUE),
    Kind.PLACE_DIE: (Kind.NEUTRAL_DICE, *AFTER_BENEFITS, Kind.PLACE_DIE),
    # turns
    Kind.TURN_OVER: (NOTHING,),
    Kind.TURN: (Kind.TURN_OVER,),
    Kind.SECOND_MOVER: (Kind.TURN_OVER,),
    Kind.ACTION: (Kind.TURN_OVER,),
    Kind.AFTER_TURN: (NOTHING,),
    Kind.END_TURN: (Kind.AFTER_TURN,),
    # worship
    Kind.SEEK: (Kind.TURN_OVER,),
    Kind.WORSHIP: (Kind.TURN_OVER,),
    Kind.PAY: (Kind.WORSHIP, Kind.MAIN, *AFTER_WORSHIP, Kind.EXCHANGE, Kind.GIVE, Kind.ANY_STEPS),
    Kind.SPOT_OFFER: (Kind.TURN_OVER,),
    Kind.ABILITY: (Kind.TURN_OVER,),
    Kind.BEFORE_ABILITY: (Kind.ABILITY,),
    Kind.MOMENT: (Kind.ABILITY, Kind.POWER_UPS),
    Kind.EXCHANGE: AFTER_WORSHIP,
    Kind.GIVE: AFTER_WORSHIP,
    # main actions
    Kind.MAIN: (Kind.TURN_OVER,),
    Kind.REFILL: (Kind.TURN_OVER,),
    Kind.EXTRA_POWER_UP: AFTER_MAIN,
    Kind.POWER_UPS: (Kind.EXTRA_POWER_UP,),
    Kind.BEFORE_POWER_UPS: (Kind.POWER_UPS,),
    Kind.TECHNOLOGY_BONUS: (Kind.BEFORE_POWER_UPS,),
    Kind.LEARN: (Kind.TECHNOLOGY_BONUS,),
    Kind.BUILD: (Kind.TECHNOLOGY_BONUS,),
    Kind.DECORATE: (Kind.TECHNOLOGY_BONUS,),
    Kind.STONE: (Kind.TECHNOLOGY_BONUS,),
    Kind.SPOT: (Kind.TECHNOLOGY_BONUS,),
    Kind.ROTATE: (Kind.TECHNOLOGY_BONUS,),
    Kind.PRICE: (Kind.TECHNOLOGY_BONUS,),
    Kind.NEXT_STONE: (Kind.TECHNOLOGY_BONUS,),
    Kind.TRACK_AND_POINTS: (Kind.TECHNOLOGY_BONUS, Kind.NEXT_STONE),
    Kind.STEP_ORDER: (Kind.TRACK_AND_POINTS,),
    # power-ups
    Kind.ONE_POWER_UP: (*MOMENTS, Kind.EXTRA_POWER_UP),
    Kind.POWER_UP: (*MOMENTS, *AFTER_MAIN, Kind.EXTRA_POWER_UP, Kind.ONE_POWER_UP),
    Kind.LIGHT_DISC: (*MOMENTS, *AFTER_MAIN, Kind.EXTRA_POWER_UP, Kind.ONE_POWER_UP),
    Kind.ASCENSION: (Kind.LIGHT_DISC,),
    Kind.REBORN: (Kind.ASCENSION,),
    # rewards
    Kind.STEP: (Kind.STEP, Kind.TRACK_AND_POINTS, Kind.AVENUE, Kind.LINKED_OFFER),
    Kind.ANY_STEPS: REWARD_BASE,
    Kind.ANY_TEMPLE: REWARD_BASE,
    Kind.WIDE_STEP: REWARD_BASE,
    Kind.ANY_RESOURCE: (*REWARD_BASE, Kind.AVENUE, Kind.LINKED_OFFER),
    Kind.CLAIM: (*REWARD_BASE, Kind.REBORN, Kind.BEFORE_ABILITY, Kind.LINKED_OFFER, *AFTER_BENEFITS),
    # eclipses
    Kind.ECLIPSE_END: (NOTHING,),
    Kind.SALARY: (Kind.ECLIPSE_END, Kind.SALARY),
}
rulebook = Rulebook(Kind, CONTEXTS, BELOW)
