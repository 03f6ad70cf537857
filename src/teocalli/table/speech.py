"""The table's own words, and the languages a reader can choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from babel import Locale
from markupsafe import Markup, escape

from teocalli.engine.game import Game
from teocalli.engine.messages import LANGUAGES, REMEMBERED, Messages
from teocalli.face.words import Words

FOLDER = Path(__file__).with_name("words")
#: Languages by their own names.
NAMES = {language: str(Locale(language).get_display_name()).capitalize() for language in LANGUAGES}


@cache
def speech(language: str) -> Messages:
    """The table's messages in a language."""
    return Messages(FOLDER, language)


@cache
def marked(language: str) -> Callable[..., Markup]:
    """The table's messages for templates: escaped once, not every time they are shown."""
    return partial(_marked, language)


@lru_cache(REMEMBERED, typed=True)  # 1 and True are different arguments, though they compare equal
def _marked(language: str, message: str, **arguments: Any) -> Markup:
    return escape(speech(language).say(message, **arguments))


def game_title(game: Game, language: str) -> str:
    """The name on the box in the reader's language."""
    return Words(game, language).title


def automatic_name(game: Game, language: str) -> str:
    """What the opponent is called that plays by a game's own rules."""
    named = game.face.automatic
    return Words(game, language).say(named) if named else speech(language).say("seat-automatic")


@cache
def _newcomers() -> frozenset[str]:
    """What somebody is called who has not chosen a name, in all languages."""
    return frozenset(speech(language).say("newcomer") for language in LANGUAGES)


def is_chosen(name: str) -> bool:
    """Whether somebody chose a name: it is more than Guest, or Гость 2."""
    word, _, number = name.partition(" ")
    return word not in _newcomers() or not (number.isdecimal() or not number)


def shown_name(name: str, language: str) -> str:
    """A person's name. One that nobody chose is said in the reader's language: Guest, Гость 2."""
    number = name.partition(" ")[2]
    if is_chosen(name):
        return name
    return f"{speech(language).say('newcomer')} {number}".rstrip()


def preferred(accepted: str) -> str:
    """The first of our languages in an `Accept-Language` header."""
    wishes: Mapping[str, float] = {
        part.split(";")[0].strip()[:2].lower(): -_quality(part) for part in reversed(accepted.split(","))
    }
    return next((code for code in sorted(wishes, key=lambda c: wishes[c]) if code in LANGUAGES), "en")


def _quality(part: str) -> float:
    _, _, q = part.partition("q=")
    try:
        return float(q) if q else 1.0
    except ValueError:
        return 0.0
