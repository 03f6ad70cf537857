"""What everybody can see of a player's means. Whether a question is asked depends on nothing else (H26, H47)."""

from __future__ import annotations

from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import best_priest, hand_size
from teocalli.games.theocracy.state import Reason, State
from teocalli.games.theocracy.tokens import why_not_buy, why_not_use
from teocalli.games.theocracy.vocabulary import TOKENS

N_TOKENS = len(TOKENS)


@rule
def may_do_more(s: State, seat: int) -> bool:
    """Whether the player might buy, use or play something now: any card in hand may be one that can be played."""
    if hand_size(s, seat) > 0 or why_not_use(s, seat) == Reason.YES:
        return True
    highest = best_priest(s, seat)
    for i in range(N_TOKENS):
        if why_not_buy(s, seat, highest, i) == Reason.YES:
            return True
    return False


@rule
def may_use_bonus(s: State, seat: int) -> bool:
    """The bonus of the cell has just come, and the player might do something with it before the action.

    Without a bonus everything could be done while the die was in hand, so an action without choice need not wait.
    """
    return s.named == s.acting and may_do_more(s, seat)
