"""Any moment of the own turn: what tiles in hand and unlocking could still bring about (R07, R15).

Nothing lapses, and nothing happens by itself, while the player whose turn it is holds a tile that could change it:
then the player is asked first. What is said here may promise too much, never too little.
"""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.components import AVENUE_END, UNLOCK_COST, WORKERS
from teocalli.games.teotihuacan.effects import ANY, Op
from teocalli.games.teotihuacan.options import FreeCocoa, Opt
from teocalli.games.teotihuacan.printed import TEMPLE_REWARD
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import GO_ON, Kind, Reason, State
from teocalli.games.teotihuacan.steps import any_temple_open, tile_on_avenue, tile_on_next_step, why_not_climb
from teocalli.games.teotihuacan.tiles import DISCOVERY_EFFECT
from teocalli.games.teotihuacan.vocabulary import Discovery, Good

#: A worker of this power can ascend by the two power-ups of a tile.
NEAR_ASCENSION = 4


@rulebook.options(Kind.MOMENT)
def go_on(s: State, seat: int, menu: Menu) -> None:
    """Nothing is decided but whether something is done before what comes next."""
    allow(menu, GO_ON)


@rulebook.choice(Kind.MOMENT)
def gone_on(s: State, seat: int, action: int) -> None:
    pass


@rule
def is_acting(s: State, seat: int, w: int) -> bool:
    """A worker just moved gets no power-up from a tile before its action is finished (R16)."""
    return seat == s.current and (w == s.mover or w == s.second)


@rule
def could_ascend(s: State, seat: int) -> bool:
    """Whether a power-up tile in hand could make a worker ascend, one that is unlocked first included."""
    player = s.players[seat]
    if player.tiles[Discovery.POWER_UPS_2] == 0:
        return False
    for w in range(WORKERS):
        if player.board[w] >= 0 and player.power[w] >= NEAR_ASCENSION and not is_acting(s, seat, w):
            return True
    return False


@rule
def temple_of_tile(kind: int) -> int:
    """The temple on which a tile brings a step; -1: it brings none, or one of choice."""
    return DISCOVERY_EFFECT[kind][1] if DISCOVERY_EFFECT[kind][0] == Op.STEPS else ANY


@rule
def could_bring(s: State, seat: int, good: int) -> bool:
    """Whether a tile in hand could still bring cocoa (`good` is cocoa) or else a resource, directly or by and by."""
    if s.current != seat:
        return False
    tiles = s.players[seat].tiles
    if good == Good.COCOA:
        if tiles[Discovery.COCOA_4] > 0:
            return True
    elif tiles[Discovery.RESOURCES_3] + tiles[Discovery.RESOURCES_2] > 0:
        return True
    if could_ascend(s, seat) or (tiles[Discovery.AVENUE_STEP] > 0 and tile_on_avenue(s, seat)):
        return True
    for temple in range(3):
        if tiles[Discovery.TEMPLE_ANY] + tiles[Discovery.TEMPLE_BLUE + temple] > 0:
            if step_could_bring(s, seat, temple, good):
                return True
    return False


@rule
def step_could_bring(s: State, seat: int, temple: int, good: int) -> bool:
    """Whether the next step on a temple shows the good, or tiles from which it may come."""
    if why_not_climb(s, seat, temple) != Reason.YES:
        return False
    reward = TEMPLE_REWARD[temple][s.players[seat].temple[temple] + 1]
    if good == Good.COCOA:
        shown = reward[0] == Op.GAIN and reward[1] == Good.COCOA
    else:
        shown = reward[0] == Op.RESOURCES
    return shown or tile_on_next_step(s, seat, temple)


@rule
def could_advance_on_avenue(s: State, seat: int) -> bool:
    """Whether a tile in hand could bring a step on the Avenue: its own, by an Ascension, or by a tile it leads to."""
    player = s.players[seat]
    if s.current != seat or player.avenue == AVENUE_END:
        return False
    if player.tiles[Discovery.AVENUE_STEP] > 0 or could_ascend(s, seat):
        return True
    for temple in range(3):
        if player.tiles[Discovery.TEMPLE_ANY] + player.tiles[Discovery.TEMPLE_BLUE + temple] > 0:
            if tile_on_next_step(s, seat, temple):
                return True
    return False


@rule
def could_unlock_on(s: State, seat: int, board: int, besides: int) -> bool:
    """Whether an own worker who worships on a board could be unlocked, with so much cocoa left besides (R08)."""
    player = s.players[seat]
    locked = False
    for w in range(WORKERS):
        locked = locked or (player.board[w] == board and player.locked[w] >= 0)
    if not locked or s.current != seat:
        return False
    by_tile = s.options[Opt.FREE_COCOA] == FreeCocoa.EXTENDED and player.tiles[Discovery.FREE_COCOA] > 0
    cost = besides if by_tile else besides + UNLOCK_COST
    return player.cocoa >= cost or could_bring(s, seat, Good.COCOA)


@rule
def has_effect(s: State, seat: int, kind: int) -> bool:
    """Whether playing a tile would change anything but the tile."""
    if kind == Discovery.AVENUE_STEP:
        return s.players[seat].avenue < AVENUE_END
    if kind == Discovery.TEMPLE_ANY:
        return any_temple_open(s, seat)
    temple = temple_of_tile(kind)
    return temple < 0 or why_not_climb(s, seat, temple) == Reason.YES
