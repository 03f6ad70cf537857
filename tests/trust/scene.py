"""What there is to ask a table server for: people, tables in every state, ways to be told.

All of it is made anew now and then, when a day has gone by.
"""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as changed
from starlette.testclient import TestClient

from teocalli.games import GAMES
from teocalli.table import people
from teocalli.table.entries import Entry, Played
from teocalli.table.listing import listing
from teocalli.table.match import PLAYING
from teocalli.table.memo import Memo
from teocalli.table.notices.channels import Channel, Channels
from teocalli.table.notices.mail import CONFIRM, STOP, token
from teocalli.table.tables import Tables

PASSWORD, DAY = "long enough", 26 * 3600.0
#: Nobody is there; an address of this machine, so that nobody elsewhere is called.
NOBODY = "http://127.0.0.1:9/x"
#: So many of the newest are asked for.
NEWEST = 16
#: Which tables something can be done at.
FIT = {
    **dict.fromkeys(("sit", "stand", "invite", "bot"), "gathering"), **dict.fromkeys(("agree", "step-in"), "shared"),
    **dict.fromkeys(("record", "continue", "rematch", "analysis"), "over"), "put-away": "old", "hint": "with a bot",
    **dict.fromkeys(("act", "undo", "preview"), "at one screen"), "back": "stepped in",
}  # fmt: skip


class Scene:
    """People and tables by their ids."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser, self.ahead, self.fillings = chooser, 0.0, 0
        self.people, self.logins, self.tables = list[str](), list[str](), list[str]()
        self.fit = dict[str, list[str]]()  # tables in a certain state

    def clock(self) -> float:
        return time.time() + self.ahead

    def begin(self, client: TestClient, server: Tables, secrets: tuple[bytes, bytes]) -> None:
        self.client, self.server, (self.secret, self.letters) = client, server, secrets

    # ------------------------------------------------------------ who and what

    def pass_of(self, person: str) -> str:
        """A pass that is good now, however often its person has signed out."""
        known = self.server.store.person(person)
        return people.sign(self.secret, person, known.generation, self.clock()) if known is not None else "x"

    def sitting_at(self, table: str) -> list[str]:
        """Who sits there: at a table that cannot be loaded, who did when it was opened."""
        match = self.server.loaded(table)
        sat = self.server.store.database.read("SELECT person FROM sitting WHERE table_id = ?", table)
        there = match.people() if match is not None else {person for (person,) in sat}
        return sorted(there & set(self.people))

    def channels(self) -> list[Channel]:
        ways = Channels(self.server.store.database)
        return [channel for person in self.people for channel in ways.of(person)]

    def word(self, verb: str) -> str:
        """A link's word, which came in a letter."""
        found = self.channels()
        channel = self.chooser.choice(found).id if found else "x"
        return token(self.letters, verb if verb in (CONFIRM, STOP) else STOP, channel)

    def table_for(self, what: str) -> str:
        """Rather a table where something can be done."""
        fit = self.fit.get(FIT.get(what, ""), [])
        return self.chooser.choice(fit if fit and self.chooser.random() < 0.7 else self.tables)

    # ------------------------------------------------------------ making it

    def fill(self) -> None:
        """A day later: two more people, who have played together, and tables in every state."""
        self.ahead, self.fillings = self.ahead + DAY, self.fillings + 1
        anna, bela = (self._come(name) for name in ("Anna", "Béla"))
        self.people = [*self.people[-4:], anna, bela]
        over, shared, left = (self._shared(anna, bela) for _ in range(3))
        self._do(bela, f"/tables/{over}/resign", seat=1)
        alone = self._open(anna, "me", "me")
        made = {
            "over": over, "shared": shared, "at one screen": alone, "with a bot": self._open(anna, "me", "random"),
            "gathering": self._open(anna, "me", "open"), "old": self._outdated(alone), "stepped in": left,
        }  # fmt: skip
        if before := self.fit.get("stepped in"):
            self._let_bot_in(before[-1])
        self.fit = {state: [*self.fit.get(state, [])[-1:], table] for state, table in made.items()}
        self.logins = [*self.logins[-3:], f"anna{self.fillings}"]
        self._do(bela, "/me/password", login=self.logins[-1], password=PASSWORD)
        self._do(anna, "/me/notices/webhook", url=NOBODY)
        self.tables = self.tables[-NEWEST:]

    def _come(self, name: str) -> str:
        return str(self.client.post("/api/people", json={"name": name}).json()["id"])

    def _ask(self, person: str, path: str, **given: Any) -> Any:
        bearer = {"authorization": f"Bearer {self.pass_of(person)}"}
        return self.client.post(f"/api{path}", json=given, headers=bearer)

    def _do(self, person: str, path: str, **given: Any) -> dict[str, Any]:
        answer = self._ask(person, path, **given)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def _open(self, person: str, *seats: str) -> str:
        wish = {"game": self.chooser.choice(GAMES), "seats": seats, "listed": True}
        self.tables.append(self._do(person, "/tables", **wish)["id"])
        return self.tables[-1]

    def _shared(self, host: str, guest: str) -> str:
        table = self._open(host, "me", "open")
        self._do(guest, f"/tables/{table}/sit", seat=1)
        return table

    def _let_bot_in(self, table: str) -> None:
        """A day has gone by, and somebody has not chosen. Who knows what was done at that table meanwhile."""
        match = self.server.loaded(table)
        if match is not None and match.status == PLAYING and match.waited_for:
            late = min(match.waited_for)
            for other in match.people_beside(late) & set(self.people):
                self._ask(other, f"/tables/{table}/step-in", seat=late, strength="random")

    def _outdated(self, table: str) -> str:
        """A game like this one, under rules that are not here: nothing is called so any more what was played first."""
        match, (entry, *_) = self.server.loaded(table), self.server.store.entries(table)
        assert match is not None
        old = f"{table}old"
        opened = replace(entry, key=None, body=changed(entry.body, rules=99))
        played = Entry(entry.person, Played(0, "no-such-thing"), 2, entry.at)
        self.server.store.append(old, [opened, played], replace(listing(match, Memo()), id=old), [entry.person])
        self.tables.append(old)
        return old
