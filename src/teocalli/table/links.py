"""Links of a table page: to the rulebook, to its signs, and to the score sheet."""

from __future__ import annotations

from teocalli.engine.game import Game
from teocalli.face.help import chapter
from teocalli.face.legend import legend
from teocalli.table.fragments import SEAT, TABLE
from teocalli.table.match import GATHERING
from teocalli.table.perspective import Perspective


def rules_at(sight: Perspective, table: str) -> str:
    """The rulebook, with the way back to the table: at the chapter of what the reader is asked, or at its beginning."""
    game = sight.match.game
    about = chapter(game, sight.state) if sight.my_turn else ""
    return f"/rules/{game.meta.key}{f'/{about}' if about else ''}?table={table}"


def sheet_at(sight: Perspective) -> str:
    """Where the score sheet of what is shown is, at any table; of a game without points there is none."""
    match = sight.match
    if match.status == GATHERING or (match.game.face.gain is None and match.game.face.tally is None):
        return ""
    return f"/t/{TABLE}/sheet?seat={SEAT}" + ("" if sight.is_here else f"&until={sight.count}")


def legend_at(game: Game, table: str, language: str) -> str:
    """Where the signs of a table's game are explained; empty where they are not."""
    return f"/rules/{game.meta.key}/signs?table={table}" if legend(game, language) else ""
