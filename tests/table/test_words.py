"""The table's words: every message that is used exists in four languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax.ast import Junk, Message, Resource
from starlette.testclient import TestClient

from teocalli.bots.registry import BOTS
from teocalli.engine.forced import ASK
from teocalli.engine.messages import LANGUAGES
from teocalli.games import game
from teocalli.table import app, speech
from teocalli.table.commands import PHRASES as READY
from teocalli.table.history import COMPANY
from teocalli.table.manners import CHOICES
from teocalli.table.notices.channels import WHAT
from teocalli.table.pages.table import PHRASES
from teocalli.table.reader import CONFIRM
from teocalli.table.speech import FOLDER, automatic_name, preferred, shown_name
from teocalli.table.step_by_step import PACES
from tests.table.people import Visitor

ROOM = Path(app.__file__).parent
#: Messages whose id is put together: by the strength of a bot, the step of a replay, the value of an option.
PUT_TOGETHER = (
    {f"strength-{name}" for name in BOTS}
    | {f"replay-{step}" for step in ("turn-back", "back", "on", "turn-on")}
    | {"choice-on", "choice-off"}
    | {f"history-{company}" for company in COMPANY}
    | {f"manners-{name}" for name in CHOICES}
    | {f"manners-{name}-{choice}" for name, choices in CHOICES.items() for choice in (*choices, "help")}
    | {f"phrase-{phrase}" for phrase in READY}
    | {f"clock-{kind}" for kind in ("none", "minutes", "days")}
    | {f"confirm-{way}" for way in CONFIRM}
    | {f"ask-{way}" for way in ASK}
    | {f"pace-{way}" for way in PACES}
    | {f"notice{s}-{what}" for s in ("", "s") for what in WHAT}
    | {f"letter-{verb}-{part}" for verb in ("confirm", "stop") for part in ("ask", "yes", "done")}
    | {f"sheet-by-{way}" for way in ("causes", "parts")}
    | {f"keys-{key}" for key in ("choose", "walk", "all", "undo", "hint", "rule", "confirm", "zoom", "replay", "help")}
)


def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({m.id.name for m in found}) == len(found), "a message is there twice"
    return {m.id.name: m for m in found}


def used() -> set[str]:
    """Ids that stand in the templates and in the sources."""
    found = set(PHRASES) | PUT_TOGETHER
    for file in [*ROOM.rglob("*.py"), *ROOM.rglob("*.html")]:
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"""\bt\(\s*["']([a-z-]+)["']""", text))
        found |= set(re.findall(r"""\belse t\(["']([a-z-]+)["']""", text))
        found |= set(re.findall(r"""speech(?:\([a-z]+\))?\.say\(\s*["']([a-z-]+)["']""", text))
        found |= set(re.findall(r"""["'](refused-[a-z-]+|undo-[a-z-]+|talk-[a-z]+|failed)["']""", text))
        found |= set(re.findall(r"""["'](stale-title|hint-soon)["']""", text))
    return {name for name in found if not name.endswith("-")} - {"undo-", "refused-"}


def variables(message: Message) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", serialize(Resource([message]))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_stale(language: str) -> None:
    there, needed = set(messages(language)), used()
    assert needed - there == set(), "missing"
    assert there - needed == set(), "stale"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_the_same_figures_and_names(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {m: variables(other[m]) for m in english} == {m: variables(english[m]) for m in english}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_was_left_in_english(language: str) -> None:
    english = (FOLDER / "en.ftl").read_text(encoding="utf-8").splitlines()
    other = set((FOLDER / f"{language}.ftl").read_text(encoding="utf-8").splitlines())
    same = {
        line
        for line in english
        if line in other and "=" in line and re.search(r"[a-z]{3,} [a-z]{3,}", line.split("=", 1)[-1])
    }
    assert same == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_can_be_read_in_every_language(client: TestClient, language: str) -> None:
    anna = Visitor(client, "Anna")
    anna.post("/settings", language=language, next="/")
    path = anna.open(seat1="me")
    for token, seat in (("take 1", 0), ("play", 1), ("take 2", 1)):
        anna.act(path, token, seat)
    for address in ("/", "/new", "/me", "/records", "/rules", "/rules/tiny", path, f"{path}/replay", "/nowhere"):
        text = anna.get(address).text
        assert f'<html lang="{language}"' in text
        visible = re.sub(r"<script.*?</script>|<[^>]+>", " ", text, flags=re.S)
        assert not re.search(r"\b(refused|lobby|seat|undo|new|me|sheet|replay|strength)-[a-z]+\b", visible), address


def test_the_browser_says_which_language_it_prefers() -> None:
    assert preferred("hu-HU,hu;q=0.9,en;q=0.8") == "hu"
    assert preferred("de, pt-BR;q=0.7, en;q=0.3") == "pt"
    assert preferred("de") == preferred("") == preferred("x;q=y") == "en"


def test_a_name_that_nobody_chose_is_said_in_the_readers_language() -> None:
    assert shown_name("Guest", "ru") == "Гость"
    assert shown_name("Visitante 2", "hu") == "Vendég 2"
    assert shown_name("Guest of honour", "ru") == "Guest of honour"
    assert shown_name("Anna", "ru") == "Anna"


def test_the_automated_opponent_has_a_name_in_each_language() -> None:
    names = {language: automatic_name(game("teotihuacan"), language) for language in LANGUAGES}
    assert names == {"en": "Teotibot", "ru": "Теотибот", "pt": "Teotibot", "hu": "Teotibot"}


def test_switching_the_language_keeps_the_place(client: TestClient) -> None:
    anna = Visitor(client, "Anna")
    path = anna.open(seat1="me")
    assert anna.post("/settings", language="ru", next=path).headers["location"] == path
    assert "Ваш ход" in anna.get(path).text
    assert anna.post("/settings", language="ru", next="//evil.example").headers["location"] == "/"
    assert anna.post("/settings", language="xx", next=path).status_code == 400
    assert "Ваш ход" in anna.get(path).text


def test_a_name_that_nobody_chose_follows_the_language(client: TestClient) -> None:
    stranger, anna = Visitor(client), Visitor(client, "Anna")
    for visitor, name in ((stranger, "Гость"), (anna, "Anna")):
        visitor.post("/settings", language="ru", next="/")
        assert f'value="{name}"' in visitor.get("/me").text


def test_remembered_sentences_tell_one_from_true() -> None:
    """They compare equal and would share a place in the memory."""
    assert speech._marked.cache_parameters()["typed"]
