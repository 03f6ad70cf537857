"""Commands: what people may do at a table. Each is checked and becomes an entry of the log, or is refused."""

from __future__ import annotations

from teocalli.table.commands.absence import Agree, SetClock, StepIn
from teocalli.table.commands.base import (
    MOST_NAME,
    Actor,
    Asked,
    Command,
    ServerBot,
    Step,
    clean,
    known_by,
    new_id,
    same,
)
from teocalli.table.commands.opening import exhibit, once_more, opening
from teocalli.table.commands.playing import PHRASES, Act, Say, Undo
from teocalli.table.commands.seats import ComeBack, PlaceBot, Resign, Sit, Stand

__all__ = [
    "AT_TABLE", "MOST_NAME", "PHRASES", "Act", "Actor", "Agree", "Asked", "ComeBack", "Command", "PlaceBot", "Resign",
    "Say", "ServerBot", "SetClock", "Sit", "Stand", "Step", "StepIn", "Undo", "clean", "exhibit", "known_by", "new_id",
    "once_more", "opening", "same",
]  # fmt: skip

#: What forms and programs can ask for, by the last part of the address.
AT_TABLE: dict[str, type[Command]] = {
    "act": Act, "undo": Undo, "say": Say,
    "sit": Sit, "stand": Stand, "bot": PlaceBot, "back": ComeBack, "resign": Resign,
    "clock": SetClock, "step-in": StepIn, "agree": Agree,
}  # fmt: skip
