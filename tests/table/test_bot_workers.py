"""Bots think in processes of their own and know only what their seat may know."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from teocalli.bots.base import Bot, Situation
from teocalli.bots.registry import new_bot
from teocalli.engine.game import Game, Setting
from teocalli.engine.structs import pack
from teocalli.table import bot_workers
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.tables import Tables
from teocalli.table.workers import Workers
from tests.table.games import FACED, load
from tests.table.people import Visitor


def test_a_bot_answers_from_another_process() -> None:
    bot_workers = BotWorkers(load, processes=True)
    try:
        s = FACED.new(Setting(2), 5)
        assert asyncio.run(bot_workers.choose(FACED, s, "random")) in FACED.tokens(s)
        assert bot_workers.is_ready("tiny", "random")
        assert not bot_workers.is_ready("bare", "random")
    finally:
        bot_workers.close()


ASKING = """
import asyncio, os, signal
from teocalli.engine.game import Setting
from teocalli.table.bot_workers import BotWorkers
from tests.table.games import FACED, load
if __name__ == "__main__":
    bot_workers = BotWorkers(load, processes=True)
    asyncio.run(bot_workers.choose(FACED, FACED.new(Setting(2), 5), "random"))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "asking.py"
    script.write_text(ASKING)
    root = Path(__file__).parents[2]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (root / "src", root)))}
    # The output ends when nobody is left who could write to it.
    asked = subprocess.run([sys.executable, script], env=env, capture_output=True, timeout=60)
    assert asked.returncode == -signal.SIGKILL, asked.stderr.decode()


def test_a_killed_worker_is_replaced() -> None:
    bot_workers = BotWorkers(load, processes=True)
    try:
        s = FACED.new(Setting(2), 5)

        async def twice() -> str:
            await bot_workers.choose(FACED, s, "random")
            kill_workers()
            return await bot_workers.choose(FACED, s, "random")

        assert asyncio.run(twice()) in FACED.tokens(s)
    finally:
        bot_workers.close()


def test_a_bot_is_shown_its_view_and_never_the_others_card(monkeypatch: Any) -> None:
    seen: list[Situation] = []

    class Spy:
        name = "spy"

        def choose(self, situation: Situation) -> str:
            seen.append(situation)
            return situation.tokens[0]

    monkeypatch.setattr(bot_workers, "_bot", lambda *_: Spy())
    s = FACED.new(Setting(2), 5)
    bot_workers.choose(load, "tiny", pack(s).tobytes(), "spy", 0, 0.1)
    (situation,) = seen
    assert situation.view == FACED.view(s, 0)
    guesses = {situation.guess(seed).players[1].card[0] for seed in range(40)}
    assert len(guesses) == 2, "the other's card is dealt afresh"
    assert not any(value is s for value in vars(situation).values())


class Faulty:
    """A bot that fails, so many times, in one of the ways in which bots fail."""

    name = "greedy"

    def __init__(self, how: str, times: int = 10**9) -> None:
        self.how, self.times, self.asked, self.go = how, times, 0, threading.Event()

    def choose(self, situation: Situation) -> str:
        self.asked += 1
        if self.asked > self.times:
            return situation.tokens[0]
        if self.how == "raises":
            raise ZeroDivisionError("a mistake")
        if self.how == "is stuck":
            self.go.wait()
        return "no token"


def seat_faulty(monkeypatch: pytest.MonkeyPatch, bot: Faulty) -> None:
    def found(strength: str, game: str, seed: int) -> Bot:
        return bot if strength == bot.name else new_bot(strength, seed)

    monkeypatch.setattr(bot_workers, "_bot", found)


@pytest.mark.parametrize("how", ["raises", "is stuck", "answers nonsense"])
def test_a_bot_that_fails_is_asked_once_more_and_then_chance_chooses(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    bot = Faulty(how)
    seat_faulty(monkeypatch, bot)
    bot_workers = BotWorkers(load, processes=False, stuck=0.05)
    try:
        s = FACED.new(Setting(2), 5)
        assert asyncio.run(bot_workers.choose(FACED, s, "greedy")) in FACED.tokens(s)
        assert bot.asked == 2
        assert not bot_workers.is_ready("tiny", "greedy")
    finally:
        bot.go.set()
        bot_workers.close()


def test_a_bot_that_fails_once_answers_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Faulty("raises", times=1)
    seat_faulty(monkeypatch, bot)
    bot_workers = BotWorkers(load, processes=False)
    fresh = [ThreadPoolExecutor(1), ThreadPoolExecutor(1)]
    monkeypatch.setattr(bot_workers.workers, "_make", fresh.pop)
    try:
        s = FACED.new(Setting(2), 5)
        assert asyncio.run(bot_workers.choose(FACED, s, "greedy")) == FACED.tokens(s)[0]
        assert not fresh, "in a fresh worker"
    finally:
        bot_workers.close()


@pytest.mark.parametrize("how", ["raises", "is stuck"])
def test_the_game_goes_on_with_a_bot_that_fails(
    monkeypatch: pytest.MonkeyPatch, tables: Tables, anna: Visitor, how: str
) -> None:
    bot = Faulty(how)
    seat_faulty(monkeypatch, bot)
    tables.bot_workers.workers.stuck = 0.02
    path = anna.open(seat1="greedy")
    try:
        while (table := anna.until(path, lambda t: t["mover"] == 0 or t["status"] == "over"))["status"] != "over":
            assert anna.act(path, table["actions"][0]["token"]).status_code == 200
        assert bot.asked > 2
    finally:
        bot.go.set()


def load_and_hang(key: str) -> Game:
    """In a worker, never come back."""
    if multiprocessing.parent_process() is not None:
        time.sleep(600)
    return load(key)


def is_gone(process: multiprocessing.process.BaseProcess, within: float) -> bool:
    """Asked again and again: a process that another thread is just collecting says for a moment that it lives."""
    until = time.monotonic() + within
    while process.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    return not process.is_alive()


def test_a_stuck_process_is_ended() -> None:
    bot_workers = BotWorkers(load_and_hang, processes=True, stuck=0.3)
    before = set(multiprocessing.active_children())
    try:
        s = FACED.new(Setting(2), 5)
        assert asyncio.run(bot_workers.choose(FACED, s, "random")) in FACED.tokens(s)
        for process in set(multiprocessing.active_children()) - before:
            assert is_gone(process, within=20)
    finally:
        bot_workers.close()


def kill_workers() -> None:
    for process in multiprocessing.active_children():
        process.kill()


def test_a_killed_compiler_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "COMPILER_PAUSES", (0.0, 0.0, 0.0))

    async def story() -> None:
        bot_workers = BotWorkers(load, processes=True)
        try:
            await bot_workers.warm_up("tiny", "random")
            kill_workers()
            await bot_workers.warm_up("bare", "random")
            assert bot_workers.is_ready("bare", "random")
        finally:
            bot_workers.close()

    asyncio.run(story())


@pytest.mark.parametrize("stuck", [1, 3])
def test_stuck_bots_do_not_hold_up_other_tables(stuck: int) -> None:
    """Each of them has a worker of its own; the one that the others share is not theirs."""
    go = threading.Event()

    async def story() -> list[bool]:
        workers = Workers(1, processes=False, late=0.02, stuck=60)
        hanging = [asyncio.create_task(workers.do(go.wait)) for _ in range(stuck)]
        answers = [await workers.do(lambda: 7) for _ in range(3)]
        assert answers == [7, 7, 7]
        still = [not task.done() for task in hanging]
        go.set()
        await asyncio.gather(*hanging)
        workers.close()
        return still

    assert asyncio.run(story()) == [True] * stuck


def test_late_workers_are_not_without_number() -> None:
    async def story() -> int:
        go, workers = threading.Event(), Workers(1, processes=False, late=0.0, stuck=60)
        hanging = [asyncio.create_task(workers.do(go.wait)) for _ in range(20)]
        for _ in range(50):
            await asyncio.sleep(0.001)
        busy = len(workers._busy)
        go.set()
        await asyncio.gather(*hanging)
        workers.close()
        return busy

    assert asyncio.run(story()) == 1 + Workers.MOST_LATE
