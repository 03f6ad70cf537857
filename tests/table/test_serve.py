"""`teocalli` without arguments: the table starts, says where it is, and opens the browser on a page that answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BROWSER = """
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1]).read().decode()
open(sys.argv[2], "w").write(sys.argv[1] + page)
"""


def test_the_browser_is_opened_when_the_table_answers(tmp_path: Path) -> None:
    (tmp_path / "browser.py").write_text(BROWSER)
    seen = tmp_path / "seen.html"
    command = f"{sys.executable} {tmp_path / 'browser.py'} %s {seen}"
    given = os.environ | {"BROWSER": command, "TEOCALLI_DATA": str(tmp_path / "data")}
    with subprocess.Popen([sys.executable, "-m", "teocalli"], env=given, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        said = table.stdout.readline()
        for _ in range(600):
            if seen.exists() and "</html>" in seen.read_text():
                break
            try:
                table.wait(0.1)
            except subprocess.TimeoutExpired:
                continue
        table.terminate()
    address = said.split()[4]
    assert address.startswith("http://127.0.0.1:")
    assert seen.read_text().startswith(address)
    assert "Teotihuacan" in seen.read_text()
    assert (tmp_path / "data" / "tables.sqlite").exists()
