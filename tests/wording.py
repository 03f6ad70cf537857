"""Whether a sentence was really translated."""

from __future__ import annotations

import re


def left_in_english(english: str, other: str) -> list[str]:
    """Pairs of words that stand in both sentences. What is quoted, and names with dots, may be the same everywhere."""
    return sorted(_pairs(english) & _pairs(other))


def _pairs(sentence: str) -> set[str]:
    plain = re.sub(r"'[^']*'|«[^»]*»|“[^”]*”|„[^”]*”|\{[^}]*\}", "…", sentence.lower())
    return set(re.findall(r"(?<![\w.])(?=([a-z]+ [a-z]+)\b)", plain))
