"""Starting tiles: dealt or drafted, secret until all have chosen, their benefits, the first three workers."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.engine.game import Setting
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.vocabulary import STARTING, TECHNOLOGY
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, temples, tiles, told, workers

#: Boards in printed order and benefits; `any`: resources of choice.
TILES: dict[str, tuple[tuple[int, int], dict[str, int]]] = {
    "S01": ((1, 2), {"avenue": 1, "cocoa": 2, "wood": 3}),
    "S02": ((4, 3), {"green": 1, "stone": 2, "gold": 3}),
    "S03": ((2, 3), {"blue": 1, "wood": 4, "stone": 1}),
    "S04": ((5, 8), {"technology": 1, "any": 2}),
    "S05": ((4, 5), {"technology": 1, "gold": 2}),
    "S06": ((2, 4), {"power": 1, "wood": 3, "gold": 2}),
    "S07": ((1, 4), {"red": 1, "cocoa": 5, "gold": 2}),
    "S08": ((6, 7), {"blue": 1, "cocoa": 2, "stone": 4}),
    "S09": ((5, 6), {"blue": 1, "red": 1, "green": 1}),
    "S10": ((3, 5), {"cocoa": 3, "wood": 5}),
    "S11": ((3, 8), {"cocoa": 3, "wood": 2, "stone": 3}),
    "S12": ((2, 6), {"wood": 1, "stone": 2, "gold": 3}),
    "S13": ((7, 8), {"red": 1, "power": 1, "cocoa": 5}),
    "S14": ((6, 8), {"green": 1, "power": 1, "cocoa": 5}),
    "S15": ((5, 7), {"blue": 1, "red": 1, "any": 2}),
    "S16": ((4, 8), {"offer": 1, "cocoa": 2, "gold": 3}),
    "S17": ((3, 7), {"offer": 1, "stone": 3, "gold": 1}),
    "S18": ((2, 7), {"avenue": 1, "wood": 1, "stone": 2}),
}
NUMBERS = ["palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction"]


def keeping(*kept: str, seat2: tuple[str, str] = ("S10", "S11"), **more: Any) -> State:
    """Seat 1 keeps two tiles; what it gets is being handed out."""
    fillers = [tile for tile in TILES if tile not in (*kept, *seat2, "S16", "S17")]
    hands = [[*kept, *fillers[:2]], [*seat2, *fillers[2:4]]]
    linked = {tile: "free_cocoa" for tile in ("S16", "S17") if tile in kept} | more.pop("linked", {})
    s = lay(2, hands=hands, linked=linked, **more)
    play(s, f"keep {kept[0]}", f"keep {kept[1]}", f"keep {seat2[0]}", f"keep {seat2[1]}")
    return s


@pytest.mark.parametrize("tile", TILES)
def test_every_starting_tile_gives_what_it_shows(tile: str) -> None:
    """T27, T30, T217, A2, A24, R57, R60, (b) 18: goods, steps with their rewards, technology, power-ups, then the
    offered tile."""
    partner = "S12" if tile not in ("S12", "S10") else "S18"
    s = keeping(tile, partner, seat2=("S11", "S10") if tile != "S11" and tile != "S10" else ("S02", "S03"))
    boards, gives = TILES[tile]
    expected: dict[str, int] = {}
    for gift in (gives, TILES[partner][1]):
        for what, amount in gift.items():
            expected[what] = expected.get(what, 0) + amount
    blue = expected.get("blue", 0) + expected.get("technology", 0)
    chosen = expected.get("any", 0) + blue  # each of the first blue steps brings a resource of choice
    for _ in range(chosen):
        assert asked(s) == "any_resource 1"
        play(s, "take stone")
    if "offer" in gives:
        assert options(s) == {"claim free_cocoa", "decline"}
        play(s, "claim free_cocoa")
        assert tiles(s) == {"free_cocoa": 1}
    assert goods(s) == {
        name: amount
        for name, amount in {
            "cocoa": expected.get("cocoa", 0) + expected.get("green", 0),
            "points": expected.get("red", 0),
            "wood": expected.get("wood", 0),
            "stone": expected.get("stone", 0) + chosen,
            "gold": expected.get("gold", 0),
        }.items()
        if amount
    }
    assert temples(s) == (blue, expected.get("red", 0), expected.get("green", 0))
    assert player(s).avenue == expected.get("avenue", 0)
    assert player(s).power == ([2, 1, 1, 3] if "power" in gives else [1, 1, 1, 3])
    assert [TECHNOLOGY[t] for t in range(9) if player(s).technologies[t]] == (["1"] if "technology" in gives else [])
    named = {NUMBERS[n - 1] for n in (*boards, *TILES[partner][0])}
    assert options(s) == {f"station {board}" for board in named}


def test_three_workers_start_on_three_different_boards_of_the_kept_tiles() -> None:
    """T24, T32, R57: which die goes to which board is free."""
    s = keeping("S01", "S06")  # boards 1 2 and 2 4
    play(s, "station gold")
    assert options(s) == {"station palace", "station forest"}
    play(s, "station palace", "station forest")
    assert workers(s) == ["forest 1", "gold 2", "palace 1"]
    assert asked(s).endswith("2")


def test_two_power_ups_go_on_one_worker_or_on_two() -> None:
    """T28, R57: not on the die of the wheel."""
    for choice, powers in (("raise 1", [2, 2, 1, 3]), ("raise 2", [3, 1, 1, 3])):
        s = keeping("S13", "S14")
        assert options(s) == {"raise 1", "raise 2"}
        play(s, choice)
        assert player(s).power == powers


def test_a_second_technology_symbol_does_nothing() -> None:
    """R37: no marker, no step."""
    s = keeping("S04", "S05")
    play(s, *["take stone"] * 3)
    assert (temples(s), sum(player(s).technologies)) == ((1, 0, 0), 1)


def test_other_owners_score_nothing_during_setup() -> None:
    """R36, (b) 18: seat 2 takes the tile seat 1 owns."""
    s = keeping("S05", "S12", seat2=("S04", "S11"))
    while asked(s) != "turn 1":
        play(s, sorted(options(s))[0])
    assert player(s).technologies[0] == player(s, 2).technologies[0] == 1
    assert (player(s).points, player(s, 2).points) == (0, 0)


def test_the_technology_symbol_means_the_lowest_number_and_a_blue_step() -> None:
    """T31, R60."""
    s = keeping("S05", "S12", state={"technology": [5, 7, 9, 11, 13, 15]})
    play(s, "take wood")
    assert ([TECHNOLOGY[t] for t in range(9) if player(s).technologies[t]], temples(s)) == (["5"], (1, 0, 0))


def test_an_offered_tile_may_be_paid_with_anything_just_received() -> None:
    """T29, R57: from either tile; the offer comes last."""
    s = keeping("S17", "S18", linked={"S17": "mask_4"})
    assert options(s) == {"claim mask_4", "decline"}
    play(s, "claim mask_4")
    assert (tiles(s), goods(s)) == ({"mask_4": 1}, {"stone": 5, "gold": 1})


def test_unbought_linked_tiles_go_back_into_the_pile() -> None:
    """T26, T35, A24, R59: declined by choice or by tile; bought ones do not."""
    s = keeping("S16", "S12", linked={"S16": "temple_red"})
    left = s.pile_left
    play(s, "decline")
    while asked(s) != "turn 1":
        play(s, sorted(options(s))[0])
    assert (s.pile_left, s.linked, tiles(s)) == (left + 1, [-1, -1], {})


def test_a_discovery_tile_is_playable_from_the_first_turn_on() -> None:
    """R58: not during set-up."""
    s = keeping("S16", "S12", linked={"S16": "temple_red"})
    play(s, "claim temple_red")
    assert "use temple_red" not in options(s)
    while asked(s) != "turn 1":
        play(s, sorted(options(s))[0])
    assert "use temple_red" in options(s)


def test_by_option_all_take_benefits_before_anybody_places_dice() -> None:
    """R57: `setup_order`."""
    s = keeping("S11", "S12", seat2=("S10", "S02"), options={"setup_order": "benefits_first"})
    assert asked(s) == "place_die 1"
    assert goods(s, 2)["wood"] == 5
    s = keeping("S11", "S12", seat2=("S10", "S02"))
    assert goods(s, 2) == {}


# ---------------------------------------------------------------- secrecy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_and_choices_are_secret_until_all_have_chosen(players: int) -> None:
    """T26, R57: everybody picks at the same time; opening the tiles is a reveal."""
    s = GAME.new(Setting(players), 3)
    for seat in range(players):
        for other in range(players):
            shown = GAME.view(s, seat)["seats"][other]
            assert ("dealt" in shown) == (seat == other)
        assert all("dealt" not in shown and "kept" not in shown for shown in GAME.view(s, -1)["seats"])
        assert GAME.view(s, seat)["discovery_pile"] is None
        events = play(s, GAME.tokens(s)[0]) + play(s, GAME.tokens(s)[0])
        later = GAME.view(s, (seat + 1) % players)["seats"][seat]
        assert ("kept" in later) == (seat == players - 1)
    assert len([e for e in told(events, "reveal") if e[3] == "starting_tile"]) == 1
    assert len(told(events, "keep")) == 2 * players


def test_the_owner_sees_linked_tiles_before_choosing() -> None:
    """T25, T218, A24, R48: nobody else does."""
    hands = [["S16", "S01", "S02", "S03"], ["S17", "S04", "S05", "S06"]]
    s = lay(2, hands=hands, linked={"S16": "mask_1", "S17": "free_cocoa"})
    dealt = {entry["tile"]: entry["linked"] for entry in GAME.view(s, 0)["seats"][0]["dealt"]}
    assert dealt == {"S16": "mask_1", "S01": None, "S02": None, "S03": None}
    assert "free_cocoa" not in str(GAME.view(s, 0)["seats"][1])


def test_a_tile_is_kept_once() -> None:
    """R57."""
    s = lay(2, hands=[["S01", "S02", "S03", "S04"], ["S05", "S06", "S07", "S08"]])
    play(s, "keep S02")
    assert options(s) == {"keep S01", "keep S03", "keep S04"}


def test_a_solo_player_is_dealt_four_tiles_and_keeps_two() -> None:
    """R75: the bot takes none."""
    s = GAME.new(Setting(1), 4)
    assert sum(tile >= 0 for p in s.players for tile in p.dealt) == 4
    play(s, GAME.tokens(s)[0], GAME.tokens(s)[1])
    assert asked(s).endswith("1")


# ---------------------------------------------------------------- draft


@pytest.mark.parametrize(("players", "shown"), [(2, 6), (3, 8), (4, 10)])
def test_the_draft_goes_forth_and_back(players: int, shown: int) -> None:
    """T133, T134, R48: 2n + 2 tiles, face up, linked tiles open; the last player takes two in a row."""
    s = GAME.new(Setting(players, {"start": "draft"}), 6)
    for seat in range(-1, players):
        draft = GAME.view(s, seat)["draft"]
        assert len(draft) == shown
        assert all((entry["linked"] is not None) == (entry["tile"] in ("S16", "S17")) for entry in draft)
    order = []
    while asked(s).startswith("draft"):
        order.append(GAME.mover(s))
        play(s, GAME.tokens(s)[-1])
    assert order == [*range(players), *reversed(range(players))]
    assert all(min(s.players[seat].kept) >= 0 for seat in range(players))
    assert STARTING[s.players[0].kept[0]] not in {entry["tile"] for entry in GAME.view(s, 0)["draft"]}


def test_the_draft_goes_on_as_usual() -> None:
    """T135, R48, A24: benefits, placement, unclaimed tiles shuffled back."""
    for seed in range(12):
        s = GAME.new(Setting(3, {"start": "draft"}), seed)
        while asked(s) != "turn 1":
            play(s, GAME.tokens(s)[-1])
        assert (s.linked, s.draft) == ([-1, -1], [-1] * 10)
        assert all(len(set(s.players[seat].board[:3])) == 3 for seat in range(3))
