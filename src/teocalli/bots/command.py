"""Bots in any language: a program that reads one line of JSON and answers with one line of JSON.

The lines are described in `docs/bot-protocol.md`. The program is shown what its seat sees, and guesses where it asks
for them; never the true state. Whoever answers nonsense, too late or not at all is replaced for that move, which is
reported, and the game goes on.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from teocalli.bots.base import Offer, Situation
from teocalli.engine import position
from teocalli.engine.refusals import Refused

log = logging.getLogger("teocalli.bots")
PROTOCOL = 1
#: How a program is written where a bot's name is expected.
PREFIX = "cmd:"
#: The environment variable in which a host names programs for people to play against: `name=command`, one a line.
GIVEN = "TEOCALLI_BOTS"
#: Seconds for a program to start, and beyond its thinking time before it is late.
START, GRACE = 10.0, 1.0
#: Guesses a program may ask for during one decision, and letters of a line that it may send.
MOST_GUESSES, LONGEST_LINE = 10_000, 100_000
#: A program that fails so often in a row is not asked again.
MOST_FAILURES = 5


class NoSuchProgram(Refused):
    """A command that cannot be started."""


class Misbehaved(Exception):
    """A program that did not answer as it should; the text says how."""


class CommandBot:
    """Asks a program. `reports` lists what went wrong."""

    def __init__(self, command: str, seed: int) -> None:
        self.name = PREFIX + command
        self.command, self.seed = command, seed
        self.reports: list[str] = []
        self._program: _Program | None = None
        self._stand_in = Random(seed)
        self._asked = self._failures = 0

    def choose(self, situation: Situation) -> str:
        self._asked += 1
        if self._failures >= MOST_FAILURES:
            return self._stand_in.choice(situation.tokens)
        try:
            token = self._answer(situation)
            self._failures = 0
        except Misbehaved as what:
            token = self._stand_in.choice(situation.tokens)
            self._failures += 1
            self._report(f"{self.name}, decision {self._asked}: {what} {token!r} was played instead.")
            self.close()
        return token

    def _answer(self, situation: Situation) -> str:
        if self._program is None:
            self._program = _Program(self.command)
            self._greet(self._program, situation)
        program, until = self._program, time.monotonic() + situation.seconds + GRACE
        program.tell(
            type="choose", id=self._asked, seat=situation.seat + 1, view=situation.view, legal=situation.tokens,
            seconds=situation.seconds,
        )  # fmt: skip
        for _ in range(MOST_GUESSES):
            answer = program.hear(until)
            if answer.get("id") != self._asked:
                continue  # a late answer to an earlier question
            if answer.get("type") == "guess":
                seed = answer.get("seed", 0)
                if type(seed) is not int or not 0 <= seed < 2**62:
                    raise Misbehaved("The seed of a guess is a whole number below 2^62.")
                guess = position.describe(situation.game, situation.guess(seed))
                program.tell(type="guess", id=self._asked, position=guess)
            elif answer.get("token") in situation.tokens:
                return str(answer["token"])
            else:
                raise Misbehaved(f"{str(answer.get('token'))[:60]!r} is not among the legal tokens.")
        raise Misbehaved(f"It asked for more than {MOST_GUESSES} guesses.")

    def _greet(self, program: _Program, situation: Situation) -> None:
        meta = situation.game.meta
        program.tell(
            type="hello", protocol=PROTOCOL, game=meta.key, rules=meta.rules_version, seat=situation.seat + 1,
            seed=self.seed,
        )  # fmt: skip
        if program.hear(time.monotonic() + START).get("type") != "hello":
            raise Misbehaved("It did not say hello.")

    def _report(self, text: str) -> None:
        self.reports.append(text)
        print(text, file=sys.stderr, flush=True)

    def close(self) -> None:
        """End the program; it is started again when it is asked again."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def __del__(self) -> None:
        self.close()


class _Program:
    """A running program, and the lines between it and us."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                process_group=0,  # an interruption of the game is none of the program, which ends with its input
            )
        except (OSError, ValueError) as error:
            raise NoSuchProgram("bot-program", command=command, why=error) from None
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines, suppress(ValueError):  # what is not text ends it
            while line := lines.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put("")

    def tell(self, **message: Any) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise Misbehaved("It has ended.") from None

    def hear(self, until: float) -> dict[str, Any]:
        """Its next line."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise Misbehaved("It did not answer in time.") from None
        if not line:
            raise Misbehaved("It has ended.")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise Misbehaved(f"It did not answer with a JSON object: {line.strip()[:60]!r}.")
        return message

    def end(self) -> None:
        """Close its input, and see to it that it ends; whoever reads its output notices that by itself."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()

    def _kill(self) -> None:
        """The program and all that it has started, as far as the system has groups of processes."""
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()


def offers(given: str) -> tuple[Offer, ...]:
    """The programs that a host names. A line that is none is left out, and told."""
    found = []
    for line in filter(None, map(str.strip, given.splitlines())):
        name, _, command = line.partition("=")
        if re.fullmatch(r"[a-z][a-z0-9_-]*", name.strip()) and command.strip():
            found.append(Offer(name.strip(), partial(CommandBot, command.strip()), name.strip().capitalize()))
        else:
            log.warning("%s: %r is not like `name=command`, with a name of small letters.", GIVEN, line)
    return tuple(found)


OFFERS = offers(os.environ.get(GIVEN, ""))
