"""The end of a game: who won, in which order, and the names above the sheet."""

from __future__ import annotations

from typing import Any

from teocalli.engine.language import exact, listed, written
from teocalli.table.sight import Sight


def result(sight: Sight) -> str:
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


def ranking(sight: Sight) -> list[dict[str, Any]]:
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


def sheet_names(sight: Sight) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name} for seat, name in enumerate(sight.names)]
