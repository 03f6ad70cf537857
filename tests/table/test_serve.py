"""`teocalli` without arguments: the table starts, says where it is, and opens the browser on a page that answers.

There is one table for a data folder: a second `teocalli` opens the browser on the first.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from teocalli.table import BadAddress
from teocalli.table.plate import Plate
from teocalli.table.serve import address_of, serve
from tests.table.conftest import Served

BROWSER = """
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1]).read().decode()
open(sys.argv[2], "w").write(sys.argv[1] + page)
"""


TEOCALLI = [sys.executable, "-m", "teocalli"]


def environment(folder: Path, seen: Path) -> dict[str, str]:
    """A data folder of its own, and a browser that keeps what it was shown."""
    (folder / "browser.py").write_text(BROWSER)
    command = f"{sys.executable} {folder / 'browser.py'} %s {seen}"
    return os.environ | {"BROWSER": command, "TEOCALLI_DATA": str(folder / "data")}


def wait_for(seen: Path, table: subprocess.Popen[str]) -> str:
    """The page that the browser was opened on."""
    for _ in range(600):
        if seen.exists() and "</html>" in seen.read_text():
            break
        try:
            table.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
    return seen.read_text()


def test_the_browser_is_opened_when_the_table_answers_and_a_second_start_finds_it(tmp_path: Path) -> None:
    first, second, data = tmp_path / "first.html", tmp_path / "second.html", tmp_path / "data"
    with subprocess.Popen(
        TEOCALLI, env=environment(tmp_path, first), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as table:
        assert table.stdout is not None
        address = table.stdout.readline().split()[4]
        shown = wait_for(first, table)
        again = subprocess.run(TEOCALLI, env=environment(tmp_path, second), capture_output=True, text=True)
        refused = subprocess.run(
            [*TEOCALLI, "serve"], env=environment(tmp_path, second), capture_output=True, text=True
        )
        table.terminate()
    assert address.startswith("http://127.0.0.1:")
    assert shown.startswith(address)
    assert "Teotihuacan" in shown
    assert (data / "tables.sqlite").exists()
    assert again.returncode == 0
    assert again.stdout == f"The table runs already, at {address}\n"
    assert second.read_text().startswith(address)
    assert refused.returncode == 2
    assert refused.stderr == f"The games of this machine are served already, at {address} Stop that table first.\n"
    assert not (data / "running.json").exists()


def test_a_plate_that_a_crash_left_behind_is_not_believed(tmp_path: Path, served: Served) -> None:
    plate = Plate(tmp_path)
    assert plate.running() == ""
    for left in ("", "[]", "{}", json.dumps({"address": "nowhere", "word": "x"})):
        plate.file.write_text(left)
        assert plate.running() == ""
    plate.hang("http://127.0.0.1:1/")
    assert plate.running() == ""
    plate.hang(f"{served.base}/")  # somebody else's table at the old address
    assert plate.running() == ""


def test_a_table_that_knows_the_word_of_the_plate_is_found(tmp_path: Path, served: Served) -> None:
    plate = Plate(tmp_path)
    plate.answer_at(served.app)
    plate.hang(f"{served.base}/")
    assert Plate(tmp_path).running() == f"{served.base}/"
    plate.take_down()
    assert Plate(tmp_path).running() == ""


def test_addresses_are_written_as_browsers_read_them() -> None:
    assert address_of("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"


def test_an_address_of_another_machine_is_refused_in_words() -> None:
    for host in ("203.0.113.1", "2001:db8::1", "no such host"):
        with pytest.raises(BadAddress, match="This machine has no address"):
            serve(host)
