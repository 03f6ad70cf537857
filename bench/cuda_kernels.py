"""Kernels of random games for a GPU: whole games, a thread each; or a decision of every game at a time, the games
sorted by what they decide, so that the threads of a warp do the same."""

from __future__ import annotations

from typing import Any

from teocalli.engine.chance import advance, below, seeded
from teocalli.engine.generated import APART
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.sorting import ADD_UP, LINE_UP, NOTHING, count_under
from teocalli.engine.structs import rule
from teocalli.engine.threads import thread


@rule
def whole_games(
    rules: Rules, states: Any, menus: Any, decisions: Any, scores: Any, setting: Any, seed: int, rounds: int
) -> None:
    """Random games, one after the other."""
    i = thread()
    if i < len(decisions):
        decisions[i] = 0
        for g in range(rounds):
            number = seed + i + g * len(decisions)
            rules.reset(states[i], setting, number)
            decisions[i] += rules.playout(states[i], number, menus[i])  # type: ignore[attr-defined]  # compiled rules only
        s = rules.record_of(states[i])
        for seat in range(scores.shape[1]):
            scores[i, seat] = rules.score(s, seat)


@rule
def key_of(s: Any) -> int:
    return NOTHING if s.over != 0 else s.stack[s.depth - 1].kind


@rule
def decide(
    rules: Rules,
    states: Any,
    menus: Any,
    chances: Any,
    decisions: Any,
    scores: Any,
    setting: Any,
    seeds: Any,
    order: Any,
    places: Any,
    ranks: Any,
    counts: Any,
    again: int,
) -> None:
    """One decision of every game; a game that is over begins anew, if there is to be another."""
    t = thread()
    if t < len(order):
        i = order[t]
        s = rules.record_of(states[i])
        if seeds[i] < 0:
            seeds[i] = -seeds[i]
            rules.reset(states[i], setting, seeds[i])
            chances[i] = seeded(seeds[i] ^ APART)
        elif s.over == 0:
            n = rules.list_options(states[i], menus[t])
            chances[i] = advance(chances[i])
            rules.act(states[i], menus[t, 1 + below(chances[i], n)])
            decisions[i] += 1
            if s.over != 0:
                for seat in range(scores.shape[1]):
                    scores[i, seat] = rules.score(s, seat)
                if again != 0:
                    seeds[i] = -seeds[i] - len(order)
        count_under(key_of(s), i, places, ranks, counts)


KERNELS = [
    Kernel(whole_games, "(uint8[:,::1], i8[:,::1], i8[::1], i8[:,::1], i8[::1], i8, i8)"),
    Kernel(
        decide,
        "(uint8[:,::1], i8[:,::1], i8[::1], i8[::1], i8[:,::1], i8[::1], i8[::1],"
        " i8[::1], i8[::1], i8[::1], i8[::1], i8)",
    ),
    ADD_UP,
    LINE_UP,
]
