"""Which element of the picture an action is about, so that it can be chosen by touching it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from teocalli.engine.drawing import letter
from teocalli.engine.face import Marks
from teocalli.engine.records import words_of
from teocalli.engine.state import Frame
from teocalli.engine.words import Words
from teocalli.games.teotihuacan.components import TOP, WORKERS
from teocalli.games.teotihuacan.decorations import next_level
from teocalli.games.teotihuacan.discovery import FROM_LINK, FROM_STACK
from teocalli.games.teotihuacan.nobles import leftmost_space
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.worship import temple_of
from teocalli.games.teotihuacan.power_ups import worker_to_raise
from teocalli.games.teotihuacan.starting_tiles import S16
from teocalli.games.teotihuacan.state import Kind, State, actions
from teocalli.games.teotihuacan.vocabulary import ROYAL, STARTING, Board, Discovery, Side, Temple, Worship
from teocalli.games.teotihuacan.workers import slot_of

Arguments = Mapping[str, str]
Finder = Callable[[State, Frame, Arguments], str]

BOARDS, SIDES, TEMPLES, WORSHIP = words_of(Board), words_of(Side), words_of(Temple), words_of(Worship)
DISCOVERIES = words_of(Discovery)
#: Families about goods and tiles that lie before a player, about all locked workers, or about nothing at all.
PLACELESS = frozenset(
    {
        "pay", "pay_by_tile", "decline", "take", "stop", "price", "skip", "done", "salary", "salary_by_tile", "use",
        "rest", "unlock", "unlock_by_tile",
    }
)  # fmt: skip


def place_of(s: State, action: int) -> str | None:
    """The id of the element, or None for families without a place."""
    family = actions.family_of(action)
    if family.name in PLACELESS:
        return None
    return FINDERS[family.name](s, s.stack[s.depth - 1], family.arguments(action))


def pieces_of(s: State, action: int) -> Sequence[str]:
    """The workers that an action moves or unlocks; those that are alike stand for each other."""
    family = actions.family_of(action)
    seat, given = s.stack[s.depth - 1].seat, family.arguments(action)
    player = s.players[seat]
    standing = [w for w in range(WORKERS) if player.board[w] >= 0]
    if family.name == "move":
        board, power = BOARDS.index(given["board"]), int(given["power"])
        alike = (w for w in standing if player.board[w] == board and player.power[w] == power)
        return [_worker(seat, w) for w in alike if player.locked[w] < 0]
    if family.name in ("rest", "unlock", "unlock_by_tile"):
        return [_worker(seat, w) for w in standing if player.locked[w] >= 0]
    return ()


def _worker(seat: int, w: int) -> str:
    return f"w-{letter(seat)}-{w + 1}"


def _raised(s: State, frame: Frame, given: Arguments) -> str:
    return _worker(frame.seat, 0 if given["power"] == "2" else 1)


def _target(s: State, frame: Frame, given: Arguments) -> str:
    slot = slot_of(s, BOARDS.index(given["board"]))
    return f"board-{BOARDS[s.ring[(slot + int(given['steps'])) % 8]]}"


def _companion(s: State, frame: Frame, given: Arguments) -> str:
    player, power = s.players[frame.seat], int(given["power"])
    free = (w for w in range(WORKERS) if w != s.mover and player.board[w] == frame.a and player.locked[w] < 0)
    return _worker(frame.seat, next(w for w in free if player.power[w] == power))


def _worship(board: int, place: int) -> str:
    return f"worship-{BOARDS[board] if place == Worship.TEMPLE else WORSHIP[place].replace('_', '-')}"


def _sought(s: State, frame: Frame, given: Arguments) -> str:
    """What is taken first."""
    return _worship(frame.a, frame.b) if given["seek"].startswith("ability") else f"spot-{BOARDS[frame.a]}"


def _claimed(s: State, frame: Frame, given: Arguments) -> str:
    if frame.kind == Kind.CLAIM and frame.a < FROM_STACK:
        return f"spot-{BOARDS[frame.a]}"
    if frame.kind == Kind.CLAIM and frame.a >= FROM_LINK:
        return f"linked-{STARTING[S16 + frame.a - FROM_LINK]}"
    return f"claim-{given['discovery'].replace('_', '-')}"


def _next_step(s: State, frame: Frame, given: Arguments) -> str:
    step = s.players[frame.seat].temple[TEMPLES.index(given["temple"])]
    return f"step-{given['temple']}-{min(TOP, step + 1)}"


def _royal_tile(s: State, frame: Frame, given: Arguments) -> str:
    """The tile on which the worker has just been locked."""
    return _worship(Board.PALACE, s.players[frame.seat].locked[s.mover])


def _raised_worker(s: State, frame: Frame, given: Arguments) -> str:
    board, power = BOARDS.index(given["board"]), int(given["power"])
    return _worker(frame.seat, worker_to_raise(s, frame.seat, frame.a, board, power))


FINDERS: dict[str, Finder] = {
    "keep": lambda s, frame, given: f"start-{given['starting']}",
    "raise": _raised,
    "station": lambda s, frame, given: f"board-{given['board']}",
    "move": _target,
    "along": _companion,
    "collect": lambda s, frame, given: f"area-{BOARDS[frame.a]}",
    "worship": lambda s, frame, given: _worship(frame.a, WORSHIP.index(given["worship"])),
    "main": lambda s, frame, given: f"main-{BOARDS[frame.a]}",
    "seek": _sought,
    "claim": _claimed,
    "reward": lambda s, frame, given: f"step-{TEMPLES[frame.a]}-{s.players[frame.seat].temple[frame.a]}",
    "temple": _next_step,
    "exchange": _royal_tile,
    "give": _royal_tile,
    "learn": lambda s, frame, given: f"technology-{given['technology']}",
    "build": lambda s, frame, given: f"nobles-{given['row']}-{leftmost_space(s, int(given['row']) - 1) + 1}",
    "decorate": lambda s, frame, given: f"side-{given['side']}-{next_level(s, SIDES.index(given['side']))}",
    "stone": lambda s, frame, given: f"stone-{given['stone']}",
    "spot": lambda s, frame, given: f"pyramid-{given['spot']}",
    "rotate": lambda s, frame, given: f"turn-{given['rotation']}",
    "power": _raised_worker,
    "ascend": lambda s, frame, given: f"wheel-{given['wheel'].replace('_', '-')}",
}


def aim(s: State, action: int, words: Words) -> str:
    """The board that a worker goes to, or the tile that a worship is about."""
    family, frame = actions.family_of(action), s.stack[s.depth - 1]
    given, scene = family.arguments(action), Scene({}, words, Marks())
    if family.name == "move":
        return scene.named("board", _target(s, frame, given).removeprefix("board-"))
    if family.name == "worship":
        return _worshipped(s, scene, frame.a, WORSHIP.index(given["worship"]))
    if family.name != "seek":
        return ""
    if given["seek"] == "ability":
        return _worshipped(s, scene, frame.a, frame.b)
    return scene.tile("discovery", DISCOVERIES[s.spot[frame.a]]) if s.spot[frame.a] >= 0 else ""


def _worshipped(s: State, scene: Scene, board: int, place: int) -> str:
    """What a place of worship stands for: a temple, or a royal tile."""
    if place == Worship.TEMPLE:
        return scene.say(f"picture-temple-{temple_of(BOARDS[board])}")
    return scene.tile("royal", ROYAL[s.royal[place - Worship.ROYAL_A]])
