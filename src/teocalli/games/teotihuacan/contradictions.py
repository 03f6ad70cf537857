"""What cannot be in a position: every component is counted, every marker stands on its track."""

from __future__ import annotations

from collections.abc import Iterable

from teocalli.engine.records import words_of
from teocalli.games.teotihuacan.components import (
    AVENUE_END,
    BUILDINGS,
    DECORATIONS,
    DISCOVERY_COPIES,
    ROYAL_CATEGORY,
    SPOTS,
    STONES,
    TOP,
    TRACK_END,
    WORKERS,
    WORSHIP_PLACES,
)
from teocalli.games.teotihuacan.pyramid import is_supported
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.vocabulary import (
    DECORATION,
    DISCOVERIES,
    SPOT_NAME,
    STARTING,
    STONE,
    Board,
    Discovery,
    Worship,
)

BOARDS = words_of(Board)


def contradictions(s: State) -> list[str]:
    """Sentences; none for a possible position."""
    return [*_boards(s), *_tiles(s), *_discoveries(s), *_players(s), *_pyramid(s), *_calendar(s)]


def _twice(things: Iterable[int], names: Iterable[str], what: str) -> list[str]:
    names = list(names)
    seen: set[int] = set()
    wrong = []
    for thing in things:
        if thing >= 0:
            if thing in seen:
                wrong.append(f"{what} {names[thing]} is in two places.")
            seen.add(thing)
    return wrong


def _boards(s: State) -> list[str]:
    wrong = []
    if sorted(s.ring) != list(range(8)) or s.ring[0] != Board.PALACE or s.ring[4] != Board.CONSTRUCTION:
        wrong.append("The ring must hold each board once, with the Palace first and Construction fifth.")
    if list(s.technology) != sorted(set(s.technology)) or not all(0 <= t < 9 for t in s.technology):
        wrong.append("The six technologies must differ and rise from left to right.")
    if len(set(s.bonus)) < 3:
        wrong.append("A temple bonus tile lies on two temples.")
    if any(ROYAL_CATEGORY[tile] != category for category, tile in enumerate(s.royal)):
        wrong.append("There is one royal tile of each category: A, B and C.")
    neutral = 3 * (4 - max(2, s.seats))
    if any((board >= 0) != (i < neutral) for i, board in enumerate(s.neutral)) and any(b >= 0 for b in s.neutral):
        wrong.append(f"There are {neutral} neutral dice on boards, three of each unused colour.")
    if s.seats == 1 and sorted([*s.bot_pyramid, s.bot_aside]) != list(range(7)):
        wrong.append("Teotibot has each of its seven action tiles once.")
    if any(space not in (0, 1) for space in s.nobles):
        wrong.append("A space of Nobles is empty (0) or built on (1).")
    elif sum(s.nobles) > BUILDINGS:
        wrong.append(f"There are {BUILDINGS} Buildings, not {sum(s.nobles)}.")
    return wrong


def _tiles(s: State) -> list[str]:
    stones = [*s.pyramid, *s.stone_display, *s.stone_pile]
    decorations = [*s.decorations, *s.decoration_display, *s.decoration_pile]
    wrong = _twice(stones, STONE, "Pyramid tile") + _twice(decorations, DECORATION, "Decoration tile")
    if sum(t >= 0 for t in stones) != STONES:
        wrong.append(f"There are {STONES} pyramid tiles, not {sum(t >= 0 for t in stones)}.")
    if sum(t >= 0 for t in decorations) != DECORATIONS:
        wrong.append(f"There are {DECORATIONS} Decoration tiles, not {sum(t >= 0 for t in decorations)}.")
    starting = [tile for player in s.players for tile in (player.dealt if max(player.dealt) >= 0 else player.kept)]
    wrong += _twice([*starting, *s.draft], STARTING, "Starting tile")
    wrong += _pile(s.stone_pile, s.stones_left, "pyramid tiles")
    wrong += _pile(s.decoration_pile, s.decorations_left, "Decoration tiles")
    wrong += _pile(s.pile, s.pile_left, "Discovery tiles")
    return wrong


def _pile(pile: list[int], left: int, what: str) -> list[str]:
    if not 0 <= left <= len(pile) or any((tile >= 0) != (i < left) for i, tile in enumerate(pile)):
        return [f"The pile of {what} must hold exactly as many tiles as are left, from the bottom up."]
    return []


def _discoveries(s: State) -> list[str]:
    counted = [0] * DISCOVERIES
    lying = [*s.spot, *s.pile, *s.linked, *(tile for stack in s.stacks for tile in stack.tiles)]
    for kind in lying:
        if kind >= 0:
            counted[kind] += 1
    for kind in range(DISCOVERIES):
        counted[kind] += s.discarded[kind] + sum(p.tiles[kind] + p.used[kind] for p in s.players)
    return [
        f"There are {DISCOVERY_COPIES[kind]} Discovery tiles {name}, not {counted[kind]}."
        for kind, name in enumerate(words_of(Discovery))
        if counted[kind] != DISCOVERY_COPIES[kind]
    ]


def _players(s: State) -> list[str]:
    wrong = []
    worshippers: set[tuple[int, int]] = set()
    for seat, player in enumerate(s.players, 1):
        who = f"Seat {seat}"
        if min(player.cocoa, player.points, *player.goods, *player.tiles, *player.used) < 0:
            wrong.append(f"{who} has less than nothing of something.")
        if not all(0 <= step <= TOP for step in player.temple):
            wrong.append(f"{who}: a temple marker stands on step 0 to {TOP}.")
        if not 0 <= player.avenue <= AVENUE_END or not 0 <= player.track <= TRACK_END:
            wrong.append(f"{who}: the Avenue has steps 0 to {AVENUE_END}, the pyramid track 0 to {TRACK_END}.")
        if any(player.technologies[t] and t not in s.technology for t in range(9)):
            wrong.append(f"{who} owns a technology that is not on display.")
        for w in range(WORKERS):
            board, place = player.board[w], player.locked[w]
            if not 0 <= player.power[w] <= 6:
                wrong.append(f"{who}: a worker's power is 1 to 5.")
            if place >= 0:
                royal = board == Board.PALACE
                if board < 0 or not WORSHIP_PLACES[board] or royal != (place != Worship.TEMPLE):
                    wrong.append(f"{who}: a worker is locked where nobody can worship.")
                elif (board, place) in worshippers:
                    wrong.append(f"Two workers worship on one place of {BOARDS[board]}.")
                worshippers.add((board, place))
    for temple in range(3):
        if sum(player.temple[temple] == TOP for player in s.players) > 1:
            wrong.append("Two markers stand on the top of one temple.")
    return wrong


def _pyramid(s: State) -> list[str]:
    wrong = [
        f"Nothing carries the pyramid tile on {SPOT_NAME[spot]}."
        for spot in range(SPOTS)
        if s.pyramid[spot] >= 0 and not is_supported(s, spot)
    ]
    for side in range(4):
        column = s.decorations[side * 4 : side * 4 + 4]
        if any(column[k] >= 0 and column[k - 1] < 0 for k in range(1, 4)):
            wrong.append("A Decoration lies above an empty place of its side.")
    return wrong


def _calendar(s: State) -> list[str]:
    if not 0 <= s.light <= s.dark <= 12 or not 0 <= s.eclipses <= 3:
        return ["The light disc stands on 0 to 12, not beyond the dark one, and there are at most three eclipses."]
    return []
