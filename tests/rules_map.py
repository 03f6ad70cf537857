"""The map from rules to tests: `tests/<game>/rules_map.yaml`, checked, and shown as `docs/rules-<game>.md`.

    chapters:
      - chapter: Palace
        rules:
          - id: R12                              # a ruling, a reading or a worked example
            says: The royal ability is compulsory.
            by: [worship:why_not_seek]           # module:function in the game's folder
            tests: [test_palace.py::test_the_ability_is_compulsory]   # each must cite the id in its docstring

`python -m tests.rules_map teotihuacan` writes the page anew.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]


def load(game: str) -> list[dict[str, Any]]:
    """The chapters of a game's map."""
    text = (ROOT / "tests" / game / "rules_map.yaml").read_text(encoding="utf-8")
    chapters: list[dict[str, Any]] = yaml.safe_load(text)["chapters"]
    return chapters


@cache
def tests_in(path: Path) -> dict[str, str]:
    """The test functions of a file, those in classes too, with their docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def cites(docstring: str, rule: str) -> bool:
    """Whether a docstring names the id of a rule: `R1` is not cited by `R12`."""
    return re.search(rf"(?<!\w){re.escape(rule)}(?!\w)", docstring) is not None


def problems(game: str, ids: Iterable[str]) -> list[str]:
    """What is wrong with the map, in sentences: ids not mapped, functions and tests that do not exist."""
    wrong = []
    rules = [rule for chapter in load(game) for rule in chapter["rules"]]
    mapped = [rule["id"] for rule in rules]
    wrong += [f"{rule} is not mapped." for rule in ids if rule not in mapped]
    wrong += [f"{rule} is mapped twice." for rule in sorted({rule for rule in mapped if mapped.count(rule) > 1})]
    for rule in rules:
        if not rule.get("tests"):
            wrong.append(f"{rule['id']} has no test.")
        for name in rule.get("by", []):
            module, function = name.split(":")
            if not hasattr(importlib.import_module(f"teocalli.games.{game}.{module}"), function):
                wrong.append(f"{rule['id']}: there is no {name}.")
        for name in rule.get("tests", []):
            file, test = name.split("::")
            path = ROOT / "tests" / game / file
            if not path.exists() or test not in tests_in(path):
                wrong.append(f"{rule['id']}: there is no {name}.")
            elif not cites(tests_in(path)[test], rule["id"]):
                wrong.append(f"{rule['id']} is not cited by {name}.")
    return wrong


def page(game: str) -> str:
    """The map as a page of the documentation."""
    title = importlib.import_module(f"teocalli.games.{game}").GAME.meta.title
    lines = [
        f"# {title}: from rules to tests",
        "",
        f"Each rule, the functions that carry it out (`src/teocalli/games/{game}/`) and the tests that prove it",
        f"(`tests/{game}/`). Written by `python -m tests.rules_map {game}` from `tests/{game}/rules_map.yaml`.",
    ]
    for chapter in load(game):
        lines += ["", f"## {chapter['chapter']}", "", "| id | rule | functions | tests |", "| --- | --- | --- | --- |"]
        for rule in chapter["rules"]:
            by = ", ".join(f"`{name}`" for name in rule.get("by", [])) or "no function: it is not played"
            tests = ", ".join(f"`{name}`" for name in rule["tests"])
            lines.append(f"| {rule['id']} | {rule['says'].replace('|', '/')} | {by} | {tests} |")
    return "\n".join([*lines, ""])


def page_path(game: str) -> Path:
    return ROOT / "docs" / f"rules-{game}.md"


if __name__ == "__main__":
    for key in sys.argv[1:]:
        page_path(key).write_text(page(key), encoding="utf-8")
