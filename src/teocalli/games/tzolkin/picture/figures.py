"""Figures beside the board: what a player owns, how far the game is, what an event brings."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.engine.events import Event
from teocalli.engine.messages import capital
from teocalli.engine.structs import words_of
from teocalli.face.face import Figure, View
from teocalli.face.words import Words
from teocalli.games.tzolkin.components import MONUMENT_IDS
from teocalli.games.tzolkin.figures import GOODS, TEMPLES, TRACKS
from teocalli.games.tzolkin.meta import META
from teocalli.games.tzolkin.picture.calendar import ROUNDS
from teocalli.games.tzolkin.state import Cause, What


def panel(view: View, words: Words, seat: int) -> Sequence[Sequence[Figure]]:
    """Goods; then workers, food, tiles and the extra day."""
    p = view["players"][seat]
    workers, feeding = p["workers"], p["feeding"]
    goods = [Figure(p[good], good, capital(words.say(f"good-{good}"))) for good in GOODS]
    built = "; ".join(words.say(f"building-{b['id']}") for b in p["buildings"])
    monuments = "; ".join(
        words.say(f"monument-{m['id']}") + f" ({words.say('picture-points', amount=m['points_now'])})"
        for m in p["monuments"]
    )
    need = words.say(
        "picture-feeding", corn=feeding["corn_needed"], each=feeding["corn_each"], free=feeding["free_workers"]
    )
    light = "picture-extra-day" if p["extra_day"] else "picture-extra-day-used"
    return (
        goods,
        (
            Figure(
                f"{workers['hand']}/{workers['in_play']}",
                "worker",
                words.say("picture-workers", hand=workers["hand"], in_play=workers["in_play"]),
            ),
            Figure(feeding["corn_needed"], "food-day", need),
            Figure(len(p["buildings"]), "building", _list(words, "picture-own-buildings", built)),
            Figure(len(p["monuments"]), "monument", _list(words, "picture-own-monuments", monuments)),
            Figure(int(p["extra_day"]), "double-day", words.say(light)),
        ),
    )


def _list(words: Words, message: str, listed: str) -> str:
    name = words.say(message)
    return f"{name}: {listed}" if listed else name


def chips(view: View, words: Words) -> Sequence[Figure]:
    """Round, food day, first player."""
    now = view["round"]
    found = [Figure(f"{now} / {ROUNDS}", "gear", words.say("picture-round-chip", round=now, rounds=ROUNDS))]
    if not view["over"]:
        days = view["days_to_food_day"]
        said_so = words.say("picture-food-today") if view["food_day_now"] else words.say("picture-food-in", days=days)
        found.append(
            Figure("!" if view["food_day_now"] else days, "food-day", f"{words.say('picture-food-day')}: {said_so}")
        )
    first = str(words.who(view["first_player"]))
    return (*found, Figure(first, "first-player", words.say("picture-first-player", name=first)))


def gain(event: Event, words: Words) -> Figure | None:
    """An event as gain or cost of its seat; the rest is told in words."""
    what, thing, n = event.what, event.thing, event.amount
    if what in (What.GAINED, What.PAID):
        return Figure(n if what == What.GAINED else -n, GOODS[thing], capital(words.say(f"good-{GOODS[thing]}")))
    if what == What.SKULL_OFFERED:
        return Figure(-1, "skull", capital(words.say("good-skull")))
    if what in (What.SCORED, What.TEMPLE_SCORED, What.MONUMENT_SCORED):
        return Figure(n, "vp", words.say("picture-points", amount=n))
    if what == What.QUARTERS and n:
        points = n / META.score_unit
        return Figure(int(points) if points.is_integer() else points, "vp", words.event(event))
    if what in (What.CLIMBED, What.FELL):
        return Figure(1 if what == What.CLIMBED else -1, f"god-{TEMPLES[thing]}", words.say(f"temple-{TEMPLES[thing]}"))
    if what == What.ADVANCED:
        return Figure(1, f"tech-{TRACKS[thing]}", capital(words.say(f"technology-{TRACKS[thing]}")))
    if what == What.NEW_WORKER:
        return Figure(1, "worker", words.say("picture-a-worker"))
    if what == What.REFRESHED:
        return Figure(1, "double-day", words.say("picture-extra-day"))
    if what == What.EXTRA_DAY:
        return Figure(-1, "double-day", words.say("picture-extra-day-used"))
    return None


def source(event: Event, words: Words) -> str:
    """Final scoring one by one: goods, skulls, each monument."""
    if event.what == What.QUARTERS:
        return words.say("source-goods")
    if event.what == What.MONUMENT_SCORED:
        return f"{words.say('cause-monument')} {words_of(MONUMENT_IDS)[event.thing].upper()}"
    return words.say("source-skulls") if event.cause == Cause.FINAL_SCORING else ""
