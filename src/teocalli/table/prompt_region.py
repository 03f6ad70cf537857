"""The prompt of a table page: what is asked; or who is waited for, who is missing, how it ended."""

from __future__ import annotations

from teocalli.engine.messages import capital
from teocalli.table.advice import is_advised, may_hint
from teocalli.table.commands.absence import PATIENCE, SHORT_PATIENCE
from teocalli.table.fragments import part, whole_part
from teocalli.table.guided_game import lesson
from teocalli.table.links import rules_at
from teocalli.table.match import BOT, GATHERING, OPEN, PERSON, PLAYING
from teocalli.table.offered_bots import bot_title
from teocalli.table.option_button import buttons
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.result import result

#: Stand where somebody waits for the times from which on a bot may take over: if all agree, and anyhow.
SOON, LATER = "\1", "\2"


def prompt(sight: Perspective, now: float) -> Region:
    """What is asked; or who is waited for, who is missing, how it ended."""
    match, language = sight.match, sight.reader.language
    if sight.my_turn:
        ask = sight.words.decision(sight.state)
        taught = lesson(sight)
        guided = taught.token if taught is not None else ""
        hint = may_hint(match, sight.seat)
        rules = rules_at(sight, match.id)
        tells_chance = len(sight.options) == 1 or not all(option.consequence.uncertain for option in sight.options)
        groups = [(group, buttons(group, language, guided, tells_chance)) for group in sight.groups]
        return Region(whole_part("_prompt.html", sight, ask=ask, rules=rules, groups=groups, hint=hint))
    if match.status == PLAYING:
        return Region(waiting(sight, now))
    if match.status == GATHERING:
        missing = sum(seat.kind == OPEN for seat in match.seats)
        return Region(part("_missing.html", language, missing=missing))
    played, again = sight.reader.id in match.people(), bool(match.rematch)
    told = {"result": result(sight), "plays": played, "again": again, "advised": is_advised(match.game)}
    return Region(part("_done.html", language, table=match.id, **told))


def waiting(sight: Perspective, now: float) -> str:
    """Who is waited for, and what can be done about it."""
    match, me, movers = sight.match, sight.reader.id, sight.movers
    awaited = min(movers, key=lambda seat: (match.seats[seat].kind == BOT, sight.is_present(seat)))
    chair = match.seats[awaited]
    kept = [i for i, s in enumerate(match.seats) if s.kind == BOT and me and s.person == me and not s.resigned]
    is_waiting = chair.kind == PERSON and me in match.people_beside(awaited)
    is_away = is_waiting and not sight.is_present(awaited)
    shown = part(
        "_waiting.html",
        sight.reader.language,
        table=match.id,
        mover=awaited,
        name=sight.names[awaited],
        names=sight.asked_names,
        thinking=chair.kind == BOT and len(movers) == 1,
        note=wait_note(sight, awaited),
        can_return=kept[0] if kept else -1,
        step_in_from=LATER if is_waiting else "",
        is_late=now - match.updated > PATIENCE,
        agree_from=SOON if is_away else "",
        may_agree=now - match.updated > SHORT_PATIENCE,
        votes=votes(sight, awaited) if is_away else (),
        agreed=me in match.agreed,
        chosen=sight.has_chosen,
        may_change=(sight.undo_seat, sight.version) if sight.has_chosen and sight.undo.steps else None,
    )
    soon, later = round(match.updated + SHORT_PATIENCE), round(match.updated + PATIENCE)
    return str.replace(str.replace(shown, SOON, str(soon)), LATER, str(later))


def votes(sight: Perspective, awaited: int) -> tuple[tuple[int, str, bool], ...]:
    """Who is asked whether a bot takes over, and who has agreed."""
    match = sight.match
    asked = match.people_beside(awaited)
    return tuple(
        (i, sight.names[i], seat.person in match.agreed)
        for i, seat in enumerate(match.seats)
        if seat.kind == PERSON and seat.person in asked
    )


def wait_note(sight: Perspective, seat: int) -> str:
    """What is said below the names of those who must choose."""
    t, chair = sight.reader.speech.say, sight.match.seats[seat]
    if sight.has_chosen:
        return t("chosen-note") if sight.undo.steps else t("chosen-for-good")
    if chair.kind == BOT:
        return bot_title(chair.strength, sight.reader.language) if sight.warm else t("thinking-first")
    presence = capital(t("seat-here") if sight.is_present(seat) else t("seat-away"))
    if sight.match.running_out is None or sight.match.clock is None:
        return presence
    bot = bot_title(sight.match.clock.terms.bot, sight.reader.language)
    return f"{presence}. {t('clock-then', bot=bot)}"
