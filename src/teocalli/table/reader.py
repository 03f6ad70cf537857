"""A reader: who looks at the tables, in which language and manner."""

from __future__ import annotations

from dataclasses import dataclass

from teocalli.engine.forced import ASK
from teocalli.engine.messages import Messages
from teocalli.table.speech import is_chosen, shown_name
from teocalli.table.store import Person

#: When the end of a turn is confirmed: by default always, so that nobody loses a turn by a slip.
CONFIRM = ("always", "people", "never")


@dataclass(frozen=True)
class Reader:
    """Who looks, in which language and manner."""

    person: Person | None
    language: str
    theme: str
    speech: Messages

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""

    @property
    def name(self) -> str:
        return shown_name(self.person.name, self.language) if self.person is not None else ""

    @property
    def is_named(self) -> bool:
        """Whether this person has chosen a name."""
        return self.person is not None and is_chosen(self.person.name)

    @property
    def ask(self) -> str:
        """Whether this person is asked even where there is only one option."""
        chosen = self.person.settings.get("ask") if self.person is not None else ""
        return chosen if chosen in ASK else ASK[0]

    @property
    def confirm(self) -> str:
        """When this person wants to confirm the end of a turn, having seen what it brings."""
        chosen = self.person.settings.get("confirm") if self.person is not None else ""
        return chosen if chosen in CONFIRM else CONFIRM[0]
