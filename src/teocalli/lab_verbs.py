"""The verbs of the lab: simulate, tournament, report, dataset. They are read here and handed on."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from teocalli.engine.refusals import BadUse
from teocalli.games import game as game_of
from teocalli.lab import dataset, report, simulate, tournament
from teocalli.lab.playing import PATIENCE, Plan

Verb = Callable[[str, Callable[[argparse.Namespace], None], str], argparse.ArgumentParser]
#: The exit status of a command that was interrupted.
INTERRUPTED = 130


def add_verbs(verb: Verb, add_setting: Callable[[argparse.ArgumentParser], None]) -> None:
    """All verbs of the lab with their arguments."""
    add = verb("simulate", run_simulate, "let bots play many games into a Parquet file; started again, it goes on")
    _add_plan(add, add_setting)
    add.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")
    add.add_argument("--out", type=Path, required=True, metavar="FILE.parquet")

    add = verb("tournament", run_tournament, "every bot against every other, on common set-ups at every seat")
    _add_plan(add, add_setting, "rounds", 20)
    add.add_argument("--folder", type=Path, default=Path(), help="where tournament.html and tournament.png are written")

    add = verb("report", run_report, "what wins in the games of a simulation, as HTML and PNG")
    add.add_argument("file", type=Path, metavar="FILE.parquet")
    add.add_argument("--folder", type=Path, default=Path(), help="where the page is written")

    add = verb("dataset", run_dataset, "write records and rows of many games, with a card")
    _add_plan(add, add_setting)
    add.add_argument("--out", type=Path, required=True, metavar="FOLDER")


def _add_plan(
    add: argparse.ArgumentParser,
    add_setting: Callable[[argparse.ArgumentParser], None],
    many: str = "games",
    n: int = 100,
) -> None:
    add.add_argument("game", metavar="GAME")
    add_setting(add)
    add.add_argument(
        "--bots", default="greedy", help="by seat, separated by commas, over and over; `quick` at all seats"
    )
    add.add_argument(f"--{many}", type=int, default=n)
    add.add_argument("--seconds", type=float, default=PATIENCE, help="for one decision")
    add.add_argument("--jobs", type=int, default=1, help="processes")


def plan_of(args: argparse.Namespace) -> Plan:
    """What is asked for."""
    from teocalli.cli import setting_of  # it is there by now

    if args.jobs < 1:
        raise BadUse("There is at least one process: --jobs 1.")
    setting = setting_of(game_of(args.game), args)
    bots = tuple(name.strip() for name in args.bots.split(","))
    return Plan(args.game, setting.players, bots, args.seed or 0, setting.options, setting.components, args.seconds)


def run_simulate(args: argparse.Namespace) -> None:
    try:
        print(f"The rows are in {simulate.simulate(plan_of(args), args.games, args.out, args.jobs, args.ray)}.")
    except KeyboardInterrupt:
        print("\nFinished games are kept; the same command goes on with them.", file=sys.stderr)
        sys.exit(INTERRUPTED)


def run_tournament(args: argparse.Namespace) -> None:
    plan = plan_of(args)
    found = tournament.standings(tournament.tournament(plan, args.rounds, args.jobs))
    print("\n".join([tournament.HEAD, *(one.line() for one in found)]))
    title = f"{game_of(plan.game).meta.title}, {plan.players} players: tournament"
    for path in tournament.write(title, found, args.folder):
        print(path)


def run_report(args: argparse.Namespace) -> None:
    for path in report.report(args.file, args.folder):
        print(path)


def run_dataset(args: argparse.Namespace) -> None:
    print(f"The dataset is in {dataset.dataset(plan_of(args), args.games, args.out, args.jobs)}.")
