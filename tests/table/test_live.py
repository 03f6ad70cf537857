"""The live stream: others' moves arrive by themselves, what was missed comes first, nobody sees too much."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Queue
from typing import Any

import httpx

from teocalli.table.patch import patched
from tests.table.conftest import Served


class Browser:
    """A visitor of a real server, with a cookie and open streams."""

    def __init__(self, base: str, name: str) -> None:
        self.http = httpx.Client(base_url=base, headers={"accept": "application/json"}, timeout=20)
        self.http.post("/me", data={"name": name})

    def open(self, **fields: Any) -> str:
        given = {"game": "tiny", "players": 2, "seat0": "me", "seat1": "open", "listed": "1"} | fields
        return str(self.http.post("/new", data=given).headers["location"])

    def act(self, path: str, token: str, seat: int, version: int) -> httpx.Response:
        return self.http.post(f"{path}/act", data={"token": token, "seat": seat, "version": version})

    @contextmanager
    def listening(self, path: str, since: int = 0) -> Iterator[Queue[dict[str, Any]]]:
        """The events of a table as they come in."""
        heard: Queue[dict[str, Any]] = Queue()
        with self.http.stream("GET", f"{path}/live?since={since}", timeout=20) as stream:

            def read() -> None:
                event, held = "", dict[str, list[str]]()
                try:
                    for line in stream.iter_lines():
                        if line.startswith("event: "):
                            event = line[7:]
                        elif line.startswith("data: "):
                            heard.put({"event": event} | unpacked(json.loads(line[6:]), held))
                    heard.put({"event": "end"})
                except httpx.HTTPError:
                    heard.put({"event": "lost"})

            reader = threading.Thread(target=read)
            reader.start()
            yield heard
            with suppress(OSError):  # the server may have closed it already
                stream.extensions["network_stream"].get_extra_info("socket").shutdown(socket.SHUT_RDWR)
            reader.join()


def unpacked(news: dict[str, Any], held: dict[str, list[str]]) -> dict[str, Any]:
    """News with whole regions: what a page held before, patched, as its script does it."""
    for name, sent in news.get("regions", {}).items():
        held[name] = sent.split("\n") if isinstance(sent, str) else patched(held[name], sent)
        news["regions"][name] = "\n".join(held[name])
    return news


def wait(heard: Queue[dict[str, Any]], number: int) -> dict[str, Any]:
    """The first news that is at least so new."""
    while True:
        news = heard.get(timeout=10)
        if news.get("number", 0) >= number and news["event"] == "news":
            return news


def test_others_moves_arrive_and_show_only_what_the_seat_may_see(served: Served) -> None:
    anna, bela = Browser(served.base, "Anna"), Browser(served.base, "Béla")
    path = anna.open()
    with anna.listening(path) as at_anna:
        wait(at_anna, 1)
        assert bela.http.post(f"{path}/sit", data={"seat": 1}).json()["ok"]
        assert "take 1" in wait(at_anna, 2)["regions"]["prompt"], "the game began, and it is Anna's turn"
        with bela.listening(path) as at_bela:
            first = wait(at_bela, 2)
            assert 'name="token"' not in first["regions"]["prompt"]
            anna.act(path, "take 1", 0, 0)
            news = wait(at_bela, 3)
            assert 'name="token"' in news["regions"]["prompt"]
            assert "takes one stone" in news["regions"]["log"]
            assert 'name="token"' not in wait(at_anna, 3)["regions"]["prompt"]


def test_a_page_that_fell_behind_gets_what_it_missed_and_no_more(served: Served) -> None:
    anna = Browser(served.base, "Anna")
    path = anna.open(seat1="me")
    with anna.listening(path, since=1) as heard:
        first = heard.get(timeout=10)
        assert set(first["regions"]) == {"bar", "panels", "prompt"}, "only who is there may be news"
        assert f'data-build="{first["build"]}"' in anna.http.get(path).text, "the page knows what it was made with"
        anna.act(path, "take 1", 0, 0)
        assert "build" not in wait(heard, 2)
    anna.act(path, "take 2", 1, 1)
    with anna.listening(path, since=1) as heard:
        news = heard.get(timeout=10)
        assert (news["event"], news["number"], news["version"]) == ("news", 3, 2)
        assert "takes 2 stones" in news["regions"]["log"]


def test_the_server_is_restarted_and_the_page_goes_on(database: str) -> None:
    first = Served(database)
    anna = Browser(first.base, "Anna")
    path = anna.open(seat1="me")
    with anna.listening(path) as heard:
        wait(heard, 1)
        first.stop()
    second = Served(database, first.port)
    try:
        assert anna.act(path, "take 1", 0, 0).json()["ok"]
        with anna.listening(path, since=1) as heard:
            assert wait(heard, 2)["version"] == 1
    finally:
        second.stop()


def test_presence_and_talk_arrive(served: Served) -> None:
    anna, bela = Browser(served.base, "Anna"), Browser(served.base, "Béla")
    path = anna.open()
    bela.http.post(f"{path}/sit", data={"seat": 1})
    with anna.listening(path) as at_anna:
        assert 'class="here"' in wait(at_anna, 2)["regions"]["panels"], "Anna herself"
        with bela.listening(path):
            assert wait(at_anna, 2)["regions"]["panels"].count('class="here"') == 2
        assert wait(at_anna, 2)["regions"]["panels"].count('class="here"') == 1
        bela.http.post(f"{path}/say", data={"text": "Szia!"})
        assert "Szia!" in wait(at_anna, 3)["regions"]["log"]


def test_whoever_opens_a_page_sees_who_is_there_at_once(served: Served) -> None:
    """The page is drawn before its own stream begins, and others may come and go in between."""
    anna, bela = Browser(served.base, "Anna"), Browser(served.base, "Béla")
    path = anna.open()
    bela.http.post(f"{path}/sit", data={"seat": 1})
    assert 'class="here"' not in anna.http.get(path).text
    with bela.listening(path), anna.listening(path, since=2) as heard:
        assert heard.get(timeout=10)["regions"]["panels"].count('class="here"') == 2


def test_pages_of_void_passes_are_let_go(served: Served) -> None:
    anna = Browser(served.base, "Anna")
    path = anna.open(seat1="me")
    old = Browser(served.base, "")
    old.http.cookies = httpx.Cookies(anna.http.cookies)
    with old.listening(path) as heard:
        assert 'name="token"' in wait(heard, 1)["regions"]["prompt"]
        assert anna.http.post("/sign-out-elsewhere").status_code in (200, 303)
        anna.act(path, "take 1", 0, 0)
        assert heard.get(timeout=10)["event"] == "end", "nothing more is heard"
    with old.listening(path, since=2) as heard:
        assert 'name="token"' not in heard.get(timeout=10)["regions"]["prompt"], "a stranger by now"


def test_two_who_act_at_once_are_served_one_after_the_other(served: Served) -> None:
    anna = Browser(served.base, "Anna")
    path = anna.open(seat1="me")
    answers: list[httpx.Response] = []
    tabs = [
        threading.Thread(target=lambda t=token: answers.append(anna.act(path, t, 0, 0)))
        for token in ("take 1", "take 2", "take 3")
    ]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join()
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    table = anna.http.get(f"/api/tables/{path.removeprefix('/t/')}").json()
    assert (table["version"], len(table["log"])) == (1, 1)


def test_what_another_server_wrote_is_read_before_something_is_refused(served: Served, database: str) -> None:
    """Two servers on one database, which do not hear of each other."""
    other = Served(database)
    try:
        anna = Browser(served.base, "Anna")
        path = anna.open(seat1="me")
        elsewhere = Browser(other.base, "")
        elsewhere.http.cookies = anna.http.cookies
        assert elsewhere.http.get(f"{path}/state").json()["number"] == 1
        assert anna.http.post(f"{path}/say", data={"text": "hello"}).json()["number"] == 2
        assert elsewhere.http.post(f"{path}/say", data={"text": "hi"}).json()["number"] == 3
        assert anna.act(path, "take 1", 0, 0).json() == {"ok": True, "number": 4, "version": 1}
        assert elsewhere.act(path, "take 1", 0, 0).json() == {"ok": True, "number": 4, "version": 1}, "sent twice"
        assert anna.act(path, "take 1", 1, 1).json()["version"] == 2
        assert anna.act(path, "take 1", 0, 2).json()["version"] == 3
        assert elsewhere.act(path, "take 1", 1, 3).json()["version"] == 4, "this server was behind, the page was not"
        assert elsewhere.act(path, "take 2", 1, 1).json()["refused"] == "refused-stale"
    finally:
        other.stop()
