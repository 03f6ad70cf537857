"""Where each component figure stands among the cells of `State.house`.

The figures themselves are data (`components.yaml` or an owner's file); this is the list of what can be given, its
bounds and its meaning. A rule reads `s.house[At.PYRAMID_COST]`; the name is the entry's path with underscores.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, cast

from teocalli.engine.records import constants, words_of
from teocalli.games.theocracy.vocabulary import (
    CREATURES,
    END_CARDS,
    METRICS,
    MOST_HEXES,
    MOST_PAGES,
    MOST_TOP,
    N_CARDS,
    N_CIVS,
    N_COLOURS,
    N_CRYSTALS,
    N_DEVELOPMENTS,
    N_FACES,
    SIDES,
    Deed,
    Omen,
    Piece,
)


@dataclass(frozen=True)
class Entry:
    """A figure, or `size` of them, from `least` to `most`."""

    path: str
    least: int
    most: int
    about: str
    size: int = 1

    @property
    def name(self) -> str:
        return self.path.replace(".", "_").upper()


#: The plain figures: one entry of the file each, `section: {entry: {value: …, source: …}}`.
ENTRIES = (
    Entry("rounds.count", 1, 6, "rounds with 2, 3 and 4 players", 3),
    Entry("rounds.turns", 1, 3, "turns of each player in a round, with 2, 3 and 4 players", 3),
    Entry("dice.per_colour", 2, 6, "dice in each civilization's colour"),
    Entry("dice.on_table", 4, 20, "dice rolled for the action table with 2, 3 and 4 players", 3),
    Entry("dice.neutral_in_odd_rounds", 0, 1, "1: two neutral dice in rounds I, III, V; with 2, 3, 4 players", 3),
    Entry("dice.neutral_in_even_rounds", 0, 1, "1: two neutral dice in rounds II, IV, VI; with 2, 3, 4 players", 3),
    Entry("dice.change_cost", 0, 9, "cosmo for one step of a die's value"),
    Entry("dice.nothing_fits_cosmo", 0, 9, "cosmo for a die put aside because nothing fits"),
    Entry("setup.cosmo_two", 0, 9, "cosmo at the start with two players, first player first", 2),
    Entry("setup.cosmo_three", 0, 9, "cosmo at the start with three players, first player first", 3),
    Entry("setup.cosmo_four", 0, 9, "cosmo at the start with four players, first player first", 4),
    Entry("setup.power_cards", 0, 5, "power cards dealt to each player"),
    Entry("setup.tokens", 0, 5, "transformation tokens in front of each player at the start"),
    Entry("setup.warriors", 0, 5, "warriors in each garrison at the start"),
    Entry("pieces.houses", 1, 20, "houses of each civilization"),
    Entry("pieces.factories", 0, 20, "factories of each civilization"),
    Entry("pieces.barracks", 0, 20, "barracks of each civilization"),
    Entry("pieces.pyramids", 0, 20, "pyramids of each civilization"),
    Entry("pieces.warriors", 1, 30, "warriors of each civilization"),
    Entry("pieces.crystals", 0, 60, "crystals in each player colour"),
    Entry("pieces.black_crystals", 0, 99, "black crystals"),
    Entry("scale.top", 7, MOST_TOP, "the highest division of a worship scale"),
    Entry("scale.token_divisions", 1, MOST_TOP, "divisions with a transformation token, rising", 3),
    Entry("scale.cosmo_points_cap", 0, 20, "the most points that cosmo gives at the end"),
    Entry("tokens.cost", 0, 9, "cosmo for an unlocked transformation token"),
    Entry("cells.first", 0, 9, "bonus of cell 1: cosmo, power cards, worship", 3),
    Entry("cells.second", 0, 9, "bonus of cell 2: cosmo, power cards, worship", 3),
    Entry("cells.third", 0, 9, "bonus of cell 3: cosmo, power cards, worship", 3),
    Entry("initiative.cosmo", 0, 9, "cosmo for taking the token and the end-of-round card"),
    Entry("initiative.cosmo_later", 0, 9, "cosmo for every further Initiative of the round"),
    Entry("war.attacks", 1, 4, "most attacks of one War"),
    Entry("war.creature_cost", 0, 9, "warriors for a common and for an elder creature", 2),
    Entry("war.creature_reward", 0, 9, "hex reward for a common creature"),
    Entry("war.elder_crystals", 0, 9, "black crystals for the civilization that beats an elder creature"),
    Entry("war.elder_cosmo", 0, 9, "cosmo for the player who beats an elder creature"),
    Entry("war.defence", 0, 8, "warriors to destroy a house, factory, barracks, pyramid", 4),
    Entry("war.garrison_defence", 0, 1, "1: a garrison warrior raises the price by 1 and is lost"),
    Entry("war.own_hex_worship", 0, 9, "worship for destroying a building on the own hex"),
    Entry("war.unowned_hex_cosmo", 0, 9, "cosmo for destroying a building on a hex without owner"),
    Entry("war.scourge", 0, 9, "scourge points for destroying a building"),
    Entry("expansion.reward", 0, 9, "hex reward of an Expansion"),
    Entry("factory.reward", 0, 9, "hex reward of a new factory"),
    Entry("factory.crystals", 0, 9, "crystals that a new factory produces at once"),
    Entry("barracks.reward", 0, 9, "hex reward of new barracks"),
    Entry("barracks.recruits", 0, 9, "warriors recruited with new barracks"),
    Entry("pyramid.cost", 0, 9, "black crystals for a pyramid"),
    Entry("pyramid.reward", 0, 9, "hex reward of a pyramid"),
    Entry("festival.crystals", 0, 9, "most crystals of a festival without pyramids"),
    Entry("festival.per_pyramid", 0, 9, "crystals more for each pyramid of the host"),
    Entry("festival.per_crystal", 0, 9, "worship for each crystal offered"),
    Entry("festival.guest", 0, 9, "worship from the guest, the civilization of the die's colour"),
    Entry("garrison.base", 0, 20, "places of a garrison"),
    Entry("garrison.per_barracks", 0, 9, "places more for each barracks"),
    Entry("compensation.worship", 0, 9, "worship for a building removed from the own hex by another player"),
    Entry("compensation.power_cards", 0, 3, "power cards more if it was a barracks or factory"),
    Entry("chronicles.pages", 2, MOST_PAGES, "pages of a chronicle"),
    Entry("chronicles.cosmo", 0, 9, "cosmo for the active player for each page turned in the own turn"),
    Entry("hand.limit", 1, 9, "most power cards in hand"),
    Entry("scourge.creature", 0, 9, "scourge points for a common creature left on the own hex"),
    Entry("scourge.points", 0, 9, "victory points that one scourge point costs"),
    Entry("scoring.per_pyramid", 0, 9, "worship at the end for each pyramid on the own hex"),
    Entry("altars.buildings", 1, 9, "buildings on own hexes that Household Altars asks for"),
)

#: What the structured parts of the file (map, scale marks, cards, pages) become: size, least and most of a cell.
BLOCKS = (
    ("MAP_SIZE", 1, 1, MOST_HEXES),
    ("MAP_COLOUR", MOST_HEXES, -1, N_COLOURS - 1),
    ("MAP_CRYSTAL", MOST_HEXES, -1, N_CRYSTALS - 1),
    ("MAP_CREATURE", MOST_HEXES, -1, len(CREATURES) - 1),
    ("MAP_CIV", MOST_HEXES, -1, N_CIVS - 1),
    ("MAP_PIECE", MOST_HEXES, -1, len(words_of(Piece)) - 1),
    ("MAP_Q", MOST_HEXES, -99, 99),
    ("MAP_R", MOST_HEXES, -99, 99),
    ("NEIGHBOURS", MOST_HEXES * 6, -1, MOST_HEXES - 1),
    ("PASSED", MOST_TOP + 1, 0, 99),  # the highest multiplier passed, by division
    ("FACE_DEED", N_FACES, 0, len(words_of(Deed)) - 1),
    ("PAGE_NEEDS", N_CIVS * (MOST_PAGES + 1) * len(METRICS), 0, 99),
    ("CARD_COPIES", N_CARDS, 0, 99),
    ("CARD_AMOUNT", N_CARDS, 0, 99),
    ("DEVELOPMENT_COPIES", N_DEVELOPMENTS, 0, 99),
    ("DEVELOPMENT_AMOUNT", N_DEVELOPMENTS, 0, 99),
    ("END_COPIES", len(END_CARDS), 0, 99),
    ("END_EFFECT", len(END_CARDS) * len(SIDES), 0, len(words_of(Omen)) - 1),
    ("END_AMOUNT", len(END_CARDS) * len(SIDES), 0, 99),
)


class Places(Protocol):
    """Numbers of cells by name."""

    def __getattr__(self, name: str) -> int: ...


#: Name, size and limits of everything in the house, in its order.
_SPANS = (*((entry.name, entry.size, entry.least, entry.most) for entry in ENTRIES), *BLOCKS)
#: The least and the most that each cell may hold.
LIMITS = tuple((least, most) for _, size, least, most in _SPANS for _ in range(size))


def _places() -> tuple[dict[str, int], tuple[str, ...]]:
    """The first cell of each name, and a name for every cell."""
    first: dict[str, int] = {}
    names: list[str] = []
    for name, size, _, _ in _SPANS:
        first[name] = len(names)
        names += [name.lower()] if size == 1 else [f"{name.lower()}_{i}" for i in range(1, size + 1)]
    return first, tuple(names)


_FIRST, HOUSE_NAMES = _places()
#: The first cell of each figure: `s.house[At.WAR_DEFENCE + piece]`.
At = cast(Places, constants(type("At", (), _FIRST)))
HOUSE_SIZE = len(HOUSE_NAMES)
