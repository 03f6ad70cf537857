"""Power cards, one test or more for each of the twelve: H44 to H47; the hand and its limit."""

from __future__ import annotations

import pytest

from teocalli.engine.structs import words_of
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import State
from teocalli.games.theocracy.vocabulary import Card, Piece
from tests.theocracy.scene import Scene, area, asked, can, civ_of, gains, hand, hex_of, play, player, why_not, worship


def holding(*cards: str) -> Scene:
    return Scene().hand(1, *cards).table("pink 3", "white 1")


def test_p01_sudden_yield_any_civilizations_factory_produces() -> None:
    """H46, P01."""
    s = (
        holding("sudden_yield")
        .piece("pink", "factory", "h05")
        .piece("white", "factory", "h36")
        .crystals("white")
        .turn()
    )
    play(s, "play sudden_yield")
    assert sorted(GAME.tokens(s)) == ["produce h05", "produce h36"]
    play(s, "produce h36")
    assert area(s, "white") == {"green": 1}
    assert asked(s) == "take 1"


def test_p01_needs_a_factory_and_a_crystal() -> None:
    """P01."""
    s = holding("sudden_yield").turn()
    assert why_not(s, "play sudden_yield") == "changes_nothing"
    s = holding("sudden_yield").piece("pink", "factory", "h05").supply("blue", 0).supply("black", 0).turn()
    assert why_not(s, "play sudden_yield") == "changes_nothing"


def test_p02_call_to_arms_a_civilization_recruits_one() -> None:
    """P02."""
    s = holding("call_to_arms").warriors("pink", garrison=2).turn()
    play(s, "play call_to_arms", "recruit pink")
    assert (civ_of(s, "pink").garrison, civ_of(s, "pink").area) == (2, 1)


def test_p02_needs_a_warrior_in_the_supply() -> None:
    """H46, P02."""
    s = holding("call_to_arms").warriors("pink", garrison=2, area=4).turn()
    play(s, "play call_to_arms")
    assert why_not(s, "recruit pink") == "not_enough_warriors"
    assert can(s, "recruit orange")


def test_p03_star_wind_two_cosmo() -> None:
    """P03."""
    s = holding("star_wind").turn()
    play(s, "play star_wind")
    assert player(s, 1).cosmo == 2
    assert s.discard[Card.STAR_WIND] == 1


def test_p03_is_not_played_on_the_top_of_the_scale() -> None:
    """P03."""
    s = holding("star_wind").cosmo(1, 12).turn()
    assert why_not(s, "play star_wind") == "changes_nothing"


def test_p04_long_night_of_song_one_crystal_above_the_limit() -> None:
    """P04."""
    s = holding("long_night").crystals("pink", black=5).table("white 6").turn()
    play(s, "take white 6", "place pink", "offer black", "offer black", "offer black")
    assert why_not(s, "offer black") == "limit_reached"
    play(s, "play long_night", "offer black")
    assert worship(s, 1)["pink"] == 4
    assert asked(s) == "take 2"  # without a card in hand nothing more is asked


def test_h45_two_long_nights_add_up_and_are_not_played_without_crystals() -> None:
    """H45."""
    s = holding("long_night", "long_night").crystals("pink", black=5).table("white 6").turn()
    play(s, "take white 6", "place pink", "play long_night", "play long_night")
    play(s, *["offer black"] * 5)
    assert worship(s, 1)["pink"] == 5
    s = holding("long_night").crystals("pink", black=3).table("white 6").turn()
    play(s, "take white 6", "place pink")
    assert why_not(s, "play long_night") == "changes_nothing"


def test_p05_second_caravan_the_same_civilization_expands_once_more() -> None:
    """P05."""
    s = holding("second_caravan").turn()
    play(s, "take pink 3", "place orange", "expand h07")
    assert asked(s) == "end_turn 1"
    play(s, "play second_caravan", "expand h13")
    assert civ_of(s, "orange").built[Piece.HOUSE] == 3
    assert asked(s) == "take 2"


def test_p05_may_be_kept() -> None:
    """P05."""
    s = holding("second_caravan").turn()
    play(s, "take pink 3", "place orange", "expand h07", "done")
    assert hand(s, 1) == {"second_caravan": 1}


def test_h45_a_caravan_may_follow_a_caravan() -> None:
    """H45."""
    s = holding("second_caravan", "second_caravan").turn()
    play(s, "take pink 3", "place orange", "expand h07", "play second_caravan", "expand h13")
    play(s, "play second_caravan", "expand h09")
    assert civ_of(s, "orange").built[Piece.HOUSE] == 4


def test_h47_no_caravan_after_a_neutral_expansion_or_migration() -> None:
    """H47."""
    neutral = Scene(2).hand(2, "second_caravan").neutral("pink")
    migration = Scene(2).hand(2, "second_caravan").priests(1, pink=1).marker("white").developments("migration")
    for s in (neutral, migration.development()):
        assert asked(s) == "expand 2"
        play(s, "expand h05")
        assert hand(s, 2) == {"second_caravan": 1}
        assert asked(s) != "end_turn 2"


def test_h47_no_caravan_at_the_end_of_another_action() -> None:
    """H47."""
    s = holding("second_caravan").table("white 1").turn()
    play(s, "take white 1", "place orange")
    assert (asked(s), why_not(s, "play second_caravan")) == ("end_turn 1", "not_now")


def masonry(*cards: str, black: int) -> State:
    """Pink could build a pyramid on h05, and has no house."""
    scene = holding(*cards).piece("pink", "factory", "h05").clear("h06").crystals("pink", black=black)
    s = scene.table("white 4").turn()
    play(s, "take white 4", "place pink")
    return s


def test_p08_secret_of_the_masons_a_pyramid_costs_one_black_crystal_less() -> None:
    """P08."""
    s = masonry("secret_of_the_masons", black=1)
    assert asked(s) == "upgrade 1"
    assert why_not(s, "pyramid h05") == "not_enough_black_crystals"
    play(s, "play secret_of_the_masons", "pyramid h05")
    assert hex_of(s, "h05").piece == Piece.PYRAMID
    assert (area(s, "pink"), s.discount) == ({}, 0)


def test_p08_may_be_kept_and_two_make_a_pyramid_free() -> None:
    """P08, H45."""
    s = masonry("secret_of_the_masons", "secret_of_the_masons", black=2)
    kept = GAME.copy(s)
    play(kept, "pyramid h05")
    assert (area(kept, "pink"), hand(kept, 1)) == ({}, {"secret_of_the_masons": 2})
    play(s, "play secret_of_the_masons", "play secret_of_the_masons", "pyramid h05")
    assert (area(s, "pink"), hand(s, 1)) == ({"black": 2}, {})


def test_h44_masons_are_not_played_in_vain() -> None:
    """One card cannot pay for two crystals; two can, and then the pyramid must be built. (H44)"""
    s = masonry("secret_of_the_masons", "envy", black=0)
    assert why_not(s, "play secret_of_the_masons") == "not_enough_black_crystals"
    assert GAME.tokens(s) == ["forgo"]
    s = masonry("secret_of_the_masons", "secret_of_the_masons", black=0)
    play(s, "play secret_of_the_masons")
    assert (why_not(s, "forgo"), GAME.tokens(s)) == ("card_played", ["play secret_of_the_masons"])


def test_h16_a_building_that_only_a_card_makes_possible_may_be_forgone() -> None:
    """H16: the action is compulsory, playing a card is not."""
    s = masonry("secret_of_the_masons", black=1)
    events = play(s, "forgo")
    assert [cause for *_, cause in gains(events, "did_nothing")] == ["factory"]
    assert hex_of(s, "h05").piece == Piece.FACTORY


def test_p09_nudge_of_fate_changes_the_value_by_one_without_cost() -> None:
    """P09."""
    s = holding("nudge_of_fate").turn()
    assert why_not(s, "play nudge_of_fate") == "not_now"
    play(s, "take pink 3", "nudge down")
    assert (s.die_value, player(s, 1).cosmo, hand(s, 1)) == (2, 0, {})


def test_h45_nudges_repeat_and_join_with_paid_steps() -> None:
    """H45."""
    s = holding("nudge_of_fate", "nudge_of_fate").cosmo(1, 2).turn()
    play(s, "take pink 3", "nudge down", "change down", "nudge up")
    assert s.die_value == 2


def test_p09_never_from_or_to_six() -> None:
    """P09."""
    s = holding("nudge_of_fate").table("white 6", "orange 5").turn()
    six = GAME.copy(s)
    play(six, "take white 6")
    assert why_not(six, "nudge down") == "six_stays_six"
    play(s, "take orange 5")
    assert why_not(s, "nudge up") == "six_stays_six"


def test_p10_envy_worship_where_another_priest_stands_strictly_higher() -> None:
    """H46, P10."""
    s = holding("envy").priests(1, pink=1, white=2).priests(3, pink=2, white=2).turn()
    play(s, "play envy")
    assert GAME.tokens(s) == ["envy pink"]
    play(s, "envy pink")
    assert worship(s, 1) == {"pink": 2, "white": 2}


def test_p10_not_if_nobody_stands_higher() -> None:
    """P10."""
    s = holding("envy").priests(1, pink=1).turn()
    assert why_not(s, "play envy") == "changes_nothing"


def test_p11_cleansing_rain_returns_a_scourge_point() -> None:
    """P11."""
    s = holding("cleansing_rain").own(1, scourge=2).turn()
    play(s, "play cleansing_rain")
    assert (player(s, 1).scourge, player(s, 1).cosmo) == (1, 0)


def test_p11_gives_cosmo_only_without_scourge() -> None:
    """H52: scourge never goes below 0. (H46, P11)"""
    s = holding("cleansing_rain").turn()
    play(s, "play cleansing_rain")
    assert (player(s, 1).scourge, player(s, 1).cosmo) == (0, 1)
    s = holding("cleansing_rain").cosmo(1, 12).turn()
    assert why_not(s, "play cleansing_rain") == "changes_nothing"


def test_p12_mirage_exchanges_a_crystal_for_one_of_the_own_colour() -> None:
    """H46, P12."""
    s = holding("mirage").crystals("violet", red=1, blue=1).turn()
    supply = s.crystals[3]
    play(s, "play mirage")
    assert not can(s, "exchange violet blue")
    events = play(s, "exchange violet red")
    assert area(s, "violet") == {"blue": 2}
    assert s.crystals[3] == supply + 1
    assert gains(events, "crystal_gained")


def test_p12_needs_a_crystal_of_the_own_colour_in_the_supply() -> None:
    """P12."""
    s = holding("mirage").supply("blue", 0).turn()
    assert why_not(s, "play mirage") == "changes_nothing"


def test_the_deck_has_two_copies_of_each_of_twelve_cards() -> None:
    s = holding().turn()
    assert [s.figures[At.CARD_COPIES + card] for card in range(12)] == [2] * 12
    assert len(words_of(Card)) == 12


# ---------------------------------------------------------------- the hand


def test_the_hand_limit_is_five_and_whoever_holds_more_discards_at_once() -> None:
    cards = ("ambush", "ambush", "envy", "sanctuary", "sanctuary")
    s = Scene().hand(1, *cards).row("pink", "white 4").next_card("long_night").table("pink 1", "white 1").turn()
    play(s, "take pink 1", "place pink")
    assert asked(s) == "discard 1"
    events = play(s, "discard envy")
    assert gains(events, "discarded") == [(1, Card.ENVY, 1, "hand_limit")]
    assert sum(hand(s, 1).values()) == 5


def test_h44_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    """H44."""
    scene = Scene().row("pink", "white 4").table("pink 1", "white 1")
    s = scene.s
    for card in range(12):
        s.discard[card] = s.deck[: s.deck_count].count(card)
    s.deck[:] = [-1] * len(s.deck)
    s.deck_count = 0
    t = scene.turn()
    play(t, "take pink 1", "place pink")
    assert sum(hand(t, 1).values()) == 1
    assert t.deck_count == 23


def test_no_card_is_drawn_if_deck_and_discards_are_empty() -> None:
    components = {"power_cards": [{"card": "ambush", "copies": 4}]}
    scene = Scene(components=components).row("pink", "white 4").table("pink 1", "white 1")
    scene.hand(2, *["ambush"] * 4)
    s = scene.turn()
    play(s, "take pink 1", "place pink")
    assert hand(s, 1) == {}


def test_h44_a_card_drawn_as_a_bonus_is_usable_at_once() -> None:
    """H44."""
    s = Scene().row("pink", "white 4").next_card("star_wind").table("pink 3", "white 1").turn()
    play(s, "take pink 3", "place pink")
    assert (asked(s), can(s, "play star_wind")) == ("expand 1", True)


@pytest.mark.parametrize("card", words_of(Card))
def test_h44_any_card_can_be_discarded_for_the_two_uses(card: str) -> None:
    """H44."""
    s = Scene().hand(1, card).row("pink", "white 1").table("pink 1", "white 3").turn()
    recoloured = GAME.copy(s)
    play(recoloured, "take pink 1", "recolour white")
    assert hand(recoloured, 1) == {}
    play(s, "take pink 1", "repeat pink")
    assert recoloured.discard[words_of(Card).index(card)] == s.discard[words_of(Card).index(card)] == 1


def test_h38_chronicles_are_checked_after_a_played_card() -> None:
    """A Second Caravan brings pink's third building: page 2 in the middle of the turn. (H38)"""
    s = holding("second_caravan").turn()
    play(s, "take pink 3", "place pink", "expand h05")
    assert civ_of(s, "pink").page == 1
    events = play(s, "play second_caravan", "expand h07")
    assert gains(events, "page_turned") == [(1, 0, 2, "chronicle")]
