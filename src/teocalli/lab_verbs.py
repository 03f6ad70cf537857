"""The verbs of the lab: simulate, tournament, report, dataset. They are read here and handed on."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from teocalli.amounts import amount, count
from teocalli.files import BadFile
from teocalli.games import game as game_of
from teocalli.lab import balance, dataset, playing, report, simulate, tournament
from teocalli.lab.playing import PATIENCE, Plan

Verb = Callable[[str, Callable[[argparse.Namespace], None], str], argparse.ArgumentParser]


class Interrupted(KeyboardInterrupt):
    """Somebody stopped a command whose finished games are kept."""


def going_on(run: Callable[[argparse.Namespace], None]) -> Callable[[argparse.Namespace], None]:
    """A verb that goes on where it was interrupted, and says so."""

    def told(args: argparse.Namespace) -> None:
        try:
            run(args)
        except KeyboardInterrupt:
            raise Interrupted("Finished games are kept; the same command goes on with them.") from None

    return told


def add_verbs(verb: Verb, add_setting: Callable[[argparse.ArgumentParser], None]) -> None:
    """All verbs of the lab with their arguments."""
    add = verb("simulate", going_on(run_simulate), "let bots play many games into a Parquet file, and go on if need be")
    _add_plan(add, add_setting)
    add.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")
    add.add_argument("--out", type=Path, required=True, metavar="FILE.parquet")

    add = verb("tournament", going_on(run_tournament), "every bot against every other, on common set-ups at every seat")
    _add_plan(add, add_setting, "rounds", 20)
    add.add_argument("--folder", type=Path, default=Path(), help="where tournament.html and tournament.png are written")

    add = verb("report", run_report, "what wins in the games of a simulation, as HTML and PNG")
    add.add_argument("file", type=Path, metavar="FILE.parquet")
    add.add_argument("--folder", type=Path, default=Path(), help="where the page is written")

    add = verb("balance", going_on(run_balance), "simulate games for all numbers of players: who and what wins")
    add.add_argument("game", metavar="GAME")
    add.add_argument("--games", type=count, default=10_000, help="for each number of players")
    add.add_argument("--bots", default=playing.QUICK, metavar="BOT", help="who plays (default: quick)")
    add.add_argument("--jobs", type=count, default=1, help="processes")
    add.add_argument("--folder", type=Path, default=Path("docs"), help="where the page is written")
    add.add_argument(
        "--rows", type=Path, help="where the rows are kept (default: balance-GAME); started again, it goes on"
    )

    add = verb("dataset", going_on(run_dataset), "write records and rows of many games, with a card")
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
    add.add_argument(f"--{many}", type=count, default=n)
    add.add_argument("--seconds", type=amount, default=PATIENCE, help="for one decision")
    add.add_argument("--jobs", type=count, default=1, help="processes")


def plan_of(args: argparse.Namespace) -> Plan:
    """What is asked for."""
    from teocalli.cli import setting_of  # it is there by now

    setting = setting_of(game_of(args.game), args)
    bots = tuple(name.strip() for name in args.bots.split(","))
    return Plan(args.game, setting.players, bots, args.seed or 0, setting.options, setting.components, args.seconds)


def run_simulate(args: argparse.Namespace) -> None:
    print(f"The rows are in {simulate.simulate(plan_of(args), args.games, args.out, args.jobs, args.ray)}.")


def run_tournament(args: argparse.Namespace) -> None:
    plan = plan_of(args)
    found = tournament.standings(tournament.tournament(plan, args.rounds, args.folder, args.jobs))
    print("\n".join([tournament.HEAD, *(one.line() for one in found)]))
    title = f"{game_of(plan.game).meta.title}, {plan.players} players: tournament"
    for path in tournament.write(title, found, args.folder):
        print(path)


def run_report(args: argparse.Namespace) -> None:
    for path in report.report(args.file, args.folder):
        print(path)


def run_balance(args: argparse.Namespace) -> None:
    game_of(args.game)
    if not args.folder.is_dir():
        raise BadFile("file-no-folder", path=args.folder)
    rows = args.rows or Path(f"balance-{args.game}")
    print(f"The report is in {balance.balance(args.game, args.games, args.folder, rows, args.jobs, args.bots)}.")


def run_dataset(args: argparse.Namespace) -> None:
    print(f"The dataset is in {dataset.dataset(plan_of(args), args.games, args.out, args.jobs)}.")
