"""The regions of a table page, drawn for one reader: bar, board, prompt, panels, log, and what lies over them."""

from __future__ import annotations

import time

from teocalli.table.bar_region import bar
from teocalli.table.board_region import board
from teocalli.table.fragments import part, whole_part
from teocalli.table.guided_game import lesson
from teocalli.table.log_region import log
from teocalli.table.over_region import over
from teocalli.table.panels import mat, panels
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.preview import Preview
from teocalli.table.prompt_region import prompt


def draw(sight: Perspective, here: str, link: str, invite: str = "") -> dict[str, Region]:
    """The whole page in regions."""
    now = time.time()
    return {
        "bar": bar(sight, here),
        "board": board(sight, link, invite),
        "prompt": prompt(sight, now),
        "panels": panels(sight),
        "mat": mat(sight),
        "log": log(sight),
        "over": over(sight),
        "guide": guide(sight),
    }


def draw_moment(sight: Perspective, here: str) -> dict[str, Region]:
    """The regions that a replay shows as the table does."""
    return {"bar": bar(sight, here), "board": board(sight), "panels": panels(sight), "log": log(sight)}


def draw_preview(shown: Preview) -> dict[str, Region]:
    """The end of a turn before it is confirmed: the question; and what it brings, where that is known."""
    asked = {"prompt": Region(whole_part("_confirm.html", shown, next_up=next_up(shown)))}
    return asked | {"board": board(shown), "panels": panels(shown), "mat": mat(shown)} if shown.is_certain else asked


def next_up(shown: Preview) -> int:
    """Who would choose next; -1: nobody, or nobody knows."""
    is_known = shown.is_certain and not shown.state.over and not shown.match.together
    return shown.match.game.mover(shown.state) if is_known else -1


def guide(sight: Perspective) -> Region:
    """The card of a guided first game."""
    return Region(part("_guide.html", sight.reader.language, lesson=lesson(sight)))
