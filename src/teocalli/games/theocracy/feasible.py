"""Whether a set of figures can be played at all: enough dice, cells, pieces and crystals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from teocalli.engine.game import BadSetting
from teocalli.games.theocracy.checks import wrong
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.vocabulary import BLACK, COLOURS, N_CIVS, N_COLOURS, ROW, Piece


def why_not_playable(cells: Sequence[int]) -> BadSetting | None:
    """What cannot work, or nothing."""
    for check in (_dice, _pieces, _crystals, _divisions):
        why_not = check(cells)
        if why_not is not None:
            return why_not
    return None


def _dice(cells: Sequence[int]) -> BadSetting | None:
    """Each turn needs a die and a cell; the bag must serve table, neutral dice and marker."""
    per_colour = cells[At.DICE_PER_COLOUR]
    for count in range(3):
        players = count + 2
        on_table, turns = cells[At.DICE_ON_TABLE + count], players * cells[At.ROUNDS_TURNS + count]
        odd, even = cells[At.DICE_NEUTRAL_IN_ODD_ROUNDS + count], cells[At.DICE_NEUTRAL_IN_EVEN_ROUNDS + count]
        neutral = 2 if odd or even else 0
        if on_table < turns:
            return wrong("dice.on_table", "components-dice", players=players, turns=turns, found=on_table)
        if turns + neutral > (room := N_CIVS * ROW):
            return wrong("rounds.turns", "components-cells", players=players, turns=turns, neutral=neutral, cells=room)
        if on_table + neutral + 1 > N_COLOURS * per_colour:
            return wrong("dice.per_colour", "components-bag", players=players, dice=on_table + neutral + 1)
        if neutral and N_COLOURS * per_colour - on_table <= per_colour:
            return wrong("dice.per_colour", "components-colour", players=players)
    return None


def _pieces(cells: Sequence[int]) -> BadSetting | None:
    """Starting houses and all warriors that will ever come by themselves are there."""
    size = cells[At.MAP_SIZE]
    for civ in range(N_CIVS):
        houses = sum(cells[At.MAP_CIV + h] == civ and cells[At.MAP_PIECE + h] == Piece.HOUSE for h in range(size))
        if houses > cells[At.PIECES_HOUSES]:
            return wrong("pieces.houses", "components-houses", houses=houses)
    most = cells[At.SETUP_WARRIORS] + max(cells[At.ROUNDS_COUNT + i] for i in range(3)) - 1
    if most > cells[At.PIECES_WARRIORS]:
        return wrong("pieces.warriors", "components-warriors", warriors=most)
    if cells[At.SETUP_POWER_CARDS] > cells[At.HAND_LIMIT]:
        return wrong("setup.power_cards", "components-hand")
    if cells[At.SETUP_POWER_CARDS] * 4 > sum(cells[At.CARD_COPIES + card] for card in range(12)):
        return wrong("power_cards", "components-deal")
    return None


def _crystals(cells: Sequence[int]) -> BadSetting | None:
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
            return wrong("pieces.crystals", "components-crystals", crystals=on_map[colour], colour=name)
    for count in range(3):
        waiting = (cells[At.ROUNDS_COUNT + count] - 1) * N_CIVS
        for unused in combinations(range(N_COLOURS), 2 - count):
            need = on_map[BLACK] + sum(on_map[colour] for colour in unused) + waiting
            if need > cells[At.PIECES_BLACK_CRYSTALS]:
                return wrong("pieces.black_crystals", "components-black", players=count + 2, crystals=need)
    return None


def _divisions(cells: Sequence[int]) -> BadSetting | None:
    """Tokens lie on rising divisions of the scale."""
    divisions = [cells[At.SCALE_TOKEN_DIVISIONS + i] for i in range(3)]
    if not divisions[0] < divisions[1] < divisions[2] <= cells[At.SCALE_TOP]:
        return wrong("scale.token_divisions", "components-divisions")
    return None
