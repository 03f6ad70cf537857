"""`teocalli` without arguments: the table starts, says where it is, and opens the browser on a page that answers.

There is one table for a SQLite file: a second `teocalli` opens the browser on the first.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from teocalli.table import BadAddress, single_instance
from teocalli.table.addresses import address_of
from teocalli.table.database import BadDatabase
from teocalli.table.serve import (
    ALL_GARBAGE,
    CHECK,
    MANY_MORE,
    NEW_GARBAGE,
    SWITCH_AFTER,
    USUAL_SWITCH,
    look_for_garbage,
    serve,
)
from teocalli.table.single_instance import Taken, only_table, place_of, running
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
        (tmp_path / "link.sqlite").symlink_to(data / "tables.sqlite")
        elsewhere = subprocess.run(
            [*TEOCALLI, "serve", "--database", str(tmp_path / "link.sqlite")], capture_output=True, text=True
        )
        table.terminate()
    assert address.startswith("http://127.0.0.1:")
    assert shown.startswith(address)
    assert "Teotihuacan" in shown
    assert (data / "tables.sqlite").exists()
    assert again.returncode == 0
    assert again.stdout == f"Teocalli is running already, at {address}\n"
    assert second.read_text().startswith(address)
    assert refused.returncode == 2
    assert refused.stderr == f"These games are served already, at {address} Stop that server first.\n"
    assert elsewhere.returncode == 2
    assert elsewhere.stderr == refused.stderr


def test_garbage_is_looked_for_by_the_clock_only_while_there_is_a_server(database: str) -> None:
    server = Served(database)
    for _ in range(400):
        if gc.get_freeze_count():
            break
        time.sleep(0.01)
    was_enabled, frozen, switched = gc.isenabled(), gc.get_freeze_count(), sys.getswitchinterval()
    server.stop()
    assert not was_enabled
    assert frozen > 0
    assert switched == pytest.approx(SWITCH_AFTER), "a thread that was answered is let in sooner"
    assert gc.isenabled(), "Python looks for it again"
    assert gc.get_freeze_count() == 0, "and among everything"
    assert sys.getswitchinterval() == pytest.approx(USUAL_SWITCH)


@pytest.mark.parametrize(
    ("counter", "is_much", "looked"),
    [
        (NEW_GARBAGE, False, [1]),
        (ALL_GARBAGE, False, [2]),
        (CHECK, False, []),
        (CHECK, True, [1]),
        (CHECK + 1, True, []),
    ],
)
def test_garbage_is_looked_for_when_it_is_time_or_where_there_is_much_more(
    counter: int, is_much: bool, looked: list[int]
) -> None:
    found: list[int] = []

    def looks(phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            found.append(told["generation"])

    gc.collect()
    gc.disable()
    more: list[list[None]] = [[] for _ in range(MANY_MORE + 1)] if is_much else []
    gc.callbacks.append(looks)
    try:
        look_for_garbage(counter)
    finally:
        gc.callbacks.remove(looks)
        gc.enable()
        more.clear()
    assert found == looked


def test_of_two_that_start_at_once_one_serves_and_the_other_finds_it(tmp_path: Path) -> None:
    pages = [tmp_path / "first.html", tmp_path / "second.html"]
    tables = [
        subprocess.Popen(TEOCALLI, env=environment(tmp_path, page), stdout=subprocess.PIPE, text=True) for page in pages
    ]
    try:
        for page, table in zip(pages, tables, strict=True):
            wait_for(page, table)
        told = {table.stdout.readline().split(" at ")[0]: table for table in tables if table.stdout is not None}
        assert told.keys() == {"Teocalli is served", "Teocalli is running already,"}
        assert told["Teocalli is running already,"].wait(30) == 0
        assert told["Teocalli is served"].poll() is None
    finally:
        for table in tables:
            table.terminate()
            table.communicate()
    assert len({page.read_text().split("<")[0] for page in pages}) == 1, "both browsers show the same table"


def test_a_plate_that_the_last_table_left_behind_is_not_believed(tmp_path: Path, served: Served) -> None:
    database = tmp_path / "old.sqlite"
    place = place_of(database)
    assert running(place) == ""
    for left in ("", "[]", "{}", json.dumps({"address": "nowhere", "word": "x"})):
        place.write_text(left)
        assert running(place) == ""
    with only_table(database) as address_file:
        address_file.write("http://127.0.0.1:1/")
        assert running(place) == ""
        address_file.write(f"{served.base}/")  # somebody else's table at the old address
        assert running(place) == ""
    assert place.read_text(), "it stays"
    with only_table(database):
        assert place.read_text() == ""


def test_whoever_comes_second_is_told_where_the_table_is(tmp_path: Path, served: Served) -> None:
    database = tmp_path / "games" / "tables.sqlite"
    with only_table(database) as address_file:
        address_file.answer_at(served.app)
        address_file.write(f"{served.base}/")
        with pytest.raises(Taken, match="served already, at") as taken, only_table(database):
            pass
        assert taken.value.address == f"{served.base}/"
        with only_table(tmp_path / "games" / "others.sqlite"):
            pass
    with only_table(database):
        pass


def test_a_table_that_does_not_answer_is_not_joined_by_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "STARTING", 0)
    with (
        only_table(tmp_path / "tables.sqlite"),
        pytest.raises(BadAddress, match="does not answer"),
        only_table(tmp_path / "tables.sqlite"),
    ):
        pass


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadDatabase, match="Choose another with --database"), only_table(tmp_path / "file" / "x.sqlite"):
        pass


def test_addresses_are_written_as_browsers_read_them() -> None:
    assert address_of("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"


def test_an_address_of_another_machine_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEOCALLI_DATA", str(tmp_path))
    for host in ("203.0.113.1", "2001:db8::1", "no such host"):
        with pytest.raises(BadAddress, match="This machine has no address"):
            serve(host)
