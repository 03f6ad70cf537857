"""Help, and what argparse says by itself, follow the language."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from teocalli import amounts
from teocalli.cli import main, parser
from teocalli.engine.messages import LANGUAGES
from teocalli.usage import argparse_in
from tests.wording import left_in_english


def helps(language: str) -> dict[str, argparse.ArgumentParser]:
    """The parser of every verb by name, and the whole command's."""
    with argparse_in(language):
        top = parser(language)
    verbs = next(action for action in top._actions if isinstance(action, argparse._SubParsersAction))
    return {"": top, **verbs.choices}


def ended(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main(arguments)
    told = capsys.readouterr()
    return told.out + told.err


def plain(text: str) -> str:
    """What is left to translate: without the usage, names of options with their values, and lists of names."""
    return re.sub(r"--[a-z-]+ [A-Z]\S*|\b[a-z]+(, [a-z]+){2,}", "…", text.partition("\n\n")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_complete_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    for verb, read in helps(language).items():
        verbs = [action for action in read._actions if isinstance(action, argparse._SubParsersAction)]
        assert [action.dest for action in read._actions if not action.help and action not in verbs] == [], verb
        types = {action.type for action in read._actions} - {None, int, Path}  # int is what “parse-value” speaks of
        assert {getattr(type, "__module__", "") for type in types} <= {amounts.__name__}, verb
        given = [verb] if verb else []
        told = ended(capsys, "--language", language, *given, "--help")
        assert not re.search(r"\b(help|parse|value)-[a-z]|\bNone\b", told), "a message is missing"
        if language != "en":
            english = ended(capsys, *given, "--help", "--language=en")
            assert left_in_english(plain(english), plain(told)) == [], verb
            assert not re.search(r"usage:|options:|(?i:default:)", told), verb


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(
    "mistaken",
    [
        "fly",
        "replay",
        "play --seat",
        "play --seat x",
        "play --s 1",
        "play --ask-all=1",
        "table 99",
        "bench --seconds 0",
        "ladder --jobs 0",
        "table --language xx",
    ],
)
def test_an_argument_that_cannot_be_read_is_told_in_the_language(
    language: str, mistaken: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def error(language: str) -> str:
        monkeypatch.setenv("TEOCALLI_LANGUAGE", language)
        return ended(capsys, *mistaken.split()).splitlines()[-1]

    english, told = error("en"), error(language)
    names = r"%|--?[a-z-]+|\b[a-z]+(, [a-z]+)+|'[^']*'|teocalli( [a-z]+)?:"
    words = set(re.findall(r"[a-z]{3,}", re.sub(names, " ", english)))
    assert words, english
    assert not words & set(re.findall(r"[a-z]{3,}", re.sub(names, " ", told))), told


def test_other_users_of_argparse_keep_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    ended(capsys, "--language", "hu", "fly")
    assert argparse.ArgumentParser(prog="x").format_usage() == "usage: x [-h]\n"
