"""Gains and payments, the same wherever they occur: worship, cosmo, crystals, warriors, power cards."""

from __future__ import annotations

from teocalli.engine.bits import after_first, first_among
from teocalli.engine.cells import largest, total
from teocalli.engine.chance import shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import Cause, Kind, State, What
from teocalli.games.theocracy.vocabulary import BLACK, N_CARDS, N_CRYSTALS, Piece

# ---------------------------------------------------------------- hexes and owners


@rule
def owner_of(s: State, colour: int) -> int:
    """The seat that plays a colour; -1 for neutral hexes and colours that nobody plays (H4)."""
    if colour >= 0:
        for seat in range(s.seats):
            if s.players[seat].colour == colour:
                return seat
    return -1


@rule
def crystal_of(s: State, colour: int) -> int:
    """The crystal that goes with a hex colour: black without owner (H4)."""
    return colour if owner_of(s, colour) >= 0 else BLACK


@rule
def hexes_of(s: State, civ: int) -> int:
    """The hexes with the civilization's fortress and buildings, a bit for each."""
    hexes, places = s.hexes, 0
    for place in range(s.figures[At.MAP_SIZE]):
        if hexes[place].civ == civ:
            places |= 1 << place
    return places


@rule
def reach_of(s: State, civ: int) -> int:
    """Reach: the hexes that touch the civilization's fortress or one of its buildings (H19), a bit for each."""
    figures, reach, places = s.figures, 0, hexes_of(s, civ)
    while places != 0:
        first = At.NEIGHBOURS + 6 * first_among(places)
        places = after_first(places)
        for i in range(first, first + 6):
            near = figures[i]
            if near >= 0:
                reach |= 1 << near
    return reach


@rule
def all_hexes(s: State) -> int:
    """The hexes of the island, a bit for each."""
    return (1 << s.figures[At.MAP_SIZE]) - 1


@rule
def pieces_left(s: State, civ: int, piece: int) -> int:
    """How many pieces of a kind the civilization's supply holds."""
    return s.figures[At.PIECES_HOUSES + piece] - s.civs[civ].built[piece]


@rule
def buildings(s: State, civ: int) -> int:
    """Buildings of a civilization on the map; the fortress does not count."""
    built = s.civs[civ].built
    return built[Piece.HOUSE] + built[Piece.FACTORY] + built[Piece.BARRACKS] + built[Piece.PYRAMID]


# ---------------------------------------------------------------- worship and cosmo


@rule
def best_priest(s: State, seat: int) -> int:
    """The height of a player's highest priest."""
    return largest(s.players[seat].priests)


@rule
def gain_worship(s: State, seat: int, civ: int, amount: int, cause: int) -> None:
    """Move a priest up. What goes beyond the top is lost (H31); every token division reached is unlocked (H32)."""
    player = s.players[seat]
    gained = min(amount, s.figures[At.SCALE_TOP] - player.priests[civ])
    if gained <= 0:
        return
    before = best_priest(s, seat)
    player.priests[civ] += gained
    emit(s, What.WORSHIP, seat, civ, gained, cause)
    for i in range(3):
        if before < s.figures[At.SCALE_TOKEN_DIVISIONS + i] <= player.priests[civ] and player.scale[i] == 1:
            emit(s, What.UNLOCKED, seat, i, 1, cause)


@rule
def gain_cosmo(s: State, seat: int, amount: int, cause: int) -> None:
    """Move the cosmo marker up; what goes beyond the top is lost (H31)."""
    player = s.players[seat]
    gained = min(amount, s.figures[At.SCALE_TOP] - player.cosmo)
    if gained > 0:
        player.cosmo += gained
        emit(s, What.COSMO, seat, -1, gained, cause)


@rule
def pay_cosmo(s: State, seat: int, amount: int, cause: int) -> None:
    s.players[seat].cosmo -= amount
    emit(s, What.PAID_COSMO, seat, -1, amount, cause)


@rule
def hex_reward(s: State, seat: int, civ: int, place: int, amount: int, cause: int) -> None:
    """Whatever a civilization does on a hex, the hex's owner gains the worship; without owner `seat` gains cosmo."""
    owner = owner_of(s, s.hexes[place].colour)
    if owner >= 0:
        gain_worship(s, owner, civ, amount, cause)
    else:
        gain_cosmo(s, seat, amount, cause)


# ---------------------------------------------------------------- crystals


@rule
def take_from_supply(s: State, crystal: int) -> int:
    """Take a crystal, a black one if there is none of that colour; -1 if there is neither."""
    taken = crystal
    if s.crystals[taken] == 0:
        taken = BLACK
    if s.crystals[taken] == 0:
        return -1
    s.crystals[taken] -= 1
    return taken


@rule
def gain_crystals(s: State, civ: int, crystal: int, amount: int, cause: int) -> None:
    """From the supply to a civilization's area."""
    for _ in range(amount):
        taken = take_from_supply(s, crystal)
        if taken >= 0:
            s.civs[civ].crystals[taken] += 1
            emit(s, What.CRYSTAL_GAINED, -1, civ * N_CRYSTALS + taken, 1, cause)


@rule
def produce(s: State, place: int, amount: int, cause: int) -> None:
    """A factory makes crystals for its civilization, in the colour of the hex's owner, black without owner."""
    gain_crystals(s, s.hexes[place].civ, crystal_of(s, s.hexes[place].colour), amount, cause)


@rule
def can_produce(s: State, place: int) -> bool:
    """Whether the supply has a crystal for a factory."""
    return s.crystals[crystal_of(s, s.hexes[place].colour)] > 0 or s.crystals[BLACK] > 0


# ---------------------------------------------------------------- warriors


@rule
def capacity(s: State, civ: int) -> int:
    """Places of a garrison."""
    return s.figures[At.GARRISON_BASE] + s.figures[At.GARRISON_PER_BARRACKS] * s.civs[civ].built[Piece.BARRACKS]


@rule
def station(s: State, civ: int, warriors: int) -> None:
    """Warriors arrive: garrison first, the rest to the area (H22)."""
    c = s.civs[civ]
    inside = max(min(warriors, capacity(s, civ) - c.garrison), 0)
    c.garrison += inside
    c.area += warriors - inside


@rule
def recruit(s: State, civ: int, amount: int, cause: int) -> None:
    """From the supply, as many as there are (H22)."""
    coming = min(amount, s.civs[civ].supply)
    if coming > 0:
        s.civs[civ].supply -= coming
        station(s, civ, coming)
        emit(s, What.RECRUITED, -1, civ, coming, cause)


@rule
def check_garrison(s: State, civ: int) -> None:
    """Warriors above a reduced capacity move to the area."""
    c = s.civs[civ]
    surplus = c.garrison - capacity(s, civ)
    if surplus > 0:
        c.garrison -= surplus
        c.area += surplus


# ---------------------------------------------------------------- power cards


@rule
def hand_size(s: State, seat: int) -> int:
    return total(s.players[seat].hand)


@rule
def _rebuild_deck(s: State) -> None:
    """An empty deck is rebuilt from the discard pile."""
    for card in range(N_CARDS):
        for _ in range(s.discard[card]):
            s.deck[s.deck_count] = card
            s.deck_count += 1
        s.discard[card] = 0
    shuffle(s, s.deck, s.deck_count)


@rule
def draw_cards(s: State, seat: int, amount: int, cause: int) -> None:
    """Draw; whoever then holds too many discards at once, in anybody's turn (H37). May push a decision: draw last."""
    for _ in range(amount):
        if s.deck_count == 0:
            _rebuild_deck(s)
        if s.deck_count == 0:
            return
        s.deck_count -= 1
        s.players[seat].hand[s.deck[s.deck_count]] += 1
        s.deck[s.deck_count] = -1
        reveal(s, seat, -1, cause)
        emit(s, What.DREW, seat, -1, 1, cause)
        if hand_size(s, seat) > s.figures[At.HAND_LIMIT]:
            ask_discard(s, seat, Cause.HAND_LIMIT)


@rule
def lay_down(s: State, seat: int, card: int) -> None:
    """A card leaves the hand for the open pile."""
    s.players[seat].hand[card] -= 1
    s.discard[card] += 1


@rule
def play_card(s: State, seat: int, card: int) -> None:
    """A card is played for its own effect."""
    lay_down(s, seat, card)
    emit(s, What.PLAYED, seat, card, 1, Cause.POWER_CARD)


@rule
def ask_discard(s: State, seat: int, cause: int) -> None:
    """The player gives one card away, of choice; a hand of one card needs no question.

    It is asked also if all cards are alike: that nothing was asked would tell the rest of the hand.
    """
    if hand_size(s, seat) > 1:
        push(s, Kind.DISCARD, seat, cause)
        return
    for card in range(N_CARDS):
        if s.players[seat].hand[card] > 0:
            give_away(s, seat, card, cause)
            return


@rule
def give_away(s: State, seat: int, card: int, cause: int) -> None:
    lay_down(s, seat, card)
    emit(s, What.DISCARDED, seat, card, 1, cause)
