"""Fuzz: random and mutated input for all routes and all parsers. Nothing breaks, nothing hangs, what is refused changes
nothing.
"""

from __future__ import annotations

import json
import random
import string
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import fields
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from teocalli.engine import game_record, position
from teocalli.engine.actions import UnknownToken
from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.game_record import BadRecord
from teocalli.engine.position import BadPosition
from teocalli.games import GAMES, game
from teocalli.table.app import ROUTES, application
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.database import connect
from teocalli.table.limits import Limits
from teocalli.table.operations import OPERATIONS
from teocalli.table.serve import Games
from teocalli.table.store import Store
from teocalli.table.tables import Tables

GAMES_FOLDER = Path(__file__).parents[1]
#: Seconds that an input may take, for a parser of the processor's time.
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


# ---------------------------------------------------------------- routes


def templates() -> list[tuple[str, str]]:
    """Method and path of every route."""
    found = []
    for route in ROUTES:
        inner = route.routes if isinstance(route, Mount) and route.path == "/api" else [route]
        for one in inner:
            if isinstance(one, Route):
                prefix = "/api" if isinstance(route, Mount) else ""
                found += [(method, prefix + one.path) for method in sorted((one.methods or set()) - {"HEAD"})]
    return [(method, path) for method, path in found if not path.endswith("/live")]


#: What is really sent to an address, by its last part, and whether it must be: what is declared, and what the form for
#: a new table has.
PROPER = {one.path.rpartition("/")[2]: {x.name: x.required for x in fields(one.takes)} for one in OPERATIONS} | {
    "new": dict.fromkeys(("game", "players", "seat0", "seat1"), True),
    "sheet": {"at": True},
}


class Endless(Limits):
    """Nobody is told to wait: what lies behind the limits is fuzzed too."""

    def count(self, *counts: Any) -> None:
        pass


class Visitor:
    """Sends likely and unlikely things to all routes."""

    FIELDS = (
        "seat", "version", "token", "key", "name", "text", "invite", "whole", "strength", "game", "players", "seat0",
        "seat1", "listed", "language", "theme", "confirm", "next", "login", "password", "old", "at", "options", "seats",
        "file", "option-draft",
    )  # fmt: skip

    def __init__(self, folder: Path, seed: int) -> None:
        self.chooser, self.found = random.Random(seed), Fuzzed()
        self.server = Tables(
            Store(connect(str(folder / "t.sqlite"))), Games(), BotWorkers(game, processes=False), pace=0
        )
        self.app: Starlette = application(self.server, Endless())
        self.routes = templates()
        self.record = (GAMES_FOLDER / "tzolkin/games/2-players-1.txt").read_text(encoding="utf-8")
        self.passes = [""]
        self.tables = ["x"]

    def run(self, inputs: int) -> Fuzzed:
        with TestClient(self.app, follow_redirects=False, raise_server_exceptions=False) as client:
            self.client = client
            self._settle()
            for number in range(inputs):
                if number % 500 == 499:
                    self._settle()
                self._try()
        return self.found

    def _settle(self) -> None:
        """Somebody new, and a table at which there is something to do."""
        answer = self.client.post("/api/people", json={"name": "A"})
        self.passes = [*self.passes[-3:], "", answer.json()["pass"]]
        bearer = {"authorization": f"Bearer {self.passes[-1]}"}
        wishes = self.chooser.choice((["me", "me"], ["me", "open"], ["me", "random"]))
        opened = {"game": self.chooser.choice(GAMES), "seats": wishes, "listed": True}
        self.tables = [*self.tables[-6:], self.client.post("/api/tables", json=opened, headers=bearer).json()["id"]]

    def _value(self, name: str) -> Any:
        if self.chooser.random() < 0.3:
            return self.chooser.choice(STRANGE)
        known: dict[str, Callable[[], Any]] = {
            "seat": lambda: self.chooser.randrange(3), "version": lambda: self.chooser.randrange(4),
            "token": self._token, "game": lambda: self.chooser.choice(GAMES), "players": lambda: 2,
            "seat0": lambda: "me", "seat1": lambda: self.chooser.choice(("me", "open", "random")),
            "language": lambda: self.chooser.choice(("en", "hu", "xx")), "seats": lambda: ["me", "open"],
            "options": dict, "strength": lambda: "random", "at": lambda: self.chooser.randrange(3),
            "password": lambda: "long enough", "old": lambda: "long enough", "listed": lambda: True,
            "whole": lambda: True, "archived": lambda: True, "evaluation": lambda: False, "names": list,
            "manners": dict, "clock": lambda: None, "terms": lambda: {"each": 900}, "components": lambda: None,
            "login": lambda: self.chooser.choice(("anna", "bela", "cili")), "name": lambda: "Somebody",
            "text": lambda: self.chooser.choice(("hello", self.record)),
        }  # fmt: skip
        return known.get(name, lambda: "".join(self.chooser.choices(string.printable, k=self.chooser.randrange(12))))()

    def _token(self) -> str:
        match = self.server.loaded(self.tables[-1])
        return self.chooser.choice(match.game.tokens(match.state)) if match is not None and match.mover >= 0 else "x"

    def _try(self) -> None:
        method, path = self.chooser.choice(self.routes)
        table = self.chooser.choice(self.tables) if self.chooser.random() < 0.9 else self.chooser.choice(STRANGE)
        address = path.replace("{table}", table or "x").replace("{game}", self.chooser.choice(GAMES))
        address = address.replace("{chapter}", str(self.chooser.randrange(9))).replace("\x00", "%00")
        proper = PROPER.get(path.rpartition("/")[2], {})
        names = [name for name, needed in proper.items() if self.chooser.random() < (0.95 if needed else 0.3)]
        if self.chooser.random() < 0.4:  # unknown fields are refused by name before anything else is looked at
            names += self.chooser.sample(self.FIELDS, self.chooser.randrange(7))
        sent = {name: self._value(name) for name in names}
        headers = {"accept": self.chooser.choice(("application/json", "text/html"))}
        if signed := self.chooser.choice(self.passes):
            headers["authorization"] = f"Bearer {signed}"
        if self.chooser.random() < 0.05:
            headers[self.chooser.choice(("origin", "cookie", "accept-language"))] = "http://[\xe9;q=x"
        before, began = self._written(), time.monotonic()
        try:
            answer = self._send(method, address, sent, headers)
        except (UnicodeError, ValueError):
            return  # the client itself refuses to send that
        self.found.inputs += 1
        self._judge(method, path, answer.status_code, began, before)

    def _send(self, method: str, address: str, sent: dict[str, Any], headers: dict[str, str]) -> Any:
        if method == "GET":
            given = {name: str(value) for name, value in sent.items() if name != "wait"}
            return self.client.get(address, params=given, headers=headers)
        if address.startswith("/api"):
            body = json.dumps(sent) if self.chooser.random() < 0.9 else self.chooser.choice(STRANGE)
            return self.client.post(address, content=body.encode("utf-8", "replace"), headers=headers)
        return self.client.post(address, data={name: str(value) for name, value in sent.items()}, headers=headers)

    def _written(self) -> int:
        """How much people have written; bots go on meanwhile."""
        sql = "SELECT (SELECT count(*) FROM entries WHERE person <> '') + (SELECT count(*) FROM people)"
        return int(self.server.store.database.read(sql)[0][0])

    def _judge(self, method: str, path: str, status: int, began: float, before: int) -> None:
        told = f"{method} {path}: {status}"
        if status >= 500:
            self.found.crashes.append(told)
        if time.monotonic() - began > LONGEST:
            self.found.hangs.append(told)
        if status < 400:
            self.found.accepted += 1
            self.found.routes[f"{method} {path}"] += 1
        else:
            self.found.refused += 1
            if self._written() != before:
                self.found.changes.append(told)


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
