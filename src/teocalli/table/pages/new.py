"""A new table: game, seats, variants and edition options with their explanations."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.game import Game, Option
from teocalli.engine.messages import Messages, message_id
from teocalli.face.words import Words
from teocalli.table.clock_face import USUAL, offered, sent_terms
from teocalli.table.commands import new_id
from teocalli.table.components import read_components
from teocalli.table.fields import read
from teocalli.table.manners import CHOICES
from teocalli.table.match import BOT, OPEN
from teocalli.table.offered_bots import DEFAULT, OFFERED_BOTS
from teocalli.table.operations.opening import NewTable, open_table
from teocalli.table.pages.lobby import card
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.speech import automatic_name, game_title
from teocalli.table.web import game_of, moved, page, reader_of, sent, tables_of, wants_json, whole

#: Fields of the form that are too long for an address, or good for once.
NOT_IN_ADDRESSES = ("key", "components", "components-file")
#: What only a game for one player has.
SOLO = "solo rules"
#: An option's source tells what it is: what the rules themselves offer, or else the ruling that settles a dispute.
OFFERED = {"": "variants", "rulebook": "variants", SOLO: "solo"}


def is_solo(option: Option) -> bool:
    """Whether an option is about the opponent of a single player; with more players it is not asked for."""
    return option.source.startswith(SOLO)


def group_of(option: Option) -> str:
    return OFFERED.get(option.source, "solo_disputes" if is_solo(option) else "disputes")


def options_of(game: Game, words: Words, speech: Messages) -> dict[str, list[dict[str, Any]]]:
    """The options of a game in words: variants, the strength of a solo opponent, disputes about the rules.

    What a game does not name itself, the table names plainly.
    """
    shown: dict[str, list[dict[str, Any]]] = {"variants": [], "solo": [], "disputes": [], "solo_disputes": []}
    for option in game.meta.options:
        name = f"option-{message_id(option.name)}"
        choices = []
        for choice in option.choices:
            own = f"{name}-{message_id(choice)}"
            plain = f"choice-{choice}"
            bare = choice.replace("-", "−") if choice.lstrip("-").isdigit() else choice
            label = words.say(own) if words.has(own) else speech.say(plain) if speech.has(plain) else bare
            choices.append({"value": choice, "label": label})
        about = words.say(f"{name}-about") if words.has(f"{name}-about") else ""
        shown[group_of(option)].append(
            {"name": option.name, "label": words.say(name), "about": about, "choices": choices,
             "default": option.default}
        )  # fmt: skip
    return shown


async def show(request: Request) -> Response:
    """The form; choices may stand in the address."""
    reader, fields = await reader_of(request), request.query_params
    game = game_of(request, fields.get("game") or next(iter(tables_of(request).games)))
    return form(request, reader, game, fields)


def form(
    request: Request, reader: Reader, game: Game, chosen: Mapping[str, str], refused: Refused | None = None
) -> Response:
    """The form with what was chosen so far; where it was refused, with the sentence."""
    usual = 2 if 2 in game.meta.players else min(game.meta.players)
    players = next((n for n in game.meta.players if str(n) == chosen.get("players")), usual)
    seats = {f"seat{i}": "me" if i == 0 else DEFAULT for i in range(max(game.meta.players))}
    options = {f"option-{option.name}": option.default for option in game.meta.options}
    return page(
        request, reader, "new.html", 400 if refused is not None else 200, choices_at(chosen),
        games=[card(g, reader) for g in tables_of(request).games.values()], game=card(game, reader), players=players,
        strengths=OFFERED_BOTS, usual=DEFAULT, options=options_of(game, Words(game, reader.language), reader.speech),
        key=new_id(), automatic=automatic_name(game, reader.language) if 1 in game.meta.players else "",
        manners=CHOICES, terms=USUAL | dict(chosen), offered=offered(reader.language),
        has_components=game.components is not None, chosen=seats | options | with_components(chosen),
        refusal=refused.said(reader.language) if refused is not None else "",
    )  # fmt: skip


def with_components(chosen: Mapping[str, str]) -> dict[str, str]:
    """The choices; a file of figures comes back as text, to be mended."""
    return {**chosen, "components": chosen.get("components-file") or chosen.get("components", "")}


def choices_at(chosen: Mapping[str, str]) -> str:
    """The address of the form with these choices, for whoever changes the language on the way."""
    return (
        f"/new?{urlencode({name: value for name, value in chosen.items() if value and name not in NOT_IN_ADDRESSES})}"
    )


def as_json(game: Game, fields: Mapping[str, str], language: str) -> dict[str, Any]:
    """The table that a form describes, as a program would. What is not asked with so many players does not count."""
    players = whole(fields, "players", game.meta.players[0])
    if players not in game.meta.players:
        raise Refused("refused-players", 400, game=game_title(game, language), players=game.meta.players)
    asked = [option.name for option in game.meta.options if players == 1 or not is_solo(option)]
    said = {
        "game": game.meta.key,
        "seats": [seat_of(fields, i) for i in range(players)],
        "names": [fields.get(f"name{i}", "") for i in range(players)],
        "options": {name: fields[f"option-{name}"] for name in asked if f"option-{name}" in fields},
        "clock": sent_terms(fields),
        "manners": {name: fields[name] for name in CHOICES if fields.get(name)},
        "components": read_components(fields.get("components-file") or fields.get("components", "")),
    }
    return said | {name: fields[name] for name in ("name", "listed", "evaluation", "key") if fields.get(name)}


def seat_of(fields: Mapping[str, str], place: int) -> str:
    """Who sits there; the level of a bot has a field of its own."""
    who = fields.get(f"seat{place}") or ("me" if place == 0 else OPEN)
    return fields.get(f"strength{place}", DEFAULT) if who == BOT else who


async def create(request: Request) -> Response:
    """Open the table. Choices that cannot be come back in their form, with the reason."""
    reader, fields = await reader_of(request), await sent(request)
    game = game_of(request, fields.get("game", ""))
    try:
        wish = read(NewTable, await asyncio.to_thread(as_json, game, fields, reader.language), form=True)
        opened = await open_table(request, wish)
    except Refused as error:
        if wants_json(request) or error.status != 400:
            raise
        return form(request, reader, game, fields, error)
    return moved(request, f"/t/{opened.id}")
