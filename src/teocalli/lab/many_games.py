"""Thousands of games at once in which every seat is asked, on an NVIDIA GPU or on the processor.

A step plays one choice in every game, and then, a few times, what leaves no choice: the only option, or a new game in
the place of one that is over. What is left of that waits for the next step, so that no game waits for another. Then it
shows the options of whoever decides, what each seat may look at, and how games ended. No kernel has a loop around the
rules, which keeps the threads of a GPU together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from teocalli.bots.policy import pending_rows
from teocalli.engine.chance import advance, seeded
from teocalli.engine.game import Game, Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import observe_stack
from teocalli.engine.sorting import ADD_UP, GROUPS, KEYS, LINE_UP, NOTHING, count_under
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule
from teocalli.engine.threads import thread

#: How often a step plays what leaves no choice.
ROUNDS = 3


@rule
def chosen(menu: Any, action: int) -> int:
    """The action if it is offered, else the first option: nothing else may be carried out."""
    for k in range(1, menu[0] + 1):
        if menu[k] == action:
            return action
    return int(menu[1])


@rule
def go_on(
    rules: Rules, i: int, states: Any, setting: Any, actions: Any, chances: Any, menus: Any, ended: Any, finals: Any
) -> None:
    """A choice, or a new game; `finals` gets points and ranks when the choice ends the game."""
    s = rules.record_of(states[i])
    if menus[i, 0] == 0:
        chances[i] = advance(chances[i])
        rules.reset(states[i], setting, chances[i] >> 1)
    else:
        rules.act(states[i], chosen(menus[i], actions[i]))
        if s.over != 0:
            ended[i] = 1
            for seat in range(finals.shape[2]):
                finals[i, 0, seat] = rules.score(s, seat)
                finals[i, 1, seat] = rules.rank(s, seat)
    rules.list_options(states[i], menus[i])


@rule
def show(
    rules: Rules,
    i: int,
    states: Any,
    cells: Any,
    menus: Any,
    stack: Any,
    first: Any,
    layout: Any,
    masks: Any,
    movers: Any,
    turns: Any,
    pending: Any,
) -> None:
    """Who decides what, and between which options; masks are empty before."""
    s = rules.record_of(states[i])
    for k in range(1, menus[i, 0] + 1):
        masks[i, menus[i, k]] = 1
    turns[i] = s.turn
    if s.over == 0:
        movers[i] = s.stack[s.depth - 1].seat
        observe_stack(cells[i], movers[i], scoring_seats(s.seats), 0, stack, first, layout, pending[i])


@rule
def look(rules: Rules, i: int, seat: int, states: Any, insights: Any, scores: Any) -> None:
    """What a seat may look at, and its points."""
    s = rules.record_of(states[i])
    rules.look(s, seat, insights[i, seat])
    scores[i, seat] = rules.score(s, seat)


# ---------------------------------------------------------------- on the processor


@rule
def go_on_all(
    rules: Rules,
    forced: int,
    states: Any,
    setting: Any,
    actions: Any,
    chances: Any,
    menus: Any,
    ended: Any,
    finals: Any,
) -> None:
    """One choice in every game, or in those that have none (`forced`)."""
    for i in range(len(actions)):
        if forced == 0 or menus[i, 0] < 2:
            go_on(rules, i, states, setting, actions, chances, menus, ended, finals)


@rule
def show_all(
    rules: Rules,
    states: Any,
    cells: Any,
    menus: Any,
    stack: Any,
    first: Any,
    layout: Any,
    masks: Any,
    movers: Any,
    turns: Any,
    pending: Any,
    insights: Any,
    scores: Any,
) -> None:
    """What there is to see in every game."""
    for i in range(len(movers)):
        show(rules, i, states, cells, menus, stack, first, layout, masks, movers, turns, pending)
        for seat in range(scores.shape[1]):
            look(rules, i, seat, states, insights, scores)


# ---------------------------------------------------------------- on a GPU, a thread for each game


@rule
def go_on_one(
    rules: Rules,
    forced: int,
    states: Any,
    setting: Any,
    actions: Any,
    chances: Any,
    menus: Any,
    ended: Any,
    finals: Any,
    order: Any,
    places: Any,
    ranks: Any,
    counts: Any,
) -> None:
    """The same in the game of this thread; games are counted by what they decide next."""
    t = thread()
    if t < len(order):
        i = order[t]
        if forced == 0 or menus[i, 0] < 2:
            go_on(rules, i, states, setting, actions, chances, menus, ended, finals)
        s = rules.record_of(states[i])
        count_under(NOTHING if s.over != 0 else s.stack[s.depth - 1].kind, i, places, ranks, counts)


@rule
def show_one(
    rules: Rules,
    states: Any,
    cells: Any,
    menus: Any,
    stack: Any,
    first: Any,
    layout: Any,
    masks: Any,
    movers: Any,
    turns: Any,
    pending: Any,
) -> None:
    i = thread()
    if i < len(movers):
        show(rules, i, states, cells, menus, stack, first, layout, masks, movers, turns, pending)


@rule
def look_one(rules: Rules, states: Any, insights: Any, scores: Any) -> None:
    """A thread for each seat of each game."""
    t = thread()
    i, seat = t // scores.shape[1], t % scores.shape[1]
    if i < len(scores):
        look(rules, i, seat, states, insights, scores)


ROW, TABLE, CUBE = "i8[::1]", "i8[:,::1]", "i8[:,:,::1]"
PLAYED = f"i8, uint8[:,::1], {ROW}, {ROW}, {ROW}, {TABLE}, {ROW}, {CUBE}"
SHOWN = f"uint8[:,::1], int16[:,::1], {TABLE}, {CUBE}, {ROW}, {ROW}, int8[:,::1], {ROW}, {ROW}, {TABLE}"
LOOKED = f"float32[:,:,::1], {TABLE}"
GO_ON_ALL, SHOW_ALL = Kernel(go_on_all, f"({PLAYED})"), Kernel(show_all, f"({SHOWN}, {LOOKED})")
KERNELS = (
    Kernel(go_on_one, f"({PLAYED}, {ROW}, {ROW}, {ROW}, {ROW})"),
    Kernel(show_one, f"({SHOWN})"),
    Kernel(look_one, f"(uint8[:,::1], {LOOKED})"),
    ADD_UP,
    LINE_UP,
)


class ManyGames:
    """Games of one number of players. Arrays are written over with every step; on a GPU they are CuPy's."""

    def __init__(self, game: Game[Any], players: int, count: int, seed: int, gpu: Any = None) -> None:
        xp, seen = gpu.arrays if gpu is not None else np, game.observation
        places, start = scoring_seats(players), len(seen.table)
        self.game, self.players, self.count = game, players, count
        self.actions, self.movers, self.turns, self.ended = (xp.zeros(count, np.int64) for _ in range(4))
        self.menus = xp.zeros((count, game.actions.size + 1), np.int64)
        self.masks = xp.zeros((count, game.actions.size), np.int8)
        self.pending = xp.zeros((count, seen.count - start), np.int64)
        self.insights = xp.zeros((count, places, game.insight.count), np.float32)
        self.scores, self.finals = xp.zeros((count, places), np.int64), xp.zeros((count, 2, places), np.int64)
        states = xp.zeros((count, game.state.dtype.itemsize), np.uint8)
        setting = xp.asarray(np.array(game.setting(Setting(players)), np.int64))
        chances = xp.asarray(np.array([seeded(seed + i) for i in range(count)], np.int64))
        tables = (xp.asarray(t) for t in (seen.stack, pending_rows(game), seen.layout))
        played = states, setting, self.actions, chances, self.menus, self.ended, self.finals
        shown = states, states.view(np.int16), self.menus, *tables, self.masks, self.movers, self.turns, self.pending
        looked = self.insights, self.scores
        self._steps = self._on_gpu(gpu, played, shown, looked) if gpu else self._on_processor(played, shown, looked)
        self.step()

    def _on_processor(self, played: Any, shown: Any, looked: Any) -> list[Callable[[], None]]:
        go_on, show = self.game.kernel(GO_ON_ALL), self.game.kernel(SHOW_ALL)
        free, forced = lambda: go_on(0, *played), lambda: go_on(1, *played)
        return [free, *[forced] * ROUNDS, lambda: show(*shown, *looked)]

    def _on_gpu(self, gpu: Any, played: Any, shown: Any, looked: Any) -> list[Callable[[], None]]:
        xp, count = gpu.arrays, self.count
        order, places, ranks = xp.arange(count), xp.zeros(count, np.int64), xp.zeros(count, np.int64)
        counts, starts = xp.zeros(KEYS * GROUPS, np.int64), xp.zeros(KEYS * GROUPS, np.int64)
        sort = [
            gpu.launcher("add_up", len(counts), counts, starts),
            gpu.launcher("line_up", max(count, len(counts)), places, ranks, starts, counts, order),
        ]
        free, forced = (gpu.launcher("go_on_one", count, f, *played, order, places, ranks, counts) for f in (0, 1))
        show = gpu.launcher("show_one", count, *shown)
        see = gpu.launcher("look_one", self.scores.size, shown[0], *looked)
        return [free, *sort, *[forced, *sort] * ROUNDS, show, see]

    def step(self) -> None:
        """Play what stands in `actions`; the first step begins all games."""
        self.ended[:] = 0
        self.masks[:] = 0
        for part in self._steps:
            part()
