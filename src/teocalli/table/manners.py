"""What a table agrees on when it is opened: undo, hints, spectators."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from teocalli.table.refusals import Refused

#: What can be chosen, the usual one first.
CHOICES = {"undo": ("free", "turn", "none"), "hints": ("bots", "all", "none"), "spectators": ("all", "none")}


@dataclass(frozen=True)
class Manners:
    """Undo: as far as nothing was revealed, only in the turn under way, never. Hints: against bots, always, never."""

    undo: str = "free"
    hints: str = "bots"
    spectators: str = "all"

    def written(self) -> dict[str, str]:
        """As they stand in the log: what is not usual."""
        usual = asdict(Manners())
        return {name: value for name, value in asdict(self).items() if value != usual[name]}


def manners_of(sent: object) -> Manners:
    """The manners that somebody sent; what is not said is as usual."""
    if not isinstance(sent, Mapping):
        raise Refused("refused-manners", 400)
    chosen = {field.name: str(sent[field.name]) for field in fields(Manners) if sent.get(field.name)}
    if any(value not in CHOICES[name] for name, value in chosen.items()):
        raise Refused("refused-manners", 400)
    return Manners(**chosen)
