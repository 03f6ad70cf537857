"""Teotibot: set-up, dice and action pyramid, each action tile with its fall-backs, displacing, difficulty, the end.

Unless told otherwise its workers of power 2 stand on Gold, Nobles and Construction, and one of power 1 worships on
Decorations; it owns nothing. The ring: Palace, Quarry, Alchemy, Forest, Construction, Decorations, Nobles, Gold.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from teocalli.engine.game import Setting
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.calendar import is_last_eclipse
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.teotibot import shift_action_pyramid
from teocalli.games.teotihuacan.vocabulary import DECORATION, SPOT_NAME, STONE, TECHNOLOGY
from tests.teotihuacan.lay import (
    asked,
    bot_turn,
    goods,
    lay,
    options,
    play,
    player,
    points_for,
    quick_turn,
    temples,
    tiles,
    told,
    workers,
)
from tests.teotihuacan.test_decorations import SIDES, built

LOCKED = "decorations 1 temple"


def bot(where: str, **owned: Any) -> dict[str, Any]:
    """Teotibot's seat with these free workers."""
    return {"workers": f"{where}, {LOCKED}", **owned}


# ---------------------------------------------------------------- set-up


def test_teotibots_setup() -> None:
    """T139, T140, T141, A8, R75, (b) 16: markers on first steps without rewards, the first technology of the green
    column, four dice."""
    s = GAME.new(Setting(1), 8)
    assert goods(s, 2) == {"wood": 2, "stone": 2, "gold": 2}
    assert (temples(s, 2), player(s, 2).avenue, player(s, 2).track) == ((1, 1, 1), 1, 0)
    assert [t for t in range(9) if player(s, 2).technologies[t]] == [s.technology[2]]
    assert workers(s, 2) == ["construction 2", LOCKED, "gold 2", "nobles 2"]
    assert player(s, 2).kept == [-1, -1]


def test_the_action_pyramid_and_direction_tiles_are_random() -> None:
    """T142, R84: six of seven tiles, one beside them, two direction tiles on random sides."""
    aside, arrows, tops = set(), set(), set()
    for seed in range(80):
        s = GAME.new(Setting(1), seed)
        assert sorted([*s.bot_pyramid, s.bot_aside]) == list(range(7))
        aside.add(s.bot_aside)
        tops.add(s.bot_pyramid[0])
        arrows.add(tuple(s.bot_arrows))
    assert aside == tops == set(range(7))
    assert arrows == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("change", [-1, 1])
def test_difficulty_of_dice_and_resources(change: int) -> None:
    """T182, T183, A33: up to three unlocked dice and each resource, one more or less."""
    for die, board in enumerate(("gold", "nobles", "construction"), 1):
        s = GAME.new(Setting(1, {f"bot_die_{die}": str(change)}), 1)
        assert f"{board} {2 + change}" in workers(s, 2)
        assert sum(player(s, 2).power) == 7 + change
    s = GAME.new(Setting(1, {"bot_resources": str(change)}), 1)
    assert goods(s, 2) == dict.fromkeys(("wood", "stone", "gold"), 2 + change)


# ---------------------------------------------------------------- its turn


def test_the_dice_choose_the_place_in_the_action_pyramid() -> None:
    """T148, R84: 2-3 bottom left, 4-5 centre left, 6-8 top, 9-10 centre right, 11-12 bottom right."""
    place = {2: 3, 3: 3, 4: 1, 5: 1, 6: 0, 7: 0, 8: 0, 9: 2, 10: 2, 11: 5, 12: 5}
    rolled: Counter[int] = Counter()
    for seed in range(6):
        s = GAME.new(Setting(1, {"start": "first_game"}), seed)
        while not s.over and rolled.total() < 400:
            before = [*s.bot_pyramid]
            for _, tile, total, _ in told(play(s, GAME.tokens(s)[0]), "bot_tile"):
                assert before[place[total]] == tile
                rolled[total] += 1
    assert set(rolled) == set(place)


@pytest.mark.parametrize(
    ("position", "arrows", "after"),
    [
        (0, ("up_left", "up_left"), [2, 1, 5, 3, 4, 6]),
        (0, ("up_left", "up_right"), [2, 1, 4, 3, 6, 5]),
        (0, ("up_right", "up_left"), [1, 4, 2, 3, 6, 5]),
        (0, ("up_right", "up_right"), [1, 3, 2, 6, 4, 5]),
        (1, ("up_left", "up_right"), [0, 4, 2, 3, 6, 5]),
        (1, ("up_right", "up_left"), [0, 3, 2, 6, 4, 5]),
        (2, ("up_left", "up_right"), [0, 1, 5, 3, 4, 6]),
        (2, ("up_right", "up_left"), [0, 1, 4, 3, 6, 5]),
        (3, ("up_left", "up_left"), [0, 1, 2, 6, 4, 5]),
        (5, ("up_left", "up_left"), [0, 1, 2, 3, 4, 6]),
    ],
)
def test_the_action_pyramid_shifts(position: int, arrows: tuple[str, str], after: list[int]) -> None:
    """T149, R84: by the top direction tile, a second shift by the bottom one; the tile beside fills the gap."""
    s = lay(
        1,
        state={
            "bot_pyramid": [0, 1, 2, 3, 4, 5],
            "bot_aside": 6,
            "bot_arrows": dict(zip(("top", "bottom"), arrows, strict=True)),
        },
    )
    shift_action_pyramid(s, position)
    assert (s.bot_pyramid, s.bot_aside) == (after, position)
    number = {"up_left": 0, "up_right": 1}
    assert s.bot_arrows == [number[arrows[1]], 1 - number[arrows[0]]]


@pytest.mark.parametrize(("cocoa", "left", "points"), [(4, 9, 0), (5, 0, 3), (16, 11, 3)])
def test_ten_cocoa_become_three_points_once_a_turn(cocoa: int, left: int, points: int) -> None:
    """T150, A16, R84: ten or more; at most one exchange."""
    s, _ = bot_turn("construction", p2=bot("nobles 1, nobles 2, nobles 3", cocoa=cocoa))  # the fall-back adds 5
    assert goods(s, 2) == {key: n for key, n in {"cocoa": left, "points": points}.items() if n}


@pytest.mark.parametrize(("change", "points"), [("-2", 1), ("-1", 2), ("1", 4), ("2", 5)])
def test_difficulty_of_the_exchange(change: str, points: int) -> None:
    """T184, A33, R84."""
    s, _ = bot_turn(
        "construction", options={"bot_cocoa_points": change}, p2=bot("nobles 1, nobles 2, nobles 3", cocoa=5)
    )
    assert goods(s, 2) == {"points": points}


def test_the_bots_turn_moves_the_light_disc() -> None:
    """T151, R55: it holds the last player's role."""
    s, events = bot_turn("mastery", state={"light": 4})
    assert s.light == 5
    assert told(events, "light_disc") == [(0, 0, 5, "calendar")]
    assert asked(s) == "turn 1"
    assert told(events, "reveal")  # the roll


# ---------------------------------------------------------------- workers


@pytest.mark.parametrize(
    ("start", "power", "end"),
    [
        ("gold", 1, "quarry"),
        ("gold", 3, "alchemy"),
        ("gold", 2, "quarry"),
        ("nobles", 4, "quarry"),
        ("decorations", 3, "gold"),
    ],
)
def test_the_bot_moves_one_board_or_two_and_passes_the_palace(start: str, power: int, end: str) -> None:
    """T155, R77: by its power after the power-up; the Palace is not counted."""
    others = "nobles 5, nobles 5" if start != "nobles" else "gold 5, gold 5"
    s, _ = bot_turn("mask_collection", p2=bot(f"{start} {power}, {others}"))
    assert f"{end} {power + 1}" in workers(s, 2)


def test_of_equal_weakest_workers_the_nearest_to_the_palace_is_chosen() -> None:
    """T154, R76, R79: clockwise from the Palace; the locked worker never."""
    s, _ = bot_turn("mask_collection", p2=bot("gold 2, forest 2, nobles 2"))
    assert workers(s, 2) == ["construction 3", LOCKED, "gold 2", "nobles 2"]


def test_of_equal_strongest_workers_the_farthest_from_the_palace_is_chosen() -> None:
    """T154, R76."""
    s, _ = bot_turn("mastery", p2=bot("quarry 2, forest 2, gold 2"))
    assert goods(s, 2) == {"gold": 2}


def test_of_several_workers_on_a_board_the_strongest_is_powered_up() -> None:
    """T153, A32, R76."""
    s, _ = bot_turn("construction", p2=bot("quarry 1, quarry 3, nobles 2"))
    assert workers(s, 2) == [LOCKED, "forest 4", "nobles 2", "quarry 1"]


def test_the_locked_worker_does_not_count_as_being_on_its_board() -> None:
    """(b) 9, R76: it neither acts on Decorations nor is it the weakest."""
    s, _ = bot_turn("decorations", p2=bot("nobles 2, forest 2, quarry 2", gold=2))
    assert goods(s, 2) == {"gold": 2, "cocoa": 5}
    assert LOCKED in workers(s, 2)


def test_a_bots_ascension() -> None:
    """T158, T162, R52: Avenue step, 5 points, light disc; the reborn worker moves one board on from the Palace."""
    s, events = bot_turn("construction", p2=bot("quarry 5, nobles 5, nobles 5", avenue=3), state={"light": 2})
    assert workers(s, 2) == [LOCKED, "nobles 5", "nobles 5", "quarry 1"]
    assert (player(s, 2).avenue, points_for(events, 2), s.light) == (4, {"ascension": 5}, 4)


def test_the_bots_avenue_ends_at_nine_and_it_never_claims_tiles() -> None:
    """T159, R52, R26."""
    s, _ = bot_turn("construction", p2=bot("quarry 5, nobles 5, nobles 5", avenue=9))
    assert player(s, 2).avenue == 9
    s, _ = bot_turn(
        "construction", p2=bot("quarry 5, nobles 5, nobles 5", avenue=2), stacks={"avenue_3": ["free_cocoa"]}
    )
    assert (player(s, 2).avenue, tiles(s, 2)) == (3, {})


def test_the_bot_pays_no_cocoa_for_acting() -> None:
    """T152, R51: and no wood for higher stones."""
    s, _ = bot_turn(
        "construction",
        p1={"workers": "construction 1"},
        p2=bot("construction 2, nobles 2, gold 2", stone=2),
        pyramid=built(1),
        stones=["P31", "P30", "P29"],
    )
    assert goods(s, 2)["points"] == 5
    assert player(s, 2).goods == [0, 0, 1]  # of the blue step; nothing else was there to pay


# ---------------------------------------------------------------- Construction


def test_construction_first_option() -> None:
    """T160, T162, R51, R80, A18, (b) 9: the leftmost stone on the top left spot; level, 2 points, track, a step."""
    s, events = bot_turn(
        "construction", p2=bot("construction 2, nobles 2, gold 2", stone=3, red=3), pyramid={"1a1": "P20"}
    )
    assert STONE[s.pyramid[SPOT_NAME.index("1a2")]] == "P00"
    assert points_for(events, 2) == {"level": 1, "teotibot": 2, "temple": 2}
    assert (temples(s, 2), player(s, 2).track, player(s, 2).goods[1]) == ((0, 4, 0), 1, 1)
    assert workers(s, 2) == ["decorations 1 temple", "decorations 3", "gold 2", "nobles 2"]


def test_the_bots_stone_is_turned_at_random() -> None:
    """T160, R80."""
    turns = set()
    for seed in range(40):
        before = lay(
            1,
            p2=bot("construction 2, nobles 2, gold 2", stone=2),
            state={
                "current": 1,
                "chance": seed * 7919 + 3,
                "bot_pyramid": [1, 0, 2, 3, 4, 5],
                "bot_aside": 6,
            },
            pending=[{"kind": "after_turn", "seat": 1}, {"kind": "end_turn", "seat": 1}],
        )
        play(before, "done")
        if before.pyramid[0] >= 0:
            turns.add(before.rotation[0])
    assert turns == {0, 1, 2, 3}


@pytest.mark.parametrize(("choice", "spot"), [("rows", "1a2"), ("columns", "1b1")])
def test_top_left_is_found_by_rows_or_by_option_by_columns(choice: str, spot: str) -> None:
    """(b) 9: `bot_scan`."""
    s, _ = bot_turn(
        "construction",
        options={"bot_scan": choice},
        p2=bot("construction 2, nobles 2, gold 2", stone=2),
        pyramid={"1a1": "P20"},
    )
    assert s.pyramid[SPOT_NAME.index(spot)] >= 0


def test_the_lowest_level_comes_first() -> None:
    """T160, R80: even if a higher spot is open."""
    s, _ = bot_turn(
        "construction",
        p2=bot("construction 2, nobles 2, gold 2", stone=2),
        pyramid=built(1, "1d4"),
        stones=["P31", "P30", "P29"],
    )
    assert s.pyramid[SPOT_NAME.index("1d4")] == STONE.index("P31")


def test_the_bot_may_finish_the_pyramid() -> None:
    """R80, R33: 2 stone, 7 + 2 points."""
    s, events = bot_turn(
        "construction",
        p2=bot("construction 2, nobles 2, gold 2", stone=2),
        pyramid=built(3),
        stones=["P31", "P30", "P29"],
    )
    assert (points_for(events, 2)["level"], is_last_eclipse(s), s.light) == (7, True, s.dark)


@pytest.mark.parametrize(
    ("where", "owned"),
    [("construction 2, quarry 2, nobles 2", {"stone": 1}), ("gold 2, quarry 2, nobles 2", {"stone": 9})],
)
def test_construction_second_option(where: str, owned: dict[str, int]) -> None:
    """T161, R81: without stone or worker there, a worker on the Quarry brings 2 stone."""
    s, _ = bot_turn("construction", p2=bot(where, **owned))
    assert player(s, 2).goods[1] == owned["stone"] + 2
    assert "alchemy 3" in workers(s, 2)


def test_construction_fails_when_the_pyramid_is_finished() -> None:
    """R81."""
    s, _ = bot_turn(
        "construction",
        p2=bot("construction 2, quarry 3, nobles 2", stone=2),
        pyramid=built(4),
        stones=["P30", "P31"],
        state={"light": 10},
    )
    assert player(s, 2).goods[1] == 4


def test_construction_fall_back() -> None:
    """T163, R76, R81: 5 cocoa; the weakest is powered up and moves."""
    s, _ = bot_turn("construction", p2=bot("nobles 3, gold 2, forest 4", stone=2))
    assert goods(s, 2) == {"cocoa": 5, "stone": 2}
    assert workers(s, 2) == [LOCKED, "forest 4", "nobles 3", "quarry 3"]


# ---------------------------------------------------------------- Decorations


def test_decorations_first_option() -> None:
    """T164, A18: the topmost tile on the first open side clockwise from the top; 5 points, track, a step; 2 gold."""
    s, events = bot_turn("decorations", p2=bot("decorations 2, nobles 2, gold 2", gold=3, green=2))
    assert DECORATION[s.decorations[0]] == "D00"
    assert points_for(events, 2) == {"decoration": 5}
    assert (temples(s, 2), player(s, 2).track, player(s, 2).goods[2]) == ((0, 0, 3), 1, 1)
    assert "nobles 3" in workers(s, 2)


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_the_bot_goes_round_the_sides_clockwise(taken: int) -> None:
    """T164, A18: top, right, bottom, left; no matter how profitable."""
    sides = {side: [f"D1{n}"] for n, side in enumerate(SIDES[:taken])}
    s, _ = bot_turn("decorations", p2=bot("decorations 2, nobles 2, gold 2", gold=2), decorations=sides)
    assert DECORATION[s.decorations[taken * 4]] == "D00"


@pytest.mark.parametrize(
    ("where", "laid"),
    [
        ("decorations 2, gold 2, nobles 2", {"gold": 1}),
        ("forest 2, gold 2, nobles 2", {"gold": 9}),
        ("decorations 2, gold 2, nobles 2", {"gold": 2, "display": []}),
        ("decorations 2, gold 2, nobles 2", {"gold": 2, "full": True}),
    ],
)
def test_decorations_second_option(where: str, laid: dict[str, Any]) -> None:
    """T165, R81: without gold, worker, tile or open place, a worker on Gold Deposits brings 2 gold."""
    more: dict[str, Any] = {}
    if laid.get("full"):
        more["decorations"] = {side: [f"D1{n}"] for n, side in enumerate(SIDES)}
    if "display" in laid:
        every = [f"D{n:02}" for n in range(15)]
        more |= {"display": [], "decorations": {side: every[4 * n : 4 * n + 4] for n, side in enumerate(SIDES)}}
        more |= {"pyramid": built(3), "stones": ["P31", "P30", "P29"]}
    s, _ = bot_turn("decorations", p2=bot(where, gold=laid["gold"]), **more)
    assert player(s, 2).goods[2] == laid["gold"] + 2
    assert "quarry 3" in workers(s, 2)


def test_decorations_fall_back() -> None:
    """T163, R76."""
    s, _ = bot_turn("decorations", p2=bot("nobles 3, quarry 2, forest 4", gold=2))
    assert goods(s, 2) == {"cocoa": 5, "gold": 2}


# ---------------------------------------------------------------- Alchemy


def test_alchemy_first_option() -> None:
    """T166, R51: 1 gold whatever the tile says; the lowest technology without any marker; its column's step."""
    s, _ = bot_turn(
        "alchemy", p1={"technologies": [1]}, p2=bot("alchemy 2, nobles 2, gold 2", gold=1, technologies=[3])
    )
    assert [TECHNOLOGY[t] for t in range(9) if player(s, 2).technologies[t]] == ["3", "5"]
    assert (temples(s, 2), goods(s, 2), goods(s)) == ((0, 0, 1), {"cocoa": 1}, {})
    assert "forest 3" in workers(s, 2)


def test_alchemy_takes_yours_when_none_is_left_and_you_score() -> None:
    """T167, R54, A17: the lowest it lacks."""
    s, _ = bot_turn(
        "alchemy",
        p1={"technologies": [9, 5, 15, 17]},
        p2=bot("alchemy 2, nobles 2, gold 2", gold=2, technologies=[1, 3]),
    )
    assert player(s, 2).technologies[2] == 1
    assert goods(s) == {"points": 3}


def test_technologies_bring_the_bot_nothing() -> None:
    """T168: neither points for a Building nor cocoa for passing the Palace."""
    for owned in ([], [1, 3]):
        s, _ = bot_turn("nobles", p2=bot("nobles 4, alchemy 1, forest 1", wood=2, technologies=owned))
        assert goods(s, 2) == {"points": 3}
        assert "quarry 5" in workers(s, 2)


def test_your_taking_the_bots_technology_brings_it_three_points() -> None:
    """R54."""
    s = lay(1, p1={"workers": "quarry 1", "gold": 1}, p2={"technologies": [3]})
    play(s, "move quarry 1 1", "main", "learn 3")
    assert goods(s, 2) == {"points": 3}


@pytest.mark.parametrize(
    ("where", "owned"),
    [
        ("alchemy 2, nobles 3, gold 4", {}),
        ("forest 2, nobles 3, gold 4", {"gold": 5}),
        ("alchemy 2, nobles 3, gold 4", {"gold": 5, "technologies": [1, 3, 5, 9, 15, 17]}),
    ],
)
def test_alchemy_second_option(where: str, owned: dict[str, Any]) -> None:
    """T169, A17, R81: the weakest unlocked worker twice, and nobody moves."""
    s, _ = bot_turn("alchemy", p2=bot(where, **owned))
    first = where.split(",")[0].split()[0]
    assert f"{first} 4" in workers(s, 2)
    assert "cocoa" not in goods(s, 2)


@pytest.mark.parametrize(("power", "reborn"), [(4, 1), (5, 2)])
@pytest.mark.parametrize(("choice", "board"), [("stays", "palace"), ("moves", "quarry")])
def test_ascension_by_the_second_alchemy_option(power: int, reborn: int, choice: str, board: str) -> None:
    """R79: the worker stays on the Palace, an open power-up goes to it; by option it moves."""
    s, _ = bot_turn("alchemy", options={"bot_reborn": choice}, p2=bot(f"forest {power}, nobles 5, gold 5"))
    assert f"{board} {reborn}" in workers(s, 2)


def test_a_bot_worker_on_the_palace_is_a_colour_has_no_action_and_starts_from_there() -> None:
    """R79: nearest in ties for the weakest, last in ties for the strongest."""
    s = lay(1, p1={"workers": "gold 1"}, p2=bot("palace 1, nobles 5, gold 5"))
    play(s, "move gold 1 1")
    events = play(s, "collect")
    assert told(events, "gain")[0][2] == 2
    s, _ = bot_turn("mask_collection", p2=bot("palace 2, nobles 2, gold 2"))
    assert "quarry 3" in workers(s, 2)
    s, _ = bot_turn("mastery", p2=bot("palace 3, nobles 3, gold 1"))
    assert goods(s, 2) == {"gold": 2}


# ---------------------------------------------------------------- Nobles


@pytest.mark.parametrize(("eclipses", "row", "points"), [(0, 0, 3), (1, 1, 5), (2, 2, 7)])
def test_nobles_first_option(eclipses: int, row: int, points: int) -> None:
    """T170, T171, R81: the row of the time, whatever the number of workers; 2 wood; an Avenue step."""
    s, events = bot_turn(
        "nobles",
        p2=bot("nobles 2, quarry 2, gold 2", wood=3, avenue=1),
        state={"eclipses": eclipses, "dark": 10 - eclipses},
    )
    assert points_for(events, 2) == {"nobles": points}
    assert (s.nobles[(0, 5, 9)[row]], player(s, 2).avenue, player(s, 2).goods[0]) == (1, 2, 1)
    assert "gold 3" in workers(s, 2)


@pytest.mark.parametrize(("choice", "space", "points"), [("lowest_value", 7, 3), ("leftmost", 5, 5)])
def test_nobles_with_a_full_row(choice: str, space: int, points: int) -> None:
    """T170, (b) 9: the empty space of the lowest value; by option only the next one of each row."""
    nobles = [1] * 5 + [0] * 7
    s, events = bot_turn(
        "nobles",
        options={"bot_nobles": choice},
        p2=bot("nobles 2, quarry 2, gold 2", wood=2),
        state={"nobles": nobles},
    )
    assert (points_for(events, 2), s.nobles[space]) == ({"nobles": points}, 1)


@pytest.mark.parametrize(
    ("where", "wood", "taken"),
    [("nobles 2, forest 2, gold 2", 1, 0), ("quarry 2, forest 2, gold 2", 9, 0), ("nobles 2, forest 2, gold 2", 9, 11)],
)
def test_nobles_second_option(where: str, wood: int, taken: int) -> None:
    """T172, R81: without wood, worker or Building, a worker on Forest brings 2 wood."""
    nobles = [1] * taken + [0] * (12 - taken)
    s, _ = bot_turn("nobles", p2=bot(where, wood=wood), state={"nobles": nobles})
    assert player(s, 2).goods[0] == wood + 2
    assert "construction 3" in workers(s, 2)


def test_nobles_fall_back() -> None:
    """T163, R76."""
    s, _ = bot_turn("nobles", p2=bot("construction 3, quarry 2, gold 4", wood=1))
    assert goods(s, 2) == {"cocoa": 5, "wood": 1}


# ---------------------------------------------------------------- Mastery


@pytest.mark.parametrize(
    ("board", "owned", "gained"),
    [
        ("forest", {}, {"wood": 2}),
        ("quarry", {}, {"stone": 2}),
        ("gold", {}, {"gold": 2}),
        ("alchemy", {"gold": 1}, {"stone": 0, "gold": 1}),
        ("nobles", {"wood": 2}, {"points": 3}),
        ("decorations", {"gold": 2}, {"points": 5, "gold": 1}),
        ("construction", {"stone": 2}, {"points": 3, "gold": 1}),
    ],
)
def test_mastery_acts_with_the_strongest_worker(board: str, owned: dict[str, int], gained: dict[str, int]) -> None:
    """T173, A32, R81: the action of its board, a power-up and a move; the locked worker is no obstacle."""
    other = "palace" if board != "palace" else "gold"
    s, _ = bot_turn("mastery", p2=bot(f"{board} 3, {other} 1, {other} 2", **owned))
    assert goods(s, 2) == {key: n for key, n in gained.items() if n}


def test_mastery_tries_the_next_strongest() -> None:
    """T174, R76: until one can act."""
    s, _ = bot_turn("mastery", p2=bot("nobles 5, alchemy 4, forest 2"))
    assert goods(s, 2) == {"wood": 2}
    assert "construction 3" in workers(s, 2)


def test_mastery_fall_back() -> None:
    """T174, R76: in the rare case that nobody can act."""
    s, _ = bot_turn("mastery", p2=bot("nobles 5, alchemy 4, construction 2"))
    assert goods(s, 2) == {"cocoa": 5}
    assert "decorations 3" in workers(s, 2)


# ---------------------------------------------------------------- Worship


@pytest.mark.parametrize(
    ("locked", "board", "steps"),
    [("gold", "quarry", (0, 0, 2)), ("quarry", "forest", (0, 2, 0)), ("decorations", "gold", (2, 0, 0))],
)
def test_worship_moves_the_locked_worker_on_for_two_steps(locked: str, board: str, steps: tuple[int, int, int]) -> None:
    """T175, T176, T177, R76: to the next place clockwise, the Palace ignored; the tile there is replaced."""
    seat = {"workers": f"construction 2, nobles 2, alchemy 2, {locked} 1 temple"}
    s, events = bot_turn("worship", p2=seat)
    assert f"{board} 1 temple" in workers(s, 2)
    assert temples(s, 2) == steps
    assert len(told(events, "discard")) == 1
    assert sum(s.discarded) == 1


def test_worship_on_decorations_brings_three_steps_of_choice() -> None:
    """T156, T176, R53: one at a time, the highest temple below the top, ties blue, red, green."""
    seat = {"workers": "construction 2, nobles 2, alchemy 2, forest 1 temple", "red": 9, "green": 3}
    s, _ = bot_turn("worship", p2=seat)
    assert temples(s, 2) == (0, 11, 4)
    s, _ = bot_turn("worship", p2={**seat, "red": 0, "green": 0})
    assert temples(s, 2) == (3, 0, 0)


@pytest.mark.parametrize(("change", "steps"), [("-1", 1), ("1", 3)])
def test_difficulty_of_worship(change: str, steps: int) -> None:
    """T185, A33."""
    chosen = {"bot_worship_steps": change}
    s, _ = bot_turn("worship", options=chosen)
    assert temples(s, 2) == (steps, 0, 0)
    s, _ = bot_turn("worship", options=chosen, p2={"workers": "construction 2, nobles 2, alchemy 2, forest 1 temple"})
    assert sum(temples(s, 2)) == steps + 1


def test_worship_unlocks_your_worker_there() -> None:
    """T175, R82: the bot never pays."""
    s, _ = bot_turn("worship", p1={"workers": "gold 3 temple, palace 1", "cocoa": 2}, p2={"cocoa": 1})
    assert workers(s) == ["gold 3", "palace 1"]
    assert (goods(s), goods(s, 2)["cocoa"]) == ({"cocoa": 2}, 1)


def test_wide_steps_give_the_bot_their_printed_reward() -> None:
    """T159, R13: never a tile."""
    s, _ = bot_turn("worship", p2={"blue": 3}, stacks={"blue_4": ["free_cocoa"]})
    assert (tiles(s, 2), goods(s, 2)) == ({}, {"gold": 1, "stone": 1, "wood": 1})


@pytest.mark.parametrize(
    ("owned", "choice", "after"),
    [
        ({"wood": 0, "stone": 0, "gold": 0}, "one_by_one", [0, 1, 1]),
        ({"wood": 0, "stone": 0, "gold": 0}, "same", [0, 0, 2]),
        ({"wood": 1, "stone": 2, "gold": 2}, "one_by_one", [2, 2, 3]),
        ({"wood": 1, "stone": 2, "gold": 2}, "same", [3, 2, 2]),
        ({"wood": 3, "stone": 3, "gold": 9}, "one_by_one", [4, 4, 9]),
    ],
)
def test_the_bot_takes_the_scarcest_resource(owned: dict[str, int], choice: str, after: list[int]) -> None:
    """T157, R78: of equals gold, then stone, then wood; two of one step one by one, by option both alike."""
    s, _ = bot_turn(
        "worship", options={"bot_two_resources": choice, "bot_worship_steps": "-1"}, p2={"blue": 4, **owned}
    )
    assert player(s, 2).goods == after


@pytest.mark.parametrize(("choice", "steps"), [("lost", (0, 10, 3)), ("next_best", (0, 10, 4))])
def test_a_step_blocked_by_your_marker_is_lost(choice: str, steps: tuple[int, int, int]) -> None:
    """(b) 9, R53: by option the next best temple takes it."""
    s, _ = bot_turn(
        "construction",
        options={"bot_blocked_temple": choice},
        p1={"red": 11},
        p2=bot("construction 2, nobles 2, gold 2", stone=2, red=10, green=3),
    )
    assert temples(s, 2) == steps


# ---------------------------------------------------------------- Mask Collection


def test_mask_collection_buys_the_rarest_kind_it_lacks() -> None:
    """T178, R51: for its price; the spot is refilled; no worker moves."""
    spots = {"palace": "mask_4", "forest": "mask_1", "quarry": "mask_2", "gold": "score_4", "decorations": "free_cocoa"}
    s, _ = bot_turn("mask_collection", p2={"cocoa": 2, "gold": 1, "wood": 1}, spots=spots)
    assert (tiles(s, 2), goods(s, 2)) == ({"mask_1": 1}, {"wood": 1})
    assert s.spot[1] >= 0
    assert workers(s, 2) == ["construction 2", LOCKED, "gold 2", "nobles 2"]
    s, _ = bot_turn("mask_collection", p2={"cocoa": 1, "wood": 1}, spots=spots)
    assert tiles(s, 2) == {"mask_2": 1}


def test_of_equal_masks_the_first_clockwise_from_the_palace_is_bought() -> None:
    """T178, R51: the Palace included."""
    spots = {"palace": "mask_4", "quarry": "mask_5", "forest": "mask_6", "gold": "mask_7", "decorations": "mask_7"}
    s, _ = bot_turn("mask_collection", p2={"wood": 1}, spots=spots)
    assert tiles(s, 2) == {"mask_4": 1}
    s, _ = bot_turn("mask_collection", p2={"wood": 1, "tiles": ["mask_4"]}, spots=spots)
    assert tiles(s, 2) == {"mask_4": 1, "mask_5": 1}


@pytest.mark.parametrize(
    "seat", [{}, {"wood": 5, "tiles": ["mask_4", "mask_5", "mask_6", "mask_7"]}], ids=["too poor", "owns them all"]
)
def test_mask_collection_fall_back(seat: dict[str, Any]) -> None:
    """T163, R76."""
    s, _ = bot_turn("mask_collection", p2=bot("nobles 3, gold 2, forest 4", **seat))
    assert goods(s, 2)["cocoa"] == 5
    assert "quarry 3" in workers(s, 2)


# ---------------------------------------------------------------- changed rules for the player


def test_a_displaced_bot_worker_goes_to_the_next_empty_place() -> None:
    """T146, R56: clockwise, the Palace skipped, without effect and without discarding a tile."""
    s = lay(1, p1={"workers": "construction 1, gold 2 temple", "cocoa": 1})
    play(s, "move construction 1 1", "worship temple", "seek discovery")
    assert "quarry 1 temple" in workers(s, 2)
    assert (temples(s, 2), sum(s.discarded), goods(s)) == ((0, 0, 0), 0, {})


def test_without_an_empty_place_the_bot_displaces_your_next_worker() -> None:
    """T147, R82: all your four workers are on the four places; you still pay 1 cocoa."""
    s = lay(1, p1={"workers": "construction 1, gold 2 temple, quarry 3 temple, forest 4 temple", "cocoa": 1})
    play(s, "move construction 1 1", "worship temple", "seek discovery")
    assert "gold 1 temple" in workers(s, 2)
    assert workers(s) == ["decorations 1 temple", "forest 4 temple", "gold 2", "quarry 3 temple"]
    assert goods(s) == {}


def test_displays_slide_in_a_solo_game() -> None:
    """T145, R83: the oldest is left or on top; new ones enter at the far end, after the last stone of an action."""
    s = lay(1, p1={"workers": "forest 1, construction 1", "cocoa": 9, "stone": 4}, p2=bot("nobles 1, gold 1, quarry 1"))
    play(s, "move forest 1 1", "main", "stone P00", "spot 1b3", "rotate r0")
    assert [STONE[t] if t >= 0 else "" for t in s.stone_display] == ["", "P01", "P02"]
    play(s, "stop", "power construction 1")
    assert [STONE[t] for t in s.stone_display] == ["P01", "P02", "P31"]
    s = lay(1, p1={"workers": "construction 1", "cocoa": 9, "gold": 3}, p2=bot("nobles 1, gold 1, quarry 1"))
    play(s, "move construction 1 1", "main", "decorate D01 top", "power decorations 1")
    assert [DECORATION[t] for t in s.decoration_display] == ["D00", "D02", "D03", "D14"]


def test_displays_do_not_slide_with_more_players() -> None:
    """R83."""
    s = lay(p1={"workers": "forest 1", "stone": 2})
    play(s, "move forest 1 1", "main", "stone P00", "spot 1b3", "rotate r0", "power construction 1")
    assert [STONE[t] for t in s.stone_display] == ["P31", "P01", "P02"]


def test_displays_slide_after_the_bots_action() -> None:
    """T145, R83."""
    s, _ = bot_turn("construction", p2=bot("construction 2, nobles 2, gold 2", stone=2))
    assert [STONE[t] for t in s.stone_display] == ["P01", "P02", "P31"]


# ---------------------------------------------------------------- eclipses and the end


def solo_eclipse(eclipses: int, choices: dict[str, str] | None = None, **laid: Any) -> State:
    """The eclipse after the bot's turn, up to the salary."""
    dark = (10, 9, 8)[eclipses]
    state = {"light": dark, "dark": dark, "rounds_left": 1, "eclipses": eclipses, "current": "none"}
    pending = [{"kind": "eclipse_end", "seat": 1}, {"kind": "salary", "seat": 1}]
    return lay(1, options=choices, state=state, pending=pending, **laid)


def test_the_bot_scores_an_eclipse_but_pays_no_salary() -> None:
    """T179, R84: Avenue, pyramid track and masks; then six neutral dice move."""
    state = {"light": 10, "dark": 10, "rounds_left": 1}
    seat = bot("nobles 1, gold 2, quarry 2", avenue=2, track=3, tiles=["mask_1"])
    s, events = bot_turn("mask_collection", p2=seat, state=state)
    assert points_for(events, 2) == {"avenue_score": 10, "track_leader": 4, "track_score": 12, "masks": 1}
    assert asked(s) == "salary 1"
    events = play(s, "salary 0")
    assert (len(told(events, "neutral")), asked(s)) == (6, "turn 1")


def test_at_the_end_the_bot_scores_leftovers_technologies_and_bonus_tiles() -> None:
    """T180, R74, A19: 1 for each resource and cocoa, 2 for each technology, 15 for each bonus tile reached."""
    seat = {"wood": 1, "stone": 2, "gold": 3, "cocoa": 4, "technologies": [1, 3], "red": 10, "blue": 11, "points": 7}
    s = solo_eclipse(2, p2=seat)
    play(s, "salary 0")
    assert (s.over, GAME.scores(s)[1]) == (1, 7 + 10 + 4 + 30)


@pytest.mark.parametrize(
    ("option", "change", "points"),
    [
        *[("bot_technology_points", change, (2 + int(change)) * 2 + 30) for change in ("-2", "-1", "1", "2")],
        *[("bot_bonus_points", change, (15 + int(change)) * 2 + 4) for change in ("-10", "-5", "5", "10")],
    ],
)
def test_difficulty_of_the_end(option: str, change: str, points: int) -> None:
    """T186, A33."""
    s = solo_eclipse(2, {option: change}, p2={"technologies": [1, 3], "red": 10, "blue": 11})
    play(s, "salary 0")
    assert GAME.scores(s)[1] == points


@pytest.mark.parametrize(("yours", "ranks"), [(31, [1, 2]), (30, [2, 1]), (29, [2, 1])])
def test_you_win_only_with_more_points(yours: int, ranks: list[int]) -> None:
    """T181, A19: a tie is lost, whatever the cocoa."""
    s = solo_eclipse(2, p1={"points": yours + 9, "cocoa": 0}, p2={"points": 30})
    play(s, "salary 0")
    assert GAME.ranks(s) == ranks


def test_two_neutral_dice_are_only_rolled() -> None:
    """T143, R84, R75: six are placed."""
    s = GAME.new(Setting(1, {"start": "first_game"}), 2)
    assert len([b for b in s.neutral if b >= 0]) == 6
    quick_turn(s)
    assert asked(s) == "turn 1"
    assert "move" in sorted(options(s))[0]
