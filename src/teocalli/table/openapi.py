"""The OpenAPI document of the JSON interface, made from what is declared: operations, questions, answers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from teocalli import __version__
from teocalli.table.answers import Channels, Games, Record, Refusal, Table, TablesListed
from teocalli.table.operations import OPERATIONS

Schema = dict[str, Any]

SEAT, AFTER, WAIT = (
    {"name": name, "in": "query", "schema": {"type": "integer"}, "description": description}
    for name, description in (
        ("seat", "which of your own seats to look from"),
        ("after", "answer when the table is newer than this"),
        ("wait", "at most so many seconds, up to 55"),
    )
)
#: What can be asked for: the address, the answer, what may stand behind the address.
QUESTIONS: dict[str, tuple[type[Struct], str, Sequence[Schema]]] = {
    "/games": (Games, "The games and the strengths of bots", ()),
    "/me/notices": (Channels, "The ways by which you are told of news", ()),
    "/tables": (TablesListed, "Open tables and your own ones", ()),
    "/tables/{table}": (Table, "A table as your seat sees it", (SEAT, AFTER, WAIT)),
    "/tables/{table}/record": (Record, "The record of a finished game", ()),
}


def content(kind: type[Struct]) -> Schema:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def described(
    path: str, summary: str, gives: type[Struct], parameters: Sequence[Schema] = (), status: int = 200
) -> Schema:
    named = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]
    return {
        "summary": summary,
        "parameters": [*named, *parameters],
        "responses": {
            str(status): {"description": "Done.", "content": content(gives)},
            "default": {"description": "Refused; a sentence says why.", "content": content(Refusal)},
        },
    }


def summary_of(kind: type[Struct]) -> str:
    return (kind.__doc__ or "").partition("\n")[0]


@cache
def document() -> Schema:
    """The whole document."""
    paths: dict[str, Schema] = {}
    for path, (gives, summary, parameters) in QUESTIONS.items():
        paths[path] = {"get": described(path, summary, gives, parameters)}
    for one in OPERATIONS:
        post = described(one.path, summary_of(one.takes), one.gives, status=one.status)
        post["requestBody"] = {"required": True, "content": content(one.takes)}
        paths.setdefault(one.path, {})["post"] = post
    kinds = [Refusal, *(kind for kind, _, _ in QUESTIONS.values())]
    kinds += [kind for one in OPERATIONS for kind in (one.takes, one.gives)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Teocalli", "version": __version__, "license": {"name": "MIT"}},
        "servers": [{"url": "/api"}],
        "security": [{}, {"pass": []}],
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"pass": {"type": "http", "scheme": "bearer"}}},
    }
