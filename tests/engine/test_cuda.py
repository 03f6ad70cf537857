"""The kernels for a GPU: they become PTX, and the same module run on the processor plays the same games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from teocalli.engine.game import Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.refusals import BadUse
from teocalli.engine.sorting import ADD_UP, GROUPS, KEYS, LINE_UP, NOTHING, count_under
from teocalli.engine.structs import rule
from teocalli.engine.threads import thread
from teocalli.games import GAMES as TITLES
from teocalli.games import game
from tests.engine.tiny import TINY

pytest.importorskip("numba")


@rule
def play_all(rules: Rules, states: Any, menus: Any, setting: Any, places: Any, ranks: Any, counts: Any) -> None:
    """A random game by the number of the thread, counted under its first player's score."""
    i = thread()
    if i < len(states):
        rules.reset(states[i], setting, i)
        rules.playout(states[i], i, menus[i])  # type: ignore[attr-defined]
        count_under(rules.score(rules.record_of(states[i]), 0) % KEYS, i, places, ranks, counts)


PLAY_ALL = Kernel(play_all, "(uint8[:,::1], i8[:,::1], i8[::1], i8[::1], i8[::1], i8[::1])")
KERNELS = (PLAY_ALL, ADD_UP, LINE_UP)
GAMES = 40


def test_a_kernel_becomes_ptx_with_its_entries() -> None:
    from teocalli.engine.cuda import ptx

    text = ptx(TINY, KERNELS)
    assert ".target sm_90" in text
    assert all(f".entry {kernel.function.__name__}(" in text for kernel in KERNELS)


@rule
def most_of_two(rules: Rules, shorts: Any) -> None:
    shorts[0] = max(shorts[1], shorts[2])


def test_no_minimum_or_maximum_has_16_bits() -> None:
    """NVIDIA's assembler takes the answer of a comparison after it from the wrong half of a register."""
    from teocalli.engine.cuda import SHORT, _emitted, linked

    kernels = [Kernel(most_of_two, "(int16[::1],)")]
    text = _emitted(linked(TINY, kernels), ["most_of_two"], (9, 0), 30)
    assert not SHORT.search(text)
    assert "max.s32" in text


def test_games_of_a_kernel_are_the_games_of_the_compiled_form_and_can_be_sorted() -> None:
    """The real games are compared by `python -m tests.cuda_form`."""
    from tests.cuda_form import Processor

    device, fast = Processor(TINY, KERNELS), TINY.compiled
    states, menus = np.zeros((GAMES, fast.size), np.uint8), np.zeros((GAMES, TINY.actions.size + 1), np.int64)
    setting = np.array(TINY.setting(Setting(2)), np.int64)
    places, ranks, order = (np.zeros(GAMES, np.int64) for _ in range(3))
    counts, starts = np.zeros(KEYS * GROUPS, np.int64), np.zeros(KEYS * GROUPS, np.int64)
    device.launcher("play_all", GAMES + 3, states, menus, setting, places, ranks, counts)()
    device.launcher("add_up", len(counts), counts, starts)()
    device.launcher("line_up", len(counts), places, ranks, starts, counts, order)()
    for i in range(GAMES):
        state = fast.new(Setting(2), i)
        fast.playout(state, i)
        assert state.tobytes() == states[i].tobytes()
    assert sorted(order) == list(range(GAMES))
    assert (np.diff(places[order]) >= 0).all()
    assert not counts.any()


def test_without_a_gpu_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import teocalli.engine.gpu as gpu

    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(gpu, "import_module", missing)
    with pytest.raises(BadUse, match="pip install"):
        gpu.cupy()


def test_every_kind_of_decision_has_a_key_to_sort_by() -> None:
    assert max(len(game(key).rulebook.kinds) for key in TITLES) < NOTHING - 1
