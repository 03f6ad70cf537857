"""Teotihuacan: City of Gods. Chapters register their rules when they are imported."""

from pathlib import Path

from teocalli.engine.game import Game
from teocalli.games.teotihuacan import avenue, eclipse, starting_tiles, temples, turn, worship  # noqa: F401
from teocalli.games.teotihuacan.advice import worth
from teocalli.games.teotihuacan.contradictions import contradictions
from teocalli.games.teotihuacan.determinize import determinize
from teocalli.games.teotihuacan.fill_in import fill_in, start_turn
from teocalli.games.teotihuacan.final_scoring import rank, score
from teocalli.games.teotihuacan.insight import INSIGHT
from teocalli.games.teotihuacan.meta import META, why_not_setting
from teocalli.games.teotihuacan.observation import SIGHT
from teocalli.games.teotihuacan.picture.face import FACE
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.setup import setup
from teocalli.games.teotihuacan.state import THINGS, Cause, Kind, Reason, State, What, actions
from teocalli.games.teotihuacan.view import asked, seat_view, view

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
    asked=asked,
    start_turn=start_turn,
    fill_in=fill_in,
    folder=Path(__file__).parent,
    things=THINGS,
    worth=worth,
    why_not_setting=why_not_setting,
    together=(Kind.KEEP_TILE,),
    sight=SIGHT,
    insight=INSIGHT,
    face=FACE,
)
