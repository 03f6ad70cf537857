"""Help and the sentences of argparse itself, in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from teocalli.engine.messages import LANGUAGES
from teocalli.speech import language_of, speech

Say = Callable[..., str]
#: What argparse says by itself, and our message for it.
OWN = {
    "usage: ": "parse-usage",
    "options": "parse-options",
    "positional arguments": "parse-positional",
    "show this help message and exit": "parse-help",
    "%(prog)s: error: %(message)s\n": "parse-error",
    "argument %(argument_name)s: %(message)s": "parse-argument",
    "the following arguments are required: %s": "parse-required",
    "unrecognized arguments: %s": "parse-unrecognized",
    "expected one argument": "parse-one",
    "ignored explicit argument %r": "parse-none",
    "invalid choice: %(value)r (choose from %(choices)s)": "parse-choice",
    "invalid %(type)s value: %(value)r": "parse-value",
    "ambiguous option: %(option)s could match %(matches)s": "parse-ambiguous",
}


def language_asked(given: Sequence[str]) -> str:
    """The language that the arguments ask for, before they are read in earnest; else that of the environment."""
    quick = argparse.ArgumentParser(add_help=False)
    quick.add_argument("--language", nargs="?")
    asked = quick.parse_known_args(given)[0].language
    return asked if asked in LANGUAGES else language_of()


def name_values(read: argparse.ArgumentParser, t: Say) -> None:
    """What stands for the values of arguments (`FILE`, `N`) follows the language, too."""
    for action in read._actions:
        if action.nargs != 0 and not action.choices:
            name = action.metavar if isinstance(action.metavar, str) else action.dest
            action.metavar = t(f"value-{re.sub('[^a-z]', '-', name.lower())}")


@contextmanager
def argparse_in(language: str) -> Iterator[None]:
    """Meanwhile argparse, which asks a function `_` of its module for every sentence, speaks this language."""
    module, say = vars(argparse), speech(language).say
    kept = module["_"]

    def said(sentence: str | None) -> str | None:
        if sentence is None or sentence not in OWN:  # none at all where argparse has no description
            return None if sentence is None else str(kept(sentence))
        end = sentence[len(sentence.rstrip()) :]  # Fluent trims it
        return say(OWN[sentence]) + end

    module["_"] = said
    try:
        yield
    finally:
        module["_"] = kept
