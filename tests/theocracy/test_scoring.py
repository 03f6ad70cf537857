"""The end of the game: H48 to H52."""

from __future__ import annotations

import pytest

from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.final_scoring import dropped_priest, priest_points, starting_points
from teocalli.games.theocracy.state import State
from tests.theocracy.scene import Scene, asked, gains, hex_of, play, player, worship

#: From which division each multiplier is passed.
PASSED = [0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]
COMMON_CREATURES = ("h02", "h03", "h11", "h14", "h24", "h27", "h35", "h36")


def peaceful() -> Scene:
    """No creature lives any more."""
    scene = Scene()
    for name in COMMON_CREATURES:
        hex_of(scene.s, name).creature = -1
    return scene


def finished(scene: Scene) -> State:
    return scene.round(5).run("scoring")


@pytest.mark.parametrize("cosmo", range(13))
def test_starting_points_are_the_highest_multiplier_below_the_cosmo_marker_at_most_five(cosmo: int) -> None:
    """H51: cosmo on 0 gives 0. (S31)"""
    s = finished(peaceful().cosmo(1, cosmo))
    assert starting_points(s, 0) == min(PASSED[cosmo], 5)
    assert GAME.scores(s)[0] == min(PASSED[cosmo], 5)


@pytest.mark.parametrize("height", range(13))
def test_a_priest_scores_page_times_the_multiplier_it_has_passed(height: int) -> None:
    """S4, S5, S6, S34."""
    s = finished(peaceful().priests(1, pink=height, white=12).page("pink", 3))
    assert priest_points(s, 0, 0) == 3 * PASSED[height]
    assert GAME.scores(s)[0] == 3 * PASSED[height]


def test_h50_only_the_highest_priest_is_dropped() -> None:
    """S33, H50."""
    s = finished(peaceful().priests(1, pink=6, orange=3, violet=1, white=8).page("white", 5).page("orange", 4))
    assert dropped_priest(s, 0) == 3
    assert GAME.scores(s)[0] == 1 * 3 + 4 * 2 + 1 * 1


def test_h50_among_tied_priests_the_cheapest_is_dropped_and_the_others_score() -> None:
    """H50."""
    s = finished(peaceful().priests(1, pink=8, orange=8, violet=8).page("pink", 3).page("orange", 2).page("violet", 5))
    assert dropped_priest(s, 0) == 1
    assert GAME.scores(s)[0] == 4 * (3 + 5)


def test_h50_all_four_on_the_bottom() -> None:
    """H50."""
    s = finished(peaceful())
    assert GAME.scores(s) == [0, 0, 0, 0]


def test_h49_each_pyramid_on_an_own_hex_gives_one_worship_of_choice() -> None:
    """S32, H49."""
    scene = peaceful().piece("pink", "pyramid", "h05").piece("white", "pyramid", "h14", "h10")
    s = finished(scene.priests(1, pink=2))
    assert asked(s) == "bless 1"  # h05 and h14 are blue, h10 is red
    play(s, "bless pink", "bless violet")
    assert worship(s, 1) == {"pink": 3, "violet": 1}
    assert asked(s) == "bless 4"
    play(s, "bless white")
    assert s.over


def test_h49_the_colour_the_hex_shows_now_decides_and_the_top_loses() -> None:
    """H49."""
    scene = peaceful().piece("pink", "pyramid", "h07").colour("blue", "h07").priests(1, pink=12)
    s = finished(scene)
    play(s, "bless pink")
    assert worship(s, 1) == {"pink": 12}


def test_h48_pyramid_worship_comes_before_the_drop_and_in_turn_order_of_the_last_round() -> None:
    """S33, H48."""
    scene = peaceful().piece("pink", "pyramid", "h05").piece("white", "pyramid", "h10").priests(1, pink=5, white=5)
    scene.s.first = 3
    scene.page("white", 5)
    s = finished(scene)
    assert asked(s) == "bless 4"
    play(s, "bless white")
    assert asked(s) == "bless 1"
    play(s, "bless pink")
    assert dropped_priest(s, 0) == 0  # 6 against 5: heights after the pyramids decide
    assert GAME.scores(s)[0] == 5 * 2


def test_h48_living_common_creatures_give_scourge_to_the_owner_of_the_hex() -> None:
    """H48, H51."""
    s = finished(Scene())
    assert [player(s, seat).scourge for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert GAME.scores(s) == [-2, -2, -2, -2]  # H51: totals may be negative


def test_h04_nobody_takes_scourge_for_creatures_on_unused_colours() -> None:
    """H4."""
    s = Scene(2).round(4).run("scoring")
    assert [player(s, seat).scourge for seat in (1, 2)] == [2, 2]


def test_the_elder_gives_no_scourge() -> None:
    s = finished(peaceful())
    assert hex_of(s, "h19").creature == 1
    assert player(s, 1).scourge == 0


def test_scourge_points_are_subtracted() -> None:
    """H52: there is no limit. (S35)"""
    s = finished(peaceful().own(1, scourge=7).cosmo(1, 12))
    assert GAME.scores(s)[0] == 5 - 7


def test_h51_cards_tokens_crystals_and_warriors_score_nothing() -> None:
    """H51."""
    scene = peaceful().hand(1, "envy", "mirage").tokens(1, 2).crystals("pink", blue=5).warriors("pink", garrison=2)
    assert GAME.scores(finished(scene)) == [0, 0, 0, 0]


def test_most_points_win_and_tied_players_share_the_victory() -> None:
    """S2, S36."""
    s = finished(peaceful().cosmo(1, 6).cosmo(2, 6).cosmo(3, 1))
    assert GAME.ranks(s) == [1, 1, 3, 4]


def test_the_events_of_the_scoring_add_up_to_the_total() -> None:
    """S35."""
    scene = Scene().priests(1, pink=6, orange=3, white=9).page("pink", 4).cosmo(1, 5).own(1, scourge=1)
    s = finished(scene)
    total = sum(
        amount for seat, _, amount, _ in gains(s.events, "scored") + gains(s.events, "scored_priest") if seat == 1
    )
    assert [(1, -1, total, "priests")] == gains(s.events, "total")[:1]
    assert total == GAME.scores(s)[0]


def test_the_game_ends_after_the_last_round() -> None:
    """S30."""
    for players, last in ((2, 4), (3, 5), (4, 5)):
        scene = Scene(players).round(last).marker("pink").developments()
        s = scene.development()
        assert s.over
