"""Entries: the log of a table. Each kind of entry is a class whose fields are what the log keeps of it, as JSON.

`folding.py` says what an entry changes. Logs are read for ever: a field may be added with a default, none is renamed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, json

from teocalli.engine.game import Seed, Setting
from teocalli.table.clock import Terms
from teocalli.table.manners import Manners
from teocalli.table.match import Seat


class Body(Struct, frozen=True, omit_defaults=True):
    """What an entry tells."""


class Opened(Body, frozen=True, kw_only=True):
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: Seed
    name: str
    invite: str
    seats: tuple[Seat, ...]
    components: dict[str, Any] | None = None
    listed: bool = False
    evaluation: bool = False
    tokens: tuple[str, ...] = ()  # actions that were there from the beginning
    sum: str | None = None  # a check sum after them
    exhibit: bool = False  # only shows a record
    date: str = ""  # that the record tells
    guided: bool = False
    clock: Terms | None = None
    manners: Manners = Manners()
    series: dict[str, float] = {}
    games_before: int = 0

    @property
    def setting(self) -> Setting:
        return Setting(self.players, self.options, self.components)


class SatDown(Body, frozen=True):
    seat: int
    name: str


class StoodUp(Body, frozen=True):
    seat: int


class Reserved(Body, frozen=True):
    seat: int
    person: str
    name: str


class BotPlaced(Body, frozen=True):
    seat: int
    strength: str
    late: bool = False  # the time of the seat was out


class CameBack(Body, frozen=True):
    seat: int


class Resigned(Body, frozen=True):
    seat: int
    strength: str  # of the bot that plays on


class Played(Body, frozen=True):
    seat: int
    token: str
    forced: bool = False  # it was the only option, and nobody was asked
    sum: str | None = None  # a check sum after it, where one is due


class Chosen(Body, frozen=True):
    """Nobody else knows yet: others choose too."""

    seat: int
    token: str


class ChoiceTakenBack(Body, frozen=True):
    seat: int
    to: int  # so many choices stay


class TakenBack(Body, frozen=True):
    seat: int
    to: int  # so many actions stay


class Said(Body, frozen=True):
    text: str
    name: str
    seat: int  # -1 for a spectator
    phrase: str = ""  # instead of a text, a ready phrase


class ClockSet(Body, frozen=True):
    terms: Terms | None = None


class Agreed(Body, frozen=True):
    """That a bot takes over from somebody who is away."""

    seat: int


class PutAway(Body, frozen=True):
    """The game could not go on after the rules had changed."""


class Rematched(Body, frozen=True):
    table: str  # where the same people play once more


#: By the word that stands in the log.
KINDS: Mapping[str, type[Body]] = {
    "open": Opened, "sit": SatDown, "stand": StoodUp, "reserve": Reserved, "bot": BotPlaced, "back": CameBack,
    "resign": Resigned, "act": Played, "choose": Chosen, "unchoose": ChoiceTakenBack, "undo": TakenBack, "chat": Said,
    "clock": ClockSet, "agree": Agreed, "away": PutAway, "rematch": Rematched,
}  # fmt: skip
_WORDS = {kind: word for word, kind in KINDS.items()}


@dataclass(frozen=True)
class Entry:
    """One line of a table's log. `person` did it; `key` makes a repeated request harmless."""

    person: str
    body: Body
    number: int = 0
    at: float = 0.0
    key: str | None = None

    @property
    def kind(self) -> str:
        return _WORDS[type(self.body)]

    @property
    def opened(self) -> Opened:
        """What the first entry of a log tells; `ValueError` for others."""
        if not isinstance(self.body, Opened):
            raise ValueError("The log does not begin with the opening of a table.")
        return self.body

    @property
    def text(self) -> str:
        """The body as it is stored."""
        return json.encode(self.body).decode()


def read_body(kind: str, text: str) -> Body:
    """What is stored; `ValueError` where it is no entry of ours."""
    if kind not in KINDS:
        raise ValueError(f"There is no entry of the kind {kind!r}.")
    return json.decode(text, type=KINDS[kind])
