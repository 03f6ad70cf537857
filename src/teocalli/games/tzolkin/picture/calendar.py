"""The calendar: the big gear with its days and food days, the corn on its teeth, the first player space."""

from __future__ import annotations

from teocalli.face.drawing import (
    IDLE,
    LATENT,
    at,
    gear,
    grouped,
    icon,
    letter,
    number,
    path,
    pawn_body,
    piece,
    place,
    stepped,
    text,
    title,
)
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.geometry import (
    CALENDAR_R,
    DAY_STEP,
    DAYS,
    FIRST_PLAYER,
    HUB_X,
    HUB_Y,
    day_riding,
)
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import MINUS, row
from teocalli.games.tzolkin.picture.workers import arrival, rack_spot

ROUNDS = int(c.FOOD_DAYS[c.LAST_FOOD_DAY]) + 1
#: Kind of the food day at each tooth: 0 in the middle of an age, 1 at its end.
FOOD = {int(day) % DAYS: int(c.END_OF_AGE[k]) for k, day in enumerate(c.FOOD_DAYS)}
RIM = -31


def calendar(scene: Scene) -> str:
    return _wheel(scene) + _days(scene) + _corn(scene) + _hub(scene)


GEAR = gear(0, 0, DAYS, CALENDAR_R - 8, CALENDAR_R + 8, 0.62)


def _wheel(scene: Scene) -> str:
    turn = f"transform:translate({HUB_X}px,{HUB_Y}px) rotate(calc(var(--day,0) * {DAY_STEP:.4f}deg))"
    line = "stroke:var(--tz-big-2);stroke-width:1.2"
    notches = "".join(
        f'<path d="M-5 -100h10l-2 9h-6Z" transform="rotate({k * 18})" fill="var(--tz-big-2)" fill-opacity=".45"/>'
        for k in range(20)
    )
    return (
        f'<g id="calendar" class="gearturn" style="{turn}">{title(scene.say("picture-calendar"))}'
        f'<path d="{GEAR}" fill="var(--tz-big)" stroke="var(--tz-big-2)" stroke-width="1.4"/>'
        f'<circle r="{number(CALENDAR_R - 16)}" fill="none" style="{line}"/>'
        f'<circle r="{number(CALENDAR_R - 46)}" fill="var(--tz-big-3)" style="{line}"/>{notches}</g>'
        f'<circle cx="{HUB_X}" cy="{number(HUB_Y + CALENDAR_R + RIM)}" r="14.5" fill="var(--bd-card)"'
        ' stroke="var(--bd-ink)" stroke-width="3"/>'
    )


def _days(scene: Scene) -> str:
    """One sign a tooth: its round, or the food day that is held there. They ride on the gear and stay upright."""
    out = ""
    for tooth in range(DAYS):
        out += f'<g id="tooth-{tooth}" class="on-gear" style="{day_riding(tooth, RIM)}">{_day(scene, tooth)}</g>'
    return out


def _day(scene: Scene, tooth: int) -> str:
    today = scene.day
    begins = tooth == 0 and today == 0  # the first tooth is the last one too: a full turn is a game
    day = tooth if tooth or begins else DAYS
    if day + DAYS == today:  # one more day passes before the final scoring
        body, words = text(0, 4.2, "·", "num"), scene.say("picture-over")
    elif tooth in FOOD and not begins:
        kind = "end" if FOOD[tooth] else "mid"
        faded = "" if day >= today else ' opacity=".5"'
        body = (
            f'<g{faded}><circle r="13" fill="var(--food-{kind})"/>{icon("vp" if FOOD[tooth] else "any", 0, 0, 16)}</g>'
        )
        words = scene.say(f"picture-food-{kind}", round=day + 1)
    else:
        look = "" if day == today else f"opacity:{0.45 if day < today else 0.9}"
        body = text(0, 4.2, day + 1, "num" if day == today else "t0", style=look)
        words = scene.say("picture-day", round=day + 1)
    return place(f"day-{tooth}", words, body, scene.marks, '<circle r="14"/>')


def _corn(scene: Scene) -> str:
    """Corn lies on the teeth of the last days, for nobody took the first player space since."""
    out = ""
    for day in range(scene.day - scene.view["corn_on_teeth"], scene.day):
        ring = '<circle r="8.5" fill="var(--bd-card)" stroke="var(--tz-big-2)" stroke-width="1.2"/>'
        words = title(scene.say("picture-corn-on-tooth"))
        style = day_riding(day, -6)
        out += f'<g id="corn-{day}" class="on-gear" style="{style}">{words}{ring}{icon("corn", 0, 0, 13)}</g>'
    return out


def _hub(scene: Scene) -> str:
    view, x, y = scene.view, HUB_X, HUB_Y
    out = f'<circle cx="{x}" cy="{y}" r="80" fill="var(--bd-card)" stroke="var(--tz-big-2)" stroke-width="1.4"/>'
    out += (
        f'<circle cx="{x}" cy="{y}" r="74" fill="none" stroke="var(--tz-big-2)" stroke-width=".8"'
        ' stroke-dasharray="2 4"/>'
    )
    out += text(x, y - 38, scene.say("picture-round"), "t soft")
    out += text(x, y - 8, view["round"], style="font:650 32px var(--font-title)")
    out += text(x, y + 10, scene.say("picture-of-rounds", rounds=ROUNDS, age=view["age"]), "t0 soft")
    if view["over"]:
        said = scene.say("picture-over")
    elif view["food_day_now"]:
        said = scene.say("picture-food-today")
    else:
        said = scene.say("picture-food-in", days=view["days_to_food_day"])
    if not view["over"]:
        out += icon("food-day", x, y + 29, 21)
    return f'<g id="hub">{title(scene.say("picture-calendar"))}{out}{text(x, y + 55, said, "num0")}</g>'


# ---------------------------------------------------------------- first player space


def first_player(scene: Scene) -> str:
    """The space below the calendar, with all the corn that waits there."""
    box, corn = FIRST_PLAYER, scene.view["corn_on_teeth"]
    x, y = box.x + box.w / 2, box.y + box.h / 2
    outline = stepped(*box, 4)
    out = path(f"M{HUB_X} {number(HUB_Y + CALENDAR_R + 10)}v{number(box.y - HUB_Y - CALENDAR_R - 10)}", "line")
    out += path(outline, "card") + icon("first-player", x - 20, y - 12, 22)
    out += row(x + 15, y - 12, [(str(corn), "corn")], 17, 2) if corn else text(x + 14, y - 8, "–", "t soft")
    price = scene.view["first_player_price"]
    if scene.view["first_player_space"] is None:
        out += text(x, y + 22, f"{MINUS}{price}" if price else "0", f"num {LATENT}", style="fill:var(--target)")
        lines = enumerate(scene.say("picture-first-player-short").split("|"))
        out += grouped("".join(text(x, y + 13 + 12 * line, words, "t0 soft") for line, words in lines), IDLE)
    words = scene.say("picture-first-player-space", corn=corn)
    return place("first-player-space", words, out, scene.marks, path(outline))


def claimer(scene: Scene) -> str:
    """The worker on the first player space."""
    seat = scene.view["first_player_space"]
    if seat is None:
        return ""
    words = scene.say("picture-worker-first", name=scene.name(seat))
    spot = at(FIRST_PLAYER.x + FIRST_PLAYER.w / 2, FIRST_PLAYER.y + 45)
    arrives = arrival(scene, "first-player-space", rack_spot(scene, seat, scene.players[seat]["workers"]["hand"]))
    body = pawn_body(letter(seat), 24)
    return piece(
        f"w-{letter(seat)}-first",
        letter(seat),
        spot + arrives,
        words,
        body,
        None,
        "pawn arrives" if arrives else "pawn",
    )
