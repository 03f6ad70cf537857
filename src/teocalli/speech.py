"""What the terminal and the command line say, and in which language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from teocalli.engine.messages import LANGUAGES, Messages
from teocalli.engine.refusals import Refused

FOLDER = Path(__file__).with_name("words")
#: Where the environment tells the language, first ours, then the system's, strongest first.
TOLD_BY = ("TEOCALLI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Mistake(Refused):
    """Something that a person at the command line can put right; `message` is the id of its sentence."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, FOLDER, **arguments)


def speech(language: str) -> Messages:
    return Messages(FOLDER, language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of whoever started the command, as far as we speak it."""
    told = (environment.get(name, "")[:2].lower() for name in TOLD_BY)
    return next((language for language in told if language in LANGUAGES), "en")
