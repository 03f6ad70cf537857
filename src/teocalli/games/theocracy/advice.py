"""Advice: what a position is worth to a player. It reads like what an experienced player would tell a new one.

Everything is in hundredths of a victory point. The figures are judgement, not rules; they drive the greedy bot.
"""

from __future__ import annotations

from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import hand_size
from teocalli.games.theocracy.chronicles import done
from teocalli.games.theocracy.final_scoring import dropped_priest, score
from teocalli.games.theocracy.layout import At, page_needs
from teocalli.games.theocracy.state import State
from teocalli.games.theocracy.vocabulary import N_CIVS, N_METRICS, Piece

#: A page that the coming rounds will probably turn by themselves, for each round to come.
PAGE_A_ROUND = 45
#: Progress towards the next page or the next multiplier is worth this much of the whole step, in hundredths.
STEP_BEGUN = 65
#: The dropped priest is not worthless: another may overtake it before the end.
DROPPED = 12
CARD, TOKEN, CARD_AND_TOKEN_LAST = 45, 50, 6
OWN_HEX = 18
HOLDS_CARD = 90
#: A living creature on an own hex costs a point at the end unless somebody beats it.
CREATURE, CREATURE_LAST = 60, 95


@rule
def rounds_to_come(s: State) -> int:
    return s.figures[At.ROUNDS_COUNT + s.seats - 2] - s.round


@rule
def expected_page(s: State, civ: int) -> int:
    """The page of a chronicle at the end, times 100: where it is, how near the next is, what rounds will bring."""
    c = s.civs[civ]
    last = 100 * s.figures[At.CHRONICLES_PAGES]
    page = 100 * c.page
    if page == last:
        return last
    need, have = 0, 0
    first = page_needs(civ, c.page + 1)
    for metric in range(N_METRICS):
        wanted = s.figures[first + metric]
        if wanted > 0:
            need += wanted
            have += min(wanted, done(s, civ, metric))
    if need > 0:
        page += STEP_BEGUN * have // need
    return min(page + PAGE_A_ROUND * rounds_to_come(s), last)


@rule
def reached(s: State, division: int) -> int:
    """The multiplier of a division times 100, with part of the way to the next one."""
    passed = s.figures[At.PASSED + division]
    below = 0
    while below < division and s.figures[At.PASSED + division - below - 1] == passed:
        below += 1
    above = 1
    while division + above <= s.figures[At.SCALE_TOP]:
        following = s.figures[At.PASSED + division + above]
        if following > passed:
            return 100 * passed + (following - passed) * STEP_BEGUN * below // (below + above)
        above += 1
    return 100 * passed


@rule
def prospects(s: State, seat: int) -> int:
    """What the player will probably have at the end."""
    player = s.players[seat]
    later = rounds_to_come(s)
    dropped = dropped_priest(s, seat)
    total = min(reached(s, player.cosmo), 100 * s.figures[At.SCALE_COSMO_POINTS_CAP])
    total -= 100 * player.scourge * s.figures[At.SCOURGE_POINTS]
    for civ in range(N_CIVS):
        page = expected_page(s, civ)
        points = page * reached(s, player.priests[civ]) // 100
        if civ == dropped:
            points = points * DROPPED * min(later, 1) // 100
        total += points
        # A crystal of the own colour is half a worship, once somebody holds a festival there.
        if player.colour >= 0:
            total += s.civs[civ].crystals[player.colour] * page * (3 + 4 * min(later, 3)) // 100
    held = hand_size(s, seat)
    if later > 0:
        total += CARD * held + TOKEN * player.tokens
        if s.holder == seat:
            total += HOLDS_CARD
    else:
        total += CARD_AND_TOKEN_LAST * (held + player.tokens)
        if s.holder == seat:
            total += HOLDS_CARD // 2
    return total


@rule
def land(s: State, seat: int) -> int:
    """What the player's hexes promise: houses to be upgraded, pyramids at the end, creatures that cost a point."""
    colour = s.players[seat].colour
    later = rounds_to_come(s)
    total = 0
    for place in range(s.figures[At.MAP_SIZE]):
        here = s.hexes[place]
        if here.colour == colour and colour >= 0:
            total += OWN_HEX * min(later, 2)
            if here.creature == 0:
                total -= CREATURE if later > 0 else CREATURE_LAST
            elif here.piece == Piece.PYRAMID:
                total += 90
            elif here.piece == Piece.HOUSE:
                total += expected_page(s, here.civ) * min(later, 3) // 24
            elif here.piece >= 0:
                total += expected_page(s, here.civ) * min(later, 3) // 20
    return total


@rule
def worth(s: State, seat: int) -> int:
    """The player's prospects and what the land promises; when the game is over, the points themselves."""
    return 100 * score(s, seat) if s.over else prospects(s, seat) + land(s, seat)
