"""Whether a sentence was really translated."""

from __future__ import annotations

import re


def left_in_english(english: str, other: str) -> list[str]:
    """Pairs of words that stand in both sentences. What is quoted, names with dots and abbreviations such as GPU may be
    the same everywhere."""
    return sorted(_pairs(english) & _pairs(other))


def _pairs(sentence: str) -> set[str]:
    plain = re.sub(r"'[^']*'|«[^»]*»|“[^”]*”|„[^”]*”|\{[^}]*\}|\b[A-Z]{2,}\b", "…", sentence)
    return set(re.findall(r"(?<![\w.])(?=([a-z]+ [a-z]+)\b)", plain.lower()))
