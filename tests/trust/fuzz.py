"""Fuzz: mutated input for all parsers. Nothing breaks, nothing hangs. `visitor.py` does the same to all routes."""

from __future__ import annotations

import random
import string
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from teocalli.engine import game_record, position
from teocalli.engine.actions import UnknownToken
from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.game_record import BadRecord
from teocalli.engine.position import BadPosition
from teocalli.games import GAMES, game
from teocalli.table.components import read_components
from teocalli.table.refusals import Refused

GAMES_FOLDER = Path(__file__).parents[1]
#: Seconds of the processor that an input may take; an answer may be twelve times as late on a busy machine.
LONGEST = 5.0
STRANGE = (
    "", "0", "-1", "1", "2", "99999999999999999999", "NaN", "1e309", "\x00", "\ud7ff", "é" * 300, "%00", "../../etc",
    "<script>", "'", '"', "{}", "[]", "null", "true", "take 1", "me", "open", "random", "greedy", "\u202e", "=", "#",
)  # fmt: skip


@dataclass
class Fuzzed:
    """What was tried, and what went wrong."""

    inputs: int = 0
    accepted: int = 0
    refused: int = 0
    routes: Counter[str] = field(default_factory=Counter)  # reached with success
    crashes: list[str] = field(default_factory=list)
    hangs: list[str] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)

    def __add__(self, other: Fuzzed) -> Fuzzed:
        return Fuzzed(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


# ---------------------------------------------------------------- parsers


def mutated(text: str, chooser: random.Random) -> str:
    """A text with a few letters, words or lines changed."""
    lines = text.split("\n")
    for _ in range(chooser.randrange(1, 4)):
        at = chooser.randrange(len(lines))
        match chooser.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, chooser.choice(lines))
            case 2:
                lines[at] = chooser.choice(STRANGE)
            case 3:
                words = lines[at].split(" ")
                words[chooser.randrange(len(words))] = chooser.choice(STRANGE)
                lines[at] = " ".join(words)
            case 4:
                cut = chooser.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:cut] + chooser.choice(string.printable) + lines[at][cut:]
            case _:
                lines[at] = lines[at][: chooser.randrange(len(lines[at]) + 1)]
        lines = lines or [""]
    return "\n".join(lines)


def _judged(found: Fuzzed, text: str, parse: Callable[[str], Any], mistakes: tuple[type[Exception], ...]) -> None:
    began = time.process_time()
    try:
        parse(text)
        found.accepted += 1
    except mistakes:
        found.refused += 1
    except Exception as error:
        found.crashes.append(f"{type(error).__name__}: {error}: {text[:200]!r}")
    if time.process_time() - began > LONGEST:
        found.hangs.append(text[:200])
    found.inputs += 1


def records(inputs: int, seed: int = 1, replayed_share: float = 0.002) -> Fuzzed:
    """Mutated records are read; a few of them are replayed too."""
    found, chooser = Fuzzed(), random.Random(seed)
    texts = [path.read_text(encoding="utf-8") for path in sorted(GAMES_FOLDER.glob("*/games/*.txt"))]
    short = ["\n".join([*text.split("\n")[:30], "end: unfinished", ""]) for text in texts]

    def parse(text: str) -> None:
        read = game_record.read(text)
        if read.game in GAMES and chooser.random() < replayed_share:
            game_record.replay(game(read.game), read)

    for _ in range(inputs):
        _judged(found, mutated(chooser.choice(short), chooser), parse, (BadRecord,))
    return found


def positions(inputs: int, seed: int = 1) -> Fuzzed:
    """Mutated positions are parsed and, where that works, loaded."""
    found, chooser = Fuzzed(), random.Random(seed)
    texts: list[tuple[Game, str]] = []
    for key in GAMES:
        rules = game(key)
        s = rules.new(Setting(2), seed)
        for _ in range(12):
            rules.play(s, chooser.choice(rules.tokens(s)))
        texts.append((rules, position.write(rules, s)))
    for _ in range(inputs):
        rules, text = chooser.choice(texts)

        def parse(text: str, rules: Game = rules) -> None:
            position.read(rules, text)

        _judged(found, mutated(text, chooser), parse, (BadPosition, BadSetting, UnknownToken))
    return found


def tokens(inputs: int, seed: int = 1) -> Fuzzed:
    """Mutated tokens are read as actions."""
    found, chooser = Fuzzed(), random.Random(seed)
    rules = [game(key) for key in GAMES]
    known = [rules_of.actions.token(action) for rules_of in rules for action in range(0, rules_of.actions.size, 7)]
    for _ in range(inputs):
        one = chooser.choice(rules)
        _judged(found, mutated(chooser.choice(known), chooser), one.actions.action, (UnknownToken,))
    return found


def components(inputs: int, seed: int = 1, played_share: float = 0.01) -> Fuzzed:
    """Mutated files of components are read and, where that works, laid out; some of them are played with, too."""
    found, chooser, rules = Fuzzed(), random.Random(seed), game("theocracy")
    text = (rules.folder / "components.yaml").read_text(encoding="utf-8")

    def parse(text: str) -> None:
        setting = Setting(2, components=read_components(text))
        rules.setting(setting)
        if chooser.random() < played_share:
            s = rules.new(setting, 1)
            for _ in range(60):
                if not s.over:
                    rules.play(s, chooser.choice(rules.tokens(s)))

    for _ in range(inputs):
        _judged(found, mutated(text, chooser), parse, (Refused, BadSetting))
    return found
