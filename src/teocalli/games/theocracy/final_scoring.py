"""The end of the game and the final scoring."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import gain_worship, owner_of
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import BLESS, rulebook
from teocalli.games.theocracy.state import Cause, Kind, State, What
from teocalli.games.theocracy.vocabulary import COMMON, N_CIVS, Piece


@rulebook.effect(Kind.SCORING)
def begin_scoring(s: State, seat: int) -> None:
    """Scourge for creatures, starting points, pyramid worship in turn order of the last round, the rest (H48)."""
    count_creatures(s)
    for i in range(s.seats):
        one = (s.first + i) % s.seats
        emit(s, What.SCORED, one, -1, starting_points(s, one), Cause.STARTING_POINTS)
    push(s, Kind.FINISH, s.first)
    for i in range(s.seats - 1, -1, -1):
        push(s, Kind.PYRAMIDS, (s.first + i) % s.seats)


@rule
def count_creatures(s: State) -> None:
    """1 scourge point to the owner of each hex that still holds a common creature."""
    scourge = s.figures[At.SCOURGE_CREATURE]
    for place in range(s.figures[At.MAP_SIZE]):
        if s.hexes[place].creature == COMMON:
            owner = owner_of(s, s.hexes[place].colour)
            if owner >= 0:
                s.players[owner].scourge += scourge
                emit(s, What.SCOURGE, owner, -1, scourge, Cause.CREATURES)


@rule
def multiplier(s: State, division: int) -> int:
    """The highest multiplier that a marker on this division has passed; 0 if none."""
    return s.figures[At.PASSED + division]


@rule
def starting_points(s: State, seat: int) -> int:
    """The highest multiplier that the cosmo marker stands above, at most 5."""
    return min(multiplier(s, s.players[seat].cosmo), s.figures[At.SCALE_COSMO_POINTS_CAP])


@rule
def own_pyramids(s: State, seat: int) -> int:
    """Pyramids on hexes that show the player's colour now, whichever civilization built them (H49)."""
    count = 0
    for place in range(s.figures[At.MAP_SIZE]):
        if s.hexes[place].piece == Piece.PYRAMID and s.hexes[place].colour == s.players[seat].colour:
            count += 1
    return count


@rulebook.effect(Kind.PYRAMIDS)
def count_pyramids(s: State, seat: int) -> None:
    """1 worship from a civilization of choice for each own pyramid, a player all at once."""
    worship = own_pyramids(s, seat) * s.figures[At.SCORING_PER_PYRAMID]
    if worship > 0:
        push(s, Kind.BLESS, seat, worship)


@rulebook.options(Kind.BLESS)
def civs_to_bless(s: State, seat: int, worship: int, menu: Menu) -> None:
    """Any civilization; on the top it is lost (H49)."""
    for civ in range(N_CIVS):
        allow(menu, BLESS + civ)


@rulebook.choice(Kind.BLESS)
def blessed(s: State, seat: int, worship: int, action: int) -> None:
    gain_worship(s, seat, action - BLESS, 1, Cause.FINAL_PYRAMIDS)
    if worship > 1:
        push(s, Kind.BLESS, seat, worship - 1)


@rule
def dropped_priest(s: State, seat: int) -> int:
    """The one priest that scores nothing: the highest; among tied ones the one on the lowest page (H50)."""
    priests = s.players[seat].priests
    dropped = 0
    for civ in range(1, N_CIVS):
        higher = priests[civ] > priests[dropped]
        cheaper = priests[civ] == priests[dropped] and s.civs[civ].page < s.civs[dropped].page
        if higher or cheaper:
            dropped = civ
    return dropped


@rule
def priest_points(s: State, seat: int, civ: int) -> int:
    """Page of the chronicle times the highest multiplier that the priest has passed."""
    return s.civs[civ].page * multiplier(s, s.players[seat].priests[civ])


@rule
def score(s: State, seat: int) -> int:
    """Starting points and priests less scourge, as it stands; it may be negative (H51)."""
    total = starting_points(s, seat) - s.players[seat].scourge * s.figures[At.SCOURGE_POINTS]
    dropped = dropped_priest(s, seat)
    for civ in range(N_CIVS):
        if civ != dropped:
            total += priest_points(s, seat, civ)
    return total


@rule
def rank(s: State, seat: int) -> int:
    """1 and the number of players who have more points; tied players share the place and the victory."""
    place = 1
    own = score(s, seat)
    for other in range(s.seats):
        if score(s, other) > own:
            place += 1
    return place


@rulebook.effect(Kind.FINISH)
def finish(s: State, seat: int) -> None:
    """Every player drops the highest priest; products, scourge, total."""
    for one in range(s.seats):
        dropped = dropped_priest(s, one)
        emit(s, What.PRIEST_DROPPED, one, dropped, 1, Cause.PRIESTS)
        for civ in range(N_CIVS):
            if civ != dropped:
                emit(s, What.SCORED_PRIEST, one, civ, priest_points(s, one, civ), Cause.PRIESTS)
        emit(s, What.SCORED, one, -1, -s.players[one].scourge * s.figures[At.SCOURGE_POINTS], Cause.SCOURGE)
        emit(s, What.TOTAL, one, -1, score(s, one), Cause.PRIESTS)
    s.over = 1
