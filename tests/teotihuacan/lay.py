"""Readable positions: name what matters, the rest of the table is laid out so that everything adds up.

Unless told otherwise: four players, the printed ring (Palace, Quarry, Alchemy, Forest, Construction, Decorations,
Nobles, Gold), technologies 1 3 5 / 9 15 17, an empty pyramid, no tiles on wide steps, nobody owns anything, and all
workers of power 1 stand on the Palace. Seat 1 begins its turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from teocalli.engine import position
from teocalli.engine.chance import seed_chance
from teocalli.engine.events import Event
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.components import DISCOVERY_TILES, PRINTED_RING
from teocalli.games.teotihuacan.state import Cause, Player, Reason, State, What
from teocalli.games.teotihuacan.tiles import DISCOVERY_COPIES
from teocalli.games.teotihuacan.vocabulary import (
    DECORATION,
    SPOT_NAME,
    STACK,
    STONE,
    TECHNOLOGY,
    Board,
    BotTile,
    Discovery,
    Good,
    Temple,
    Worship,
)

GOODS, TEMPLES, BOARDS, DISCOVERIES = words_of(Good), words_of(Temple), words_of(Board), words_of(Discovery)
WORSHIP, KINDS = words_of(Worship), GAME.rulebook.kinds
SPOTS = {"palace": "mask_4", "forest": "mask_5", "quarry": "mask_6", "gold": "mask_7", "decorations": "mask_4"}
PLAYER_FIELDS = ("cocoa", "points", "avenue", "track")


def lay(
    players: int = 4,
    *,
    options: Mapping[str, str] | None = None,
    spots: Mapping[str, str] | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    pyramid: Mapping[str, str] | None = None,
    stones: Sequence[str] = ("P00", "P01", "P02"),
    decorations: Mapping[str, Sequence[str]] | None = None,
    display: Sequence[str] = ("D00", "D01", "D02", "D03"),
    neutral: Sequence[str] = (),
    pile: int | None = None,
    discarded: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    linked: Mapping[str, str] | None = None,
    state: Mapping[str, Any] | None = None,
    pending: Sequence[Mapping[str, Any]] | None = None,
    **seats: Mapping[str, Any],
) -> State:
    """A position. `p1={"workers": "forest 3, palace 2 royal_a", "cocoa": 2, "blue": 4, "tiles": ["free_cocoa"]}` gives
    a seat what is named; `pyramid={"1a1": "P30 r90"}` lays a stone; `pile=0` discards the Discovery pile; `hands` are
    the starting tiles dealt to each seat, of which it must choose."""
    given: dict[str, Any] = {"spot": {**SPOTS, **(spots or {})}, "stacks": {}, "players": {}}
    given["ring"], given["technology"] = list(PRINTED_RING), [1, 3, 5, 9, 15, 17]
    given["linked"] = {"S16": "none", "S17": "none", **(linked or {})}
    for name in STACK:
        given["stacks"][name] = {"tiles": _filled((stacks or {}).get(name, ()), 5)}
    for seat in range(1, 5):
        in_play = seat <= max(2, players)
        given["players"][seat] = _player(seats.get(f"p{seat}", {}), in_play, bot=players == 1 and seat == 2)
        if seat <= len(hands):
            given["players"][seat] |= {"board": ["none"] * 4, "dealt": list(hands[seat - 1])}
    given["neutral"] = _filled(neutral, 6)
    given |= _stones(pyramid or {}, stones) | _decorations(decorations or {}, display)
    given |= _pile(given, [*discarded], pile)
    chosen = {"start": "dealt" if hands else "first_game", **(options or {})}
    whole: dict[str, Any] = {"players": players, "options": chosen, "seed": 5, "state": {**given, **(state or {})}}
    if pending is not None:
        whole["pending"] = list(pending)
    loaded: State = position.load(GAME, whole)
    return loaded


def _filled(things: Sequence[Any], size: int) -> list[Any]:
    return [*things, *["none"] * (size - len(things))]


def _player(given: Mapping[str, Any], in_play: bool, bot: bool) -> dict[str, Any]:
    fields: dict[str, Any] = {name: given.get(name, 0) for name in PLAYER_FIELDS}
    fields["goods"] = {good: given.get(good, 0) for good in GOODS[:3]}
    fields["temple"] = {temple: given.get(temple, 0) for temple in TEMPLES}
    fields["technologies"] = {word: int(int(word) in given.get("technologies", ())) for word in TECHNOLOGY}
    for name in ("tiles", "used"):
        owned = Counter(given.get(name, ()))
        fields[name] = {kind: owned[kind] for kind in DISCOVERIES}
    at_start = [1, 1, 1, 3]
    default = "gold 2, nobles 2, construction 2, decorations 1 temple" if bot else "palace 1, palace 1, palace 1"
    workers = [w.split() for w in given.get("workers", default if in_play else "").split(",") if w.strip()]
    fields["board"] = _filled([w[0] for w in workers], 4)
    fields["power"] = [*(int(w[1]) for w in workers), *at_start[len(workers) :]] if in_play else [0] * 4
    fields["locked"] = _filled([w[2] if len(w) > 2 else "none" for w in workers], 4)
    return fields


def _stones(pyramid: Mapping[str, str], display: Sequence[str]) -> dict[str, Any]:
    laid = {spot: text.split() for spot, text in pyramid.items()}
    used = {text[0] for text in laid.values()} | set(display)
    pile = [stone for stone in STONE if stone not in used]
    return {
        "pyramid": {spot: laid[spot][0] if spot in laid else "none" for spot in SPOT_NAME},
        "rotation": {spot: laid[spot][1] if spot in laid and len(laid[spot]) > 1 else "r0" for spot in SPOT_NAME},
        "stone_display": _filled(display, 3),
        "stone_pile": _filled(pile, 32),
        "stones_left": len(pile),
    }


def _decorations(laid: Mapping[str, Sequence[str]], display: Sequence[str]) -> dict[str, Any]:
    placed = [tile for side in ("top", "right", "bottom", "left") for tile in _filled(laid.get(side, ()), 4)]
    pile = [tile for tile in DECORATION if tile not in placed and tile not in display]
    return {
        "decorations": placed,
        "decoration_display": _filled(display, 4),
        "decoration_pile": _filled(pile, 15),
        "decorations_left": len(pile),
    }


def _pile(given: Mapping[str, Any], discarded: list[str], pile: int | None) -> dict[str, Any]:
    """What is not on the table lies in the pile, of which `pile` tiles are left."""
    lying = Counter([*given["spot"].values(), *given["linked"].values()])
    for stack in given["stacks"].values():
        lying.update(stack["tiles"])
    for player in given["players"].values():
        for name in ("tiles", "used"):
            lying.update(player[name])
    lying.update(discarded)
    rest = [k for k, copies in zip(DISCOVERIES, DISCOVERY_COPIES, strict=True) for _ in range(copies - lying[k])]
    kept = rest if pile is None else rest[:pile]
    away = Counter([*discarded, *rest[len(kept) :]])
    return {
        "pile": _filled(kept, DISCOVERY_TILES),
        "pile_left": len(kept),
        "discarded": {kind: away[kind] for kind in DISCOVERIES},
    }


def turn(seat: int, *deciding: Mapping[str, Any], **fields: Any) -> dict[str, Any]:
    """`state` and `pending` for a decision in the turn of a seat."""
    over = {"kind": "turn_over", "seat": seat}
    return {"state": {"current": seat, **fields}, "pending": [over, *deciding]}


# ---------------------------------------------------------------- playing and looking


def play(s: State, *tokens: str) -> list[Event]:
    """Play tokens; all their events. Nothing may appear or vanish."""
    events = []
    for token in tokens:
        events += GAME.play(s, token)
    wrong = GAME.contradictions(s)
    assert not wrong, wrong
    return events


def options(s: State) -> set[str]:
    return set(GAME.tokens(s))


def why_not(s: State, token: str) -> str:
    """The reason for which an action is refused."""
    refused = dict(GAME.menu(s).refused)
    return words_of(Reason)[refused[GAME.actions.action(token)]]


def asked(s: State) -> str:
    """The pending decision and its seat: `turn 1`; `over` at the end."""
    if s.over:
        return "over"
    frame = s.stack[s.depth - 1]
    return f"{KINDS[frame.kind]} {frame.seat + 1}"


def player(s: State, seat: int = 1) -> Player:
    return s.players[seat - 1]


def goods(s: State, seat: int = 1) -> dict[str, int]:
    """What a seat has of cocoa, points and resources."""
    p = player(s, seat)
    owned = {"cocoa": p.cocoa, "points": p.points, **dict(zip(GOODS[:3], p.goods, strict=True))}
    return {name: amount for name, amount in owned.items() if amount}


def temples(s: State, seat: int = 1) -> tuple[int, int, int]:
    """Steps on blue, red and green."""
    blue, red, green = player(s, seat).temple
    return blue, red, green


def workers(s: State, seat: int = 1) -> list[str]:
    """Workers in play as `forest 3` or `palace 1 royal_a`, sorted."""
    p = player(s, seat)
    told = []
    for board, power, locked in zip(p.board, p.power, p.locked, strict=True):
        if board >= 0:
            told.append(f"{BOARDS[board]} {power}" + (f" {WORSHIP[locked]}" if locked >= 0 else ""))
    return sorted(told)


def tiles(s: State, seat: int = 1) -> dict[str, int]:
    """Discovery tiles a seat can still play or score."""
    return {kind: n for kind, n in zip(DISCOVERIES, player(s, seat).tiles, strict=True) if n}


def used(s: State, seat: int = 1) -> dict[str, int]:
    return {kind: n for kind, n in zip(DISCOVERIES, player(s, seat).used, strict=True) if n}


def told(events: Sequence[Event], what: str) -> list[tuple[int, int, int, str]]:
    """Events of a kind as (seat, thing, amount, cause)."""
    number = words_of(What).index(what)
    return [(e.seat + 1, e.thing, e.amount, words_of(Cause)[e.cause]) for e in events if e.what == number]


def points_for(events: Sequence[Event], seat: int = 1) -> dict[str, int]:
    """Points a seat gained, by cause."""
    gained: Counter[str] = Counter()
    for who, thing, amount, cause in told(events, "gain"):
        if who == seat and GOODS[thing] == "points":
            gained[cause] += amount
    return dict(gained)


def bot_turn(tile: str, **laid: Any) -> tuple[State, list[Event]]:
    """A turn of Teotibot in which the dice choose this action tile, the top one; the state after it and its events."""
    given = turn(1, {"kind": "end_turn", "seat": 1})
    given["pending"][0] = {"kind": "after_turn", "seat": 1}
    pyramid = sorted(words_of(BotTile), key=lambda other: other != tile)
    given["state"] |= {"bot_pyramid": pyramid[:6], "bot_aside": pyramid[6]}
    laid["state"] = {**given["state"], **laid.get("state", {})}
    before = lay(1, pending=given["pending"], **laid)
    for seed in range(1000):
        s = GAME.copy(before)
        seed_chance(s, seed)
        events = play(s, "done")
        if words_of(BotTile)[told(events, "bot_tile")[0][1]] == tile:
            return s, events
    raise AssertionError(f"The dice never choose {tile}.")


def quick_turn(s: State) -> list[Event]:
    """The player to move takes the first move there is and collects cocoa, or unlocks; nothing else."""
    events = []
    seat = GAME.mover(s)
    while not s.over and GAME.mover(s) == seat and asked(s).split()[0] in ("turn", "action", "end_turn"):
        move = next((t for t in GAME.tokens(s) if t.startswith("move")), "rest")
        token = {"turn": move, "action": "collect", "end_turn": "done"}[asked(s).split()[0]]
        events += play(s, token)
        if token in ("collect", "rest", "done") and asked(s) != f"end_turn {seat + 1}":
            break
    return events
