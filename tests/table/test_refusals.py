"""Whatever a person at the table can get wrong is refused in the person's language, to the last word."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.engine import game_record
from teocalli.engine.conformance import play_record
from teocalli.engine.game import Setting
from teocalli.engine.game_record import BadRecord
from teocalli.engine.messages import FOLDER, LANGUAGES, Messages
from teocalli.engine.refusals import Refused
from teocalli.face.words import Words
from teocalli.games import game
from teocalli.table.app import application
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.database import connect
from teocalli.table.speech import speech
from teocalli.table.store import Store
from teocalli.table.tables import Tables
from teocalli.table.web import MOST_RECORD
from tests.engine.tiny import Reason
from tests.table.games import FACED, load
from tests.table.people import Visitor
from tests.wording import left_in_english

RECORD, _ = play_record(FACED, Setting(2, {"wild": "on"}), 4)
TEXT = RECORD.write()
FIRST = TEXT.splitlines().index("") + 1
LAST = f"{RECORD.tokens[-1]}\nend"


def with_first(token: str) -> str:
    """The record with another first action."""
    lines = TEXT.splitlines()
    lines[FIRST] = token
    return "\n".join(lines)


#: Records that cannot be shown, one of each kind.
BAD = {
    "empty": "",
    "another file": "Dear diary, my only friend\n",
    "newer format": TEXT.replace("record 1", "record 2"),
    "cut off": TEXT.partition("end:")[0],
    "cut off in the head": "teocalli record 1\ngame: tiny\n",
    "cut off after one action": f"{TEXT.partition(RECORD.tokens[0])[0]}take 1\n",
    "older rules": TEXT.replace("rules: 1", "rules: 0"),
    "newer rules": TEXT.replace("rules: 1", "rules: 99"),
    "no number": TEXT.replace("seed: 4", "seed: four"),
    "unreadable components": TEXT.replace("seed:", "components: {deck\nseed:"),
    "numbers without end": TEXT.replace("players: 2", f"players: {'9' * 4000}"),
    "unknown line": TEXT.replace("game:", "colour: red\ngame:"),
    "head among the actions": TEXT.replace("end:", "seed: 5\nend:"),
    "something behind the end": f"{TEXT}take 1\n",
    "too many players": TEXT.replace("players: 2", "players: 3"),
    "unknown option": TEXT.replace("option wild:", "option wilder:"),
    "unknown choice": TEXT.replace("wild: on", "wild: maybe"),
    "unknown chance": re.sub("chance: .*", "chance: tea leaves", TEXT),
    "no key": re.sub("chance: .*\nseed: .*", "chance: chacha20\nkey: 12", TEXT),
    "impossible seed": TEXT.replace("seed: 4", "seed: -4"),
    "components": TEXT.replace("seed:", 'components: {"deck": 1}\nseed:'),
    "nonsense": with_first("xyzzy"),
    "slip of the pen": with_first("tke 1"),
    "slip with one guess": with_first("pley"),
    "illegal action": with_first("play\nplay"),
    "action after the end": TEXT.replace("end:", "take 1\nend:"),
    "end too early": TEXT.replace(LAST, "end"),
    "end left open": TEXT.replace(f"end: {RECORD.end}", "end: unfinished"),
    "other scores": TEXT.replace(f"end: {RECORD.end}", "end: 99 99"),
}
#: The table finds the game by its name in the record, and bots by a list; in the tiny game everything is thought of
#: all the time.
NEVER = {
    "record-game",
    "setting-game",
    "setting-bot",
    "setting-bot-game",
    "bot-program",
    "action-absent",
    "bot-no-advice",
}


def ids(refused: Refused) -> Iterator[str]:
    yield refused.message
    for value in refused.arguments.values():
        if isinstance(value, Refused):
            yield from ids(value)


def test_all_kinds_of_bad_records_are_here() -> None:
    found = set()
    for text in BAD.values():
        with pytest.raises(BadRecord) as bad:
            game_record.replay(FACED, game_record.read(text))
        found |= set(ids(bad.value))
    elsewhere = {m for m in Messages(FOLDER, "en").ids("") if m.startswith(("position-", "machine-"))}
    assert set(Messages(FOLDER, "en").ids("")) - found - elsewhere == NEVER


every_language = pytest.mark.parametrize("language", LANGUAGES[1:])


@every_language
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record_is_refused_in_the_readers_language(anna: Visitor, kind: str, language: str) -> None:
    english = anna.post("/records", True, text=BAD[kind]).json()["sentence"]
    anna.post("/settings", language=language, next="/")
    sentence = anna.post("/records", True, text=BAD[kind]).json()["sentence"]
    assert sentence != english
    assert left_in_english(english, sentence) == []
    page = anna.post("/records", text=BAD[kind])
    assert page.status_code == 400
    assert sentence in html.unescape(page.text)


def sentence_on_form(page: Any) -> str:
    """What the records page says about a record, above the form with its text."""
    text = html.unescape(page.text)
    found = re.search(r'class="toast refusal" role="alert">.*?<span>(.*?)</span>', text, re.S)
    assert found is not None
    return found[1]


@every_language
def test_a_record_of_a_game_that_is_not_here_stays_on_the_form(anna: Visitor, language: str) -> None:
    english = sentence_on_form(anna.post("/records", text=TEXT.replace("game: tiny", "game: huge")))
    assert english == "This game record cannot be shown. There is no game “huge” here."
    anna.post("/settings", language=language, next="/")
    page = anna.post("/records", text=TEXT.replace("game: tiny", "game: huge"))
    assert page.status_code == 404
    assert "game: huge" in page.text.partition("<textarea")[2]
    assert left_in_english(english, sentence_on_form(page)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_text_stays_on_the_form_with_what_was_typed(anna: Visitor, language: str) -> None:
    anna.post("/settings", language=language, next="/")
    page = anna.upload("/records", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xd8", text="my notes")
    assert page.status_code == 400
    assert speech(language).say("refused-not-text") in sentence_on_form(page)
    assert "my notes" in page.text.partition("<textarea")[2]
    assert "PNG" not in page.text


def test_a_file_that_is_too_large_stays_on_the_form(anna: Visitor) -> None:
    page = anna.upload("/records", b"x" * (MOST_RECORD + 1))
    assert page.status_code == 413
    assert "at most 1024 KB" in sentence_on_form(page)


def test_a_file_with_the_mark_of_its_encoding_is_read(anna: Visitor) -> None:
    """Some editors put one before the first line."""
    assert anna.upload("/records", TEXT.encode("utf-8-sig")).status_code == 303


@every_language
@pytest.mark.parametrize("option", ["wild", "wilder"])
def test_an_option_that_cannot_be_is_refused_in_the_readers_language(anna: Visitor, language: str, option: str) -> None:
    def asked() -> str:
        given = {"game": "tiny", "seats": ["me", "me"], "options": {option: "maybe"}}
        headers = {"cookie": f"teocalli={anna.cookies['teocalli']}"}
        return str(anna.client.post("/api/tables", json=given, headers=headers).json()["sentence"])

    english = asked()
    anna.post("/settings", language=language, next="/")
    assert left_in_english(english, asked()) == []


@every_language
def test_an_illegal_action_is_refused_in_the_readers_language(anna: Visitor, language: str) -> None:
    anna.post("/settings", language=language, next="/")
    path = anna.open(seat1="me")
    anna.act(path, "play")
    refused = anna.act(path, "play").json()
    assert refused["refused"] == "refused-illegal"
    assert refused["sentence"] == Words(FACED, language).reason(Reason.NO_CARD)


def test_an_action_that_is_no_option_now_is_called_so() -> None:
    """Perhaps just this is to be decided, and only the worker is not there."""
    rules = game("teotihuacan")
    s = rules.new(Setting(2), 1)
    menu = rules.menu(s)
    thought_of = {*menu.actions, *(action for action, _ in menu.refused)}
    absent = next(token for action, token in enumerate(rules.actions.tokens) if action not in thought_of)
    record = game_record.new_record(rules, Setting(2), 1)
    record.tokens.append(absent)
    with pytest.raises(BadRecord) as bad:
        game_record.replay(rules, record)
    assert str(bad.value) == (f"Action 1: “{absent}” is not possible now: This is not among the options at this point.")


# ---------------------------------------------------------------- a game that knows what does not go together


@pytest.fixture
def carla(database: str) -> Iterator[Visitor]:
    """Somebody at a server where Teotihuacan is played."""
    tables = Tables(Store(connect(database)), {"teotihuacan": game("teotihuacan")}, BotWorkers(load, processes=False))
    with TestClient(application(tables), follow_redirects=False) as client:
        yield Visitor(client, "Carla")


#: An impossible form, otherwise far from what it offers by itself.
DRAFT_ALONE: dict[str, Any] = {
    "game": "teotihuacan", "players": 1, "seat0": "me", "name0": "Ada <3", "seat2": "open", "name": "Alone & early",
    "listed": "1", "option-start": "draft", "option-p25": "blue", "option-bot_scan": "columns",
    "option-bot_die_1": "-1",
}  # fmt: skip


def test_an_impossible_table_comes_back_in_its_form_with_all_choices(carla: Visitor) -> None:
    page = carla.post("/new", **DRAFT_ALONE)
    assert page.status_code == 400
    assert "This table cannot be opened" in sentence_on_form(page)
    for name in (
        "players",
        "seat0",
        "seat2",
        "listed",
        "option-start",
        "option-p25",
        "option-bot_scan",
        "option-bot_die_1",
    ):
        assert f'name="{name}" value="{DRAFT_ALONE[name]}" checked' in page.text, name
    assert 'name="option-total_eclipse" value="off" checked' in page.text, "what was not sent is as usual"
    assert 'name="name0" maxlength="40" placeholder="Carla" value="Ada &lt;3"' in page.text
    assert 'name="name" maxlength="40" value="Alone &amp; early"' in page.text
    assert page.text.count(" open><summary>") == 3, "groups in which something was chosen are unfolded"


def test_the_language_of_a_form_that_came_back_can_be_changed(carla: Visitor) -> None:
    page = carla.post("/new", **DRAFT_ALONE)
    found = re.search(r'name="next" value="(/new[^"]*)"', page.text)
    assert found is not None
    here = html.unescape(found[1])
    again = carla.get(carla.post("/settings", language="hu", next=here).headers["location"])
    assert again.status_code == 200
    assert '<html lang="hu"' in again.text
    for name in ("players", "option-start", "option-p25"):
        assert f'name="{name}" value="{DRAFT_ALONE[name]}" checked' in again.text, name
    assert 'value="Alone &amp; early"' in again.text


@pytest.mark.parametrize("fields", [{"players": 9}, {"players": "x"}, {"seat0": "greedy"}, {"seat1": "clever"}])
def test_whatever_is_wrong_with_a_new_table_is_said_on_the_form(anna: Visitor, fields: dict[str, Any]) -> None:
    page = anna.post(
        "/new", **{"game": "tiny", "players": 2, "seat0": "me", "seat1": "greedy", "name": "Ours", **fields}
    )
    assert page.status_code == 400
    assert sentence_on_form(page)
    assert 'name="name" maxlength="40" value="Ours"' in page.text


def test_what_only_one_player_is_asked_does_not_stop_several(carla: Visitor) -> None:
    """The questions about the solo opponent are out of sight then."""
    given = {"game": "teotihuacan", "players": 2, "seat1": "me", "option-bot_die_1": "1", "option-bot_scan": "columns"}
    path = carla.open(**given)
    assert carla.table(path)["status"] == "playing"


@every_language
def test_strength_of_a_solo_opponent_with_several_players_is_refused_to_programs(carla: Visitor, language: str) -> None:
    def asked() -> str:
        given = {"game": "teotihuacan", "seats": ["me", "me", "me"], "options": {"bot_die_1": "1"}}
        headers = {"cookie": f"teocalli={carla.cookies['teocalli']}"}
        return str(carla.client.post("/api/tables", json=given, headers=headers).json()["sentence"])

    english = asked()
    carla.post("/settings", language=language, next="/")
    assert left_in_english(english, asked()) == []


@every_language
def test_variants_that_exclude_each_other_are_refused_in_the_readers_language(carla: Visitor, language: str) -> None:
    given: dict[str, Any] = {"game": "teotihuacan", "players": 1, "option-start": "draft"}
    english = carla.post("/new", True, **given).json()["sentence"]
    carla.post("/settings", language=language, next="/")
    sentence = carla.post("/new", True, **given).json()["sentence"]
    assert left_in_english(english, sentence) == []
    page = carla.post("/new", **given)
    assert page.status_code == 400
    assert sentence in html.unescape(page.text)
