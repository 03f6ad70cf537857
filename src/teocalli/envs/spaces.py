"""The spaces of Gymnasium that all environments have, and where their seeds come from."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from teocalli.engine.game import Game

#: Versions of the environments, by game: raised whenever an observation, an action or a reward means something else.
VERSIONS = {"teotihuacan": 0, "tzolkin": 0, "theocracy": 0}


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.actions.size)


def observation_space(game: Game) -> spaces.Dict:
    """The cells of the observation, and which actions are legal."""
    high = (np.diff(game.observation.first) - 1).astype(np.int16)
    return spaces.Dict(
        observation=spaces.Box(np.zeros_like(high), high, dtype=np.int16),
        action_mask=spaces.Box(0, 1, (game.actions.size,), np.int8),
    )


def fresh_seed(random: Any) -> int:
    """A seed for the next game."""
    return int(random.integers(2**31))
