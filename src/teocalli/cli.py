"""The command `teocalli` and its verbs. No logic lives here: verbs are read and handed on."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from teocalli import __version__, catalogue, files, lab_verbs, learning_verbs, trial
from teocalli.amounts import amount
from teocalli.bots.base import PATIENCE
from teocalli.bots.command import NoSuchProgram
from teocalli.bots.registry import BOTS, UnknownBot, new_bot
from teocalli.engine import game_record, position
from teocalli.engine.actions import UnknownToken
from teocalli.engine.compiled import NotCompiled
from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.game_record import BadRecord, new_record
from teocalli.engine.language import exact
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.position import BadPosition
from teocalli.engine.refusals import BadUse, Refused
from teocalli.face.words import Words
from teocalli.games import GAMES, UnknownGame
from teocalli.games import game as game_of
from teocalli.lab import arena, bench
from teocalli.speech import Mistake, language_of, speech
from teocalli.table import BadAddress
from teocalli.table.backup import Content
from teocalli.table.database import BadDatabase
from teocalli.terminal import Terminal, choose

#: Mistakes that a person can make and put right: told in a sentence, exit status 2.
MISTAKES = (
    BadAddress,
    BadDatabase,
    BadPosition,
    BadRecord,
    BadSetting,
    BadUse,
    Mistake,
    NoSuchProgram,
    NotCompiled,
    UnknownBot,
    UnknownGame,
    UnknownToken,
)
#: Exit statuses.
MISTAKEN, INTERRUPTED = 2, 130
#: The verb of a bare `teocalli`.
DEFAULT = "table"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0, 2 after a mistake, 130 when it was interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    args = read_arguments(given or [DEFAULT])
    args.language = args.language or language_of()
    try:
        run: Callable[[argparse.Namespace], None] = args.run
        run(args)
        sys.stdout.flush()  # a full disk is noticed here, and not when Python ends
    except MISTAKES as mistake:
        print(mistake.said(args.language) if isinstance(mistake, Refused) else mistake, file=sys.stderr)
        return MISTAKEN
    except EOFError:
        print("\n" + speech(args.language).say("good-bye"), file=sys.stderr)
    except KeyboardInterrupt as interrupt:
        print(f"\n{interrupt}" if str(interrupt) else "\n" + speech(args.language).say("good-bye"), file=sys.stderr)
        return 0 if args.run in (open_table, serve_table) else INTERRUPTED  # the table is ended like this
    except BrokenPipeError:
        _silence()  # whoever read our output has had enough
    except OSError as error:
        _silence()
        print(speech(args.language).say("machine-refused", why=_why(error)), file=sys.stderr)
        return MISTAKEN
    return 0


def _silence() -> None:
    """What is still to be written goes nowhere, so that Python does not complain of it at its end."""
    with suppress(OSError, ValueError):  # an output that is no file needs no care
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _why(error: OSError) -> str:
    return f"{error.strerror} ({error.filename})" if error.filename else str(error.strerror or error)


def read_arguments(given: Sequence[str]) -> argparse.Namespace:
    """The verb and its arguments; tokens may stand behind options."""
    top = parser()
    args, more = top.parse_known_args(given)
    if more and ("tokens" not in args or any(word.startswith("-") for word in more)):
        top.error(f"unrecognized arguments: {' '.join(more)}")
    if more:
        args.tokens += more
    return args


def parser() -> argparse.ArgumentParser:
    """All verbs with their arguments."""
    top = argparse.ArgumentParser(prog="teocalli", description="Teotihuacan, Tzolk'in and Theocracy. Unofficial.")
    top.add_argument("--version", action="version", version=f"teocalli {__version__}")
    top.add_argument("--language", choices=LANGUAGES, help="of what is said; else TEOCALLI_LANGUAGE or the system's")
    verbs = top.add_subparsers(title="verbs", metavar="VERB", required=True)

    def verb(name: str, run: Callable[[argparse.Namespace], None], about: str) -> argparse.ArgumentParser:
        added = verbs.add_parser(name, help=about, description=about)
        added.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help="see `teocalli --help`")
        added.set_defaults(run=run)
        return added

    add = verb("play", play, "play in the terminal against bots")
    add.add_argument("game", nargs="?", metavar="GAME", help=f"{', '.join(GAMES)}; asked for when left out")
    add_setting(add)
    add.add_argument("--seat", type=int, default=1, help="your seat, counted from 1; 0 to watch the bots")
    add.add_argument("--bots", default="greedy", help=f"who sits at the other seats: {', '.join(BOTS)}")
    add.add_argument("--ask-all", action="store_true", help="ask even where one option is left and the turn goes on")
    add.add_argument("--record", type=Path, metavar="FILE", help="where to save the record of the game")

    verb("table", open_table, "open the table in the browser; what a bare `teocalli` does")

    add = verb("serve", serve_table, "serve the table to other machines")
    add.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all")
    add.add_argument("--port", type=int, default=8765)
    add.add_argument("--database", default="", metavar="URL", help="a file, or postgresql://…; else the data folder")
    add.add_argument(
        "--behind-proxy", nargs="?", default=os.environ.get("FORWARDED_ALLOW_IPS", ""), const="127.0.0.1,::1",
        metavar="ADDRESSES", help="a web server at these addresses (this machine) says where requests come from",
    )  # fmt: skip

    add.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes; more than one on PostgreSQL"
    )

    add = verb("backup", back_up, "write all games and people into a new file, while the table runs")
    add.add_argument("file", type=Path, metavar="FILE")
    add.add_argument("--database", default="", metavar="URL", help="see `teocalli serve`")

    add = verb("restore", restore, "fill an empty database from a backup, after checking it")
    add.add_argument("file", type=Path, metavar="FILE")
    add.add_argument("--database", default="", metavar="URL", help="see `teocalli serve`")

    add = verb("games", list_games, "list the games with their options")

    add = verb("fields", list_fields, "list the fields of a game's positions")
    add.add_argument("game", metavar="GAME")

    add = verb("replay", replay, "verify a record and print the scores")
    add.add_argument("file", type=Path, metavar="FILE")

    add = verb("show", show, "print a position of a record as YAML")
    add.add_argument("file", type=Path, metavar="FILE")
    add.add_argument("--at", type=int, metavar="N", help="after N actions; at the end when left out")

    add = verb("try", try_tokens, "list what is legal in a position, or apply tokens to it")
    add.add_argument("file", type=Path, metavar="POSITION")
    add.add_argument("tokens", nargs="*", metavar="TOKEN", help="applied one after another; quote those with spaces")
    add.add_argument("--json", action="store_true", help="everything, for programs")

    add = verb("arena", contest, "let bots play each other")
    add.add_argument("game", metavar="GAME")
    add_setting(add)
    add.add_argument("--bots", default="greedy,random", help="names, separated by commas")
    add.add_argument("--games", type=int, default=100)
    add.add_argument("--seconds", type=amount, default=PATIENCE, help="for one decision")

    lab_verbs.add_verbs(verb, add_setting)
    learning_verbs.add_verbs(verb)

    add = verb("bench", measure, "measure how quick the rules are")
    add.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    add.add_argument("--json", action="store_true", help="rows for programs")
    add.add_argument("--seconds", type=amount, default=1.0, help="for one measurement")
    return top


def add_setting(add: argparse.ArgumentParser) -> None:
    add.add_argument("--players", type=int)
    add.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `teocalli games`")
    add.add_argument("--components", type=Path, metavar="FILE", help="component values that replace the game's own")
    add.add_argument("--seed", type=int, help="decides all chance; drawn when left out")


def setting_of(game: Game, args: argparse.Namespace) -> Setting:
    options = {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise Mistake("use-option", given=given)
        options[name] = value
    components = files.read_components(args.components) if args.components else None
    players = args.players if args.players is not None else min(game.meta.players, key=lambda n: abs(n - 2))
    return Setting(players, options, components)


def seed_of(args: argparse.Namespace) -> int:
    return args.seed if args.seed is not None else secrets.randbelow(2**31)


# ---------------------------------------------------------------- verbs


def play(args: argparse.Namespace) -> None:
    t = speech(args.language)
    game = game_of(args.game or choose(t.say("choose-game"), GAMES, input, print, t))
    if args.game is None and args.players is None:
        counts = [str(n) for n in game.meta.players]
        args.players = int(choose(t.say("choose-players"), counts, input, print, t))
    setting, seed = setting_of(game, args), seed_of(args)
    if not 0 <= args.seat <= setting.players:
        raise Mistake("use-seat", players=setting.players)
    record = new_record(game, setting, seed)
    path = files.record_path(record, args.record)
    players = [None if seat == args.seat else new_bot(args.bots, seed + seat) for seat in range(1, setting.players + 1)]
    Terminal(game, record, players, path, language=args.language, asks_all=args.ask_all).play()


def open_table(args: argparse.Namespace) -> None:
    from teocalli.table.serve import play_here  # the other verbs need no web server

    play_here(args.language)


def serve_table(args: argparse.Namespace) -> None:
    from teocalli.table.serve import serve

    serve(args.host, args.port, args.database, args.behind_proxy, args.workers, args.language)


def back_up(args: argparse.Namespace) -> None:
    from teocalli.table.backup import backup
    from teocalli.table.serve import home_database

    print(content_told("backup-done", args, backup(args.database or home_database(), args.file)))


def restore(args: argparse.Namespace) -> None:
    from teocalli.table import backup
    from teocalli.table.serve import home_database

    print(content_told("restore-done", args, backup.restore(args.file, args.database or home_database())))


def content_told(message: str, args: argparse.Namespace, found: Content) -> str:
    """How much was kept or brought back."""
    counts = {"tables": found.tables, "entries": found.entries, "people": found.people}
    return speech(args.language).say(message, path=str(args.file), **counts)


def list_games(args: argparse.Namespace) -> None:
    print("\n".join(catalogue.lines(map(game_of, GAMES), args.language)))


def list_fields(args: argparse.Namespace) -> None:
    print("\n".join(catalogue.fields(game_of(args.game))))


def replay(args: argparse.Namespace) -> None:
    game, record = files.read_record(args.file)
    s = game_record.replay(game, record)
    t, title = speech(args.language).say, Words(game, args.language).title
    print(t("replay-head", title=title, players=record.setting.players, seed=record.seed, over=int(s.over)))
    print(t("replay-done", actions=len(record.tokens)))
    for seat, (rank, score) in enumerate(zip(game.ranks(s), game.scores(s), strict=True), 1):
        said = t("replay-rank" if s.over else "replay-seat", seat=seat, amount=exact(score), rank=rank)
        name = record.names[seat - 1] if seat <= len(record.names) else ""
        print(f"{said} ({name})" if name else said)


def show(args: argparse.Namespace) -> None:
    game, record = files.read_record(args.file)
    if args.at is not None and not 0 <= args.at <= len(record.tokens):
        raise Mistake("use-at", actions=len(record.tokens), at=args.at)
    print(position.write(game, game_record.replay(game, record, args.at)), end="")


def try_tokens(args: argparse.Namespace) -> None:
    game, s = files.read_position(args.file)
    told = trial.report(game, s, trial.apply(game, s, args.tokens), args.language)
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        t = speech(args.language)
        print("\n".join(trial.result_in_words(game, s, told) if args.tokens else trial.options_in_words(told, t)))


def contest(args: argparse.Namespace) -> None:
    game = game_of(args.game)
    played = arena.contest(
        game, args.bots.split(","), args.games, setting_of(game, args), args.seed or 0, seconds=args.seconds
    )
    last: list[arena.Tally] = []
    try:
        for tallies in played:
            last = tallies
    finally:  # interrupted, too
        if last:
            print("\n".join([arena.HEAD, *(tally.line() for tally in last)]))


def measure(args: argparse.Namespace) -> None:
    found = bench.rows([game_of(key) for key in args.games], args.seconds)
    machine = bench.calibration(args.seconds)
    if args.json:
        print(machine, file=sys.stderr)
        print(json.dumps(found, indent=2))
    else:
        print("\n".join([*bench.table(found), machine]))
