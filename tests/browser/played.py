"""Records of random play, and how somebody brings them to the table by clicking."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from teocalli.engine.game import Setting
from teocalli.engine.game_record import GameRecord, new_record, shown_scores, steps
from teocalli.games import game
from tests.browser.visitor import OPTION, Visitor

#: Past the middle of a game of four, so that the board and the panels are full.
MIDDLE = {"teotihuacan": 400, "tzolkin": 240, "theocracy": 150}
SEED = 3


def played(key: str, players: int = 4, decisions: int | None = None) -> GameRecord:
    """The whole game, or as far as a decision with several options after so many others."""
    chosen, chooser = game(key), random.Random(SEED)
    record = new_record(chosen, Setting(players), SEED)
    s = chosen.new(record.setting, SEED)
    while not s.over and not (decisions is not None and len(record.tokens) >= decisions and len(chosen.legal(s)) > 3):
        record.tokens.append(chooser.choice(chosen.tokens(s)))
        chosen.play(s, record.tokens[-1])
    if s.over:
        record.end = shown_scores(chosen, s)
    return record


def longest_prompt(key: str, seeds: range = range(3, 9)) -> GameRecord:
    """As far as the decision with the most options in some games of four."""
    chosen, longest, most = game(key), None, 0
    for seed in seeds:
        chooser, tokens = random.Random(seed), list[str]()
        s = chosen.new(Setting(4), seed)
        while not s.over:
            legal = chosen.tokens(s)
            if len(legal) > most:
                longest, most = new_record(chosen, Setting(4), seed), len(legal)
                longest.tokens = list(tokens)
            tokens.append(chooser.choice(legal))
            chosen.play(s, tokens[-1])
    assert longest is not None
    return longest


def at_decision(key: str, family: str, least: int) -> GameRecord:
    """As far as a decision with so many options of a family."""
    chosen = game(key)
    return until(
        key, lambda s: sum(chosen.actions.family_of(action).name == family for action in chosen.legal(s)) >= least
    )


def until(key: str, is_there: Callable[[Any], bool]) -> GameRecord:
    """As far as a position of a certain kind in a game of four."""
    chosen, chooser = game(key), random.Random(SEED)
    record = new_record(chosen, Setting(4), SEED)
    s = chosen.new(record.setting, SEED)
    while not is_there(s):
        record.tokens.append(chooser.choice(chosen.tokens(s)))
        chosen.play(s, record.tokens[-1])
    return record


def look_at(visitor: Visitor, record: GameRecord, at: int = 0) -> None:
    """Upload a record and look at one of its moments."""
    visitor.open("/records")
    visitor.page.locator("#text").fill(record.write())
    visitor.page.locator("form[action='/records'] button").click()
    expect(visitor.page.locator(".replaybar")).to_be_visible()
    mover = game(record.game).mover(position(record, at))
    visitor.page.goto(f"{visitor.page.url.split('?')[0]}?at={at}&seat={max(0, mover)}")
    visitor.settle()


def position(record: GameRecord, at: int) -> Any:
    """The state after so many decisions."""
    *_, (_, s, _) = steps(game(record.game), record, at)
    return s


def sit_at(visitor: Visitor, record: GameRecord, at: int) -> None:
    """Play on from a moment of a record: the visitor is asked, bots have the other seats."""
    look_at(visitor, record, at)
    visitor.page.locator("form[action$='/continue'] button").click()
    expect(visitor.page.locator(OPTION).first).to_be_visible()
    visitor.settle()


def sit_in_the_middle(visitor: Visitor, key: str) -> None:
    """A table of four past its middle."""
    record = played(key, decisions=MIDDLE[key])
    sit_at(visitor, record, len(record.tokens))
