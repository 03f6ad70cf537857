"""Environments over the same rules, observation and mask: PettingZoo, Gymnasium, OpenSpiel. See `docs/envs.md`.

    from teocalli.envs import tzolkin_v0          # PettingZoo, AEC
    import teocalli.envs; gymnasium.make("teocalli/Tzolkin-v0")

Each is an extra: `pip install '.[envs]'` in a checkout, or `pip install gymnasium pettingzoo`.
"""

from __future__ import annotations

try:
    from teocalli.envs.single import register
except ImportError:  # without Gymnasium there is nothing to register
    pass
else:
    register()
