"""The pyramid: where stones lie, what carries them, which icons they show, and the pyramid track.

Levels 1 to 4 have 16, 9, 4 and 1 spots. On the fine grid of 8 x 8 cells a stone in row r, column c of level L covers
the rows 2r + L - 1 and 2r + L, and the columns likewise.
"""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule, table
from teocalli.games.teotihuacan.components import (
    COLOURED,
    FIRST_SPOT,
    GLYPH,
    GROUND,
    P25,
    P25_BALANCED,
    SPOT,
    STONE_ICONS,
    TRACK_END,
    TRACK_END_SHORT,
)
from teocalli.games.teotihuacan.options import ColouredIcon, GlyphMatch, Opt, PyramidTrack
from teocalli.games.teotihuacan.state import State, What

#: Quadrant of a stone for the row and column inside it: top left, top right, bottom right, bottom left.
QUADRANT = table(((0, 1), (3, 2)))


@rule
def spot_at(level: int, row: int, column: int) -> int:
    return FIRST_SPOT[level] + row * (5 - level) + column


@rule
def is_supported(s: State, spot: int) -> bool:
    """Level 1 stands on the ground, every other stone on four stones of the level below."""
    level = SPOT[spot][0]
    row = SPOT[spot][1]
    column = SPOT[spot][2]
    if level == 1:
        return True
    for r in range(2):
        for c in range(2):
            if s.pyramid[spot_at(level - 1, row + r, column + c)] < 0:
                return False
    return True


@rule
def stone_icon(s: State, stone: int, rotation: int, quadrant: int) -> int:
    """The icon of a quadrant after quarter turns clockwise."""
    printed = (quadrant + 4 - rotation) % 4
    if stone == P25 and s.options[Opt.P25] == ColouredIcon.BLUE:
        return P25_BALANCED[printed]
    return STONE_ICONS[stone][printed]


@rule
def icon_on(s: State, level: int, row: int, column: int) -> int:
    """The icon shown by a level (0: the ground) at a fine cell; -1 where that level has no stone."""
    if level == 0:
        return GROUND[row][column]
    r = row - (level - 1)
    c = column - (level - 1)
    size = 2 * (5 - level)
    if r < 0 or c < 0 or r >= size or c >= size:
        return -1
    spot = spot_at(level, r // 2, c // 2)
    if s.pyramid[spot] < 0:
        return -1
    return stone_icon(s, s.pyramid[spot], s.rotation[spot], QUADRANT[r % 2][c % 2])


@rule
def matches(s: State, covering: int, covered: int) -> bool:
    """Types are compared, not colours (R27); whether glyphs match each other is an option."""
    kind = covering % COLOURED
    if kind != covered % COLOURED:
        return False
    return kind != GLYPH or s.options[Opt.GLYPH_MATCH] == GlyphMatch.SCORES


@rule
def advance_on_track(s: State, seat: int, cause: int) -> None:
    """One step on the pyramid track; at its end further steps lapse."""
    player = s.players[seat]
    if player.track < (TRACK_END_SHORT if s.options[Opt.PYRAMID_TRACK] == PyramidTrack.ENDS_AT_9 else TRACK_END):
        player.track += 1
        emit(s, What.TRACK, seat, 0, player.track, cause)
