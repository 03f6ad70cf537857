"""The conformance suite that every game passes. Each check plays a game and raises a sentence when it fails: at random,
or by the actions of a record, since strong play reaches what random play never does.

It is the union of what the well-known kits check: options never run out, tokens are unique, copies are independent,
positions and records can be written and read at any step, plain and compiled forms agree after every action, a game
ends within its stated length, a guess changes nothing that its seat can see, what reveals something says so, and
nothing appears or vanishes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from teocalli.engine import game_record, position
from teocalli.engine.events import has_revealed
from teocalli.engine.game import Game, Setting
from teocalli.engine.structs import copy_of, differences, pack, unpack

#: Much is hidden while a game is set up: the first decisions are all looked at.
SETUP = 12


def require(condition: bool, sentence: str) -> None:
    if not condition:
        raise AssertionError(sentence)


def choice_at(step: int, options: list[int], chooser: random.Random, actions: Sequence[int]) -> int:
    """The recorded action, or a random one where there is none."""
    return actions[step] if step < len(actions) else chooser.choice(options)


def played_game(
    game: Game, setting: Setting, seed: int, actions: Sequence[int] = ()
) -> Iterator[tuple[Any, list[int]]]:
    """The states of a game with their options, the final one included; one state, changing."""
    chooser = random.Random(seed)
    s = game.new(setting, seed)
    for step in range(game.meta.longest):
        options = game.legal(s)
        yield s, options
        if s.over:
            return
        game.rulebook.act(s, choice_at(step, options, chooser, actions))
    raise AssertionError(f"The game of seed {seed} is longer than {game.meta.longest} decisions.")


def random_game(game: Game, setting: Setting, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """The same without a record."""
    return played_game(game, setting, seed)


def check_options(game: Game, setting: Setting, seed: int, actions: Sequence[int] = ()) -> int:
    """Options are there until the end, without repetition, and name a seat at the table. Returns the game's length."""
    for length, (s, options) in enumerate(played_game(game, setting, seed, actions)):
        if s.over:
            require(not options, "A finished game must have no options.")
            require(sorted(set(game.ranks(s)))[0] == 1, "Somebody must win.")
            return length
        require(bool(options), f"No option at decision {length} of seed {seed}.")
        require(len(set(options)) == len(options), f"An option is offered twice at decision {length}.")
        require(options == game.menu(s).actions, f"Telling reasons changes the options at decision {length}.")
        require(0 <= game.mover(s) < game.places(s), "Nobody is to move.")
    raise AssertionError("unreachable")


def check_tokens(game: Game) -> None:
    """Token and action are one to one."""
    require(len(set(game.actions.tokens)) == game.actions.size, "Two actions have the same token.")
    for action, token in enumerate(game.actions.tokens):
        require(game.actions.action(token) == action, f"{token!r} does not read back.")


def check_copies(game: Game, setting: Setting, seed: int, actions: Sequence[int] = (), every: int = 17) -> None:
    """Changing a copy leaves the original alone."""
    chooser = random.Random(seed + 1)
    for step, (s, options) in enumerate(played_game(game, setting, seed, actions)):
        if options and step % every == 0:
            before = pack(s).tobytes()
            other = copy_of(s)
            require(pack(other).tobytes() == before, "A copy differs from its original.")
            game.apply(other, chooser.choice(options))
            require(pack(s).tobytes() == before, "Acting on a copy changed the original.")


def check_positions(game: Game, setting: Setting, seed: int, actions: Sequence[int] = (), every: int = 61) -> None:
    """A position written and read again is the same state, and so is the flat form."""
    for step, (s, _) in enumerate(played_game(game, setting, seed, actions)):
        if step % every == 0 or s.over:
            again = position.read(game, position.write(game, s))
            require(not differences(s, again), f"Step {step}: {differences(s, again)[:3]}")
            require(not differences(s, unpack(game.state, pack(s))), "Packing loses something.")


def check_record(game: Game, setting: Setting, seed: int, actions: Sequence[int] = ()) -> None:
    """Replaying the record of a game gives the same state."""
    played, s = play_record(game, setting, seed, actions)
    again = game_record.replay(game, game_record.read(played.write()))
    require(not differences(s, again), f"Another end when replayed: {differences(s, again)[:3]}")


def play_record(
    game: Game, setting: Setting, seed: int, actions: Sequence[int] = ()
) -> tuple[game_record.GameRecord, Any]:
    """The record of a whole game, and its final state."""
    chooser = random.Random(seed)
    s = game.new(setting, seed)
    played = game_record.new_record(game, setting, seed)
    while not s.over:
        action = choice_at(len(played.tokens), game.legal(s), chooser, actions)
        played.tokens.append(game.actions.token(action))
        game.rulebook.act(s, action)
    played.end = game_record.shown_scores(game, s)
    return played, s


def check_forms_agree(game: Game, setting: Setting, seed: int, actions: Sequence[int] = ()) -> int:
    """Plain and compiled forms agree after every action. Returns the number of decisions."""
    fast = game.compiled
    chooser = random.Random(seed)
    s, flat, menu = game.new(setting, seed), fast.new(setting, seed), fast.menu()
    for step in range(game.meta.longest):
        _agree(game, s, flat, f"seed {seed}, decision {step}")
        options = game.legal(s)
        n = fast.list_options(flat, menu)
        require(options == menu[1 : n + 1].tolist(), f"seed {seed}, decision {step}: other options when compiled")
        if s.over:
            require(
                [float(v) / game.meta.score_unit for v in fast.standing(flat)[0]] == game.scores(s), "Other scores."
            )
            require(fast.standing(flat)[1] == game.ranks(s), "Other ranks.")
            return step
        action = choice_at(step, options, chooser, actions)
        game.rulebook.act(s, action)
        fast.act(flat, action)
    raise AssertionError("The game does not end.")


def _agree(game: Game, s: Any, flat: Any, where: str) -> None:
    if pack(s).tobytes() != flat.tobytes():
        raise AssertionError(f"{where}: {differences(s, unpack(game.state, flat))[:5]}")


def check_guesses(game: Game, setting: Setting, seed: int, actions: Sequence[int] = (), every: int = 13) -> None:
    """Dealing afresh what a seat cannot know changes neither its view nor its options nor the mover.

    And what a seat sees is the same, whether it is made from the state or from what everybody sees.
    """
    for step, (s, options) in enumerate(played_game(game, setting, seed, actions)):
        if s.over or (step % every and step > SETUP):
            continue
        for seat in range(game.places(s)):
            other = game.guess(s, seat, seed * 1000 + step)
            require(game.view(s, seat) == game.view(other, seat), f"Step {step}: seat {seat + 1} sees the guess.")
            if game.seat_view is not None:
                seen = game.seat_view(s, seat, game.view(s, -1))
                require(seen == game.view(s, seat), f"Step {step}: seat {seat + 1} sees something else.")
            require(game.mover(other) == game.mover(s), f"Step {step}: another mover after a guess.")
            if game.mover(s) == seat:
                require(game.legal(other) == options, f"Step {step}: other options after a guess.")
            wrong = position.contradictions(game, other)
            require(not wrong, f"Step {step}: {wrong[:2]}")


def check_reveals(game: Game, setting: Setting, seed: int, actions: Sequence[int] = (), every: int = 5) -> None:
    """What neither uses chance nor calls `reveal` shows its seat nothing new: it may be taken back without cheating."""
    chooser = random.Random(seed + 2)
    for step, (s, options) in enumerate(played_game(game, setting, seed, actions)):
        if s.over or (step % every and step > SETUP):
            continue
        seat, action = game.mover(s), chooser.choice(options)
        true, guess = game.copy(s), game.guess(s, seat, seed * 1000 + step)
        events = game.apply(true, action)
        if not has_revealed(s.chance, true, events):
            game.apply(guess, action)
            seen = game.view(true, seat) == game.view(guess, seat)
            require(seen, f"Step {step}: {game.actions.token(action)!r} reveals something and does not say so.")


def check_hidden(game: Game, setting: Setting, seed: int, actions: Sequence[int] = (), every: int = 29) -> None:
    """A whole game can go on from every guess: guesses are real positions."""
    for step, (s, _) in enumerate(played_game(game, setting, seed, actions)):
        if not s.over and step % every == 0:
            other = game.guess(s, game.mover(s), step)
            chooser = random.Random(step)
            for _ in range(30):
                if not other.over:
                    game.rulebook.act(other, chooser.choice(game.legal(other)))
            wrong = position.contradictions(game, other)
            require(not wrong, f"Step {step}: {wrong[:2]}")


def check_conserved(game: Game, setting: Setting, seed: int, actions: Sequence[int] = ()) -> None:
    """Nothing appears or vanishes: the game's own list of contradictions stays empty."""
    for step, (s, _) in enumerate(played_game(game, setting, seed, actions)):
        wrong = position.contradictions(game, s)
        require(not wrong, f"seed {seed}, decision {step}: {wrong[:3]}")


def check_refusals(game: Game, setting: Setting, seed: int, actions: Sequence[int] = (), every: int = 19) -> None:
    """An illegal action is refused and changes nothing."""
    for step, (s, options) in enumerate(played_game(game, setting, seed, actions)):
        if step % every == 0:
            before = pack(s).tobytes()
            illegal = next((a for a in range(game.actions.size) if a not in options), -1)
            if illegal < 0:
                continue
            try:
                game.apply(s, illegal)
            except ValueError:
                require(pack(s).tobytes() == before, "A refused action changed the state.")
            else:
                raise AssertionError(f"Step {step}: {game.actions.token(illegal)!r} was accepted.")


#: What a game of every setting must pass. A check added here is run for every game (tests/test_conformance.py).
CHECKS: tuple[Callable[..., Any], ...] = (
    check_options,
    check_copies,
    check_positions,
    check_record,
    check_guesses,
    check_reveals,
    check_hidden,
    check_conserved,
    check_refusals,
)
