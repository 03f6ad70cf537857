"""Numbers and lists as a language writes them: 5.25 or 5,25; “2, 3 or 4”, «2, 3 или 4»."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from functools import cache
from typing import Literal

from babel.core import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal

#: British English writes no comma before the last *and*.
LOCALES = {"en": "en_GB"}
#: The words that join the last two of a list.
Join = Literal["standard", "or"]


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(LOCALES.get(language, language))


def listed(items: Iterable[object], language: str, join: Join = "standard") -> str:
    """Several things in one sentence, the last two joined with *and* or *or*."""
    return format_list([str(item) for item in items], join, _locale(language))


def exact(value: float) -> int | float:
    """A whole number where the value is whole, so that messages choose the right plural."""
    return int(value) if float(value).is_integer() else value


def written(value: float, language: str) -> str:
    """A number with the language's decimal sign, ungrouped and with a true minus."""
    whole = exact(value)
    number = str(whole) if isinstance(whole, int) else format_decimal(whole, "0.##", _locale(language))
    return number.replace("-", "−")


def day(date: str, language: str) -> str:
    """A day such as 2026-11-16 as the language writes it; whatever is no day stays as it is."""
    try:
        return format_date(datetime.date.fromisoformat(date), "medium", _locale(language))
    except ValueError:
        return date


def signed(value: float, language: str) -> str:
    """A number as a change, always with its sign."""
    return f"+{written(value, language)}" if value > 0 else written(value, language)
