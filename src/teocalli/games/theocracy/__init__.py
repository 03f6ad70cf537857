"""Theocracy (2026): four civilizations, two to four gods. Figures in `components.yaml`, laws in the chapters."""

from __future__ import annotations

from pathlib import Path

from teocalli.engine.game import Game
from teocalli.games.theocracy import action_table, anytime, conquest, development, preparation, turn, war
from teocalli.games.theocracy.advice import worth
from teocalli.games.theocracy.anytime import may_hide_options
from teocalli.games.theocracy.components import components
from teocalli.games.theocracy.contradictions import contradictions
from teocalli.games.theocracy.determinize import determinize
from teocalli.games.theocracy.fill_in import fill_in, start_turn
from teocalli.games.theocracy.final_scoring import rank, score
from teocalli.games.theocracy.insight import INSIGHT
from teocalli.games.theocracy.meta import META
from teocalli.games.theocracy.observation import SIGHT
from teocalli.games.theocracy.picture.face import FACE
from teocalli.games.theocracy.rulebook import actions, rulebook
from teocalli.games.theocracy.setup import setup
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.view import seat_view, view
from teocalli.games.theocracy.vocabulary import (
    Card,
    CivThing,
    ColourThing,
    Development,
    DieThing,
    EndCardThing,
    HexThing,
    StoreThing,
    TokenThing,
)

#: Chapters register their rules when they are imported.
CHAPTERS = (preparation, turn, anytime, action_table, war, conquest, development)

GAME = Game(
    meta=META,
    state=State,
    kinds=Kind,
    rulebook=rulebook,
    actions=actions,
    reasons=Reason,
    events=What,
    causes=Cause,
    setup=setup,
    determinize=determinize,
    score=score,
    rank=rank,
    view=view,
    seat_view=seat_view,
    contradictions=contradictions,
    folder=Path(__file__).parent,
    start_turn=start_turn,
    fill_in=fill_in,
    may_hide_options=may_hide_options,
    things={
        What.COLOUR_CHOSEN: ColourThing,
        What.ROLLED: DieThing,
        What.NEUTRAL_DIE: DieThing,
        What.MARKER: CivThing,
        What.TOOK_DIE: DieThing,
        What.CHANGED_COLOUR: CivThing,
        What.PLACED: CivThing,
        What.DID_NOTHING: CivThing,
        What.WORSHIP: CivThing,
        What.PLAYED: Card,
        What.DISCARDED: Card,
        What.UNLOCKED: TokenThing,
        What.TOOK_TOKEN: TokenThing,
        What.TRANSFORMED: HexThing,
        What.HOUSE_BUILT: HexThing,
        What.FACTORY_BUILT: HexThing,
        What.BARRACKS_BUILT: HexThing,
        What.PYRAMID_BUILT: HexThing,
        What.ATTACKED: HexThing,
        What.CREATURE_BEATEN: HexThing,
        What.BUILDING_REMOVED: HexThing,
        What.BUILDING_SAVED: HexThing,
        What.CRYSTAL_GAINED: StoreThing,
        What.CRYSTAL_SPENT: StoreThing,
        What.CRYSTAL_LOOTED: StoreThing,
        What.RECRUITED: CivThing,
        What.WARRIORS_LOST: CivThing,
        What.FESTIVAL: CivThing,
        What.PAGE_TURNED: CivThing,
        What.END_CARD_APPLIED: EndCardThing,
        What.DEVELOPED: Development,
        What.PRIEST_DROPPED: CivThing,
        What.SCORED_PRIEST: CivThing,
    },
    components=components,
    former_names={"house": "figures", "table": "action_table"},
    worth=worth,
    sight=SIGHT,
    insight=INSIGHT,
    inlining=0,  # see docs/engine.md
    face=FACE,
)
