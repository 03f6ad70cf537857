"""Tzolk'in: The Mayan Calendar, complete, for two to four players."""

from pathlib import Path

from teocalli.engine.game import Game
from teocalli.games.tzolkin import calendar, chichen_itza, components, pick_up, setup, tiles, turn
from teocalli.games.tzolkin.advice import worth
from teocalli.games.tzolkin.contradictions import contradictions
from teocalli.games.tzolkin.determinize import determinize
from teocalli.games.tzolkin.fill_in import fill_in, start_turn
from teocalli.games.tzolkin.final_scoring import rank, score
from teocalli.games.tzolkin.insight import INSIGHT
from teocalli.games.tzolkin.meta import META
from teocalli.games.tzolkin.observation import SIGHT
from teocalli.games.tzolkin.picture import FACE
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import Cause, Kind, Reason, State, What, actions
from teocalli.games.tzolkin.view import seat_view, view

#: Chapters that register their decisions in the rulebook when they are imported.
CHAPTERS = (calendar, chichen_itza, pick_up, setup, tiles, turn)

GAME = Game(
    meta=META,
    state=State,
    kinds=Kind,
    rulebook=rulebook,
    actions=actions,
    reasons=Reason,
    events=What,
    causes=Cause,
    setup=setup.setup,
    determinize=determinize,
    score=score,
    rank=rank,
    view=view,
    seat_view=seat_view,
    contradictions=contradictions,
    worth=worth,
    folder=Path(__file__).parent,
    start_turn=start_turn,
    fill_in=fill_in,
    together=(Kind.KEEP_WEALTH,),
    sight=SIGHT,
    insight=INSIGHT,
    face=FACE,
    things={
        What.REVEAL: components.BUILDING_IDS,
        What.KEPT: components.WEALTH_IDS,
        What.PLACED: components.Gear,
        What.PICKED_UP: components.Gear,
        What.ACTED: components.Gear,
        What.GAINED: components.Good,
        What.PAID: components.Good,
        What.TEMPLE_SCORED: components.Temple,
        What.MONUMENT_SCORED: components.MONUMENT_IDS,
        What.CLIMBED: components.Temple,
        What.STEP_LOST: components.Temple,
        What.FELL: components.Temple,
        What.ADVANCED: components.Technology,
        What.BUILT: components.BUILDING_IDS,
        What.MONUMENT_BUILT: components.MONUMENT_IDS,
        What.MERCY: components.Gear,
        What.TILE_TAKEN: components.Good,
        What.PUSHED_OFF: components.Gear,
        What.REFRESHED: components.Temple,
    },
)
