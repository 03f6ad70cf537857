"""The vector environment's step as kernels for a GPU, from the same rules and functions as on the processor.

A step is: every game takes its action (`answer_games`); some rounds in which every game that waits for others plays one
random choice (`play_once`), the games sorted by what they decide; the rest of those choices, rewards and masks
(`finish_games`); and the observations, a thread for each number (`see_games`). How many rounds are played sorted
changes the time, and nothing else.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.chance import advance, below
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import (
    BY_COLOUR,
    BY_SEAT,
    FRAMES,
    HOLDS,
    OFFSET,
    PLACE,
    ROWS,
    STRIDE,
    TURNED,
    number,
    turn_colours,
)
from teocalli.engine.sorting import ADD_UP, GROUPS, LINE_UP, NOTHING, count_under
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule
from teocalli.engine.threads import thread
from teocalli.envs.step import answer, go_on, show_options


@rule
def key_of(s: Any, seat: int) -> int:
    """What a game decides next while the agent waits."""
    if s.over != 0:
        return NOTHING
    frame = s.stack[s.depth - 1]
    return frame.kind if frame.seat != seat else NOTHING - 1


@rule
def answer_games(
    rules: Rules,
    states: Any,
    setting: Any,
    seat: int,
    actions: Any,
    chances: Any,
    menus: Any,
    over: Any,
    masks: Any,
    order: Any,
    places: Any,
    ranks: Any,
    counts: Any,
) -> None:
    """The agent's action, or a new game."""
    t = thread()
    if t < len(order):
        i = order[t]
        show_options(menus[i], masks[i], 0)
        answer(rules, states[i], i, setting, actions[i], chances, menus[i], over)
        count_under(key_of(rules.record_of(states[i]), seat), i, places, ranks, counts)


@rule
def play_once(
    rules: Rules,
    states: Any,
    seat: int,
    fewest: int,
    chances: Any,
    menus: Any,
    order: Any,
    places: Any,
    ranks: Any,
    counts: Any,
) -> None:
    """One choice that the agent does not make."""
    t = thread()
    if t < len(order):
        i = order[t]
        s = rules.record_of(states[i])
        key = NOTHING
        if s.over == 0 and places[i] < NOTHING * GROUPS:
            n = rules.list_options(states[i], menus[i])
            if s.stack[s.depth - 1].seat != seat or n < fewest:
                chances[i] = advance(chances[i])
                rules.act(states[i], menus[i, 1 + below(chances[i], n)])
                key = key_of(s, seat)
        count_under(key, i, places, ranks, counts)


@rule
def finish_games(
    rules: Rules,
    states: Any,
    cells: Any,
    seat: int,
    fewest: int,
    chances: Any,
    menus: Any,
    over: Any,
    rewards: Any,
    masks: Any,
    layout: Any,
    turns: Any,
    order: Any,
    places: Any,
    ranks: Any,
    counts: Any,
) -> None:
    """The others' choices up to the agent's next one, the reward, the mask, and how colours are turned."""
    t = thread()
    if t < len(order):
        i = order[t]
        rewards[i] = go_on(rules, states[i], i, seat, fewest, chances, menus[i], over)
        show_options(menus[i], masks[i], 1)
        if layout[6] >= 0:
            turn_colours(cells[i], seat, scoring_seats(cells[i, layout[0]]), layout, turns[i])
        s = rules.record_of(states[i])
        count_under(NOTHING if s.over != 0 else s.stack[s.depth - 1].kind, i, places, ranks, counts)


@rule
def seen_cell(cells: Any, i: int, observer: int, places: int, table: Any, turn: Any) -> int:
    """A number of the observation that shows a cell of the state."""
    offset = table[i, OFFSET]
    if table[i, TURNED] == BY_SEAT:
        if table[i, PLACE] >= places:
            return 0
        offset += table[i, STRIDE] * ((observer + table[i, PLACE]) % places)
    elif table[i, TURNED] == BY_COLOUR:
        offset += table[i, STRIDE] * turn[table[i, PLACE]]
    return 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)


@rule
def pending_cell(
    cells: Any, i: int, observer: int, places: int, start: int, stack: Any, first: Any, layout: Any
) -> int:
    """A number of the observation that shows what is being decided."""
    size = (len(first) - 1 - start) // FRAMES
    level, part = (i - start) // size, (i - start) % size
    depth = cells[layout[1]]
    if level >= depth:
        return 0
    frame = layout[2] + layout[3] * (depth - 1 - level)
    kind = cells[frame]
    if part == 0:
        return int(1 + kind)
    if part == 1:
        return int(2 + (cells[frame + 1] - observer) % places)
    for c in range(4):
        if stack[kind, c, 0] == part:
            return int(min(first[i + 1] - first[i] - 1, 1 + max(0, cells[frame + 2 + c] - stack[kind, c, 1])))
    return 0


@rule
def see_games(
    rules: Rules,
    cells: Any,
    observer: int,
    table: Any,
    stack: Any,
    first: Any,
    layout: Any,
    turns: Any,
    seen: Any,
) -> None:
    """One number of one game's observation."""
    t = thread()
    game, i = t // seen.shape[1], t % seen.shape[1]
    if game < len(seen):
        places = scoring_seats(cells[game, layout[0]])
        if i < len(table):
            seen[game, i] = seen_cell(cells[game], i, observer, places, table, turns[game])
        else:
            seen[game, i] = pending_cell(cells[game], i, observer, places, len(table), stack, first, layout)


#: Rows and tables of numbers, as Numba writes their types.
ROW, TABLE = "i8[::1]", "i8[:,::1]"
SORTED = f"{ROW}, {ROW}, {ROW}, {ROW}"
KERNELS = (
    Kernel(
        answer_games,
        f"(uint8[:,::1], {ROW}, i8, {ROW}, {ROW}, {TABLE}, {ROW}, int8[:,::1], {SORTED})",
    ),
    Kernel(play_once, f"(uint8[:,::1], i8, i8, {ROW}, {TABLE}, {SORTED})"),
    Kernel(
        finish_games,
        f"(uint8[:,::1], int16[:,::1], i8, i8, {ROW}, {TABLE}, {ROW}, {ROW}, int8[:,::1], {ROW}, {TABLE}, {SORTED})",
    ),
    Kernel(see_games, f"(int16[:,::1], i8, {TABLE}, i8[:,:,::1], {ROW}, {ROW}, {TABLE}, int16[:,::1])"),
    ADD_UP,
    LINE_UP,
)
