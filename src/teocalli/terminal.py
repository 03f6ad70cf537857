"""Playing in the terminal: a person at one seat, bots at the others, every game in the same words."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import yaml

from teocalli.bots.base import Bot, situation
from teocalli.engine.actions import UnknownToken
from teocalli.engine.events import REVEAL, Event, has_revealed
from teocalli.engine.forced import forced
from teocalli.engine.game import Game, IllegalAction
from teocalli.engine.game_record import GameRecord, shown_scores
from teocalli.engine.language import exact, listed, signed
from teocalli.engine.messages import Messages
from teocalli.engine.structs import copy_of
from teocalli.face.consequence import PREVIEW_SEED, Consequence, consequences
from teocalli.face.face import Figure
from teocalli.face.words import Words
from teocalli.files import BadFile, write_record, write_text
from teocalli.speech import speech


class Leave(Exception):
    """The person gets up."""


class Terminal:
    """One game at the terminal. `players` has a bot for each seat, and None for the person."""

    def __init__(
        self,
        game: Game,
        record: GameRecord,
        players: Sequence[Bot | None],
        path: Path,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
        language: str = "en",
        asks_all: bool = False,
    ) -> None:
        self.game, self.record, self.players, self.path = game, record, players, path
        self.asks_all = asks_all  # also where there is only one option
        self.ask, self.say, self.speech = ask, say, speech(language)
        self.s = game.new(record.setting, record.seed)
        self.names = self.names_of(language)
        self.words = Words(game, language, self.names)
        self.before: list[tuple[Any, int]] = []  # the states that undo may go back to, and their numbers of actions
        self.commands = {
            "?": self.tell_refusals, "u": self.undo, "p": self.tell_position, "pp": self.tell_all, "b": self.draw,
            "s": self.save, "q": leave,
        }  # fmt: skip

    def names_of(self, language: str) -> list[str]:
        """Players, bots and an automated opponent."""
        t, own = self.speech.say, self.game.face.automatic
        names = [t("player-bot" if bot else "player-person", number=i) for i, bot in enumerate(self.players, 1)]
        automatic = Words(self.game, language).say(own) if own else t("player-automatic")
        return names + [automatic] * (self.game.places(self.s) - len(names))

    def tell_message(self, message: str, **arguments: Any) -> None:
        self.say(self.speech.say(message, **arguments))

    def play(self) -> None:
        """Play to the end, or until the person leaves; the record is saved in either case."""
        self.tell_start()
        try:
            while not self.s.over:
                bot = self.players[self.game.mover(self.s)]
                if bot is None:
                    self.person_moves()
                else:
                    self.before.clear()
                    self.tell(self.game.play(self.s, self.noted(bot.choose(situation(self.game, self.s)))))
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("\n" + self.speech.say("play-stopped"))
        if self.s.over:
            self.record.end = shown_scores(self.game, self.s)
            self.tell_end()
        try:
            self.save()
        except BadFile:
            self.say(self.record.write())  # at least it can be copied
            raise

    def noted(self, token: str) -> str:
        self.record.tokens.append(token)
        return token

    # ------------------------------------------------------------ the person

    def person_moves(self) -> None:
        """Ask until something is played or undone; a step that is forced is not asked for."""
        only = None if self.asks_all else forced(self.game, self.s)
        if only is not None:
            self.tell_message("play-forced", action=self.words.action(only))
            self.noted(self.game.actions.token(only))
            self.tell(self.game.apply(self.s, only))
            return
        options = self.game.legal(self.s)
        seat = self.game.mover(self.s)
        guess = self.game.guess(self.s, seat, PREVIEW_SEED)
        brings = consequences(self.game, guess, seat, options, self.words)
        self.say("\n" + self.speech.say("play-choice", decision=self.words.decision(self.s)))
        for number, (action, brought) in enumerate(zip(options, brings, strict=True), 1):
            token, aim = self.game.actions.token(action), self.aim_of(guess, action)
            self.say(f"{number:>4}  {self.words.action(action)}{aim}  [{token}]{in_words(brought, self.speech)}")
        while True:
            answer = self.ask("> ").strip()
            if answer in self.commands:
                if self.obeyed(answer):
                    return
            elif answer and self.try_to_play(answer, options):
                return
            elif not answer:
                self.tell_message("play-help")

    def obeyed(self, answer: str) -> bool:
        """Carry out a command; a file that cannot be written does not end the game."""
        try:
            return self.commands[answer]()
        except BadFile as error:
            self.say(error.said(self.speech.language))
            return False

    def aim_of(self, guess: Any, action: int) -> str:
        """Where an action leads or what it is about, where its own words do not tell."""
        aim = self.game.face.aim(guess, action, self.words) if self.game.face.aim is not None else ""
        return f" ({aim})" if aim else ""

    def try_to_play(self, answer: str, options: Sequence[int]) -> bool:
        """Play a number of the list or a token; say what is wrong with it otherwise."""
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(options):
                self.tell_message("play-numbers", count=len(options))
                return False
            answer = self.game.actions.token(options[int(answer) - 1])
        before, seat = copy_of(self.s), self.game.mover(self.s)
        try:
            action = self.game.actions.action(answer)
            events = self.game.apply(self.s, action)
        except UnknownToken as error:
            possible = difflib.get_close_matches(answer, [self.game.actions.token(action) for action in options], 2)
            why = UnknownToken(answer, possible or error.near).said(self.speech.language)
            self.say(f"{why} {self.speech.say('play-help')}")
            return False
        except IllegalAction as error:
            self.say(error.said(self.speech.language))
            return False
        self.before.append((before, len(self.record.tokens)))
        self.noted(self.game.actions.token(action))
        if has_revealed(before.chance, self.s, events) or self.game.mover(self.s) != seat:
            self.before.clear()
        self.tell(events)
        return True

    def undo(self) -> bool:
        """Take back the last own choice and what followed by itself, as far as nothing hidden has been seen since."""
        if not self.before:
            self.tell_message("play-nothing-to-undo")
            return False
        self.s, count = self.before.pop()
        self.tell_message("play-undone", token=self.record.tokens[count])
        del self.record.tokens[count:]
        return True

    def tell_refusals(self) -> bool:
        refused = self.game.menu(self.s).refused
        for action, reason in refused:
            token = self.game.actions.token(action)
            self.say(f"      {self.words.action(action)}  [{token}] — {self.words.reason(reason)}")
        if not refused:
            self.tell_message("play-no-refusals")
        return False

    def tell_position(self) -> bool:
        """The position in short: what stands in the table's bar and panels."""
        face, seat = self.game.face, self.game.mover(self.s)
        if face.panel is None:
            return self.tell_all()
        view = self.game.view(self.s, seat)
        if face.chips is not None:
            self.say("\n".join(chip.title for chip in face.chips(view, self.words)))
        scores = self.game.scores(self.game.guess(self.s, seat, PREVIEW_SEED))
        for place, name in enumerate(self.names):
            figures = (figure for row in face.panel(view, self.words, place) for figure in row)
            told = [self.speech.say("points", amount=exact(scores[place])), *map(standing, figures)]
            self.say(f"{name}: {', '.join(told)}")
        return False

    def tell_all(self) -> bool:
        """Everything that the seat may see."""
        seat = self.game.mover(self.s)
        plain = json.loads(json.dumps(self.game.view(self.s, seat)))
        self.say(yaml.dump(plain, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100).rstrip())
        return False

    def draw(self) -> bool:
        """The board as a picture beside the record, as the seat sees it."""
        if self.game.face.picture is None:
            return self.tell_all()
        path = self.path.with_suffix(".svg")
        write_text(self.game.svg(self.s, self.game.mover(self.s), self.speech.language), path)
        self.tell_message("play-drawn", path=str(path))
        return False

    def save(self) -> bool:
        write_record(self.record, self.path)
        self.tell_message("play-saved", path=str(self.path))
        return False

    # ------------------------------------------------------------ what is told

    def tell_start(self) -> None:
        names = listed(self.names, self.speech.language)
        self.tell_message("play-start", title=self.words.title, seed=self.record.seed, names=names)
        self.tell_message("play-help")

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, as far as the person may hear of it; a spectator is seat -1."""
        me = self.players.index(None) if None in self.players else -1
        revealed = ""
        for event in events:
            heard = self.game.face.heard(event, me)
            if heard is None:
                continue
            line = f"  · {self.words.event(heard)}"
            if line != revealed:
                self.say(line)
            revealed = line if heard.what == REVEAL else ""  # several cards turned up are told of once

    def tell_end(self) -> None:
        self.say("\n" + self.speech.say("play-over"))
        ranked = zip(self.game.ranks(self.s), self.game.scores(self.s), strict=True)
        for name, (rank, score) in sorted(zip(self.names, ranked, strict=True), key=lambda entry: entry[1][0]):
            self.say(f"{rank:>4}. {name}: {self.speech.say('points', amount=exact(score))}")


def standing(figure: Figure) -> str:
    """What somebody has: in the terminal words stand for icons, and some of them tell the number themselves."""
    return figure.title if any(c.isdigit() for c in figure.title) else f"{figure.title}: {figure.amount}"


def change(figure: Figure, speech: Messages) -> str:
    """What somebody would gain or lose."""
    if isinstance(figure.amount, str):
        return f"{figure.title} {figure.amount}"
    amount = signed(figure.amount, speech.language)
    if figure.icon == "vp":
        return speech.say("gain-points", amount=exact(figure.amount), signed=amount)
    return f"{figure.title} {amount}"


def in_words(brought: Consequence, speech: Messages) -> str:
    """What an option would bring, behind it in brief."""
    changes = [change(figure, speech) for figure in brought.figures]
    if brought.uncertain:
        changes.append(speech.say("play-uncertain-rest" if changes else "play-uncertain"))
    own = f"  → {', '.join(changes)}" if changes else ""
    return f"{own}  ({' '.join(brought.others)})" if brought.others else own


def leave() -> bool:
    raise Leave


def choose(
    question: str, choices: Sequence[str], ask: Callable[[str], str], say: Callable[[str], None], speech: Messages
) -> str:
    """One of several words."""
    say(f"{question} ({', '.join(choices)})")
    while True:
        answer = ask("> ").strip()
        if answer in choices:
            return answer
        say(speech.say("choose-again", choices=listed(choices, speech.language, "or")))
