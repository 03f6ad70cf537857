"""A visitor sends likely and unlikely things to all routes. Nothing breaks, and what is refused changes nothing."""

from __future__ import annotations

import json
import random
import string
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import fields
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from teocalli.engine.structs import pack
from teocalli.face.help import pictures
from teocalli.games import GAMES, game
from teocalli.table.app import ROUTES, application
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.database import Sqlite, connect
from teocalli.table.joined import script, style
from teocalli.table.limits import Limits
from teocalli.table.match import Match
from teocalli.table.notices.mail import CONFIRM, STOP, Mail
from teocalli.table.notices.settings import MAIL, PUSH, WEBHOOK, NoticeSettings, Relay
from teocalli.table.operations import OPERATIONS
from teocalli.table.pages.rules import book_of
from teocalli.table.replaying import replayed
from teocalli.table.serve import Games
from teocalli.table.store import Store
from teocalli.table.tables import Tables
from tests.trust.fuzz import GAMES_FOLDER, LONGEST, STRANGE, Fuzzed
from tests.trust.ledger import Ledger
from tests.trust.scene import NOBODY, PASSWORD, Scene

#: Another scene after so many requests.
SCENE = 250
#: A browser's keys: a point of the curve (its own generator), and sixteen bytes.
KEYS = {
    "p256dh": "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "auth": "AAAAAAAAAAAAAAAAAAAAAA",
}
WAYS = NoticeSettings(
    frozenset({PUSH, MAIL, WEBHOOK}), True, "https://table.example", Relay("smtp", "x", 1, "", "", "a@x.example")
)


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


#: What is really sent to an address, by its last part, and whether it must be: what is declared, and what pages send.
PROPER = {one.path.rpartition("/")[2]: {x.name: x.required for x in fields(one.takes)} for one in OPERATIONS} | {
    "new": dict.fromkeys(("game", "players", "seat0", "seat1"), True),
    "sheet": {"at": True},
    "preview": dict.fromkeys(("seat", "version", "token"), True),
    "hint": dict.fromkeys(("seat", "version"), True),
    "push": dict.fromkeys(("endpoint", "keys"), True),
}
#: How often what may be left out is sent; some things cannot be done without.
OFTEN = dict.fromkeys(("sign-in", "password", "say", "me", "people"), 0.9)
#: Forms have other fields than programs send.
FORMS = {"/t/{table}/clock": {"kind of clock": True}}


class Endless(Limits):
    """Nobody is told to wait: what lies behind the limits is fuzzed too."""

    def count(self, *counts: Any) -> None:
        pass


class NoMail(Mail):
    """Letters that go nowhere."""

    async def _hand_over(self, letter: Any) -> None:
        pass


class Visitor:
    """Somebody, or nobody in particular, who asks for anything."""

    FIELDS = (
        "seat", "version", "token", "key", "name", "text", "invite", "whole", "strength", "game", "players", "seat0",
        "seat1", "listed", "language", "theme", "confirm", "next", "login", "password", "old", "at", "options", "seats",
        "file", "option-draft",
    )  # fmt: skip

    def __init__(self, folder: Path, seed: int) -> None:
        self.chooser, self.found = random.Random(seed), Fuzzed()
        self.scene, self.routes = Scene(self.chooser), templates()
        self.database = connect(str(folder / "t.sqlite"))
        workers = BotWorkers(game, processes=False)
        self.server = Tables(Store(self.database), Games(), workers, pace=0, clock=self.scene.clock)
        self.app: Starlette = application(self.server, Endless(), WAYS)
        notifier = self.app.state.notifier
        notifier.mail = NoMail(notifier.mail.relay, notifier.mail.site, notifier.mail.secret, notifier.mail.executor)
        for one, name in ((workers, "warm_up"), (workers.advisers, "_prepare")):
            setattr(one, name, _nothing)  # nothing is compiled meanwhile
        assert isinstance(self.database, Sqlite)
        self.database._connection.execute("PRAGMA synchronous = OFF")  # nobody pulls the plug here; `kills.py` does
        self.ledger, self.number = Ledger(self.server, self.database), 0
        self.record = (GAMES_FOLDER / "tzolkin/games/2-players-1.txt").read_text(encoding="utf-8")

    def run(self, inputs: int) -> Fuzzed:
        here = ("127.0.0.1", 50_000)
        app = self.ledger.around(self.app)
        with TestClient(app, follow_redirects=False, raise_server_exceptions=False, client=here) as client:
            self.client = client
            self.scene.begin(client, self.server, (self.app.state.secret, self.app.state.notifier.secret))
            for number in range(inputs):
                if number % SCENE == 0:
                    client.cookies.clear()
                    self.scene.fill()
                self._try(*self.routes[number % len(self.routes)])
            self._settle()
            self._compare_memory()
        return self.found

    def _settle(self) -> None:
        """Wait until no bot plays."""
        while len(self.server.automatic_play.bots):
            time.sleep(0.01)

    # ------------------------------------------------------------ what is sent

    def _likely(self, name: str, table: str, person: str) -> Any:
        """Something that may be right."""
        choose, match = self.chooser.choice, self.server.loaded(table)
        seats = [*match.movers, *range(len(match.seats))] if match is not None else [0, 1]
        known: dict[str, Callable[[], Any]] = {
            "seat": lambda: choose(seats), "version": lambda: match.version if match is not None else 0,
            "token": lambda: self._token(table), "game": lambda: choose(GAMES), "players": lambda: 2,
            "seat0": lambda: "me", "seat1": lambda: choose(("me", "open", "random")), "listed": lambda: True,
            "language": lambda: choose(("en", "hu")), "theme": lambda: "dark", "confirm": lambda: "never",
            "ask": lambda: "all", "rated": lambda: "yes", "pace": lambda: "slow", "solo_pace": lambda: "slow",
            "seats": lambda: ["me", "open"], "options": dict, "strength": lambda: "random", "archived": lambda: True,
            "at": lambda: choose(range(3)), "password": lambda: PASSWORD, "old": lambda: PASSWORD,
            "login": lambda: choose([self.scene.logins[-1], f"{self.chooser.random()}"]), "name": lambda: "Somebody",
            "whole": lambda: True, "evaluation": lambda: False, "names": list, "manners": dict, "clock": lambda: None,
            "kind of clock": lambda: choose(("minutes", "days", "")), "terms": lambda: {"each": 900, "bot": "random"},
            "components": lambda: None, "text": lambda: choose(("hello", self.record)),
            "person": lambda: choose(self.scene.people[-2:]), "address": lambda: "anna@mail.example",
            "url": lambda: NOBODY, "endpoint": lambda: NOBODY, "keys": lambda: KEYS,
            "turn": lambda: True, "over": lambda: True, "invited": lambda: True, "next": lambda: "/me",
        }  # fmt: skip
        return known[name]() if name in known else self._noise()

    def _noise(self) -> str:
        return "".join(self.chooser.choices(string.printable, k=self.chooser.randrange(12)))

    def _token(self, table: str) -> str:
        match = self.server.loaded(table)
        return self.chooser.choice(match.game.tokens(match.state)) if match is not None and match.mover >= 0 else "x"

    def _fields(self, method: str, path: str, table: str, person: str, is_wild: bool) -> dict[str, Any]:
        last = path.rpartition("/")[2]
        proper = FORMS.get(path) or PROPER.get(last, {})
        names = [name for name, needed in proper.items() if needed or self.chooser.random() < OFTEN.get(last, 0.3)]
        if is_wild:  # unknown fields are refused by name before anything else is looked at
            names = [name for name in names if self.chooser.random() < 0.9]
            names += self.chooser.sample(self.FIELDS, self.chooser.randrange(4))
        sent = {name: self._likely(name, table, person) for name in names}
        for name in sent:
            if is_wild and self.chooser.random() < 0.3:
                sent[name] = self.chooser.choice((*STRANGE, self._noise()))
        return {"clock" if name == "kind of clock" else name: value for name, value in sent.items()}

    def _address(self, path: str, table: str, key: str) -> str:
        rules, verb = game(key), self.chooser.choice((CONFIRM, STOP))
        parts = {
            "table": table or "x", "game": key, "verb": verb,
            "name": self.chooser.choice((style(), script())).address.rpartition("/")[2],
            "chapter": self.chooser.choice([chapter.id for chapter in book_of(rules, "en")] or ["x"]),
            "picture": self.chooser.choice([*pictures(rules.folder)] or ["x"]),
        }  # fmt: skip
        if "{word}" in path:
            parts["word"] = self.scene.word(verb)
        if "{channel}" in path:
            self.channel = self.chooser.choice(self.scene.channels() or [None])
            parts["channel"] = self.channel.id if self.channel is not None else "x"
        for name, value in parts.items():
            strange = self.chooser.random() < 0.1
            path = path.replace(f"{{{name}}}", (self.chooser.choice(STRANGE) or "x") if strange else value)
        return path.replace("\x00", "%00")

    def _person(self, path: str, table: str) -> str:
        """Who asks: rather somebody whom it concerns."""
        if self.chooser.random() < 0.2:
            return ""
        if "{channel}" in path and self.channel is not None:
            return self.channel.person
        return self.chooser.choice(self.scene.sitting_at(table) or self.scene.people)

    def _try(self, method: str, path: str) -> None:
        table, is_wild = self.scene.table_for(path.rpartition("/")[2]), self.chooser.random() < 0.5
        address = self._address(path, table, self.chooser.choice(GAMES))
        person = self._person(path, table)
        sent = self._fields(method, path, table, person, is_wild)
        headers = {"accept": self.chooser.choice(("application/json", "text/html"))}
        if person:
            headers["authorization"] = f"Bearer {self.scene.pass_of(person)}"
        if self.chooser.random() < 0.05:
            headers[self.chooser.choice(("origin", "cookie", "accept-language"))] = "http://[\xe9;q=x"
        self.number += 1
        headers["x-request"] = str(self.number)
        began = time.process_time(), time.monotonic()
        self.client.cookies.clear()
        try:
            answer = self._send(method, address, sent, headers)
        except (UnicodeError, ValueError):
            return  # the client itself refuses to send that
        self.found.inputs += 1
        told = f"{method} {path}: {answer.status_code}, request {self.number}"
        self._judge(told, f"{method} {path}", answer.status_code, began)

    def _send(self, method: str, address: str, sent: dict[str, Any], headers: dict[str, str]) -> Any:
        if method == "GET":
            given = {name: str(value) for name, value in sent.items() if name != "wait"}
            return self.client.get(address, params=given, headers=headers)
        if address.startswith("/api") or address.endswith("/push"):
            body = json.dumps(sent) if self.chooser.random() < 0.9 else self.chooser.choice(STRANGE)
            return self.client.post(address, content=body.encode("utf-8", "replace"), headers=headers)
        return self.client.post(address, data={name: str(value) for name, value in sent.items()}, headers=headers)

    # ------------------------------------------------------------ what came of it

    def _judge(self, told: str, route: str, status: int, began: tuple[float, float]) -> None:
        if status >= 500:
            self.found.crashes.append(told)
        if time.process_time() - began[0] > LONGEST or time.monotonic() - began[1] > 12 * LONGEST:
            self.found.hangs.append(told)
        if status < 400:
            self.found.accepted += 1
            self.found.routes[route] += 1
        else:
            self.found.refused += 1
            if self.ledger.changes[self.number]:
                self.found.changes.append(told)

    def _compare_memory(self) -> None:
        """What the server holds of each table is what its log says: nothing was changed without being written."""
        for table, match in list(self.server.kept._matches.items()):  # bots play on meanwhile
            if fingerprint(match) != fingerprint(replayed(self.server.games, table, self.server.store.entries(table))):
                self.found.changes.append(f"table {table} is not what its log says")


def fingerprint(match: Match) -> tuple[Any, ...]:
    return match.number, match.version, match.status, match.seats, pack(match.state).tobytes()


async def _nothing(*kind: str) -> None:
    """No bot or adviser gets ready."""
