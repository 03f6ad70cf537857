"""The choices of options by name, for rules to compare with: `s.options[Opt.LAST_JUMP] == DefaultOn.OFF`."""

from __future__ import annotations

from teocalli.engine.game import Option
from teocalli.engine.structs import Vocabulary, auto, constants, words_of


@constants
class DefaultOn:
    """Of what holds unless somebody switches it off."""

    ON = auto()
    OFF = auto()


@constants
class DefaultOff:
    """Of what does not hold unless somebody switches it on."""

    OFF = auto()
    ON = auto()


def option(name: str, choices: Vocabulary, about: str, source: str = "") -> Option:
    """An option whose choices are constants or words, the first of them the default."""
    words = words_of(choices)
    return Option(name, words, words[0], about, source)
