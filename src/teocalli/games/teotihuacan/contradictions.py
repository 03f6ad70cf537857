"""What cannot be in a position: every component is counted, every marker stands where it can.

Numbers out of their range are refused before anything is looked at here (`within` in `state.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from teocalli.engine.cells import fill
from teocalli.engine.choices import DefaultOff
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan.calendar import is_pyramid_finished
from teocalli.games.teotihuacan.components import (
    BUILDINGS,
    DARK_DISC,
    DECORATIONS,
    DRAFT_TILES,
    FOURTH_WORKER_POWER,
    NO_WORSHIP,
    SPOTS,
    STACK_SIZE,
    STONES,
    TOP,
    TRACK_END,
    TRACK_END_SHORT,
    WORSHIP_PLACES,
)
from teocalli.games.teotihuacan.options import Opt, PyramidTrack, Start
from teocalli.games.teotihuacan.pending import pending
from teocalli.games.teotihuacan.pyramid import is_supported
from teocalli.games.teotihuacan.starting_tiles import S16
from teocalli.games.teotihuacan.state import Kind, Player, State
from teocalli.games.teotihuacan.tiles import DISCOVERY_COPIES, ROYAL_CATEGORY
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
    wrong = [*_boards(s), *_tiles(s), *_starting_tiles(s), *_discoveries(s), *_players(s), *_pyramid(s), *_calendar(s)]
    return wrong or [*_workers(s), *pending(s)]


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
    if list(s.technology) != sorted(set(s.technology)) or min(s.technology) < 0:
        wrong.append("The six technologies must differ and rise from left to right.")
    if len(set(s.bonus)) < 3 or min(s.bonus) < 0:
        wrong.append("Each temple has a bonus tile of its own.")
    if any(tile < 0 or ROYAL_CATEGORY[tile] != category for category, tile in enumerate(s.royal)):
        wrong.append("There is one royal tile of each category: A, B and C.")
    if sum(s.nobles) > BUILDINGS:
        wrong.append(f"There are {BUILDINGS} Buildings, not {sum(s.nobles)}.")
    is_solo = s.seats == 1
    if sorted([*s.bot_pyramid, s.bot_aside]) != (list(range(7)) if is_solo else [-1] * 7):
        wrong.append("Teotibot has each of its seven action tiles once, in a solo game.")
    if any((arrow >= 0) != is_solo for arrow in s.bot_arrows):
        wrong.append("Teotibot has two direction tiles, in a solo game.")
    return wrong


def _tiles(s: State) -> list[str]:
    stones = [*s.pyramid, *s.stone_display, *s.stone_pile]
    decorations = [*s.decorations, *s.decoration_display, *s.decoration_pile]
    wrong = _twice(stones, STONE, "Pyramid tile") + _twice(decorations, DECORATION, "Decoration tile")
    if sum(t >= 0 for t in stones) != STONES:
        wrong.append(f"There are {STONES} Pyramid tiles, not {sum(t >= 0 for t in stones)}.")
    if sum(t >= 0 for t in decorations) != DECORATIONS:
        wrong.append(f"There are {DECORATIONS} Decoration tiles, not {sum(t >= 0 for t in decorations)}.")
    wrong += _pile(s.stone_pile, s.stones_left, "Pyramid tiles")
    wrong += _pile(s.decoration_pile, s.decorations_left, "Decoration tiles")
    wrong += _pile(s.pile, s.pile_left, "Discovery tiles")
    shown = s.stone_display[:1] if s.seats == 1 else s.stone_display
    if max(shown) < 0 and s.stones_left > 0 and s.main != Board.CONSTRUCTION:
        wrong.append("A Pyramid tile is on display, for Teotibot on the first place.")
    return wrong


def _starting_tiles(s: State) -> list[str]:
    """They are dealt and drafted only while the game is set up; what is kept stays known."""
    starting = [tile for player in s.players for tile in (player.dealt if max(player.dealt) >= 0 else player.kept)]
    wrong = _twice([*starting, *s.draft], STARTING, "Starting tile")
    is_setup = s.depth > 0 and s.stack[0].kind == Kind.NEUTRAL_DICE
    start = s.options[Opt.START]
    for seat, player in enumerate(s.players):
        is_dealt = is_setup and start == Start.DEALT and seat < s.seats
        if any((tile >= 0) != is_dealt for tile in player.dealt):
            wrong.append("Everybody is dealt four starting tiles, unless they are drafted or not used.")
        elif is_dealt and any(tile >= 0 and tile not in player.dealt for tile in player.kept):
            wrong.append(f"Seat {seat + 1} keeps a starting tile that was not dealt to it.")
        if not is_setup and (player.kept[0] >= 0) != (player.kept[1] >= 0):
            wrong.append(f"Seat {seat + 1} keeps two starting tiles, or none.")
        if player.kept[0] >= 0 and player.kept[0] == player.kept[1]:
            wrong.append(f"Seat {seat + 1} keeps a starting tile twice.")
        if max(player.kept) >= 0 and (seat >= s.seats or start == Start.FIRST_GAME):
            wrong.append(f"Seat {seat + 1} has no starting tiles.")
    drafted = sum(tile >= 0 for player in s.players for tile in player.kept)
    laid_out = DRAFT_TILES[s.seats - 2] - drafted if is_setup and start == Start.DRAFT else 0
    if sum(tile >= 0 for tile in s.draft) != laid_out:
        wrong.append(f"There are {laid_out} starting tiles to draft from.")
    if max(s.shuffled) >= 0:
        wrong.append("The place for shuffling is empty between actions.")
    return wrong + _linked(s, [*starting, *s.draft] if is_setup else [])


def _linked(s: State, starting: list[int]) -> list[str]:
    """A Discovery tile lies beside S16 and S17 until it is bought, and until set-up is over."""
    for i, kind in enumerate(s.linked):
        if kind >= 0 and S16 + i not in starting:
            return ["A Discovery tile is linked to a starting tile that is not on the table."]
        if kind < 0 and S16 + i in starting and Kind.OPEN_TILES in [f.kind for f in s.stack[: s.depth]]:
            return ["A Discovery tile lies beside each starting tile S16 and S17 that is on the table."]
    return []


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
    wrong = [
        f"There are {DISCOVERY_COPIES[kind]} Discovery tiles {name}, not {counted[kind]}."
        for kind, name in enumerate(words_of(Discovery))
        if counted[kind] != DISCOVERY_COPIES[kind]
    ]
    for board in range(8):
        if s.spot[board] >= 0 and WORSHIP_PLACES[board] == NO_WORSHIP:
            wrong.append(f"No Discovery tile lies on {BOARDS[board]}.")
    stacks = [stack.tiles for stack in s.stacks]
    if any(tiles[i] < 0 <= tiles[i + 1] for tiles in stacks for i in range(STACK_SIZE - 1)):
        wrong.append("A stack of Discovery tiles has no gaps.")
    return wrong


def _players(s: State) -> list[str]:
    wrong = []
    nobody = _nobody()
    track_end = TRACK_END_SHORT if s.options[Opt.PYRAMID_TRACK] == PyramidTrack.ENDS_AT_9 else TRACK_END
    for seat, player in enumerate(s.players, 1):
        if seat > scoring_seats(s.seats):
            if player != nobody:
                wrong.append(f"Seat {seat} is empty, but has something.")
            continue
        if player.track > track_end:
            wrong.append(f"Seat {seat}: the pyramid track has steps 0 to {track_end}.")
        if any(player.technologies[t] and t not in s.technology for t in range(9)):
            wrong.append(f"Seat {seat} owns a technology that is not on display.")
    for temple in range(3):
        if sum(player.temple[temple] == TOP for player in s.players) > 1:
            wrong.append("Two markers stand on the top of one temple.")
    return wrong


def _nobody() -> Player:
    """What an empty seat has."""
    player = Player()
    for places in (player.board, player.locked, player.dealt, player.kept):
        fill(places, -1)
    return player


def _workers(s: State) -> list[str]:
    """Dice of players and of unused colours, where they stand and how strong they are."""
    wrong = []
    worshippers: set[tuple[int, int]] = set()
    is_setup = s.depth > 0 and s.stack[0].kind == Kind.NEUTRAL_DICE
    for seat, player in enumerate(s.players[: scoring_seats(s.seats)], 1):
        is_bot = s.seats == 1 and seat == 2
        if not is_setup and (max(player.board[:3]) < 0 or (is_bot and min(player.board) < 0)):
            wrong.append(f"Seat {seat} needs a worker on a board, and Teotibot four; `board` says where they are.")
        most = 6 if s.current == seat - 1 and not is_bot else 5
        if min(player.power) < 1 or max(player.power) > most:
            wrong.append(f"Seat {seat}: a worker's power is 1 to 5.")
        if player.board[3] < 0 and player.power[3] != FOURTH_WORKER_POWER:
            wrong.append(f"Seat {seat}: the worker on the Ascension wheel has power {FOURTH_WORKER_POWER}.")
        if is_bot and [place for place in player.locked if place >= 0] != [Worship.TEMPLE]:
            wrong.append("Exactly one of Teotibot's workers worships, beside a temple.")
        for board, place in zip(player.board, player.locked, strict=True):
            if place >= 0:
                royal = board == Board.PALACE
                if board < 0 or not WORSHIP_PLACES[board] or royal != (place != Worship.TEMPLE):
                    wrong.append(f"Seat {seat}: a worker is locked where nobody can worship.")
                elif (board, place) in worshippers:
                    wrong.append(f"Two workers worship on one place of {BOARDS[board]}.")
                worshippers.add((board, place))
    neutral = 0 if is_setup else 3 * (4 - scoring_seats(s.seats))
    if any((board >= 0) != (i < neutral) for i, board in enumerate(s.neutral)) and max(s.neutral) >= 0:
        wrong.append(f"There are {neutral} neutral dice on boards, three of each unused colour, or none.")
    return wrong


def _pyramid(s: State) -> list[str]:
    wrong = [
        f"Nothing carries the pyramid tile on {SPOT_NAME[spot]}."
        for spot in range(SPOTS)
        if s.pyramid[spot] >= 0 and not is_supported(s, spot)
    ]
    if any(turned and stone < 0 for turned, stone in zip(s.rotation, s.pyramid, strict=True)):
        wrong.append("Only a Pyramid tile that has been placed is turned.")
    if min(s.rotation) < 0:
        wrong.append("Every Pyramid tile is turned in some way: r0, r90, r180 or r270.")
    for side in range(4):
        column = s.decorations[side * 4 : side * 4 + 4]
        if any(column[k] >= 0 and column[k - 1] < 0 for k in range(1, 4)):
            wrong.append("A Decoration lies above an empty place of its side.")
    return wrong


def _calendar(s: State) -> list[str]:
    held = s.eclipses - 1 if s.over else s.eclipses
    if held > 2 or (s.over and not is_over(s)):
        return ["The game is over after the third eclipse, or after the one that follows the finished pyramid."]
    if s.dark != DARK_DISC[scoring_seats(s.seats) - 2][held]:
        return [f"The dark disc stands on {DARK_DISC[scoring_seats(s.seats) - 2][held]} before eclipse {held + 1}."]
    if s.light > s.dark:
        return ["The light disc never passes the dark one."]
    if s.light < s.dark and (s.rounds_left or is_pyramid_finished(s)):
        return ["The last round comes when the discs have met, and a finished pyramid makes them meet."]
    if s.rounds_left and s.options[Opt.TOTAL_ECLIPSE] == DefaultOff.ON:
        return ["With the total eclipse no round follows."]
    return []


def is_over(s: State) -> bool:
    return s.eclipses == 3 or (s.eclipses > 0 and is_pyramid_finished(s))
