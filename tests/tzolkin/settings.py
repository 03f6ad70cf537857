"""Settings of Tzolk'in worth testing: all numbers of players, all options at once and each alone."""

from teocalli.engine.game import Setting
from teocalli.games.tzolkin.options import OPTIONS

OTHER = {option.name: option.choices[1] for option in OPTIONS}
SETTINGS = [Setting(players, options) for players in (2, 3, 4) for options in ({}, OTHER)]
SETTINGS += [Setting(2 + n % 3, {option.name: option.choices[1]}) for n, option in enumerate(OPTIONS)]
