"""Which element of the picture an action is about, so that it can be chosen by touching it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.face.drawing import chevrons, die_body, letter, numbered_disc, remembered, small
from teocalli.face.face import NO_SIGNS, Ahead, Marks, Signs
from teocalli.face.words import Words
from teocalli.games.teotihuacan.components import TOP, WORKERS
from teocalli.games.teotihuacan.decorations import next_level
from teocalli.games.teotihuacan.nobles import leftmost_space
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.tiles import BOARD_NUMBER
from teocalli.games.teotihuacan.picture.worship import temple_of
from teocalli.games.teotihuacan.power_ups import worker_to_raise
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import State, actions
from teocalli.games.teotihuacan.turn import companion
from teocalli.games.teotihuacan.view import asked
from teocalli.games.teotihuacan.vocabulary import ROYAL, Board, Discovery, Side, Temple, Worship
from teocalli.games.teotihuacan.workers import colours_on, moved_to, slot_of

Arguments = Mapping[str, str]
Finder = Callable[[State, int, Arguments], str]

BOARDS, SIDES, TEMPLES, WORSHIP = words_of(Board), words_of(Side), words_of(Temple), words_of(Worship)
DISCOVERIES = words_of(Discovery)
#: Families about goods and tiles that lie before a player, about all locked workers, or about nothing at all.
PLACELESS = frozenset(
    {
        "pay", "pay_by_tile", "decline", "take", "stop", "price", "skip", "done", "go_on", "salary", "salary_by_tile",
        "use", "rest", "unlock", "unlock_by_tile",
    }
)  # fmt: skip


def place_of(s: State, action: int) -> str | None:
    """The id of the element, or None for families without a place."""
    family = actions.family_of(action)
    if family.name in PLACELESS:
        return None
    return FINDERS[family.name](s, s.stack[s.depth - 1].seat, family.arguments(action))


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


def group(s: State, action: int, words: Words) -> str:
    """The worker that moves."""
    family = actions.family_of(action)
    if family.name != "move":
        return ""
    given = family.arguments(action)
    return words.say("picture-mover", power=given["power"], **words.forms("board", "board", given["board"]))


def option_signs(s: State, action: int) -> Signs:
    """Of a worker that moves: the die, the number of the board in its colour, and how many boards on it is."""
    family = actions.family_of(action)
    if family.name != "move":
        return NO_SIGNS
    seat, given = s.stack[s.depth - 1].seat, family.arguments(action)
    number = BOARD_NUMBER[_target(s, seat, given).removeprefix("board-")]
    return Signs(
        numbered_disc(f"var(--teo-h{number})", number),
        chevrons(int(given["steps"])),
        _die(letter(seat), int(given["power"])),
    )


def ahead(s: State, action: int, words: Words) -> Ahead | None:
    """Of a worker that moves: the cocoa that its main action costs there, and what it could collect."""
    family = actions.family_of(action)
    if family.name != "move":
        return None
    seat, given = s.stack[s.depth - 1].seat, family.arguments(action)
    board = BOARDS.index(_target(s, seat, given).removeprefix("board-"))
    colours, is_palace = colours_on(s, seat, board), board == Board.PALACE
    title = words.say("picture-area-palace" if is_palace else "picture-area", colours=colours, more=colours + 1)
    return Ahead(None if is_palace else colours, colours + 1, "cocoa", title)


@remembered
def _die(who: str, power: int) -> str:
    return small(f'<g class="piece seat-{who}">{die_body(who, power, 22)}</g>')


def _worker(seat: int, w: int) -> str:
    return f"w-{letter(seat)}-{w + 1}"


def _raised(s: State, seat: int, given: Arguments) -> str:
    return _worker(seat, 0 if given["power"] == "2" else 1)


def _target(s: State, seat: int, given: Arguments) -> str:
    slot = slot_of(s, BOARDS.index(given["board"]))
    return f"board-{BOARDS[s.ring[(slot + int(given['steps'])) % 8]]}"


def _companion(s: State, seat: int, given: Arguments) -> str:
    return _worker(seat, companion(s, seat, int(given["power"])))


def _worship(board: int, place: int) -> str:
    return f"worship-{BOARDS[board] if place == Worship.TEMPLE else message_id(WORSHIP[place])}"


def _context(s: State) -> dict[str, int]:
    return rulebook.named(s.stack[s.depth - 1])


def _asked_worship(s: State) -> tuple[int, int]:
    """The board and the place of the worship that is asked about."""
    return moved_to(s, s.stack[s.depth - 1].seat), _context(s)["place"]


def _sought(s: State, seat: int, given: Arguments) -> str:
    """What is taken first."""
    board, place = _asked_worship(s)
    return _worship(board, place) if given["seek"].startswith("ability") else f"spot-{BOARDS[board]}"


def _claimed(s: State, seat: int, given: Arguments) -> str:
    about = asked(s)
    if "board" in about:
        return f"spot-{about['board']}"
    if "linked" in about:
        return f"linked-{about['linked']}"
    return f"claim-{message_id(given['discovery'])}"


def _next_step(s: State, seat: int, given: Arguments) -> str:
    step = s.players[seat].temple[TEMPLES.index(given["temple"])]
    return f"step-{given['temple']}-{min(TOP, step + 1)}"


def _reached_step(s: State, seat: int, given: Arguments) -> str:
    temple = asked(s)["temple"]
    return f"step-{temple}-{s.players[seat].temple[TEMPLES.index(temple)]}"


def _royal_tile(s: State, seat: int, given: Arguments) -> str:
    """The tile of the exchange; only tile 7 asks for a resource once more."""
    tile = _context(s).get("royal", ROYAL.index("R7"))
    return _worship(Board.PALACE, list(s.royal).index(tile) + Worship.ROYAL_A)


def _raised_worker(s: State, seat: int, given: Arguments) -> str:
    board, power = BOARDS.index(given["board"]), int(given["power"])
    return _worker(seat, worker_to_raise(s, seat, _context(s)["how"], board, power))


FINDERS: dict[str, Finder] = {
    "keep": lambda s, seat, given: f"start-{given['starting']}",
    "raise": _raised,
    "station": lambda s, seat, given: f"board-{given['board']}",
    "move": _target,
    "along": _companion,
    "collect": lambda s, seat, given: f"area-{BOARDS[moved_to(s, seat)]}",
    "worship": lambda s, seat, given: _worship(moved_to(s, seat), WORSHIP.index(given["worship"])),
    "main": lambda s, seat, given: f"main-{BOARDS[moved_to(s, seat)]}",
    "seek": _sought,
    "claim": _claimed,
    "reward": _reached_step,
    "temple": _next_step,
    "exchange": _royal_tile,
    "give": _royal_tile,
    "learn": lambda s, seat, given: f"technology-{given['technology']}",
    "build": lambda s, seat, given: f"nobles-{given['row']}-{leftmost_space(s, int(given['row']) - 1) + 1}",
    "decorate": lambda s, seat, given: f"side-{given['side']}-{next_level(s, SIDES.index(given['side']))}",
    "stone": lambda s, seat, given: f"stone-{given['stone']}",
    "spot": lambda s, seat, given: f"pyramid-{given['spot']}",
    "rotate": lambda s, seat, given: f"turn-{given['rotation']}",
    "power": _raised_worker,
    "ascend": lambda s, seat, given: f"wheel-{message_id(given['wheel'])}",
}


def aim(s: State, action: int, words: Words) -> str:
    """The board that a worker goes to, or the tile that a worship is about."""
    family, seat = actions.family_of(action), s.stack[s.depth - 1].seat
    given, scene = family.arguments(action), Scene({}, words, Marks())
    if family.name == "move":
        return scene.named("board", _target(s, seat, given).removeprefix("board-"))
    if family.name == "worship":
        return _worshipped(s, scene, moved_to(s, seat), WORSHIP.index(given["worship"]))
    if family.name != "seek":
        return ""
    if given["seek"] == "ability":
        return _worshipped(s, scene, *_asked_worship(s))
    tile = s.spot[moved_to(s, seat)]
    return scene.tile("discovery", DISCOVERIES[tile]) if tile >= 0 else ""


def _worshipped(s: State, scene: Scene, board: int, place: int) -> str:
    """What a place of worship stands for: a temple, or a royal tile."""
    if place == Worship.TEMPLE:
        return scene.say(f"picture-temple-{temple_of(BOARDS[board])}")
    return scene.tile("royal", ROYAL[s.royal[place - Worship.ROYAL_A]])
