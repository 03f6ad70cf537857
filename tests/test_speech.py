"""The terminal and the command line speak four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax.ast import Junk, Message, Resource

from teocalli.bots.registry import new_bot
from teocalli.cli import main
from teocalli.engine import game_record
from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.games import GAMES, game
from teocalli.lab import telling
from teocalli.speech import FOLDER, Mistake, language_of
from teocalli.terminal import Terminal
from tests.test_terminal import scripted
from tests.wording import left_in_english

OTHERS = LANGUAGES[1:]
both = pytest.mark.parametrize("folder", [FOLDER, telling.FOLDER], ids=["command line", "lab"])


def messages(folder: Path, language: str) -> dict[str, str]:
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is there twice"
    return {message.id.name: serialize(Resource([message])) for message in found}


def used(folder: Path) -> set[str]:
    """Ids that stand in the sources, as words of their own."""
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.parent.glob("*.py"))
    values = {id for id in messages(folder, "en") if id.startswith("value-")}  # tests/test_usage.py looks at these
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', sources)) | {"points", "seat", "unwritable"} | values


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_stale(folder: Path, language: str) -> None:
    there = messages(folder, language).keys()
    assert there == messages(folder, "en").keys()
    assert there - used(folder) == set(), "stale"


@both
@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_the_same_figures_and_words(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    for id, text in english.items():
        told, meant = (set(re.findall(r"\$[a-z]+", said)) for said in (other[id], text))
        assert told <= meant, id
        assert meant - told <= {"$amount"}, id  # Hungarian nouns stay singular behind a number
        assert left_in_english(text.partition("=")[2], other[id].partition("=")[2]) == [], id


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "hu_HU.UTF-8", "TEOCALLI_LANGUAGE": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"TEOCALLI_LANGUAGE": "xx", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "C", "LANG": "pt_PT"}, "pt"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def said_at(key: str, language: str, path: Path) -> list[str]:
    """What a person hears who tries everything and goes."""
    said: list[str] = []
    played = game(key)
    record = game_record.new_record(played, Setting(2), 7)
    answers = ["", "?", "p", "u", "99", "take everything", "1", "1", "?", "1", "p", "s", "q"]
    bots = [None, new_bot("random", 2)]
    Terminal(played, record, bots, path, scripted(*answers), said.append, language).play()
    return said


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_the_terminal_is_told_in_the_persons_language(key: str, language: str, tmp_path: Path) -> None:
    english = said_at(key, "en", tmp_path / "en.txt")
    other = said_at(key, language, tmp_path / "other.txt")
    assert len(other) == len(english)
    for meant, told in zip(english, other, strict=True):
        plain = [re.sub(r"\[[^]]*\]|/\S*|City of Gods", "…", line) for line in (meant, told)]  # tokens, paths, a box
        assert left_in_english(*plain) == [], told


@pytest.mark.parametrize("language", OTHERS)
def test_verbs_speak_the_language_they_are_asked_for(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said_at("tzolkin", "en", tmp_path / "record.txt")

    def run(*arguments: str) -> tuple[str, str]:
        main(list(arguments))
        told = capsys.readouterr()
        return told.out, told.err

    (tmp_path / "position.yaml").write_text("game: tzolkin\n", encoding="utf-8")
    record, position = str(tmp_path / "record.txt"), str(tmp_path / "position.yaml")
    for arguments in (
        ["replay", record],
        ["try", position],
        ["replay", str(tmp_path / "nowhere")],
        ["show", record, "--at", "999"],
        ["try", position, "end"],
        ["play", "chess"],
        ["play", "tzolkin", "--seat", "9"],
        ["play", "tzolkin", "--option", "x"],
        ["play", "tzolkin", "--bots", "deep"],
        ["arena", "tzolkin", "--bots", "random"],
        ["tournament", "tzolkin", "--bots", "random,random"],
        ["simulate", "tzolkin", "--bots", "quick,random", "--out", record],
        ["simulate", "tzolkin", "--bots", "random", "--out", record],
        ["dataset", "tzolkin", "--bots", "random", "--games", "1", "--out", record],
        ["balance", "tzolkin", "--bots", "random", "--games", "1", "--folder", str(tmp_path), "--rows", record],
        ["report", str(tmp_path / "nowhere")],
        ["report", record],
    ):
        english = "".join(run("--language", "en", *arguments)).splitlines()
        before = "".join(run("--language", language, *arguments)).splitlines()
        assert before == "".join(run(*arguments, "--language", language)).splitlines(), "it may stand behind the verb"
        assert len(before) == len(english)
        for meant, told in zip(english, before, strict=True):
            assert told != meant or not re.search(r"[a-z]{3,} [a-z]{3,}", meant), told


def test_a_mistake_is_told_in_every_language() -> None:
    told = {Mistake("file-missing", path="x").said(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
