"""How quick the environments are, in CPU time: `python bench/envs.py`."""

import importlib
import time

import numpy as np

import teocalli.envs  # noqa: F401
from teocalli.envs.single import SingleEnv
from teocalli.envs.vector import VectorEnv
from teocalli.games import GAMES

SECONDS, GAMES_AT_ONCE = 2.0, 1024


def aec(key: str) -> float:
    env = importlib.import_module(f"teocalli.envs.{key}_v0").raw_env(players=2)
    return _steps(env, lambda: (env.last()[0], env.terminations[env.agent_selection]), lambda a: env.step(a))


def single(key: str) -> float:
    env, chooser = SingleEnv(key), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, until = 0, time.process_time() + SECONDS
    while time.process_time() < until:
        seen, _, over, _, _ = env.step(chooser.choice(np.flatnonzero(seen["action_mask"])))
        steps += 1
        if over:
            seen, _ = env.reset()
    return steps / SECONDS


def _steps(env, look, step) -> float:
    chooser, steps = np.random.default_rng(1), 0
    until = time.process_time() + SECONDS
    while time.process_time() < until:
        env.reset(seed=steps)
        while env.agents and time.process_time() < until:
            seen, over = look()
            step(None if over else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps / SECONDS


def vector(key: str) -> float:
    """Steps of the agent and of its opponents are one step; the first legal action is always taken."""
    env = VectorEnv(key, GAMES_AT_ONCE)
    seen, _ = env.reset(seed=1)
    steps, used = 0, 0.0
    while used < SECONDS:
        actions = seen["action_mask"].argmax(axis=1)
        began = time.process_time()
        seen, *_ = env.step(actions)
        used += time.process_time() - began
        steps += GAMES_AT_ONCE
    return steps / used


if __name__ == "__main__":
    for key in GAMES:
        for measure in (aec, single, vector):
            measure(key)  # compiles
            print(f"{key:<12} {measure.__name__:<8} {measure(key):>12,.0f} steps/s", flush=True)
