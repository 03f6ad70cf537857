"""What can be done, and the tables that the rules are registered in."""

from __future__ import annotations

from teocalli.engine.actions import ActionSpace, family_test
from teocalli.engine.rulebook import NOTHING, Rulebook
from teocalli.games.theocracy.state import Cause, Kind, Whose
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    COLOURS,
    CRYSTALS,
    FACES,
    HEXES,
    MOST_BLESSINGS,
    MOST_OFFERINGS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TURNS,
    SIDES,
    TOKENS,
    Card,
)

actions = ActionSpace()
CHOOSE = actions.family("colour", colour=COLOURS)
TAKE = actions.family("take", civ=CIVS, face=FACES)
ASIDE = actions.family("aside", civ=CIVS, face=FACES)
PLACE = actions.family("place", civ=CIVS)
REPEAT = actions.family("repeat", civ=CIVS)
CHANGE = actions.family("change", direction=("down", "up"))
NUDGE = actions.family("nudge", direction=("down", "up"))
RECOLOUR = actions.family("recolour", civ=CIVS)
INITIATIVE = actions.family("initiative")
EXPAND = actions.family("expand", hex=HEXES)
ATTACK = actions.family("attack", hex=HEXES)
PEACE = actions.family("peace")
PAY = actions.family("pay", garrison=tuple(str(n) for n in range(11)))
ALLOW = actions.family("allow")
LOOT = actions.family("loot", crystal=CRYSTALS)
UPGRADE = actions.family("upgrade", hex=HEXES)
PYRAMID = actions.family("pyramid", hex=HEXES)
FORGO = actions.family("forgo")
OFFER = actions.family("offer", crystal=CRYSTALS)
CLOSE = actions.family("close")
INVITE = actions.family("invite", civ=CIVS)
TRANSFORM = actions.family("transform", hex=HEXES)
PRODUCE = actions.family("produce", hex=HEXES)
RECRUIT = actions.family("recruit", civ=CIVS)
ENVY = actions.family("envy", civ=CIVS)
EXCHANGE = actions.family("exchange", civ=CIVS, crystal=CRYSTALS)
DISCARD = actions.family("discard", card=Card)
EFFECT = actions.family("effect", side=SIDES)
BLESS = actions.family("bless", civ=CIVS)
DONE = actions.family("done")
# What can be done beside a pending decision comes last: the rulebook tells it by its number.
PLAY = actions.family("play", card=Card)
BUY = actions.family("buy", token=TOKENS)
USE = actions.family("use_token")

#: Whether an action belongs to a family: `is_of(action, BUY)`.
is_of = family_test(actions)


#: Decisions beside which cards and tokens can be used; what that asks for lies on top of them.
OPEN = (
    Kind.TAKE,
    Kind.PLACE,
    Kind.TURN_OVER,
    Kind.INITIATIVE,
    Kind.EXPAND,
    Kind.ATTACK,
    Kind.SPOILS,
    Kind.UPGRADE,
    Kind.FESTIVAL,
)
#: What can lie directly below a pending entry; the first is what lies there if a position leaves it out.
BELOW = {
    Kind.PREPARE: (NOTHING,),
    Kind.BEGIN: (Kind.PREPARE,),
    Kind.CHOOSE_COLOUR: (Kind.BEGIN,),
    Kind.TURN: (NOTHING,),
    Kind.MARKER_DIE: (Kind.TURN,),
    Kind.NEUTRAL_DIE: (Kind.MARKER_DIE,),
    Kind.TAKE: (Kind.TURN,),
    Kind.PLACE: (Kind.TURN,),
    Kind.TURN_OVER: (Kind.TURN,),
    Kind.END_TURN: (Kind.TURN,),
    Kind.CHRONICLES: (Kind.TURN_OVER, *OPEN, Kind.NEUTRAL_DIE, Kind.CIVILIZATION, Kind.SHIFT),
    Kind.ACTION: (Kind.CHRONICLES,),
    Kind.BONUS: (Kind.ACTION,),
    Kind.INITIATIVE: (Kind.CHRONICLES,),
    Kind.EXPAND: (Kind.CHRONICLES,),
    Kind.WAR: (Kind.CHRONICLES,),
    Kind.ATTACK: (Kind.CHRONICLES,),
    Kind.PAY: (Kind.WAR,),
    Kind.CONQUER: (Kind.WAR,),
    Kind.REACT: (Kind.CONQUER,),
    Kind.OCCUPY: (Kind.WAR,),
    Kind.SPOILS: (Kind.WAR,),
    Kind.UPGRADE: (Kind.CHRONICLES,),
    Kind.FESTIVAL: (Kind.CHRONICLES,),
    Kind.TRANSFORM: OPEN,
    Kind.PRODUCE: (Kind.CHRONICLES,),
    Kind.RECRUIT: (Kind.CHRONICLES,),
    Kind.ENVY: (Kind.CHRONICLES,),
    Kind.MIRAGE: (Kind.CHRONICLES,),
    Kind.DISCARD: (Kind.PLACE, Kind.BONUS, Kind.ACTION, Kind.OCCUPY, Kind.CHRONICLES, Kind.DISCARD),
    Kind.SHIFT: (NOTHING,),
    Kind.CIVILIZATION: (Kind.SHIFT,),
    Kind.END_CARD: (Kind.CHRONICLES,),
    Kind.FINISH: (NOTHING,),
    Kind.PYRAMIDS: (Kind.FINISH, Kind.PYRAMIDS),
    Kind.BLESS: (Kind.FINISH, Kind.PYRAMIDS),
}

rulebook = Rulebook(
    Kind,
    below=BELOW,
    contexts={
        "chosen": range(MOST_SEATS),
        "round": range(1, MOST_ROUNDS + 1),
        "turns": range(MOST_TURNS + 1),
        "recoloured": range(2),
        "aside": range(2),
        "civ": CIVS,
        "whose": Whose,
        "defender": CIVS,
        "crystals": range(MOST_OFFERINGS + 1),
        "cause": Cause,
        "worship": range(1, MOST_BLESSINGS + 1),
    },
)
