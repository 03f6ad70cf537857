"""Simulations: many games of bots, a row for each game and seat, as a Parquet file.

While games are played they stand in a journal beside the file, a line each, written as soon as they are over. Whoever
starts the same simulation again goes on from there; a simulation with another plan is refused. The finished file has
its rows in the order of the games, so it is the same for any number of workers.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from io import RawIOBase
from pathlib import Path
from typing import Any

from teocalli.bots.registry import new_bot
from teocalli.engine.replacing import can_compile
from teocalli.engine.whole import whole
from teocalli.games import game as game_of
from teocalli.lab import workers
from teocalli.lab.playing import QUICK, Plan, Row
from teocalli.lab.telling import LabRefused, unwritable, unwritable_kept

#: Columns that are mappings.
MAPS = ("causes", "events", "setup", "end")


def check(plan: Plan, games: int) -> None:
    """Refuse what cannot be played before anything is played."""
    if games < 1:
        raise LabRefused("no-games")
    if not plan.bots or (QUICK in plan.bots and set(plan.bots) != {QUICK}):
        raise LabRefused("quick-seats")
    if QUICK in plan.bots and not can_compile():
        raise LabRefused("needs-numba")
    for name in set(plan.bots) - {QUICK}:
        new_bot(name, 0, plan.game)
    game_of(plan.game).new(plan.setting(), plan.seed)  # refused here, if it must be


def simulate(plan: Plan, games: int, out: Path, jobs: int = 1, ray: str = "") -> Path:
    """Play the games and write the file. Games that are there already are not played again, and none is lost."""
    check(plan, games)
    needs_parquet()
    journal = Journal(out.with_name(out.name + ".journal"), plan)
    written = finished(out, plan)
    if written.keys() >= set(range(games)):
        return out
    known = written | journal.read()
    missing = [number for number in range(games) if number not in known]
    with journal.opened() as file:
        for number, rows in workers.play(plan, missing, jobs, ray):
            known[number] = rows
            journal.write(file, number, rows)
            _tell(f"{plan.game}: {len(known)}/{games}")
    _tell("")
    write(out, plan, [row for number in range(games) for row in known[number]])
    if max(known) < games:
        journal.path.unlink()
    return out


def finished(out: Path, plan: Plan) -> dict[int, list[Row]]:
    """Games of the same plan that the file has from before; a file of anything else is left alone."""
    if not out.exists():
        return {}
    told, rows = read(out)
    if told != json.loads(json.dumps(plan.told())):
        raise LabRefused("other-plan", path=out)
    known: dict[int, list[Row]] = {}
    for row in rows:
        known.setdefault(row["game"], []).append(row)
    return known


class Journal:
    """The finished games of a simulation under way."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.head = path, json.dumps(plan.told(), sort_keys=True)

    def read(self) -> dict[int, list[Row]]:
        """Games that are finished. A line that was cut off is a game that was not."""
        if not self.path.exists():
            return {}
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if head != self.head:
            raise LabRefused("other-plan", path=self.path)
        found = (json.loads(line) for line in lines[:-1])  # behind the last whole line there is nothing, or a piece
        return {entry["game"]: entry["rows"] for entry in found}

    def opened(self) -> RawIOBase:
        """The journal, to be written on; a piece of a line is removed."""
        try:
            if not self.path.exists():
                self.path.write_text(self.head + "\n", encoding="utf-8")
            os.truncate(self.path, self.path.read_bytes().rfind(b"\n") + 1)
            return self.path.open("ab", buffering=0)
        except OSError as error:
            raise unwritable(self.path, error) from None

    def write(self, file: RawIOBase, number: int, rows: list[Row]) -> None:
        """A line for a game; a full disk is noticed at once."""
        line = json.dumps({"game": number, "rows": rows}).encode() + b"\n"
        try:
            while line:
                line = line[file.write(line) or 0 :]
        except OSError as error:
            raise unwritable_kept(self.path, error) from None


# ---------------------------------------------------------------- Parquet


def needs_parquet() -> Any:
    """The library that reads and writes Parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise LabRefused("needs-pyarrow") from None


def write(out: Path, plan: Plan, rows: list[Row]) -> None:
    """The file, at once or not at all; its plan stands in its metadata."""
    pa, pq = needs_parquet()
    counts, words = pa.map_(pa.string(), pa.float64()), pa.list_(pa.string())
    values = pa.map_(pa.string(), words)
    kinds = {
        "seed": pa.int64(),
        "bot": pa.string(),
        "record": pa.string(),
        "points": pa.float64(),
        "won": pa.float64(),
        "margin": pa.float64(),
    }
    kinds |= {"opening": words, "causes": counts, "events": counts, "setup": values, "end": values}
    schema = pa.schema([(name, kinds.get(name, pa.int32())) for name in rows[0]])
    ready = [{**row, **{name: sorted(row[name].items()) for name in MAPS}} for row in rows]
    table = pa.Table.from_pylist(ready, schema).replace_schema_metadata({"teocalli": json.dumps(plan.told())})
    try:
        with whole(out) as draft:
            pq.write_table(table, draft, compression="zstd")
    except OSError as error:
        raise unwritable_kept(out, error) from None


def read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """The plan and the rows of a file."""
    _, pq = needs_parquet()
    try:
        table = pq.read_table(path)
        plan = json.loads((table.schema.metadata or {})[b"teocalli"])
        rows = [{**row, **{name: dict(row[name]) for name in MAPS}} for row in table.to_pylist()]
    except FileNotFoundError:
        raise LabRefused("no-file", path=path) from None
    except (OSError, ValueError, KeyError):
        raise LabRefused("other-file", path=path) from None
    return plan, rows


def _tell(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
