"""Bots think in processes of their own and know only what their seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

from teocalli.bots.base import Situation
from teocalli.engine.game import Setting
from teocalli.engine.records import pack
from teocalli.table import thinking
from teocalli.table.thinking import Thinker
from tests.table.games import FACED, load


def test_a_bot_answers_from_another_process() -> None:
    thinker = Thinker(load, processes=True)
    try:
        s = FACED.new(Setting(2), 5)
        assert asyncio.run(thinker.choose(FACED, s, "random")) in FACED.tokens(s)
        assert thinker.is_ready("tiny", "random")
        assert not thinker.is_ready("bare", "random")
    finally:
        thinker.close()


def test_a_killed_worker_is_replaced() -> None:
    thinker = Thinker(load, processes=True)
    try:
        s = FACED.new(Setting(2), 5)

        async def twice() -> str:
            await thinker.choose(FACED, s, "random")
            for process in thinker._workers._processes.values():  # type: ignore[attr-defined]
                process.kill()
            return await thinker.choose(FACED, s, "random")

        assert asyncio.run(twice()) in FACED.tokens(s)
    finally:
        thinker.close()


def test_a_bot_is_shown_its_view_and_never_the_others_card(monkeypatch: Any) -> None:
    seen: list[Situation] = []

    class Spy:
        name = "spy"

        def choose(self, situation: Situation) -> str:
            seen.append(situation)
            return situation.tokens[0]

    monkeypatch.setattr(thinking, "_bot", lambda *_: Spy())
    s = FACED.new(Setting(2), 5)
    thinking.choose(load, "tiny", pack(s).tobytes(), "spy", 0, 0.1)
    (situation,) = seen
    assert situation.view == FACED.view(s, 0)
    guesses = {situation.guess(seed).players[1].card[0] for seed in range(40)}
    assert len(guesses) == 2, "the other's card is dealt afresh"
    assert not any(value is s for value in vars(situation).values())
