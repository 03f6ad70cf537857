"""The record of a game of Theocracy, and the numbers its rules speak in."""

from __future__ import annotations

from teocalli.engine.state import Core
from teocalli.engine.structs import cell, cells, constants, rows, struct
from teocalli.games.theocracy.layout import HOUSE_NAMES, HOUSE_SIZE
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

    CHOOSE_COLOUR = 0
    BEGIN = 1
    PREPARE = 2
    NEUTRAL_EXPANSION = 3
    NEUTRAL_DIE = 4
    MARKER_DIE = 5
    TURN = 6
    TAKE = 7
    PLACE = 8
    BONUS = 9
    ACTION = 10
    INITIATIVE = 11
    EXPAND = 12
    WAR = 13
    ATTACK = 14
    PAY = 15
    REACT = 16
    CONQUER = 17
    OCCUPY = 18
    SPOILS = 19
    UPGRADE = 20
    FESTIVAL = 21
    TRANSFORM = 22
    PRODUCE = 23
    RECRUIT = 24
    ENVY = 25
    MIRAGE = 26
    DISCARD = 27
    CHRONICLES = 28
    TURN_OVER = 29
    END_TURN = 30
    DEVELOP = 31
    END_CARD = 32
    CIVILIZATION = 33
    SHIFT = 34
    SCORING = 35
    PYRAMIDS = 36
    BLESS = 37
    FINISH = 38


@constants
class Reason:
    """Why something is not possible."""

    YES = 0
    COLOUR_TAKEN = 1
    TURN_CANNOT_BE_COMPLETED = 2
    ROW_FULL = 3
    EQUAL_NEIGHBOUR = 4
    NO_CARD = 5
    NO_SUCH_CARD = 6
    NOT_ENOUGH_COSMO = 7
    SIX_STAYS_SIX = 8
    NO_USE = 9
    NOT_NOW = 10
    CHANGES_NOTHING = 11
    TOKEN_GONE = 12
    TOKEN_LOCKED = 13
    NO_TOKEN = 14
    TOKEN_USED = 15
    FORTRESS_HEX = 16
    CREATURE_THERE = 17
    OWN_COLOUR_ALREADY = 18
    BUILDING_THERE = 19
    OUT_OF_REACH = 20
    NOT_ENOUGH_WARRIORS = 21
    NO_PIECE_LEFT = 22
    NOT_ENOUGH_BLACK_CRYSTALS = 23
    LIMIT_REACHED = 24
    CARD_PLAYED = 25


@constants
class What:
    """Events."""

    REVEAL = 0
    COLOUR_CHOSEN = 1
    ROUND = 2
    FIRST_PLAYER = 3
    ROLLED = 4
    NEUTRAL_DIE = 5
    MARKER = 6
    TOOK_DIE = 7
    CHANGED_VALUE = 8
    CHANGED_COLOUR = 9
    PLACED = 10
    DID_NOTHING = 11
    WORSHIP = 12
    COSMO = 13
    PAID_COSMO = 14
    DREW = 15
    PLAYED = 16
    DISCARDED = 17
    UNLOCKED = 18
    TOOK_TOKEN = 19
    TRANSFORMED = 20
    TOOK_INITIATIVE = 21
    HOUSE_BUILT = 22
    FACTORY_BUILT = 23
    BARRACKS_BUILT = 24
    PYRAMID_BUILT = 25
    ATTACKED = 26
    CREATURE_BEATEN = 27
    BUILDING_REMOVED = 28
    BUILDING_SAVED = 29
    CRYSTAL_GAINED = 30
    CRYSTAL_SPENT = 31
    CRYSTAL_LOOTED = 32
    RECRUITED = 33
    WARRIORS_LOST = 34
    SCOURGE = 35
    FESTIVAL = 36
    PAGE_TURNED = 37
    END_CARD_APPLIED = 38
    DEVELOPED = 39
    CARDS_SHIFTED = 40
    PRIEST_DROPPED = 41
    SCORED = 42
    SCORED_PRIEST = 43
    TOTAL = 44


@constants
class Cause:
    """Why something happened."""

    SETUP = 0
    PREPARATION = 1
    NEUTRAL_DICE = 2
    TURN = 3
    CELL_BONUS = 4
    NOTHING_FITS = 5
    INITIATIVE = 6
    WAR = 7
    EXPANSION = 8
    FACTORY = 9
    BARRACKS = 10
    PYRAMID = 11
    FESTIVAL = 12
    GUEST = 13
    COMPENSATION = 14
    TOKEN = 15
    POWER_CARD = 16
    RECOLOUR = 17
    REPEAT = 18
    HAND_LIMIT = 19
    CHRONICLE = 20
    END_CARD = 21
    DEVELOPMENT = 22
    SPOILS = 23
    CREATURES = 24
    STARTING_POINTS = 25
    FINAL_PYRAMIDS = 26
    PRIESTS = 27
    SCOURGE = 28
    CHANGE = 29


@constants
class Opt:
    """Places of the options in `s.options`."""

    TOKENS_PER_TURN = 0
    END_CARD = 1


#: Values of `Opt.TOKENS_PER_TURN` and `Opt.END_CARD`.
ONE_TOKEN, ANY_TOKENS = 0, 1
CHANGE_AND_APPLY, APPLY = 0, 1


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


@struct
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

    house: list[int] = cells(HOUSE_SIZE, by=HOUSE_NAMES)
    round: int = cell(within=range(MOST_ROUNDS + 1))  # 0 while colours are chosen
    first: int = cell(of=SEATS)  # this round's first player
    holder: int = cell(of=SEATS)  # of the next-round token and the end-of-round card; -1: they lie on the board
    token_uses: int = cell(within=FEW)  # tokens used in this turn
    bag: list[int] = cells(N_CIVS, by=CIVS, within=FEW)
    table: list[int] = cells(N_CIVS * N_FACES, by=DICE, within=FEW)
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
