"""Refusals: sentences in the language of whoever asks, complete in all of them."""

from __future__ import annotations

import errno
import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax.ast import Junk, Message, Resource

from teocalli.engine import game_record
from teocalli.engine.actions import UnknownToken
from teocalli.engine.game import BadSetting, IllegalAction, Setting
from teocalli.engine.game_record import BadRecord
from teocalli.engine.messages import FOLDER, LANGUAGES, Messages
from teocalli.engine.refusals import LONGEST, Refused, why_of
from tests.engine.tiny import TINY
from tests.wording import left_in_english


def messages(language: str) -> dict[str, str]:
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is there twice"
    return {message.id.name: serialize(Resource([message])) for message in found}


def used() -> set[str]:
    """Ids that stand in the sources of the engine, of the lists of games and bots, and of what reads files."""
    rooms = FOLDER.parents[1]
    files = [*FOLDER.parent.glob("*.py"), *(rooms / "bots").glob("*.py"), rooms / "games" / "__init__.py"]
    files.append(rooms / "files.py")
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r'"((?:action|setting|record|bot|machine|position)-[a-z-]*[a-z])"', sources))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_stale(language: str) -> None:
    there = messages(language).keys()
    assert used() - there == set(), "missing"
    assert there - used() == set(), "stale"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_the_same_figures_and_words(language: str) -> None:
    english, other = messages("en"), messages(language)
    for id, text in english.items():
        assert set(re.findall(r"\$[a-z]+", other[id])) == set(re.findall(r"\$[a-z]+", text)), id
        assert left_in_english(text.partition("=")[2], other[id].partition("=")[2]) == [], id


@pytest.mark.parametrize("error", [TimeoutError("timed out"), ConnectionRefusedError(errno.ECONNREFUSED, "refused")])
def test_a_machine_that_does_not_answer_is_told_in_every_language(error: OSError) -> None:
    told = [why_of(error, language) for language in LANGUAGES]
    assert told[0] == "nobody answers there"
    assert len(set(told)) == len(LANGUAGES)


def test_numbers_choose_plurals_and_are_not_grouped() -> None:
    cut = [BadRecord("record-cut", actions=number).said("ru") for number in (1, 2, 5, 1021)]
    assert [text.partition(":")[0].removeprefix("Запись обрывается после ") for text in cut] == [
        "1 действия", "2 действий", "5 действий", "1021 действия",
    ]  # fmt: skip


def test_a_refusal_inside_another_is_said_in_the_same_language() -> None:
    inner = BadSetting("setting-players", counts=(2, 3), players="7")
    assert str(BadRecord("record-setting", why=inner)) == (
        "The head of the record: This game is for 2 or 3 players, not 7."
    )
    assert BadRecord("record-setting", why=inner).said("pt") == (
        "Cabeçalho do arquivo: Este jogo é para 2 ou 3 jogadores, não para 7."
    )


def test_a_line_is_named_where_it_is_known() -> None:
    over = Refused("action-over")
    assert str(BadRecord("record-action", number=3, line=0, why=over)) == "Action 3: The game is over."
    assert BadRecord("record-action", number=3, line=9, why=over).said("hu") == "3. akció, 9. sor: A játéknak vége."


def test_words_from_outside_are_short_and_printable() -> None:
    said = str(UnknownToken("\x1b[31m" + "x" * 10_000, ()))
    assert said.startswith("“ [31mxxx")
    assert said.endswith("x…” is not an action of this game.")
    assert len(said) < LONGEST + 40


def test_an_illegal_action_is_explained_in_the_words_of_its_game() -> None:
    s = TINY.new(Setting(2), 1)
    TINY.play(s, "play")
    with pytest.raises(IllegalAction) as refusal:
        TINY.play(s, "play")
    assert refusal.value.why.folder == TINY.folder / "words"
    assert str(refusal.value.why) == "Your card has been played."


@pytest.mark.parametrize(
    "refused",
    [
        BadRecord("record-key", Path(FOLDER), line=3, key="colour"),
        BadSetting("setting-players", counts=(2, 3), players=7),
        UnknownToken("tak 1", ["take 1"]),
        IllegalAction("take 1", 2, Refused("action-over")),
    ],
)
def test_refusals_travel_between_processes(refused: Refused) -> None:
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is type(refused)
    assert again.said("hu") == refused.said("hu")
    assert vars(again).keys() == vars(refused).keys()


def test_numbers_are_never_grouped_whoever_says_them_first() -> None:
    assert "1234 " in Messages(FOLDER, "en").say("record-cut", actions=1234)
    assert "1234 " in Refused("record-cut", actions=1234).said("en")


@pytest.mark.parametrize(
    ("line", "wrong", "sentence"),
    [
        ("rules: 1", "rules: first", "Line 3: “rules” must be a whole number, not “first”."),
        ("players: 2", "players: two", "Line 4: “players” must be a whole number, not “two”."),
        ("seed: 4", "seed:", "Line 5: “seed” must be a whole number, not “”."),
        (
            "seed: 4",
            "components: {\nseed: 4",
            "Line 5: “components” must be JSON, and what stands there cannot be read.",
        ),
    ],
)
def test_the_line_of_a_record_that_is_wrong_is_named(line: str, wrong: str, sentence: str) -> None:
    text = "teocalli record 1\ngame: tiny\nrules: 1\nplayers: 2\nseed: 4\n\nend: unfinished\n"
    with pytest.raises(BadRecord) as bad:
        game_record.read(text.replace(line, wrong))
    assert str(bad.value) == sentence


def test_an_argument_of_any_kind_is_said() -> None:
    for value in (1.5, None, (1.5, None), ["a", Refused("action-over")]):
        assert Refused("record-setting", why=value).said("pt")
