"""Options: rules compare a choice with its name, never with a number; and with a name of that very option."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator

import pytest

from teocalli.engine import choices
from teocalli.engine.structs import words_of
from teocalli.games import GAMES, game
from teocalli.games.teotihuacan.options import DIFFICULTY

#: The numbers of these mean more and less of something; they are counted from the normal choice.
AMOUNTS = {option.name for option in DIFFICULTY}


def asked(source: ast.expr) -> str:
    """The option whose choice an expression reads: `s.options[Opt.NAME]`; empty for any other."""
    match source:
        case ast.Subscript(ast.Attribute(attr="options"), ast.Attribute(ast.Name("Opt"), name)):
            return name.lower()
    return ""


def compared(key: str) -> Iterator[tuple[str, str, ast.expr]]:
    """Every comparison of an option in a game's rules: where it stands, the option, and what it is compared with."""
    for file in sorted(game(key).folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                for one, other in ((node.left, node.comparators[0]), (node.comparators[0], node.left)):
                    if name := asked(one):
                        yield f"{file.name}:{node.lineno}", name, other


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_is_compared_with_a_name_of_its_own_option(key: str) -> None:
    declared = {option.name: option.choices for option in game(key).meta.options}
    names = vars(choices) | vars(importlib.import_module(f"teocalli.games.{key}.options"))
    found = list(compared(key))
    assert found
    for where, option, other in found:
        assert isinstance(other, ast.Attribute), f"{where}: {option} is compared with something without a name"
        assert isinstance(other.value, ast.Name), where
        vocabulary = words_of(names[other.value.id])
        assert len(vocabulary) == len(declared[option]), where
        for word, choice in zip(vocabulary, declared[option], strict=True):
            assert word.endswith(choice), f"{where}: {other.value.id} has no choices of {option}"


@pytest.mark.parametrize("key", GAMES)
def test_choices_are_only_compared_and_never_counted_with(key: str) -> None:
    for file in sorted(game(key).folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.BinOp):
                counted = {asked(node.left), asked(node.right)} - {""}
                assert counted <= AMOUNTS, f"{file.name}:{node.lineno}"
