"""What a judge looks at in Theocracy: rounds left, priests and pages, land, crystals and warriors, hand, rivals."""

from __future__ import annotations

from typing import Any

from teocalli.engine.cells import fill
from teocalli.engine.insight import Insight, steps
from teocalli.engine.structs import rule
from teocalli.games.theocracy.advice import expected_page, land, prospects, reached, rounds_to_come
from teocalli.games.theocracy.bank import hand_size
from teocalli.games.theocracy.chronicles import done
from teocalli.games.theocracy.final_scoring import dropped_priest, multiplier, priest_points, score
from teocalli.games.theocracy.layout import At, page_needs
from teocalli.games.theocracy.state import State
from teocalli.games.theocracy.vocabulary import (
    BLACK,
    N_BUILDINGS,
    N_CARDS,
    N_CIVS,
    N_FACES,
    N_METRICS,
    ROW,
    Piece,
)

COUNT = 254
ROUNDS, PAGES, TOP = 6, 5, 12
UNIT = 20.0


@rule
def time_left(s: State) -> float:
    """1 in the first round, 0 in the last."""
    return float(rounds_to_come(s) / max(1, s.figures[At.ROUNDS_COUNT + s.seats - 2] - 1))


@rule
def look(s: State, seat: int, f: Any) -> None:
    fill(f, 0)
    at = clock(s, seat, f, 0)
    at = scale(s, seat, f, at)
    for civ in range(N_CIVS):
        at = civilization(s, seat, civ, f, at)
    at = territory(s, seat, f, at)
    at = hand(s, seat, f, at)
    at = dice(s, f, at)
    at = rivals(s, seat, f, at)
    f[at] = (prospects(s, seat) / 100.0 - score(s, seat)) / UNIT
    f[at + 1] = land(s, seat) / (100.0 * UNIT)
    f[at + 2] = score(s, seat) / UNIT


@rule
def clock(s: State, seat: int, f: Any, at: int) -> int:
    """Rounds to come, players, whose turn comes, who is first now and in the next round."""
    f[at + min(ROUNDS - 1, max(0, rounds_to_come(s)))] = 1.0
    at += ROUNDS
    f[at] = time_left(s)
    f[at + 1 + s.seats - 2] = 1.0
    at += 4
    mover = s.stack[s.depth - 1].seat if s.depth > 0 else 0
    f[at + (seat - mover) % s.seats] = 1.0
    f[at + 4 + (seat - s.first) % s.seats] = 1.0
    at += 8
    f[at] = 1.0 if s.holder == seat else 0.0
    f[at + 1] = 1.0 if s.holder < 0 else 0.0
    for number in range(N_CIVS * N_FACES):  # dice on the table: turns of the round still to come
        f[at + 2] += s.action_table[number] / 8.0
    return at + 3


@rule
def scale(s: State, seat: int, f: Any, at: int) -> int:
    """Cosmo, scourge, transformation tokens, and the priest that will score nothing."""
    player = s.players[seat]
    at = steps(f, at, player.cosmo, TOP)
    f[at] = multiplier(s, player.cosmo) / 5.0
    at = steps(f, at + 1, player.scourge, 4)
    at = steps(f, at, player.tokens, 4)
    for place in range(3):
        f[at + place] = player.scale[place]
    at += 3
    f[at + dropped_priest(s, seat)] = 1.0
    return at + N_CIVS


@rule
def civilization(s: State, seat: int, civ: int, f: Any, at: int) -> int:
    """The own priest, the page and how near the next one is, and what priest and page make together."""
    c = s.civs[civ]
    player = s.players[seat]
    at = steps(f, at, player.priests[civ], TOP)
    at = steps(f, at, c.page, PAGES)
    page = expected_page(s, civ)
    counts = 0.0 if civ == dropped_priest(s, seat) else 1.0
    f[at] = priest_points(s, seat, civ) / UNIT
    f[at + 1] = counts * priest_points(s, seat, civ) / UNIT
    f[at + 2] = counts * page * reached(s, player.priests[civ]) / (10000.0 * UNIT)
    f[at + 3] = player.priests[civ] * page / 6000.0
    f[at + 4] = begun(s, civ)
    at += 5
    at = steps(f, at, c.crystals[player.colour] if player.colour >= 0 else 0, 4)
    f[at] = c.crystals[BLACK] / 4.0
    f[at + 1] = c.garrison / 4.0
    f[at + 2] = c.area / 4.0
    f[at + 3] = c.dice / ROW
    f[at + 4] = c.festivals / 2.0
    f[at + 5] = c.victories / 3.0
    at += 6
    for piece in range(N_BUILDINGS):
        f[at + piece] = c.built[piece] / 3.0
    at += N_BUILDINGS
    others, best = 0, 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.players[other].priests[civ])
            colour = s.players[other].colour
            others += c.crystals[colour] if colour >= 0 else 0
    f[at] = best / TOP
    f[at + 1] = others / 4.0
    f[at + 2] = 1.0 if s.development[civ] >= 0 else 0.0
    return at + 3


@rule
def begun(s: State, civ: int) -> float:
    """How much of what the next page asks for is done."""
    c = s.civs[civ]
    if c.page >= s.figures[At.CHRONICLES_PAGES]:
        return 1.0
    first = page_needs(civ, c.page + 1)
    need, have = 0, 0
    for metric in range(N_METRICS):
        need += s.figures[first + metric]
        have += min(s.figures[first + metric], done(s, civ, metric))
    return have / need if need > 0 else 1.0


@rule
def territory(s: State, seat: int, f: Any, at: int) -> int:
    """Own hexes: how many, what stands on them and whose it is, creatures."""
    colour = s.players[seat].colour
    if colour >= 0:
        for place in range(s.figures[At.MAP_SIZE]):
            here = s.hexes[place]
            if here.colour == colour:
                f[at] += 0.1
                if here.creature >= 0:
                    f[at + 1 + here.creature] += 0.5
                elif here.piece >= 0:
                    f[at + 3 + here.piece] += 0.5
                    f[at + 8] += expected_page(s, here.civ) / 1000.0
                    if here.civ >= 0 and here.piece != Piece.FORTRESS:
                        f[at + 10 + here.civ] += 0.3
                else:
                    f[at + 9] += 0.2
    f[at + 14] = f[at] * time_left(s)
    f[at + 15] = f[at + 3] * time_left(s)
    return at + 16


@rule
def hand(s: State, seat: int, f: Any, at: int) -> int:
    """Power cards."""
    at = steps(f, at, hand_size(s, seat), 5)
    for card in range(N_CARDS):
        f[at + card] = s.players[seat].hand[card]
    return at + N_CARDS


@rule
def dice(s: State, f: Any, at: int) -> int:
    """What can still be taken in this round, by action and by civilization."""
    for civ in range(N_CIVS):
        for face in range(N_FACES):
            number = s.action_table[civ * N_FACES + face] / 3.0
            f[at + face] += number
            f[at + N_FACES + civ] += number
    return at + N_FACES + N_CIVS


@rule
def rivals(s: State, seat: int, f: Any, at: int) -> int:
    """The lead over the best other, their cosmo and cards."""
    most = -99
    for other in range(s.seats):
        if other != seat:
            most = max(most, score(s, other))
            f[at] += s.players[other].cosmo / (12.0 * (s.seats - 1))
            f[at + 1] += s.players[other].tokens / (4.0 * (s.seats - 1))
    f[at + 2] = (score(s, seat) - most) / UNIT
    return at + 3


INSIGHT = Insight(COUNT, look)
