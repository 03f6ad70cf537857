"""What cannot be in a position: every component is counted, nothing appears or vanishes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from teocalli.engine.game import BadSetting
from teocalli.engine.structs import words_of
from teocalli.games.theocracy.bank import capacity, hand_size, owner_of
from teocalli.games.theocracy.components import compute_cells
from teocalli.games.theocracy.components_file import file_of
from teocalli.games.theocracy.layout import FIGURE_NAMES, LIMITS, At
from teocalli.games.theocracy.pending import pending
from teocalli.games.theocracy.state import Kind, State
from teocalli.games.theocracy.vocabulary import (
    BLACK,
    CIVS,
    CRYSTALS,
    HEXES,
    N_BUILDINGS,
    N_CARDS,
    N_CIVS,
    N_CRYSTALS,
    N_FACES,
    ROW,
    Card,
    Piece,
)

PIECE_NAMES = ("houses", "factories", "barracks", "pyramids")
#: A hex that is not on the map.
OFF = (-1, -1, -1, -1, -1, 0)


def contradictions(s: State) -> list[str]:
    """Sentences about what is wrong; none for a position that can be."""
    found = why_no_figures(tuple(s.figures)) or [*_frame(s)]
    if found:  # the other checks count by these figures
        return found
    for check in (_dice, _rows, _crystals, _waiting, _warriors, _buildings, _hexes, _cards, _developments, _players):
        found += check(s)
    return found or [*pending(s)]


@lru_cache(maxsize=100)
def why_no_figures(figures: tuple[int, ...]) -> list[str]:
    """Figures of a game are those of a components file, ours or an owner's."""
    for cell, (value, (least, most)) in enumerate(zip(figures, LIMITS, strict=True)):
        if not least <= value <= most:
            return [f"The figure {FIGURE_NAMES[cell]} is {value}; it goes from {least} to {most}."]
    try:
        cells = compute_cells(file_of(figures))
    except BadSetting as wrong:
        return [str(wrong)]
    different = [name for name, ours, given in zip(FIGURE_NAMES, cells, figures, strict=True) if ours != given]
    return [f"The figure {name} does not fit the others." for name in different[:1]]


def _dice(s: State) -> Iterator[str]:
    for colour, name in enumerate(CIVS):
        in_rows = sum(civ.row_colour[: civ.dice].count(colour) for civ in s.civs)
        table = sum(s.action_table[colour * N_FACES : (colour + 1) * N_FACES])
        total = s.bag[colour] + table + in_rows + (s.marker == colour) + (s.die_colour == colour)
        if total != s.figures[At.DICE_PER_COLOUR]:
            yield f"There are {total} {name} dice; there must be {s.figures[At.DICE_PER_COLOUR]}."


def _rows(s: State) -> Iterator[str]:
    for civ, name in zip(s.civs, CIVS, strict=True):
        filled = [
            (colour >= 0, 1 <= value <= N_FACES) for colour, value in zip(civ.row_colour, civ.row_value, strict=True)
        ]
        if filled != [(i < civ.dice, i < civ.dice) for i in range(ROW)]:
            yield f"The row of {name} does not show its {civ.dice} dice from the left."


def _crystals(s: State) -> Iterator[str]:
    on_hexes = [h.crystal for h in s.hexes]
    for crystal in range(N_CRYSTALS):
        total = s.crystals[crystal] + on_hexes.count(crystal) + sum(c.crystals[crystal] for c in s.civs)
        total += sum(s.waiting_crystals) if crystal == BLACK else 0
        expected = s.figures[At.PIECES_BLACK_CRYSTALS] if crystal == BLACK else s.figures[At.PIECES_CRYSTALS]
        if total != expected:
            yield f"There are {total} {CRYSTALS[crystal]} crystals; there must be {expected}."
        unplayed = _chosen(s) and crystal < BLACK and owner_of(s, crystal) < 0
        if unplayed and (crystal in on_hexes or any(c.crystals[crystal] for c in s.civs)):
            yield f"Nobody plays {CRYSTALS[crystal]}, so these crystals must be black."


def _waiting(s: State) -> Iterator[str]:
    """The cells of the rounds to come hold a black crystal and a warrior for every civilization."""
    for i, (crystals, warriors) in enumerate(zip(s.waiting_crystals, s.waiting_warriors, strict=True)):
        expected = N_CIVS if max(1, s.round) <= i < s.figures[At.ROUNDS_COUNT + s.seats - 2] else 0
        if (crystals, warriors) != (expected, expected):
            yield f"The cell of round {i + 1} must hold {expected} crystals and {expected} warriors."


def _warriors(s: State) -> Iterator[str]:
    expected = s.figures[At.PIECES_WARRIORS]
    for civ, name in enumerate(CIVS):
        c = s.civs[civ]
        total = c.garrison + c.area + c.supply + sum(s.waiting_warriors) // N_CIVS
        if total != expected:
            yield f"There are {total} warriors of {name}; there must be {expected}."
        if c.garrison > capacity(s, civ):
            yield f"The garrison of {name} has {capacity(s, civ)} places, not {c.garrison}."


def _buildings(s: State) -> Iterator[str]:
    for civ, name in enumerate(CIVS):
        for piece in range(N_BUILDINGS):
            on_map = sum(h.civ == civ and h.piece == piece for h in s.hexes)
            if on_map != s.civs[civ].built[piece]:
                built = s.civs[civ].built[piece]
                yield f"{on_map} {PIECE_NAMES[piece]} of {name} stand on the map, but {built} are built."
            if on_map > s.figures[At.PIECES_HOUSES + piece]:
                yield f"{name} has only {s.figures[At.PIECES_HOUSES + piece]} {PIECE_NAMES[piece]}."
        if not 1 <= s.civs[civ].page <= s.figures[At.CHRONICLES_PAGES]:
            yield f"The chronicle of {name} has no page {s.civs[civ].page}."


def _hexes(s: State) -> Iterator[str]:
    size = s.figures[At.MAP_SIZE]
    for place, here in enumerate(s.hexes):
        name = HEXES[place]
        if place >= size and (here.colour, here.crystal, here.creature, here.civ, here.piece, here.token) != OFF:
            yield f"{name} is not on the map."
        if (here.civ >= 0) != (here.piece >= 0):
            yield f"{name}: a building belongs to a civilization."
        if here.piece >= 0 and (here.creature >= 0 or here.crystal >= 0):
            yield f"{name}: a building stands together with a creature or crystal."
        home = place < size and s.figures[At.MAP_PIECE + place] == Piece.FORTRESS
        if (here.piece == Piece.FORTRESS) != home:
            yield f"{name}: fortresses stand on the home hexes."
        if here.token and owner_of(s, here.colour) < 0:
            yield f"{name}: a transformation token lies here, but nobody plays the colour."


def _chosen(s: State) -> bool:
    return all(s.players[seat].colour >= 0 for seat in range(s.seats)) and s.round > 0


def _cards(s: State) -> Iterator[str]:
    names = words_of(Card)
    for card in range(N_CARDS):
        total = s.deck[: s.deck_count].count(card) + s.discard[card] + sum(p.hand[card] for p in s.players)
        if total != s.figures[At.CARD_COPIES + card]:
            yield f"There are {total} cards {names[card]}; there must be {s.figures[At.CARD_COPIES + card]}."
    if any(card >= 0 for card in s.deck[s.deck_count :]) or any(card < 0 for card in s.deck[: s.deck_count]):
        yield "The power deck has not as many cards as it says."


def _developments(s: State) -> Iterator[str]:
    deck = s.development_deck[: s.development_count]
    shown = [card for card in (*s.development, *deck) if card >= 0]
    if any(shown.count(card) > s.figures[At.DEVELOPMENT_COPIES + card] for card in set(shown)):
        yield "A development card is there too often."
    if any(card >= 0 for card in s.development_deck[s.development_count :]) or any(card < 0 for card in deck):
        yield "The development deck has not as many cards as it says."
    if s.end_card < 0 or s.figures[At.END_COPIES + s.end_card] == 0:
        yield "One of the end-of-round cards serves for the whole game."


def _players(s: State) -> Iterator[str]:
    colours = [p.colour for p in s.players[: s.seats] if p.colour >= 0]
    if len(set(colours)) != len(colours):
        yield "Two players have the same colour."
    top = s.figures[At.SCALE_TOP]
    for seat, player in enumerate(s.players):
        name = f"Seat {seat + 1}"
        if not all(0 <= height <= top for height in (player.cosmo, *player.priests)):
            yield f"{name}: cosmo and priests stand between 0 and {top}."
        if seat >= s.seats:
            lying = (player.cosmo, player.scourge, player.tokens, player.tokens_gone, hand_size(s, seat))
            if player.colour >= 0 or any((*lying, *player.priests, *player.scale)):
                yield f"{name} is empty, but something lies there."
            continue
        if s.round and player.colour < 0:
            yield f"{name} has no colour."
        on_map = sum(h.token == 1 and h.colour == player.colour for h in s.hexes)
        tokens = player.tokens + sum(player.scale) + player.tokens_gone + on_map
        expected = s.figures[At.SETUP_TOKENS] + len(player.scale)
        if tokens != expected:
            yield f"{name} has {tokens} transformation tokens; there must be {expected}."
        pending = sum(f.kind == Kind.DISCARD and f.seat == seat for f in s.stack[: s.depth])
        if hand_size(s, seat) > s.figures[At.HAND_LIMIT] + pending:
            yield f"{name} holds more than {s.figures[At.HAND_LIMIT]} power cards."


def _frame(s: State) -> Iterator[str]:
    if not 0 <= s.round <= s.figures[At.ROUNDS_COUNT + s.seats - 2]:
        yield f"There is no round {s.round}."
    if not 0 <= s.first < s.seats or s.holder >= s.seats or s.current >= s.seats:
        yield "First player, active player and holder of the card must sit at the table."
