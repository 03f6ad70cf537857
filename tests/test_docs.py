"""What README and docs show is run: Python blocks, and commands with their output."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from teocalli.engine.position import APART
from teocalli.games import game

ROOT = Path(__file__).parents[1]
PAGES = (
    "README.md",
    "docs/envs.md",
    "docs/learning.md",
    "docs/positions.md",
    "docs/python.md",
    "docs/writing-a-bot.md",
)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for found, body in BLOCK.findall(text) if found == language]


def commands(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block (`$ …`, with a here-document up to END) and the output shown for each."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        head, _, rest = part.partition("\n")
        if "<<'END'" in head:
            body, _, rest = rest.partition("\nEND\n")
            head = f"{head}\n{body}\nEND"
        yield head, rest


def matches(shown: str, told: str) -> bool:
    """Whether an output is the one shown; … stands for anything."""
    pattern = ".*".join(re.escape(piece) for piece in shown.strip().split("…"))
    return re.fullmatch(pattern, told.strip(), re.DOTALL) is not None


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for number, block in enumerate(blocks(page, "python"), 1):
        exec(compile(block, f"{page}, block {number}", "exec"), names)
    assert names


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_print_what_is_shown(page: str, tmp_path: Path) -> None:
    here = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    here["TEOCALLI_DATA"] = str(tmp_path / "data")
    for block in blocks(page, "console"):
        for command, shown in commands(block):
            told = subprocess.run(
                ["bash", "-c", command],
                cwd=tmp_path,
                env=here,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            ).stdout
            assert matches(shown, told), f"{command}\n{told}"


def test_readme_has_one_command_to_play_and_one_to_test() -> None:
    play, test = (block.strip() for block in blocks("README.md", "sh"))
    assert play.endswith("&& .venv/bin/teocalli")
    assert test.endswith("&& .venv/bin/python check.py")
    assert "\n" not in play + test


def test_all_fields_of_teotihuacan_are_explained() -> None:
    page = (ROOT / "docs/positions.md").read_text(encoding="utf-8")
    state = game("teotihuacan").state
    names = {name for name in state.fields if name not in APART} | set(state.fields["players"].struct.fields)
    assert sorted(name for name in names if f"`{name}`" not in page) == []


def test_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
