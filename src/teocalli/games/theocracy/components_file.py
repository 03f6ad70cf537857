"""From the cells that rules read back to a components file: the figures of a position are checked like an owner's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.engine.structs import words_of
from teocalli.games.theocracy.island import NEUTRAL
from teocalli.games.theocracy.layout import ENTRIES, At, page_needs
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    COLOURS,
    CREATURES,
    CRYSTALS,
    END_CARDS,
    HEXES,
    METRICS,
    MOST_TOP,
    N_FACES,
    SIDES,
    Card,
    Deed,
    Development,
    Omen,
    Piece,
)


def file_of(cells: Sequence[int]) -> dict[str, Any]:
    """A file that has these figures, if any has."""
    file: dict[str, Any] = {}
    for entry in ENTRIES:
        section, key = entry.path.split(".")
        values = [*cells[entry.first : entry.first + entry.size]]
        file.setdefault(section, {})[key] = {"value": values if entry.size > 1 else values[0]}
    deeds = words_of(Deed)
    file["dice"]["actions"] = {"value": [deeds[cells[At.FACE_DEED + face]] for face in range(N_FACES)]}
    file["scale"]["multipliers"] = _multipliers(cells)
    file["chronicles"]["conditions"] = _conditions(cells)
    file["power_cards"] = _cards(cells, words_of(Card), At.CARD_COPIES, At.CARD_AMOUNT)
    file["development_cards"] = _cards(cells, words_of(Development), At.DEVELOPMENT_COPIES, At.DEVELOPMENT_AMOUNT)
    file["end_round_cards"] = [_end_card(cells, card) for card in range(len(END_CARDS))]
    file["map"] = {"hexes": [_hex(cells, place) for place in range(cells[At.MAP_SIZE])]}
    return file


def _multipliers(cells: Sequence[int]) -> list[dict[str, int]]:
    passed = cells[At.PASSED : At.PASSED + MOST_TOP + 1]
    rises = [division for division in range(1, MOST_TOP + 1) if passed[division] > passed[division - 1]]
    return [{"multiplier": passed[division], "from_division": division} for division in rises]


def _conditions(cells: Sequence[int]) -> list[dict[str, Any]]:
    found = []
    for civ, name in enumerate(CIVS):
        for page in range(2, cells[At.CHRONICLES_PAGES] + 1):
            first = page_needs(civ, page)
            need = {metric: cells[first + i] for i, metric in enumerate(METRICS) if cells[first + i]}
            found.append({"civ": name, "page": page, "need": need})
    return found


def _cards(cells: Sequence[int], words: Sequence[str], copies: int, amount: int) -> list[dict[str, Any]]:
    listed = [(word, cells[copies + i], cells[amount + i]) for i, word in enumerate(words)]
    return [{"card": word, "copies": count, "amount": figure} for word, count, figure in listed if count or figure]


def _end_card(cells: Sequence[int], card: int) -> dict[str, Any]:
    first, omens = card * len(SIDES), words_of(Omen)
    sides = {
        side: {"effect": omens[cells[At.END_EFFECT + first + i]], "amount": cells[At.END_AMOUNT + first + i]}
        for i, side in enumerate(SIDES)
    }
    return {"card": END_CARDS[card], "copies": cells[At.END_COPIES + card], **sides}


def _hex(cells: Sequence[int], place: int) -> dict[str, Any]:
    found: dict[str, Any] = {"id": HEXES[place], "q": cells[At.MAP_Q + place], "r": cells[At.MAP_R + place]}
    colour = cells[At.MAP_COLOUR + place]
    found["colour"] = COLOURS[colour] if colour >= 0 else NEUTRAL
    for key, block, words in (("crystal", At.MAP_CRYSTAL, CRYSTALS), ("creature", At.MAP_CREATURE, CREATURES)):
        if cells[block + place] >= 0:
            found[key] = words[cells[block + place]]
    civ, piece = cells[At.MAP_CIV + place], cells[At.MAP_PIECE + place]
    if civ >= 0 and piece >= 0:
        found["start"] = {"civ": CIVS[civ], "piece": words_of(Piece)[piece]}
    return found
