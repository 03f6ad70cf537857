"""Nobles: the rows, falling back upwards, eleven Buildings."""

from __future__ import annotations

import pytest

from teocalli.games.teotihuacan.nobles import buildings_taken
from teocalli.games.teotihuacan.state import State
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, why_not, workers

ROWS = {1: [3, 2, 2, 1, 1], 2: [5, 4, 3, 3], 3: [7, 6, 5]}


def building(count: int, full: tuple[int, ...] = (), built: int = 0, **owned: object) -> State:
    """`count` workers act on Nobles; rows `full` are full, the row of the count holds `built` Buildings."""
    there = ", ".join(["nobles 1"] * (count - 1) + ["gold 1"] * max(0, 2 - count))
    nobles = []
    for row, values in ROWS.items():
        taken = len(values) if row in full else built if row == count else 0
        nobles += [1] * taken + [0] * (len(values) - taken)
    s = lay(
        p1={"workers": f"decorations 1, {there}".strip(", "), "cocoa": min(1, count - 1), "wood": 2, **owned},
        state={"nobles": nobles},
    )
    play(s, "move decorations 1 1")
    return s


@pytest.mark.parametrize(
    ("row", "place"), [(row, place) for row, values in ROWS.items() for place in range(len(values))]
)
def test_the_leftmost_space_of_the_row_scores(row: int, place: int) -> None:
    """T85, T86, T90, R38, A20: the row of the number of workers; 2 wood; one step on the Avenue."""
    s = building(row, built=place)
    play(s, "main")
    assert options(s) == {f"build {row}"}
    play(s, f"build {row}")
    assert (goods(s), player(s).avenue, buildings_taken(s)) == ({"points": ROWS[row][place]}, 1, place + 1)


def test_four_workers_use_the_row_of_three() -> None:
    """T71, A20, R22."""
    s = building(4)
    play(s, "main")
    assert options(s) == {"build 3"}


def test_one_worker_with_a_full_row_cannot_build() -> None:
    """T87, R38."""
    s = building(1, full=(1,))
    assert why_not(s, "main") == "row_full"


def test_two_workers_fall_back_to_the_first_row() -> None:
    """T88, R38: only when the second is full; with both full there is no action."""
    s = building(2, full=(2,))
    play(s, "main")
    assert options(s) == {"build 1"}
    assert why_not(s, "build 3") == "row_of_other_count"
    assert why_not(building(2, full=(1, 2)), "main") == "row_full"


def test_three_workers_fall_back_by_choice() -> None:
    """T89, R38."""
    s = building(3, full=(3,))
    play(s, "main")
    assert options(s) == {"build 1", "build 2"}


def test_power_ups_are_one_or_two_by_workers() -> None:
    """T91, R19."""
    s = building(2)
    play(s, "main", "build 2", "power nobles 1")
    assert asked(s) == "turn 2"
    s = building(3)
    play(s, "main", "build 3", "power nobles 1")
    assert options(s) == {"power nobles 1", "power nobles 2", "skip"}


def test_an_extra_worker_raises_the_row_and_the_power_ups() -> None:
    """T213, R19, R65: it counts as a worker and nothing else."""
    s = building(2, tiles=["extra_worker"])
    play(s, "main", "use extra_worker")
    assert options(s) == {"build 3"}
    play(s, "build 3", "power nobles 1", "power nobles 2")
    assert workers(s) == ["nobles 1", "nobles 3"]


def test_three_workers_are_the_most_that_count() -> None:
    """R19, R65."""
    s = building(3, tiles=["extra_worker"])
    play(s, "main")
    assert why_not(s, "use extra_worker") == "three_workers_count"


def test_an_extra_worker_may_open_the_only_row_left() -> None:
    """R65, R38."""
    s = building(1, full=(1,), tiles=["extra_worker"])
    play(s, "main")
    assert options(s) == {"use extra_worker"}
    play(s, "use extra_worker", "build 2")
    assert goods(s) == {"points": 5}


def test_without_a_building_there_is_no_action() -> None:
    """T10, R38: eleven Buildings for twelve spaces."""
    s = lay(
        p1={"workers": "decorations 1, nobles 1, nobles 1", "wood": 2, "cocoa": 1},
        state={"nobles": [1] * 11 + [0]},
    )
    play(s, "move decorations 1 1")
    assert why_not(s, "main") == "no_building_left"


def test_at_the_end_of_the_avenue_one_may_still_build() -> None:
    """T90, R38."""
    s = building(1, avenue=9)
    play(s, "main", "build 1")
    assert (goods(s), player(s).avenue) == ({"points": 3}, 9)
