"""The OpenAPI document of the JSON interface, written as data."""

from __future__ import annotations

from typing import Any

from teocalli import __version__
from teocalli.table.commands import PHRASES
from teocalli.table.manners import CHOICES

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}
SECONDS: Schema = {"type": "number"}
TRUTH: Schema = {"type": "boolean"}


def thing(**fields: Schema) -> Schema:
    return {"type": "object", "properties": fields}


def many(item: Schema) -> Schema:
    return {"type": "array", "items": item}


def perhaps(schema: Schema) -> Schema:
    """A field that may be null."""
    return {**schema, "type": [schema["type"], "null"]}


def named(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


SEAT = thing(kind={"enum": ["person", "bot", "open"]}, name=TEXT, strength=TEXT, mine=TRUTH, resigned=TRUTH)
GAIN = thing(amount={"type": ["number", "string"]}, of=TEXT, name=TEXT)
ACTION = thing(
    token=TEXT, label=TEXT, aim=TEXT, gains=many(named("Gain")),
    others={**many(TEXT), "description": "what other seats gain or lose by it, in sentences"},
    ends_turn=TRUTH, uncertain=TRUTH, place=perhaps(TEXT),
)  # fmt: skip
EVENT = thing(
    what={**TEXT, "description": "a word of the game's events"},
    seat={"type": ["integer", "null"], "description": "whose it is; null for nobody's"},
    thing={"type": ["string", "null"], "description": "a tile, a good, a place, …, by name"},
    amount=NUMBER, cause={**TEXT, "description": "a word of the game's causes"},
)  # fmt: skip
LINE = thing(
    seat=NUMBER, text={**TEXT, "description": "what was chosen or what happened, as the log tells it"},
    gains=many(named("Gain")), notes=many(TEXT), events=many(named("Event")),
    count={**NUMBER, "description": "of the action; those that led to nothing have no line"},
)  # fmt: skip
TERMS = thing(
    each={**SECONDS, "description": "seconds for each seat's whole game; or `turn`"},
    increment={**SECONDS, "description": "seconds that a turn adds to it"},
    turn={**SECONDS, "description": "seconds for each turn; or `each`"},
    night={**many(NUMBER), "description": "two hours between which the clock stands still"},
    zone={**TEXT, "description": "the time zone of the night, as Europe/Lisbon"},
    bot={**TEXT, "description": "the strength of the bot that takes over when the time is out"},
)  # fmt: skip
MANNERS = thing(**{name: {"enum": list(choices)} for name, choices in CHOICES.items()})
CLOCK = thing(
    terms=named("Terms"), left={**many(SECONDS), "description": "what each seat had left at `since`"},
    since={**SECONDS, "description": "in seconds since 1970"},
    running={**many(NUMBER), "description": "the seats that use up their time"},
)  # fmt: skip
TABLE = thing(
    id=TEXT, game=TEXT, rules=NUMBER, options={"type": "object"},
    status={"enum": ["gathering", "playing", "over", "exhibit"]},
    number={**NUMBER, "description": "of the last entry in the table's log; give it as `after` to wait for news"},
    version={**NUMBER, "description": "of the game for this seat; an action must name the version it was chosen at"},
    seat={**NUMBER, "description": "whose view this is; -1 for a spectator"},
    mover={**NUMBER, "description": "the first who must choose; -1 for nobody"},
    movers={**many(NUMBER), "description": "all who must choose: several where choices are secret and made together"},
    seats=many(named("Seat")), scores=many({"type": "number"}), ranks=perhaps(many(NUMBER)), result=TEXT,
    rematch=perhaps({**TEXT, "description": "the table where the same people play once more"}), ask=perhaps(TEXT),
    clock={"anyOf": [named("Clock"), {"type": "null"}]},
    actions=many(named("Action")), refused=many(thing(label=TEXT, why=TEXT)), undo=NUMBER,
    view={"type": "object", "description": "what the seat sees; its fields are the game's"}, log=many(named("Line")),
)  # fmt: skip
DONE = thing(ok=TRUTH, number=NUMBER, version=NUMBER)
REFUSAL = thing(ok=TRUTH, refused=TEXT, title=TEXT, sentence=TEXT)

TABLE_ID = {"name": "table", "in": "path", "required": True, "schema": TEXT}
SEAT_WISH = {"name": "seat", "in": "query", "schema": NUMBER, "description": "which of the own seats to look from"}
AFTER = {"name": "after", "in": "query", "schema": NUMBER, "description": "answer when the table is newer than this"}
WAIT = {"name": "wait", "in": "query", "schema": NUMBER, "description": "at most so many seconds, up to 55"}


def answer(schema: Schema, status: str = "200") -> dict[str, Any]:
    refusal = {
        "description": "Refused; a sentence says why.",
        "content": {"application/json": {"schema": named("Refusal")}},
    }
    return {status: {"description": "Done.", "content": {"application/json": {"schema": schema}}}, "default": refusal}


def get(summary: str, schema: Schema, *parameters: dict[str, Any]) -> dict[str, Any]:
    return {"get": {"summary": summary, "parameters": list(parameters), "responses": answer(schema)}}


def post(
    summary: str, body: Schema, schema: Schema, *parameters: dict[str, Any], status: str = "200"
) -> dict[str, Any]:
    content = {"application/json": {"schema": body}}
    return {
        "post": {
            "summary": summary,
            "parameters": list(parameters),
            "requestBody": {"required": True, "content": content},
            "responses": answer(schema, status),
        }
    }


def does(summary: str, **fields: Schema) -> dict[str, Any]:
    return post(summary, thing(**fields), named("Done"), TABLE_ID)


KEY = {**TEXT, "description": "the same key again changes nothing"}


def document() -> dict[str, Any]:
    """The whole document."""
    seats, movers = many(named("Seat")), many(NUMBER)
    tables = many(thing(id=TEXT, game=TEXT, status=TEXT, name=TEXT, mover=NUMBER, movers=movers, seats=seats))
    new_table = thing(
        game=TEXT, seats={**many(TEXT), "description": "for each seat: me, open, or the strength of a bot"},
        options={"type": "object"}, name=TEXT, listed=TRUTH, key=KEY,
        clock=named("Terms"), evaluation=TRUTH, manners=named("Manners"),
        components=perhaps({"type": "object", "description": "component values that replace the game's own"}),
    )  # fmt: skip
    a_person = thing(id=TEXT, name=TEXT, **{"pass": TEXT})
    a_game = thing(key=TEXT, title=TEXT, players=many(NUMBER), options=many({"type": "object"}), rules=NUMBER)
    paths = {
        "/games": get("The games and the strengths of bots", thing(games=many(a_game), bots=many(TEXT))),
        "/people": post("Come in: a name gives a pass", thing(name=TEXT), a_person, status="201"),
        "/tables": {
            **get("Open tables and the own ones", thing(open=tables, mine=tables)),
            **post("Open a table", new_table, thing(id=TEXT, invite=TEXT), status="201"),
        },
        "/tables/{table}": get("A table as the seat sees it", named("Table"), TABLE_ID, SEAT_WISH, AFTER, WAIT),
        "/tables/{table}/record": get("The record of a finished game", thing(record=TEXT), TABLE_ID),
        "/tables/{table}/rematch": post("Play once more with the same people", thing(), thing(id=TEXT), TABLE_ID),
        "/tables/{table}/act": does("Play an action", seat=NUMBER, token=TEXT, version=NUMBER, key=KEY),
        "/tables/{table}/undo": does("Take back", seat=NUMBER, version=NUMBER, whole=TRUTH, key=KEY),
        "/tables/{table}/sit": does("Claim an open seat", seat=NUMBER, invite=TEXT, name=TEXT),
        "/tables/{table}/stand": does("Leave a seat before the game begins", seat=NUMBER),
        "/tables/{table}/bot": does("Put a bot on a seat, or hand the own seat over", seat=NUMBER, strength=TEXT),
        "/tables/{table}/back": does("Take the own seat back from the bot", seat=NUMBER),
        "/tables/{table}/resign": does("Give the game up", seat=NUMBER),
        "/tables/{table}/clock": does("Set another clock, as the host", terms=named("Terms")),
        "/tables/{table}/say": does("Say something at the table", text=TEXT, phrase={"enum": list(PHRASES)}, key=KEY),
    }  # fmt: skip
    schemas = {
        "Seat": SEAT, "Gain": GAIN, "Action": ACTION, "Event": EVENT, "Line": LINE, "Table": TABLE, "Done": DONE,
        "Refusal": REFUSAL, "Terms": TERMS, "Manners": MANNERS, "Clock": CLOCK,
    }  # fmt: skip
    return {
        "openapi": "3.1.0",
        "info": {"title": "Teocalli", "version": __version__, "license": {"name": "MIT"}},
        "servers": [{"url": "/api"}],
        "security": [{"pass": []}],
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"pass": {"type": "http", "scheme": "bearer"}}},
    }
