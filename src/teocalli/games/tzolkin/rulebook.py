"""The rulebook of Tzolk'in: what the contexts of its decisions stand for, and what can wait below what."""

from __future__ import annotations

from teocalli.engine.rulebook import NOTHING, Rulebook
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.state import Cause, Kind, Site, Traded

#: What the context of a pending decision or effect is made of.
CONTEXTS = {
    "gear": c.Gear,
    "space": range(c.MOST_SPACES),
    "placed": range(1, c.WORKERS),  # workers placed in this turn
    "group": range(c.FIRST_GROUP, c.FIRST_GROUP + c.GROUPS),  # of the jungle
    "corn": range(2),  # to pay for the borrowed action
    "advances": range(1, 3),  # at most
    "may_stop": range(2),
    "price": range(1, c.TOP_LEVEL + 1),  # in resources of any mix
    "cubes": range(1, c.BONUS_RESOURCES + 1),  # to take
    "cause": Cause,
    "site": Site,
    "saved": range(2),  # 1 while this build action has not used architecture
    "building": c.BUILDING_IDS,
    "effects_done": range(c.MOST_EFFECTS),  # of the building
    "level": range(c.TOP_LEVEL + 1),  # of architecture
    "technology": c.Technology,
    "wood": Traded,
    "stone": Traded,
    "gold": Traded,
    "turns": range(c.SEATS + 1),  # begun in this round
    "days": range(1, 3),  # that the calendar moves
}
#: What goes on when an action is finished: the questions of the action lie on it.
ACTION_BASE = (Kind.END_TURN, Kind.PICK_UP_MORE, Kind.TILE)
#: The same for a building: the second building of Tikal 4 may follow.
BUILDING_BASE = (*ACTION_BASE, Kind.SECOND_BUILDING)
#: The same for an advance and the questions of its bonus.
ADVANCE_BASE = (*ACTION_BASE, Kind.SECOND_ADVANCE, Kind.ADVANCE_FREE)
#: What can lie directly below each kind that waits. The others resolve at once.
BELOW = {
    Kind.OPEN_WEALTH: (NOTHING,),
    Kind.KEEP_WEALTH: (Kind.OPEN_WEALTH, Kind.KEEP_WEALTH),
    Kind.DAYS: (NOTHING,),
    Kind.NEXT_TURN: (NOTHING,),
    Kind.END_TURN: (Kind.NEXT_TURN,),
    Kind.TURN: (Kind.END_TURN,),
    Kind.PLACE_MORE: (Kind.END_TURN,),
    Kind.PICK_UP_MORE: (Kind.END_TURN,),
    Kind.MAY_DEVOTE: (Kind.END_TURN, Kind.PICK_UP_MORE),
    Kind.ACTION: (Kind.END_TURN, Kind.PICK_UP_MORE, Kind.MAY_DEVOTE),
    Kind.DEVOTION: (Kind.END_TURN, Kind.PICK_UP_MORE),
    Kind.BORROW: ACTION_BASE,
    Kind.HARVEST: ACTION_BASE,
    Kind.ANGER: (*ACTION_BASE, Kind.TURN),
    Kind.ADVANCE: ACTION_BASE,
    Kind.SECOND_ADVANCE: ACTION_BASE,
    Kind.ADVANCE_FREE: (Kind.TILE,),
    Kind.MOVE_TRACK: (*ACTION_BASE, Kind.SECOND_ADVANCE),
    Kind.TWO_STEPS: ACTION_BASE,
    Kind.PAY: (Kind.MOVE_TRACK, Kind.TWO_STEPS),
    Kind.TAKE: (*ADVANCE_BASE, Kind.MAY_DEVOTE),
    Kind.CLIMB: ADVANCE_BASE,
    Kind.CLIMB_TWO: ACTION_BASE,
    Kind.BUILD: ACTION_BASE,
    Kind.DISCOUNT: ACTION_BASE,
    Kind.SECOND_BUILDING: ACTION_BASE,
    Kind.ARCHITECTURE_REWARD: BUILDING_BASE,
    Kind.TILE: (*BUILDING_BASE, Kind.ARCHITECTURE_REWARD),
    Kind.TRADE: ACTION_BASE,
}
rulebook = Rulebook(Kind, CONTEXTS, BELOW)
