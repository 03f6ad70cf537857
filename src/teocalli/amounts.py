"""Numbers on the command line that must be above nothing."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from teocalli.usage import Say


def count(t: Say) -> Callable[[str], int]:
    """So many of something, at least one."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or int(text) < 1:
            raise argparse.ArgumentTypeError(t("use-count", given=text))
        return int(text)

    return read


def amount(t: Say) -> Callable[[str], float]:
    """So much of something, more than nothing."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < math.inf:
            raise argparse.ArgumentTypeError(t("use-amount", given=text))
        return value

    return read
