"""Verbs of the command line for learned bots: `analyse`, `train` and `ladder`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from teocalli import analyse
from teocalli.amounts import amount, count
from teocalli.engine.whole import whole
from teocalli.files import BadFile, read_record
from teocalli.games import GAMES, game


def add_verbs(verb: Callable[..., argparse.ArgumentParser]) -> None:
    add = verb("analyse", look_again, "tell how the chances of a recorded game went, and which turns cost most")
    add.add_argument("file", type=Path, metavar="FILE")
    add.add_argument("--json", action="store_true", help="everything, for programs")

    add = verb("train", train, "let a network learn a game by playing itself")
    add.add_argument("game", metavar="GAME")
    add.add_argument("--minutes", type=amount, default=10.0)
    add.add_argument("--workers", type=count, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play")
    add.add_argument("--folder", type=Path, help="where everything lies; the same folder goes on (default: train-GAME)")
    add.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto", help="where the learner computes")

    add = verb("ladder", climb, "measure the levels of bots against each other, as a page in docs/")
    add.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    add.add_argument("--number", type=count, default=1000, metavar="N", help="games of a pairing without look-ahead")
    add.add_argument("--top", type=count, default=300, metavar="N", help="games of a pairing with the top level")
    add.add_argument("--jobs", type=count, default=os.cpu_count() or 1)
    add.add_argument("--folder", type=Path, default=Path("docs"), help="where the page is written")
    add.add_argument("--results", type=Path, default=Path("ladder.jsonl"), help="games played; the same file goes on")


def look_again(args: argparse.Namespace) -> None:
    played, record = read_record(args.file)
    turns = analyse.judged(played, record, _count)
    if args.json:
        print(json.dumps(analyse.report(played, turns), indent=2))
    else:
        print("\n".join(analyse.in_words(played, turns, args.language)))


def _count(done: int, of: int) -> None:
    """A line that counts up, for people who watch."""
    if sys.stderr.isatty():
        print(f"\r{done}/{of}", end="" if done < of else "\n", file=sys.stderr, flush=True)


def train(args: argparse.Namespace) -> None:
    from teocalli.lab.train import Plan
    from teocalli.lab.train import train as learn

    folder = args.folder or Path(f"train-{args.game}")
    card = learn(game(args.game), Plan(folder, args.minutes, args.workers, device=args.device))
    print(f"The network is in {folder / 'best.npz'}: {card}")


def climb(args: argparse.Namespace) -> None:
    from teocalli.lab import ladder

    keys = [game(key).meta.key for key in args.games]
    if not args.folder.is_dir():
        raise BadFile("file-no-folder", path=args.folder)
    wanted, played = ladder.all_pairings(keys, args.number, args.top), ladder.Played(args.results)
    print(ladder.HEAD, flush=True)
    ladder.climb(wanted, played, args.jobs, lambda row: print(row, flush=True))
    path = args.folder / "strength.md"
    with whole(path) as draft:
        draft.write_text(ladder.page(wanted, played, args.number, args.top), encoding="utf-8")
    print(f"The page is {path}.")
