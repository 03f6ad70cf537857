"""Where each component figure stands among the cells of `State.figures`.

The figures themselves are data (`components.yaml` or an owner's file); this is the list of what can be given, its
bounds and its meaning. A rule reads `s.figures[At.PYRAMID_COST]`.
"""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.engine.structs import constants, members, rule, words_of
from teocalli.games.theocracy.vocabulary import (
    CREATURES,
    END_CARDS,
    MOST_HEXES,
    MOST_PAGES,
    MOST_TOP,
    N_CARDS,
    N_CIVS,
    N_COLOURS,
    N_CRYSTALS,
    N_DEVELOPMENTS,
    N_FACES,
    N_METRICS,
    SIDES,
    Deed,
    Omen,
    Piece,
)


@dataclass(frozen=True)
class Span:
    """`size` cells from the first, each from `least` to `most`; what they are about is told of figures in the file."""

    name: str
    first: int
    size: int
    least: int
    most: int
    about: str

    @property
    def path(self) -> str:
        """`section.entry` in the file."""
        return self.name.lower().replace("_", ".", 1)

    @property
    def names(self) -> list[str]:
        """A name for every cell."""
        name = self.name.lower()
        return [name] if self.size == 1 else [f"{name}_{i}" for i in range(1, self.size + 1)]


_sizes: list[tuple[int, int, int, str]] = []


def block(size: int, least: int, most: int, about: str = "") -> int:
    """So many cells; the number of the first."""
    first = sum(size for size, _, _, _ in _sizes)
    _sizes.append((size, least, most, about))
    return first


def figure(least: int, most: int, about: str, size: int = 1) -> int:
    """A figure of the file, or `size` of them: `section: {entry: {value: …, source: …}}`."""
    return block(size, least, most, about)


@constants
class At:
    """The first cell of each figure: `s.figures[At.WAR_DEFENCE + piece]`. The section of the file is the first word."""

    ROUNDS_COUNT = figure(1, 6, "rounds with 2, 3 and 4 players", 3)
    ROUNDS_TURNS = figure(1, 3, "turns of each player in a round, with 2, 3 and 4 players", 3)
    DICE_PER_COLOUR = figure(2, 6, "dice in each civilization's colour")
    DICE_ON_TABLE = figure(4, 20, "dice rolled for the action table with 2, 3 and 4 players", 3)
    DICE_NEUTRAL_IN_ODD_ROUNDS = figure(0, 1, "1: two neutral dice in rounds I, III, V; with 2, 3, 4 players", 3)
    DICE_NEUTRAL_IN_EVEN_ROUNDS = figure(0, 1, "1: two neutral dice in rounds II, IV, VI; with 2, 3, 4 players", 3)
    DICE_CHANGE_COST = figure(0, 9, "cosmo for one step of a die's value")
    DICE_NOTHING_FITS_COSMO = figure(0, 9, "cosmo for a die put aside because nothing fits")
    SETUP_COSMO_TWO = figure(0, 9, "cosmo at the start with two players, first player first", 2)
    SETUP_COSMO_THREE = figure(0, 9, "cosmo at the start with three players, first player first", 3)
    SETUP_COSMO_FOUR = figure(0, 9, "cosmo at the start with four players, first player first", 4)
    SETUP_POWER_CARDS = figure(0, 5, "power cards dealt to each player")
    SETUP_TOKENS = figure(0, 5, "transformation tokens in front of each player at the start")
    SETUP_WARRIORS = figure(0, 5, "warriors in each garrison at the start")
    PIECES_HOUSES = figure(1, 20, "houses of each civilization")
    PIECES_FACTORIES = figure(0, 20, "factories of each civilization")
    PIECES_BARRACKS = figure(0, 20, "barracks of each civilization")
    PIECES_PYRAMIDS = figure(0, 20, "pyramids of each civilization")
    PIECES_WARRIORS = figure(1, 30, "warriors of each civilization")
    PIECES_CRYSTALS = figure(0, 60, "crystals in each player colour")
    PIECES_BLACK_CRYSTALS = figure(0, 99, "black crystals")
    SCALE_TOP = figure(7, MOST_TOP, "the highest division of a worship scale")
    SCALE_TOKEN_DIVISIONS = figure(1, MOST_TOP, "divisions with a transformation token, rising", 3)
    SCALE_COSMO_POINTS_CAP = figure(0, 20, "the most points that cosmo gives at the end")
    TOKENS_COST = figure(0, 9, "cosmo for an unlocked transformation token")
    CELLS_FIRST = figure(0, 9, "bonus of cell 1: cosmo, power cards, worship", 3)
    CELLS_SECOND = figure(0, 9, "bonus of cell 2: cosmo, power cards, worship", 3)
    CELLS_THIRD = figure(0, 9, "bonus of cell 3: cosmo, power cards, worship", 3)
    INITIATIVE_COSMO = figure(0, 9, "cosmo for taking the token and the end-of-round card")
    INITIATIVE_COSMO_LATER = figure(0, 9, "cosmo for every further Initiative of the round")
    WAR_ATTACKS = figure(1, 4, "most attacks of one War")
    WAR_CREATURE_COST = figure(0, 9, "warriors for a common and for an elder creature", 2)
    WAR_CREATURE_REWARD = figure(0, 9, "hex reward for a common creature")
    WAR_ELDER_CRYSTALS = figure(0, 9, "black crystals for the civilization that beats an elder creature")
    WAR_ELDER_COSMO = figure(0, 9, "cosmo for the player who beats an elder creature")
    WAR_DEFENCE = figure(0, 8, "warriors to destroy a house, factory, barracks, pyramid", 4)
    WAR_GARRISON_DEFENCE = figure(0, 1, "1: a garrison warrior raises the price by 1 and is lost")
    WAR_OWN_HEX_WORSHIP = figure(0, 9, "worship for destroying a building on the own hex")
    WAR_UNOWNED_HEX_COSMO = figure(0, 9, "cosmo for destroying a building on a hex without owner")
    WAR_SCOURGE = figure(0, 9, "scourge points for destroying a building")
    EXPANSION_REWARD = figure(0, 9, "hex reward of an Expansion")
    FACTORY_REWARD = figure(0, 9, "hex reward of a new factory")
    FACTORY_CRYSTALS = figure(0, 9, "crystals that a new factory produces at once")
    BARRACKS_REWARD = figure(0, 9, "hex reward of new barracks")
    BARRACKS_RECRUITS = figure(0, 9, "warriors recruited with new barracks")
    PYRAMID_COST = figure(0, 9, "black crystals for a pyramid")
    PYRAMID_REWARD = figure(0, 9, "hex reward of a pyramid")
    FESTIVAL_CRYSTALS = figure(0, 9, "most crystals of a festival without pyramids")
    FESTIVAL_PER_PYRAMID = figure(0, 9, "crystals more for each pyramid of the host")
    FESTIVAL_PER_CRYSTAL = figure(0, 9, "worship for each crystal offered")
    FESTIVAL_GUEST = figure(0, 9, "worship from the guest, the civilization of the die's colour")
    GARRISON_BASE = figure(0, 20, "places of a garrison")
    GARRISON_PER_BARRACKS = figure(0, 9, "places more for each barracks")
    COMPENSATION_WORSHIP = figure(0, 9, "worship for a building removed from the own hex by another player")
    COMPENSATION_POWER_CARDS = figure(0, 3, "power cards more if it was a barracks or factory")
    CHRONICLES_PAGES = figure(2, MOST_PAGES, "pages of a chronicle")
    CHRONICLES_COSMO = figure(0, 9, "cosmo for the active player for each page turned in the own turn")
    HAND_LIMIT = figure(1, 9, "most power cards in hand")
    SCOURGE_CREATURE = figure(0, 9, "scourge points for a common creature left on the own hex")
    SCOURGE_POINTS = figure(0, 9, "victory points that one scourge point costs")
    SCORING_PER_PYRAMID = figure(0, 9, "worship at the end for each pyramid on the own hex")
    ALTARS_BUILDINGS = figure(1, 9, "buildings on own hexes that Household Altars asks for")
    # what the structured parts of the file (map, scale marks, cards, pages) become
    MAP_SIZE = block(1, 1, MOST_HEXES)
    MAP_COLOUR = block(MOST_HEXES, -1, N_COLOURS - 1)
    MAP_CRYSTAL = block(MOST_HEXES, -1, N_CRYSTALS - 1)
    MAP_CREATURE = block(MOST_HEXES, -1, len(CREATURES) - 1)
    MAP_CIV = block(MOST_HEXES, -1, N_CIVS - 1)
    MAP_PIECE = block(MOST_HEXES, -1, len(words_of(Piece)) - 1)
    MAP_Q = block(MOST_HEXES, -99, 99)
    MAP_R = block(MOST_HEXES, -99, 99)
    NEIGHBOURS = block(MOST_HEXES * 6, -1, MOST_HEXES - 1)
    PASSED = block(MOST_TOP + 1, 0, 99)  # the highest multiplier passed, by division
    FACE_DEED = block(N_FACES, 0, len(words_of(Deed)) - 1)
    PAGE_NEEDS = block(N_CIVS * (MOST_PAGES + 1) * N_METRICS, 0, 99)
    CARD_COPIES = block(N_CARDS, 0, 99)
    CARD_AMOUNT = block(N_CARDS, 0, 99)
    DEVELOPMENT_COPIES = block(N_DEVELOPMENTS, 0, 99)
    DEVELOPMENT_AMOUNT = block(N_DEVELOPMENTS, 0, 99)
    END_COPIES = block(len(END_CARDS), 0, 99)
    END_EFFECT = block(len(END_CARDS) * len(SIDES), 0, len(words_of(Omen)) - 1)
    END_AMOUNT = block(len(END_CARDS) * len(SIDES), 0, 99)


SPANS = tuple(Span(name, first, *span) for (name, first), span in zip(members(At).items(), _sizes, strict=True))
#: The plain figures: one entry of the file each.
ENTRIES = tuple(span for span in SPANS if span.about)
#: The least and the most that each cell may hold, and its name.
LIMITS = tuple((span.least, span.most) for span in SPANS for _ in range(span.size))
FIGURE_NAMES = tuple(name for span in SPANS for name in span.names)
N_FIGURES = len(FIGURE_NAMES)


@rule
def page_needs(civ: int, page: int) -> int:
    """The first cell of what a page of a civilization's chronicle asks for, by metric."""
    return At.PAGE_NEEDS + (civ * (MOST_PAGES + 1) + page) * N_METRICS
