"""A game looked at again: how the chances went, and which turns cost most, for people and for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from teocalli.bots.analysis import Adviser, Turn, analyse, chances, costliest, turns_of
from teocalli.engine import game_record
from teocalli.engine.game import Game
from teocalli.engine.game_record import GameRecord
from teocalli.engine.language import exact
from teocalli.face.words import Words
from teocalli.speech import speech

BARS = "▁▂▃▄▅▆▇█"


def judged(game: Game[Any], record: GameRecord, progress: Callable[[int, int], None]) -> list[Turn]:
    """Every turn of a record; `progress` hears how many of how many are done."""
    game_record.replay(game, record)  # what is wrong with it is said before anything is compiled
    actions = [game.actions.action(token) for token in record.tokens]
    count = sum(1 for _ in turns_of(game, game.new(record.setting, record.seed), actions))
    found: list[Turn] = []
    for turn in analyse(Adviser(game), game.new(record.setting, record.seed), actions):
        found.append(turn)
        progress(len(found), count)
    return found


def report(game: Game[Any], turns: Sequence[Turn]) -> dict[str, Any]:
    """All of it, for programs; seats are counted from 1."""
    return {
        "game": game.meta.key,
        "turns": [
            {**asdict(turn), "seat": turn.seat + 1, "lost_points": turn.lost_points, "lost_chance": turn.lost_chance}
            for turn in turns
        ],
    }


def in_words(game: Game[Any], turns: Sequence[Turn], language: str) -> list[str]:
    """The chances of every seat as a line of bars, and the costliest turns with better ones."""
    t = speech(language).say
    lines = [t("analyse-chances")]
    for seat, shares in enumerate(zip(*chances(turns), strict=True)):
        lines.append(f"  {t('seat', number=seat + 1)}  {bars(shares)}")
    costly = costliest(turns)
    lines.append(t("analyse-costliest") if costly else t("analyse-no-mistakes"))
    words = Words(game, language)
    for turn in costly:
        lines.append(
            t(
                "analyse-turn",
                number=turn.seat + 1,
                first=turn.first,
                chance=round(100 * turn.lost_chance),
                amount=exact(round(turn.lost_points, 1)),
            )
        )
        for message, tokens in (("analyse-played", turn.tokens), ("analyse-better", turn.better)):
            told = [words.action(game.actions.action(token)) for token in tokens]
            lines.append("  " + t(message, actions="; ".join(told)))
    return lines


def bars(shares: Sequence[float]) -> str:
    """Shares from 0 to 1 as a row of bars."""
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares)
