"""What a seat may see, built from the state.

Hidden: the order of all piles, starting tiles dealt to others and their choice until all have chosen, chance.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan.calendar import discs_met, is_pyramid_finished
from teocalli.games.teotihuacan.components import (
    BUILDING_ROW,
    BUILDING_ROW_FLAT,
    NOBLES_ROWS,
    SPOTS,
    TEMPLE_OF_STACK,
    TRACK_END,
    TRACK_END_SHORT,
    WORKERS,
)
from teocalli.games.teotihuacan.eclipse import lowest_visible_building, salary
from teocalli.games.teotihuacan.nobles import FIRST_SPACE, buildings_taken
from teocalli.games.teotihuacan.options import BuildingRow, ColouredIcon, Opt, PyramidTrack
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.starting_tiles import S16, S17, are_tiles_open, next_die
from teocalli.games.teotihuacan.state import Kind, Player, State
from teocalli.games.teotihuacan.vocabulary import (
    BONUS,
    DECORATION,
    ROTATION,
    ROYAL,
    SPOT_NAME,
    STACK,
    STARTING,
    STONE,
    TECHNOLOGY,
    Arrow,
    Board,
    BotTile,
    Discovery,
    Side,
    Temple,
    Worship,
)
from teocalli.games.teotihuacan.workers import moved_to

BOARDS, TEMPLES, DISCOVERY = words_of(Board), words_of(Temple), words_of(Discovery)
SIDES, KINDS, WORSHIP = words_of(Side), words_of(Kind), words_of(Worship)
BOT_TILES, ARROWS = words_of(BotTile), words_of(Arrow)


def _named(number: int, words: tuple[str, ...]) -> str | None:
    return words[number] if number >= 0 else None


def view(s: State, seat: int) -> dict[str, Any]:
    """The board as `seat` sees it (-1: a spectator), in words and numbers."""
    frame = s.stack[s.depth - 1] if s.depth and not s.over else None
    return {
        "game": "teotihuacan",
        "players": s.seats,
        "solo": s.seats == 1,
        "over": bool(s.over),
        "ring": [BOARDS[board] for board in s.ring],
        "royal": [ROYAL[tile] for tile in s.royal],
        "technologies": [TECHNOLOGY[tech] for tech in s.technology],
        "bonuses": {TEMPLES[t]: BONUS[s.bonus[t]] for t in range(3)},
        "spots": {BOARDS[b]: _named(s.spot[b], DISCOVERY) for b in range(8) if b in (0, 1, 2, 3, 6)},
        "stacks": {STACK[i]: [DISCOVERY[k] for k in s.stacks[i].tiles if k >= 0] for i in range(7)},
        # before the starting tiles are open, the size of the pile would tell who holds a linked tile
        "discovery_pile": s.pile_left if are_tiles_open(s) else None,
        "nobles": [
            [{"points": NOBLES_ROWS[row][i], "built": bool(s.nobles[FIRST_SPACE[row] + i])} for i in range(5 - row)]
            for row in range(3)
        ],
        "buildings_taken": buildings_taken(s),
        "building_row": list(
            BUILDING_ROW_FLAT if s.options[Opt.BUILDING_ROW] == BuildingRow.ENDS_2_2 else BUILDING_ROW
        ),
        "building_value": lowest_visible_building(s),
        "pyramid": {
            SPOT_NAME[i]: {"stone": STONE[s.pyramid[i]], "rotation": ROTATION[s.rotation[i]]}
            for i in range(SPOTS)
            if s.pyramid[i] >= 0
        },
        "decorations": {
            side: [_named(s.decorations[i * 4 + level], DECORATION) for level in range(4)]
            for i, side in enumerate(SIDES)
        },
        "track_end": TRACK_END_SHORT if s.options[Opt.PYRAMID_TRACK] == PyramidTrack.ENDS_AT_9 else TRACK_END,
        "p25": "blue" if s.options[Opt.P25] == ColouredIcon.BLUE else "red",
        "stone_display": [_named(stone, STONE) for stone in s.stone_display],
        "stones_left": s.stones_left,
        "decoration_display": [_named(tile, DECORATION) for tile in s.decoration_display],
        "decorations_left": s.decorations_left,
        "calendar": {
            "light": s.light,
            "dark": s.dark,
            "met": discs_met(s),
            "last_round": bool(s.rounds_left),
            "eclipses": s.eclipses,
            "final": is_pyramid_finished(s),
        },
        "neutral": [[BOARDS[s.neutral[c * 3 + d]] for d in range(3)] for c in range(2) if s.neutral[c * 3] >= 0],
        "turn": s.current + 1,
        "deciding": frame.seat + 1 if frame else 0,
        "asked": _asked(s),
        "moved": [w + 1 for w in (s.mover, s.second) if w >= 0 and not s.double],
        # discovery tiles that lie beside kept starting tiles
        "linked": {STARTING[S16 + i]: DISCOVERY[s.linked[i]] for i in range(2) if _is_kept_openly(s, S16 + i)},
        "draft": [{"tile": STARTING[t], "linked": _linked(s, t)} for t in s.draft if t >= 0],
        "seats": [_seat(s, owner, seat) for owner in range(scoring_seats(s.seats))],
        "scores": [s.players[owner].points for owner in range(scoring_seats(s.seats))],
        "bot": _bot(s),
    }


def seat_view(s: State, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees, and the seat's own starting tiles while they are hidden."""
    return (
        seen
        if are_tiles_open(s)
        else {**seen, "seats": [_seat(s, owner, seat) for owner in range(scoring_seats(s.seats))]}
    )


def _asked(s: State) -> dict[str, Any]:
    """The pending decision and what it is about."""
    if s.over or not s.depth:
        return {"kind": None}
    frame = s.stack[s.depth - 1]
    return {"kind": KINDS[frame.kind], **rulebook.told(frame), **asked(s)}


def asked(s: State) -> dict[str, Any]:
    """What the pending decision is about besides its context: what follows from the state."""
    frame = s.stack[s.depth - 1]
    player, told = s.players[frame.seat], rulebook.told(frame)
    if frame.kind in (Kind.ACTION, Kind.SEEK):
        return {"board": BOARDS[moved_to(s, frame.seat)]}
    if frame.kind in (Kind.KEEP_TILE, Kind.DRAFT_TILE):
        return {"number": 1 if player.kept[0] < 0 else 2}
    if frame.kind == Kind.PLACE_DIE:
        return {"number": next_die(s, frame.seat) + 1}
    if frame.kind == Kind.SALARY:
        return {"due": salary(player)}
    if frame.kind == Kind.WIDE_STEP:
        return {"temple": TEMPLES[TEMPLE_OF_STACK[STACK.index(told["stack"])]]}
    if frame.kind == Kind.CLAIM:
        source = told["source"]
        return {"linked" if source in STARTING else "stack" if source in STACK else "board": source}
    return {}


def _is_kept_openly(s: State, tile: int) -> bool:
    kept = any(tile in s.players[owner].kept for owner in range(s.seats))
    return are_tiles_open(s) and kept and s.linked[tile - S16] >= 0


def _linked(s: State, tile: int) -> str | None:
    return _named(s.linked[tile - S16], DISCOVERY) if tile in (S16, S17) else None


def _seat(s: State, owner: int, seat: int) -> dict[str, Any]:
    player = s.players[owner]
    shown: dict[str, Any] = {
        "seat": owner + 1,
        "bot": s.seats == 1 and owner == 1,
        "points": player.points,
        "cocoa": player.cocoa,
        "wood": player.goods[0],
        "stone": player.goods[1],
        "gold": player.goods[2],
        "temples": {TEMPLES[t]: player.temple[t] for t in range(3)},
        "avenue": player.avenue,
        "track": player.track,
        "technologies": [TECHNOLOGY[t] for t in range(9) if player.technologies[t]],
        "tiles": {DISCOVERY[k]: n for k, n in enumerate(player.tiles) if n},
        "used": {DISCOVERY[k]: n for k, n in enumerate(player.used) if n},
        "workers": [_worker(player, w) for w in range(WORKERS)],
    }
    if are_tiles_open(s) or owner == seat:
        shown["kept"] = [STARTING[t] for t in player.kept if t >= 0]
    if owner == seat and not are_tiles_open(s):
        shown["dealt"] = [{"tile": STARTING[t], "linked": _linked(s, t)} for t in player.dealt if t >= 0]
    return shown


def _worker(player: Player, w: int) -> dict[str, Any]:
    return {
        "id": w + 1,
        "board": _named(player.board[w], BOARDS),
        "power": player.power[w],
        "worship": _named(player.locked[w], WORSHIP),
    }


def _bot(s: State) -> dict[str, Any] | None:
    if s.seats != 1:
        return None
    return {
        "pyramid": [BOT_TILES[t] for t in s.bot_pyramid],
        "aside": BOT_TILES[s.bot_aside],
        "arrows": [ARROWS[a] for a in s.bot_arrows],
    }
