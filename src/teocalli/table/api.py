"""The JSON interface: the same commands for programs. What it offers is described in `openapi.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.face.face import Figure
from teocalli.face.words import Words
from teocalli.table import absence, commands, log_lines, people
from teocalli.table.clock import terms_of
from teocalli.table.commands import MOST_NAME, Command, clean
from teocalli.table.limits import TALK_OF_PERSON
from teocalli.table.manners import manners_of
from teocalli.table.match import BOT, OPEN, PERSON, Match
from teocalli.table.offered_bots import DEFAULT, STRENGTHS, known_strength
from teocalli.table.openapi import document
from teocalli.table.pages.table import look
from teocalli.table.perspective import BOT_NAMES, Perspective
from teocalli.table.refusals import Refused
from teocalli.table.result import result
from teocalli.table.store import Person
from teocalli.table.undo import undo_of
from teocalli.table.web import (
    Endpoint,
    count_newcomer,
    game_of,
    limited,
    listens,
    opens,
    pass_of,
    reader_of,
    remember,
    sent_json,
    somebody,
    tables_of,
    welcome,
    whole,
)

#: The longest that a program may wait for news in one request, in seconds.
LONGEST_WAIT = 55


async def openapi(request: Request) -> Response:
    return JSONResponse(document())


async def games(request: Request) -> Response:
    reader = await reader_of(request)
    found = []
    for game in tables_of(request).games.values():
        words = Words(game, reader.language)
        options = [
            {"name": o.name, "choices": o.choices, "default": o.default, "about": words.say(f"option-{o.name}")}
            for o in game.meta.options
        ]
        found.append(
            {"key": game.meta.key, "title": game.meta.title, "players": game.meta.players, "options": options,
             "rules": game.meta.rules_version}
        )  # fmt: skip
    return JSONResponse({"games": found, "bots": STRENGTHS})


async def come_in(request: Request) -> Response:
    """A new person with a pass for the `Authorization` header."""
    data = await sent_json(request)
    name = clean(str(data.get("name", "")), MOST_NAME)
    if not name:
        raise Refused("refused-name", 400)
    count_newcomer(request)
    tables = tables_of(request)
    person = people.newcomer(name)
    await tables.on_disk(tables.store.save_person, person)
    return JSONResponse({"id": person.id, "name": name, "pass": pass_of(request, person)}, 201)


async def tables(request: Request) -> Response:
    """Open tables, and the own ones."""
    reader, tables = await reader_of(request), tables_of(request)
    opened = await tables.on_disk(tables.store.open_tables)
    mine = await tables.on_disk(tables.store.tables_of, reader.id) if reader.id else []
    return JSONResponse(
        {
            name: [
                {"id": x.id, "game": x.game, "status": x.status, "name": x.summary["name"],
                 "mover": x.summary["mover"], "movers": x.summary["movers"],
                 "seats": [{"kind": s["kind"], "name": s["name"], "mine": bool(reader.id) and s["person"] == reader.id}
                           for s in x.summary["seats"]]}
                for x in found
            ]
            for name, found in (("open", opened), ("mine", mine))
        }
    )  # fmt: skip


async def open_table(request: Request) -> Response:
    reader, data = await reader_of(request), await sent_json(request)
    game = game_of(request, str(data.get("game", "")))
    person, newcomer = somebody(request, reader)
    wishes = data.get("seats", ["me", DEFAULT])
    options = data.get("options", {})
    if not isinstance(wishes, list) or not isinstance(options, dict):
        raise Refused("refused-json", 400)
    seats = [_seat(str(wish), i, person) for i, wish in enumerate(wishes)]
    try:
        setting = Setting(len(seats), {str(k): str(v) for k, v in options.items()}, data.get("components"))
        name, listed = str(data.get("name", "")), bool(data.get("listed"))
        clock = terms_of(data.get("clock"))
        entry = commands.opening(
            person,
            game,
            setting,
            seats,
            name=name,
            listed=listed,
            clock=clock,
            evaluation=bool(data.get("evaluation")),
            manners=manners_of(data.get("manners", {})),
        )
    except BadSetting as error:
        raise Refused("refused-setting", 400, why=error) from None
    match = await tables_of(request).open(entry, str(data.get("key", "")), newcomer)
    welcome(request, newcomer)
    return remember(request, JSONResponse({"id": match.id, "invite": match.invite}, 201))


def _seat(wish: str, place: int, person: Person) -> dict[str, Any]:
    if wish == "me":
        return {"kind": PERSON, "person": person.id, "name": person.name}
    if wish == OPEN:
        return {"kind": OPEN}
    return {"kind": BOT, "name": BOT_NAMES[place % 4], "strength": known_strength(wish)}


# ---------------------------------------------------------------- one table


def figures(found: Sequence[Figure]) -> list[dict[str, Any]]:
    return [{"amount": f.amount, "of": f.icon, "name": f.title} for f in found]


def line(game: Game, x: log_lines.Line) -> dict[str, Any]:
    return {
        "seat": x.seat,
        "text": x.text,
        "gains": figures(x.figures),
        "notes": [*x.notes, *(note for _, note in x.others)],
        "events": [game.told(event) for event in x.events],
        "count": x.count,
    }


def told_result(sight: Perspective) -> str:
    """Who won, and how, where points alone do not say it."""
    told = result(sight)
    return f"{told} {sight.reader.speech.say('result-tie-break')}" if sight.match.tie_break_decided else told


def clock_seen(match: Match) -> dict[str, Any] | None:
    """The clock: its terms, and what each seat had left at a moment since when those who must choose use theirs."""
    clock = match.clock
    if clock is None:
        return None
    running, left = sorted(clock.running), list(clock.left)
    return {"terms": clock.terms.written(), "left": left, "since": clock.since, "running": running}


def seen(sight: Perspective) -> dict[str, Any]:
    """A table as a program sees it from its seat."""
    match = sight.match
    seats = [
        {"kind": s.kind, "name": sight.names[i], "strength": s.strength, "mine": i in sight.mine,
         "resigned": s.resigned}
        for i, s in enumerate(match.seats)
    ]  # fmt: skip
    return {
        "id": match.id,
        "game": match.game.meta.key,
        "rules": match.game.meta.rules_version,
        "options": dict(match.setting.options),
        "status": match.status,
        "number": match.number,
        "version": sight.version,
        "seat": sight.seat,
        "mover": sight.mover,
        "movers": sight.movers,
        "seats": seats,
        "scores": sight.scores,
        "ranks": match.ranks() if match.is_over else None,
        "result": told_result(sight),
        "rematch": match.rematch or None,
        "clock": clock_seen(match),
        "ask": sight.words.decision(sight.state) if sight.my_turn else None,
        "actions": [
            {
                "token": o.token,
                "label": o.label,
                "gains": figures(o.consequence.figures),
                "others": list(o.consequence.others),
                "aim": o.aim,
                "ends_turn": o.consequence.ends_turn,
                "uncertain": o.consequence.uncertain,
                "place": o.place,
            }
            for o in sight.options
        ],
        "refused": [{"label": refusal.label, "why": refusal.why} for refusal in sight.refused],
        "undo": undo_of(match, sight.seat).steps if sight.seat >= 0 else 0,
        "view": sight.view,
        "log": [line(match.game, x) for x in log_lines.log(sight)],
    }


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
    return JSONResponse(seen(await look(request, key)))


def command_route(make: Callable[[Person, dict[str, Any]], Command]) -> Endpoint:
    """An address that does something at a table and answers with the table as it is then."""

    async def endpoint(request: Request) -> Response:
        reader, data = await reader_of(request), await sent_json(request)
        if reader.person is None:
            raise Refused("refused-pass", 401)
        match = await tables_of(request).do(request.path_params["table"], make(reader.person, data))
        return JSONResponse({"ok": True, "number": match.number, "version": match.version})

    return endpoint


def _act(person: Person, data: dict[str, Any]) -> Command:
    token, key = str(data.get("token", "")), str(data.get("key", ""))[:80]
    return commands.act(person, whole(data, "seat"), token, whole(data, "version"), key)


def _undo(person: Person, data: dict[str, Any]) -> Command:
    key = str(data.get("key", ""))[:80]
    return commands.undo(person, whole(data, "seat"), whole(data, "version"), bool(data.get("whole")), key)


def _sit(person: Person, data: dict[str, Any]) -> Command:
    return commands.sit(person, whole(data, "seat"), str(data.get("invite", "")), str(data.get("name", "")))


def _stand(person: Person, data: dict[str, Any]) -> Command:
    return commands.stand(person, whole(data, "seat"))


def _bot(person: Person, data: dict[str, Any]) -> Command:
    return commands.place_bot(person, whole(data, "seat"), known_strength(str(data.get("strength", DEFAULT))))


def _back(person: Person, data: dict[str, Any]) -> Command:
    return commands.come_back(person, whole(data, "seat"))


def _resign(person: Person, data: dict[str, Any]) -> Command:
    return commands.resign(person, whole(data, "seat"), DEFAULT)


def _clock(person: Person, data: dict[str, Any]) -> Command:
    return absence.set_clock(person, terms_of(data.get("terms")))


def _say(person: Person, data: dict[str, Any]) -> Command:
    return commands.say(person, str(data.get("text", "")), str(data.get("key", ""))[:80], str(data.get("phrase", "")))


async def rematch(request: Request) -> Response:
    """The table where the same people play once more; whoever asks sits down there."""
    reader = await reader_of(request)
    if reader.person is None:
        raise Refused("refused-pass", 401)
    again = await tables_of(request).rematch(request.path_params["table"], reader.person)
    return JSONResponse({"id": again.id})


async def record(request: Request) -> Response:
    match = await tables_of(request).match(request.path_params["table"])
    if not match.is_over:
        raise Refused("refused-record-early")
    return JSONResponse({"record": match.record().write()})


ROUTES = [
    Route("/openapi.json", openapi),
    Route("/games", games),
    Route("/people", come_in, methods=["POST"]),
    Route("/tables", tables),
    Route("/tables", opens(open_table), methods=["POST"]),
    Route("/tables/{table}", table),
    Route("/tables/{table}/record", record),
    Route("/tables/{table}/rematch", opens(rematch), methods=["POST"]),
    *(
        Route(f"/tables/{{table}}/{name}", command_route(make), methods=["POST"])
        for name, make in (
            ("act", _act), ("undo", _undo), ("sit", _sit), ("stand", _stand), ("bot", _bot), ("back", _back),
            ("resign", _resign), ("clock", _clock),
        )
    ),
    Route("/tables/{table}/say", limited(command_route(_say), TALK_OF_PERSON), methods=["POST"]),
]  # fmt: skip
