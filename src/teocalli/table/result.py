"""The end of a game: who won, in which order, and by what."""

from __future__ import annotations

from typing import Any

from teocalli.engine.language import exact, listed, signed, written
from teocalli.table.match import OVER
from teocalli.table.perspective import Perspective
from teocalli.table.sheet import Sheet

#: So many sources of the winner's lead are named.
MOST_ADVANTAGES = 3


def result(sight: Perspective) -> str:
    """Who won."""
    match, t, language = sight.match, sight.reader.speech.say, sight.reader.language
    if not match.is_over:
        return ""
    winners = [sight.names[seat] for seat, rank in enumerate(match.ranks()) if rank == 1]
    resigned = [sight.names[i] for i, seat in enumerate(match.seats) if seat.resigned]
    if not match.state.over:
        return t("result-resigned", name=listed(resigned, language)) if resigned else t("result-unfinished")
    best = exact(max(match.scores()[seat] for seat, rank in enumerate(match.ranks()) if rank == 1))
    return t("result-won", names=listed(winners, language), count=len(winners), points=best)


def series(sight: Perspective) -> str:
    """Who has won how many games, where several were played one after another."""
    match, language = sight.match, sight.reader.language
    games = match.games_before + (match.status == OVER)
    if not match.games_before:
        return ""
    won = match.standing()
    shown = {match.player(i): sight.names[i] for i in range(len(match.seats))}
    told = ", ".join(f"{name} {written(won.get(player, 0), language)}" for player, name in shown.items())
    return sight.reader.speech.say("series", count=games, standing=told)


def ranking(sight: Perspective) -> list[dict[str, Any]]:
    """All seats, the winner first."""
    match, t = sight.match, sight.reader.speech.say
    ranks, scores = match.ranks(), match.scores()
    return [
        {
            "rank": ranks[seat], "seat": seat, "name": sight.names[seat],
            "score": written(scores[seat], sight.reader.language),
            "note": t("kind-resigned") if seat < len(match.seats) and match.seats[seat].resigned else "",
        }
        for seat in sorted(range(len(ranks)), key=lambda i: ranks[i])
    ]  # fmt: skip


def advantages(sight: Perspective, sheet: Sheet) -> str:
    """By how much the winner won, and where most of that came from; empty where nobody was ahead by points."""
    match, language = sight.match, sight.reader.language
    if not match.state.over or len(match.ranks()) < 2:
        return ""
    first, second, *_ = sorted(range(len(match.ranks())), key=lambda seat: (match.ranks()[seat], seat))
    lead = match.scores()[first] - match.scores()[second]
    if lead <= 0:
        return ""
    ahead = sorted(((row.counted(first) - row.counted(second), row.cause) for row in sheet.rows), reverse=True)
    causes = [f"{cause} {signed(points, language)}" for points, cause in ahead[:MOST_ADVANTAGES] if points > 0]
    return sight.reader.speech.say("sheet-lead", points=exact(lead), causes=", ".join(causes))
