"""Forest, Stone Quarry, Gold Deposits: rows of workers, columns of power, power-ups."""

from __future__ import annotations

import pytest

from tests.teotihuacan.lay import asked, goods, lay, options, play, temples, workers

#: Rows of 1, 2 and 3 workers; columns of the weakest worker's power: 1, 2-3, 4-5.
TABLES = {
    "forest": (
        ({"cocoa": 1}, {"wood": 1}, {"wood": 2}),
        ({"wood": 1}, {"wood": 2}, {"cocoa": 2, "wood": 3}),
        ({"cocoa": 1, "wood": 2}, {"cocoa": 3, "wood": 3}, {"cocoa": 5, "wood": 4}),
    ),
    "quarry": (
        ({"points": 1}, {"stone": 1}, {"stone": 2}),
        ({"stone": 1}, {"stone": 2}, {"points": 2, "stone": 3}),
        ({"points": 1, "stone": 2}, {"points": 3, "stone": 3}, {"points": 5, "stone": 4}),
    ),
    "gold": (
        ({"points": 1}, {"gold": 1}, {"gold": 2}),
        ({"gold": 1}, {"gold": 2}, {"points": 2, "gold": 3}),
        ({"cocoa": 1, "gold": 2}, {"steps": 1, "gold": 3}, {"steps": 2, "gold": 4}),
    ),
}
BEFORE = {"forest": "alchemy", "quarry": "palace", "gold": "nobles"}


@pytest.mark.parametrize("board", TABLES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_the_row_of_the_workers_and_the_column_of_the_weakest_pay(board: str, count: int, power: int) -> None:
    """T71, T74, R22, R64: four workers count as three, but the weakest of all decides; only one cell pays."""
    others = ", ".join([f"{board} 5"] * (count - 1) + ["construction 1"] * max(0, 3 - count))
    mover = f"{BEFORE[board]} {power}"
    s = lay(p1={"workers": f"{mover}, {others}", "cocoa": 1 if count > 1 else 0})
    play(s, f"move {mover} 1", "main")
    cell = dict(TABLES[board][min(3, count) - 1][(0, 1, 1, 2, 2)[power - 1]])
    steps = cell.pop("steps", 0)
    assert goods(s) == cell
    for _ in range(steps):
        assert asked(s) == "any_temple 1"
        play(s, "temple red")
    assert temples(s) == (0, steps, 0)
    assert asked(s) == "power_up 1"
    assert "skip" not in options(s)


@pytest.mark.parametrize("board", TABLES)
def test_three_workers_bring_a_second_power_up_that_may_be_declined(board: str) -> None:
    """T75, T84, A26, R66: the first is compulsory, the second is not; both may go to one worker (R20)."""
    s = lay(p1={"workers": f"{BEFORE[board]} 1, {board} 1, {board} 2", "cocoa": 1})
    play(s, f"move {BEFORE[board]} 1 1", "main")
    assert options(s) == {f"power {board} 1", f"power {board} 2"}
    play(s, f"power {board} 2")
    assert options(s) == {f"power {board} 1", f"power {board} 3", "skip"}
    again = play(s, f"power {board} 3") and workers(s)
    assert again == [f"{board} 1", f"{board} 1", f"{board} 4"]
    assert asked(s) == "turn 2"


def test_the_second_power_up_can_be_skipped() -> None:
    """R66, R63."""
    s = lay(p1={"workers": "palace 1, quarry 1, quarry 2", "cocoa": 1})
    play(s, "move palace 1 1", "main", "power quarry 2", "skip")
    assert workers(s) == ["quarry 1", "quarry 1", "quarry 3"]
    assert asked(s) == "turn 2"


def test_two_workers_bring_one_power_up() -> None:
    """T75, R20: only workers of this board."""
    s = lay(p1={"workers": "palace 1, quarry 2, forest 4", "cocoa": 1})
    play(s, "move palace 1 1", "main")
    assert options(s) == {"power quarry 1", "power quarry 2"}
    play(s, "power quarry 1")
    assert asked(s) == "turn 2"


def test_own_workers_who_worship_there_do_not_count() -> None:
    """T74, R62: neither for the row, nor for the column, nor for power-ups, nor as a colour (R02)."""
    s = lay(p1={"workers": "palace 4, quarry 1 temple, nobles 1"})
    play(s, "move palace 4 1", "main")
    assert goods(s) == {"stone": 2}
    assert options(s) == {"power quarry 4"}


def test_virtual_workers_do_not_count_on_resource_boards() -> None:
    """R65, R15: the extra-worker tile belongs to Alchemy, Nobles and Construction."""
    s = lay(p1={"workers": "palace 1, quarry 2, nobles 1", "tiles": ["extra_worker"], "cocoa": 1})
    play(s, "move palace 1 1", "main")
    assert options(s) == {"power quarry 1", "power quarry 2"}
    assert goods(s) == {"stone": 1}
