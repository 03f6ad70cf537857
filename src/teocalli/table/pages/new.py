"""A new table: game, seats, variants and edition options with their explanations."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.words import Messages, Words
from teocalli.table.deeds import MOST_NAME, clean, new_id, opening
from teocalli.table.match import BOT, OPEN, PERSON
from teocalli.table.pages.lobby import card
from teocalli.table.refusals import Refused
from teocalli.table.sight import BOT_NAMES
from teocalli.table.speech import game_title
from teocalli.table.store import Person
from teocalli.table.strengths import STRENGTHS, known_strength
from teocalli.table.web import game_of, house_of, moved, page, reader_of, sent, somebody, whole

#: An option's source tells what it is: what the rules themselves offer, or else the ruling that settles a dispute.
OFFERED = {"": "variants", "rulebook": "variants", "solo rules": "solo"}


def options_of(game: Game, words: Words, speech: Messages) -> dict[str, list[dict[str, Any]]]:
    """The options of a game in words: variants, the strength of a solo opponent, disputes about the rules.

    What a game does not name itself, the table names plainly.
    """
    shown: dict[str, list[dict[str, Any]]] = {"variants": [], "solo": [], "disputes": []}
    for option in game.meta.options:
        name = f"option-{option.name.replace('_', '-')}"
        choices = []
        for choice in option.choices:
            own = f"{name}-{choice.replace('_', '-')}"
            plain = f"choice-{choice}"
            label = words.say(own) if words.has(own) else speech.say(plain) if speech.has(plain) else choice
            choices.append({"value": choice, "label": label})
        about = words.say(f"{name}-about") if words.has(f"{name}-about") else ""
        shown[OFFERED.get(option.source, "disputes")].append(
            {"name": option.name, "label": words.say(name), "about": about, "choices": choices,
             "default": option.default}
        )  # fmt: skip
    return shown


async def show(request: Request) -> Response:
    reader = await reader_of(request)
    games = house_of(request).games
    game = game_of(request, request.query_params.get("game") or next(iter(games)))
    words = Words(game, reader.language)
    return page(
        request, reader, "new.html", games=[card(g, reader) for g in games.values()], game=card(game, reader),
        players=2 if 2 in game.meta.players else min(game.meta.players), strengths=STRENGTHS,
        options=options_of(game, words, reader.speech), name="", key=new_id(),
        automatic=game.face.automatic if 1 in game.meta.players else "",
    )  # fmt: skip


def seats_of(fields: dict[str, str], players: int, person: Person) -> list[dict[str, Any]]:
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
    reader, fields = await reader_of(request), await sent(request)
    game = game_of(request, fields.get("game", ""))
    players = whole(fields, "players", game.meta.players[0])
    if players not in game.meta.players:
        counts = game.meta.players
        raise Refused("refused-players", 400, game=game_title(game, reader.language), players=counts)
    person = await somebody(request, reader)
    options = {o.name: fields[f"option-{o.name}"] for o in game.meta.options if f"option-{o.name}" in fields}
    try:
        entry = opening(
            person, game, Setting(players, options), seats_of(fields, players, person), name=fields.get("name", ""),
            listed=bool(fields.get("listed")),
        )  # fmt: skip
    except BadSetting as error:
        raise Refused("refused-setting", 400, why=error) from None
    match = await house_of(request).open(entry, fields.get("key", ""))
    return moved(request, f"/t/{match.id}")
