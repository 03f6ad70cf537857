"""How quick the environments are, beside those of PettingZoo, OpenSpiel and Pgx in the same run.

    python bench/envs.py [SECONDS]

Steps by random legal actions a second of CPU time, on one core, each with what an agent looks at: observation and mask
where an environment gives them. What is not installed is named and left out; all of it comes with
`pip install 'pettingzoo[classic]' open_spiel pgx jax`.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

SECONDS, GAMES_AT_ONCE = 2.0, 1024
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
PGX = ("tic_tac_toe", "connect_four", "backgammon", "chess")


def rate(steps: Iterator[int], seconds: float) -> float:
    """Steps a second of CPU time; an iterator says with every value how many steps were taken."""
    next(steps)  # compiles, imports and sets up
    taken, began = 0, time.process_time()
    while (used := time.process_time() - began) < seconds:
        taken += next(steps)
    return taken / used


# ---------------------------------------------------------------- PettingZoo


def aec_steps(env: Any) -> Iterator[int]:
    chooser = np.random.default_rng(1)
    while True:
        env.reset(seed=int(chooser.integers(1 << 30)))
        while env.agents:
            seen, _, over, cut, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(None if over or cut else int(chooser.choice(np.flatnonzero(mask))))
            yield 1


def ours_in_pettingzoo(key: str) -> Iterator[int]:
    return aec_steps(importlib.import_module(f"teocalli.envs.{key}_v0").raw_env(players=2))


def classic(name: str) -> Iterator[int]:
    return aec_steps(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


# ---------------------------------------------------------------- Gymnasium


def ours_in_gymnasium(key: str) -> Iterator[int]:
    """A step includes the decisions of a random opponent."""
    from teocalli.envs.single import SingleEnv

    env, chooser = SingleEnv(key), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.step(chooser.choice(np.flatnonzero(seen["action_mask"])))
        if over:
            seen, _ = env.reset()
        yield 1


def ours_as_vector(key: str) -> Iterator[int]:
    """Many games in one call; the first legal action is taken, so that choosing costs next to nothing: NumPy stops at
    the first of truth values, but looks at all numbers."""
    from teocalli.envs.vector import VectorEnv

    env = VectorEnv(key, GAMES_AT_ONCE)
    seen, _ = env.reset(seed=1)
    while True:
        seen, *_ = env.step(seen["action_mask"].view(bool).argmax(axis=1))
        yield GAMES_AT_ONCE


# ---------------------------------------------------------------- OpenSpiel


def spiel(name: str, is_cloned: bool = False) -> Iterator[int]:
    """What a random simulation asks: whether the game is over or chance's turn, the legal actions, a step; a search
    clones every state besides."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 registers them

    game, chooser = pyspiel.load_game(name), np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chooser.integers(len(outcomes)))][0])
            else:
                if is_cloned:
                    state = state.clone()
                legal = state.legal_actions()
                state.apply_action(legal[int(chooser.integers(len(legal)))])
            yield 1


def ours_in_openspiel(key: str, is_cloned: bool = False) -> Iterator[int]:
    import teocalli.envs.open_spiel  # noqa: F401 registers them

    return spiel(f"python_teocalli_{key}", is_cloned)


# ---------------------------------------------------------------- Pgx


def pgx_steps(name: str) -> Iterator[int]:
    """Many games in one compiled call; finished ones begin anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin, go_on = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one_step(state: Any, key: Any) -> Any:
        chosen = jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=-1)
        return go_on(state, chosen, jax.random.split(key, GAMES_AT_ONCE))

    step = jax.jit(one_step)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, GAMES_AT_ONCE))
    while True:
        key, own = jax.random.split(key)
        state = step(state, own)
        state.observation.block_until_ready()
        yield GAMES_AT_ONCE


# ---------------------------------------------------------------- all of them


def main(seconds: float) -> None:
    from teocalli.games import GAMES

    groups: list[tuple[str, Callable[[str], Iterator[int]], tuple[str, ...]]] = [
        ("PettingZoo, ours", ours_in_pettingzoo, GAMES),
        ("PettingZoo, classic", classic, CLASSIC),
        ("Gymnasium, ours", ours_in_gymnasium, GAMES),
        ("OpenSpiel, ours", ours_in_openspiel, GAMES),
        ("OpenSpiel, its Python games", spiel, SPIEL),
        ("OpenSpiel with clones, ours", partial(ours_in_openspiel, is_cloned=True), GAMES),
        ("OpenSpiel with clones, its", partial(spiel, is_cloned=True), SPIEL),
        (f"vector of {GAMES_AT_ONCE}, ours", ours_as_vector, GAMES),
        (f"vector of {GAMES_AT_ONCE}, Pgx", pgx_steps, PGX),
    ]
    for title, steps, names in groups:
        for name in names:
            try:
                told = f"{rate(steps(name), seconds):>12,.0f} steps/s"
            except Exception as error:  # whatever keeps a library from running is told
                told = f"{'not run':>12}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"
            print(f"{title:<28} {name:<24} {told}", flush=True)


if __name__ == "__main__":
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    warnings.simplefilter("ignore")
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
