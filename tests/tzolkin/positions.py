"""Readable positions for tests: name what matters, the rest of the table is laid out so that everything adds up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.engine import position
from teocalli.engine.events import Event
from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.state import Player, Reason, State, What

GOODS, TEMPLES, LEVELS = words_of(c.Good), words_of(c.Temple), words_of(c.Technology)
#: Tiles without a lasting effect, two for each seat, for positions after the wealth was chosen.
QUIET = ("w-p7", "w-t3", "w-u7", "w-c10", "w-y7", "w-t7", "w-c5", "w-y3")
GEARS = words_of(c.Gear)
AGE_2_DAY = 14


def lay(
    players: int = 4,
    *,
    gears: Mapping[str, Mapping[int, int | str]] | None = None,
    row: Sequence[str] = (),
    monuments: Sequence[str] = (),
    built: Mapping[str, int] | None = None,
    claimer: int | None = None,
    age: int = 1,
    options: Mapping[str, str] | None = None,
    pending: Sequence[Mapping[str, Any]] | None = None,
    offered: Sequence[int] = (),
    state: Mapping[str, Any] | None = None,
    **seats: Mapping[str, Any],
) -> State:
    """A position in which seat 1 begins its turn, the first of the round.

    `gears={"tikal": {2: 1}}` puts a worker of seat 1 on Tikal 2; `p1={"corn": 5, "chaac": 3}` gives goods, temple
    steps, levels and other fields to a seat; `built={"a1-08": 1, "m-02": 2}` says who has built what.
    """
    given: dict[str, Any] = {"first": 1, "claimer": claimer or "none", "gears": _gears(players, gears or {})}
    given |= _tiles(players, row, monuments, built or {}, age)
    given["offered"] = dict.fromkeys(offered, 1)
    given["players"] = {seat: _player(seat, seats.get(f"p{seat}", {})) for seat in range(1, players + 1)}
    if age == 2:
        given["day"] = AGE_2_DAY
    asked = {"turn": 1} if pending is None else {"pending": list(pending)}
    start = {"game": "tzolkin", "players": players, "options": options or {}}
    loaded: State = position.load(GAME, {**start, "state": {**given, **(state or {})}, **asked})
    return loaded


def _gears(players: int, standing: Mapping[str, Mapping[int, int | str]]) -> dict[str, Any]:
    """All teeth; dummies that the test does not name wait on upper ones."""
    laid: dict[str, Any] = {gear: {"teeth": ["none"] * c.MOST_TEETH} for gear in GEARS}
    for gear, teeth in standing.items():
        for tooth, who in teeth.items():
            laid[gear]["teeth"][tooth] = who
    dummies = c.DUMMIES[players] - sum(g["teeth"].count("dummy") for g in laid.values())
    upper = [(gear, tooth) for tooth in (9, 8, 7, 5, 4) for gear in GEARS]
    free = [(gear, tooth) for gear, tooth in upper if laid[gear]["teeth"][tooth] == "none"]
    for gear, tooth in free[:dummies]:
        laid[gear]["teeth"][tooth] = "dummy"
    return laid


def _tiles(
    players: int, row: Sequence[str], monuments: Sequence[str], built: Mapping[str, int], age: int
) -> dict[str, Any]:
    """What lies open: first what the test names."""
    of_age = c.BUILDING_IDS[: len(c.AGE_1)] if age == 1 else c.BUILDING_IDS[len(c.AGE_1) :]
    shown = list(row) or [b for b in of_age if b not in built][-c.BUILDING_SLOTS :]
    laid = list(dict.fromkeys(m for m in (*monuments, *c.MONUMENT_IDS) if m not in built))
    laid = laid[: c.MONUMENTS_SHOWN[players] - sum(b in c.MONUMENT_IDS for b in built)]
    return {
        "row": shown + ["none"] * (c.BUILDING_SLOTS - len(shown)),
        "monuments": laid + ["none"] * (c.MOST_MONUMENTS_SHOWN - len(laid)),
        "builder": {b: seat for b, seat in built.items() if b in c.BUILDING_IDS},
        "monument_builder": {m: seat for m, seat in built.items() if m in c.MONUMENT_IDS},
    }


def _player(seat: int, about: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "stock": {good: about[good] for good in GOODS if good in about},
        "temples": {temple: about[temple] for temple in TEMPLES if temple in about},
        "levels": {track: about[track] for track in LEVELS if track in about},
        "kept": list(QUIET[2 * seat - 2 : 2 * seat]),
        **{k: v for k, v in about.items() if k not in (*GOODS, *TEMPLES, *LEVELS)},
    }


# ---------------------------------------------------------------- playing and looking


def play(s: State, *tokens: str) -> list[Event]:
    """Play tokens one after the other; all that happened."""
    return [event for token in tokens for event in GAME.play(s, token)]


def options(s: State, family: str = "") -> set[str]:
    """Tokens that can be played now, of one family or of all."""
    return {token for token in GAME.tokens(s) if not family or token.split()[0] == family}


def why_not(s: State, token: str) -> str:
    """The reason why a token is refused; empty when it is allowed."""
    menu, action = GAME.menu(s), GAME.actions.action(token)
    if action in menu.actions:
        return ""
    return words_of(Reason)[dict(menu.refused)[action]] if action in dict(menu.refused) else "not thought of"


def player(s: State, seat: int = 1) -> Player:
    return s.players[seat - 1]


def goods(s: State, seat: int = 1) -> dict[str, int]:
    """What a seat has of each material, nothing left out but zeros."""
    return {word: amount for word, amount in zip(GOODS, player(s, seat).stock, strict=True) if amount}


def temples(s: State, seat: int = 1) -> tuple[int, ...]:
    return tuple(player(s, seat).temples)


def levels(s: State, seat: int = 1) -> tuple[int, ...]:
    return tuple(player(s, seat).levels)


def asked(s: State) -> str:
    """The kind of the pending decision."""
    return GAME.rulebook.kinds[s.stack[s.depth - 1].kind]


def teeth(s: State, gear: str) -> dict[int, int | str]:
    """Who stands on which tooth: seats from 1, and dummies."""
    standing = s.gears[GEARS.index(gear)].teeth
    return {tooth: "dummy" if on == c.SEATS else on + 1 for tooth, on in enumerate(standing) if on >= 0}


def happened(events: Sequence[Event], what: int) -> list[Event]:
    return [event for event in events if event.what == what]


def scored(events: Sequence[Event], cause: int) -> int:
    """Points that somebody got for one cause."""
    kinds = (What.SCORED, What.TEMPLE_SCORED, What.MONUMENT_SCORED)
    return sum(event.amount for event in events if event.what in kinds and event.cause == cause)


def picking(gear: str, space: int, **more: Any) -> State:
    """Seat 1 has just picked up a worker from that space and is asked for its action."""
    teeth = {space: 1} | more.pop("also", {})
    s = lay(gears={gear: teeth, **more.pop("gears", {})}, **more)
    play(s, f"pick_up {gear} {space}")
    return s


def finish_round(s: State) -> list[Event]:
    """Let everybody else play the cheapest turn until the round is over or the calendar is asked for."""
    day, food_days, events = s.day, s.food_days, []
    while s.day == day and s.food_days == food_days and not s.over and asked(s) != "days":
        choices = GAME.tokens(s)
        events += play(s, next((t for t in choices if t in ("done", "skip")), choices[0]))
    return events
