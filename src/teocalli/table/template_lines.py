"""How templates are laid out: a line that is indented, or begins with a closing tag, goes on the line above it.

So a template can show by its indentation what lies in what, while a page gets no spaces that nobody wants between its
parts, and its lines are the pieces that can change by themselves (`patch.py`).
"""

from __future__ import annotations

import re

from jinja2.ext import Extension

#: What stands in Jinja's brackets is left as it is; otherwise, the end of a line that goes on.
LINE_END = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|\n(?: +|(?=</))", re.DOTALL)


class GoingOn(Extension):
    """Joins the lines of templates, with a space between words and attributes."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return LINE_END.sub(_joined, source)


def _joined(found: re.Match[str]) -> str:
    if found[0].startswith("{"):
        return found[0]
    before, behind = found.string[found.start() - 1], found.string[found.end()]
    space = "" if before in ">}" or behind in "<{" else " "
    return space + "{#\n#}"  # a comment, so that errors are told with the right line
