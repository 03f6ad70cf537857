"""Bots in any language: programs that read and write lines of JSON."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from teocalli import GAMES, Setting, game
from teocalli.bots import command
from teocalli.bots.base import situation
from teocalli.bots.command import CommandBot, NoSuchProgram, offers
from teocalli.bots.registry import new_bot
from teocalli.engine import position
from tests.engine.tiny import TINY

EXAMPLES = Path(__file__).parents[1] / "examples" / "bots"
TWO = Setting(2)
#: A program that says hello and then does as its test wants with every question `m`.
FRAME = """
import json, sys, time
print(json.dumps({{"type": "hello"}}), flush=True) if sys.stdin.readline() else None
for line in sys.stdin:
    m = json.loads(line)
    {body}
"""
GOOD = 'print(json.dumps({"type": "move", "id": m["id"], "token": m["legal"][-1]}), flush=True)'


def program(tmp_path: Path, body: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(FRAME.format(body=body))
    return f"{sys.executable} {file}"


def played(bot: CommandBot, seconds: float = 5.0) -> Any:
    """A whole game of two, with the bot at both seats."""
    s = TINY.new(TWO, 1)
    while not s.over:
        TINY.play(s, bot.choose(situation(TINY, s, seconds)))
    return s


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("example", ["collector.py", "steady.js"])
def test_the_examples_play_every_game(key: str, example: str) -> None:
    runner = sys.executable if example.endswith(".py") else shutil.which("node")
    if runner is None:
        pytest.skip("Node is not installed")
    g, bot = game(key), CommandBot(f"{runner} {EXAMPLES / example}", 1)
    s = g.new(TWO, 1)
    for _ in range(60):
        g.play(s, bot.choose(situation(g, s, 5.0)))
    assert bot.reports == []
    bot.close()


def test_the_examples_use_none_of_our_code() -> None:
    assert not any("teocalli" in line for line in (EXAMPLES / "collector.py").read_text().splitlines()[2:])


def test_a_program_chooses_by_its_own_mind(tmp_path: Path) -> None:
    bot = new_bot(f"cmd:{program(tmp_path, GOOD)}", 1)
    s = TINY.new(TWO, 1)
    assert bot.choose(situation(TINY, s, 5.0)) == TINY.tokens(s)[-1]


def test_what_is_sent_is_what_the_seat_knows(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"""
    open({str(log)!r}, "a").write(line)
    if m["type"] == "choose":
        held = m
        print(json.dumps({{"type": "guess", "id": m["id"], "seed": 5}}), flush=True)
    else:
        print(json.dumps({{"type": "move", "id": m["id"], "token": held["legal"][0]}}), flush=True)
    """
    bot = CommandBot(program(tmp_path, body.strip()), 1)
    s = TINY.new(TWO, 3)
    bot.choose(situation(TINY, s, 5.0))
    bot.close()
    asked, guessed = map(json.loads, log.read_text().splitlines())
    assert asked["view"] == json.loads(json.dumps(TINY.view(s, 0)))
    assert asked["legal"] == TINY.tokens(s)
    assert guessed["position"] == json.loads(json.dumps(position.describe(TINY, TINY.guess(s, 0, 5))))
    assert str(s.chance) not in log.read_text()


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ('print("no JSON", flush=True)', "did not answer with a JSON object"),
        ('print("[1]", flush=True)', "did not answer with a JSON object"),
        ('print(json.dumps({"id": m["id"], "token": "win"}), flush=True)', "'win' is not among the legal tokens"),
        ('print(json.dumps({"id": m["id"], "type": "guess", "seed": "x"}), flush=True)', "The seed of a guess"),
        ("sys.exit(1)", "It has ended"),
        ("time.sleep(60)", "did not answer in time"),
    ],
)
def test_a_program_that_misbehaves_is_replaced_and_reported(
    tmp_path: Path, body: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "GRACE", 0.2)
    bot = CommandBot(program(tmp_path, body), 1)
    s = played(bot, 0.1)
    assert s.over
    assert told in bot.reports[0]
    assert "was played instead" in capsys.readouterr().err
    assert len(bot.reports) <= command.MOST_FAILURES


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = 'print(json.dumps({"type": "move", "id": m["id"] - 1, "token": "play"}), flush=True)\n    ' + GOOD
    bot = CommandBot(program(tmp_path, body), 1)
    s = TINY.new(TWO, 1)
    assert bot.choose(situation(TINY, s, 5.0)) == TINY.tokens(s)[-1]
    assert bot.reports == []


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no groups of processes")
def test_what_a_program_has_started_ends_with_it() -> None:
    program = command._Program("sh -c 'sleep 60; true'")
    program.end()
    with pytest.raises(command.Misbehaved, match="It has ended"):
        program.hear(time.monotonic() + 10)  # nobody has its output open any more


def test_a_program_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(NoSuchProgram, match="cannot be started"):
        new_bot("cmd:./no-such-bot", 1).choose(situation(TINY, TINY.new(TWO, 1)))


def test_a_host_names_programs_for_people_to_play_against(caplog: pytest.LogCaptureFixture) -> None:
    found = offers("steady=node steady.js\n\n Bad Name=x\nempty=\n")
    assert [(offer.name, offer.title, offer.at_tables) for offer in found] == [("steady", "Steady", True)]
    assert found[0].make(1).name == "cmd:node steady.js"
    assert caplog.text.count("is not like `name=command`") == 2


def test_the_bot_of_the_page_answers(tmp_path: Path) -> None:
    page = (Path(__file__).parents[1] / "docs/bot-protocol.md").read_text(encoding="utf-8")
    (tmp_path / "mybot.py").write_text(page.split("```python\n")[1].split("```")[0])
    asked = [{"type": "hello"}, {"type": "choose", "id": 3, "legal": ["done"]}]
    lines = "".join(f"{json.dumps(one)}\n" for one in asked)
    told = subprocess.run(
        [sys.executable, tmp_path / "mybot.py"], input=lines, capture_output=True, text=True, check=True
    )
    assert [json.loads(line) for line in told.stdout.splitlines()][1] == {"type": "move", "id": 3, "token": "done"}
