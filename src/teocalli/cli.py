"""The command `teocalli` and its verbs. No logic lives here: verbs are read and handed on."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from teocalli import __version__, catalogue, files, lab_verbs, learning_verbs, trial
from teocalli.amounts import amount, count
from teocalli.arguments import add_game, add_games, add_setting
from teocalli.bots.base import PATIENCE
from teocalli.bots.registry import BOTS, new_bot
from teocalli.engine import game_record, position
from teocalli.engine.compiled import NotCompiled
from teocalli.engine.game import Game, Setting
from teocalli.engine.game_record import new_record
from teocalli.engine.language import exact
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.refusals import BadUse, Refused, why_of
from teocalli.face.words import Words
from teocalli.games import GAMES
from teocalli.games import game as game_of
from teocalli.lab import arena, bench
from teocalli.speech import Mistake, language_of, speech
from teocalli.table.backup import Content
from teocalli.terminal import Terminal, choose
from teocalli.usage import argparse_in, language_asked, name_values

#: Mistakes that a person can make and put right: told in a sentence, exit status 2.
MISTAKES = (BadUse, NotCompiled, Refused)
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
        print(speech(args.language).say("machine-refused", why=_why(error, args.language)), file=sys.stderr)
        return MISTAKEN
    return 0


def _silence() -> None:
    """What is still to be written goes nowhere, so that Python does not complain of it at its end."""
    with suppress(OSError, ValueError):  # an output that is no file needs no care
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _why(error: OSError, language: str) -> str:
    why = why_of(error, language)
    return f"{why} ({error.filename})" if error.filename else why


def read_arguments(given: Sequence[str]) -> argparse.Namespace:
    """The verb and its arguments; tokens may stand behind options."""
    language = language_asked(given)
    with argparse_in(language):
        top = parser(language)
        args, more = top.parse_known_args(given)
        if more and ("tokens" not in args or any(word.startswith("-") for word in more)):
            top.error(speech(language).say("parse-unrecognized") % " ".join(more))
    if more:
        args.tokens += more
    return args


def parser(language: str) -> argparse.ArgumentParser:
    """All verbs with their arguments, explained in a language."""
    t = speech(language).say
    top = argparse.ArgumentParser(prog="teocalli", description=t("help-about"))
    top.add_argument("--version", action="version", version=f"teocalli {__version__}", help=t("help-version"))
    top.add_argument("--language", choices=LANGUAGES, help=t("help-language"))
    verbs = top.add_subparsers(title=t("help-verbs"), metavar=t("value-verb"), required=True)

    def verb(name: str, run: Callable[[argparse.Namespace], None], about: str) -> argparse.ArgumentParser:
        added = verbs.add_parser(name, help=t(about), description=t(about))
        added.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=t("help-see-top"))
        added.set_defaults(run=run)
        return added

    add = verb("play", play, "help-play")
    add.add_argument("game", nargs="?", metavar="GAME", help=t("help-play-game", games=", ".join(GAMES)))
    add_setting(add, t)
    add.add_argument("--seat", type=int, default=1, help=t("help-play-seat"))
    add.add_argument("--bots", default="greedy", help=t("help-play-bots", bots=", ".join(BOTS)))
    add.add_argument("--ask-all", action="store_true", help=t("help-play-ask"))
    add.add_argument("--record", type=Path, metavar="FILE", help=t("help-play-record"))

    verb("table", open_table, "help-table")

    add = verb("serve", serve_table, "help-serve")
    add.add_argument("--host", default="127.0.0.1", help=t("help-serve-host"))
    add.add_argument("--port", type=int, default=8765, help=t("help-serve-port"))
    add.add_argument("--database", default="", metavar="URL", help=t("help-serve-database"))
    add.add_argument(
        "--behind-proxy", nargs="?", default=os.environ.get("FORWARDED_ALLOW_IPS", ""), const="127.0.0.1,::1",
        metavar="ADDRESSES", help=t("help-serve-proxy"),
    )  # fmt: skip
    add.add_argument("--workers", type=int, default=1, metavar="N", help=t("help-serve-workers"))

    add = verb("backup", back_up, "help-backup")
    add.add_argument("file", type=Path, metavar="FILE", help=t("help-backup-file"))
    add.add_argument("--database", default="", metavar="URL", help=t("help-see-serve"))

    add = verb("restore", restore, "help-restore")
    add.add_argument("file", type=Path, metavar="FILE", help=t("help-restore-file"))
    add.add_argument("--database", default="", metavar="URL", help=t("help-see-serve"))

    verb("games", list_games, "help-games")

    add = verb("fields", list_fields, "help-fields")
    add_game(add, t)

    add = verb("replay", replay, "help-replay")
    add.add_argument("file", type=Path, metavar="FILE", help=t("help-record"))

    add = verb("show", show, "help-show")
    add.add_argument("file", type=Path, metavar="FILE", help=t("help-record"))
    add.add_argument("--at", type=int, metavar="N", help=t("help-show-at"))

    add = verb("try", try_tokens, "help-try")
    add.add_argument("file", type=Path, metavar="POSITION", help=t("help-try-position"))
    add.add_argument("tokens", nargs="*", metavar="TOKEN", help=t("help-try-tokens"))
    add.add_argument("--json", action="store_true", help=t("help-json"))

    add = verb("arena", contest, "help-arena")
    add_game(add, t)
    add_setting(add, t, seed=0)
    add.add_argument("--bots", default="greedy,random", help=t("help-arena-bots"))
    add.add_argument("--games", type=count(t), default=100, help=t("help-number"))
    add.add_argument("--jobs", type=count(t), default=1, help=t("help-arena-jobs"))
    add.add_argument("--seconds", type=amount(t), help=t("help-arena-seconds", seconds=str(PATIENCE)))

    lab_verbs.add_verbs(verb, t)
    learning_verbs.add_verbs(verb, t)

    add = verb("bench", measure, "help-bench")
    add_games(add, t)
    add.add_argument("--json", action="store_true", help=t("help-bench-json"))
    add.add_argument("--seconds", type=amount(t), default=1.0, help=t("help-bench-seconds"))
    for read in (top, *verbs.choices.values()):
        name_values(read, t)
    return top


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
    players = [
        None if seat == args.seat else new_bot(args.bots, seed + seat, game.meta.key)
        for seat in range(1, setting.players + 1)
    ]
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
    plan = replace(lab_verbs.plan_of(args), rotate=True)
    last: list[arena.Tally] = []
    try:
        for tallies in arena.contest(plan, args.games, args.jobs, args.seconds):
            last = tallies
    finally:  # interrupted, too
        if last:
            print("\n".join(arena.table(last, args.language)))


def measure(args: argparse.Namespace) -> None:
    found = bench.rows([game_of(key) for key in args.games], args.seconds)
    machine = bench.calibration(args.seconds)
    if args.json:
        print(machine, file=sys.stderr)
        print(json.dumps(found, indent=2))
    else:
        print("\n".join([*bench.table(found), machine]))
