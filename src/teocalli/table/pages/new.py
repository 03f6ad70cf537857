"""A new table: game, seats, variants and edition options with their explanations."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.game import BadSetting, Game, Option, Setting
from teocalli.engine.messages import Messages
from teocalli.face.words import Words
from teocalli.table.clock_face import USUAL, offered, terms_in
from teocalli.table.commands import MOST_NAME, clean, new_id, opening
from teocalli.table.components import read_components
from teocalli.table.manners import CHOICES, manners_of
from teocalli.table.match import BOT, OPEN, PERSON
from teocalli.table.offered_bots import DEFAULT, OFFERED_BOTS, known_strength
from teocalli.table.pages.lobby import card
from teocalli.table.perspective import BOT_NAMES, Reader
from teocalli.table.refusals import Refused
from teocalli.table.speech import automatic_name, game_title
from teocalli.table.store import Entry, Person
from teocalli.table.web import game_of, moved, page, reader_of, sent, somebody, tables_of, wants_json, welcome, whole

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
        name = f"option-{option.name.replace('_', '-')}"
        choices = []
        for choice in option.choices:
            own = f"{name}-{choice.replace('_', '-')}"
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
        strengths=OFFERED_BOTS, options=options_of(game, Words(game, reader.language), reader.speech),
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


def seats_of(fields: Mapping[str, str], players: int, person: Person) -> list[dict[str, Any]]:
    """Who was put on each seat: me (also several times), an open seat, or a bot of a strength."""
    seats: list[dict[str, Any]] = []
    for i in range(players):
        wish = fields.get(f"seat{i}", "me" if i == 0 else OPEN)
        name = clean(fields.get(f"name{i}", ""), MOST_NAME)
        if wish == "me":
            again = sum(seat["kind"] == PERSON for seat in seats)
            own = person.name if not again else f"{person.name} {again + 1}"
            seats.append({"kind": PERSON, "person": person.id, "name": name or own})
        elif wish == OPEN:
            seats.append({"kind": OPEN})
        else:
            seats.append({"kind": BOT, "name": name or BOT_NAMES[i % 4], "strength": known_strength(wish)})
    return seats


async def create(request: Request) -> Response:
    """Open the table. Choices that cannot be come back in their form, with the reason."""
    reader, fields = await reader_of(request), await sent(request)
    game = game_of(request, fields.get("game", ""))
    try:
        person, newcomer = somebody(request, reader)
        entry = await asyncio.to_thread(chosen_opening, reader, person, game, fields)
    except Refused as error:
        if wants_json(request) or error.status != 400:
            raise
        return form(request, reader, game, fields, error)
    match = await tables_of(request).open(entry, fields.get("key", ""), newcomer)
    welcome(request, newcomer)
    return moved(request, f"/t/{match.id}")


def chosen_opening(reader: Reader, person: Person, game: Game, fields: Mapping[str, str]) -> Entry:
    """The entry that opens the table which a form describes. What is not asked with so many players does not count."""
    players = whole(fields, "players", game.meta.players[0])
    if players not in game.meta.players:
        counts = game.meta.players
        raise Refused("refused-players", 400, game=game_title(game, reader.language), players=counts)
    asked = [option.name for option in game.meta.options if players == 1 or not is_solo(option)]
    options = {name: fields[f"option-{name}"] for name in asked if f"option-{name}" in fields}
    figures = read_components(fields.get("components-file") or fields.get("components", ""))
    try:
        return opening(
            person, game, Setting(players, options, figures), seats_of(fields, players, person),
            name=fields.get("name", ""),
            listed=bool(fields.get("listed")),
            evaluation=bool(fields.get("evaluation")),
            clock=terms_in(fields), manners=manners_of(fields),
        )  # fmt: skip
    except BadSetting as error:
        raise Refused("refused-setting", 400, why=error) from None
