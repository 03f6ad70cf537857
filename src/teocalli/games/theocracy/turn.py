"""Phase 2: the players' turns. Take a die, change it, place it, gain the bonus of its cell; then the action."""

from __future__ import annotations

from teocalli.engine.bits import is_among
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer, offer_if, offer_where, tells_reasons
from teocalli.engine.state import begin_turn, push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import (
    ask_discard,
    draw_cards,
    gain_cosmo,
    gain_worship,
    hand_size,
    pay_cosmo,
    play_card,
)
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import ASIDE, CHANGE, NUDGE, PLACE, RECOLOUR, REPEAT, TAKE, is_of, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import FIXED_FACE, N_CIVS, N_FACES, ROW, Card, Deed

#: Dice on the action table by colour and value.
N_DICE = N_CIVS * N_FACES
#: A bit for each value of a die.
ANY_VALUE = ((1 << N_FACES) - 1) << 1


@rulebook.effect(Kind.TURN)
def next_turn(s: State, seat: int, turns: int) -> None:
    """`turns` of the round are over. Clockwise from the first player; 2 turns each, 3 with two players."""
    s.token_uses = 0
    s.named = -1
    s.acting = -1
    if turns == s.seats * s.figures[At.ROUNDS_TURNS + s.seats - 2]:
        begin_turn(s, -1)
        push(s, Kind.DEVELOP, s.first)
        return
    begin_turn(s, (s.first + turns) % s.seats)
    push(s, Kind.TURN, s.first, turns + 1)
    push(s, Kind.TAKE, s.current)


@rule
def deed_of_turn(s: State) -> int:
    """The action of the die that was placed last in the row of the acting civilization."""
    row = s.civs[s.acting]
    return s.figures[At.FACE_DEED + row.row_value[row.dice - 1] - 1]


# ---------------------------------------------------------------- what fits where


@rule
def why_not_in_row(s: State, civ: int, value: int) -> int:
    """The leftmost free cell; the die directly to the left may not have the same value (H14). The first cell of an
    empty row has the value 0."""
    c = s.civs[civ]
    why_not = Reason.EQUAL_NEIGHBOUR if c.row_value[c.dice - (c.dice > 0)] == value else Reason.YES
    return Reason.ROW_FULL if c.dice == ROW else why_not


@rule
def values_that_fit(s: State) -> int:
    """The values of dice that some row takes without a discard, a bit for each: what `why_not_in_row` allows."""
    fitting = 0
    for civ in range(N_CIVS):
        c = s.civs[civ]
        others = ANY_VALUE & ~(1 << c.row_value[c.dice - (c.dice > 0)])
        fitting |= others if c.dice < ROW else 0
        if fitting == ANY_VALUE:
            break
    return fitting


@rule
def can_complete(s: State, fitting: int, value: int, cosmo: int, cards: int) -> bool:
    """With this much to spend, a die of this value can be placed (H11): as it is, with a card, or by paid steps."""
    if cards > 0 or is_among(fitting, value):
        return True
    if value == FIXED_FACE:
        return False
    cost, can = s.figures[At.DICE_CHANGE_COST], False
    for other in range(1, FIXED_FACE):
        can |= (abs(other - value) * cost <= cosmo) & is_among(fitting, other)
    return can


# ---------------------------------------------------------------- taking


@rulebook.options(Kind.TAKE)
def dice_on_the_table(s: State, seat: int, menu: Menu) -> None:
    """Any die with which the turn can be completed (H11). If nothing fits: any die, aside (H15)."""
    cosmo, cards, fitting, table = s.players[seat].cosmo, hand_size(s, seat), values_that_fit(s), s.action_table
    for face in range(N_FACES):
        why_not = Reason.YES if can_complete(s, fitting, face + 1, cosmo, cards) else Reason.TURN_CANNOT_BE_COMPLETED
        offer_where(menu, table, range(face, N_DICE, N_FACES), TAKE, why_not)
    if not does_some_die_fit(s, fitting):
        offer_where(menu, table, range(N_DICE), ASIDE, Reason.YES)


@rule
def does_some_die_fit(s: State, fitting: int) -> bool:
    """Some row takes one of the dice on the table without a discard."""
    if fitting == ANY_VALUE:
        return True
    for die in range(N_DICE):
        if s.action_table[die] > 0 and is_among(fitting, die % N_FACES + 1):
            return True
    return False


@rulebook.choice(Kind.TAKE)
def die_taken(s: State, seat: int, action: int) -> None:
    aside = 1 if is_of(action, ASIDE) else 0
    die = action - (ASIDE if aside == 1 else TAKE)
    s.action_table[die] -= 1
    s.die_colour = die // N_FACES
    s.named = s.die_colour
    s.die_value = die % N_FACES + 1
    emit(s, What.TOOK_DIE, seat, die, 1, Cause.NOTHING_FITS if aside == 1 else Cause.TURN)
    push(s, Kind.PLACE, seat, 0, aside)


# ---------------------------------------------------------------- changing and placing


@rulebook.options(Kind.PLACE)
def places_and_changes(s: State, seat: int, recoloured: int, aside: int, menu: Menu) -> None:
    """Rows for the die in hand, and ways to change it; a die that is put aside is not changed."""
    if aside == 1:
        for civ in range(N_CIVS):
            offer(menu, PLACE + civ, Reason.ROW_FULL if s.civs[civ].dice == ROW else Reason.YES)
        return
    cards = hand_size(s, seat)
    for civ in range(N_CIVS):
        why_not = why_not_in_row(s, civ, s.die_value)
        offer(menu, PLACE + civ, why_not)
        offer_if(menu, why_not == Reason.EQUAL_NEIGHBOUR, REPEAT + civ, Reason.YES if cards > 0 else Reason.NO_CARD)
    if cards > 0 or s.players[seat].cosmo >= s.figures[At.DICE_CHANGE_COST] or tells_reasons(menu):
        changes(s, seat, recoloured, cards, menu)


@rule
def changes(s: State, seat: int, recoloured: int, cards: int, menu: Menu) -> None:
    """Ways to change the die in hand: its value for cosmo or by a card, its colour for a card."""
    cosmo, fitting, by_card = s.players[seat].cosmo, values_that_fit(s), cards > 0 or tells_reasons(menu)
    for up in range(2):
        value = s.die_value + 2 * up - 1
        offer(menu, CHANGE + up, why_not_change(s, fitting, value, cosmo, cards))
        if by_card:
            offer(menu, NUDGE + up, why_not_nudge(s, seat, fitting, value, cosmo, cards))
    if by_card:
        why_not_discard = why_not_discard_for_colour(s, fitting, recoloured, cosmo, cards)
        for colour in range(N_CIVS):
            offer_if(menu, colour != s.named, RECOLOUR + colour, why_not_recolour(s, colour, why_not_discard))


@rule
def is_put_aside(s: State) -> bool:
    """Whether the pending placing is of a die that is only put aside."""
    return s.stack[s.depth - 1].b == 1


@rule
def why_not_value(s: State, value: int) -> int:
    """A value is changed inside 1 to 5 only: never from or to 6, no wrap (H12)."""
    if s.die_value == FIXED_FACE or value == FIXED_FACE:
        return Reason.SIX_STAYS_SIX
    return Reason.NO_USE if value == 0 else Reason.YES


@rule
def why_not_change(s: State, fitting: int, value: int, cosmo: int, cards: int) -> int:
    """±1 for 2 cosmo, any number of times, as long as the turn can still be completed."""
    why_not = why_not_value(s, value)
    if why_not != Reason.YES:
        return why_not
    cost = s.figures[At.DICE_CHANGE_COST]
    if cosmo < cost:
        return Reason.NOT_ENOUGH_COSMO
    return Reason.YES if can_complete(s, fitting, value, cosmo - cost, cards) else Reason.TURN_CANNOT_BE_COMPLETED


@rule
def why_not_nudge(s: State, seat: int, fitting: int, value: int, cosmo: int, cards: int) -> int:
    """P09 between taking and placing: one step without cost (H12, H47)."""
    if s.players[seat].hand[Card.NUDGE_OF_FATE] == 0:
        return Reason.NO_SUCH_CARD
    why_not = why_not_value(s, value)
    if why_not != Reason.YES:
        return why_not
    return Reason.YES if can_complete(s, fitting, value, cosmo, cards - 1) else Reason.TURN_CANNOT_BE_COMPLETED


@rule
def why_not_discard_for_colour(s: State, fitting: int, recoloured: int, cosmo: int, cards: int) -> int:
    """One discarded card names the colour, once, as long as the turn can still be completed (H13)."""
    if cards == 0:
        return Reason.NO_CARD
    if recoloured == 1:
        return Reason.NO_USE
    return Reason.YES if can_complete(s, fitting, s.die_value, cosmo, cards - 1) else Reason.TURN_CANNOT_BE_COMPLETED


@rule
def why_not_recolour(s: State, colour: int, why_not_discard: int) -> int:
    """The colour counts for the cell bonus and for a festival (H13): a full row has no cell left."""
    if why_not_discard == Reason.NO_CARD or s.civs[colour].dice < ROW:
        return why_not_discard
    festival = s.figures[At.FACE_DEED + s.die_value - 1] == Deed.FESTIVAL
    return why_not_discard if festival else Reason.NO_USE


@rulebook.choice(Kind.PLACE)
def placed_or_changed(s: State, seat: int, recoloured: int, aside: int, action: int) -> None:
    if aside == 1:
        put_in_row(s, seat, action - PLACE)
        push(s, Kind.TURN_OVER, seat)
        gain_cosmo(s, seat, s.figures[At.DICE_NOTHING_FITS_COSMO], Cause.NOTHING_FITS)
    elif is_of(action, PLACE):
        place_die(s, seat, action - PLACE, 0)
    elif is_of(action, REPEAT):
        place_die(s, seat, action - REPEAT, 1)
    elif is_of(action, RECOLOUR):
        s.named = action - RECOLOUR
        emit(s, What.CHANGED_COLOUR, seat, s.named, 1, Cause.RECOLOUR)
        push(s, Kind.PLACE, seat, 1)
        ask_discard(s, seat, Cause.RECOLOUR)
    else:
        push(s, Kind.PLACE, seat, recoloured)
        if is_of(action, NUDGE):
            play_card(s, seat, Card.NUDGE_OF_FATE)
            s.die_value += 2 * (action - NUDGE) - 1
        else:
            pay_cosmo(s, seat, s.figures[At.DICE_CHANGE_COST], Cause.CHANGE)
            s.die_value += 2 * (action - CHANGE) - 1
        emit(s, What.CHANGED_VALUE, seat, -1, s.die_value, Cause.CHANGE)


@rule
def put_in_row(s: State, seat: int, civ: int) -> None:
    """The die lies in the leftmost free cell until the round is over."""
    c = s.civs[civ]
    c.row_colour[c.dice] = s.die_colour
    c.row_value[c.dice] = s.die_value
    c.dice += 1
    emit(s, What.PLACED, seat, civ, s.die_value, Cause.TURN)
    s.die_colour = -1
    s.die_value = 0


@rule
def place_die(s: State, seat: int, civ: int, repeated: int) -> None:
    """Lift the ban if need be, bonus at once, action, chronicles, end of the turn (H10)."""
    put_in_row(s, seat, civ)
    s.acting = civ
    push(s, Kind.TURN_OVER, seat)
    push(s, Kind.CHRONICLES, seat)
    push(s, Kind.ACTION, seat)
    if s.named == civ:
        push(s, Kind.BONUS, seat)
    if repeated == 1:
        ask_discard(s, seat, Cause.REPEAT)


@rulebook.effect(Kind.BONUS)
def cell_bonus(s: State, seat: int) -> None:
    """The die has the colour of the acting civilization: the bonus of its cell, at once."""
    bonus = At.CELLS_FIRST + 3 * (s.civs[s.acting].dice - 1)
    gain_cosmo(s, seat, s.figures[bonus], Cause.CELL_BONUS)
    gain_worship(s, seat, s.acting, s.figures[bonus + 2], Cause.CELL_BONUS)
    draw_cards(s, seat, s.figures[bonus + 1], Cause.CELL_BONUS)
