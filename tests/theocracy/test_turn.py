"""Phase 2, the turn: taking, changing and placing a die, the bonus of its cell: H11 to H15."""

from __future__ import annotations

from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.vocabulary import FIXED_FACE
from tests.theocracy.scene import Scene, asked, can, civ_of, gains, hand, play, player, why_not, worship


def test_any_die_goes_to_the_leftmost_free_cell_of_any_row() -> None:
    """S20."""
    s = Scene().row("pink", "white 4").table("pink 1", "white 1").turn()
    play(s, "take white 1")
    assert [can(s, f"place {civ}") for civ in ("pink", "orange", "violet", "white")] == [True] * 4
    play(s, "place pink")
    assert civ_of(s, "pink").row_value == [4, 1, 0]
    assert civ_of(s, "pink").row_colour[:2] == [3, 3]


def test_one_action_a_turn_and_then_the_next_player() -> None:
    """S18."""
    s = Scene().table("pink 1", "white 1").turn()
    play(s, "take pink 1", "place orange")
    assert asked(s) == "take 2"


def test_the_phase_ends_when_everybody_had_two_turns() -> None:
    """S8, S19."""
    s = Scene().developments().table("pink 4").marker("pink").turn(seat=4)
    play(s, "take pink 4", "place white")
    assert s.round == 2


def test_the_phase_ends_after_three_turns_each_with_two_players() -> None:
    """S19."""
    s = Scene(2).table("pink 1", "white 1").marker("pink").turn(seat=1)
    assert (s.stack[0].a, s.seats) == (5, 2)
    play(s, "take pink 1", "place orange")
    assert (s.round, asked(s)) == (1, "take 2")


def test_a_full_row_takes_no_die() -> None:
    s = Scene().row("pink", "pink 1", "pink 2", "white 3").table("orange 1").turn()
    play(s, "take orange 1")
    assert why_not(s, "place pink") == "row_full"


# ---------------------------------------------------------------- the bonus of the cell


def test_the_first_cell_gives_two_cosmo_if_the_colours_match() -> None:
    """S21."""
    s = Scene().table("pink 1").turn()
    events = play(s, "take pink 1", "place pink")
    assert gains(events, "cosmo")[0] == (1, -1, 2, "cell_bonus")


def test_the_second_cell_gives_one_cosmo_and_a_power_card() -> None:
    """S21."""
    s = Scene().row("pink", "white 4").table("pink 1").next_card("ambush").turn()
    events = play(s, "take pink 1", "place pink")
    assert gains(events, "cosmo")[0] == (1, -1, 1, "cell_bonus")
    assert hand(s, 1) == {"ambush": 1}


def test_the_third_cell_gives_one_worship_from_the_civilization() -> None:
    """S21."""
    s = Scene().row("pink", "white 4", "white 3").table("pink 1").turn()
    events = play(s, "take pink 1", "place pink")
    assert gains(events, "worship") == [(1, 0, 1, "cell_bonus")]


def test_no_bonus_if_the_colours_differ() -> None:
    """S21."""
    s = Scene().table("pink 1").turn()
    events = play(s, "take pink 1", "place white")
    assert [cause for *_, cause in gains(events, "cosmo")] == ["initiative"]


def test_the_bonus_comes_before_the_action() -> None:
    """S22."""
    s = Scene().table("pink 1").turn()
    events = play(s, "take pink 1", "place pink")
    assert [cause for *_, cause in gains(events, "cosmo")] == ["cell_bonus", "initiative"]


# ---------------------------------------------------------------- changing the value: H12


def test_h12_a_step_costs_two_cosmo_and_any_number_may_be_paid() -> None:
    """S25, H12."""
    s = Scene().cosmo(1, 5).table("pink 1").turn()
    play(s, "take pink 1", "change up", "change up")
    assert player(s, 1).cosmo == 1
    assert s.die_value == 3
    assert why_not(s, "change up") == "not_enough_cosmo"
    play(s, "place orange")
    assert asked(s) == "expand 1"
    assert civ_of(s, "orange").row_value[0] == 3


def test_h12_no_die_is_changed_from_six_or_to_six_and_there_is_no_wrap() -> None:
    """S26, H12."""
    s = Scene().cosmo(1, 9).table("pink 6", "pink 5", "pink 1").turn()
    six, five, one = GAME.copy(s), GAME.copy(s), GAME.copy(s)
    play(six, f"take pink {FIXED_FACE}")
    assert why_not(six, "change down") == "six_stays_six"
    play(five, "take pink 5")
    assert why_not(five, "change up") == "six_stays_six"
    play(one, "take pink 1")
    assert why_not(one, "change down") == "no_use"


def test_h12_the_new_value_stays_in_the_row_and_counts_for_the_neighbour() -> None:
    """H12."""
    s = Scene().cosmo(1, 2).table("pink 2", "white 3").turn()
    play(s, "take pink 2", "change down", "place orange")
    assert civ_of(s, "orange").row_value[0] == 1
    play(s, "take white 3")
    assert can(s, "place orange")


# ---------------------------------------------------------------- equal neighbours: H14


def test_h14_equal_values_may_not_lie_next_to_each_other() -> None:
    """S23, H14."""
    s = Scene().row("pink", "white 1").row("orange", "white 1", "violet 2").table("pink 1").turn()
    play(s, "take pink 1")
    assert why_not(s, "place pink") == "equal_neighbour"
    assert can(s, "place orange")  # only the die directly to the left counts


def test_h14_a_discarded_card_lifts_the_ban_and_the_action_is_done_again() -> None:
    """S24, S46, H14."""
    s = Scene().row("pink", "white 1").hand(1, "ambush", "mirage").table("pink 1").turn()
    play(s, "take pink 1", "repeat pink")
    assert asked(s) == "discard 1"
    events = play(s, "discard mirage")
    assert gains(events, "discarded") == [(1, 11, 1, "repeat")]
    assert civ_of(s, "pink").row_value == [1, 1, 0]
    assert s.holder == 0
    assert hand(s, 1)["ambush"] == 1


def test_h14_without_a_card_the_ban_stands() -> None:
    """H14."""
    s = Scene().row("pink", "white 1").table("pink 1").turn()
    play(s, "take pink 1")
    assert why_not(s, "repeat pink") == "no_card"


def test_the_card_that_lifts_the_ban_is_given_before_the_bonus_is_drawn() -> None:
    cards = ("ambush", "ambush", "mirage", "mirage", "envy")
    s = Scene().row("pink", "white 1").hand(1, *cards).table("pink 1").next_card("second_caravan").turn()
    play(s, "take pink 1", "repeat pink", "discard envy")
    assert sum(hand(s, 1).values()) == 5
    assert "second_caravan" in hand(s, 1)


# ---------------------------------------------------------------- changing the colour: H13


def test_h13_a_discarded_card_sets_the_colour_for_the_bonus() -> None:
    """S45, H13."""
    s = Scene().hand(1, "ambush").table("pink 1").turn()
    play(s, "take pink 1")
    events = play(s, "recolour white", "place white")
    assert gains(events, "discarded") == [(1, 5, 1, "recolour")]
    assert gains(events, "cosmo")[0] == (1, -1, 2, "cell_bonus")
    assert civ_of(s, "white").row_colour[0] == 0  # the die itself keeps its colour


def test_h13_one_card_serves_the_bonus_and_the_guest_of_a_festival() -> None:
    """S45, H13."""
    s = Scene().hand(1, "ambush").crystals("white").table("pink 6").turn()
    play(s, "take pink 6", "recolour white", "place white")
    assert worship(s, 1) == {"white": 1}
    assert player(s, 1).cosmo == 2


def test_h13_no_second_card_before_placing_and_none_without_a_use() -> None:
    """H13."""
    s = Scene().hand(1, "ambush", "ambush").row("white", "pink 1", "pink 2", "orange 3").table("orange 1").turn()
    play(s, "take orange 1")
    assert why_not(s, "recolour white") == "no_use"  # the row is full and it is no festival
    play(s, "recolour violet", "discard ambush")
    assert why_not(s, "recolour pink") == "no_use"


def test_h13_the_last_card_may_not_be_given_for_colour_if_it_must_lift_the_ban() -> None:
    """H13."""
    scene = Scene().hand(1, "ambush").table("pink 6")
    for civ, die in (("pink", "white 6"), ("orange", "white 6"), ("violet", "orange 6"), ("white", "orange 6")):
        scene.row(civ, die)
    s = scene.turn()
    play(s, "take pink 6")
    assert why_not(s, "recolour white") == "turn_cannot_be_completed"
    assert can(s, "repeat pink")


# ---------------------------------------------------------------- which die: H11, H15


def banned(value: str) -> Scene:
    """The last die in every row has the same value."""
    dice = ("white", "white", "orange", "orange")
    scene = Scene()
    for civ, colour in zip(("pink", "orange", "violet", "white"), dice, strict=True):
        scene.row(civ, f"{colour} {value}")
    return scene


def test_h11_only_a_die_with_which_the_turn_can_be_completed() -> None:
    """H11."""
    s = banned("6").table("pink 6", "pink 3").cosmo(1, 9).turn()
    assert why_not(s, "take pink 6") == "turn_cannot_be_completed"
    assert can(s, "take pink 3")


def test_h11_a_die_that_must_be_paid_for_can_be_taken_and_must_be_paid_for() -> None:
    """H11."""
    s = banned("3").table("pink 3", "violet 5").cosmo(1, 2).turn()
    play(s, "take pink 3")
    assert not [token for token in GAME.tokens(s) if token.startswith("place")]
    assert sorted(GAME.tokens(s)) == ["change down", "change up"]


def test_h11_a_card_in_hand_completes_any_turn() -> None:
    """H11."""
    s = banned("6").table("pink 6", "pink 3").hand(1, "ambush").turn()
    assert can(s, "take pink 6")


def test_h15_if_nothing_fits_a_die_may_be_put_aside_for_one_cosmo() -> None:
    """H15."""
    s = banned("6").table("pink 6").turn()
    assert GAME.tokens(s) == ["aside pink 6"]
    play(s, "aside pink 6")
    assert all(can(s, f"place {civ}") for civ in ("pink", "orange", "violet", "white"))
    events = play(s, "place pink")
    assert gains(events, "cosmo") == [(1, -1, 1, "nothing_fits")]  # neither bonus nor action
    assert civ_of(s, "pink").row_value[:2] == [6, 6]
    assert not gains(events, "festival")


def test_h15_the_player_may_also_pay_or_discard_as_usual() -> None:
    """H15."""
    s = banned("3").table("pink 3").cosmo(1, 2).turn()
    assert sorted(GAME.tokens(s)) == ["aside pink 3", "take pink 3"]


def test_h15_at_the_end_of_the_turn_cards_can_still_be_played() -> None:
    """H15."""
    s = banned("6").table("pink 6", "violet 6").hand(1, "star_wind").turn()
    play(s, "aside pink 6", "place pink")
    assert asked(s) == "end_turn 1"
    assert can(s, "play star_wind")


def test_h15_not_if_some_die_fits() -> None:
    """H15."""
    s = banned("6").table("pink 6", "pink 1").turn()
    assert not [token for token in GAME.tokens(s) if token.startswith("aside")]
