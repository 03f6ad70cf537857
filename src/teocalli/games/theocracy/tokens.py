"""Transformation tokens: unlock, buy, use; and the compensation of a transformed hex."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import best_priest, owner_of, pay_cosmo, take_from_supply
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.options import Opt, TokensPerTurn
from teocalli.games.theocracy.rulebook import TRANSFORM, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import Piece


@rule
def is_unlocked(s: State, seat: int, i: int) -> bool:
    """Some priest has reached the token's division; priests never go down, so this is for good (H32)."""
    return best_priest(s, seat) >= s.figures[At.SCALE_TOKEN_DIVISIONS + i]


@rule
def why_not_buy(s: State, seat: int, highest: int, i: int) -> int:
    """Any token still on the own scale that the highest priest has unlocked, for 2 cosmo (H32, H33). The strongest
    reason comes last."""
    player = s.players[seat]
    why_not = Reason.YES if player.cosmo >= s.figures[At.TOKENS_COST] else Reason.NOT_ENOUGH_COSMO
    if highest < s.figures[At.SCALE_TOKEN_DIVISIONS + i]:
        why_not = Reason.TOKEN_LOCKED
    if player.scale[i] == 0:
        why_not = Reason.TOKEN_GONE
    return why_not


@rule
def buy_token(s: State, seat: int, i: int) -> None:
    """The token comes before the player and can be used in the same turn."""
    pay_cosmo(s, seat, s.figures[At.TOKENS_COST], Cause.TOKEN)
    take_token(s, seat, i, Cause.TOKEN)


@rule
def take_token(s: State, seat: int, i: int, cause: int) -> None:
    s.players[seat].scale[i] = 0
    s.players[seat].tokens += 1
    emit(s, What.TOOK_TOKEN, seat, i, 1, cause)


@rule
def why_not_transform(s: State, colour: int, place: int) -> int:
    """Any hex but a fortress hex, one with a creature, or one that shows the colour already; reach does not matter.
    The strongest reason comes last."""
    here = s.hexes[place]
    why_not = Reason.OWN_COLOUR_ALREADY if here.colour == colour else Reason.YES
    if here.creature >= 0:
        why_not = Reason.CREATURE_THERE
    if here.piece == Piece.FORTRESS:
        why_not = Reason.FORTRESS_HEX
    return why_not


@rule
def why_not_use(s: State, seat: int) -> int:
    """One token a turn (H34)."""
    if s.players[seat].tokens == 0:
        return Reason.NO_TOKEN
    if s.token_uses > 0 and s.options[Opt.TOKENS_PER_TURN] != TokensPerTurn.ANY:
        return Reason.TOKEN_USED
    colour = s.players[seat].colour
    for place in range(s.figures[At.MAP_SIZE]):
        if why_not_transform(s, colour, place) == Reason.YES:
            return Reason.YES
    return Reason.NO_USE


@rulebook.options(Kind.TRANSFORM)
def hexes_to_transform(s: State, seat: int, menu: Menu) -> None:
    colour = s.players[seat].colour
    for place in range(s.figures[At.MAP_SIZE]):
        offer(menu, TRANSFORM + place, why_not_transform(s, colour, place))


@rulebook.choice(Kind.TRANSFORM)
def hex_transformed(s: State, seat: int, action: int) -> None:
    """The hex shows the user's colour from now on; a token that lay there leaves the game (H34)."""
    place = action - TRANSFORM
    here = s.hexes[place]
    former = owner_of(s, here.colour)
    if here.token == 1:
        s.players[former].tokens_gone += 1
    s.players[seat].tokens -= 1
    s.token_uses += 1
    here.token = 1
    here.colour = s.players[seat].colour
    emit(s, What.TRANSFORMED, seat, place, 1, Cause.TOKEN)
    exchange_crystal(s, place)
    if here.piece >= 0 and former >= 0 and former != seat:
        compensate_transformed(s, former)


@rule
def exchange_crystal(s: State, place: int) -> None:
    """A crystal still lying there becomes one of the new colour, else a black one; with neither it stays (H36)."""
    here = s.hexes[place]
    if here.crystal < 0 or here.crystal == here.colour:
        return
    taken = take_from_supply(s, here.colour)
    if taken >= 0:
        s.crystals[here.crystal] += 1
        here.crystal = taken


@rule
def compensate_transformed(s: State, seat: int) -> None:
    """The former owner takes the topmost token left on the own scale, locked or not, free (H35)."""
    for i in range(2, -1, -1):
        if s.players[seat].scale[i] == 1:
            take_token(s, seat, i, Cause.COMPENSATION)
            return
