"""Phase 1: preparation of the round."""

from __future__ import annotations

from teocalli.engine.chance import random_below
from teocalli.engine.events import emit, reveal
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import station
from teocalli.games.theocracy.expansion import start_expansion
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import rulebook
from teocalli.games.theocracy.state import Cause, Kind, State, What, Whose
from teocalli.games.theocracy.vocabulary import BLACK, N_CIVS, N_CRYSTALS, N_FACES, ROW


@rulebook.effect(Kind.PREPARE)
def prepare_round(s: State, seat: int, round: int) -> None:
    """A round begins: first player, dice into the bag (H5), the steps in order. Round I skips the first three."""
    s.round = round
    emit(s, What.ROUND, -1, -1, round, Cause.PREPARATION)
    if round > 1:
        if s.holder >= 0:
            s.first = s.holder
        emit(s, What.FIRST_PLAYER, s.first, -1, 1, Cause.PREPARATION)
        dice_into_the_bag(s)
        return_card_and_token(s)
        add_black_crystals(s)
        add_warriors(s)
    roll_action_dice(s)
    push(s, Kind.TURN, s.first)
    push(s, Kind.MARKER_DIE, s.first)
    if has_neutral_dice(s):
        push(s, Kind.NEUTRAL_EXPANSION, s.first)


@rule
def dice_into_the_bag(s: State) -> None:
    """All dice of the last round go back before anything else (H5)."""
    for civ in range(N_CIVS):
        s.bag[civ] = s.figures[At.DICE_PER_COLOUR]
        c = s.civs[civ]
        c.dice = 0
        for i in range(ROW):
            c.row_colour[i] = -1
            c.row_value[i] = 0
        for face in range(N_FACES):
            s.action_table[civ * N_FACES + face] = 0
    s.marker = -1


@rule
def return_card_and_token(s: State) -> None:
    """The end-of-round card and the first-player token of the next round go back to the board."""
    s.holder = -1


@rule
def add_black_crystals(s: State) -> None:
    """One black crystal from the cell of the round to each civilization's area."""
    for civ in range(N_CIVS):
        if s.waiting_crystals[s.round - 1] > 0:
            s.waiting_crystals[s.round - 1] -= 1
            s.civs[civ].crystals[BLACK] += 1
            emit(s, What.CRYSTAL_GAINED, -1, civ * N_CRYSTALS + BLACK, 1, Cause.PREPARATION)


@rule
def add_warriors(s: State) -> None:
    """One warrior from the cell of the round to each garrison, to the area if the garrison is full."""
    for civ in range(N_CIVS):
        if s.waiting_warriors[s.round - 1] > 0:
            s.waiting_warriors[s.round - 1] -= 1
            station(s, civ, 1)
            emit(s, What.RECRUITED, -1, civ, 1, Cause.PREPARATION)


@rule
def draw_die(s: State, not_colour: int) -> int:
    """A die from the bag, of another colour than `not_colour` (a second of that colour would be drawn again)."""
    left = 0
    for civ in range(N_CIVS):
        if civ != not_colour:
            left += s.bag[civ]
    drawn = random_below(s, left)
    for civ in range(N_CIVS):
        if civ != not_colour:
            drawn -= s.bag[civ]
            if drawn < 0:
                s.bag[civ] -= 1
                return civ
    return -1


@rule
def roll_action_dice(s: State) -> None:
    """9 dice with four players, 7 with three or two, on the action table by value."""
    for _ in range(s.figures[At.DICE_ON_TABLE + s.seats - 2]):
        colour = draw_die(s, -1)
        face = random_below(s, N_FACES)
        s.action_table[colour * N_FACES + face] += 1
        emit(s, What.ROLLED, -1, colour * N_FACES + face, 1, Cause.PREPARATION)
    reveal(s, -1, -1, Cause.PREPARATION)


@rule
def has_neutral_dice(s: State) -> bool:
    """Three players: rounds I, III and V; two players: every round."""
    if s.round % 2 == 1:
        return s.figures[At.DICE_NEUTRAL_IN_ODD_ROUNDS + s.seats - 2] == 1
    return s.figures[At.DICE_NEUTRAL_IN_EVEN_ROUNDS + s.seats - 2] == 1


@rule
def _place_neutral_die(s: State, not_colour: int) -> int:
    """Draw and roll a die; leftmost cell of the row in its colour, no bonus (H7)."""
    colour = draw_die(s, not_colour)
    value = random_below(s, N_FACES) + 1
    c = s.civs[colour]
    c.row_colour[c.dice] = colour
    c.row_value[c.dice] = value
    c.dice += 1
    emit(s, What.NEUTRAL_DIE, -1, colour * N_FACES + value - 1, 1, Cause.NEUTRAL_DICE)
    reveal(s, -1, -1, Cause.NEUTRAL_DICE)
    return colour


@rulebook.effect(Kind.NEUTRAL_EXPANSION)
def first_neutral_die(s: State, seat: int) -> None:
    """The first neutral die; its civilization expands. The last player in turn order decides (H6)."""
    civ = _place_neutral_die(s, -1)
    push(s, Kind.NEUTRAL_DIE, seat, civ)
    push(s, Kind.CHRONICLES, seat)
    start_expansion(s, (s.first + s.seats - 1) % s.seats, civ, Whose.NEUTRAL)


@rulebook.effect(Kind.NEUTRAL_DIE)
def second_neutral_die(s: State, seat: int, civ: int) -> None:
    """The second neutral die, of another colour than the first; nothing is performed."""
    _place_neutral_die(s, civ)


@rulebook.effect(Kind.MARKER_DIE)
def marker_die(s: State, seat: int) -> None:
    """One more die on the end-of-round card: only its colour matters, so it is not rolled (H8)."""
    s.marker = draw_die(s, -1)
    reveal(s, -1, -1, Cause.PREPARATION)
    emit(s, What.MARKER, -1, s.marker, 1, Cause.PREPARATION)
