"""A guided first game: a set-up and the first moves of it, `guide/guide.yaml` in a game's folder, told in
`guide/<language>.ftl`.

The line names every action of both seats from the beginning, forced ones too. `play` is an action of whoever learns,
`other` one of the opponent. `say` names the message that explains it (its heading, `.text` and `.why`, icons in
brackets), `at` the element of the board that it is about, where it is not that of the
action. Nobody has to follow the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from teocalli.engine.game import Game, Setting
from teocalli.engine.yaml_text import read_yaml


@dataclass(frozen=True)
class Step:
    """An action of the line, with what is said of it."""

    token: str
    is_other: bool
    say: str
    at: str


@dataclass(frozen=True)
class Guide:
    """The set-up of a guided game and its line."""

    setting: Setting
    seed: int
    line: tuple[Step, ...]

    def is_followed(self, tokens: Sequence[str]) -> bool:
        """Whether these first actions are those of the line, as far as it goes."""
        return all(step.token == token for step, token in zip(self.line, tokens, strict=False))

    def step(self, tokens: Sequence[str], is_other: bool, made: int = 0) -> Step | None:
        """What comes next for one side, which has made so many choices ahead; None when the line was left or is over.

        Where seats choose together, nobody waits for the one whose action the record has first.
        """
        if len(tokens) >= len(self.line) or not self.is_followed(tokens):
            return None
        own = [step for step in self.line[len(tokens) :] if step.is_other == is_other]
        return own[made] if made < len(own) else None

    @property
    def told(self) -> list[str]:
        """The messages of the line in order."""
        return [step.say for step in self.line if step.say]


def guide_of(game: Game) -> Guide | None:
    """The guided first game of a game, where it has one."""
    return _guide(game.folder / "guide" / "guide.yaml")


@cache
def _guide(file: Path) -> Guide | None:
    if not file.exists():
        return None
    given = read_yaml(file.read_text(encoding="utf-8"))
    line = tuple(
        Step(str(step.get("play", step.get("other"))), "other" in step, step.get("say", ""), step.get("at", ""))
        for step in given["line"]
    )
    return Guide(Setting(given["players"], given.get("options", {})), given["seed"], line)
