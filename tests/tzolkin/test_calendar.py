"""The calendar and the first player space."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.face.words import Words
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin.calendar import turn_gear, why_not_double
from teocalli.games.tzolkin.food_day import feed
from teocalli.games.tzolkin.state import Reason, State, What
from tests.tzolkin.positions import GEARS, asked, finish_round, goods, happened, lay, options, play, player, teeth

LAST_TURN = [{"kind": "turn", "seat": 2}]
LAST = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_a_worker_on_the_last_space_is_pushed_off_without_action(gear: str, last: int) -> None:
    """Q63."""
    s = lay(gears={gear: {last: 1, last - 1: 2, 0: 3}}, p1={"wood": 1})
    turn_gear(s, GEARS.index(gear))
    assert teeth(s, gear) == {last: 2, 1: 3}
    assert player(s).hand == 3
    assert goods(s) == {"wood": 1}


@pytest.mark.parametrize(("gear", "last"), LAST.items())
def test_dummies_ride_round_and_are_never_removed(gear: str, last: int) -> None:
    """Q74."""
    s = lay(3, gears={gear: {last: "dummy"}})
    others = len(teeth(s, gear)) - 1
    number = GEARS.index(gear)
    for _ in range(3):
        turn_gear(s, number)
    assert teeth(s, gear)[0] == "dummy"
    assert len(teeth(s, gear)) == others + 1


def test_dummies_are_not_fed() -> None:
    """Q74: six corn are enough for three workers, however many dummies stand around."""
    s = lay(2, p1={"corn": 6})
    feed(s, 0)
    assert (goods(s), player(s).points) == ({}, 0)


def test_corn_piles_up_while_nobody_claims() -> None:
    """Q55: one each round, everything goes to the claimer (C19), and none is added in that round."""
    s = lay(2, p1={"corn": 9}, p2={"corn": 9})
    finish_round(s)
    finish_round(s)
    assert s.pile == 2
    while "claim" not in options(s):
        play(s, "done") if "done" in options(s) else GAME.apply(s, GAME.legal(s)[0])
    seat = GAME.mover(s) + 1
    before = player(s, seat).stock[0]
    play(s, "claim")
    if asked(s) == "place_more":
        play(s, "done")
    assert player(s, seat).stock[0] == before + 2
    assert s.pile == 0
    finish_round(s)
    if asked(s) == "days":
        play(s, "days 2")
    assert s.pile == 0


def claiming(seat: int = 1, first: int = 1, players: int = 3, **position: Any) -> State:
    """The last turn of a round is played, and somebody stands on the first player space."""
    mover = (first - 2) % players + 1
    pending = [
        {"kind": "next_turn", "seat": first, "turns": players},
        {"kind": "end_turn", "seat": mover},
        {"kind": "turn", "seat": mover},
    ]
    state = {"first": first, **position.pop("state", {})}
    s = lay(players, claimer=seat, pending=pending, state=state, **position)
    finish_round(s)
    return s


def test_who_claims_takes_the_marker() -> None:
    """Q56."""
    s = claiming(seat=3, first=1)
    assert s.first == 2


@pytest.mark.parametrize(("holder", "next_seat"), [(1, 2), (3, 1)])
def test_a_holder_who_claims_hands_the_marker_to_the_left(holder: int, next_seat: int) -> None:
    """Q56, Q87: and becomes the last player."""
    s = claiming(seat=holder, first=holder)
    play(s, "days 1")
    assert s.first == next_seat - 1
    assert GAME.mover(s) == next_seat - 1


def test_the_marker_stays_when_nobody_claims() -> None:
    """R22."""
    s = lay(2, p1={"corn": 9}, p2={"corn": 9})
    finish_round(s)
    assert s.first == 0


def test_the_claimers_worker_comes_back_by_itself() -> None:
    """R22."""
    s = claiming(seat=2)
    assert s.claimer == -1
    assert player(s, 2).hand == 3


def test_the_space_holds_one_worker_and_is_free_again_in_the_next_round() -> None:
    """R22."""
    s = lay(claimer=3, p1={"corn": 9})
    assert "claim" not in options(s)
    s = claiming(seat=2)
    play(s, "days 1")
    assert "claim" in options(s)


def test_the_extra_day_moves_the_calendar_two_days() -> None:
    """Q57, Q58: it turns the board dark, and no corn is added (Q55)."""
    s = claiming(seat=2, gears={"tikal": {2: 3}})
    assert options(s) == {"days 1", "days 2"}
    play(s, "days 2")
    assert (s.day, player(s, 2).dark, s.pile) == (2, 1, 0)
    assert teeth(s, "tikal")[4] == 3


def test_the_extra_day_is_not_forced() -> None:
    """Q58."""
    s = claiming(seat=2)
    play(s, "days 1")
    assert (s.day, player(s, 2).dark) == (1, 0)


def denied(s: State) -> tuple[str, str]:
    """Who learned why there is no extra day, told at the end of the round."""
    (event,) = happened(finish_round(s), What.NO_EXTRA_DAY)
    told = GAME.told(event)
    return Words(GAME).event(event), told["cause"]


def test_who_is_denied_the_extra_day_is_told_why() -> None:
    """Q57: three reasons, each in a sentence of the log; nobody is asked."""
    s = lay(2, claimer=1, p1={"dark": 1}, pending=LAST_TURN)
    assert denied(s) == ("Player 1 has no extra day to use: it has been used already.", "extra_day_used")
    s = lay(2, claimer=1, gears={"uxmal": {6: 1}}, pending=LAST_TURN)
    assert denied(s) == ("Player 1 has no extra day to use: it would push a worker off a gear.", "worker_would_fall")
    s = lay(2, claimer=1, age=2, state={"day": 25}, options={"last_jump": "off"}, pending=LAST_TURN)
    assert denied(s) == ("Player 1 has no extra day to use: the next day is the last food day.", "last_day")


def test_who_has_the_extra_day_is_told_nothing() -> None:
    """Q57."""
    s = lay(2, claimer=1, pending=LAST_TURN)
    assert happened(finish_round(s), What.NO_EXTRA_DAY) == []
    assert asked(s) == "days"


def test_after_a_jump_over_the_last_food_day_the_last_round_begins() -> None:
    """C13: round 27, the food day itself; there is no round 28."""
    s = lay(2, claimer=1, age=2, state={"day": 25}, pending=LAST_TURN)
    finish_round(s)
    (event,) = happened(play(s, "days 2"), What.NEW_DAY)
    assert Words(GAME).event(event) == "Round 27 begins."
    assert (s.day, GAME.view(s, -1)["round"]) == (27, 27)
    assert happened(finish_round(s), What.NEW_DAY) == []
    assert s.over
    assert GAME.view(s, -1)["round"] == 27


def test_a_dark_board_has_no_extra_day() -> None:
    """Q57: nobody is asked; the other benefits stay (Q58)."""
    s = claiming(seat=2, p2={"dark": 1})
    assert (s.day, s.first) == (1, 1)


@pytest.mark.parametrize(("gear", "space"), [(gear, last - 1) for gear, last in LAST.items()])
@pytest.mark.parametrize("owner", [1, 2])
def test_a_worker_that_would_fall_forbids_the_extra_day(gear: str, space: int, owner: int) -> None:
    """Q57: whoever owns it."""
    s = lay(gears={gear: {space: owner}})
    assert why_not_double(s, 0) == Reason.WORKER_WOULD_FALL


@pytest.mark.parametrize(("gear", "space"), LAST.items())
def test_a_worker_on_the_last_space_does_not_matter(gear: str, space: int) -> None:
    """Q57, and the rulebook's example of green and red."""
    s = lay(gears={gear: {space: 2}})
    assert why_not_double(s, 0) == Reason.YES


def test_rulebook_example_red_leaves_a_worker_on_six() -> None:
    """X11: Green has claimed; red takes the worker on 7 and keeps green from the extra day."""
    pending = [
        {"kind": "next_turn", "seat": 1, "turns": 2},
        {"kind": "end_turn", "seat": 2},
        {"kind": "turn", "seat": 2},
    ]
    s = lay(2, claimer=1, gears={"yaxchilan": {6: 2, 7: 2}}, pending=pending)
    play(s, "pick_up yaxchilan 7", "do yaxchilan 1", "done")
    assert s.day == 1
    s = lay(2, claimer=1, gears={"yaxchilan": {6: 2, 7: 2}}, pending=pending)
    play(s, "pick_up yaxchilan 6", "do yaxchilan 1", "done")
    assert asked(s) == "days"


def test_a_dummy_that_would_not_fall_does_not_forbid_it() -> None:
    """I4."""
    s = lay(3, gears={"tikal": {6: "dummy"}, "chichen_itza": {9: "dummy"}})
    assert why_not_double(s, 0) == Reason.YES


def test_the_extra_day_is_decided_after_the_food_day_on_the_gears_as_they_stand() -> None:
    """Q86: and after the own worker has come back."""
    s = claiming(seat=2, state={"day": 7}, p2={"corn": 9})
    assert s.food_days == 1
    assert asked(s) == "days"
    assert player(s, 2).hand == 3
    assert s.first == 1


@pytest.mark.parametrize("food_day", [7, 13, 20])
def test_a_food_day_can_be_jumped_and_is_then_the_next_round(food_day: int) -> None:
    """C12, C11, Q60: from the day before."""
    held = {7: 0, 13: 1, 20: 2}[food_day]
    s = claiming(seat=2, age=1 + (held > 1), state={"day": food_day - 1, "food_days": held})
    play(s, "days 2")
    assert (s.day, s.food_days) == (food_day + 1, held)
    finish_round(s)
    assert s.food_days == held + 1


def test_the_last_food_day_can_be_jumped_to() -> None:
    """C13: the round that follows is food day 4, and then the game is over."""
    s = claiming(seat=2, age=2, state={"day": 25, "food_days": 3})
    play(s, "days 2")
    assert (s.day, s.over) == (27, 0)
    finish_round(s)
    assert s.over == 1


def test_in_the_last_round_the_space_gives_only_its_corn() -> None:
    """Q61, I16: no marker, no extra day."""
    s = lay(2, age=2, state={"day": 26, "food_days": 3, "pile": 6})
    play(s, "claim")
    assert goods(s) == {"corn": 6}
    events = finish_round(s)
    assert s.over == 1
    assert not happened(events, What.MARKER)
    assert not happened(events, What.EXTRA_DAY)
    assert s.first == 0


def test_a_game_has_27_rounds_if_no_day_is_jumped() -> None:
    """R23."""
    s = lay(2)
    rounds = 0
    while not s.over:
        finish_round(s)
        if asked(s) == "days" and not s.over:
            play(s, "days 1")
        rounds += 1
    assert rounds == 27
    assert s.day == 27
