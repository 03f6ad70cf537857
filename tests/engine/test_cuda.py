"""The form for a GPU: the same generated rules, with records in memory. It runs here on the processor."""

from __future__ import annotations

import pytest

from teocalli.engine.game import Setting
from tests.engine.tiny import TINY
from tests.records_form import differences, launcher

pytest.importorskip("numba")


def test_games_on_records_are_the_games_on_bytes() -> None:
    """With either generator of chance. The real games are compared by `python -m tests.records_form`."""
    launch = launcher(TINY)
    for keyed in (False, True):
        assert differences(TINY, launch, Setting(2), 50, keyed) == []
