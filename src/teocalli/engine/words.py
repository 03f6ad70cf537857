"""Words: messages in a reader's language, found by id, written in Fluent (`words/<language>.ftl` in a game's folder).

`decision-<kind>`, `action-<family>`, `event-<what>`, `cause-<cause>`, `reason-<reason>`, `option-<name>`; words of a
vocabulary are `<parameter>-<word>`. A message receives the words of its parameters, already translated, and the forms
of each word, which are its attributes: with `board-forest = forest` and `.to = to the forest`, `$board-to` may be used.
A decision receives its context by name, and what `Game.asked` adds, as words that are not translated: messages choose
by them, `{ $temple -> [blue] … *[green] … }`. `$seat` is the player's name where there is one, otherwise the seat's
number: write `{ $seat }: …`, uninflected.
Figures of components are arguments, too, and come from their declarations (`figures.py`).
The table also asks for `about` (one sentence on the game), `option-<name>-about` and `option-<name>-<choice>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from teocalli.engine.events import Event
from teocalli.engine.figures import Figures, Phrase, phrases
from teocalli.engine.records import words_of

if TYPE_CHECKING:
    from teocalli.engine.game import Game

LANGUAGES = ("en", "ru", "pt", "hu")
NO_FIGURES: Figures = {}
Arguments = tuple[tuple[str, Any], ...]


class Messages:
    """The messages of one folder in one language, with the figures that they tell."""

    def __init__(self, folder: Path, language: str, figures: Figures = NO_FIGURES) -> None:
        self.language, self.figures = language, figures
        self._file = f"{folder}/{language}.ftl"
        self.bundle = _bundle(self._file, language)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(self.phrased(message, {})[0]))

    def ids(self, beginning: str) -> list[str]:
        """Ids that begin so, as the components are declared or in the order of the file."""
        shared = (id for id, said in self.figures.items() if said.message != id)
        return [id for id in (*shared, *_ids(self._file)) if id.startswith(beginning)]

    def say(self, message: str, **arguments: Any) -> str:
        """A message by id. A missing one shows its id, which a test refuses."""
        return _said(self._file, self.language, *self.phrased(message, arguments))

    def attributes(self, message: str, **arguments: Any) -> dict[str, str]:
        """The attributes of a message by name: forms of a word, or `effect`, what a tile does."""
        return dict(_attributes(self._file, self.language, *self.phrased(message, arguments)))

    def phrased(self, message: str, arguments: Mapping[str, Any]) -> tuple[str, Arguments]:
        """The message that says another one, and what it is told: figures in words, and the arguments."""
        said = self.figures.get(message)
        if said is None:
            return message, tuple(arguments.items())
        told = {name: self._listed(value) if isinstance(value, tuple) else value for name, value in said.told}
        return said.message, tuple((told | dict(arguments)).items())

    def _listed(self, phrases: Iterable[Phrase]) -> str:
        return ", ".join(self.say(one.message, **dict(one.told)) for one in phrases)


class Words(Messages):
    """The messages of one game in one language. Where the players' names are known, they stand for the seats."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(game.folder / "words", language, game.face.figures())
        self.game, self.names = game, tuple(names)

    @property
    def title(self) -> str:
        """The name on the box; a game that does not translate it has one name everywhere."""
        return self.say("title") if self.has("title") else self.game.meta.title

    @cached_property
    def _vocabularies(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The words for events and for causes."""
        return words_of(self.game.events), words_of(self.game.causes)

    def word(self, parameter: str, word: str) -> str | int:
        """A word of a vocabulary; numbers stay numbers, so that messages can choose plurals."""
        if word.lstrip("-").isdigit():
            return int(word)
        return self.say(_id(f"{parameter}-{word}"))

    def forms(self, name: str, parameter: str, word: str, **arguments: Any) -> dict[str, str | int]:
        """The arguments that tell a message of a word: the word itself as `name`, its forms as `name-<form>`.

        Forms may count by the arguments of an event; a component tells figures of its own.
        """
        told: dict[str, str | int] = {name: self.word(parameter, word)}
        id = _id(f"{parameter}-{word}")
        for form, text in self.attributes(id, **({} if id in self.figures else arguments)).items():
            told[f"{name}-{form}"] = text
        return told

    def who(self, seat: int) -> str | int:
        """A seat by the name of its player, or by its number."""
        return self.names[seat] if 0 <= seat < len(self.names) else seat + 1

    def decision(self, s: Any) -> str:
        """What is asked now."""
        id, told = self.question(s)
        return self.say(id, seat=self.who(s.stack[s.depth - 1].seat), **told)

    def question(self, s: Any) -> tuple[str, dict[str, Any]]:
        """The message of the pending decision, and what it is told besides the player's name."""
        frame, game = s.stack[s.depth - 1], self.game
        told = game.rulebook.told(frame)
        if game.asked is not None:
            told |= game.asked(s)
        return f"decision-{_id(game.rulebook.kinds[frame.kind])}", told

    def action(self, action: int) -> str:
        return self._remembered(action, self._action)

    def _remembered(self, what: Hashable, say: Callable[[Any], str]) -> str:
        """A sentence that is put together once; a table tells the same ones of many games."""
        key = self._file, self.names, what
        found = _sentences.get(key)
        if found is None:
            if len(_sentences) > REMEMBERED:
                _sentences.clear()
            found = _sentences[key] = say(what)
        return found

    def _action(self, action: int) -> str:
        family = self.game.actions.family_of(action)
        arguments: dict[str, str | int] = {}
        for name, word in family.arguments(action).items():
            arguments |= self.forms(name, name, word)
        return self.say(f"action-{_id(family.name)}", **arguments)

    def reason(self, reason: int) -> str:
        return self.say(reason_id(self.game, reason))

    def event(self, event: Event) -> str:
        return self._remembered(event, self._event)

    def _event(self, event: Event) -> str:
        names, causes = self._vocabularies
        vocabulary = self.game.things.get(event.what)
        arguments = {
            "seat": self.who(event.seat),
            "amount": event.amount,
            "cause": self.say(f"cause-{_id(causes[event.cause])}"),
        }
        if vocabulary is not None and event.thing >= 0:
            thing = self.forms("thing", vocabulary_name(vocabulary), words_of(vocabulary)[event.thing], **arguments)
        else:
            thing = {"thing": event.thing}
        return self.say(f"event-{_id(names[event.what])}", **arguments, **thing)


def reason_id(game: Game, reason: int) -> str:
    """The message of a reason."""
    return f"reason-{_id(words_of(game.reasons)[reason])}"


def needed(game: Game) -> set[str]:
    """Ids of all messages that a language of this game must have."""
    ids = {f"decision-{_id(k)}" for i, k in enumerate(game.rulebook.kinds) if game.rulebook.options_of[i] is not None}
    for family in game.actions.families:
        ids.add(f"action-{_id(family.name)}")
        for name, words in family.parameters:
            ids |= {f"{name}-{_id(w)}" for w in words if not w.lstrip("-").isdigit()}
    ids |= {f"reason-{_id(w)}" for w in words_of(game.reasons)[1:] if w}
    ids |= {f"event-{_id(w)}" for w in words_of(game.events) if w}
    ids |= {f"cause-{_id(w)}" for w in words_of(game.causes) if w}
    for vocabulary in game.things.values():
        name = vocabulary_name(vocabulary)
        ids |= {f"{name}-{_id(w)}" for w in words_of(vocabulary) if w and not w.lstrip("-").isdigit()}
    for option in game.meta.options:
        ids.add(f"option-{_id(option.name)}")
    figures = game.face.figures()
    return ids - figures.keys() | {said.message for said in phrases(figures)}


def _id(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-").lower()


def vocabulary_name(vocabulary: Any) -> str:
    """What a vocabulary is called in the ids of messages."""
    return _id(getattr(vocabulary, "name", None) or type(vocabulary).__name__)


@cache
def _ids(path: str) -> list[str]:
    entries = FluentResource(Path(path).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


#: A table says the same few thousand sentences again and again, and Fluent takes its time over each.
REMEMBERED = 60_000
_sentences: dict[Hashable, str] = {}


@lru_cache(REMEMBERED)
def _said(path: str, language: str, message: str, arguments: Arguments) -> str:
    bundle = _bundle(path, language)
    if not bundle.has_message(message):
        return message
    return _formatted(bundle, bundle.get_message(message).value, arguments)


@lru_cache(REMEMBERED)
def _attributes(path: str, language: str, message: str, arguments: Arguments) -> tuple[tuple[str, str], ...]:
    bundle = _bundle(path, language)
    if not bundle.has_message(message):
        return ()
    found = bundle.get_message(message).attributes
    return tuple((name, _formatted(bundle, pattern, arguments)) for name, pattern in found.items())


def _formatted(bundle: Any, pattern: Any, arguments: Arguments) -> str:
    """Numbers choose plurals and are written with the language's decimal sign, ungrouped and with a true minus."""
    numbers = {name: value for name, value in arguments if isinstance(value, int | float)}
    plain = {name: fluent_number(value, useGrouping=False) for name, value in numbers.items()}
    text = str(bundle.format_pattern(pattern, dict(arguments) | plain)[0])
    if any(value < 0 for value in numbers.values()):  # Fluent writes its numbers itself, with a hyphen
        text = re.sub(r"(?<!\w)-(?=\d)", "−", text)
    return text


@cache
def _bundle(path: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(Path(path).read_text(encoding="utf-8")))
    return bundle
