"""What one seat did in a turn, in markup: made once for all who hear the same."""

from __future__ import annotations

import re
from dataclasses import dataclass

from teocalli.table.once import once

#: Texts in the markup are escaped and have no quotation marks, so this is an attribute.
_ID = re.compile(r' id="[^"]*"')


@dataclass(frozen=True)
class Told:
    """What one seat did in a turn (-1: what began for everybody), marked up with the ids that it has in the log."""

    seat: int
    first: int
    last: int
    markup: str

    @once
    def again(self) -> str:
        """The markup where it stands on the page a second time: without ids."""
        return _ID.sub("", self.markup)
