"""Trying things out on a position: what is legal, what is refused and why, what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teocalli.engine import position
from teocalli.engine.events import Event
from teocalli.engine.game import Game, IllegalAction
from teocalli.engine.language import written
from teocalli.engine.messages import Messages
from teocalli.face.words import Words
from teocalli.speech import Mistake, speech


def apply(game: Game, s: Any, tokens: Sequence[str]) -> list[Event]:
    """Apply tokens one after another and return everything that happened; one that cannot be is named, with why."""
    events: list[Event] = []
    for number, token in enumerate(tokens, 1):
        try:
            events += game.play(s, token)
        except IllegalAction as error:
            raise Mistake("use-token", number=number, token=error.token, why=error.why) from None
    return events


def report(game: Game, s: Any, events: Sequence[Event], language: str = "en") -> dict[str, Any]:
    """Everything about a position that a program may want, in words and numbers; seats are counted from 1."""
    t = speech(language).say
    words = Words(game, language, [t("seat", number=seat) for seat in range(1, game.places(s) + 1)])
    menu = game.menu(s)
    return {
        "game": game.meta.key,
        "events": [_event(game, words, event) for event in events],
        "over": bool(s.over),
        "seat": None if s.over else game.mover(s) + 1,
        "decision": None if s.over else words.decision(s),
        "legal": [{"token": game.actions.token(a), "meaning": words.action(a)} for a in menu.actions],
        "refused": [
            {"token": game.actions.token(a), "meaning": words.action(a), "why_not": words.reason(reason)}
            for a, reason in menu.refused
        ],
        "scores": game.scores(s),
        "position": position.describe(game, s),
    }


def _event(game: Game, words: Words, event: Event) -> dict[str, Any]:
    seat = event.seat + 1 if event.seat >= 0 else None
    return {**game.told(event), "seat": seat, "words": words.event(event)}


def options_in_words(told: dict[str, Any], speech: Messages) -> list[str]:
    """The pending decision of a report, for people."""
    if told["over"]:
        return [speech.say("try-over", scores=" ".join(written(score, speech.language) for score in told["scores"]))]
    found = [speech.say("try-decision", number=told["seat"], decision=told["decision"]), speech.say("try-legal")]
    width = max(len(entry["token"]) for entry in told["legal"] + told["refused"])
    found += [f"  {entry['token']:<{width}}  {entry['meaning']}" for entry in told["legal"]]
    if told["refused"]:
        found.append(speech.say("try-refused"))
        found += [f"  {e['token']:<{width}}  {e['meaning']} — {e['why_not']}" for e in told["refused"]]
    return found


def result_in_words(game: Game, s: Any, told: dict[str, Any]) -> list[str]:
    """What happened and where it led, for people: the events are comments, so the whole can be read as a position."""
    return [*(f"# {event['words']}" for event in told["events"]), position.write(game, s).rstrip()]
