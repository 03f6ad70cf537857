"""Positions by hand: what they leave out follows from what they name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from teocalli.engine.rulebook import NOTHING
from teocalli.engine.state import pop, push
from teocalli.games.theocracy.bank import owner_of
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.preparation import draw_die, roll_action_dice
from teocalli.games.theocracy.rulebook import BELOW, rulebook
from teocalli.games.theocracy.state import Kind, State
from teocalli.games.theocracy.vocabulary import (
    BLACK,
    CIVS,
    COLOURS,
    HEXES,
    N_BUILDINGS,
    N_CARDS,
    N_CIVS,
    N_COLOURS,
    N_CRYSTALS,
    N_FACES,
)

Names = Collection[str]
SET_UP = (Kind.PREPARE, Kind.BEGIN, Kind.CHOOSE_COLOUR)


def fill_in(s: State, names: Names) -> None:
    """`names` are the fields that the position gives: `bag`, `civs.pink.supply`, …; they stay.

    Nothing is pending where a whole turn is to come. Then, and in the middle of a turn, the game has begun long ago.
    """
    has_begun = s.depth == 0 or s.stack[0].kind not in SET_UP
    _buildings(s, names)
    _hands(s, names)
    if has_begun:
        _begin(s, names)
    for civ in range(N_CIVS):
        _civilization(s, civ, names)
    for seat in range(s.seats):
        _tokens(s, seat, names)
    _round_cells(s, names)
    _supplies(s, names)
    _deck(s, names)
    if has_begun:
        _dice(s, names)
    if has_begun and s.depth:
        _turn(s, names)


def start_turn(s: State, seat: int) -> None:
    """A whole turn of the seat is to come."""
    push(s, Kind.TURN, s.first, _turns_before(s, seat, 1))


# ---------------------------------------------------------------- time


def _begin(s: State, names: Names) -> None:
    """Round 1 at least; whoever has no colour gets the next one that is left."""
    if s.round == 0 and "round" not in names:
        s.round = 1
    for seat in range(s.seats):
        player, taken = s.players[seat], [other.colour for other in s.players]
        if player.colour < 0 and f"players.{seat + 1}.colour" not in names:
            player.colour = next(colour for colour in range(N_COLOURS) if colour not in taken)
    for colour, name in enumerate(COLOURS):
        if owner_of(s, colour) < 0:
            _blacken(s, colour, name, names)


def _blacken(s: State, colour: int, name: str, names: Names) -> None:
    """Crystals in a colour that nobody plays are black (H4); an area that is named has those that it names."""
    for place, here in enumerate(s.hexes):
        if here.crystal == colour and f"hexes.{HEXES[place]}.crystal" not in names:
            here.crystal = BLACK
    for civ, c in zip(CIVS, s.civs, strict=True):
        if f"civs.{civ}.crystals.{name}" not in names:
            black = 0 if f"civs.{civ}.crystals" in names else c.crystals[colour]
            c.crystals[BLACK], c.crystals[colour] = c.crystals[BLACK] + black, 0


def _dice(s: State, names: Names) -> None:
    """Dice that are nowhere else are in the bag; from there an empty action table and the marker are filled."""
    if "bag" in names:
        return
    for civ in range(N_CIVS):
        elsewhere = sum(s.action_table[civ * N_FACES : (civ + 1) * N_FACES]) + (s.marker == civ) + (s.die_colour == civ)
        elsewhere += sum(row.row_colour.count(civ) for row in s.civs)
        s.bag[civ] = s.figures[At.DICE_PER_COLOUR] - elsewhere
    if min(s.bag) < 0:
        return
    if s.marker < 0 and "marker" not in names and sum(s.bag) > 0:
        s.marker = draw_die(s, -1)
    if (
        sum(s.action_table) == 0
        and "action_table" not in names
        and sum(s.bag) >= s.figures[At.DICE_ON_TABLE + s.seats - 2]
    ):
        roll_action_dice(s)


def _turn(s: State, names: Names) -> None:
    """Below a decision of a turn lies what follows it."""
    frames = [(f.kind, f.seat, f.a, f.b, f.c, f.d) for f in s.stack[: s.depth]]
    if frames[0][0] in (Kind.SHIFT, Kind.FINISH, Kind.CIVILIZATION, Kind.END_CARD, Kind.BLESS):
        return
    seat = frames[0][1]
    lower = BELOW.get(frames[0][0], (NOTHING,))[0]
    while lower != NOTHING:
        context = (0, 0, 0, 0)
        if lower == Kind.TURN:
            before = _turns_before(s, seat, int(Kind.TAKE in [frame[0] for frame in frames]))
            context, seat = (before + 1, 0, 0, 0), s.first
        frames.insert(0, (lower, seat, *context))
        lower = BELOW[lower][0]
    while s.depth:
        pop(s)
    for frame in frames:
        push(s, *frame)
    turns = rulebook.named(s.stack[0]).get("turns", 0)
    if "current" not in names:
        s.current = (s.first + turns - 1) % s.seats if turns else -1
    if "named" not in names and s.named < 0 and s.die_colour >= 0:
        s.named = s.die_colour
    elif "named" not in names and s.named < 0 and s.acting >= 0:
        row = s.civs[s.acting]
        s.named = row.row_colour[max(0, row.dice - 1)]


def _turns_before(s: State, seat: int, dice: int) -> int:
    """How many turns of the round are over before one of the seat, which still needs so many dice of the table."""
    turns = s.seats * s.figures[At.ROUNDS_TURNS + s.seats - 2]
    before = (seat - s.first) % s.seats
    while turns - before - 1 + dice > sum(s.action_table) and before + s.seats < turns:
        before += s.seats
    return before


def _round_cells(s: State, names: Names) -> None:
    """The cells of the rounds to come are full, the others empty."""
    for name, cells in (("waiting_crystals", s.waiting_crystals), ("waiting_warriors", s.waiting_warriors)):
        if name not in names:
            rounds = s.figures[At.ROUNDS_COUNT + s.seats - 2]
            cells[:] = [N_CIVS if max(1, s.round) <= i < rounds else 0 for i in range(len(cells))]


# ---------------------------------------------------------------- what lies where


def _buildings(s: State, names: Names) -> None:
    """Where a building stands, creature and crystal of the set-up are gone."""
    for here, name in zip(s.hexes, HEXES, strict=True):
        if here.piece >= 0 and f"hexes.{name}.crystal" not in names:
            here.crystal = -1
        if here.piece >= 0 and f"hexes.{name}.creature" not in names:
            here.creature = -1


def _hands(s: State, names: Names) -> None:
    """Hands that are not named give up cards that others have."""
    others = [player.hand for seat, player in enumerate(s.players, 1) if f"players.{seat}.hand" not in names]
    for card in range(N_CARDS):
        too_many = s.discard[card] + sum(player.hand[card] for player in s.players) - s.figures[At.CARD_COPIES + card]
        for hand in others:
            given_up = min(hand[card], max(too_many, 0))
            hand[card] -= given_up
            too_many -= given_up


def _civilization(s: State, civ: int, names: Names) -> None:
    c, where = s.civs[civ], f"civs.{CIVS[civ]}"
    if f"{where}.built" not in names:
        for piece in range(N_BUILDINGS):
            c.built[piece] = sum(here.civ == civ and here.piece == piece for here in s.hexes)
    if f"{where}.dice" not in names:
        c.dice = sum(colour >= 0 for colour in c.row_colour)


def _tokens(s: State, seat: int, names: Names) -> None:
    """Tokens that are neither before a player nor on the scale nor on the map are out of the game."""
    player = s.players[seat]
    if f"players.{seat + 1}.tokens_gone" not in names:
        on_map = sum(here.token and here.colour == player.colour for here in s.hexes)
        total = s.figures[At.SETUP_TOKENS] + len(player.scale)
        player.tokens_gone = max(0, total - player.tokens - sum(player.scale) - on_map)


def _supplies(s: State, names: Names) -> None:
    """Crystals and warriors that are nowhere else."""
    for crystal in range(N_CRYSTALS):
        total = s.figures[At.PIECES_BLACK_CRYSTALS if crystal == BLACK else At.PIECES_CRYSTALS]
        elsewhere = sum(here.crystal == crystal for here in s.hexes) + sum(c.crystals[crystal] for c in s.civs)
        elsewhere += sum(s.waiting_crystals) if crystal == BLACK else 0
        if "crystals" not in names:
            s.crystals[crystal] = max(0, total - elsewhere)
    for c, name in zip(s.civs, CIVS, strict=True):
        if f"civs.{name}.supply" not in names:
            waiting = sum(s.waiting_warriors) // N_CIVS
            c.supply = max(0, s.figures[At.PIECES_WARRIORS] - c.garrison - c.area - waiting)


def _deck(s: State, names: Names) -> None:
    """Cards that are neither in a hand nor on the open pile are in the deck, in their order, new ones at the bottom."""
    if {"deck", "deck_count"} & {*names}:
        return
    left = [s.figures[At.CARD_COPIES + card] - s.discard[card] for card in range(N_CARDS)]
    for player in s.players:
        left = [count - held for count, held in zip(left, player.hand, strict=True)]
    deck: list[Any] = []
    for card in reversed(s.deck[: s.deck_count]):
        if left[card] > 0:
            left[card] -= 1
            deck.insert(0, card)
    deck = [card for card in range(N_CARDS) for _ in range(left[card])] + deck
    s.deck_count = min(len(deck), len(s.deck))
    s.deck[:] = (deck + [-1] * len(s.deck))[: len(s.deck)]
