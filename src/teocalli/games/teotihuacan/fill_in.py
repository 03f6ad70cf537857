"""Positions by hand: what they leave out follows from what they name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from teocalli.engine.cells import fill
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.components import (
    DARK_DISC,
    DECORATIONS,
    NO_WORSHIP,
    STACK_SIZE,
    STONES,
    WORSHIP_PLACES,
)
from teocalli.games.teotihuacan.neutral_dice import place_neutral_dice
from teocalli.games.teotihuacan.state import Kind, State
from teocalli.games.teotihuacan.tiles import DISCOVERY_COPIES
from teocalli.games.teotihuacan.turn import clear_turn, next_turn
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES, SPOT_NAME, STACK, Board
from teocalli.games.teotihuacan.workers import count_free, find_worker

Names = Collection[str]
BOARDS = words_of(Board)
#: The board whose main action asks each question.
ASKS = {
    Kind.LEARN: Board.ALCHEMY,
    Kind.BUILD: Board.NOBLES,
    Kind.DECORATE: Board.DECORATIONS,
    Kind.STONE: Board.CONSTRUCTION,
    Kind.SPOT: Board.CONSTRUCTION,
    Kind.ROTATE: Board.CONSTRUCTION,
    Kind.PRICE: Board.CONSTRUCTION,
}


def fill_in(s: State, names: Names) -> None:
    """`names` are the fields that the position gives: `pyramid`, `players.1.cocoa`, …; they stay."""
    _turn(s, names)
    if "dark" not in names and not s.over:
        s.dark = DARK_DISC[colours_in_play(s) - 2][min(2, s.eclipses)]
    _stones(s, names)
    _decorations(s, names)
    if s.depth == 0 or s.stack[0].kind != Kind.NEUTRAL_DICE:
        _end_setup(s, names)
    _discoveries(s, names)


def start_turn(s: State, seat: int) -> None:
    """A turn of the seat; the set-up is over."""
    _end_setup(s, ("linked",) if s.linked == [-1, -1] else ())
    clear_turn(s)
    next_turn(s, seat)


def _end_setup(s: State, names: Names) -> None:
    """Nothing of the set-up is on the table any more; neutral dice lie where chance puts them."""
    for seat, player in enumerate(s.players, 1):
        if f"players.{seat}.dealt" not in names:
            fill(player.dealt, -1)
        if f"players.{seat}.kept" not in names and player.kept[1] < 0:
            fill(player.kept, -1)
    if "draft" not in names:
        fill(s.draft, -1)
    if "linked" not in names:
        for kind in s.linked:
            if kind >= 0 and s.pile_left < len(s.pile):
                s.pile[s.pile_left] = kind
                s.pile_left += 1
        fill(s.linked, -1)
    if "neutral" not in names and s.neutral[0] < 0:
        place_neutral_dice(s, False)


# ---------------------------------------------------------------- the turn under way


def _turn(s: State, names: Names) -> None:
    """Whose turn it is follows from what is pending; who acts, from the board whose main action asks."""
    if s.depth == 0:
        return
    floor, seat = s.stack[0].kind, s.stack[0].seat
    in_turn = floor in (Kind.TURN_OVER, Kind.AFTER_TURN)
    if "current" not in names:
        s.current = seat if in_turn else -1
    if "turn" not in names and in_turn:
        s.turn = max(1, s.turn)
    boards = [ASKS[frame.kind] for frame in s.stack[: s.depth] if frame.kind in ASKS]
    if not in_turn or not boards:
        return
    if "main" not in names:
        s.main = boards[0]
    if "crew" not in names and s.main >= 0:
        s.crew = min(3, count_free(s.players[seat], s.main))
    if "mover" not in names and s.main >= 0:
        of_powers = [find_worker(s.players[seat], s.main, power) for power in range(1, 6)]
        s.mover = next((w for w in of_powers if w >= 0), -1)


# ---------------------------------------------------------------- Pyramid tiles and Decorations


def _stones(s: State, names: Names) -> None:
    named = {s.pyramid[spot] for spot, name in enumerate(SPOT_NAME) if f"pyramid.{name}" in names} - {-1}
    named |= {*s.stone_display} if "stone_display" in names else {-1}
    for spot, name in enumerate(SPOT_NAME):
        if f"rotation.{name}" not in names and s.pyramid[spot] < 0:
            s.rotation[spot] = 0
        if f"pyramid.{name}" not in names and s.pyramid[spot] in named - {-1} and "stone_pile" not in names:
            s.pyramid[spot] = next(t for t in range(STONES) if t not in named and t not in s.pyramid)
    given = "stone_display" in names, "stone_pile" in names
    piled = _pile_up(s.pyramid, s.stone_display, s.stone_pile, STONES, *given)
    if "stones_left" not in names:
        s.stones_left = piled


def _decorations(s: State, names: Names) -> None:
    given = "decoration_display" in names, "decoration_pile" in names
    piled = _pile_up(s.decorations, s.decoration_display, s.decoration_pile, DECORATIONS, *given)
    if "decorations_left" not in names:
        s.decorations_left = piled


def _pile_up(
    placed: list[int], display: list[int], pile: list[int], count: int, display_given: bool, pile_given: bool
) -> int:
    """Tiles that are placed are neither on display nor in the pile; the rest is piled. Returns the pile's size."""
    if not display_given:
        display[:] = [-1 if tile in placed or (pile_given and tile in pile) else tile for tile in display]
    if not pile_given:
        out = {*placed, *display}
        known = [tile for tile in pile if tile >= 0 and tile not in out]
        rest = [tile for tile in range(count) if tile not in out and tile not in known] + known
        for place, tile in enumerate(display):
            if tile < 0 and rest and not display_given:
                display[place] = rest.pop()
        pile[:] = rest + [-1] * (len(pile) - len(rest))
    return sum(tile >= 0 for tile in pile)


# ---------------------------------------------------------------- Discovery tiles


def _discoveries(s: State, names: Names) -> None:
    """Tiles in hands and on named places stay; others make room for them; the rest is piled."""
    if "pile" not in names:
        free = list(_free_places(s, names))
        left = _left(s, free)
        for tiles, place in free:
            kind = tiles[place]
            left[kind] -= 1
            if kind >= 0 and left[kind] < 0:  # all copies are elsewhere
                left[kind] += 1
                tiles[place] = -1
        rest = _in_order(left, [kind for kind in s.pile if kind >= 0])
        for tiles, place in free:
            if tiles is s.spot and tiles[place] < 0 and WORSHIP_PLACES[place] != NO_WORSHIP and rest:
                tiles[place] = rest.pop()
        for stack, name in zip(s.stacks, STACK, strict=True):
            if f"stacks.{name}" not in names:
                stack.tiles.sort(key=lambda kind: kind < 0)
        s.pile[:] = rest + [-1] * (len(s.pile) - len(rest))
    if "pile_left" not in names:
        s.pile_left = sum(kind >= 0 for kind in s.pile)


def _free_places(s: State, names: Names) -> Iterator[tuple[list[int], int]]:
    """Places on the board that the position does not name."""
    for board, name in enumerate(BOARDS):
        if f"spot.{name}" not in names:
            yield s.spot, board
    for stack, name in zip(s.stacks, STACK, strict=True):
        if f"stacks.{name}" not in names:
            for place in range(STACK_SIZE):
                yield stack.tiles, place


def _left(s: State, free: list[tuple[list[int], int]]) -> Counter[int]:
    """Copies that are neither in hands nor discarded nor on a named place."""
    left = Counter(dict(enumerate(DISCOVERY_COPIES)))
    for kind in range(DISCOVERIES):
        left[kind] -= s.discarded[kind] + sum(player.tiles[kind] + player.used[kind] for player in s.players)
    unnamed = {(id(tiles), place) for tiles, place in free}
    for tiles in (s.spot, s.linked, *(stack.tiles for stack in s.stacks)):
        left.subtract(kind for place, kind in enumerate(tiles) if (id(tiles), place) not in unnamed)
    return left


def _in_order(left: Counter[int], known: list[int]) -> list[int]:
    """What is left, in the order of the pile as far as it lay there; other tiles come below."""
    kept = []
    for kind in reversed(known):
        if left[kind] > 0:
            left[kind] -= 1
            kept.append(kind)
    others = sorted(kind for kind, number in left.items() if kind >= 0 for _ in range(number))
    return others + kept[::-1]
