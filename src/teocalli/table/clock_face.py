"""How a clock is shown and set: times and terms in words, the fields of the form, the clock of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup

from teocalli.engine.language import written
from teocalli.table.clock import DAY, Terms
from teocalli.table.fragments import part
from teocalli.table.match import BOT, Match
from teocalli.table.offered_bots import DEFAULT, OFFERED_BOTS, bot_title
from teocalli.table.refusals import Refused
from teocalli.table.speech import speech

Say = Callable[..., str]
#: What the form offers: minutes for a game, seconds that a turn adds, days for a turn, hours of the night.
MINUTES, INCREMENTS, DAYS = (5, 10, 15, 20, 30, 45, 60, 90), (0, 5, 10, 20, 30, 60), (1, 2, 3, 5, 7, 14)
NIGHTS = ((21, 8), (22, 8), (23, 7), (0, 8))
#: What the form shows at first.
USUAL = {"clock": "", "minutes": "30", "increment": "20", "days": "2", "night": "", "zone": "", "clock_bot": DEFAULT}


def shown(seconds: float, t: Say) -> str:
    """A time as a clock shows it: 4:05, 1:04:05, 2 d 4 h."""
    whole = int(seconds)
    if whole >= DAY:
        return f"{whole // 86400} {t('clock-day')} {whole % 86400 // 3600} {t('clock-hour')}"
    minutes, rest = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def told(terms: Terms, language: str, t: Say) -> str:
    """The terms in a sentence or two."""
    if terms.each:
        minutes, increment = written(terms.each / 60, language), written(terms.increment, language)
        much = t("clock-told-added", minutes=minutes, increment=increment) if terms.increment else ""
        much = much or t("clock-told-minutes", minutes=minutes)
    elif terms.turn % DAY == 0:
        much = t("clock-told-days", days=round(terms.turn / DAY))
    else:
        much = t("clock-told-hours", hours=written(terms.turn / 3600, language))
    if terms.night is None:
        return much
    first, last = terms.night
    return f"{much}; {t('clock-told-night', first=first, last=last, zone=terms.zone)}"


def fields_of(terms: Terms | None) -> dict[str, str]:
    """What the form shows of terms."""
    if terms is None:
        return dict(USUAL)
    kind = {"clock": "minutes", "minutes": f"{terms.each / 60:g}", "increment": f"{terms.increment:g}"}
    if terms.turn:
        kind = {"clock": "days", "days": f"{terms.turn / DAY:g}"}
    night = "-".join(map(str, terms.night)) if terms.night is not None else ""
    return USUAL | kind | {"night": night, "zone": terms.zone, "clock_bot": terms.bot}


def offered(language: str) -> dict[str, list[tuple[str, str]]]:
    """What the form offers, as values and words."""
    t = speech(language).say
    nights = [(f"{first}-{last}", f"{first}:00 – {last}:00") for first, last in NIGHTS]
    return {
        "minutes": [(str(n), str(n)) for n in MINUTES],
        "increments": [(str(n), str(n)) for n in INCREMENTS],
        "days": [(str(n), str(n)) for n in DAYS],
        "nights": [("", t("clock-night-none")), *nights],
        "bots": [(bot, bot_title(bot, language)) for bot in OFFERED_BOTS],
    }


def sent_terms(fields: Mapping[str, str]) -> dict[str, Any] | None:
    """The terms that a form describes, as a program would send them."""
    kind = fields.get("clock", "")
    if not kind:
        return None
    night = [hour for hour in fields.get("night", "").split("-") if hour]
    common = {"night": night or None, "zone": fields.get("zone", ""), "bot": fields.get("clock_bot", "")}
    if kind == "minutes":
        return common | {"each": 60 * _number(fields, "minutes"), "increment": _number(fields, "increment")}
    if kind == "days":
        return common | {"turn": DAY * _number(fields, "days")}
    raise Refused("refused-clock", 400)


def _number(fields: Mapping[str, str], name: str) -> float:
    try:
        return float(fields.get(name) or USUAL[name])
    except ValueError:
        raise Refused("refused-clock", 400) from None


def clock_of(match: Match, seat: int, language: str, t: Say) -> Markup:
    """The clock of a seat, for its panel; the browser lets it tick. Empty for bots and tables without a clock."""
    clock = match.clock
    if clock is None or match.is_over or seat >= len(match.seats) or not match.seats[seat].person:
        return Markup("")
    left, runs = clock.left[seat], seat in clock.running
    is_out = left <= 0 and (runs or match.seats[seat].kind == BOT)
    nights = clock.terms.nights(clock.since, clock.due(seat)) if runs else []
    return part(
        "_clock.html",
        language,
        shown=shown(left, t),
        left=round(left, 2),
        since=round(clock.since, 2),
        full=clock.terms.full,
        state="out" if is_out else "run" if runs else "",
        nights=" ".join(f"{begins:.0f}-{ends:.0f}" for begins, ends in nights),
        terms=told(clock.terms, language, t),
    )
