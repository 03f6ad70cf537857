"""How the lobby lists a table."""

from __future__ import annotations

from typing import Any

from teocalli.face.words import Words
from teocalli.table.match import AWAY, GATHERING, PLAYING, Match
from teocalli.table.memo import Memo
from teocalli.table.store import Listing


def listing(match: Match, memo: Memo) -> Listing:
    """What the lobby knows of a table without reading its log."""
    seats = match.seats
    summary: dict[str, Any] = {
        "name": match.name,
        "host": next((s.name for s in seats if s.person == match.host), ""),
        "players": match.setting.players,
        "seats": [{"kind": s.kind, "person": s.person, "name": s.name, "strength": s.strength} for s in seats],
        "mover": match.mover,
        "movers": match.movers,
        "moves": len(match.moves),
        "options": dict(match.setting.options),
        "rules": match.game.meta.rules_version,
    }
    if match.status not in (GATHERING, AWAY) and (colours := match.game.face.colours) is not None:
        summary["colours"] = list(colours(memo.open_view(match)))
    if match.status == PLAYING:
        summary["progress"] = progress(match, memo)
    if match.manners.spectators == "none":
        summary["closed"] = True
    if (running_out := match.running_out) is not None:
        summary["due"] = running_out[0]
    if match.is_over:
        summary |= {"scores": match.scores(), "ranks": match.ranks(), "ended": bool(match.state.over)}
    return Listing(match.id, match.game.meta.key, match.status, match.listed, match.updated, summary)


def progress(match: Match, memo: Memo) -> list[tuple[str, str]]:
    """How far the game is: the figures of its chips that count something, the same in all languages."""
    chips = match.game.face.chips
    words = memo.words.get(("en", ()), lambda: Words(match.game, "en"))
    shown = chips(memo.open_view(match), words) if chips is not None else ()
    return [(chip.icon, chip.amount) for chip in shown if isinstance(chip.amount, str) and "/" in chip.amount]
