"""The JSON interface: what programs can ask for, and all operations. `openapi.py` describes it."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from teocalli.engine.game import Game
from teocalli.face.face import Figure
from teocalli.face.words import Words
from teocalli.table import answers, log_lines
from teocalli.table.legal_options import Option
from teocalli.table.match import Match
from teocalli.table.offered_bots import STRENGTHS
from teocalli.table.openapi import document
from teocalli.table.operations import OPERATIONS, notices
from teocalli.table.operations.operation import answer, asker
from teocalli.table.pages import old
from teocalli.table.pages.table import look
from teocalli.table.perspective import Perspective
from teocalli.table.result import result
from teocalli.table.store import Listing
from teocalli.table.undo import undo_of
from teocalli.table.web import listens, reader_of, tables_of, whole

#: The longest that a program may wait for news in one request, in seconds.
LONGEST_WAIT = 55


async def openapi(request: Request) -> Response:
    return JSONResponse(document())


async def games(request: Request) -> Response:
    reader = await reader_of(request)
    found = [game_offered(game, reader.language) for game in tables_of(request).games.values()]
    return answer(request, answers.Games(found, list(STRENGTHS)))


def game_offered(game: Game, language: str) -> answers.GameOffered:
    meta, words = game.meta, Words(game, language)
    options = [
        answers.Option(one.name, list(one.choices), one.default, words.say(f"option-{one.name}"))
        for one in meta.options
    ]
    return answers.GameOffered(meta.key, meta.title, list(meta.players), options, meta.rules_version)


async def channels(request: Request) -> Response:
    reader, tables = await asker(request), tables_of(request)
    found = await tables.on_disk(notices.notifier_of(request).channels.of, reader.id)
    return answer(request, answers.Channels([notices.told(channel) for channel in found]))


async def tables(request: Request) -> Response:
    """Open tables, and the own ones."""
    reader, tables = await reader_of(request), tables_of(request)
    opened = await tables.on_disk(tables.store.open_tables)
    mine = await tables.on_disk(tables.store.tables_of, reader.id) if reader.id else []
    return answer(request, answers.TablesListed(*([table_listed(x, reader.id) for x in xs] for xs in (opened, mine))))


def table_listed(x: Listing, reader: str) -> answers.TableListed:
    seats = [
        answers.SeatListed(seat["kind"], seat["name"], bool(reader) and seat["person"] == reader)
        for seat in x.summary["seats"]
    ]
    told = x.summary
    return answers.TableListed(x.id, x.game, x.status, told["name"], told["mover"], told["movers"], seats)


# ---------------------------------------------------------------- one table


def gains(found: Iterable[Figure]) -> list[answers.Gain]:
    return [answers.Gain(figure.amount, figure.icon, figure.title) for figure in found]


def line(game: Game, x: log_lines.Line) -> answers.Line:
    notes, events = [*x.notes, *(note for _, note in x.others)], [answers.Event(**game.told(e)) for e in x.events]
    return answers.Line(x.seat, x.text, gains(x.figures), notes, events, x.count)


def action(option: Option) -> answers.Action:
    after = option.consequence
    return answers.Action(
        option.token, option.label, option.aim, gains(after.figures), list(after.others), after.ends_turn,
        after.uncertain, option.place,
    )  # fmt: skip


def told_result(sight: Perspective) -> str:
    """Who won, and how, where points alone do not say it."""
    told = result(sight)
    return f"{told} {sight.reader.speech.say('result-tie-break')}" if sight.match.tie_break_decided else told


def clock_seen(match: Match) -> answers.Clock | None:
    """The clock: its terms, and what each seat had left at a moment since when those who must choose use theirs."""
    clock = match.clock
    if clock is None:
        return None
    return answers.Clock(clock.terms, list(clock.left), clock.since, sorted(clock.running))


def seen(sight: Perspective) -> answers.Table:
    """A table as a program sees it from its seat."""
    match = sight.match
    return answers.Table(
        id=match.id,
        game=match.game.meta.key,
        rules=match.game.meta.rules_version,
        options=dict(match.setting.options),
        status=match.status,
        number=match.number,
        version=sight.version,
        seat=sight.seat,
        mover=sight.mover,
        movers=sight.movers,
        seats=[
            answers.Seat(seat.kind, sight.names[i], seat.strength, i in sight.mine, seat.resigned)
            for i, seat in enumerate(match.seats)
        ],
        scores=sight.scores,
        ranks=match.ranks() if match.is_over else None,
        result=told_result(sight),
        rematch=match.rematch or None,
        clock=clock_seen(match),
        ask=sight.words.decision(sight.state) if sight.my_turn else None,
        actions=[action(option) for option in sight.options],
        refused=[answers.NotOffered(refusal.label, refusal.why) for refusal in sight.refused],
        undo=undo_of(match, sight.seat).steps if sight.seat >= 0 else 0,
        view=sight.view,
        log=[line(match.game, x) for x in log_lines.log(sight)],
    )


async def table(request: Request) -> Response:
    """The table now; with `after` and `wait`, as soon as it is newer than that."""
    tables, key = tables_of(request), request.path_params["table"]
    reader = await reader_of(request)
    after = whole(request.query_params, "after", -1)
    wait = max(0, min(whole(request.query_params, "wait", 0), LONGEST_WAIT))
    if wait and (await tables.match(key)).number <= after:
        with listens(request, reader), tables.hub.listening(key, reader.id) as listener:
            while (await tables.match(key)).number <= after and not tables.hub.closing:
                if not await listener.change(wait):
                    break
    return answer(request, seen(await look(request, key)))


async def record(request: Request) -> Response:
    _, text = await old.record_of(request)
    return answer(request, answers.Record(text))


ROUTES = [
    Route("/openapi.json", openapi),
    Route("/games", games),
    Route("/me/notices", channels),
    Route("/tables", tables),
    Route("/tables/{table}", table),
    Route("/tables/{table}/record", record),
    *(one.api_route() for one in OPERATIONS),
]
