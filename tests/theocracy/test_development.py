"""Phase 3: the end-of-round card, each development card, the shift: H41 to H43."""

from __future__ import annotations

import pytest

from teocalli.engine.structs import words_of
from teocalli.games.theocracy.vocabulary import Development
from tests.theocracy.scene import DEVELOPMENTS, Scene, area, asked, can, civ_of, gains, hand, play, player, worship


def test_the_order_is_end_of_round_card_then_cards_from_the_left_then_shift() -> None:
    """S8, S28."""
    scene = Scene().marker("white", "omen", holder=2).developments("black_vein", "levy", "tithe", "rich_harvest")
    s = scene.development()
    events = play(s, "effect a")
    applied = [
        e for e in events if gains([e], "end_card_applied") or gains([e], "developed") or gains([e], "cards_shifted")
    ]
    names = [
        "card" if gains([e], "end_card_applied") else "shift" if gains([e], "cards_shifted") else e.amount
        for e in applied
    ]
    assert names == ["card", 1, 2, 3, 4, "shift"]


# ---------------------------------------------------------------- the end-of-round card


def held(card: str, holder: int = 2) -> Scene:
    return Scene().marker("white", card, holder=holder).developments().crystals("white").next_card("sanctuary")


def test_h41_the_holder_changes_the_side_and_then_it_is_applied() -> None:
    """S27, H41."""
    s = held("omen").development()
    assert asked(s) == "end_card 2"
    assert can(s, "effect a")
    assert can(s, "effect b")


def test_h41_without_holder_nothing_happens() -> None:
    """H41."""
    s = Scene().marker("white", "omen").developments().development()
    assert s.round == 2
    assert [worship(s, seat) for seat in (1, 2, 3, 4)] == [{}, {}, {}, {}]


def test_with_the_option_apply_the_card_is_applied_as_it_lies() -> None:
    """S27."""
    scene = Scene(end_card="apply").marker("white", "omen", holder=2).developments()
    s = scene.development()
    assert worship(s, 2) == {"white": 1}
    assert s.round == 2


def test_e1_omen_worship_or_two_crystals() -> None:
    """E1."""
    a = held("omen").development()
    play(a, "effect a")
    assert worship(a, 2) == {"white": 1}
    b = held("omen").development()
    events = play(b, "effect b")
    assert [(thing % 5, cause) for _, thing, _, cause in gains(events, "crystal_gained")][:2] == [
        (1, "end_card"),
        (4, "end_card"),
    ]


def test_e2_mobilisation_worship_or_recruits_and_a_card() -> None:
    """E2."""
    a = held("mobilisation").development()
    play(a, "effect a")
    assert worship(a, 2) == {"white": 1}
    b = held("mobilisation").warriors("white", garrison=1).development()
    events = play(b, "effect b")
    assert gains(events, "recruited")[0] == (0, 3, 2, "end_card")
    assert hand(b, 2) == {"sanctuary": 1}


def test_e3_revelation_cosmo_or_worship_if_present() -> None:
    """E3."""
    a = held("revelation").development()
    play(a, "effect a")
    assert player(a, 2).cosmo == 2
    absent = held("revelation").development()
    play(absent, "effect b")  # an effect that does nothing may be chosen
    assert worship(absent, 2) == {}
    present = held("revelation").piece("white", "house", "h26").development()
    play(present, "effect b")
    assert worship(present, 2) == {"white": 1}


# ---------------------------------------------------------------- the development cards


def developed(scene: Scene, card: str) -> Scene:
    """The card lies under pink, nothing under the others; nobody holds the end-of-round card."""
    return scene.developments(card).marker("white")


def test_d1_rich_harvest_every_factory_produces_in_its_owners_colour() -> None:
    """D1."""
    scene = Scene().piece("pink", "factory", "h05", "h07").crystals("pink").piece("white", "factory", "h26")
    s = developed(scene, "rich_harvest").development()
    assert area(s, "pink") == {"blue": 1, "black": 2}  # one black crystal came with round II


@pytest.mark.parametrize(("barracks", "recruits"), [(0, 1), (1, 1), (2, 2)])
def test_d2_levy_one_for_each_barracks_and_at_least_one(barracks: int, recruits: int) -> None:
    """D2."""
    scene = Scene().piece("pink", "barracks", *("h05", "h07")[:barracks]).warriors("pink")
    s = developed(scene, "levy").development()
    assert civ_of(s, "pink").garrison + civ_of(s, "pink").area == recruits + 1  # one came with round II


def test_d3_household_altars_worship_for_two_buildings_on_own_hexes() -> None:
    """D3."""
    scene = Scene().piece("pink", "house", "h05", "h14", "h09")  # two blue, one green, the first on red
    s = developed(scene, "household_altars").development()
    assert [worship(s, seat) for seat in (1, 2, 3, 4)] == [{"pink": 1}, {}, {}, {}]


def test_d4_black_vein_one_black_crystal() -> None:
    """D4."""
    s = developed(Scene().crystals("pink"), "black_vein").development()
    assert area(s, "pink") == {"black": 2}


def test_d5_pilgrimage_worship_for_all_lowest_priests() -> None:
    """D5."""
    scene = Scene().priests(1, pink=2).priests(2, pink=1).priests(3, pink=1).priests(4, pink=4)
    s = developed(scene, "pilgrimage").development()
    assert [player(s, seat).priests[0] for seat in (1, 2, 3, 4)] == [2, 2, 2, 4]


def test_d6_tithe_cosmo_for_all_highest_priests() -> None:
    """D6."""
    scene = Scene().priests(1, pink=2).priests(2, pink=2).priests(3, pink=1)
    s = developed(scene, "tithe").development()
    assert [player(s, seat).cosmo for seat in (1, 2, 3, 4)] == [1, 1, 0, 0]


def test_h42_with_all_priests_level_everybody_is_lowest_and_highest() -> None:
    """H42."""
    s = developed(Scene(), "tithe").development()
    assert [player(s, seat).cosmo for seat in (1, 2, 3, 4)] == [1, 1, 1, 1]
    s = developed(Scene(), "pilgrimage").development()
    assert all(worship(s, seat) == {"pink": 1} for seat in (1, 2, 3, 4))


def test_d7_migration_the_lowest_worshipper_decides_and_gains_the_cosmo() -> None:
    """D7."""
    scene = Scene().priests(1, pink=1).priests(2, pink=3).priests(3, pink=0).priests(4, pink=2)
    s = developed(scene, "migration").development()
    assert asked(s) == "expand 3"
    events = play(s, "expand h07")
    assert gains(events, "cosmo")[0] == (3, -1, 1, "expansion")
    assert s.round == 2


def test_h42_migration_ties_go_to_the_earlier_player_and_it_must_be_done() -> None:
    """H42."""
    s = developed(Scene().priests(1, pink=1), "migration").development()
    assert asked(s) == "expand 2"


def test_d8_annalists_only_if_no_chronicle_is_further_behind() -> None:
    """D8."""
    s = developed(Scene(), "annalists").development()
    assert civ_of(s, "pink").page == 2
    s = developed(Scene().page("pink", 2), "annalists").development()
    assert civ_of(s, "pink").page == 2
    s = developed(
        Scene().page("pink", 5).page("orange", 5).page("violet", 5).page("white", 5), "annalists"
    ).development()
    assert civ_of(s, "pink").page == 5


def test_every_development_card_has_its_test() -> None:
    assert len(DEVELOPMENTS) == len(words_of(Development)) == 8


# ---------------------------------------------------------------- the shift


def test_h43_cards_move_left_the_leftmost_leaves_and_the_deck_refills_the_right() -> None:
    """S29, H43."""
    scene = Scene().marker("white").developments("black_vein", "levy", "tithe", "rich_harvest")
    scene.s.development_deck[:4] = [2, 4, 7, 6]
    s = scene.development()
    assert [DEVELOPMENTS[card] for card in s.development] == ["levy", "tithe", "rich_harvest", "migration"]
    assert s.development_count == 3


def test_h43_no_shift_after_the_last_round() -> None:
    """H43."""
    scene = Scene().round(5).marker("white").developments("black_vein", "levy", "tithe", "rich_harvest")
    s = scene.development()
    assert DEVELOPMENTS[s.development[0]] == "black_vein"
    assert s.over


def test_an_empty_development_deck_leaves_the_place_empty() -> None:
    components = {"development_cards": [{"card": "black_vein", "copies": 4}]}
    scene = Scene(components=components).marker("white")
    s = scene.development()
    assert s.development == [3, 3, 3, -1]
