"""Limits: how often something may be done, so that nobody wears the table out.

Each server counts for itself, in memory. Playing and looking are not limited: whoever plays quickly is welcome.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass

from teocalli.table.refusals import Refused


@dataclass(frozen=True)
class Limit:
    """`most` times at once, and as many again spread over `seconds`; beyond that, `message` says how long to wait."""

    message: str
    most: int
    seconds: float


#: What is counted, for whom.
Count = tuple[Limit, str]

#: A name from one address; from all addresses it may be more, so that nobody locks somebody else out.
SIGN_INS_OF_NAME_FROM_ADDRESS = Limit("refused-many-sign-ins", 10, 600)
SIGN_INS_OF_NAME = Limit("refused-many-sign-ins", 100, 600)
SIGN_INS_FROM_ADDRESS = Limit("refused-many-sign-ins", 30, 600)
PEOPLE_FROM_ADDRESS = Limit("refused-many-people", 200, 3600)
TABLES_OF_PERSON = Limit("refused-many-tables", 60, 3600)
TABLES_FROM_ADDRESS = Limit("refused-many-tables", 200, 3600)
TALK_OF_PERSON = Limit("refused-many-words", 20, 60)
PASSWORDS_OF_PERSON = Limit("refused-many-sign-ins", 10, 600)
PASSWORDS_FROM_ADDRESS = Limit("refused-many-sign-ins", 30, 600)
#: Letters that ask whether an address may be written to, and trials of other ways of telling.
LETTERS_OF_PERSON = Limit("refused-many-letters", 10, 3600)
LETTERS_FROM_ADDRESS = Limit("refused-many-letters", 30, 3600)
LETTERS_TO_ADDRESS = Limit("refused-many-letters", 3, 24 * 3600)
#: Coming and going: how often a table may be listened to.
VISITS_FROM_ADDRESS = Limit("refused-many-pages", 300, 60)
#: Pages that listen at the same time; whoever is refused tries again after so many seconds.
PAGES_OF_PERSON = Limit("refused-many-pages", 40, 10)
PAGES_FROM_ADDRESS = Limit("refused-many-pages", 200, 10)


class Limits:
    """Who did how much lately: a count for each, which runs down as time goes by."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most_kept: int = 20_000) -> None:
        self.clock, self.most_kept = clock, most_kept
        self._counts: OrderedDict[Count, tuple[float, float]] = OrderedDict()  # how much, and when
        self._held: Counter[Count] = Counter()

    def count(self, *counts: Count) -> None:
        """Count one more for each, or refuse it: then nobody's count is used up."""
        counted = {(limit, who): self._count(limit, who) + 1 for limit, who in counts}
        for (limit, _), count in counted.items():
            if count > limit.most:
                wait = math.ceil((count - limit.most) * limit.seconds / limit.most)
                raise Refused(limit.message, 429, seconds=wait, minutes=math.ceil(wait / 60))
        for (limit, who), count in counted.items():
            self._keep(limit, who, count)

    def forgive(self, *counts: Count) -> None:
        """Take one count back from each: it was rightly done."""
        for limit, who in counts:
            self._keep(limit, who, max(0.0, self._count(limit, who) - 1))

    def hold(self, *counts: Count) -> ExitStack:
        """Hold something of which there may be `most` at the same time, until the answer is closed; or refuse it."""
        for limit, who in counts:
            if self._held[limit, who] >= limit.most:
                wait = math.ceil(limit.seconds)
                raise Refused(limit.message, 429, seconds=wait, minutes=math.ceil(wait / 60))
        held = ExitStack()
        for count in counts:
            self._held[count] += 1
            held.callback(self._let_go, count)
        return held

    def _let_go(self, count: Count) -> None:
        self._held[count] -= 1
        if self._held[count] <= 0:
            del self._held[count]

    def _count(self, limit: Limit, who: str) -> float:
        count, at = self._counts.get((limit, who), (0.0, 0.0))
        return max(0.0, count - (self.clock() - at) * limit.most / limit.seconds)

    def _keep(self, limit: Limit, who: str, count: float) -> None:
        self._counts[limit, who] = count, self.clock()
        self._counts.move_to_end((limit, who))
        if len(self._counts) > self.most_kept:
            self._counts.popitem(last=False)


def neighbourhood(host: str) -> str:
    """An address as it is counted: of IPv6 the first half, since whoever has one such address has 2⁶⁴ of them."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))
