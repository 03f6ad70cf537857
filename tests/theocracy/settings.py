"""Settings of Theocracy worth testing: all numbers of players, with and without all options."""

from teocalli.engine.game import Setting
from teocalli.games.theocracy.meta import META

OTHER = {option.name: option.choices[1] for option in META.options}
SETTINGS = [Setting(players, options) for players in (2, 3, 4) for options in ({}, OTHER)]
