"""Datasets: the records and the rows of many games, with a card that says how they were made."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path

from teocalli import __version__
from teocalli.engine.refusals import BadUse
from teocalli.games import game as game_of
from teocalli.lab.playing import Plan
from teocalli.lab.simulate import read, simulate

CARD = """# {title}: {games} games

Made by Teocalli {version}, rules version {rules}:

    teocalli dataset {key} --players {players} --bots {bots} --games {games} --seed {seed} --out FOLDER

* `games.parquet`: a row for each game and seat: points, rank, margin, opening, points by cause, events.
  The column `record` has the whole game as text.
* `records.zip`: the same records, one file a game. `teocalli replay FILE` verifies one.

Every game is played by bots from a seed; nothing in it comes from people. Licence: MIT, as Teocalli.
Teocalli is not affiliated with the makers of the games.
"""


def dataset(plan: Plan, games: int, folder: Path, jobs: int = 1) -> Path:
    """Play, and write the three files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUse(f"{str(folder)!r} cannot be written: {error.strerror}.") from None
    table = simulate(replace(plan, records=True), games, folder / "games.parquet", jobs)
    told, rows = read(table)
    with zipfile.ZipFile(folder / "records.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for row in rows:
            if row["seat"] == 1:
                entry = zipfile.ZipInfo(f"{row['game']:06}.txt")  # without the time: the same games are the same file
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, row["record"])
    meta = game_of(plan.game).meta
    card = CARD.format(
        title=meta.title, games=games, version=__version__, rules=told["rules"], key=meta.key, players=plan.players,
        bots=",".join(plan.bots), seed=plan.seed,
    )  # fmt: skip
    (folder / "README.md").write_text(card, encoding="utf-8")
    return folder
