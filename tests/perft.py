"""Move trees counted: how many lines of 1, 2, 3, … actions there are from fixed positions.

`tests/perft.yaml` lists the positions and their counts: the set-up of a seed (`engine/chance.py` says how chance is
drawn), the tokens that lead on from there, and the number of lines. A second implementation of the rules can check
itself against it; a record of seed and tokens shows each position. `python -m tests.perft` counts all anew,
`python -m tests.perft theocracy` those of one game, after its rules have changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import yaml

from teocalli.engine.game import Game, Setting
from teocalli.games import GAMES
from teocalli.games import game as find_game

FILE = Path(__file__).with_name("perft.yaml")
#: Actions that lead from the set-up to the positions, and how many lines are counted from each at most.
DEPARTURES = (0, 30, 90)
MOST_LINES = 3000


def position_of(entry: dict[str, Any]) -> Any:
    """The position that an entry counts from."""
    game = find_game(entry["game"])
    s = game.new(Setting(entry["players"]), entry["seed"])
    for token in entry["after"]:
        game.play(s, token)
    return s


def lines(game: Game, s: Any, depth: int) -> int:
    """How many lines of so many actions there are; a game that is over ends a line."""
    options = game.legal(s)
    if depth == 1 or not options:
        return max(1, len(options))
    count = 0
    for action in options:
        after = game.copy(s)
        game.rulebook.act(after, action)
        count += lines(game, after, depth - 1)
    return count


def counted(key: str, players: int, departure: int) -> dict[str, Any]:
    """An entry: a position reached by options spread over the menus, and its lines as deep as they are not too many."""
    game = find_game(key)
    s = game.new(Setting(players), players)
    after: list[str] = []
    while len(after) < departure:
        options = game.legal(s)
        after.append(game.actions.token(options[7 * len(after) % len(options)]))
        game.play(s, after[-1])
    found = [lines(game, s, 1)]
    while (more := lines(game, s, len(found) + 1)) <= MOST_LINES:
        found.append(more)
    return {"game": key, "players": players, "seed": players, "after": after, "lines": found}


def read() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return entries


def write(keys: list[str]) -> None:
    """Count some games anew and keep the others."""
    kept = [entry for entry in read() if entry["game"] not in keys] if FILE.exists() else []
    new = [counted(key, players, n) for key in keys for players in find_game(key).meta.players for n in DEPARTURES]
    entries = sorted(kept + new, key=lambda entry: (GAMES.index(entry["game"]), entry["players"], len(entry["after"])))
    text = yaml.dump(entries, sort_keys=False, default_flow_style=None, width=120)
    FILE.write_text(f"# Written by `python -m tests.perft`; tests/perft.py says what it is.\n{text}", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or list(GAMES))
