"""Whether a set of figures can be played at all: enough dice, cells, pieces and crystals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.vocabulary import BLACK, COLOURS, N_CIVS, N_COLOURS, ROW, Piece


def why_not_playable(cells: Sequence[int]) -> str:
    """A sentence about what cannot work, or nothing."""
    for check in (_dice, _pieces, _crystals, _divisions):
        why_not = check(cells)
        if why_not:
            return why_not
    return ""


def _dice(cells: Sequence[int]) -> str:
    """Each turn needs a die and a cell; the bag must serve table, neutral dice and marker."""
    per_colour = cells[At.DICE_PER_COLOUR]
    for count in range(3):
        players = count + 2
        on_table, turns = cells[At.DICE_ON_TABLE + count], players * cells[At.ROUNDS_TURNS + count]
        odd, even = cells[At.DICE_NEUTRAL_IN_ODD_ROUNDS + count], cells[At.DICE_NEUTRAL_IN_EVEN_ROUNDS + count]
        neutral = 2 if odd or even else 0
        if on_table < turns:
            return f"dice.on_table: {players} players take {turns} dice in a round, but only {on_table} lie there."
        if turns + neutral > N_CIVS * ROW:
            return f"rounds.turns: {players} players place {turns} and {neutral} neutral dice into 12 cells."
        if on_table + neutral + 1 > N_COLOURS * per_colour:
            return f"dice.per_colour: {players} players need {on_table + neutral + 1} dice in a round."
        if neutral and N_COLOURS * per_colour - on_table <= per_colour:
            return f"dice.per_colour: with {players} players the second neutral die might find no other colour."
    return ""


def _pieces(cells: Sequence[int]) -> str:
    """Starting houses and all warriors that will ever come by themselves are there."""
    size = cells[At.MAP_SIZE]
    for civ in range(N_CIVS):
        houses = sum(cells[At.MAP_CIV + h] == civ and cells[At.MAP_PIECE + h] == Piece.HOUSE for h in range(size))
        if houses > cells[At.PIECES_HOUSES]:
            return f"pieces.houses: the map starts with {houses} houses of one civilization."
    most = cells[At.SETUP_WARRIORS] + max(cells[At.ROUNDS_COUNT + i] for i in range(3)) - 1
    if most > cells[At.PIECES_WARRIORS]:
        return f"pieces.warriors: set-up and round cells need {most} warriors of each civilization."
    if cells[At.SETUP_POWER_CARDS] > cells[At.HAND_LIMIT]:
        return "setup.power_cards: more than the hand limit."
    if cells[At.SETUP_POWER_CARDS] * 4 > sum(cells[At.CARD_COPIES + card] for card in range(12)):
        return "power_cards: too few copies to deal the starting hands."
    return ""


def _crystals(cells: Sequence[int]) -> str:
    """The map, the starting areas and the round cells can be filled, whichever colours are not played."""
    on_map = [0] * (N_COLOURS + 1)
    for h in range(cells[At.MAP_SIZE]):
        crystal = cells[At.MAP_CRYSTAL + h]
        if crystal >= 0:
            on_map[crystal] += 1
        if cells[At.MAP_PIECE + h] == Piece.HOUSE:
            colour = cells[At.MAP_COLOUR + h]
            on_map[BLACK if colour < 0 else colour] += 1
    for colour, name in enumerate(COLOURS):
        if on_map[colour] > cells[At.PIECES_CRYSTALS]:
            return f"pieces.crystals: the map starts with {on_map[colour]} {name} crystals."
    for count in range(3):
        waiting = (cells[At.ROUNDS_COUNT + count] - 1) * N_CIVS
        for unused in combinations(range(N_COLOURS), 2 - count):
            need = on_map[BLACK] + sum(on_map[colour] for colour in unused) + waiting
            if need > cells[At.PIECES_BLACK_CRYSTALS]:
                return f"pieces.black_crystals: {count + 2} players need {need} at the start."
    return ""


def _divisions(cells: Sequence[int]) -> str:
    """Tokens lie on rising divisions of the scale."""
    divisions = [cells[At.SCALE_TOKEN_DIVISIONS + i] for i in range(3)]
    if not divisions[0] < divisions[1] < divisions[2] <= cells[At.SCALE_TOP]:
        return "scale.token_divisions: three rising divisions of the scale are needed."
    return ""
