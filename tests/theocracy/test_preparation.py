"""Set-up and phase 1, preparation of the round: H1 to H9, H53, H54."""

from __future__ import annotations

import pytest

from teocalli.engine.game import Setting
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import Kind, State
from teocalli.games.theocracy.vocabulary import BLACK, COLOURS, N_FACES, Piece
from tests.theocracy.scene import Scene, area, asked, can, civ_of, gains, hex_of, play, player, why_not


def begun(players: int, seed: int = 1) -> State:
    """A new game in which the colours are chosen."""
    s: State = GAME.new(Setting(players), seed)
    while asked(s).startswith("choose_colour"):
        GAME.play(s, GAME.tokens(s)[0])
    return s


def test_h01_the_first_player_is_drawn_and_colours_are_chosen_in_seat_order() -> None:
    """H1."""
    firsts = {GAME.new(Setting(3), seed).first for seed in range(40)}
    assert firsts == {0, 1, 2}
    s = next(s for s in (GAME.new(Setting(3), seed) for seed in range(40)) if s.first == 1)
    assert asked(s) == "choose_colour 2"
    play(s, "colour red")
    assert asked(s) == "choose_colour 3"
    assert why_not(s, "colour red") == "colour_taken"
    play(s, "colour blue")
    assert asked(s) == "choose_colour 1"
    play(s, "colour green")
    assert [p.colour for p in s.players] == [COLOURS.index(c) for c in ("green", "red", "blue")] + [-1]


def test_h01_the_last_of_four_players_takes_the_colour_that_is_left() -> None:
    """H1."""
    s = begun(4)
    assert sorted(p.colour for p in s.players) == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "cosmo"), [(2, [3, 2]), (3, [2, 3, 2]), (4, [2, 3, 3, 4])])
def test_h01_cosmo_at_the_start_counts_seats_from_the_first_player(players: int, cosmo: list[int]) -> None:
    """H1."""
    for seed in range(8):
        s = GAME.new(Setting(players), seed)
        assert [s.players[(s.first + i) % players].cosmo for i in range(players)] == cosmo


def test_h02_decks_hands_and_cards_at_the_start() -> None:
    """H2."""
    s = begun(4)
    assert [sum(p.hand) for p in s.players] == [1, 1, 1, 1]
    assert s.deck_count == 20
    assert len({*s.development, *s.development_deck[:4]}) == 8
    assert s.development_count == 4
    assert {GAME.new(Setting(4), seed).end_card for seed in range(30)} == {0, 1, 2}


def test_h03_a_seat_sees_its_own_hand_only_and_no_order_of_decks() -> None:
    """H3."""
    s = Scene().hand(1, "envy").hand(2, "mirage", "ambush").table("pink 3").turn()
    seen = GAME.view(s, 0)
    assert seen["hand"] == {"envy": 1}
    assert "hand" not in seen["players"][1]
    assert seen["players"][1]["cards"] == 2
    assert seen["power_deck"] == s.deck_count
    assert seen["development_deck"] == s.development_count
    assert GAME.view(s, -1)["hand"] is None
    others = {tuple(GAME.guess(s, 0, seed).players[1].hand) for seed in range(20)}
    assert len(others) > 5


def test_h04_colours_that_nobody_plays_have_black_crystals_and_no_owner() -> None:
    """H4."""
    s = Scene(2).table("pink 3").turn()
    assert hex_of(s, "h10").colour == COLOURS.index("red")
    assert hex_of(s, "h10").crystal == BLACK
    assert hex_of(s, "h05").crystal == COLOURS.index("blue")
    assert area(s, "pink") == {"black": 1}  # its house stands on a red hex
    assert area(s, "white") == {"blue": 1}
    assert GAME.view(s, 0)["hexes"]["h10"]["owner"] is None


def test_setup_of_the_civilizations() -> None:
    """S1."""
    s = begun(4)
    for civ in s.civs:
        assert (civ.page, civ.garrison, civ.area, civ.supply) == (1, 1, 0, 5)
        assert civ.built == [1, 0, 0, 0]
        assert sum(civ.crystals) == 1
    assert sum(h.piece == Piece.FORTRESS for h in s.hexes) == 4
    assert all(p.tokens == 1 and p.scale == [1, 1, 1] for p in s.players)


@pytest.mark.parametrize(("players", "filled"), [(2, [2, 3, 4]), (3, [2, 3, 4, 5]), (4, [2, 3, 4, 5])])
def test_round_cells_hold_crystals_and_warriors_for_all_later_rounds(players: int, filled: list[int]) -> None:
    s = begun(players)
    assert [i + 1 for i, n in enumerate(s.waiting_crystals) if n == 4] == filled
    assert [i + 1 for i, n in enumerate(s.waiting_warriors) if n == 4] == filled


def test_the_first_round_skips_the_first_three_steps() -> None:
    """S9."""
    s = begun(4)
    assert s.round == 1
    assert s.waiting_crystals[0] == 0
    assert all(civ.garrison == 1 for civ in s.civs)


def next_round(scene: Scene) -> State:
    return scene.run("shift")


def test_the_card_and_the_token_return_to_the_board() -> None:
    """S10."""
    s = next_round(Scene().marker("pink", holder=3))
    assert s.round == 2
    assert s.holder == -1


def test_one_black_crystal_of_the_round_goes_to_each_area() -> None:
    """S11."""
    s = next_round(Scene().crystals("pink", blue=1))
    assert area(s, "pink") == {"blue": 1, "black": 1}
    assert s.waiting_crystals[1] == 0
    assert s.waiting_crystals[2] == 4


def test_one_warrior_of_the_round_goes_to_each_garrison_or_to_the_area_if_it_is_full() -> None:
    """S12."""
    s = next_round(Scene().warriors("pink", garrison=2).warriors("orange", garrison=1))
    assert (civ_of(s, "pink").garrison, civ_of(s, "pink").area) == (2, 1)
    assert (civ_of(s, "orange").garrison, civ_of(s, "orange").area) == (2, 0)
    assert s.waiting_warriors[1] == 0


@pytest.mark.parametrize(("players", "dice"), [(4, 9), (3, 7), (2, 7)])
def test_dice_on_the_action_table_by_value(players: int, dice: int) -> None:
    """S13."""
    for seed in range(5):
        s = begun(players, seed)
        while asked(s).startswith("expand"):
            GAME.play(s, GAME.tokens(s)[0])
        assert sum(s.action_table) == dice
        shown = GAME.view(s, 0)["action_table"]
        assert sum(sum(space["dice"].values()) for space in shown) == dice
        assert [space["face"] for space in shown] == [1, 2, 3, 4, 5, 6]


def test_h05_the_holder_of_the_token_starts_and_all_dice_go_into_the_bag_first() -> None:
    """H5."""
    s = next_round(Scene().marker("pink", holder=3).row("orange", "pink 1", "white 2").table("violet 6"))
    assert s.first == 2
    assert asked(s) == "take 3"
    assert sum(s.bag) + sum(s.action_table) + 1 == 12
    assert all(civ.dice == 0 for civ in s.civs)


def test_h05_without_holder_the_first_player_stays() -> None:
    """H5."""
    s = next_round(Scene().marker("pink"))
    assert s.first == 0


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, [1, 2, 3, 4]), (3, [1, 3, 5]), (4, [])], ids=["two", "three", "four"]
)
def test_neutral_dice_lie_in_the_rounds_of_the_summary(players: int, rounds: list[int]) -> None:
    """H53, H54. (S14)"""
    found = []
    for number in range(1, 5 if players == 2 else 6):
        scene = Scene(players).round(number - 1) if number > 1 else Scene(players)
        if number == 1:
            s = begun(players)
        else:
            s = next_round(scene)
        while asked(s).startswith("expand"):
            GAME.play(s, GAME.tokens(s)[0])
        dice = [civ.dice for civ in s.civs]
        if sum(dice):
            assert sorted(dice) == [0, 0, 1, 1]
            found.append(number)
    assert found == rounds


def test_neutral_dice_lie_leftmost_in_the_row_of_their_colour_and_differ_in_colour() -> None:
    """H7: the values rolled stay; no bonus is paid. (S14, S16)"""
    for seed in range(12):
        s = begun(2, seed)
        while asked(s).startswith("expand"):
            GAME.play(s, GAME.tokens(s)[0])
        for number, civ in enumerate(s.civs):
            if civ.dice:
                assert civ.row_colour[0] == number
                assert 1 <= civ.row_value[0] <= N_FACES
        assert sum(civ.dice for civ in s.civs) == 2


def test_h06_the_last_player_in_order_decides_the_neutral_expansion_and_the_owner_gains() -> None:
    """S15, H6."""
    seen = set()
    for seed in range(30):
        s = begun(2, seed)
        if asked(s).startswith("expand"):
            frame = s.stack[s.depth - 1]
            assert frame.seat == (s.first + 1) % 2
            assert frame.b == 1
            decider, cosmo = frame.seat, s.players[frame.seat].cosmo
            token = GAME.tokens(s)[0]
            hexed = hex_of(s, token.split()[1])
            owner = next((i for i in range(2) if s.players[i].colour == hexed.colour), -1)
            before = [p.priests[frame.a] for p in s.players]
            events = play(s, token)
            assert hexed.civ == frame.a or hexed.piece == Piece.HOUSE
            if owner >= 0:
                assert gains(events, "worship")[0][0] == owner + 1
                assert sum(p.priests[hexed.civ] for p in s.players) == sum(before) + 1
                seen.add("owner")
            else:
                assert s.players[decider].cosmo == cosmo + 1
                seen.add("nobody")
    assert seen == {"owner", "nobody"}


def test_h06_a_neutral_expansion_without_a_legal_hex_is_skipped() -> None:
    """H6."""
    scene = Scene(2)
    for civ, free in (
        ("pink", ("h05", "h07", "h12", "h11")),
        ("orange", ("h09", "h13", "h14", "h03")),
        ("violet", ("h29", "h31", "h25", "h24")),
        ("white", ("h33", "h26", "h36", "h27")),
    ):
        scene.piece(civ, "house", *free)  # all five houses stand
    s = scene.run("turn", "marker_die", "neutral_expansion")
    assert sum(civ.dice for civ in s.civs) == 2
    assert gains(s.events, "did_nothing")
    s.events = None
    assert asked(s) == "take 1"


def test_h07_the_value_of_a_neutral_die_binds_the_next_die() -> None:
    """H7."""
    s = Scene(2).row("pink", "pink 3").table("white 3").cosmo(1, 2).turn()
    play(s, "take white 3")
    assert why_not(s, "place pink") == "equal_neighbour"


def test_h08_the_marker_die_is_always_laid_out_and_only_its_colour_counts() -> None:
    """S17, H8."""
    for players in (2, 3, 4):
        s = begun(players)
        while asked(s).startswith("expand"):
            GAME.play(s, GAME.tokens(s)[0])
        assert 0 <= s.marker < 4


def test_h09_outside_turns_nothing_is_chosen_but_the_named_decisions() -> None:
    """In a neutral Expansion and with the end-of-round card no card is played, no token bought or used. (H9)"""
    scene = Scene(2).hand(2, "star_wind").cosmo(2, 9).priests(2, pink=7).tokens(2, 2)
    s = scene.neutral("pink")
    assert all(token.startswith("expand ") for token in GAME.tokens(s))
    s = Scene().hand(1, "star_wind").tokens(1, 1).marker("pink", holder=1).developments().development()
    assert GAME.tokens(s) == ["effect a", "effect b"]


def test_h09_worship_outside_turns_unlocks_tokens_at_once() -> None:
    """H9."""
    s = Scene().priests(1, pink=1).marker("pink", "omen", holder=1).developments().development()
    events = play(s, "effect a")
    assert gains(events, "unlocked")[0][:2] == (1, 0)


def test_five_rounds_or_four_with_two_players() -> None:
    """H53: also three turns each with two players, two with three or four. (S7)"""
    for players, rounds, turns in ((2, 4, 3), (3, 5, 2), (4, 5, 2)):
        s = begun(players)
        assert s.figures[At.ROUNDS_COUNT + players - 2] == rounds
        assert s.figures[At.ROUNDS_TURNS + players - 2] == turns
        taken = [0] * 7
        while not s.over:
            token = GAME.tokens(s)[0]
            taken[s.round] += token.startswith(("take", "aside"))
            GAME.play(s, token)
        assert taken[1 : rounds + 1] == [players * turns] * rounds
        assert sum(taken) == players * turns * rounds


def test_h53_seven_of_eight_development_cards_appear_with_two_players() -> None:
    """H53."""
    s = begun(2)
    shown = set(s.development)
    while not s.over:
        GAME.play(s, GAME.tokens(s)[0])
        shown |= set(s.development)
    assert len(shown - {-1}) == 7
    assert s.stack[0].kind == Kind.CHOOSE_COLOUR  # nothing is pending


def test_h54_one_colour_is_unused_with_three_players() -> None:
    """H54."""
    s = begun(3)
    assert sum(player(s, seat).colour >= 0 for seat in (1, 2, 3, 4)) == 3
    assert can(s, GAME.tokens(s)[0])
