"""The parts of the proof, each with its figures. `scale` says how much of it; 1 is the long form."""

from __future__ import annotations

import multiprocessing
import operator
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import reduce
from pathlib import Path
from typing import Any

from teocalli.games import GAMES, game
from tests.postgres import Cluster
from tests.trust import fuzz, hostile, soak, visitor, wire
from tests.trust.kills import Trial, WorkersTrial

Figures = dict[str, Any]


def kills_sqlite(scale: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return asdict(Trial(str(Path(folder) / "tables.sqlite")).run(max(2, round(140 * scale))))


def kills_postgres(scale: float, servers: int = 1) -> Figures:
    cluster = Cluster()
    try:
        return asdict(Trial(cluster.create("trust"), servers, cluster=cluster).run(max(2, round(140 * scale))))
    finally:
        cluster.close()


def kills_two_servers(scale: float) -> Figures:
    return kills_postgres(scale, servers=2)


def kills_workers(scale: float) -> Figures:
    cluster = Cluster()
    try:
        return asdict(WorkersTrial(cluster.create("trust"), cluster).run(max(2, round(200 * scale))))
    finally:
        cluster.close()


def wire_of(key: str) -> Callable[[float], Figures]:
    def compared(scale: float) -> Figures:
        found = wire.compare(game(key), 600 * scale, most=round(40_000 * scale))
        return {
            "games": found.games, "twins": found.twins, "comparisons": found.comparisons,
            "differences": len(found.differences), "first": found.differences[:3],
        }  # fmt: skip

    return compared


def visited(seed: int, inputs: int) -> fuzz.Fuzzed:
    with tempfile.TemporaryDirectory() as folder:
        return visitor.Visitor(Path(folder), seed).run(inputs)


def fuzz_routes(scale: float) -> Figures:
    """Several visitors, each with a server and a database of its own, two at a time."""
    visitors, each = max(1, round(22 * scale)), 5_000
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        found = reduce(operator.add, pool.map(visited, range(1, visitors + 1), [each] * visitors))
    unreached = sorted({f"{method} {path}" for method, path in visitor.templates()} - found.routes.keys())
    return told(found) | {"routes": len(visitor.templates()), "unreached": unreached}


def fuzz_parsers(scale: float) -> Figures:
    return {
        "records": told(fuzz.records(max(1000, round(970_000 * scale)))),
        "positions": told(fuzz.positions(max(20, round(2_000 * scale)))),
        "components": told(fuzz.components(max(20, round(20_000 * scale)))),
        "tokens": told(fuzz.tokens(max(100, round(30_000 * scale)))),
    }


def told(found: fuzz.Fuzzed) -> Figures:
    return {
        "inputs": found.inputs, "accepted": found.accepted, "refused": found.refused, "crashes": len(found.crashes),
        "hangs": len(found.hangs), "changes": len(found.changes),
        "first": [*found.crashes[:2], *found.hangs[:2], *found.changes[:2]],
    }  # fmt: skip


def hostile_guests(scale: float) -> Figures:
    return {attack: hostile.endure(attack, max(2.0, 20 * scale)) for attack in hostile.ATTACKS}


def soaking(scale: float) -> Figures:
    return soak.soak(30, max(10.0, 3600 * scale))


PARTS: dict[str, Callable[[float], Figures]] = {
    "kills-sqlite": kills_sqlite,
    "kills-postgres": kills_postgres,
    "kills-two-servers": kills_two_servers,
    "kills-workers": kills_workers,
    **{f"wire-{key}": wire_of(key) for key in GAMES},
    "fuzz-routes": fuzz_routes,
    "fuzz-parsers": fuzz_parsers,
    "hostile": hostile_guests,
    "soak": soaking,
}
