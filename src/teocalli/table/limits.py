"""Limits: how often something may be done, so that nobody wears the table out.

Each server counts for itself, in memory. Playing and looking are not limited: whoever plays quickly is welcome.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from teocalli.table.refusals import Refused


@dataclass(frozen=True)
class Limit:
    """`most` times at once, and as many again spread over `seconds`; beyond that, `message` says how long to wait."""

    message: str
    most: int
    seconds: float


SIGN_INS_OF_NAME = Limit("refused-many-sign-ins", 10, 600)
SIGN_INS_FROM_ADDRESS = Limit("refused-many-sign-ins", 30, 600)
PEOPLE_FROM_ADDRESS = Limit("refused-many-people", 200, 3600)
TABLES_OF_PERSON = Limit("refused-many-tables", 60, 3600)
TABLES_FROM_ADDRESS = Limit("refused-many-tables", 200, 3600)
TALK_OF_PERSON = Limit("refused-many-words", 20, 60)


class Limits:
    """Who did how much lately: a count for each, which runs down as time goes by."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most_kept: int = 20_000) -> None:
        self.clock, self.most_kept = clock, most_kept
        self._counts: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()  # how much, and when

    def count(self, limit: Limit, who: str) -> None:
        """Count one more, or refuse it."""
        counted = self._count(limit, who) + 1
        if counted > limit.most:
            wait = math.ceil((counted - limit.most) * limit.seconds / limit.most)
            raise Refused(limit.message, 429, seconds=wait, minutes=math.ceil(wait / 60))
        self._keep(limit, who, counted)

    def forgive(self, limit: Limit, who: str) -> None:
        """Take one count back: it was rightly done."""
        self._keep(limit, who, max(0.0, self._count(limit, who) - 1))

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
