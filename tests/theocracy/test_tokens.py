"""Transformation tokens and the compensation of transformed hexes: H32 to H36."""

from __future__ import annotations

import pytest

from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.vocabulary import BLACK, COLOURS
from tests.theocracy.scene import Scene, asked, can, gains, hex_of, play, player, why_not


@pytest.mark.parametrize(("token", "division"), [("low", 2), ("middle", 5), ("high", 7)])
def test_h32_a_priest_on_the_division_unlocks_its_token(token: str, division: int) -> None:
    """S37, S38, H32."""
    below = Scene().cosmo(1, 2).priests(1, violet=division - 1).table("pink 1").turn()
    assert why_not(below, f"buy {token}") == "token_locked"
    there = Scene().cosmo(1, 2).priests(1, violet=division).table("pink 1").turn()
    assert can(there, f"buy {token}")


def test_h32_the_cosmo_marker_unlocks_nothing() -> None:
    """H32."""
    s = Scene().cosmo(1, 12).table("pink 1").turn()
    assert [why_not(s, f"buy {token}") for token in ("low", "middle", "high")] == ["token_locked"] * 3


def test_h32_every_division_passed_is_unlocked_in_anybodys_turn() -> None:
    """S38, H32."""
    scene = Scene().priests(1, pink=1).piece("pink", "factory", "h05").crystals("pink", black=2).clear("h06")
    s = scene.table("orange 1").acting("pink", "white 4", seat=2)
    assert player(s, 1).priests[0] == 3
    scene = Scene().priests(1, pink=4).crystals("pink", blue=3).table("white 6", "orange 1")
    s = scene.turn(seat=2)
    play(s, "take white 6", "place pink")
    events = play(s, "offer blue", "offer blue", "offer blue")
    assert [thing for seat, thing, *_ in gains(events, "unlocked") if seat == 1] == [1, 2]


def test_h33_an_unlocked_token_costs_two_cosmo_and_several_may_be_bought() -> None:
    """S39, H33."""
    s = Scene().cosmo(1, 5).priests(1, pink=5).table("pink 1").turn()
    play(s, "buy middle", "buy low")
    assert (player(s, 1).cosmo, player(s, 1).tokens, player(s, 1).scale) == (1, 2, [0, 0, 1])
    assert why_not(s, "buy low") == "token_gone"


def test_h33_not_without_cosmo_but_usable_in_the_same_turn() -> None:
    """S40, H33."""
    s = Scene().cosmo(1, 1).priests(1, pink=5).table("pink 1").turn()
    assert why_not(s, "buy low") == "not_enough_cosmo"
    s = Scene().cosmo(1, 2).priests(1, pink=5).table("pink 1").turn()
    play(s, "buy low", "use_token", "transform h10")
    assert hex_of(s, "h10").colour == COLOURS.index("blue")


def test_h34_a_token_turns_any_hex_into_the_own_colour_wherever_it_lies() -> None:
    """H34."""
    s = Scene().tokens(1, 1).table("pink 1").turn()
    play(s, "use_token")
    assert can(s, "transform h19") is False
    assert why_not(s, "transform h19") == "creature_there"
    assert why_not(s, "transform h01") == "fortress_hex"
    assert why_not(s, "transform h05") == "own_colour_already"
    assert can(s, "transform h16")  # neutral
    assert can(s, "transform h06")  # with a building
    play(s, "transform h16")
    assert (hex_of(s, "h16").colour, hex_of(s, "h16").token) == (0, 1)
    assert GAME.view(s, 0)["hexes"]["h16"]["owner"] == 1


def test_h34_one_token_a_turn() -> None:
    """H34."""
    s = Scene().tokens(1, 2).table("pink 1", "white 1").turn()
    play(s, "use_token", "transform h16")
    assert why_not(s, "use_token") == "token_used"


def test_h34_with_the_option_any_number_of_tokens() -> None:
    """H34."""
    s = Scene(tokens_per_turn="any").tokens(1, 2).table("pink 1").turn()
    play(s, "use_token", "transform h16", "use_token", "transform h17")
    assert player(s, 1).tokens == 0


def test_h34_before_or_after_the_action_and_again_in_the_next_turn() -> None:
    """H34."""
    s = Scene().tokens(1, 2).table("pink 1", "white 1", "orange 1", "violet 4").turn()
    play(s, "take pink 1", "place orange", "use_token", "transform h16")
    assert asked(s) == "take 2"
    assert s.token_uses == 0


def test_h34_a_later_token_removes_the_earlier_one_from_the_game() -> None:
    """H34."""
    s = Scene().tokens(1, 1).tokens(2, 1).table("pink 1", "white 1").turn()
    play(s, "use_token", "transform h16", "take pink 1", "place orange")
    play(s, "use_token", "transform h16")
    assert hex_of(s, "h16").colour == COLOURS.index("green")
    assert (player(s, 1).tokens_gone, player(s, 2).tokens_gone) == (1, 0)


def test_h35_the_former_owner_of_a_hex_with_a_building_takes_the_topmost_token() -> None:
    """S43, H35."""
    s = Scene().tokens(1, 1).table("pink 1").turn()
    events = play(s, "use_token", "transform h06")  # pink's house on a red hex
    assert gains(events, "took_token") == [(4, 2, 1, "compensation")]
    assert (player(s, 4).tokens, player(s, 4).scale) == (1, [1, 1, 0])


def test_h35_seven_before_five_before_two_and_nothing_if_the_scale_is_empty() -> None:
    """H35."""
    for scale, taken in (([1, 1, 0], 1), ([1, 0, 0], 0)):
        scene = Scene().tokens(1, 1).table("pink 1")
        scene.s.players[3].scale[:] = scale
        scene.s.players[3].tokens_gone = 4 - sum(scale)
        events = play(scene.turn(), "use_token", "transform h06")
        assert [thing for _, thing, *_ in gains(events, "took_token")] == [taken]
    scene = Scene().tokens(1, 1).table("pink 1")
    scene.s.players[3].scale[:] = [0, 0, 0]
    scene.s.players[3].tokens_gone = 4
    assert not gains(play(scene.turn(), "use_token", "transform h06"), "took_token")


def test_h35_no_compensation_for_an_empty_hex_or_one_without_owner() -> None:
    """H35."""
    for where in ("h09", "h16"):
        s = Scene().tokens(1, 1).table("pink 1").turn()
        assert not gains(play(s, "use_token", f"transform {where}"), "took_token")
    s = Scene().piece("pink", "house", "h07").tokens(1, 1).table("pink 1").turn()
    assert not gains(play(s, "use_token", "transform h07"), "took_token")


def test_h36_a_crystal_on_the_hex_is_exchanged_for_the_new_colour() -> None:
    """H36."""
    s = Scene().tokens(1, 1).table("pink 1").turn()
    red = s.crystals[3]
    play(s, "use_token", "transform h10")
    assert hex_of(s, "h10").crystal == COLOURS.index("blue")
    assert s.crystals[3] == red + 1


def test_h36_a_black_one_if_there_is_none_and_with_neither_it_stays() -> None:
    """H36."""
    s = Scene().supply("blue", 0).tokens(1, 1).table("pink 1").turn()
    play(s, "use_token", "transform h10")
    assert hex_of(s, "h10").crystal == BLACK
    s = Scene().supply("blue", 0).supply("black", 0).tokens(1, 1).table("pink 1").turn()
    play(s, "use_token", "transform h10")
    assert hex_of(s, "h10").crystal == COLOURS.index("red")


def test_h04_an_unused_colour_can_be_transformed_like_any_other() -> None:
    """H4."""
    s = Scene(2).tokens(1, 1).table("pink 1").turn()
    play(s, "use_token", "transform h10")
    assert hex_of(s, "h10").colour == 0
