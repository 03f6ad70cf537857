"""Numbers on the command line that must be above nothing."""

from __future__ import annotations

import argparse
import math


def count(text: str) -> int:
    """So many of something, at least one."""
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")
    return int(text)


def amount(text: str) -> float:
    """So much of something, more than nothing."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"a number above 0 is needed, not {text!r}")
    return value
