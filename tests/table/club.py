"""A club: two people at a table server that tells of turns, with a mail server and a receiver of webhooks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.table.app import application
from teocalli.table.notices.channels import Channel
from teocalli.table.notices.settings import NoticeSettings, Relay
from tests.table.conftest import new_tables
from tests.table.people import Visitor, state_of
from tests.table.post_office import Mailbox, Posted, Receiver, running
from tests.table.test_clock import Hours

SITE = "https://play.example.org"


class Club:
    """A table server with a mail server and a receiver of webhooks, whose clock stands still by itself."""

    def __init__(self, client: TestClient, mailbox: Mailbox, receiver: Receiver, hours: Hours) -> None:
        self.client, self.mailbox, self.receiver, self.hours = client, mailbox, receiver, hours
        self.state: Any = state_of(client)
        self.anna, self.bela = Visitor(client, "Anna"), Visitor(client, "Béla")

    def later(self, seconds: float = 100.0) -> None:
        """Let time pass, and the notifier look."""
        self.hours.now += seconds
        assert self.client.portal is not None
        self.client.portal.call(self.state.notifier.look)

    def id_of(self, visitor: Visitor) -> str:
        return visitor.cookies["teocalli"].split(".")[0]

    def channels(self, visitor: Visitor) -> list[Channel]:
        found: list[Channel] = self.state.notifier.channels.of(self.id_of(visitor))
        return found

    def hook(self, visitor: Visitor) -> Channel:
        visitor.post("/me/notices/webhook", url=f"{self.receiver.address}/hook?of=me")
        self.hours.now += 1
        return self.channels(visitor)[-1]

    def next(self) -> Posted:
        """What came, once the notifier has made a note of it: before, time that passes would make it due again."""
        found = self.receiver.posted.get(timeout=30)
        self.settle()
        return found

    def failed(self) -> None:
        """Something came that was answered badly."""
        self.next()

    def is_silent(self) -> bool:
        """Whether nothing was sent when the notifier looked."""
        self.settle()
        return self.receiver.posted.empty()

    def settle(self) -> None:
        """Wait until everything that is being sent has come."""

        async def told() -> None:
            tasks: set[asyncio.Task[Any]] = self.state.notifier._background._tasks
            await asyncio.gather(*(task for task in tasks if "_tell_all" in repr(task)))

        assert self.client.portal is not None
        self.client.portal.call(told)

    def table(self) -> str:
        path = self.anna.open(listed=1)
        self.bela.post(f"{path}/sit", seat=1)
        return path


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    tables, hours = new_tables(database), Hours()
    tables.clock = hours
    mailbox, receiver = Mailbox(), Receiver()
    relay = Relay("smtp+plain", "127.0.0.1", mailbox.port, "", "", "Teocalli <table@example.org>")
    allowed = NoticeSettings(frozenset({"mail", "webhook", "push"}), True, SITE, relay)
    app = application(tables, notices_allowed=allowed)
    app.state.notifier.rounds, app.state.notifier.pauses = 1e6, ()
    with running(mailbox, receiver), TestClient(app, follow_redirects=False) as client:
        yield Club(client, mailbox, receiver, hours)
