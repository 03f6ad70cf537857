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
from pathlib import Path
from typing import Any

from teocalli.bots.registry import new_bot
from teocalli.engine.refusals import BadUse
from teocalli.games import game as game_of
from teocalli.lab import workers
from teocalli.lab.playing import QUICK, Plan, Row


def check(plan: Plan, games: int) -> None:
    """Refuse what cannot be played before anything is played."""
    if games < 1:
        raise BadUse("A simulation needs at least one game.")
    if not plan.bots or (QUICK in plan.bots and set(plan.bots) != {QUICK}):
        raise BadUse(f"The bot {QUICK!r} plays at all seats or at none.")
    for name in set(plan.bots) - {QUICK}:
        new_bot(name, 0)
    game_of(plan.game).setting(plan.setting())


def simulate(plan: Plan, games: int, out: Path, jobs: int = 1, ray: str = "") -> Path:
    """Play the games and write the file; what is there already is not played again."""
    check(plan, games)
    needs_parquet()
    journal = Journal(out.with_name(out.name + ".journal"), plan)
    known = journal.read()
    missing = [number for number in range(games) if number not in known]
    with journal.opened() as file:
        for number, rows in workers.play(plan, missing, jobs, ray):
            known[number] = rows
            journal.write(file, number, rows)
            _tell(f"{plan.game}: {len(known)} of {games} games")
    _tell("")
    write(out, plan, [row for number in range(games) for row in known[number]])
    journal.path.unlink()
    return out


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
            raise BadUse(f"{str(self.path)!r} belongs to another simulation: remove it, or choose another file.")
        found = (json.loads(line) for line in lines[:-1])  # behind the last whole line there is nothing, or a piece
        return {entry["game"]: entry["rows"] for entry in found}

    def opened(self) -> Any:
        """The journal, to be written on; a piece of a line is removed."""
        try:
            if not self.path.exists():
                self.path.write_text(self.head + "\n", encoding="utf-8")
            text = self.path.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:
                self.path.write_text(whole, encoding="utf-8")
            return self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def write(self, file: Any, number: int, rows: list[Row]) -> None:
        try:
            file.write(json.dumps({"game": number, "rows": rows}) + "\n")
            file.flush()
        except OSError as error:
            raise _unwritable(self.path, error) from None


def _unwritable(path: Path, error: OSError) -> BadUse:
    return BadUse(f"{str(path)!r} cannot be written: {error.strerror}. Finished games are kept.")


# ---------------------------------------------------------------- Parquet


def needs_parquet() -> Any:
    """The library that reads and writes Parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadUse("The lab's files need pyarrow: pip install 'teocalli[lab]'.") from None


def write(out: Path, plan: Plan, rows: list[Row]) -> None:
    """The file, at once or not at all; its plan stands in its metadata."""
    pa, pq = needs_parquet()
    counts, words = pa.map_(pa.string(), pa.float64()), pa.list_(pa.string())
    kinds = {
        "seed": pa.int64(),
        "bot": pa.string(),
        "record": pa.string(),
        "points": pa.float64(),
        "won": pa.float64(),
        "margin": pa.float64(),
    }
    kinds |= {"opening": words, "causes": counts, "events": counts}
    schema = pa.schema([(name, kinds.get(name, pa.int32())) for name in rows[0]])
    ready = [{**row, "causes": sorted(row["causes"].items()), "events": sorted(row["events"].items())} for row in rows]
    table = pa.Table.from_pylist(ready, schema).replace_schema_metadata({"teocalli": json.dumps(plan.told())})
    draft = out.with_name(f"{out.name}.{os.getpid()}.tmp")
    try:
        pq.write_table(table, draft)
        draft.replace(out)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise _unwritable(out, error) from None


def read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """The plan and the rows of a file."""
    _, pq = needs_parquet()
    try:
        table = pq.read_table(path)
        plan = json.loads((table.schema.metadata or {})[b"teocalli"])
    except (OSError, ValueError, KeyError):
        raise BadUse(f"{str(path)!r} is not a file of `teocalli simulate`.") from None
    rows = [{**row, "causes": dict(row["causes"]), "events": dict(row["events"])} for row in table.to_pylist()]
    return plan, rows


def _tell(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
