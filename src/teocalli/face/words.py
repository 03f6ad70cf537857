"""Words: messages in a reader's language, found by id, written in Fluent (`words/<language>.ftl` in a game's folder).

`decision-<kind>`, `action-<family>`, `event-<what>`, `cause-<cause>`, `reason-<reason>`, `option-<name>`; words of a
vocabulary are `<parameter>-<word>`. A message receives the words of its parameters, already translated, and the forms
of each word, which are its attributes: with `board-forest = forest` and `.to = to the forest`, `$board-to` may be used.
Where no event tells what came of an action, the log says its attribute `.log`, in the third person, without the name.
A decision receives its context by name, and what `Game.asked` adds, as words that are not translated: messages choose
by them, `{ $temple -> [blue] … *[green] … }`. `$seat` is the player's name where there is one, otherwise the seat's
number: write `{ $seat }: …`, uninflected.
Figures of components are arguments, too, and come from their declarations (`figures.py`).
The table also asks for `about` (one sentence on the game), `option-<name>-about` and `option-<name>-<choice>`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import Any

from teocalli.engine.events import Event
from teocalli.engine.figures import phrases
from teocalli.engine.game import Game
from teocalli.engine.messages import Messages, message_id, vocabulary_name
from teocalli.engine.structs import words_of


class Words(Messages):
    """The messages of one game in one language. Where the players' names are known, they stand for the seats."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(game.folder / "words", language, game.face.figures())
        self.game, self.names = game, tuple(names)
        self._sentences: dict[Hashable, str] = {}

    @cached_property
    def title(self) -> str:
        """The name on the box; a game that does not translate it has one name everywhere."""
        return self.say("title") if self.has("title") else self.game.meta.title

    @cached_property
    def _told_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The messages of events and of causes."""
        events, causes = words_of(self.game.events), words_of(self.game.causes)
        return tuple(f"event-{message_id(word)}" for word in events), tuple(
            f"cause-{message_id(word)}" for word in causes
        )

    def word(self, parameter: str, word: str) -> str | int:
        """A word of a vocabulary; numbers stay numbers, so that messages can choose plurals."""
        if word.lstrip("-").isdigit():
            return int(word)
        return self.say(message_id(f"{parameter}-{word}"))

    def forms(self, name: str, parameter: str, word: str, **arguments: Any) -> dict[str, str | int]:
        """The arguments that tell a message of a word: the word itself as `name`, its forms as `name-<form>`.

        Forms may count by the arguments of an event; a component tells figures of its own.
        """
        told: dict[str, str | int] = {name: self.word(parameter, word)}
        id = message_id(f"{parameter}-{word}")
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
        return f"decision-{message_id(game.rulebook.kinds[frame.kind])}", told

    def action(self, action: int) -> str:
        return self._remembered(action, self._action)

    def _remembered(self, what: Hashable, say: Callable[[Any], str]) -> str:
        """A sentence that is put together once; a table tells the same ones again and again."""
        found = self._sentences.get(what)
        if found is None:
            found = self._sentences[what] = say(what)
        return found

    def _action(self, action: int) -> str:
        message, arguments = self._chosen(action)
        return self.say(message, **arguments)

    def deed(self, action: int) -> str:
        """An action as the log tells it, without the name: the `.log` of its message; empty where it has none."""
        message, arguments = self._chosen(action)
        return self.attributes(message, **arguments).get("log", "")

    def _chosen(self, action: int) -> tuple[str, dict[str, str | int]]:
        """The message of an action, and what it is told."""
        family = self.game.actions.family_of(action)
        arguments: dict[str, str | int] = {}
        for name, word in family.arguments(action).items():
            arguments |= self.forms(name, name, word)
        return f"action-{message_id(family.name)}", arguments

    def reason(self, reason: int) -> str:
        return self.say(self.game.reason_id(reason))

    def event(self, event: Event) -> str:
        return self._remembered(event, self._event)

    def _event(self, event: Event) -> str:
        events, causes = self._told_by
        vocabulary = self.game.things.get(event.what)
        arguments = {
            "seat": self.who(event.seat),
            "amount": event.amount,
            "cause": self.say(causes[event.cause]),
        }
        if vocabulary is not None and event.thing >= 0:
            thing = self.forms("thing", vocabulary_name(vocabulary), words_of(vocabulary)[event.thing], **arguments)
        else:
            thing = {"thing": event.thing}
        return self.say(events[event.what], **arguments, **thing)


def needed(game: Game) -> set[str]:
    """Ids of all messages that a language of this game must have."""
    asked = (kind for i, kind in enumerate(game.rulebook.kinds) if game.rulebook.options_of[i] is not None)
    ids = {f"decision-{message_id(kind)}" for kind in asked}
    for family in game.actions.families:
        ids.add(f"action-{message_id(family.name)}")
        for name, words in family.parameters:
            ids |= {f"{name}-{message_id(w)}" for w in words if not w.lstrip("-").isdigit()}
    ids |= {f"reason-{message_id(w)}" for w in words_of(game.reasons)[1:] if w}
    ids |= {f"event-{message_id(w)}" for w in words_of(game.events) if w}
    ids |= {f"cause-{message_id(w)}" for w in words_of(game.causes) if w}
    for vocabulary in game.things.values():
        name = vocabulary_name(vocabulary)
        ids |= {f"{name}-{message_id(w)}" for w in words_of(vocabulary) if w and not w.lstrip("-").isdigit()}
    for option in game.meta.options:
        ids.add(f"option-{message_id(option.name)}")
    figures = game.face.figures()
    return ids - figures.keys() | {said.message for said in phrases(figures)}
