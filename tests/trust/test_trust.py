"""The short form of the proof: a few kills, some hundred comparisons and fuzzed inputs, every kind of nuisance once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teocalli.engine.game import Game
from teocalli.games import GAMES, game
from teocalli.table.commands import new_id
from teocalli.table.refusals import Refused
from teocalli.table.store import Person
from teocalli.table.tables import Tables
from tests.postgres import Cluster
from tests.table.games import FACED
from tests.trust import fuzz, hostile, report, soak, visitor, wire
from tests.trust.__main__ import FIGURES
from tests.trust.kills import Trial, WorkersTrial
from tests.trust.parts import PARTS

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs the /proc of Linux")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


def test_the_page_tells_the_figures_that_were_kept() -> None:
    kept = json.loads(FIGURES.read_text())
    assert report.PAGE.read_text(encoding="utf-8") == report.page(kept)
    assert set(kept) == set(PARTS), "every promise has its figures"


# ---------------------------------------------------------------- kills


def test_kills_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    toll = Trial(str(tmp_path / "tables.sqlite"), players=3).run(3)
    assert toll.kills >= 3
    assert toll.acknowledged > 0
    assert toll.is_clean, toll


def test_a_full_disk_loses_nothing_and_bots_go_on(tmp_path: Path) -> None:
    trial = Trial(str(tmp_path / "tables.sqlite"), players=3)
    strike = trial._strike

    def fault_first(nursery: Any, number: int) -> None:
        trial._fault()
        strike(nursery, number)

    trial._strike = fault_first  # type: ignore[method-assign]
    toll = trial.run(1)
    assert toll.faults == 1
    assert toll.is_clean, toll


def test_kills_of_two_servers_and_a_restarted_database_lose_nothing(cluster: Cluster) -> None:
    trial = Trial(cluster.create("two"), servers=2, players=3, cluster=cluster)
    strike = trial._strike

    def fault_first(nursery: Any, number: int) -> None:
        if number == 1:
            trial._fault()
        strike(nursery, number)

    trial._strike = fault_first  # type: ignore[method-assign]
    toll = trial.run(2)
    assert toll.faults == 1
    assert toll.is_clean, toll


def test_kills_of_one_of_several_processes_lose_nothing(cluster: Cluster) -> None:
    toll = WorkersTrial(cluster.create("workers"), cluster, workers=2).run(2)
    assert toll.kills >= 2
    assert toll.acknowledged > 0
    assert toll.is_clean, toll


# ---------------------------------------------------------------- the wire


@pytest.mark.parametrize("key", GAMES)
def test_worlds_that_differ_in_what_is_hidden_look_alike(key: str) -> None:
    found = wire.compare(game(key), 60, most=1500)
    assert found.comparisons >= 1500
    assert not found.differences, found.differences[0]


def test_a_game_that_tells_a_secret_is_noticed() -> None:
    """The tiny game, whose view shows what is hidden."""

    def telling(s: Any, seat: int) -> dict[str, Any]:
        return {**FACED.view(s, seat), "heap": sum(player.card[0] for player in s.players)}

    assert not wire.compare(FACED, 20, most=300).differences
    broken: Game = replace(FACED)
    object.__setattr__(broken, "view", telling)
    assert wire.compare(broken, 20, most=300).differences


# ---------------------------------------------------------------- fuzz


def test_no_request_breaks_the_server_and_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    found = visitor.Visitor(tmp_path, 3).run(500)
    assert (found.crashes, found.hangs, found.changes) == ([], [], [])
    assert found.inputs > 450
    assert len(found.routes) > len(visitor.templates()) / 2


@pytest.mark.parametrize("threads", ["_disk", "_rater"])
def test_a_refused_request_that_writes_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: str
) -> None:
    """Whichever thread it writes in."""
    found_or_not = Tables.match

    async def careless(self: Tables, table: str) -> Any:
        try:
            return await found_or_not(self, table)
        except Refused:
            nobody, loop = Person(new_id(), "Nobody"), asyncio.get_running_loop()
            await loop.run_in_executor(getattr(self, threads), self.store.save_person, nobody)
            raise

    monkeypatch.setattr(Tables, "match", careless)
    assert visitor.Visitor(tmp_path, 3).run(150).changes


PARSERS = [(fuzz.records, 2000), (fuzz.positions, 15), (fuzz.components, 100), (fuzz.tokens, 100)]


@pytest.mark.parametrize(("parse", "inputs"), PARSERS)
def test_no_text_breaks_a_parser(parse: Any, inputs: int) -> None:
    found = parse(inputs, seed=5)
    assert (found.crashes, found.hangs) == ([], [])
    assert found.refused > 0


# ---------------------------------------------------------------- guests


@pytest.mark.parametrize("attack", [name for name in hostile.ATTACKS if name not in ("nobody", "half requests")])
def test_a_guest_plays_on_whatever_a_stranger_does(attack: str) -> None:
    felt = hostile.endure(attack, 1.0, still=True)
    assert felt["failures"] == 0
    assert felt["actions"] > 0
    assert felt["refused"] > 0, "there is a limit"
    before, most = felt["memory_mb"]
    assert most - before < 150


def test_a_short_soak_leaves_no_files_open() -> None:
    found = soak.soak(20, 5)
    assert found["actions"] > 10
    assert max(found["files"]) - min(found["files"]) <= soak.TABLES + 4
