"""Hints and analyses at the table: who may ask, and what is told."""

from __future__ import annotations

import errno
import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from itertools import pairwise
from queue import Queue
from typing import Any

import pytest

from teocalli.bots import analysis, levels
from teocalli.bots.analysis import Prospect, Turn
from teocalli.bots.net import empty_net
from teocalli.engine.kernel import Kernel
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.table import advice, curve
from teocalli.table.tables import Tables
from tests.engine.tiny import TINY
from tests.table.people import Visitor

needs_numba = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that expects nothing to change; the searches count as compiled, whatever is in the cache."""
    monkeypatch.setitem(levels._nets, "tiny", empty_net(TINY))
    monkeypatch.setattr(Kernel, "is_ready", lambda *_: True)


def hint(visitor: Visitor, path: str, seat: int = 0, version: int | None = None) -> Any:
    given = visitor.table(path)["version"] if version is None else version
    return visitor.get(f"{path}/hint?seat={seat}&version={given}", True)


def finished(visitor: Visitor) -> str:
    """A table whose game is over."""
    path, seat = visitor.open(seat1="me", name1="Bea"), 0
    while visitor.table(path)["status"] == "playing":
        visitor.act(path, "take 1", seat)
        seat = 1 - seat
    return path


def until_over(visitor: Visitor, path: str) -> Any:
    """What the analysis says when it is done."""
    for _ in range(400):
        said = visitor.get(f"{path}/analysis/state", True).json()
        if said["over"]:
            return said
        time.sleep(0.02)
    raise AssertionError("It is never done.")


@needs_numba
@pytest.mark.usefixtures("advised")
def test_a_hint_names_the_best_options(anna: Visitor) -> None:
    path = anna.open(seat1="random")
    assert "data-hint" in anna.get(path).text
    said = hint(anna, path).json()
    assert said["best"][0]["token"] in {"take 1", "take 2", "take 3", "play"}
    assert len(said["best"]) == 3
    assert "The three best options" in said["box"]


@needs_numba
@pytest.mark.usefixtures("advised")
def test_between_people_there_are_no_hints(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(seat1="open")
    bela.post(f"{path}/sit", seat=1)
    assert "data-hint" not in anna.get(path).text
    assert hint(anna, path).status_code == 403


@needs_numba
@pytest.mark.usefixtures("advised")
def test_who_asks_for_another_seat_or_too_late_is_refused(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(seat1="random")
    assert hint(bela, path).json()["refused"] == "refused-not-yours"
    assert hint(anna, path, version=anna.table(path)["version"] - 1).json()["refused"] == "refused-stale"


@needs_numba
def test_who_asks_before_the_adviser_is_ready_is_told(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels._nets, "tiny", empty_net(TINY))
    monkeypatch.setattr(Kernel, "is_ready", lambda *_: False)
    monkeypatch.setattr(advice, "prepare", lambda *_: None)
    path = anna.open(seat1="random")
    answer = hint(anna, path)
    assert (answer.status_code, answer.json()["refused"]) == (202, "refused-hint-early")
    assert answer.json()["title"] == "The hint is on its way"  # and not that something was wrong


@needs_numba
@pytest.mark.usefixtures("advised")
def test_a_finished_game_is_analysed(anna: Visitor) -> None:
    path = anna.open(seat1="me", name1="Bea")
    assert anna.get(f"{path}/analysis", True).json()["refused"] == "refused-analysis-early"
    path = finished(anna)
    assert f'href="{path}/analysis"' in anna.get(path).text
    said = until_over(anna, path)
    assert said["done"] == said["of"] > 0
    assert said["html"].count("<polyline") == 2
    assert "Chance of winning" in anna.get(f"{path}/analysis").text


def turn(*wins: float) -> Turn:
    here = tuple(Prospect(0, win) for win in wins)
    return Turn(0, 0, (), here, here[0], (), here[0])


def test_names_beside_the_curve_do_not_cover_each_other() -> None:
    found = curve.curves([turn(0.25, 0.25, 0.25, 0.25), turn(0, 0, 0, 1)], 2)
    heights = sorted(one.label for one in found)
    assert all(lower - upper >= curve.LINE_HEIGHT for upper, lower in pairwise(heights))
    assert heights[0] >= curve.TOP
    assert heights[-1] <= curve.HEIGHT - curve.BOTTOM
    assert re.fullmatch(r"[\d.]+,[\d.]+( [\d.]+,[\d.]+){2}", found[0].points)


def test_the_curve_passes_where_the_cost_of_a_turn_is_measured_from() -> None:
    before = (Prospect(0, 0.5), Prospect(0, 0.3), Prospect(0, 0.2))
    costly = Turn(0, 0, ("take 1",), before, Prospect(0, 0.1), ("take 2",), Prospect(0, 0.6))
    assert costly.lost_chance == pytest.approx(0.5)
    assert costly.after == pytest.approx((0.1, 0.54, 0.36)), "the others share the rest as before"
    own, *_ = curve.curves([costly], 1)
    assert own.points.split() == [f"{curve.x_of(0, 1)},{curve.y_of(0.5)}", f"{curve.x_of(1, 1)},{curve.y_of(0.1)}"]


@needs_numba
def test_an_analysis_that_waits_for_the_compiler_says_so(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels._nets, "tiny", empty_net(TINY))
    monkeypatch.setattr(Kernel, "is_ready", lambda *_: False)
    monkeypatch.setattr(advice, "judge", lambda *_: time.sleep(0.2))
    told = anna.get(f"{finished(anna)}/analysis").text
    assert "takes about a minute" in told
    assert "<progress></progress>" in told, "how far it is cannot be known"


def test_the_curve_ends_with_the_result() -> None:
    loser, winner = curve.curves([turn(0.5, 0.5), turn(0.98, 0.02)], 2, (0, 1))
    assert (loser.end, winner.end) == (curve.y_of(0), curve.y_of(1))
    assert winner.points.split()[-1] == f"{curve.WIDTH - curve.RIGHT}.0,{winner.end}"


@needs_numba
@pytest.mark.usefixtures("advised")
def test_an_analysis_that_fails_is_told_and_not_begun_again(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def fails(*_: Any) -> None:
        begun.append(1)
        raise RuntimeError("a broken network")

    monkeypatch.setattr(advice, "judge", fails)
    path = finished(anna)
    said = until_over(anna, path)
    assert "This game could not be analysed" in said["html"]
    until_over(anna, path)
    assert len(begun) == 1


@needs_numba
def test_without_a_network_nobody_is_offered_advice(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels._nets, "tiny", None)
    path = anna.open(seat1="random")
    assert "data-hint" not in anna.get(path).text
    assert hint(anna, path).json()["refused"] == "refused-no-adviser"


@needs_numba
def test_where_numba_is_broken_it_is_said_once_and_no_advice_is_offered(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(levels._nets, "tiny", empty_net(TINY))
    monkeypatch.setattr(Kernel, "is_ready", lambda *_: False)
    monkeypatch.setattr(advice, "_unable", set())
    monkeypatch.setattr(analysis, "can_compile", lambda: False)
    advice._adviser.cache_clear()
    path, over = anna.open(seat1="random"), finished(anna)
    assert "data-hint" in anna.get(path).text
    assert hint(anna, path).json()["refused"] == "refused-hint-early"
    said = asked_until(anna, path, lambda said: said["refused"] != "refused-hint-early")
    assert said["refused"] == "refused-no-adviser"
    assert "Numba" in said["sentence"]
    assert "data-hint" not in anna.get(path).text
    assert f'href="{over}/analysis"' not in anna.get(over).text
    assert anna.get(f"{over}/analysis", True).json()["refused"] == "refused-no-adviser"


def prepared_by(monkeypatch: pytest.MonkeyPatch, prepare: Callable[..., None]) -> None:
    """There is a network, and nothing has been compiled: that is what `prepare` would do."""
    monkeypatch.setitem(levels._nets, "tiny", empty_net(TINY))
    monkeypatch.setattr(Kernel, "is_ready", lambda *_: False)
    monkeypatch.setattr(advice, "_unable", set())
    monkeypatch.setattr(advice, "prepare", prepare)


def failing(*errors: Exception) -> tuple[Callable[..., None], Queue[int]]:
    """What fails with one error after the other and then works, and how often it was tried."""
    ahead, tried = list(errors), Queue[int]()

    def fails(*_: Any) -> None:
        tried.put(1)
        if ahead:
            raise ahead.pop(0)

    return fails, tried


def asked_until(visitor: Visitor, path: str, is_enough: Callable[[Any], bool]) -> Any:
    """What is said of a hint that is asked for until it is enough."""
    for _ in range(400):
        if is_enough(said := hint(visitor, path).json()):
            return said
        time.sleep(0.02)
    raise AssertionError(said)


FULL = OSError(errno.ENOSPC, "No space left on device")


@needs_numba
@pytest.mark.parametrize(
    "passing", [FULL, MemoryError(), BrokenExecutor(), TimeoutError()], ids=["disk", "memory", "killed", "stuck"]
)
def test_what_passes_does_not_end_advice(anna: Visitor, monkeypatch: pytest.MonkeyPatch, passing: Exception) -> None:
    fails, tried = failing(passing, passing)
    prepared_by(monkeypatch, fails)
    path = anna.open(seat1="random")
    said = asked_until(anna, path, lambda _: tried.qsize() > 3)
    assert said["refused"] == "refused-hint-early"
    assert "data-hint" in anna.get(path).text


@needs_numba
@pytest.mark.parametrize(
    ("error", "tries"),
    [(PermissionError(errno.EACCES, "Permission denied"), 1), (OSError("a library that cannot be loaded"), 1)]
    + [(FULL, 3), (BrokenExecutor(), 3)],
    ids=["unwritable", "library", "full for good", "killed again and again"],
)
def test_what_does_not_pass_ends_advice(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch, error: Exception, tries: int
) -> None:
    fails, tried = failing(*[error] * 9)
    prepared_by(monkeypatch, fails)
    path = anna.open(seat1="random")
    asked_until(anna, path, lambda said: said["refused"] == "refused-no-adviser")
    assert hint(anna, path).status_code == 501, "nobody need ask again"
    assert tried.qsize() == tries
    assert "data-hint" not in anna.get(path).text


@needs_numba
def test_an_open_analysis_is_told_that_there_is_no_adviser(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    is_open = threading.Event()

    def fails(*_: Any) -> None:
        is_open.wait(20)
        raise RuntimeError("a broken compiler")

    prepared_by(monkeypatch, fails)
    path, other = finished(anna), finished(anna)
    assert "still being prepared" in anna.get(f"{path}/analysis").text
    is_open.set()
    assert "This game could not be analysed" in until_over(anna, path)["html"]
    assert "This game could not be analysed" in anna.get(f"{path}/analysis").text
    refused = anna.get(f"{other}/analysis/state", True)
    assert (refused.status_code, refused.json()["refused"]) == (501, "refused-no-adviser"), "it would only begin"


@needs_numba
def test_an_analysis_goes_on_after_what_passes(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    fails, tried = failing(FULL, MemoryError())
    prepared_by(monkeypatch, fails)
    said = until_over(anna, finished(anna))
    assert tried.qsize() == 3
    assert said["done"] == said["of"] > 0


@needs_numba
def test_an_analysis_without_an_adviser_fails_with_one_traceback(
    anna: Visitor, tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> None:
        raise RuntimeError("a broken compiler")

    prepared_by(monkeypatch, fails)
    path = finished(anna)
    anna.get(f"{path}/analysis")
    begun = tables.bot_workers.advisers.analyses[path.removeprefix("/t/")]
    for _ in range(400):
        if begun.has_failed:
            break
        time.sleep(0.02)
    assert begun.has_failed
    assert [record.msg for record in caplog.records if record.exc_info] == [
        "Advice on %s cannot be compiled, so there is none until the server starts anew."
    ]
