"""The workers: on the gears, where they ride on their tooth, and in their players' hands.

Workers of one seat are alike, so one that stands on a gear is named after its tooth and keeps that name while the gear
turns. Who has just been placed glides in from the hand, who has just been picked up glides back: both are known from
the places that the last moves were about.
"""

from __future__ import annotations

from teocalli.face.drawing import (
    LATENT,
    at,
    icon,
    letter,
    marker,
    number,
    path,
    pawn,
    pawn_body,
    piece,
    stepped,
    text,
    title,
)
from teocalli.games.tzolkin.picture.actions import action_words, space_words
from teocalli.games.tzolkin.picture.geometry import CITIES, DAYS, PEOPLE, City
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import small_tile

ROW_H, PAD = 25, 8
OUT = 4  # workers stand a little outside the pitch circle

Spot = tuple[float, float]


def worker_id(who: int | str, city: City, space: int, day: int) -> str:
    """The name of the worker who stands on a space today."""
    owner = "n" if isinstance(who, str) else letter(who)
    return f"w-{owner}-{city.id}-{city.tooth(space, day)}"


def hand_id(seat: int, place: int) -> str:
    """The name of a worker in hand."""
    return f"w-{letter(seat)}-hand-{place + 1}"


def arrival(scene: Scene, element: str, start: Spot) -> str:
    """The style of a piece that glides in from somewhere, when the last moves put it there."""
    return f";--fx:{number(start[0])}px;--fy:{number(start[1])}px" if element in scene.marks.touched else ""


# ---------------------------------------------------------------- on the gears


def workers(scene: Scene) -> str:
    out = ""
    for gear, city in enumerate(CITIES):
        for space, who in enumerate(scene.view["gears"][city.word]["teeth"]):
            if who is not None:
                out += _worker(scene, gear, space, who)
    return out


def _worker(scene: Scene, gear: int, space: int, who: int | str) -> str:
    city = CITIES[gear]
    where = space_words(scene.language, gear, space)
    style = city.riding(space, scene.day, OUT)
    element = worker_id(who, city, space, scene.day)
    if isinstance(who, str):
        words = scene.say("picture-dummy", place=where if space < city.spaces else scene.word("gear", city.word))
        return pawn(element, "n", style, words, 22)
    words = scene.say("picture-worker", name=scene.name(who), place=where)
    words += " " + action_words(scene.language, gear, space)
    hand = scene.players[who]["workers"]["hand"]
    arrives = arrival(scene, f"space-{city.id}-{space}", rack_spot(scene, who, hand))
    drawn = pawn(element, letter(who), style + arrives, words, 22, scene.marks)
    return drawn.replace('class="piece', 'class="arrives piece', 1) if arrives else drawn


def ghosts(scene: Scene) -> str:
    """While the days are chosen: where the workers of whoever chooses would stand after one and after two days."""
    seat = scene.view["choosing_days"]
    if seat is None:
        return ""
    out = "".join(_ghosts(scene, seat, days) for days in (1, 2))
    return f'<g class="seat-{letter(seat)}" pointer-events="none" aria-hidden="true">{out}</g>'


def _ghosts(scene: Scene, seat: int, days: int) -> str:
    """Seen while that day may be chosen."""
    out = ""
    for city in CITIES:
        for space, who in enumerate(scene.view["gears"][city.word]["teeth"]):
            if who == seat and space + days < city.spaces:
                x, y = city.spot(space + days, OUT)
                ring = f'<circle cx="{number(x)}" cy="{number(y)}" r="11" class="ghost"/>'
                out += f'<g opacity="{1 - 0.3 * (days - 1):g}">{ring}{text(x, y + 4, f"+{days}", "num0")}</g>'
    return f'<g class="{LATENT}" data-while="day-{(scene.day + days) % DAYS}">{out}</g>'


# ---------------------------------------------------------------- in the hands


def rack_spot(scene: Scene, seat: int, place: int) -> Spot:
    """Where a worker stands in the hand of a seat."""
    return PEOPLE.x + 51 + 14.5 * place, PEOPLE.y + PAD + ROW_H * (seat + 0.5)


def people(scene: Scene) -> str:
    """A row for each player: first player marker, workers in hand, tiles taken from the jungle."""
    height = 2 * PAD + ROW_H * len(scene.players)
    out = path(stepped(PEOPLE.x, PEOPLE.y, PEOPLE.w, height, 4), "card")
    for seat, player in enumerate(scene.players):
        y = PEOPLE.y + PAD + ROW_H * (seat + 0.5)
        if seat:
            out += path(f"M{PEOPLE.x + 10} {number(y - ROW_H / 2)}h{PEOPLE.w - 20}", "line", "opacity:.6")
        out += marker(f"hand-{letter(seat)}", letter(seat), PEOPLE.x + 33, y, _hand_words(scene, seat), 7)
        for k in range(player["workers"]["in_play"]):
            x = rack_spot(scene, seat, k)[0]
            out += f'<circle cx="{number(x)}" cy="{number(y + 5)}" r="2.5" class="slot"/>'
        for kind, x in (("corn", PEOPLE.x + 150), ("wood", PEOPLE.x + 182)):
            count = player[f"{kind}_tiles"]
            faded = "" if count else ' opacity=".35"'
            words = title(scene.say(f"picture-own-{kind}-tiles", name=scene.name(seat), amount=count))
            tile = small_tile(kind, x, y, 15) + text(x + 11, y + 4, count, "num0", "start")
            out += f'<g id="tiles-{kind}-{letter(seat)}"{faded}>{words}{tile}</g>'
    label = scene.say("picture-hands")
    return f'<g id="people" role="group" aria-label="{label}">{out}</g>'


def _hand_words(scene: Scene, seat: int) -> str:
    workers = scene.players[seat]["workers"]
    return scene.say("picture-hand", name=scene.name(seat), hand=workers["hand"], in_play=workers["in_play"])


def hands(scene: Scene) -> str:
    """The workers in hand, and the first player marker."""
    out = ""
    for seat, player in enumerate(scene.players):
        left = [e for e in sorted(scene.marks.touched) if e.startswith(f"w-{letter(seat)}-")]
        count = player["workers"]["hand"]
        for k in range(count):
            x, y = rack_spot(scene, seat, k)
            back = _last_place(scene, left[count - 1 - k]) if count - 1 - k < len(left) else None
            style = at(x, y) + (f";--fx:{number(back[0])}px;--fy:{number(back[1])}px" if back else "")
            look = "pawn arrives" if back else "pawn"
            body = pawn_body(letter(seat), 16)
            words = _hand_words(scene, seat)
            out += piece(hand_id(seat, k), letter(seat), style, words, body, scene.marks, look)
    first = scene.view["first_player"]
    words = scene.say("picture-first-player", name=scene.name(first))
    spot = at(PEOPLE.x + 15, rack_spot(scene, first, 0)[1])
    return out + piece("first-player-marker", letter(first), spot, words, icon("first-player", 0, 0, 17))


def _last_place(scene: Scene, element: str) -> Spot | None:
    """Where a worker who is no longer on the gears stood, by its name."""
    for city in CITIES:
        head = f"-{city.id}-"
        if head in element:
            tooth = int(element.rpartition("-")[2])
            space = (tooth + scene.day) % city.teeth
            gone = scene.view["gears"][city.word]["teeth"][space] is None
            return city.spot(space, OUT) if gone else None
    return None
