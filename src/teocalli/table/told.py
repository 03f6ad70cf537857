"""What one seat did in a turn, in markup: made once for all who hear the same, then filled in for each reader."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

#: Stand in the markup for what is filled in: whether it is news, and the seat that links look from.
NEWS, LOOKER = "\1", "\2"
#: Texts in the markup are escaped and have no quotation marks, so this is an attribute.
_ID = re.compile(r' id="[^"]*"')


@dataclass(frozen=True)
class Told:
    """What one seat did in a turn (-1: what began for everybody), marked up with the ids that it has in the log."""

    seat: int
    first: int
    last: int
    markup: str
    _shown: dict[tuple[int, bool], tuple[bool, str]] = field(default_factory=dict, repr=False, compare=False)

    def shown(self, is_news: bool, looker: int, in_log: bool) -> str:
        """The markup for a reader; only in the log it has ids. A page shows it again until the log forgets it."""
        was_news, found = self._shown.get((looker, in_log), (None, ""))
        if was_news is not is_news:
            markup = self.markup if in_log else _ID.sub("", self.markup)
            found = markup.replace(NEWS, " new" if is_news else "").replace(LOOKER, str(looker))
            self._shown[looker, in_log] = is_news, found
        return found
