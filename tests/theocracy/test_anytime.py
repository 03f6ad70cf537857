"""At any moment of the own turn, beside whatever is being decided: H10, H47."""

from __future__ import annotations

import pytest

from teocalli.games.theocracy import GAME
from tests.theocracy.scene import Scene, asked, can, civ_of, gains, hand, hex_of, play, player, why_not, worship
from tests.theocracy.test_turn import banned
from tests.theocracy.test_war import front


def test_h10_a_card_can_be_played_beside_every_step_of_the_turn() -> None:
    """S44, H10."""
    s = Scene().hand(1, "star_wind").table("pink 3", "white 1").turn()
    for token in ("take pink 3", "place orange", "expand h07"):
        assert can(s, "play star_wind")
        play(s, token)
    assert (asked(s), can(s, "play star_wind")) == ("end_turn 1", True)
    play(s, "play star_wind")
    assert asked(s) == "take 2"  # nothing more can be done: the turn is over


def test_h10_what_is_pending_stays_pending() -> None:
    """H10."""
    s = Scene().hand(1, "star_wind", "call_to_arms").table("pink 3", "white 1").turn()
    play(s, "take pink 3", "play call_to_arms")
    assert asked(s) == "recruit 1"
    play(s, "recruit violet")
    assert asked(s) == "place 1"
    play(s, "place orange", "play star_wind")
    assert asked(s) == "expand 1"


def test_h10_any_order_and_number() -> None:
    """H10."""
    s = Scene().hand(1, "star_wind", "star_wind").priests(1, pink=7).table("pink 1").turn()
    play(s, "play star_wind", "play star_wind", "buy low", "buy high", "use_token", "transform h09")
    assert player(s, 1).cosmo == 0
    assert player(s, 1).tokens == 1
    assert hex_of(s, "h09").colour == 0
    assert asked(s) == "take 1"


def test_h10_a_token_is_bought_and_used_between_taking_and_placing() -> None:
    """S39, S40, H10."""
    s = Scene().cosmo(1, 2).priests(1, pink=2).table("pink 3", "white 1").turn()
    play(s, "take pink 3", "buy low", "use_token", "transform h07", "place orange")
    play(s, "expand h07")
    assert worship(s, 1) == {"pink": 2, "orange": 1}


def test_h10_a_token_unlocked_by_an_expansion_serves_before_the_second_caravan() -> None:
    """The first house on h05 brings pink's priest to division 2; the token makes the second site a blue hex. (H10)"""
    scene = Scene().hand(1, "second_caravan").cosmo(1, 2).priests(1, pink=1).table("white 3", "white 1")
    s = scene.turn()
    play(s, "take white 3", "place pink")
    assert why_not(s, "buy low") == "token_locked"
    play(s, "expand h05", "buy low", "use_token", "transform h07", "play second_caravan", "expand h07")
    assert worship(s, 1) == {"pink": 3}


def test_h10_a_token_unlocked_by_the_first_attack_serves_before_the_second() -> None:
    """H10."""
    scene = front(where="h05").piece("orange", "house", "h12").cosmo(1, 2).priests(1, pink=1)
    s = scene.acting("pink", "white 2")
    play(s, "attack h05", "buy low", "use_token", "transform h12", "attack h12")
    assert worship(s, 1) == {"pink": 3}


def test_h10_call_to_arms_after_a_sanctuary_pays_for_the_second_attack() -> None:
    """P07 has spent the only warrior; a new one is recruited while the War goes on. (H10)"""
    scene = front().hand(1, "sanctuary").hand(2, "call_to_arms").warriors("pink", area=1)
    s = scene.acting("pink", "white 2", seat=2)
    play(s, "attack h05", "play sanctuary")
    assert (asked(s), why_not(s, "attack h05")) == ("attack 2", "not_enough_warriors")
    play(s, "play call_to_arms", "recruit pink", "attack h05")
    assert hex_of(s, "h05").civ == 0


def test_h10_a_bonus_can_be_used_before_the_action() -> None:
    """The 2 cosmo of the cell buy a token for the only building that can be upgraded. (H10)"""
    s = Scene().priests(1, pink=2).table("pink 4", "white 1").turn()
    play(s, "take pink 4", "place pink")
    assert asked(s) == "upgrade 1"
    play(s, "buy low", "use_token", "transform h06", "upgrade h06")
    assert worship(s, 1) == {"pink": 3}


def test_h10_an_action_without_choice_is_carried_out_if_nothing_has_changed_since_the_placing() -> None:
    """H10, H16."""
    s = Scene().priests(1, pink=2).cosmo(1, 2).table("white 4", "white 1").turn()
    assert can(s, "buy low")
    play(s, "take white 4", "place pink")
    assert (asked(s), civ_of(s, "pink").built[:2]) == ("end_turn 1", [0, 1])


def test_h10_cosmo_that_would_be_lost_can_be_spent_before_an_initiative() -> None:
    """H10, H31."""
    s = Scene().priests(1, pink=2).cosmo(1, 10).table("pink 1", "white 1").turn()
    play(s, "take pink 1", "place pink")
    assert (asked(s), player(s, 1).cosmo) == ("initiative 1", 12)
    play(s, "buy low", "initiative")
    assert player(s, 1).cosmo == 11


def test_h34_one_token_a_turn_wherever_it_is_used() -> None:
    """H34."""
    s = Scene().tokens(1, 2).table("pink 3", "white 1").turn()
    play(s, "take pink 3", "use_token", "transform h16", "place orange")
    assert why_not(s, "use_token") == "token_used"


# ---------------------------------------------------------------- nothing that is owed can be spent


def test_h11_the_die_in_hand_stays_placeable_when_cosmo_is_spent() -> None:
    """H11."""
    s = banned("3").table("pink 3", "violet 5").priests(1, pink=2).cosmo(1, 3).turn()
    play(s, "take pink 3")
    assert why_not(s, "buy low") == "turn_cannot_be_completed"
    play(s, "change up")
    assert why_not(s, "buy low") == "not_enough_cosmo"


def test_h11_the_die_in_hand_stays_placeable_when_cards_are_played() -> None:
    """The last card must lift the ban; but cosmo of a card can pay for a step instead. (H11)"""
    s = banned("6").table("pink 6", "violet 5").hand(1, "star_wind").turn()
    play(s, "take pink 6")
    assert why_not(s, "play star_wind") == "turn_cannot_be_completed"
    s = banned("3").table("pink 3", "violet 5").hand(1, "star_wind").turn()
    play(s, "take pink 3", "play star_wind")
    assert GAME.tokens(s) == ["change down", "change up"]


def test_h11_a_die_put_aside_needs_nothing() -> None:
    """H11, H15."""
    s = banned("6").table("pink 6", "violet 6").hand(1, "star_wind").turn()
    play(s, "aside pink 6", "play star_wind", "place pink")
    assert asked(s) == "take 2"


@pytest.mark.parametrize("cause", ["recolour white", "repeat pink"])
def test_nothing_is_done_beside_a_card_that_is_owed(cause: str) -> None:
    s = Scene().hand(1, "star_wind", "star_wind", "mirage").row("pink", "orange 1").table("pink 1", "white 1").turn()
    play(s, "take pink 1", cause)
    assert sorted(GAME.tokens(s)) == ["discard mirage", "discard star_wind"]


def test_a_mirage_on_the_price_of_a_pyramid_makes_the_action_impossible() -> None:
    """H10: the pending decision is looked at anew."""
    scene = Scene().hand(1, "mirage").piece("pink", "factory", "h05").clear("h06").crystals("pink", black=2)
    s = scene.acting("pink", "white 4")
    assert asked(s) == "upgrade 1"
    play(s, "play mirage", "exchange pink black")
    assert GAME.tokens(s) == ["forgo"]


# ---------------------------------------------------------------- whose turn, and its end


def test_h09_nothing_by_choice_outside_the_own_turn() -> None:
    """H9, H10."""
    scene = Scene().hand(1, "star_wind").hand(2, "star_wind", "mirage").tokens(2, 1).tokens(1, 1)
    s = scene.marker("pink", holder=2).developments().development()
    assert sorted(GAME.tokens(s)) == ["effect a", "effect b"]
    s = front().hand(1, "star_wind").tokens(1, 1).acting("pink", "white 2", seat=2)
    play(s, "attack h05")
    assert (asked(s), GAME.tokens(s)) == ("react 1", ["allow"])


def test_h10_the_turn_ends_by_itself_if_everybody_can_see_that_nothing_can_be_done() -> None:
    """H10."""
    s = Scene().cosmo(1, 9).table("pink 1", "white 1").turn()
    play(s, "take pink 1", "place orange")
    assert asked(s) == "take 2"  # neither a card nor a token, and all tokens are locked


@pytest.mark.parametrize(
    "scene",
    [
        Scene().hand(1, "sanctuary"),
        Scene().tokens(1, 1),
        Scene().priests(1, pink=2).cosmo(1, 2),
    ],
    ids=["a card", "a token", "a token to buy"],
)
def test_h10_whoever_might_still_do_something_is_asked_once(scene: Scene) -> None:
    """H10, H47: what everybody can see decides, so that the question tells nothing."""
    s = scene.table("orange 1", "white 1").turn()
    play(s, "take orange 1", "place pink")
    assert asked(s) == "end_turn 1"
    assert not gains(play(s, "done"), "played")
    assert asked(s) == "take 2"


@pytest.mark.parametrize("card", ["long_night", "second_caravan", "ambush", "sanctuary", "secret_of_the_masons"])
def test_h47_cards_with_a_named_moment_wait_for_it(card: str) -> None:
    """S44, H47."""
    s = Scene().hand(1, card).table("pink 1").turn()
    assert why_not(s, f"play {card}") == "not_now"
    play(s, "take pink 1")
    assert why_not(s, f"play {card}") == "not_now"
    assert hand(s, 1) == {card: 1}


def test_h33_a_locked_token_is_refused_as_locked_whatever_it_costs() -> None:
    """S40, H33."""
    s = Scene().table("pink 1").turn()
    assert why_not(s, "buy low") == "token_locked"
