"""The text of a game's compiled module, made from its rulebook: it dispatches on the kind of the pending decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from teocalli.engine.rulebook import MOST_EFFECTS, context_names
from teocalli.engine.state import CONTEXT

if TYPE_CHECKING:
    from teocalli.engine.game import Game

#: Keeps the choices of a random game apart from the chance of a game of the same seed.
APART = 1 << 61

HEAD = '''"""Generated from the rulebook of {game}; do not edit."""
import numpy as np
from teocalli.engine.chance import advance, below, seed_chance, seeded
from teocalli.engine.compiling import entry_point
from teocalli.engine.structs import rule
from teocalli.engine.state import pop
{imports}

'''

#: A state in memory: bytes that are viewed as a record.
BYTES = """
entry = entry_point


@rule
def record_of(state):
    return state.view(STATE)[0]


@rule
def clear(state):
    for i in range(len(state)):
        state[i] = 0


@rule
def copy_state(states, source, target):
    for i in range(states.shape[1]):
        states[target, i] = states[source, i]

"""

TAIL = '''
#: The action of nobody; of a type, so that `act` is not compiled once more for this number.
NOTHING = np.int64(-1)


@rule
def settle(s):
    for _ in range({most}):
        if s.over:
            return
        frame = s.stack[s.depth - 1]
        kind = frame.kind
        if not is_effect(kind):
            return
        seat, a, b, c, d = frame.seat, frame.a, frame.b, frame.c, frame.d
        pop(s)
        resolve(s, kind, seat, a, b, c, d)


{memory}
@entry
def list_options(state, menu):
    """Fill the menu; return how many options there are."""
    s = record_of(state)
    menu[0] = 0
    if not s.over:
        frame = s.stack[s.depth - 1]
        kind, seat = frame.kind, frame.seat
        options(s, kind, seat, frame.a, frame.b, frame.c, frame.d, menu)
        {list_anytime}
    return menu[0]


@entry
def act(state, action):
    """Carry out a legal action, or nothing, and everything that follows by itself."""
    s = record_of(state)
    frame = s.stack[s.depth - 1]
    kind, seat = frame.kind, frame.seat
    if action >= {first_anytime}:
        {choose_anytime}
    elif action >= 0:
        a, b, c, d = frame.a, frame.b, frame.c, frame.d
        pop(s)
        choose(s, kind, seat, a, b, c, d, action)
    settle(s)


@entry
def step(state, action, menu):
    """Check and carry out an action; -1 when it is not legal, else the number of options that follow."""
    n = list_options(state, menu)
    for k in range(1, n + 1):
        if menu[k] == action:
            act(state, action)
            return list_options(state, menu)
    return -1


@rule
def set_up(state, cells):
    s = record_of(state)
    s.current = -1
    s.seats = cells[0]
    for i in range({n_options}):
        s.options[i] = cells[1 + i]
    setup(s, cells)
    act(state, NOTHING)


@entry
def prepare(state, cells):
    """Set up a new game, up to the first decision, in a cleared state whose generator has been started."""
    set_up(state, cells)


@entry
def reset(state, cells, seed):
    """Set up a new game by a seed."""
    clear(state)
    seed_chance(record_of(state), seed)
    set_up(state, cells)


@entry
def guess(state, seat, seed):
    """Deal afresh what the seat cannot know."""
    s = record_of(state)
    seed_chance(s, seed)
    determinize(s, seat)


@entry
def playout(state, seed, menu):
    """Play random actions to the end; return the number of decisions."""
    s = record_of(state)
    x = seeded(seed ^ {apart})
    decisions = 0
    while not s.over and decisions < {longest}:
        n = list_options(state, menu)
        x = advance(x)
        act(state, menu[1 + below(x, n)])
        decisions += 1
    return decisions


@entry
def run_many(games, cells, seed, state, menu, scores):
    """Random games from consecutive seeds; add up the scores; return the number of decisions."""
    decisions = 0
    for g in range(games):
        reset(state, cells, seed + g)
        decisions += playout(state, seed + g, menu)
        s = record_of(state)
        for seat in range(len(scores)):
            scores[seat] += score(s, seat)
    return decisions


@entry
def standing(state, scores, ranks):
    """Scores and ranks as they stand."""
    s = record_of(state)
    for seat in range(len(scores)):
        scores[seat] = score(s, seat)
        ranks[seat] = rank(s, seat)
'''


def generate(game: Game, memory: str = BYTES) -> str:
    """The text of the compiled module; `memory` says how a state lies in memory and what an entry point is."""
    book = game.rulebook
    imports: dict[str, str] = {}

    def call(function: Callable[..., Any], last: Sequence[str]) -> str:
        return ", ".join(["s", "seat", *CONTEXT[: len(context_names(function))], *last])

    def name_of(function: Callable[..., Any]) -> str:
        name = f"{function.__module__.rsplit('.', 1)[-1]}_{function.__name__}"
        imports[name] = f"from {function.__module__} import {function.__name__} as {name}"
        return name

    def branch(functions: Sequence[Callable[..., None] | None], *last: str) -> str:
        lines = [
            f"    if kind == {kind}:  # {book.kinds[kind]}\n        {name_of(f)}({call(f, last)})\n        return"
            for kind, f in enumerate(functions)
            if f is not None
        ]
        return "\n".join(lines) + "\n"

    effects = ", ".join("1" if effect is not None else "0" for effect in book.effect_of)
    body = (
        "@rule\ndef options(s, kind, seat, a, b, c, d, menu):\n"
        + branch(book.options_of, "menu")
        + "\n\n@rule\ndef choose(s, kind, seat, a, b, c, d, action):\n"
        + branch(book.choice_of, "action")
        + "\n\n@rule\ndef resolve(s, kind, seat, a, b, c, d):\n"
        + branch(book.effect_of)
        + f"\n\nEFFECTS = np.array([{effects}])\n\n"
        + "\n@rule\ndef is_effect(kind):\n    return EFFECTS[kind] == 1\n\n"
    )
    list_anytime = choose_anytime = "pass"
    if book.list_anytime is not None and book.choose_anytime is not None:
        list_anytime = f"{name_of(book.list_anytime)}(s, seat, kind, menu)"
        choose_anytime = f"{name_of(book.choose_anytime)}(s, seat, kind, action)"
    roles = {"setup": game.setup, "determinize": game.determinize, "score": game.score, "rank": game.rank}
    roles["look"] = game.insight.look
    if game.worth is None:  # a game without advice is judged by its scores
        body += "\n@rule\ndef worth(s, seat):\n    return 100 * score(s, seat)\n\n"
    else:
        roles["worth"] = game.worth
    for role, function in roles.items():
        imports[role] = f"from {function.__module__} import {function.__name__} as {role}"
    imports["STATE"] = f"from {game.state.__module__} import {game.state.__name__} as State\nSTATE = State.dtype"
    tail = TAIL.format(
        most=MOST_EFFECTS,
        list_anytime=list_anytime,
        choose_anytime=choose_anytime,
        first_anytime=book.first_anytime,
        n_options=len(game.meta.options),
        longest=game.meta.longest,
        apart=APART,
        memory=memory,
    )
    return HEAD.format(game=game.meta.title, imports="\n".join(imports.values())) + body + tail
