"""docs/trust.md from the figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "trust.md"
TEXT = Path(__file__).with_name("trust.md")
Figures = dict[str, Any]
#: What is fuzzed, by the part of the table.
KINDS = {
    "routes": "requests to a server", "records": "records of games", "positions": "positions",
    "components": "files of components", "tokens": "tokens of actions",
}  # fmt: skip


def write(figures: Figures) -> None:
    PAGE.write_text(page(figures), encoding="utf-8")


def page(figures: Figures) -> str:
    """The text, with a table of figures wherever `<!-- name -->` stands."""
    text = TEXT.read_text(encoding="utf-8")
    for name, told in (("kills", kills), ("wire", wire), ("fuzz", fuzz), ("hostile", hostile), ("soak", soak)):
        text = text.replace(f"<!-- {name} -->", "\n".join(told(figures)))
    return text


def table(head: Sequence[object], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    yield f"| {' | '.join(map(str, head))} |"
    yield f"| {' | '.join('---' for _ in head)} |"
    for row in rows:
        yield f"| {' | '.join(map(number, row))} |"


def number(value: object) -> str:
    return f"{value:,}".replace(",", " ") if isinstance(value, int) else str(value)


def kills(figures: Figures) -> Iterator[str]:
    columns = {
        "SQLite": "kills-sqlite",
        "PostgreSQL": "kills-postgres",
        "two servers on PostgreSQL": "kills-two-servers",
        "three processes of one server (`--workers`)": "kills-workers",
    }
    known = {name: figures[part] for name, part in columns.items() if part in figures}
    rows = (
        ("kills", "kills"), ("of them in the middle of a command: accepted, committed or told", "inside"),
        ("full disks, restarted databases", "faults"), ("acknowledged actions", "acknowledged"),
        ("requests repeated until answered", "repeated"), ("**lost**", "lost"),
        ("**twice, or never asked for**", "twice"), ("**logs with gaps**", "gaps"),
        ("**tables that do not replay**", "unreadable"), ("**games that are over without a result**", "unnoted"),
        ("**tables that do not go on within a minute, bots included**", "stuck"),
    )  # fmt: skip
    return table(["", *known], [[name, *(found.get(field, "–") for found in known.values())] for name, field in rows])


def wire(figures: Figures) -> Iterator[str]:
    parts = {part.removeprefix("wire-"): found for part, found in figures.items() if part.startswith("wire-")}
    rows = ("games", "twins", "comparisons", "differences")
    return table(["", *parts], [[row, *(found[row] for found in parts.values())] for row in rows])


def fuzz(figures: Figures) -> Iterator[str]:
    parsers = {name: f for name, f in figures.get("fuzz-parsers", {}).items() if isinstance(f, dict)}
    found = {"routes": figures.get("fuzz-routes", {}), **parsers}
    rows = ("inputs", "accepted", "refused", "crashes", "hangs", "changes")
    told = {"changes": "changes by what was refused", "hangs": "hangs (over 5 s of the processor, or a minute)"}
    yield from table(["", *found], [[told.get(row, row), *(f.get(row, "") for f in found.values())] for row in rows])
    routes = figures.get("fuzz-routes", {})
    unreached = routes.get("unreached", [])
    total = sum(f.get("inputs", 0) for f in found.values())
    yield ""
    kinds = ", ".join(f"{number(f.get('inputs', 0))} {KINDS[kind]}" for kind, f in found.items())
    yield f"{number(total)} inputs: {kinds}."
    reached = routes.get("routes", 0) - len(unreached)
    yield f"Of {routes.get('routes')} routes {reached} were reached with"
    yield "success too" + (f", not {', '.join(f'`{one}`' for one in unreached)}." if unreached else ".")


def hostile(figures: Figures) -> Iterator[str]:
    head = ["what a stranger does", "others' p50", "p95", "longest", "failures", "refused", "memory before and then"]
    rows = [
        [name, f"{f['p50_ms']} ms", f"{f['p95_ms']} ms", f"{f['longest_ms']} ms", f["failures"], f["refused"],
         " → ".join(f"{mb} MB" for mb in f["memory_mb"])]
        for name, f in figures.get("hostile", {}).items()
        if isinstance(f, dict)
    ]  # fmt: skip
    return table(head, rows)


def soak(figures: Figures) -> Iterator[str]:
    found = figures.get("soak", {})
    if found:
        rows = [
            ("p95 of an answer, by fifths of the time", ", ".join(f"{ms} ms" for ms in found["p95_ms"])),
            ("memory, by tenths", ", ".join(f"{mb}" for mb in found["memory_mb"]) + " MB"),
            ("open files, by tenths", ", ".join(map(str, found["files"]))),
        ]
        yield f"{found['seconds_played']} seconds, {found['actions']} actions, {found['rate']} a second."
        yield ""
        yield from table(["", ""], rows)
