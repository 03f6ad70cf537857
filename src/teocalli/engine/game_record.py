"""Records of play: game, rules version, options, seed, tokens. Text that can be read, compared and typed by hand.

    teocalli record 1
    game: teotihuacan
    rules: 1
    players: 2
    player 1: Anna
    player 2: Ixchel
    date: 2026-11-16
    result: Anna 112, Ixchel 98
    option draft: on
    chance: lecuyer-1988
    seed: 42

    move forest 2
    collect
    end: 112 98

A game between people has a key of 64 hexadecimal digits for the generator chacha20 instead of a seed:

    chance: chacha20
    key: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08

Older records name no generator; theirs is lecuyer-1988. Names, date and result are for readers: they may be left out,
and replaying does not look at them. A name that a line could not hold as it is stands in quotes, as JSON. Empty lines
and everything behind `#` are ignored. The last line gives the final scores, or says `unfinished`; without it the file
was cut off.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from teocalli.engine.actions import UnknownToken
from teocalli.engine.chance import KEYED, QUICK
from teocalli.engine.events import Event
from teocalli.engine.game import BadSetting, Game, IllegalAction, Seed, Setting
from teocalli.engine.refusals import Refused

FORMAT = "teocalli record 1"
UNFINISHED = "unfinished"
#: Lines of the head that may stand there once each, besides options and names.
KEYS = ("game", "rules", "players", "chance", "seed", "key", "components", "date", "result")
#: Those that are words; components are JSON, and all else are whole numbers.
WORDS = ("game", "chance", "key", "date", "result")


class BadRecord(Refused):
    """A record that cannot be replayed; its sentence says where and why."""


@dataclass
class GameRecord:
    """One game of play. Replaying it needs nothing else."""

    game: str
    rules: int
    setting: Setting
    seed: Seed
    tokens: list[str] = field(default_factory=list)
    end: str = UNFINISHED
    lines: list[int] = field(default_factory=list)  # line of each token in the file it was read from
    names: list[str] = field(default_factory=list)  # by seat, where they are known
    date: str = ""  # the day of the last action
    result: str = ""  # who won, in words

    def write(self) -> str:
        head = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"players: {self.setting.players}"]
        head += [f"player {seat}: {_quoted(name)}" for seat, name in enumerate(self.names, 1) if name]
        head += [f"{key}: {_quoted(told)}" for key, told in (("date", self.date), ("result", self.result)) if told]
        head += [f"option {name}: {value}" for name, value in self.setting.options.items()]
        if self.setting.components is not None:
            head.append(f"components: {json.dumps(self.setting.components, sort_keys=True)}")
        is_key = isinstance(self.seed, str)
        head += [f"chance: {KEYED}", f"key: {self.seed}"] if is_key else [f"chance: {QUICK}", f"seed: {self.seed}"]
        return "\n".join([*head, "", *self.tokens, f"end: {self.end}", ""])


def _quoted(text: str) -> str:
    """A text as the rest of a line: as it is, or as JSON where a remark or blanks at its ends would be cut off."""
    plain = " ".join(text.split())
    return plain if plain == text and "#" not in text and text[:1] != '"' else json.dumps(text).replace("#", "\\u0023")


def _unquoted(value: str) -> str:
    try:
        found = json.loads(value) if value[:1] == '"' else value
    except ValueError:
        return value
    return found if isinstance(found, str) else value


def new_record(game: Game, setting: Setting, seed: Seed) -> GameRecord:
    return GameRecord(game.meta.key, game.meta.rules_version, setting, seed)


def shown_scores(game: Game, s: Any) -> str:
    """Final scores as they stand in the last line of a record."""
    return " ".join(f"{score:g}" for score in game.scores(s))


def day_of(moment: float) -> str:
    """The day of a moment, in seconds since 1970, for the head of a record."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat() if moment else ""


def told_result(names: Sequence[str], scores: Sequence[float], ranks: Sequence[int]) -> str:
    """Who had how many points, the winner first, for the head of a record; an automatic opponent has no name."""
    order = sorted(range(len(names)), key=lambda seat: ranks[seat])
    return ", ".join(f"{names[seat]} {scores[seat]:g}" for seat in order)


def read(text: str) -> GameRecord:
    """Read a record; what is wrong with it is said with its line."""
    head: dict[str, Any] = {}
    options: dict[str, str] = {}
    tokens: list[str] = []
    lines: list[int] = []
    names: dict[int, str] = {}
    end = ""
    first = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if first:
            if line != FORMAT:
                raise BadRecord("record-begin", line=number, format=FORMAT, found=line)
            first = False
        elif end:
            raise BadRecord("record-behind-end", line=number)
        elif ":" in line:
            key, value = (part.strip() for part in line.split(":", 1))
            if key == "end":
                end = value
            elif tokens:
                raise BadRecord("record-late", line=number, key=key)
            elif key.startswith("option "):
                options[key[7:].strip()] = value
            elif key.startswith("player ") and (seat := _value("player", key[7:], number)) not in names:
                names[seat] = _unquoted(value)
            elif key in KEYS and key not in head:
                head[key] = _value(key, value, number)
            else:
                raise BadRecord("record-key", line=number, key=key)
        else:
            tokens.append(line)
            lines.append(number)
    if first:
        raise BadRecord("record-empty")
    generator = head.get("chance", QUICK)
    if generator not in (QUICK, KEYED):
        raise BadRecord("record-chance", found=generator, known=[QUICK, KEYED])
    seed = "key" if generator == KEYED else "seed"
    for key in ("game", "rules", "players", seed):
        if key not in head:
            raise BadRecord("record-missing", key=key)
    if not end:
        raise BadRecord("record-cut", actions=len(tokens))
    setting = Setting(head["players"], options, head.get("components"))
    told = [names.get(place, "") for place in range(1, head["players"] + 1)] if names else []
    date, result = _unquoted(head.get("date", "")), _unquoted(head.get("result", ""))
    return GameRecord(head["game"], head["rules"], setting, head[seed], tokens, end, lines, told, date, result)


def _value(key: str, value: str, line: int) -> Any:
    """What a line of the head says."""
    if key in WORDS:
        return value
    try:
        return json.loads(value) if key == "components" else int(value)
    except (ValueError, RecursionError):
        if key == "components":
            raise BadRecord("record-json", line=line) from None
        raise BadRecord("record-number", line=line, key=key, found=value) from None


def replay(game: Game, record: GameRecord, until: int | None = None) -> Any:
    """The state after `until` actions (all by default); the end is verified when it is reached."""
    *_, (_, s, _) = steps(game, record, until)
    if until is None or until >= len(record.tokens):
        _verify_end(game, record, s)
    return s


def steps(game: Game, record: GameRecord, until: int | None = None) -> Iterator[tuple[int, Any, list[Event]]]:
    """The number of actions played, the state then and the events of the last action; one state, changing."""
    if record.game != game.meta.key:
        raise BadRecord("record-game", found=record.game, wanted=game.meta.key)
    if record.rules != game.meta.rules_version:
        raise BadRecord("record-rules", found=str(record.rules), ours=game.meta.rules_version)
    try:
        s = game.new(record.setting, record.seed)
    except BadSetting as error:
        raise BadRecord("record-setting", why=error) from None
    yield 0, s, []
    for number, token in enumerate(record.tokens[:until], 1):
        line = record.lines[number - 1] if len(record.lines) >= number else 0
        try:
            events = game.play(s, token)
        except (UnknownToken, IllegalAction) as error:
            raise BadRecord("record-action", number=number, line=line, why=error) from None
        yield number, s, events


def _verify_end(game: Game, record: GameRecord, s: Any) -> None:
    if record.end == UNFINISHED:
        if s.over:
            raise BadRecord("record-unfinished")
    elif not s.over:
        raise BadRecord("record-not-over", actions=len(record.tokens))
    elif record.end != shown_scores(game, s):
        raise BadRecord("record-scores", found=record.end, ours=shown_scores(game, s))
