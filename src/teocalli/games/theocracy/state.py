"""The record of a game of Theocracy, and the numbers its rules speak in."""

from __future__ import annotations

from teocalli.engine.state import Core
from teocalli.engine.structs import auto, cell, cells, constants, leaf, rows, struct
from teocalli.games.theocracy.layout import FIGURE_NAMES, N_FIGURES
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    COLOURS,
    CREATURES,
    CRYSTALS,
    DICE,
    END_CARDS,
    HEXES,
    MOST_ATTACKS,
    MOST_DECK,
    MOST_DEVELOPMENT,
    MOST_DISCOUNT,
    MOST_HEXES,
    MOST_PAGES,
    MOST_ROUNDS,
    MOST_TOP,
    N_BUILDINGS,
    N_CARDS,
    N_CIVS,
    N_CRYSTALS,
    N_FACES,
    ROW,
    SEATS,
    TOKENS,
    Card,
    Development,
    Piece,
)


@constants
class Kind:
    """Decisions and effects, in the order of a game."""

    CHOOSE_COLOUR = auto()
    BEGIN = auto()
    PREPARE = auto()
    NEUTRAL_EXPANSION = auto()
    NEUTRAL_DIE = auto()
    MARKER_DIE = auto()
    TURN = auto()
    TAKE = auto()
    PLACE = auto()
    BONUS = auto()
    ACTION = auto()
    INITIATIVE = auto()
    EXPAND = auto()
    WAR = auto()
    ATTACK = auto()
    PAY = auto()
    REACT = auto()
    CONQUER = auto()
    OCCUPY = auto()
    SPOILS = auto()
    UPGRADE = auto()
    FESTIVAL = auto()
    TRANSFORM = auto()
    PRODUCE = auto()
    RECRUIT = auto()
    ENVY = auto()
    MIRAGE = auto()
    DISCARD = auto()
    CHRONICLES = auto()
    TURN_OVER = auto()
    END_TURN = auto()
    DEVELOP = auto()
    END_CARD = auto()
    CIVILIZATION = auto()
    SHIFT = auto()
    SCORING = auto()
    PYRAMIDS = auto()
    BLESS = auto()
    FINISH = auto()


@constants
class Reason:
    """Why something is not possible."""

    YES = 0
    COLOUR_TAKEN = auto()
    TURN_CANNOT_BE_COMPLETED = auto()
    ROW_FULL = auto()
    EQUAL_NEIGHBOUR = auto()
    NO_CARD = auto()
    NO_SUCH_CARD = auto()
    NOT_ENOUGH_COSMO = auto()
    SIX_STAYS_SIX = auto()
    NO_USE = auto()
    NOT_NOW = auto()
    CHANGES_NOTHING = auto()
    TOKEN_GONE = auto()
    TOKEN_LOCKED = auto()
    NO_TOKEN = auto()
    TOKEN_USED = auto()
    FORTRESS_HEX = auto()
    CREATURE_THERE = auto()
    OWN_COLOUR_ALREADY = auto()
    BUILDING_THERE = auto()
    OUT_OF_REACH = auto()
    NOT_ENOUGH_WARRIORS = auto()
    NO_PIECE_LEFT = auto()
    NOT_ENOUGH_BLACK_CRYSTALS = auto()
    LIMIT_REACHED = auto()
    CARD_PLAYED = auto()


@constants
class What:
    """Events."""

    REVEAL = 0
    COLOUR_CHOSEN = auto()
    ROUND = auto()
    FIRST_PLAYER = auto()
    ROLLED = auto()
    NEUTRAL_DIE = auto()
    MARKER = auto()
    TOOK_DIE = auto()
    CHANGED_VALUE = auto()
    CHANGED_COLOUR = auto()
    PLACED = auto()
    DID_NOTHING = auto()
    WORSHIP = auto()
    COSMO = auto()
    PAID_COSMO = auto()
    DREW = auto()
    PLAYED = auto()
    DISCARDED = auto()
    UNLOCKED = auto()
    TOOK_TOKEN = auto()
    TRANSFORMED = auto()
    TOOK_INITIATIVE = auto()
    HOUSE_BUILT = auto()
    FACTORY_BUILT = auto()
    BARRACKS_BUILT = auto()
    PYRAMID_BUILT = auto()
    ATTACKED = auto()
    CREATURE_BEATEN = auto()
    BUILDING_REMOVED = auto()
    BUILDING_SAVED = auto()
    CRYSTAL_GAINED = auto()
    CRYSTAL_SPENT = auto()
    CRYSTAL_LOOTED = auto()
    RECRUITED = auto()
    WARRIORS_LOST = auto()
    SCOURGE = auto()
    FESTIVAL = auto()
    PAGE_TURNED = auto()
    END_CARD_APPLIED = auto()
    DEVELOPED = auto()
    CARDS_SHIFTED = auto()
    PRIEST_DROPPED = auto()
    SCORED = auto()
    SCORED_PRIEST = auto()
    TOTAL = auto()


@constants
class Cause:
    """Why something happened."""

    SETUP = auto()
    PREPARATION = auto()
    NEUTRAL_DICE = auto()
    TURN = auto()
    CELL_BONUS = auto()
    NOTHING_FITS = auto()
    INITIATIVE = auto()
    WAR = auto()
    EXPANSION = auto()
    FACTORY = auto()
    BARRACKS = auto()
    PYRAMID = auto()
    FESTIVAL = auto()
    GUEST = auto()
    COMPENSATION = auto()
    TOKEN = auto()
    POWER_CARD = auto()
    RECOLOUR = auto()
    REPEAT = auto()
    HAND_LIMIT = auto()
    CHRONICLE = auto()
    END_CARD = auto()
    DEVELOPMENT = auto()
    SPOILS = auto()
    CREATURES = auto()
    STARTING_POINTS = auto()
    FINAL_PYRAMIDS = auto()
    PRIESTS = auto()
    SCOURGE = auto()
    CHANGE = auto()


@constants
class Whose:
    """On whose account an Expansion is carried out."""

    OWN_TURN = 0
    NEUTRAL = 1
    MIGRATION = 2


#: More than there is of anything on the table; more than can be counted up in a game.
FEW, MANY = range(100), range(1000)


@struct
class Player:
    """What lies before a player and on the player's worship scale."""

    colour: int = cell(of=COLOURS)
    cosmo: int = cell(within=range(MOST_TOP + 1))
    scourge: int = cell(within=MANY)
    priests: list[int] = cells(N_CIVS, by=CIVS, within=range(MOST_TOP + 1))
    hand: list[int] = cells(N_CARDS, by=Card, within=range(MOST_DECK + 1))
    scale: list[int] = cells(3, by=TOKENS, within=range(2))  # 1 while the token lies on the scale
    tokens: int = cell(within=FEW)  # in front of the player
    tokens_gone: int = cell(within=FEW)  # covered by another token and out of the game


@struct
class Civ:
    """A civilization: its chronicle, warriors, crystals, buildings and row of dice."""

    page: int = cell(within=range(1, MOST_PAGES + 1))
    garrison: int = cell(within=FEW)
    area: int = cell(within=FEW)  # warriors in the area
    supply: int = cell(within=FEW)  # warriors in the supply
    crystals: list[int] = cells(N_CRYSTALS, by=CRYSTALS, within=MANY)
    built: list[int] = cells(N_BUILDINGS, by=("house", "factory", "barracks", "pyramid"), within=FEW)
    victories: int = cell(within=MANY)
    festivals: int = cell(within=MANY)
    crystals_spent: int = cell(within=MANY)
    dice: int = cell(within=range(ROW + 1))  # how many lie in the row
    row_colour: list[int] = cells(ROW, of=CIVS)
    row_value: list[int] = cells(ROW, within=range(N_FACES + 1))


@leaf
class Hex:
    """A hex of the island."""

    colour: int = cell(of=COLOURS)  # -1: neutral
    crystal: int = cell(of=CRYSTALS)
    creature: int = cell(of=CREATURES)
    civ: int = cell(of=CIVS)
    piece: int = cell(of=Piece)
    token: int = cell(within=range(2))  # 1 when a transformation token of the hex's colour lies here


@struct
class State(Core):
    """Everything on the table."""

    figures: list[int] = cells(N_FIGURES, by=FIGURE_NAMES)
    round: int = cell(within=range(MOST_ROUNDS + 1))  # 0 while colours are chosen
    first: int = cell(of=SEATS)  # this round's first player
    holder: int = cell(of=SEATS)  # of the next-round token and the end-of-round card; -1: they lie on the board
    token_uses: int = cell(within=FEW)  # tokens used in this turn
    bag: list[int] = cells(N_CIVS, by=CIVS, within=FEW)
    action_table: list[int] = cells(N_CIVS * N_FACES, by=DICE, within=FEW)
    marker: int = cell(of=CIVS)
    die_colour: int = cell(of=CIVS)  # of the die in hand, taken and not yet placed
    die_value: int = cell(within=range(N_FACES + 1))
    named: int = cell(of=CIVS)  # the colour the die counts as in this turn
    acting: int = cell(of=CIVS)  # the civilization that acts
    attacks: int = cell(within=range(MOST_ATTACKS + 1))  # of this War so far
    target: int = cell(of=HEXES)  # of the attack under way
    discount: int = cell(within=range(MOST_DISCOUNT + 1))  # by cards, on the attack or the pyramid to come
    end_card: int = cell(of=END_CARDS)
    development: list[int] = cells(N_CIVS, by=CIVS, of=Development)
    development_deck: list[int] = cells(MOST_DEVELOPMENT, of=Development)
    development_count: int = cell(within=range(MOST_DEVELOPMENT + 1))
    deck: list[int] = cells(MOST_DECK, of=Card)
    deck_count: int = cell(within=range(MOST_DECK + 1))
    discard: list[int] = cells(N_CARDS, by=Card, within=range(MOST_DECK + 1))
    crystals: list[int] = cells(N_CRYSTALS, by=CRYSTALS, within=MANY)  # in the supply
    waiting_crystals: list[int] = cells(MOST_ROUNDS, within=range(N_CIVS + 1))  # in the cell of each round
    waiting_warriors: list[int] = cells(MOST_ROUNDS, within=range(N_CIVS + 1))
    players: list[Player] = rows(Player, 4)
    civs: list[Civ] = rows(Civ, N_CIVS, by=CIVS)
    hexes: list[Hex] = rows(Hex, MOST_HEXES, by=HEXES)
