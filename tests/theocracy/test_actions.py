"""The actions Initiative, Expansion, Factory, Barracks, Festival: H16 to H23, H28, H30, H31."""

from __future__ import annotations

from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.vocabulary import Piece
from tests.theocracy.scene import Scene, area, asked, can, civ_of, gains, hand, hex_of, play, player, why_not, worship

# ---------------------------------------------------------------- Initiative


def test_h18_initiative_takes_token_and_card_and_one_cosmo() -> None:
    """H18, A1."""
    s = Scene().acting("orange", "pink 1")
    assert s.holder == 0
    assert player(s, 1).cosmo == 1


def test_h18_later_initiatives_give_two_cosmo_also_to_the_holder() -> None:
    """H18."""
    for holder in (1, 2):
        s = Scene().marker("white", holder=holder).acting("orange", "pink 1")
        assert s.holder == holder - 1
        assert player(s, 1).cosmo == 2


# ---------------------------------------------------------------- Expansion


def test_expansion_house_crystal_and_worship_for_the_owner_of_the_hex() -> None:
    """H20, and the guiding idea: whatever a civilization does on a hex, the hex's owner gains the worship. (A3)"""
    s = Scene().acting("pink", "white 3", seat=2)
    events = play(s, "expand h05")
    assert (hex_of(s, "h05").civ, hex_of(s, "h05").piece, hex_of(s, "h05").crystal) == (0, Piece.HOUSE, -1)
    assert area(s, "pink") == {"blue": 1, "red": 1}
    assert gains(events, "worship") == [(1, 0, 1, "expansion")]


def test_expansion_on_a_hex_without_owner_gives_the_active_player_cosmo() -> None:
    """A3."""
    s = Scene().acting("pink", "white 3", seat=2)
    events = play(s, "expand h07")
    assert gains(events, "cosmo")[0] == (2, -1, 1, "expansion")
    assert not gains(events, "worship")


def test_h20_expansion_needs_reach_and_neither_creature_nor_building_nor_fortress() -> None:
    """H20."""
    s = Scene().acting("pink", "white 3")
    assert sorted(GAME.tokens(s)) == ["expand h05", "expand h07", "expand h12"]
    assert why_not(s, "expand h11") == "creature_there"
    assert why_not(s, "expand h06") == "building_there"
    assert why_not(s, "expand h01") == "fortress_hex"
    assert why_not(s, "expand h37") == "fortress_hex"
    assert why_not(s, "expand h33") == "out_of_reach"


def test_h19_reach_is_judged_when_the_hex_is_chosen() -> None:
    """H19."""
    s = Scene().piece("pink", "house", "h12").acting("pink", "white 3")
    assert can(s, "expand h13")
    assert why_not(Scene().acting("pink", "white 3"), "expand h13") == "out_of_reach"


def test_h20_a_hex_can_have_lost_its_crystal() -> None:
    """H20."""
    s = Scene().clear("h05").acting("pink", "white 3")
    play(s, "expand h05")
    assert area(s, "pink") == {"red": 1}


def test_h20_without_a_house_in_the_supply_expansion_is_impossible() -> None:
    """H20."""
    s = Scene().piece("pink", "house", "h05", "h07", "h12", "h16").table("orange 1").acting("pink", "white 3")
    assert asked(s) == "take 2"
    assert civ_of(s, "pink").built[Piece.HOUSE] == 5


def test_h16_expansion_must_be_done_and_a_single_site_is_taken_at_once() -> None:
    """H16."""
    s = Scene().piece("orange", "house", "h07", "h12").table("white 1").acting("pink", "white 3")
    assert hex_of(s, "h05").civ == 0
    assert asked(s) == "take 2"


def test_h16_an_impossible_action_is_skipped_and_the_bonus_kept() -> None:
    """H16."""
    s = Scene().clear("h06").table("white 1").acting("pink", "pink 4")
    assert player(s, 1).cosmo == 2
    assert asked(s) == "take 2"
    assert civ_of(s, "pink").dice == 1


def test_h17_only_the_civilization_of_the_row_acts() -> None:
    """S3, S22, H17."""
    s = Scene().acting("violet", "pink 3")
    assert sorted(GAME.tokens(s)) == ["expand h25", "expand h29", "expand h31"]


# ---------------------------------------------------------------- Factory and Barracks


def test_factory_upgrades_a_house_produces_and_rewards() -> None:
    """H21: exchange the pieces, then production, then hex reward. (A4)"""
    s = Scene()
    s.table("white 4").table("orange 1")
    t = s.turn(seat=2)
    events = play(t, "take white 4", "place pink")
    assert civ_of(t, "pink").built[:2] == [0, 1]
    assert area(t, "pink") == {"red": 2}
    assert gains(events, "worship") == [(4, 0, 1, "factory")]  # the house stands on a red hex


def test_factory_on_a_hex_without_owner_produces_black_and_gives_the_active_player_cosmo() -> None:
    """A4."""
    s = Scene().clear("h06").piece("pink", "house", "h07").crystals("pink").table("orange 1").acting("pink", "white 4")
    assert area(s, "pink") == {"black": 1}
    assert player(s, 1).cosmo == 1


def test_barracks_upgrade_recruit_two_and_raise_the_capacity_first() -> None:
    """H21, H22. (A5)"""
    s = Scene().warriors("pink", garrison=2).table("orange 1").acting("pink", "white 5")
    assert civ_of(s, "pink").built[Piece.BARRACKS] == 1
    assert (civ_of(s, "pink").garrison, civ_of(s, "pink").area) == (3, 1)
    assert worship(s, 4) == {"pink": 1}


def test_h22_recruiting_takes_what_the_supply_has_and_not_the_waiting_warriors() -> None:
    """H22."""
    s = Scene().warriors("pink", garrison=2, area=3).table("orange 1")
    assert s.s.civs[0].supply == 1
    t = s.acting("pink", "white 5")
    assert civ_of(t, "pink").supply == 0
    assert (civ_of(t, "pink").garrison, civ_of(t, "pink").area) == (3, 3)
    assert t.waiting_warriors[1] == 4


def test_h21_the_new_piece_must_be_in_the_supply() -> None:
    """H21."""
    s = (
        Scene()
        .piece("pink", "factory", "h05", "h07", "h12")
        .crystals("pink")
        .table("orange 1")
        .acting("pink", "white 4")
    )
    assert civ_of(s, "pink").built[:2] == [1, 3]
    assert asked(s) == "take 2"


def test_h19_upgrading_needs_no_reach_only_an_own_building() -> None:
    """H19."""
    s = Scene().piece("pink", "house", "h33").acting("pink", "white 4")
    assert sorted(GAME.tokens(s)) == ["upgrade h06", "upgrade h33"]


def test_h16_the_player_chooses_between_upgrade_and_pyramid() -> None:
    """H16."""
    s = Scene().piece("pink", "factory", "h05").crystals("pink", black=2).acting("pink", "white 4")
    assert sorted(GAME.tokens(s)) == ["pyramid h05", "upgrade h06"]


def test_h23_a_pyramid_costs_two_black_crystals_and_rewards_two() -> None:
    """H23."""
    s = Scene().piece("pink", "factory", "h05").crystals("pink", black=3, red=1).acting("pink", "white 4")
    events = play(s, "pyramid h05")
    assert hex_of(s, "h05").piece == Piece.PYRAMID
    assert area(s, "pink") == {"black": 1, "red": 1}  # nothing is produced
    assert gains(events, "worship") == [(1, 0, 2, "pyramid")]
    assert civ_of(s, "pink").built == [1, 0, 0, 1]


def test_h23_a_pyramid_from_barracks_lowers_the_capacity_at_once_and_recruits_nobody() -> None:
    """H23."""
    s = Scene().piece("pink", "barracks", "h07").warriors("pink", garrison=3).crystals("pink", black=2)
    t = s.acting("pink", "white 5")
    events = play(t, "pyramid h07")
    assert (civ_of(t, "pink").garrison, civ_of(t, "pink").area) == (2, 1)
    assert gains(events, "cosmo")[0] == (1, -1, 2, "pyramid")  # the hex has no owner
    assert not gains(events, "recruited")


def test_h23_a_pyramid_needs_its_price_and_a_piece() -> None:
    """H23."""
    poor = Scene().piece("pink", "factory", "h05", "h12").crystals("pink", black=1).acting("pink", "white 4")
    assert hex_of(poor, "h06").piece == Piece.FACTORY  # the only possibility
    scene = Scene().piece("pink", "pyramid", "h07", "h16").piece("pink", "factory", "h05").piece("pink", "house", "h12")
    full = scene.crystals("pink", black=4).acting("pink", "white 4")
    assert why_not(full, "pyramid h05") == "no_piece_left"


def test_a_factory_die_makes_no_pyramid_of_barracks() -> None:
    s = Scene().piece("pink", "barracks", "h05").piece("pink", "house", "h12").crystals("pink", black=2)
    t = s.acting("pink", "white 4")
    assert sorted(GAME.tokens(t)) == ["upgrade h06", "upgrade h12"]


def test_the_fortress_is_never_upgraded() -> None:
    s = Scene().piece("pink", "house", "h05").acting("pink", "white 4")
    assert not can(s, "upgrade h01")


# ---------------------------------------------------------------- Festival


def festival(**crystals: int) -> Scene:
    return Scene().crystals("pink", **crystals).table("orange 1")


def test_h30_crystals_give_worship_to_their_colours_and_black_ones_to_the_active_player() -> None:
    """H30, A6."""
    s = festival(blue=1, green=1, black=2).acting("pink", "white 6", seat=3)
    play(s, "offer blue", "offer green", "offer black")
    assert worship(s, 1) == {"pink": 1}
    assert worship(s, 2) == {"pink": 1}
    assert worship(s, 3) == {"pink": 1, "white": 1}  # the guest is white
    assert area(s, "pink") == {"black": 1}
    assert civ_of(s, "pink").crystals_spent == 3
    assert civ_of(s, "pink").festivals == 1


def test_h30_the_limit_is_three_and_one_more_for_each_pyramid() -> None:
    """H30."""
    s = festival(black=9).piece("pink", "pyramid", "h05").acting("pink", "white 6")
    play(s, "offer black", "offer black", "offer black")
    assert asked(s) == "festival 1"
    play(s, "offer black")
    assert asked(s) == "take 2"
    assert worship(s, 1)["pink"] == 4


def test_h30_a_festival_without_crystals_is_held() -> None:
    """H30."""
    s = festival().acting("pink", "white 6")
    assert civ_of(s, "pink").festivals == 1
    assert worship(s, 1) == {"white": 1}
    s = festival(black=2).acting("pink", "white 6")
    play(s, "close")
    assert civ_of(s, "pink").festivals == 1
    assert area(s, "pink") == {"black": 2}


def test_h30_the_guest_is_the_host_if_the_die_has_the_hosts_colour() -> None:
    """H30."""
    s = festival().acting("pink", "pink 6")
    assert worship(s, 1) == {"pink": 1}


def test_h30_spent_crystals_return_to_the_supply() -> None:
    """H30."""
    s = festival(blue=2).acting("pink", "white 6")
    before = s.crystals[0]
    play(s, "offer blue")
    assert s.crystals[0] == before + 1


def test_h30_crystals_are_offered_in_any_order() -> None:
    """H30."""
    s = festival(blue=1, red=1, black=2).acting("pink", "white 6")
    play(s, "offer black", "offer red", "offer blue")
    assert worship(s, 1) == {"pink": 2, "white": 1}
    assert worship(s, 4) == {"pink": 1}
    assert area(s, "pink") == {"black": 1}


def test_h13_right_before_the_guest_a_card_may_name_another_colour() -> None:
    """S45, H13."""
    s = festival().hand(1, "ambush", "sanctuary").acting("pink", "pink 6")
    assert asked(s) == "festival 1"
    play(s, "invite violet", "discard ambush")
    assert worship(s, 1) == {"violet": 1}
    assert player(s, 1).cosmo == 2  # the bonus was paid for pink
    assert hand(s, 1) == {"sanctuary": 1}


def test_h13_the_guest_may_be_welcomed_without_a_discard() -> None:
    """H13."""
    s = festival().hand(1, "ambush").acting("pink", "pink 6")
    play(s, "close")
    assert worship(s, 1) == {"pink": 1}
    assert hand(s, 1) == {"ambush": 1}


def test_h13_without_a_card_nobody_else_is_invited() -> None:
    """H13."""
    s = festival(black=1).acting("pink", "pink 6")
    assert why_not(s, "invite violet") == "no_card"


# ---------------------------------------------------------------- ends of the scales


def test_h31_worship_and_cosmo_beyond_the_top_are_lost() -> None:
    """H31."""
    s = festival(black=3).priests(1, pink=11, white=12).cosmo(1, 11).acting("pink", "pink 6")
    assert player(s, 1).cosmo == 12
    play(s, "offer black", "offer black", "close")
    assert worship(s, 1) == {"pink": 12, "white": 12}
