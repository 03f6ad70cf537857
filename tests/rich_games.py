"""What tests of rich games share: games in which everything can be paid for, so that every kind of decision is met."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from teocalli.engine.game import Game
from teocalli.engine.position import contradictions
from teocalli.engine.structs import differences, pack, unpack


def check_forms_agree(game: Game, s: Any, seed: int) -> None:
    """Both forms play the same game from here, byte by byte, and nothing vanishes in it."""
    fast, flat, chooser = game.compiled, pack(s), random.Random(seed)
    menu = fast.menu()
    while not s.over:
        options = game.legal(s)
        n = fast.list_options(flat, menu)
        assert options == menu[1 : n + 1].tolist()
        action = chooser.choice(options)
        game.rulebook.act(s, action)
        fast.act(flat, action)
        assert pack(s).tobytes() == flat.tobytes(), differences(s, unpack(game.state, flat))
        assert contradictions(game, s) == []
    assert fast.standing(flat)[1] == game.ranks(s)


def never_met(game: Game, positions: Iterable[tuple[Any, int]]) -> set[str]:
    """The kinds of decisions that random games from these positions, with these seeds, never come to."""
    met: set[int] = set()
    for s, seed in positions:
        chooser = random.Random(seed)
        while not s.over:
            met.add(s.stack[s.depth - 1].kind)
            game.rulebook.act(s, chooser.choice(game.legal(s)))
    decisions = {kind for kind, listed in enumerate(game.rulebook.options_of) if listed is not None}
    return {game.rulebook.kinds[kind] for kind in decisions - met}
