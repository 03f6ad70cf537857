"""War: H16, H19, H24 to H29, H37; the reaction card P07 and the discount P06."""

from __future__ import annotations

import pytest

from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.vocabulary import Piece
from tests.theocracy.scene import Scene, area, asked, can, civ_of, gains, hand, hex_of, play, player, why_not, worship


def war(scene: Scene | None = None, seat: int = 1) -> Scene:
    """Pink is strong; another die waits for the next player."""
    return (scene or Scene()).warriors("pink", area=4).table("orange 1")


def test_h27_a_common_creature_costs_one_warrior_and_rewards_the_owner_of_the_hex() -> None:
    """H27."""
    s = war().acting("pink", "white 2")
    events = play(s, "attack h11")
    assert hex_of(s, "h11").creature == -1
    assert hex_of(s, "h11").crystal == 1  # it stays for an Expansion
    assert gains(events, "worship") == [(2, 0, 1, "war")]
    assert (civ_of(s, "pink").area, civ_of(s, "pink").victories) == (3, 1)


def test_h27_a_creature_on_a_hex_without_owner_gives_cosmo() -> None:
    """H27."""
    s = war().colour("neutral", "h11").acting("pink", "white 2")
    events = play(s, "attack h11")
    assert gains(events, "cosmo")[0] == (1, -1, 1, "war")


def test_h27_the_elder_costs_two_and_gives_two_black_crystals_and_one_cosmo() -> None:
    """H27."""
    s = war().piece("pink", "house", "h12").crystals("pink").acting("pink", "white 2")
    events = play(s, "attack h19")
    assert civ_of(s, "pink").area == 2
    assert area(s, "pink") == {"black": 2}
    assert gains(events, "cosmo")[0] == (1, -1, 1, "war")
    assert civ_of(s, "pink").victories == 1


def test_h16_war_may_be_none_one_or_two_attacks() -> None:
    """H16, A2."""
    s = war().acting("pink", "white 2")
    none, one = GAME.copy(s), GAME.copy(s)
    play(none, "peace")
    assert asked(none) == "take 2"
    play(one, "attack h11", "peace")
    assert civ_of(one, "pink").victories == 1
    play(s, "attack h11", "attack h02")
    assert asked(s) == "take 2"
    assert civ_of(s, "pink").victories == 2


def test_a_war_without_an_affordable_target_is_skipped() -> None:
    s = Scene().warriors("pink").table("orange 1").acting("pink", "white 2")
    assert asked(s) == "take 2"


def front(defender: str = "house", where: str = "h05", **garrison: int) -> Scene:
    """Pink and orange are neighbours; orange has a building on a blue hex in pink's reach."""
    return war().piece("orange", defender, where).warriors("orange", **garrison).crystals("orange", red=1)


def test_h24_the_whole_price_must_be_there_and_fortresses_are_safe() -> None:
    """H24."""
    s = front("pyramid", garrison=1).warriors("pink", area=3).piece("orange", "house", "h02").acting("pink", "white 2")
    assert why_not(s, "attack h05") == "not_enough_warriors"  # 3 and 1 for the garrison
    s = front().piece("pink", "house", "h09").acting("pink", "white 2")
    assert why_not(s, "attack h04") == "fortress_hex"
    assert why_not(s, "attack h32") == "out_of_reach"


@pytest.mark.parametrize(("piece", "price"), [("house", 1), ("factory", 2), ("barracks", 2), ("pyramid", 3)])
def test_the_defence_of_each_building(piece: str, price: int) -> None:
    """A2."""
    s = front(piece).acting("pink", "white 2")
    play(s, "attack h05")
    assert civ_of(s, "pink").area == 4 - price
    assert hex_of(s, "h05").civ == 0


def test_h25_a_garrison_raises_the_price_by_one_and_loses_a_warrior() -> None:
    """H25."""
    s = front(garrison=2).acting("pink", "white 2")
    play(s, "attack h05")
    assert civ_of(s, "pink").area == 2
    assert civ_of(s, "orange").garrison == 1


def test_warriors_in_the_area_do_not_defend() -> None:
    s = front(area=2).acting("pink", "white 2")
    play(s, "attack h05")
    assert civ_of(s, "pink").area == 3
    assert civ_of(s, "orange").area == 2


def test_h24_the_active_player_says_which_warriors_pay() -> None:
    """H24."""
    s = front("factory").warriors("pink", garrison=2, area=1).acting("pink", "white 2")
    play(s, "attack h05")
    assert sorted(GAME.tokens(s)) == ["pay 1", "pay 2"]
    play(s, "pay 2")  # the own garrison may be emptied
    assert (civ_of(s, "pink").garrison, civ_of(s, "pink").area) == (0, 1)


def test_h25_h28_the_building_falls_and_a_house_takes_its_place_without_reward() -> None:
    """H25, H28."""
    s = front("factory").acting("pink", "white 2")
    events = play(s, "attack h05")
    assert (hex_of(s, "h05").civ, hex_of(s, "h05").piece) == (0, Piece.HOUSE)
    assert civ_of(s, "orange").built[Piece.FACTORY] == 0
    assert worship(s, 1) == {"pink": 1}  # own hex: worship from the attacker, once
    assert gains(events, "scourge") == [(1, -1, 1, "war")]
    assert civ_of(s, "pink").victories == 1


def test_h28_without_a_house_in_the_supply_the_hex_stays_empty() -> None:
    """H28."""
    s = front().piece("pink", "house", "h16", "h17", "h22", "h23").acting("pink", "white 2")
    play(s, "attack h05")
    assert hex_of(s, "h05").piece == -1


def test_h19_a_hex_won_by_the_first_attack_counts_for_the_second() -> None:
    """H19."""
    s = front(where="h12").piece("orange", "house", "h13").acting("pink", "white 2")
    assert why_not(s, "attack h13") == "out_of_reach"
    play(s, "attack h12")
    assert can(s, "attack h13")


def test_h25_on_a_hex_without_owner_the_active_player_gets_one_cosmo() -> None:
    """H25."""
    s = front(where="h07").acting("pink", "white 2")
    events = play(s, "attack h07")
    assert gains(events, "cosmo")[0] == (1, -1, 1, "war")


def test_h29_one_crystal_of_choice_must_be_taken_as_spoils() -> None:
    """H29."""
    s = front().crystals("orange", red=1, black=2).crystals("pink").acting("pink", "white 2")
    play(s, "attack h05")
    assert asked(s) == "spoils 1"
    assert sorted(GAME.tokens(s)) == ["loot black", "loot red"]
    play(s, "loot black")
    assert area(s, "pink") == {"black": 1}
    assert area(s, "orange") == {"red": 1, "black": 1}


def test_h29_nothing_is_taken_from_an_empty_area() -> None:
    """H29."""
    s = front().crystals("orange").crystals("pink").acting("pink", "white 2")
    play(s, "attack h05")
    assert area(s, "pink") == {}


def test_garrison_surplus_moves_to_the_area_when_barracks_fall() -> None:
    s = front("barracks", garrison=3).acting("pink", "white 2")
    play(s, "attack h05")
    assert (civ_of(s, "orange").garrison, civ_of(s, "orange").area) == (2, 0)
    s = front("barracks").piece("orange", "barracks", "h22").warriors("orange", garrison=4).acting("pink", "white 2")
    play(s, "attack h05")
    assert (civ_of(s, "orange").garrison, civ_of(s, "orange").area) == (3, 0)


# ---------------------------------------------------------------- compensation: H37


@pytest.mark.parametrize(("piece", "cards"), [("house", 0), ("factory", 1), ("barracks", 1), ("pyramid", 0)])
def test_h37_compensation_for_a_building_removed_from_another_players_hex(piece: str, cards: int) -> None:
    """1 worship from the civilization that lost it, and a card for a barracks or factory. (S42, H37)"""
    s = front(piece).acting("pink", "white 2", seat=2)
    events = play(s, "attack h05")
    assert gains(events, "worship") == [(1, 1, 1, "compensation")]
    assert sum(hand(s, 1).values()) == cards
    assert worship(s, 2) == {}


def test_h37_each_building_is_compensated_apart() -> None:
    """H37."""
    s = front().piece("orange", "house", "h12").colour("blue", "h12").acting("pink", "white 2", seat=2)
    play(s, "attack h05", "attack h12")
    assert worship(s, 1) == {"orange": 2}
    assert player(s, 2).scourge == 2


def test_h37_whoever_holds_too_many_cards_discards_at_once_in_anybodys_turn() -> None:
    """H37."""
    cards = ("ambush", "ambush", "envy", "envy", "mirage")
    s = front("factory").hand(1, *cards).next_card("star_wind").acting("pink", "white 2", seat=2)
    play(s, "attack h05", "allow")
    assert asked(s) == "discard 1"
    play(s, "discard envy")
    assert sum(hand(s, 1).values()) == 5
    assert asked(s) == "attack 2"


def test_no_compensation_on_the_own_hex_or_a_hex_without_owner() -> None:
    """S41."""
    for where in ("h05", "h07"):
        s = front("factory", where).acting("pink", "white 2")
        events = play(s, f"attack {where}")
        assert "compensation" not in {cause for *_, cause in gains(events, "worship")}
        assert hand(s, 1) == {}


# ---------------------------------------------------------------- P06 and P07


def test_p06_ambush_one_attack_costs_one_warrior_less() -> None:
    """P06."""
    s = front("factory").hand(1, "ambush").warriors("pink", area=2).acting("pink", "white 2")
    play(s, "play ambush", "attack h05")
    assert civ_of(s, "pink").area == 1
    assert s.discount == 0  # for this attack only


def test_h45_ambushes_add_up_and_the_price_stops_at_0() -> None:
    """H45."""
    s = front().hand(1, "ambush", "ambush").warriors("pink").acting("pink", "white 2")
    assert why_not(s, "attack h05") == "not_enough_warriors"
    play(s, "play ambush")
    assert why_not(s, "play ambush") == "changes_nothing"  # every target in reach is free already
    play(s, "attack h05")
    assert hex_of(s, "h05").civ == 0
    assert hand(s, 1) == {"ambush": 1}


def test_p06_is_not_played_in_vain() -> None:
    """H44: it is played only if the attack can be paid then, and the attack follows. (P06)"""
    s = (
        front("pyramid")
        .clear("h02", "h11")
        .hand(1, "ambush", "envy")
        .warriors("pink", area=1)
        .acting("pink", "white 2")
    )
    assert why_not(s, "play ambush") == "not_enough_warriors"
    scene = front("pyramid").clear("h02", "h11").hand(1, "ambush", "ambush").warriors("pink", area=1)
    s = scene.acting("pink", "white 2")
    play(s, "play ambush")
    assert (why_not(s, "peace"), GAME.tokens(s)) == ("card_played", ["play ambush"])
    play(s, "play ambush", "attack h05")
    assert (civ_of(s, "pink").area, hex_of(s, "h05").civ) == (0, 0)


def test_p06_an_attack_that_has_become_too_dear_may_be_called_off() -> None:
    """A Call to Arms for the defender raises the price: peace is possible again. (P06, H10)"""
    scene = front("house").clear("h02", "h11").hand(1, "ambush", "call_to_arms").warriors("pink")
    s = scene.acting("pink", "white 2")
    play(s, "play ambush")
    assert not can(s, "peace")
    play(s, "play call_to_arms", "recruit orange")
    assert GAME.tokens(s) == ["peace"]
    play(s, "peace")
    assert s.discount == 0


def test_h26_the_owner_of_the_hex_is_asked_with_any_card_in_hand() -> None:
    """H26."""
    s = front().hand(1, "envy").acting("pink", "white 2", seat=2)
    play(s, "attack h05")
    assert asked(s) == "react 1"
    assert why_not(s, "play sanctuary") == "no_such_card"
    play(s, "allow")
    assert hex_of(s, "h05").civ == 0


def test_h26_nobody_is_asked_without_cards_or_on_the_own_hex() -> None:
    """H26."""
    s = front().acting("pink", "white 2", seat=2)
    play(s, "attack h05")
    assert asked(s) == "attack 2"
    s = front().hand(1, "sanctuary").acting("pink", "white 2")
    play(s, "attack h05")
    assert hex_of(s, "h05").civ == 0


def test_p07_sanctuary_the_building_stays_and_the_attack_is_spent() -> None:
    """H26: paid warriors are lost, the defending warrior stays; no compensation, spoils, scourge or victory. (P07)"""
    s = front("factory", garrison=1).hand(1, "sanctuary").acting("pink", "white 2", seat=2)
    events = play(s, "attack h05", "play sanctuary")
    assert (hex_of(s, "h05").civ, hex_of(s, "h05").piece) == (1, Piece.FACTORY)
    assert (civ_of(s, "pink").area, civ_of(s, "orange").garrison) == (1, 1)
    assert (player(s, 2).scourge, civ_of(s, "pink").victories) == (0, 0)
    assert not gains(events, "worship")
    assert area(s, "orange") == {"red": 1}
    assert s.target == -1


def test_h26_the_second_attack_may_go_against_the_same_building() -> None:
    """H26."""
    s = front().hand(1, "sanctuary").acting("pink", "white 2", seat=2)
    play(s, "attack h05", "play sanctuary", "attack h05")
    assert hex_of(s, "h05").civ == 0
    assert asked(s) == "take 3"
