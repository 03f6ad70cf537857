"""The calendar, the eight steps of an eclipse, and who has won."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli.engine.events import Event
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.eclipse import mask_points
from teocalli.games.teotihuacan.state import Player, State
from teocalli.games.teotihuacan.tiles import DISCOVERY_COPIES
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, points_for, quick_turn, told, used, why_not
from tests.teotihuacan.test_decorations import built

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}


def eclipse(
    players: int = 2, eclipses: int = 0, options: dict[str, str] | None = None, early: bool = False, **laid: Any
) -> tuple[State, list[Event]]:
    """The last player ends the last turn before an eclipse; the state when the first salary is asked."""
    dark = DARK[max(2, players)][eclipses]
    state = {"light": dark, "dark": dark, "rounds_left": 1, "eclipses": eclipses, "current": players}
    if (options or {}).get("total_eclipse") == "on":
        state["rounds_left"] = 0
    state |= laid.pop("state", {})
    if early:  # the pyramid is finished
        laid |= {"pyramid": built(4), "stones": ["P30", "P31"]}
    pending = [{"kind": "after_turn", "seat": players}, {"kind": "end_turn", "seat": players}]
    s = lay(players, options=options, state=state, pending=pending, **laid)
    return s, play(s, "done")


# ---------------------------------------------------------------- timing


def advance(players: int, light: int, seat: int = 1, total: str = "off", eclipses: int = 0) -> State:
    """`seat` begins a turn with the light disc on `light`; workers of power 5 stand ready for Ascension."""
    seats: dict[str, Any] = {
        f"p{n}": {"workers": "palace 5, palace 1, palace 1", "cocoa": 20} for n in range(1, players + 1)
    }
    return lay(
        players,
        options={"total_eclipse": total},
        neutral=["gold"] * 3 * (4 - players),
        state={"light": light, "current": seat, "eclipses": eclipses},
        pending=[{"kind": "turn_over", "seat": seat}, {"kind": "turn", "seat": seat}],
        **seats,
    )


def ascend(s: State) -> None:
    play(s, "move palace 5 1", "main", "power quarry 5", "ascend points")
    if asked(s).startswith("end_turn"):
        play(s, "done")


def turns_until_eclipse(s: State) -> int:
    number = 0
    while not asked(s).startswith("salary"):
        quick_turn(s)
        number += 1
    return number


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_light_disc_moves_after_the_last_players_turn_only(players: int) -> None:
    """T18, T38, R41, R55."""
    s = advance(players, 3)
    for seat in range(players):
        assert (s.light, GAME.mover(s)) == (3, seat)
        quick_turn(s)
    assert s.light == 4


def test_a_free_unlock_of_the_last_player_moves_it_too() -> None:
    """T38, R41: either kind of turn."""
    s = lay(
        2,
        p2={"workers": "palace 1 royal_a"},
        neutral=["gold"] * 6,
        state={"light": 3, "current": 2},
        pending=[{"kind": "turn_over", "seat": 2}, {"kind": "turn", "seat": 2}],
    )
    play(s, "rest")
    assert s.light == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_discs_meeting_after_the_last_players_turn_leave_one_full_round(players: int) -> None:
    """T118, T119, R41."""
    s = advance(players, DARK[players][0] - 1, players)
    quick_turn(s)
    assert s.light == s.dark
    assert turns_until_eclipse(s) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_discs_meeting_in_another_turn_leave_the_rest_of_the_round_and_one_more(players: int) -> None:
    """T120, R41: everybody has the same number of turns; further advances are ignored."""
    for seat in range(1, players):
        s = advance(players, DARK[players][0] - 1, seat)
        ascend(s)
        assert s.light == s.dark
        assert turns_until_eclipse(s) == players - seat + players
        assert s.light == s.dark


def test_the_last_players_ascension_and_the_advance_count_once() -> None:
    """T121, R41, R42: the disc never passes the dark one."""
    s = advance(3, DARK[3][0] - 1, 3)
    ascend(s)
    assert s.light == s.dark
    assert turns_until_eclipse(s) == 3


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_total_eclipse_comes_right_after_the_turn(seat: int) -> None:
    """T136, A23, R49, R73: play goes on with the next player."""
    s = advance(3, DARK[3][0] - 1, seat, total="on")
    ascend(s)
    assert asked(s) == "salary 1"
    play(s, *["salary 0"] * 3)
    assert asked(s) == f"turn {seat % 3 + 1}"


def test_in_a_total_eclipse_the_advance_belongs_to_the_last_players_turn() -> None:
    """R73."""
    s = advance(3, DARK[3][0] - 1, 3, total="on")
    quick_turn(s)
    assert asked(s) == "salary 1"


def test_a_total_eclipse_can_end_the_game_in_the_middle_of_a_round() -> None:
    """T137, R49, A19."""
    s = advance(3, DARK[3][2] - 1, 1, total="on", eclipses=2)
    ascend(s)
    play(s, *["salary 0"] * 3)
    assert s.over


def test_after_a_normal_eclipse_seat_1_goes_on() -> None:
    """R72."""
    s, _ = eclipse(3)
    play(s, *["salary 0"] * 3)
    assert asked(s) == "turn 1"


# ---------------------------------------------------------------- steps 1 to 5


@pytest.mark.parametrize(("taken", "value"), list(enumerate([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])))
def test_step_1_the_avenue_times_the_lowest_visible_number(taken: int, value: int) -> None:
    """T10, T122, (b) 2: the last two values are 1."""
    nobles = [1] * taken + [0] * (12 - taken)
    _, events = eclipse(p1={"avenue": 3}, state={"nobles": nobles})
    assert points_for(events) == {"avenue_score": 3 * value}


@pytest.mark.parametrize("taken", [10, 11])
def test_by_option_the_buildings_row_ends_with_two(taken: int) -> None:
    """(b) 2: `building_row`."""
    nobles = [1] * taken + [0] * (12 - taken)
    state = {"nobles": nobles}
    _, events = eclipse(p1={"avenue": 3}, state=state, options={"building_row": "ends_2_2"})
    assert points_for(events) == {"avenue_score": 6}


def test_step_2_all_leaders_of_the_pyramid_track_score_four() -> None:
    """T123, (b) 6: nobody when everybody stands on 0."""
    _, events = eclipse(3, p1={"track": 2}, p2={"track": 2}, p3={"track": 1})
    assert [points_for(events, seat).get("track_leader", 0) for seat in (1, 2, 3)] == [4, 4, 0]
    _, events = eclipse(3)
    assert [points_for(events, seat) for seat in (1, 2, 3)] == [{}, {}, {}]


def test_by_option_leaders_at_zero_score() -> None:
    """(b) 6: `leader_at_zero`."""
    _, events = eclipse(2, options={"leader_at_zero": "all"})
    assert [points_for(events, seat) for seat in (1, 2)] == [{"track_leader": 4}] * 2


@pytest.mark.parametrize(("eclipses", "value"), [(0, 4), (1, 3), (2, 2)])
def test_steps_3_and_4_pay_every_step_and_reset_the_track(eclipses: int, value: int) -> None:
    """T124, T125, R33: 4, 3, 2 by the ordinal of the eclipse."""
    s, events = eclipse(2, eclipses, p1={"track": 3}, p2={"track": 1})
    assert points_for(events)["track_score"] == 3 * value
    assert points_for(events, 2) == {"track_score": value}
    assert (player(s).track, player(s, 2).track) == (0, 0)


@pytest.mark.parametrize(("choice", "points"), [("ordinal", 12), ("third", 6)])
def test_an_early_end_pays_by_its_ordinal_or_by_option_as_the_third(choice: str, points: int) -> None:
    """(b) 5: `early_pyramid`."""
    _, events = eclipse(2, 0, {"early_pyramid": choice}, early=True, p1={"track": 3})
    assert points_for(events)["track_score"] == points


@pytest.mark.parametrize(
    ("masks", "points"),
    [
        ([], 0),
        (["mask_1"], 1),
        (["mask_4", "mask_4"], 2),
        (["mask_4", "mask_5"], 3),
        (["mask_2", "mask_3", "mask_4", "mask_4"], 7),
        ([f"mask_{n}" for n in range(1, 8)], 28),
        ([f"mask_{n}" for n in range(1, 8)] + ["mask_2", "mask_3"], 31),
    ],
)
def test_step_5_masks_score_in_sets_of_different_kinds(masks: list[str], points: int) -> None:
    """T60, T126, R44: 1, 3, 6, 10, 15, 21, 28."""
    spots = dict.fromkeys(("palace", "forest", "quarry", "gold", "decorations"), "none")
    s, events = eclipse(2, p1={"tiles": masks}, spots=spots)
    assert points_for(events).get("masks", 0) == points
    assert sum(player(s).tiles[:7]) == len(masks)  # masks stay


@cache
def best_split(counts: tuple[int, ...]) -> int:
    """By brute force: the next set may be any set of kinds still there."""
    kinds = [kind for kind, number in enumerate(counts) if number]
    best = 0
    for size in range(1, len(kinds) + 1):
        for chosen in combinations(kinds, size):
            rest = tuple(number - (kind in chosen) for kind, number in enumerate(counts))
            best = max(best, size * (size + 1) // 2 + best_split(rest))
    return best


@given(st.tuples(*(st.integers(0, min(2, DISCOVERY_COPIES[kind])) for kind in range(5))))
def test_no_split_of_masks_is_better(counts: tuple[int, ...]) -> None:
    """R44."""
    owner = Player()
    for kind, number in enumerate(counts):
        owner.tiles[kind] = number
    assert mask_points(owner) == best_split(counts)


# ---------------------------------------------------------------- step 6


@pytest.mark.parametrize(
    ("workers", "due"),
    [
        ("palace 1, palace 1, palace 1", 3),
        ("palace 3, palace 4, palace 5", 5),
        ("palace 4, palace 4, quarry 5 temple, forest 5", 8),
        ("palace 1 royal_a, palace 1 royal_b, palace 1 royal_c", 3),
    ],
)
def test_step_6_every_worker_in_play_costs_one_cocoa_and_strong_ones_two(workers: str, due: int) -> None:
    """T127, R43: locked ones too; the die on the wheel is free."""
    s, _ = eclipse(2, p1={"workers": workers, "cocoa": 9})
    assert options(s) == {f"salary {n}" for n in range(due + 1)}
    play(s, f"salary {due}")
    assert goods(s) == {"cocoa": 9 - due}


def test_less_may_be_paid_for_three_points_each_but_nobody_falls_below_zero() -> None:
    """T127, R43, A25."""
    s, _ = eclipse(2, p1={"points": 20, "cocoa": 9}, p2={"points": 4, "cocoa": 1})
    play(s, "salary 1")
    assert goods(s) == {"cocoa": 8, "points": 14}
    assert why_not(s, "salary 2") == "not_enough_cocoa"
    events = play(s, "salary 1")
    assert goods(s, 2) == {}
    assert told(events, "unpaid") == [(2, 4, 4, "salary")]


def test_points_of_the_eclipse_come_before_the_salary() -> None:
    """R43."""
    s, _ = eclipse(2, p1={"avenue": 1})
    play(s, "salary 0")
    assert goods(s) == {}


def test_the_free_cocoa_tile_pays_the_whole_salary() -> None:
    """T214, R18, R15: no other tile can be played then."""
    s, _ = eclipse(2, p1={"tiles": ["free_cocoa", "cocoa_4"], "points": 5})
    assert options(s) == {"salary 0", "salary_by_tile"}
    play(s, "salary_by_tile")
    assert (goods(s), used(s)) == ({"points": 5}, {"free_cocoa": 1})


# ---------------------------------------------------------------- steps 7 and 8


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("eclipses", [0, 1])
def test_step_7_the_calendar_starts_anew_with_the_dark_disc_one_lower(players: int, eclipses: int) -> None:
    """T128, T129, R47, A13: three neutral dice move with three players, six with two; a reveal only then."""
    s, _ = eclipse(players, eclipses)
    events = []
    for _ in range(players):
        events = play(s, "salary 0")
    assert (s.light, s.dark, s.rounds_left, s.eclipses) == (0, DARK[players][eclipses + 1], 0, eclipses + 1)
    assert len(told(events, "neutral")) == 3 * (4 - players)
    assert len(told(events, "reveal")) == (1 if players < 4 else 0)
    for colour in range(4 - players):
        assert len(set(s.neutral[colour * 3 : colour * 3 + 3])) == 3


def finish(players: int = 2, eclipses: int = 2, options: dict[str, str] | None = None, **laid: Any) -> State:
    """The last eclipse with everybody's salary unpaid."""
    s, _ = eclipse(players, eclipses, options, final=1, **laid)
    while not s.over:
        play(s, "salary 0")
    return s


BONUSES = [
    ("TB1", {"tiles": ["mask_1", "mask_2", "mask_2", "mask_3"]}, 6),
    ("TB2", {"technologies": [1, 3, 5]}, 15),
    ("TB3", {}, 15),
    ("TB4", {"avenue": 7}, 21),
    ("TB5", {"blue": 11}, 18),
    ("TB6", {"tiles": ["mask_1", "double_move"], "used": ["score_4", "score_4"]}, 6),
    ("TB7", {"workers": "palace 1, palace 3, quarry 4 temple, forest 5"}, 26),
]


@pytest.mark.parametrize(("tile", "owned", "points"), BONUSES)
@pytest.mark.parametrize("step", [9, 10, 11])
def test_step_8_temple_bonus_tiles(tile: str, owned: dict[str, Any], points: int, step: int) -> None:
    """T62, T66, T67, T130, T219, A3, A4, A11, R40, R44, R45: each tile, from step 10 on, step 11 included."""
    others = [t for t, _, _ in BONUSES if t not in (tile, "TB2")]
    state = {"bonus": {"red": tile, "blue": "TB2" if tile != "TB2" else others[0], "green": others[-1]}}
    s, _ = eclipse(2, 2, p1={**owned, "red": step, "cocoa": 9}, state=state)
    events = play(s, sorted(options(s))[-1], "salary 0")
    assert points_for(events).get("temple_bonus", 0) == (points if step >= 10 else 0)


def test_the_third_eclipse_ends_the_game() -> None:
    """T131, A19."""
    s, _ = eclipse(2, 2)
    play(s, "salary 0", "salary 0")
    assert (s.over, s.eclipses) == (1, 3)


def test_the_eclipse_after_the_finished_pyramid_ends_the_game() -> None:
    """T102, T131, A19, R33."""
    s, _ = eclipse(2, 0, early=True)
    play(s, "salary 0", "salary 0")
    assert (s.over, s.eclipses) == (1, 1)


def test_leftovers_are_worth_nothing_to_a_player() -> None:
    """R74."""
    s = finish(p1={"wood": 5, "stone": 5, "gold": 5, "cocoa": 9})
    assert GAME.scores(s) == [0, 0]


def test_more_points_win() -> None:
    """T1, R46."""
    assert GAME.ranks(finish(p1={"points": 50}, p2={"points": 51, "cocoa": 0})) == [2, 1]


def test_ties_go_to_more_cocoa_then_to_the_lower_token() -> None:
    """T132, R46: cocoa after the salary."""
    same = {"points": 50}
    assert GAME.ranks(finish(3, p1=same, p2={**same, "cocoa": 2}, p3={**same, "cocoa": 1})) == [3, 1, 2]
    assert GAME.ranks(finish(3, p1=same, p2=same, p3=same)) == [1, 2, 3]


def test_in_a_total_eclipse_the_last_tie_goes_to_the_higher_token() -> None:
    """T138, R46, A23."""
    same = {"points": 50}
    assert GAME.ranks(finish(3, options={"total_eclipse": "on"}, p1=same, p2=same, p3=same)) == [3, 2, 1]
