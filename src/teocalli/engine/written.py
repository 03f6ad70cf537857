"""Functions that are written as text, because what they do is known only when a record or a rule is declared."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping
from typing import Any


def written(where: str, lines: Iterable[str], given: Mapping[str, Any] | None = None) -> Callable[..., Any]:
    """The function that these lines define, with what is `given` to it by name.

    Debuggers and tracebacks show its text, in a file named `<where>`.
    """
    text, file, names = "\n".join(lines) + "\n", f"<{where}>", dict(given or {})
    before = {"__builtins__", *names}
    exec(compile(text, file, "exec"), names)
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    (made,) = names.keys() - before
    function: Callable[..., Any] = names[made]
    return function
