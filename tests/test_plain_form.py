"""Without Numba every game still works, in the plain form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from teocalli.engine import replacing
from teocalli.engine.replacing import HAVE_NUMBA, can_compile
from teocalli.games import GAMES

PROGRAM = """
import sys
sys.modules["numba"] = None
from teocalli.bots.base import situation
from teocalli.bots.registry import new_bot
from teocalli.cli import main
from teocalli.engine import conformance
from teocalli.engine.game import Setting
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.games import game
key, record, folder = sys.argv[1:]
assert not HAVE_NUMBA
chosen = game(key)
setting = Setting(chosen.meta.players[0])
conformance.check_options(chosen, setting, 1)
conformance.check_guesses(chosen, setting, 1)
s, bot = chosen.new(setting, 1), new_bot("greedy", 1)
for _ in range(5):
    chosen.play(s, bot.choose(situation(chosen, s)))
assert main(["replay", record]) == 0
assert main(["balance", key, "--games", "1", "--folder", folder]) == 2
"""


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_and_replayed_without_numba(key: str, tmp_path: Path) -> None:
    root = Path(__file__).parents[1]
    record = sorted((root / "tests" / key / "games").glob("*.txt"))[0]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, key, str(record), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "all legal" in done.stdout
    assert "“quick” needs Numba" in done.stderr


@pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
@pytest.mark.parametrize("error", [ImportError("too new a NumPy"), OSError("libLLVM.so: cannot open shared object")])
def test_a_numba_that_does_not_work_is_told_once(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fails(name: str) -> None:
        raise error

    monkeypatch.setattr(replacing, "import_module", fails)
    can_compile.cache_clear()
    try:
        with pytest.warns(RuntimeWarning, match=f"Numba does not work here: {error}") as told:
            assert not any(can_compile() for _ in range(3))
        assert len(told) == 1
    finally:
        can_compile.cache_clear()


def test_a_server_does_not_import_numba(tmp_path: Path) -> None:
    """It is large, and what bots and analyses compile, they compile in processes of their own; whether they have done
    so can be asked without it."""
    program = f"""
import sys
import teocalli.table.serve
from teocalli.games import game
from teocalli.table.advice import is_prepared
from teocalli.engine.compiled import READY, folder_of
for key in {sorted(GAMES)}:
    folder_of(game(key)).mkdir(parents=True)
    (folder_of(game(key)) / READY).touch()
    assert not is_prepared(game(key))
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "TEOCALLI_CACHE": str(tmp_path)})
