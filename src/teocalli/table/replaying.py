"""Replaying: a table from its log, by rules that may have changed since.

The log keeps a check sum every so many actions. So a change of the rules is noticed, also one that nobody gave a
number; and a game of an older version goes on where replaying it proves that nothing has changed for it.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.engine.game import Game
from teocalli.table.entries import Entry, Opened, Played
from teocalli.table.folding import begin, fold
from teocalli.table.match import Match
from teocalli.table.refusals import Refused

log = logging.getLogger("teocalli.table")
#: A check sum is kept every so many actions, and at the end.
CHECKED_EVERY = 20


class Changed(ValueError):
    """The rules lead elsewhere than they did when this was played."""


def check_sum(game: Game, s: Any) -> str:
    """What can be chosen by whom, and the points: short, and the same however a state is kept in memory."""
    seen = [bool(s.over), game.mover(s), sorted(game.tokens(s)) if not s.over else [], game.scores(s)]
    return hashlib.blake2b(json.dumps(seen).encode(), digest_size=8).hexdigest()


def is_checked(count: int, s: Any) -> bool:
    """Whether a check sum belongs to the entry of the action with this number."""
    return count % CHECKED_EVERY == 0 or bool(s.over)


def replayed(games: Mapping[str, Game], table: str, entries: Sequence[Entry]) -> Match:
    """The table, or a refusal that says why it cannot be shown."""
    try:
        opened = entries[0].opened
    except ValueError as error:
        raise cannot_be_read(table, error) from None
    game = games.get(opened.game)
    if game is None:
        raise Refused("refused-game", 404, game=opened.game)
    is_old = opened.rules != game.meta.rules_version
    try:
        match, unchecked = _folded(table, game, entries)
    except Exception as error:  # whatever stands there, only this table cannot be shown
        if is_old:
            raise _too_old(game, opened) from None
        raise cannot_be_read(table, error) from None
    if is_old and unchecked:
        raise _too_old(game, opened)
    return match


def _folded(table: str, game: Game, entries: Sequence[Entry]) -> tuple[Match, int]:
    """The table, and how many check sums it lacks; `Changed` where one is not as it was."""
    match = begin(table, game, entries[0])
    unchecked = _compare(match, entries[0].opened.sum) if match.given else 0
    for entry in entries[1:]:
        fold(match, entry)
        if isinstance(entry.body, Played) and is_checked(len(match.moves), match.state):
            unchecked += _compare(match, entry.body.sum)
    return match, unchecked


def _compare(match: Match, kept: str | None) -> int:
    """0 if the check sum is as it was, 1 if there is none."""
    if kept is not None and kept != check_sum(match.game, match.state):
        raise Changed(f"after {len(match.moves)} actions the game is not as it was")
    return int(kept is None)


def _too_old(game: Game, opened: Opened) -> Refused:
    return Refused("refused-rules", 410, old=opened.rules, new=game.meta.rules_version)


def cannot_be_read(table: str, error: Exception) -> Refused:
    log.error("Table %s cannot be replayed.", table, exc_info=error)
    return Refused("refused-replay", 410)
