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
from teocalli.arguments import add_game, add_games
from teocalli.engine.whole import whole
from teocalli.files import BadFile, read_record
from teocalli.games import game
from teocalli.lab.train import BY, Plan
from teocalli.lab.train import train as learn
from teocalli.lab_verbs import going_on
from teocalli.speech import speech
from teocalli.usage import Say


def add_verbs(verb: Callable[..., argparse.ArgumentParser], t: Say) -> None:
    add = verb("analyse", look_again, "help-analyse")
    add.add_argument("file", type=Path, metavar="FILE", help=t("help-record"))
    add.add_argument("--json", action="store_true", help=t("help-json"))

    add = verb("train", going_on(train), "help-train")
    add_game(add, t)
    add.add_argument("--minutes", type=amount(t), default=10.0, help=t("help-train-minutes"))
    workers = max(1, (os.cpu_count() or 2) - 1)
    add.add_argument("--workers", type=count(t), default=workers, help=t("help-train-workers"))
    add.add_argument("--folder", type=Path, help=t("help-train-folder"))
    add.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto", help=t("help-train-device"))
    add.add_argument("--by", choices=BY, default=BY[0], help=t("help-train-by"))

    add = verb("ladder", going_on(climb), "help-ladder")
    add_games(add, t)
    add.add_argument("--number", type=count(t), default=1000, metavar="N", help=t("help-ladder-number"))
    add.add_argument("--top", type=count(t), default=300, metavar="N", help=t("help-ladder-top"))
    add.add_argument("--jobs", type=count(t), default=os.cpu_count() or 1, help=t("help-jobs"))
    add.add_argument("--folder", type=Path, default=Path("docs"), help=t("help-folder"))
    add.add_argument("--results", type=Path, default=Path("ladder.jsonl"), help=t("help-ladder-results"))


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
    folder = args.folder or Path(f"train-{args.game}")
    card = learn(game(args.game), Plan(folder, args.minutes, args.workers, device=args.device, by=args.by))
    print(speech(args.language).say("lab-network", path=str(folder / "best.npz"), card=str(card)))


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
    print(speech(args.language).say("lab-page", path=str(path)))
