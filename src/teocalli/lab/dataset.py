"""Datasets: the records and the rows of many games, with a card that says how they were made."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from teocalli import __version__
from teocalli.bots.levels import files_of
from teocalli.engine.whole import whole
from teocalli.games import game as game_of
from teocalli.lab.playing import Plan, Row
from teocalli.lab.report import tables
from teocalli.lab.simulate import read, simulate
from teocalli.lab.telling import unwritable, unwritable_kept

CARD = """# {title}: {games} games of {bots}

Made by Teocalli {version}, rules version {rules}:

    teocalli dataset {key} --players {players} --bots {bots}{options} --games {games} --seed {seed} --out FOLDER
{network}
* `games.parquet`: a row for each game and seat: points, rank, margin, opening, points by cause, events, set-up, and
  what the seat has at the end. `docs/lab.md` explains the columns. In the row of seat 1, `record` has the whole game.
* `records.zip`: the same records, one file a game. `teocalli replay FILE` verifies one.

```
{told}
```

Every game is played by bots from a seed; nothing in it comes from people. Licence: MIT, as Teocalli.
Teocalli is not affiliated with the makers of the games.
"""


def dataset(plan: Plan, games: int, folder: Path, jobs: int = 1) -> Path:
    """Play, and write the three files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    table = simulate(replace(plan, records=True), games, folder / "games.parquet", jobs)
    told, rows = read(table)
    try:
        with whole(folder / "records.zip") as draft:
            pack(draft, rows)
        with whole(folder / "README.md") as draft:
            draft.write_text(card(plan, rows, told["rules"]), encoding="utf-8")
    except OSError as error:
        raise unwritable_kept(folder, error) from None
    return folder


def pack(path: Path, rows: Sequence[Row]) -> None:
    """The records, a file each."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for row in rows:
            if row["seat"] == 1:
                entry = zipfile.ZipInfo(f"{row['game']:06}.txt")  # without the time: the same games are the same file
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, row["record"])


def card(plan: Plan, rows: Sequence[Row], rules: int) -> str:
    """How the games were made, and what came of them."""
    meta = game_of(plan.game).meta
    return CARD.format(
        title=meta.title, games=len({row["game"] for row in rows}), version=__version__, rules=rules, key=meta.key,
        players=plan.players, bots=",".join(plan.bots), seed=plan.seed, network=_network(plan),
        options="".join(f" --option {name}={value}" for name, value in plan.options.items()),
        told="\n\n".join(tables(game_of(plan.game), rows)),
    )  # fmt: skip


def _network(plan: Plan) -> str:
    """Which networks the bots played by: others play other games."""
    sums = {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files_of(plan.bots, game_of(plan.game))
    }
    return "".join(f"\nSHA-256 of the bots' network `{name}`: {digest}.\n" for name, digest in sums.items())
