"""The verbs of the lab: simulate, tournament, report, dataset. They are read here and handed on."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from teocalli.amounts import amount, count
from teocalli.arguments import add_game, add_setting
from teocalli.files import BadFile
from teocalli.games import game as game_of
from teocalli.lab import balance, dataset, playing, report, simulate, tournament
from teocalli.lab.playing import PATIENCE, Plan
from teocalli.speech import speech
from teocalli.usage import Say

Verb = Callable[[str, Callable[[argparse.Namespace], None], str], argparse.ArgumentParser]


def going_on(run: Callable[[argparse.Namespace], None]) -> Callable[[argparse.Namespace], None]:
    """A verb that goes on where it was interrupted, and says so."""

    def told(args: argparse.Namespace) -> None:
        try:
            run(args)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(speech(args.language).say("lab-interrupted")) from None

    return told


def add_verbs(verb: Verb, t: Say) -> None:
    """All verbs of the lab with their arguments."""
    add = verb("simulate", going_on(run_simulate), "help-simulate")
    _add_plan(add, t)
    add.add_argument("--ray", default="", metavar="ADDRESS", help=t("help-simulate-ray"))
    add.add_argument("--out", type=Path, required=True, metavar="FILE.parquet", help=t("help-simulate-out"))

    add = verb("tournament", going_on(run_tournament), "help-tournament")
    _add_plan(add, t, "rounds", 20)
    add.add_argument("--folder", type=Path, default=Path(), help=t("help-tournament-folder"))

    add = verb("report", run_report, "help-report")
    add.add_argument("file", type=Path, metavar="FILE.parquet", help=t("help-report-file"))
    add.add_argument("--folder", type=Path, default=Path(), help=t("help-folder"))

    add = verb("balance", going_on(run_balance), "help-balance")
    add_game(add, t)
    add.add_argument("--games", type=count(t), default=10_000, help=t("help-balance-games"))
    add.add_argument("--bots", default=playing.QUICK, metavar="BOT", help=t("help-balance-bots"))
    add.add_argument("--jobs", type=count(t), default=1, help=t("help-jobs"))
    add.add_argument("--folder", type=Path, default=Path("docs"), help=t("help-folder"))
    add.add_argument("--rows", type=Path, help=t("help-balance-rows"))

    add = verb("dataset", going_on(run_dataset), "help-dataset")
    _add_plan(add, t)
    add.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=t("help-dataset-out"))


def _add_plan(add: argparse.ArgumentParser, t: Say, many: str = "games", n: int = 100) -> None:
    add_game(add, t)
    add_setting(add, t, seed=0)
    add.add_argument("--bots", default="greedy", help=t("help-plan-bots"))
    add.add_argument(f"--{many}", type=count(t), default=n, help=t("help-number"))
    add.add_argument("--seconds", type=amount(t), default=PATIENCE, help=t("help-seconds"))
    add.add_argument("--jobs", type=count(t), default=1, help=t("help-jobs"))


def plan_of(args: argparse.Namespace) -> Plan:
    """What is asked for."""
    from teocalli.cli import setting_of  # it is there by now

    setting = setting_of(game_of(args.game), args)
    bots = tuple(name.strip() for name in args.bots.split(","))
    seconds = args.seconds or PATIENCE
    return Plan(args.game, setting.players, bots, args.seed, setting.options, setting.components, seconds)


def tell(args: argparse.Namespace, message: str, *paths: Path) -> None:
    """Where the results are."""
    print(speech(args.language).say(message, path=", ".join(map(str, paths))))


def run_simulate(args: argparse.Namespace) -> None:
    tell(args, "lab-rows", simulate.simulate(plan_of(args), args.games, args.out, args.jobs, args.ray))


def run_tournament(args: argparse.Namespace) -> None:
    plan = plan_of(args)
    rows = tournament.tournament(plan, args.rounds, args.folder, args.jobs)
    print("\n".join(tournament.table(rows, args.language)))
    tell(args, "lab-page", *tournament.write(plan, rows, args.folder, args.language))


def run_report(args: argparse.Namespace) -> None:
    tell(args, "lab-page", *report.report(args.file, args.folder))


def run_balance(args: argparse.Namespace) -> None:
    game_of(args.game)
    if not args.folder.is_dir():
        raise BadFile("file-no-folder", path=args.folder)
    rows = args.rows or Path(f"balance-{args.game}")
    tell(args, "lab-page", balance.balance(args.game, args.games, args.folder, rows, args.jobs, args.bots))


def run_dataset(args: argparse.Namespace) -> None:
    tell(args, "lab-dataset", dataset.dataset(plan_of(args), args.games, args.out, args.jobs))
