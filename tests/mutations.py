"""Positions changed at random: each loads and can be played to its end, or is refused in a sentence. Nothing else.

`python -m tests.mutations tzolkin 100000 7` tries that many mutations from seed 7 on and says what became of them. What
breaks is printed as a position that can be loaded again.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import yaml

from teocalli.engine import position
from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.position import BadPosition
from teocalli.engine.structs import pack, words_of
from teocalli.games import game as find_game

#: What people and programs write by mistake, and the ends of all ranges.
ODD: tuple[Any, ...] = (-(2**63), -32_768, -2, -1, 0, 1, 2, 3, 4, 5, 7, 12, 40, 99, 32_767, 2**15, 2**31, 2**63)
STRANGE: tuple[Any, ...] = (True, False, None, 1.5, float("nan"), "", "none", "1", "no such word", [], {}, [1], {1: 1})
#: Positions taken from one game before another is begun.
FROM_ONE_GAME = 40


# ---------------------------------------------------------------- mutations


def mutated(game: Game, given: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """A described position with one to three changes."""
    changed = deepcopy(given)
    chosen = chooser.choices(range(len(MUTATIONS)), WEIGHTS, k=chooser.choice((1, 1, 1, 2, 3)))
    for number in sorted(chosen):
        MUTATIONS[number](game, changed, chooser)
    return changed


def _change_state(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """Another value, somewhere in the state."""
    inside, key = _leaf(given["state"], chooser)
    inside[key] = _value(game, inside[key], chooser)


def _swap_in_state(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    (one, first), (two, second) = _leaf(given["state"], chooser), _leaf(given["state"], chooser)
    one[first], two[second] = two[second], one[first]


def _leave_out(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """A field, a place or a whole part is missing."""
    inside, key = _leaf(given["state"], chooser, deep=chooser.random() < 0.7)
    del inside[key]


def _add(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """Something too much."""
    inside, key = _leaf(given["state"], chooser)
    if isinstance(inside, list):
        inside.insert(key, deepcopy(inside[key]))
    else:
        inside[chooser.choice(("nonsense", 0, 5, 99, "none"))] = deepcopy(inside[key])


def _change_pending(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """Another kind, seat or context of a pending entry."""
    if given["pending"]:
        entry = chooser.choice(given["pending"])
        key = chooser.choice((*entry, "seat", "nonsense"))
        kinds = game.rulebook.kinds
        entry[key] = chooser.choice(kinds) if key == "kind" else _value(game, entry.get(key), chooser)


def _move_pending(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """Entries are missing, doubled or in another order."""
    pending = given["pending"]
    if pending:
        at = chooser.randrange(len(pending))
        way = chooser.randrange(4)
        if way == 0:
            del pending[at]
        elif way == 1:
            pending.insert(chooser.randrange(len(pending) + 1), deepcopy(pending[at]))
        elif way == 2:
            chooser.shuffle(pending)
        else:
            del pending[at:]


def _add_pending(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """An entry of any kind, with a context as it should be."""
    book = game.rulebook
    kind = chooser.randrange(len(book.kinds))
    entry: dict[str, Any] = {"kind": book.kinds[kind], "seat": chooser.randrange(1, given["players"] + 1)}
    for name in filter(None, book.context_of(kind)):
        stands_for = book.contexts.get(name, range(-1, 5))
        is_range = isinstance(stands_for, range)
        entry[name] = chooser.choice(stands_for if is_range else words_of(stands_for))
    where = len(given["pending"]) if chooser.random() < 0.7 else chooser.randrange(len(given["pending"]) + 1)
    given["pending"].insert(where, entry)


def _change_head(game: Game, given: dict[str, Any], chooser: random.Random) -> None:
    """Other players, options, seed or rules; or a whole turn instead of what is pending."""
    if chooser.random() < 0.5:
        given["turn"] = chooser.choice((1, 2, 3, 4, 0, "x"))
        if chooser.random() < 0.9:
            given.pop("pending", None)
    else:
        key = chooser.choice(("players", "options", "seed", "rules", "game", "state", "components"))
        given[key] = _value(game, given.get(key), chooser)


#: In the order in which they can follow each other.
MUTATIONS: tuple[Callable[[Game, dict[str, Any], random.Random], None], ...] = (
    _change_state,
    _swap_in_state,
    _leave_out,
    _add,
    _change_pending,
    _move_pending,
    _add_pending,
    _change_head,
)
WEIGHTS = (8, 2, 3, 1, 5, 2, 3, 1)


def _leaf(inside: Any, chooser: random.Random, deep: bool = True) -> tuple[Any, Any]:
    """A container and a place in it; every branch is as likely as its neighbours."""
    while True:
        key = chooser.randrange(len(inside)) if isinstance(inside, list) else chooser.choice([*inside])
        if not isinstance(inside[key], (list, dict)) or not inside[key] or not (deep or chooser.random() < 0.5):
            return inside, key
        inside = inside[key]


def _value(game: Game, old: Any, chooser: random.Random) -> Any:
    """A near number, a number at an end, a word of the game, or something that is neither."""
    luck = chooser.random()
    if luck < 0.35 and isinstance(old, int):
        return old + chooser.choice((-2, -1, 1, 2, 3))
    if luck < 0.6:
        return chooser.choice(ODD)
    if luck < 0.9:
        return chooser.choice(chooser.choice([words for words in game.vocabularies.values() if words]))
    return deepcopy(chooser.choice(STRANGE))


# ---------------------------------------------------------------- what becomes of them


def reachable(game: Game, chooser: random.Random) -> Iterator[dict[str, Any]]:
    """Descriptions of positions of random games, without end."""
    while True:
        options = {o.name: chooser.choice(o.choices) for o in game.meta.options if chooser.random() < 0.3}
        try:
            s = game.new(Setting(chooser.choice(game.meta.players), options), chooser.randrange(2**30))
        except BadSetting:  # options that do not go together
            continue
        states = []
        while not s.over:
            states.append(game.copy(s))
            game.rulebook.act(s, chooser.choice(game.legal(s)))
        for state in (*chooser.sample(states, min(FROM_ONE_GAME, len(states))), s):
            yield position.describe(game, state)


def outcome(game: Game, given: dict[str, Any], chooser: random.Random) -> str:
    """`refused` or `played`; anything else is an error with the position that caused it."""
    try:
        s = position.load(game, deepcopy(given))
    except BadPosition as refusal:
        return "refused" if str(refusal).endswith((".", "?")) else f"refused without a sentence: {refusal}"
    except Exception as error:
        raise AssertionError(f"{error!r} when loading\n{yaml.dump(given, sort_keys=False)}") from error
    try:
        _play(game, s, chooser)
    except Exception as error:
        raise AssertionError(f"{error!r} when playing\n{yaml.dump(given, sort_keys=False)}") from error
    return "played"


def _play(game: Game, s: Any, chooser: random.Random) -> None:
    """Look at it from all sides, guess what is hidden, and play to the end."""
    for seat in range(-1, game.places(s)):
        game.view(s, seat)
    if not s.over:
        guess = game.guess(s, game.mover(s), chooser.randrange(2**30))
        game.rulebook.act(guess, chooser.choice(game.legal(guess)))
    for _ in range(game.meta.longest):
        if s.over:
            break
        game.rulebook.act(s, chooser.choice(game.legal(s)))
    pack(s)
    wrong = position.contradictions(game, s)
    assert s.over, "The game does not end."
    assert not wrong, f"Played to something that cannot be: {wrong}"
    game.scores(s)
    game.ranks(s)


def try_many(game: Game, count: int, seed: int) -> Counter[str]:
    """What became of so many mutations."""
    chooser = random.Random(seed)
    found: Counter[str] = Counter()
    for given in reachable(game, chooser):
        if found.total() >= count:
            break
        for _ in range(min(5, count - found.total())):
            found[outcome(game, mutated(game, given, chooser), chooser)] += 1
    return found


if __name__ == "__main__":
    key, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(dict(try_many(find_game(key), count, seed)))
