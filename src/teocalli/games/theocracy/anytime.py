"""At any moment of the own turn, beside whatever is being decided: buy tokens, use one, play cards (H10).

Cards with a named moment are options beside the decision of that moment (H47); Sanctuary is the only one for another
player's turn (H26). At the end of the turn whoever might still do something is asked once.
"""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer, tells_reasons
from teocalli.engine.state import pop, push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import best_priest, hand_size
from teocalli.games.theocracy.building import play_masons, why_not_masons
from teocalli.games.theocracy.conquest import play_sanctuary
from teocalli.games.theocracy.expansion import play_caravan, why_not_caravan
from teocalli.games.theocracy.festival import play_long_night, why_not_long_night
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.means import N_TOKENS, may_do_more
from teocalli.games.theocracy.power_cards import cosmo_by, play_freely, why_not_play_freely
from teocalli.games.theocracy.rulebook import BUY, DONE, PLAY, USE, is_of, rulebook
from teocalli.games.theocracy.state import Kind, Reason, State
from teocalli.games.theocracy.tokens import buy_token, why_not_buy, why_not_use
from teocalli.games.theocracy.turn import can_complete, is_put_aside, values_that_fit
from teocalli.games.theocracy.vocabulary import N_CARDS, Card
from teocalli.games.theocracy.war import play_ambush, why_not_ambush

#: Decisions that belong to something begun: its price, or the target of a token or card. What could be done beside
#: them can be done just before, and nothing that is owed can be spent. A card beyond the limit is discarded at once
#: (H37), before a card can be played.
BEGUN = (Kind.PAY, Kind.DISCARD, Kind.TRANSFORM, Kind.PRODUCE, Kind.RECRUIT, Kind.ENVY, Kind.MIRAGE)


@rulebook.anytime_options
def at_any_moment(s: State, seat: int, pending: int, menu: Menu) -> None:
    if pending == Kind.REACT:
        offer(menu, PLAY + Card.SANCTUARY, why_not_play(s, seat, pending, Card.SANCTUARY))
    elif seat == s.current and pending not in BEGUN:
        if hand_size(s, seat) > 0:
            cards_to_play(s, seat, pending, menu)
        if s.players[seat].cosmo >= s.figures[At.TOKENS_COST] or tells_reasons(menu):
            tokens_to_buy(s, seat, pending, menu)
        offer(menu, USE, why_not_use(s, seat))


@rule
def cards_to_play(s: State, seat: int, pending: int, menu: Menu) -> None:
    """The cards in hand; Nudge of Fate names its steps beside the placing of a die."""
    hand = s.players[seat].hand
    for card in range(N_CARDS):
        if hand[card] > 0 and not (card == Card.NUDGE_OF_FATE and pending == Kind.PLACE):
            offer(menu, PLAY + card, why_not_play(s, seat, pending, card))


def may_hide_options(s: State) -> bool:
    """Any card in hand might be one that can be played now, as far as others can see (H26, H47)."""
    frame = s.stack[s.depth - 1]
    own_moment = frame.seat == s.current and frame.kind not in BEGUN
    return (own_moment or frame.kind == Kind.REACT) and hand_size(s, frame.seat) > 0


@rule
def why_not_play(s: State, seat: int, pending: int, card: int) -> int:
    """A card at the moment that it names, or at any moment of the own turn (H44, H47)."""
    if s.players[seat].hand[card] == 0:
        return Reason.NO_SUCH_CARD
    if card == Card.SANCTUARY:
        return Reason.YES if pending == Kind.REACT else Reason.NOT_NOW
    if card == Card.LONG_NIGHT:
        return why_not_long_night(s) if pending == Kind.FESTIVAL else Reason.NOT_NOW
    if card == Card.SECOND_CARAVAN:
        return why_not_caravan(s) if pending == Kind.END_TURN else Reason.NOT_NOW
    if card == Card.AMBUSH:
        return why_not_ambush(s, seat) if pending == Kind.ATTACK else Reason.NOT_NOW
    if card == Card.SECRET_OF_THE_MASONS:
        return why_not_masons(s, seat) if pending == Kind.UPGRADE else Reason.NOT_NOW
    if card == Card.NUDGE_OF_FATE:
        return Reason.NOT_NOW
    why_not = why_not_play_freely(s, seat, card)
    if why_not == Reason.YES and not stays_placeable(s, seat, pending, cosmo_by(s, seat, card), -1):
        return Reason.TURN_CANNOT_BE_COMPLETED
    return why_not


@rule
def tokens_to_buy(s: State, seat: int, pending: int, menu: Menu) -> None:
    """Tokens on the own scale, as long as the turn can still be completed (H11)."""
    highest = best_priest(s, seat)
    if highest < s.figures[At.SCALE_TOKEN_DIVISIONS] and not tells_reasons(menu):
        return  # the first is locked, and so are all
    for i in range(N_TOKENS):
        why_not = why_not_buy(s, seat, highest, i)
        if why_not == Reason.YES and not stays_placeable(s, seat, pending, -s.figures[At.TOKENS_COST], 0):
            why_not = Reason.TURN_CANNOT_BE_COMPLETED
        offer(menu, BUY + i, why_not)


@rule
def stays_placeable(s: State, seat: int, pending: int, cosmo: int, cards: int) -> bool:
    """The die in hand can still be placed with so much more or less cosmo and cards (H11)."""
    if pending != Kind.PLACE or is_put_aside(s):
        return True
    cosmo_left, cards_left = s.players[seat].cosmo + cosmo, hand_size(s, seat) + cards
    return can_complete(s, values_that_fit(s), s.die_value, cosmo_left, cards_left)


@rulebook.anytime_choice(PLAY)
def done_at_any_moment(s: State, seat: int, pending: int, action: int) -> None:
    """What is pending stays pending; only the end of the turn is looked at anew."""
    if pending == Kind.END_TURN:
        pop(s)
        push(s, Kind.TURN_OVER, seat)
    if action == USE:
        push(s, Kind.TRANSFORM, seat)
    elif is_of(action, BUY):
        buy_token(s, seat, action - BUY)
    else:
        play(s, seat, action - PLAY)


@rule
def play(s: State, seat: int, card: int) -> None:
    if card == Card.SANCTUARY:
        play_sanctuary(s, seat)
    elif card == Card.LONG_NIGHT:
        play_long_night(s, seat)
    elif card == Card.SECOND_CARAVAN:
        play_caravan(s, seat)
    elif card == Card.AMBUSH:
        play_ambush(s, seat)
    elif card == Card.SECRET_OF_THE_MASONS:
        play_masons(s, seat)
    else:
        play_freely(s, seat, card)


# ---------------------------------------------------------------- the end of a turn


@rulebook.effect(Kind.TURN_OVER)
def turn_over(s: State, seat: int) -> None:
    """Whoever might still do something, as far as everybody can see, is asked; else the turn is over (H10)."""
    if may_do_more(s, seat):
        push(s, Kind.END_TURN, seat)


@rulebook.options(Kind.END_TURN)
def ways_to_end(s: State, seat: int, menu: Menu) -> None:
    allow(menu, DONE)


@rulebook.choice(Kind.END_TURN)
def turn_ended(s: State, seat: int, action: int) -> None:
    """The next turn follows."""
