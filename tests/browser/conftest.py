"""A real table served by a process of its own, and real browsers that visit it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.visitor import PHONE, Visitor

#: A page may take this long where other tests use the same cores, in milliseconds.
expect.set_options(timeout=20_000)

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


class Server:
    """`teocalli serve` on a database of the test's own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "teocalli", "serve", "--port", str(self.port)]
        log = (self.folder / "serve.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--database", str(self.folder / "tables.sqlite")],
            stdout=log,
            stderr=log,
            env=os.environ | {"TEOCALLI_DATA": str(self.folder)},
        )
        for _ in range(200):
            try:
                urllib.request.urlopen(self.address, timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "serve.log").read_text())

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for each file: all tests come from one address, and a server lets that open so many tables an hour only."""
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: while Playwright runs, no other test of the process can have an event loop."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


def launch(playwright: Playwright) -> Browser:
    """The Chromium of the machine, or else Playwright's own."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=chromium, args=list(QUIET))


@pytest.fixture
def caller(server: Server, browser: Browser) -> Iterator[Visitor]:
    """Somebody with a phone."""
    caller = Visitor(browser, server.address, PHONE)
    yield caller
    assert caller.complaints == []
    caller.close()
