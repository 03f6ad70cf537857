"""PettingZoo environment: `env(players=2, options={}, reward="margin", ask="choices", render_mode=None)`."""

from functools import partial

from teocalli.envs import pettingzoo_aec

env = partial(pettingzoo_aec.env, "teotihuacan", 0)
raw_env = partial(pettingzoo_aec.raw_env, "teotihuacan", 0)
