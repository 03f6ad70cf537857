"""What is remembered for drawing a table, shared by all who look at it.

One rule says what is forgotten: whatever nobody asked for between one entry of the table's log and the next. So a key
holds all that its value is made of; what is made of the newest state has the number of the last entry in its key.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from markupsafe import Markup

from teocalli.face.words import Words
from teocalli.table.clock import Terms
from teocalli.table.match import Match
from teocalli.table.patch import Region
from teocalli.table.told import Told

if TYPE_CHECKING:
    from teocalli.table.log_lines import Line

#: Tables that are remembered at once, and replays, of which each reader has another.
MOST_TABLES, MOST_REPLAYS = 200, 50
Key = TypeVar("Key")
Value = TypeVar("Value")


class Slot(Generic[Key, Value]):
    """Values of one kind."""

    def __init__(self) -> None:
        self._now: dict[Key, Value] = {}
        self._before: dict[Key, Value] = {}

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """The value for a key; made now, if it is not remembered."""
        if key not in self._now:
            self._now[key] = self._before[key] if key in self._before else make()
        return self._now[key]

    def age(self) -> None:
        self._before, self._now = self._now, {}


#: A reader's language, with the names as that reader finds them.
Naming = tuple[str, tuple[str, ...]]
#: A seat, whom it is told to, and what is seen of what that seat has.
Owned = tuple[int, Naming, bytes]


@dataclass
class Memo:
    """All that is remembered of one table."""

    moment: Hashable = None  # that was drawn last
    views: Slot[int, dict[str, Any]] = field(default_factory=Slot)  # what spectators see
    words: Slot[Naming, Words] = field(default_factory=Slot)
    boards: Slot[tuple[int, Naming, frozenset[str]], Region] = field(default_factory=Slot)  # as spectators see them
    bars: Slot[tuple[Any, ...], Sequence[str]] = field(default_factory=Slot)  # without the tools
    tools: Slot[tuple[Any, ...], list[str]] = field(default_factory=Slot)  # of the bar, without the version
    chips: Slot[tuple[int, Naming], Markup] = field(default_factory=Slot)  # how far the game is
    cells: Slot[Owned, Markup] = field(default_factory=Slot)  # of the own mat
    rows: Slot[Owned, Markup] = field(default_factory=Slot)  # of panels
    panels: Slot[tuple[Any, ...], Region] = field(default_factory=Slot)
    clock_dialogs: Slot[tuple[Terms | None, str], str] = field(default_factory=Slot)
    scores: Slot[int, list[float]] = field(default_factory=Slot)  # for seats that see what spectators see
    promised: Slot[int, list[int | None]] = field(default_factory=Slot)
    swings: Slot[int, Sequence[tuple[int, int, float]]] = field(default_factory=Slot)
    places: Slot[tuple[int, int], str | None] = field(default_factory=Slot)  # what moves were about
    touched: Slot[tuple[int, int | None], frozenset[str]] = field(default_factory=Slot)  # where nothing is secret
    logs: Slot[tuple[Any, ...], Region] = field(default_factory=Slot)  # by who hears of it
    turns: Slot[tuple[Any, ...], Sequence[Told]] = field(default_factory=Slot)  # by who hears of them
    steps: Slot[tuple[Any, ...], Line | None] = field(default_factory=Slot)  # the moves of a turn

    def __post_init__(self) -> None:
        self._slots = [slot for slot in vars(self).values() if isinstance(slot, Slot)]

    def open_view(self, match: Match) -> dict[str, Any]:
        """What a spectator sees of the newest state."""
        return self.views.get(match.number, lambda: match.game.view(match.state, -1))

    def at(self, moment: Hashable) -> Memo:
        """The memo for drawing the table after an entry, or a replay after an action."""
        if moment != self.moment:
            self.moment = moment
            for slot in self._slots:
                slot.age()
        return self


class Memos:
    """The memos of all tables, or replays; of those that nobody looked at lately nothing is remembered."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._memos: OrderedDict[Hashable, Memo] = OrderedDict()

    def of(self, table: Hashable, moment: Hashable) -> Memo:
        """What is remembered of a table for drawing a moment of it."""
        if table not in self._memos:
            self._memos[table] = Memo()
        self._memos.move_to_end(table)
        if len(self._memos) > self._most:
            self._memos.popitem(last=False)
        return self._memos[table].at(moment)

    def forget(self, table: Hashable) -> None:
        self._memos.pop(table, None)
