"""Starting tiles: dealt or drafted, their benefits, and where the first three workers stand."""

from __future__ import annotations

from teocalli.engine.cells import fill
from teocalli.engine.chance import shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.alchemy import learn
from teocalli.games.teotihuacan.bank import gain, gain_any
from teocalli.games.teotihuacan.claiming import FROM_LINK
from teocalli.games.teotihuacan.components import DRAFT_TILES, STARTING_TILES
from teocalli.games.teotihuacan.discovery import draw_discovery, shuffle_pile, why_not_tile_price
from teocalli.games.teotihuacan.effects import Op
from teocalli.games.teotihuacan.neutral_dice import place_neutral_dice
from teocalli.games.teotihuacan.options import Opt, SetupOrder, Start
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import KEEP, RAISE, STATION, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.tiles import STARTING_BOARDS, STARTING_EFFECT, STARTING_EFFECTS
from teocalli.games.teotihuacan.vocabulary import Temple

#: The two tiles with a Discovery symbol.
S16, S17 = 15, 16


@rule
def deal_starting_tiles(s: State) -> None:
    """Four to each player, each with a linked Discovery tile where it shows one."""
    for tile in range(STARTING_TILES):
        s.shuffled[tile] = tile
    shuffle(s, s.shuffled, STARTING_TILES)
    for seat in range(s.seats):
        for i in range(4):
            s.players[seat].dealt[i] = s.shuffled[seat * 4 + i]
            link_discovery(s, s.shuffled[seat * 4 + i])
    fill(s.shuffled, -1)
    for place in range(s.seats):
        push(s, Kind.KEEP_TILE, s.seats - 1 - place)


@rule
def are_tiles_open(s: State) -> bool:
    """Starting tiles are hidden until everybody has kept two of those dealt."""
    for seat in range(s.seats):
        if s.players[seat].dealt[0] >= 0 and s.players[seat].kept[1] < 0:
            return False
    return True


@rule
def lay_out_draft(s: State) -> None:
    """Two tiles a player and two more, face up; seat 1 to the last and back (R48)."""
    for tile in range(STARTING_TILES):
        s.shuffled[tile] = tile
    shuffle(s, s.shuffled, STARTING_TILES)
    for i in range(DRAFT_TILES[s.seats - 2]):
        s.draft[i] = s.shuffled[i]
        link_discovery(s, s.shuffled[i])
    fill(s.shuffled, -1)
    for place in range(s.seats):
        push(s, Kind.DRAFT_TILE, place)
    for place in range(s.seats):
        push(s, Kind.DRAFT_TILE, s.seats - 1 - place)


@rule
def link_discovery(s: State, tile: int) -> None:
    if tile == S16 or tile == S17:
        s.linked[tile - S16] = draw_discovery(s)


@rulebook.options(Kind.KEEP_TILE)
def tiles_to_keep(s: State, seat: int, menu: Menu) -> None:
    """Two of four, secretly."""
    player = s.players[seat]
    for i in range(4):
        if player.dealt[i] != player.kept[0]:
            allow(menu, KEEP + player.dealt[i])


@rulebook.choice(Kind.KEEP_TILE)
def keep_chosen(s: State, seat: int, action: int) -> None:
    if s.players[seat].kept[0] < 0:
        push(s, Kind.KEEP_TILE, seat)
    keep(s, seat, action - KEEP)


@rule
def keep(s: State, seat: int, tile: int) -> None:
    kept = s.players[seat].kept
    kept[0 if kept[0] < 0 else 1] = tile


@rulebook.options(Kind.DRAFT_TILE)
def tiles_to_draft(s: State, seat: int, menu: Menu) -> None:
    for i in range(10):
        if s.draft[i] >= 0:
            allow(menu, KEEP + s.draft[i])


@rulebook.choice(Kind.DRAFT_TILE)
def draft_chosen(s: State, seat: int, action: int) -> None:
    for i in range(10):
        if s.draft[i] == action - KEEP:
            s.draft[i] = -1
    keep(s, seat, action - KEEP)
    emit(s, What.KEEP, seat, action - KEEP, 1, Cause.STARTING_TILE)


@rulebook.effect(Kind.OPEN_TILES)
def open_tiles(s: State, seat: int) -> None:
    """All have chosen: the tiles are shown."""
    if s.options[Opt.START] == Start.DEALT:
        for owner in range(s.seats):
            for i in range(2):
                emit(s, What.KEEP, owner, s.players[owner].kept[i], 1, Cause.STARTING_TILE)
        reveal(s, -1, 0, Cause.STARTING_TILE)


@rule
def total(s: State, seat: int, op: int, which: int) -> int:
    """How much of something both kept tiles give together."""
    number = 0
    for i in range(2):
        effects = STARTING_EFFECT[s.players[seat].kept[i]]
        for j in range(STARTING_EFFECTS):
            if effects[j][0] == op and effects[j][1] == which:
                number += effects[j][2]
    return number


@rulebook.effect(Kind.SETUP_SEAT)
def benefits(s: State, seat: int) -> None:
    """Goods, steps, technology and power-ups first, offered Discovery tiles last, then the dice (R57)."""
    if s.options[Opt.SETUP_ORDER] == SetupOrder.SEAT_BY_SEAT:
        push(s, Kind.PLACEMENT, seat)
    for i in range(2):
        push(s, Kind.LINKED_OFFER, seat, s.players[seat].kept[1 - i])
    if total(s, seat, Op.POWER_UPS, 0) > 0:
        s.players[seat].power[0] = 2
    if total(s, seat, Op.POWER_UPS, 0) > 1:
        push(s, Kind.RAISE_DIE, seat)
    if total(s, seat, Op.TECHNOLOGY, 0) > 0:  # the lowest number lies first; a second symbol does nothing (R37, R60)
        learn(s, seat, 0)
    for _ in range(total(s, seat, Op.AVENUE, 0)):
        push(s, Kind.AVENUE, seat, Cause.STARTING_TILE)
    for temple in range(Temple.GREEN, Temple.BLUE - 1, -1):  # blue comes first
        for _ in range(total(s, seat, Op.STEPS, temple)):
            push(s, Kind.STEP, seat, temple, Cause.STARTING_TILE)
    gain_any(s, seat, total(s, seat, Op.RESOURCES, 0), Cause.STARTING_TILE)
    for good in range(4):
        gain(s, seat, good, total(s, seat, Op.GAIN, good), Cause.STARTING_TILE)


@rulebook.options(Kind.RAISE_DIE)
def dice_to_raise(s: State, seat: int, menu: Menu) -> None:
    """Two power-up symbols may go on one starting worker or on two."""
    allow(menu, RAISE)
    allow(menu, RAISE + 1)


@rulebook.choice(Kind.RAISE_DIE)
def raise_die_chosen(s: State, seat: int, action: int) -> None:
    s.players[seat].power[0 if action == RAISE + 1 else 1] += 1


@rulebook.effect(Kind.LINKED_OFFER)
def offer_linked(s: State, seat: int, starting: int) -> None:
    """The linked Discovery tile may be bought; the others go back."""
    if starting == S16 or starting == S17:
        kind = s.linked[starting - S16]
        if kind >= 0 and why_not_tile_price(s, seat, kind) == Reason.YES:
            push(s, Kind.CLAIM, seat, FROM_LINK + starting - S16)


@rulebook.effect(Kind.PLACEMENT)
def placement(s: State, seat: int) -> None:
    for _ in range(3):
        push(s, Kind.PLACE_DIE, seat)


@rule
def why_not_station(s: State, seat: int, board: int) -> int:
    """Three different boards."""
    for w in range(3):
        if s.players[seat].board[w] == board:
            return Reason.BOARD_TAKEN
    return Reason.YES


@rulebook.options(Kind.PLACE_DIE)
def boards_to_start_on(s: State, seat: int, menu: Menu) -> None:
    """Boards whose numbers are on the kept tiles; which die goes where is free."""
    kept = s.players[seat].kept
    for board in range(8):
        named = False
        for i in range(2):
            for j in range(2):
                named = named or STARTING_BOARDS[kept[i]][j] == board
        if named:
            offer(menu, STATION + board, why_not_station(s, seat, board))


@rule
def next_die(s: State, seat: int) -> int:
    """The first of the three starting workers that is not on a board."""
    w = 0
    while s.players[seat].board[w] >= 0:
        w += 1
    return w


@rulebook.choice(Kind.PLACE_DIE)
def station_chosen(s: State, seat: int, action: int) -> None:
    w = next_die(s, seat)
    s.players[seat].board[w] = action - STATION
    emit(s, What.PLACE, seat, action - STATION, s.players[seat].power[w], Cause.SETUP)


@rulebook.effect(Kind.NEUTRAL_DICE)
def finish_setup(s: State, seat: int) -> None:
    """Neutral dice; then all starting tiles go back, and unbought Discovery tiles into the pile."""
    place_neutral_dice(s, True)
    back = False
    for i in range(2):
        if s.linked[i] >= 0:
            s.pile[s.pile_left] = s.linked[i]
            s.pile_left += 1
            s.linked[i] = -1
            back = True
    if back:
        shuffle_pile(s)
    for owner in range(s.seats):
        fill(s.players[owner].dealt, -1)
    fill(s.draft, -1)
    if s.seats < 4:
        reveal(s, -1, 0, Cause.SETUP)
    push(s, Kind.BEGIN_TURN, 0)


@rule
def push_setup_of_seats(s: State) -> None:
    """Seat by seat, or first all benefits and then all dice (option `setup_order`)."""
    if s.options[Opt.SETUP_ORDER] == SetupOrder.BENEFITS_FIRST:
        for place in range(s.seats):
            push(s, Kind.PLACEMENT, s.seats - 1 - place)
    for place in range(s.seats):
        push(s, Kind.SETUP_SEAT, s.seats - 1 - place)
