"""The options: readings of the summary, each with its choices by name."""

from __future__ import annotations

from teocalli.engine.choices import option
from teocalli.engine.structs import auto, constants


@constants
class Opt:
    """Places of the options in `s.options`."""

    TOKENS_PER_TURN = auto()
    END_CARD = auto()


@constants
class TokensPerTurn:
    ONE = auto()
    ANY = auto()


@constants
class EndCard:
    CHANGE = auto()
    APPLY = auto()


OPTIONS = (
    option(
        "tokens_per_turn",
        TokensPerTurn,
        "how many transformation tokens a player may use in a turn",
        "H34; the summary only says that tokens are used in the own turn",
    ),
    option(
        "end_card",
        EndCard,
        "the holder of the end-of-round card may change its side before it is applied, or only applies side A",
        "3.9, H41; the summary's verb can be read both ways",
    ),
)
