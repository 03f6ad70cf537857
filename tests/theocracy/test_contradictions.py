"""Positions that cannot be are refused in sentences; secrets stay secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from teocalli.engine import position
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.state import State
from tests.theocracy.scene import Scene


def lose_a_die(s: State) -> None:
    s.bag[0] -= 1


def lose_a_crystal(s: State) -> None:
    s.crystals[4] -= 1


def lose_a_warrior(s: State) -> None:
    s.civs[1].supply -= 1


def overfill_a_garrison(s: State) -> None:
    s.civs[1].garrison, s.civs[1].supply = 3, s.civs[1].supply - 2


def gain_a_house(s: State) -> None:
    s.civs[2].built[0] += 1


def tear_the_chronicle(s: State) -> None:
    s.civs[2].page = 6


def move_a_fortress(s: State) -> None:
    s.hexes[0].piece = 0


def crowd_a_hex(s: State) -> None:
    s.hexes[5].creature = 0


def orphan_a_building(s: State) -> None:
    s.hexes[5].civ = -1


def print_a_card(s: State) -> None:
    s.players[0].hand[3] += 1


def print_a_development(s: State) -> None:
    s.development[0] = s.development[1]


def share_a_colour(s: State) -> None:
    s.players[0].colour = s.players[1].colour


def fly_too_high(s: State) -> None:
    s.players[0].priests[2] = 13


def owe_scourge(s: State) -> None:
    s.players[0].scourge = -1


def mint_a_token(s: State) -> None:
    s.players[0].tokens += 1


def drop_a_token_on_neutral_ground(s: State) -> None:
    s.hexes[15].token = 1


def play_a_sixth_round(s: State) -> None:
    s.round = 6


def lose_the_first_player(s: State) -> None:
    s.first = -1


def gap_in_a_row(s: State) -> None:
    s.civs[0].row_value[1] = 3


def leave_the_map(s: State) -> None:
    s.hexes[50].colour = 1


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lose_a_die, "There are 2 pink dice"),
        (lose_a_crystal, "black crystals; there must be 44"),
        (lose_a_warrior, "9 warriors of orange"),
        (overfill_a_garrison, "The garrison of orange has 2 places"),
        (gain_a_house, "houses of violet stand on the map"),
        (tear_the_chronicle, "The chronicle of violet has no page 6"),
        (move_a_fortress, "h01: fortresses stand on the home hexes"),
        (crowd_a_hex, "h06: a building stands together with a creature"),
        (orphan_a_building, "h06: a building belongs to a civilization"),
        (print_a_card, "cards long_night; there must be 2"),
        (print_a_development, "A development card is there too often"),
        (share_a_colour, "Two players have the same colour"),
        (fly_too_high, "Seat 1: cosmo and priests stand between 0 and 12"),
        (owe_scourge, "scourge: −1 is not from 0 to 999"),
        (mint_a_token, "Seat 1 has 5 transformation tokens"),
        (drop_a_token_on_neutral_ground, "h16: a transformation token lies here"),
        (play_a_sixth_round, "There is no round 6"),
        (lose_the_first_player, "must sit at the table"),
        (gap_in_a_row, "The row of pink"),
        (leave_the_map, "h51 is not on the map"),
    ],
)
def test_impossible_positions_are_refused(spoil: Callable[[State], None], sentence: str) -> None:
    s = Scene().table("pink 3").turn()
    spoil(s)
    text = position.write(GAME, s)
    with pytest.raises(position.BadPosition) as error:
        position.read(GAME, text)
    assert sentence.replace("There are 2 pink dice", "2 pink dice") in str(error.value)


def test_a_guess_keeps_what_the_seat_knows_and_deals_the_rest() -> None:
    """H3."""
    s = Scene().hand(1, "envy").hand(2, "mirage", "ambush").hand(3, "envy").table("pink 3").turn()
    guesses = [GAME.guess(s, 0, seed) for seed in range(40)]
    assert all(g.players[0].hand == s.players[0].hand for g in guesses)
    assert all(sum(g.players[1].hand) == 2 and sum(g.players[2].hand) == 1 for g in guesses)
    assert len({tuple(g.deck) for g in guesses}) > 30
    assert len({tuple(g.development_deck) for g in guesses}) > 5
    assert len({g.chance for g in guesses}) == 40  # dice to come


def test_a_spectator_knows_no_hand() -> None:
    s = Scene().hand(1, "envy", "envy").table("pink 3").turn()
    assert any(GAME.guess(s, -1, seed).players[0].hand != s.players[0].hand for seed in range(9))
