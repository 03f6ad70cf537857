"""Neutral dice: three of each unused colour, placed by starting tiles."""

from __future__ import annotations

from teocalli.engine.cells import fill
from teocalli.engine.chance import shuffle
from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.components import STARTING_TILES
from teocalli.games.teotihuacan.options import NeutralPool, Opt
from teocalli.games.teotihuacan.state import Cause, State, What
from teocalli.games.teotihuacan.tiles import STARTING_BOARDS


@rule
def is_excluded(s: State, tile: int) -> bool:
    """At set-up kept tiles are not in the pool; the box may also have taken the declined ones (R59)."""
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(2):
            if player.kept[i] == tile:
                return True
        if s.options[Opt.NEUTRAL_POOL] == NeutralPool.UNDEALT:
            for i in range(4):
                if player.dealt[i] == tile:
                    return True
    if s.options[Opt.NEUTRAL_POOL] == NeutralPool.UNDEALT:
        for i in range(len(s.draft)):
            if s.draft[i] == tile:
                return True
    return False


@rule
def place_neutral_dice(s: State, at_setup: bool) -> None:
    """Two tiles for each colour, without putting back; their boards in printed order, the first three different."""
    count = 0
    for tile in range(STARTING_TILES):
        if not at_setup or s.options[Opt.NEUTRAL_POOL] == NeutralPool.ALL or not is_excluded(s, tile):
            s.shuffled[count] = tile
            count += 1
    shuffle(s, s.shuffled, count)
    for colour in range(4 - colours_in_play(s)):
        placed = 0
        for i in range(4):
            board = STARTING_BOARDS[s.shuffled[colour * 2 + i // 2]][i % 2]
            repeated = False
            for earlier in range(placed):
                repeated = repeated or s.neutral[colour * 3 + earlier] == board
            if placed < 3 and not repeated:
                s.neutral[colour * 3 + placed] = board
                placed += 1
                emit(s, What.NEUTRAL, -1, board, colour + 1, Cause.CALENDAR)
    fill(s.shuffled, -1)
