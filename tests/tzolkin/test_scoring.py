"""The end of the game: final scoring, quarter points, ties."""

from __future__ import annotations

from typing import Any

from teocalli.engine import conformance, game_record
from teocalli.engine.game import Setting
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin.final_scoring import final_scoring
from teocalli.games.tzolkin.state import Cause, State, What
from tests.tzolkin.positions import finish_round, happened, lay, play, player, scored


def ended(**position: Any) -> State:
    s = lay(position.pop("players", 2), age=2, **position)
    s.events = []
    final_scoring(s)
    return s


def test_goods_are_worth_a_quarter_point_for_each_corn() -> None:
    """C15: quarters are kept."""
    s = ended(p1={"corn": 1, "wood": 1, "stone": 1, "gold": 1}, p2={"corn": 3})
    assert GAME.scores(s) == [2.5, 0.75]
    assert GAME.ranks(s) == [1, 2]


def test_skulls_in_hand_are_three_points_each() -> None:
    """R24."""
    assert GAME.scores(ended(p1={"skull": 2}))[0] == 6


def test_monuments_are_scored_with_their_names() -> None:
    """R24."""
    s = ended(built={"m-07": 1, "m-02": 2}, p1={"bank": 0})
    assert GAME.scores(s) == [18, 2]
    assert [(e.seat, e.amount) for e in happened(s.events, What.MONUMENT_SCORED)] == [(1, 2), (0, 18)]


def test_the_order_of_the_final_steps_does_not_matter() -> None:
    """Q91: goods look at the stock, monuments at the position."""
    s = ended(built={"m-13": 1}, offered=(1, 2), p1={"skull": 1, "corn": 2})
    assert GAME.scores(s)[0] == 3 + 6 + 0.5
    assert scored(s.events, Cause.FINAL_SCORING) == 9


def test_a_score_may_be_negative() -> None:
    """I1."""
    assert GAME.scores(ended(p1={"points": -4, "corn": 1}))[0] == -3.75


def test_a_quarter_point_decides() -> None:
    """C15."""
    assert GAME.ranks(ended(p1={"corn": 8}, p2={"points": 2, "corn": 1})) == [2, 1]


def test_ties_go_to_most_workers_on_the_gears() -> None:
    """Q75: hand and bank do not count."""
    s = ended(gears={"tikal": {3: 1, 4: 1}, "uxmal": {3: 2}})
    assert GAME.ranks(s) == [1, 2]


def test_a_full_tie_is_shared() -> None:
    """Q75."""
    assert GAME.ranks(ended(players=3, p3={"points": -1})) == [1, 1, 3]


def test_one_more_day_passes_before_the_tie_is_broken() -> None:
    """Q75: it pushes workers off, and the first player space does not count."""
    pending = [
        {"kind": "next_turn", "seat": 1, "turns": 2},
        {"kind": "end_turn", "seat": 2},
        {"kind": "turn", "seat": 2},
    ]
    position: dict[str, Any] = {"age": 2, "state": {"day": 26, "food_days": 3}, "pending": pending}
    s = lay(2, claimer=1, gears={"tikal": {7: 1}, "uxmal": {4: 2, 0: 2}}, **position)
    play(s, "pick_up uxmal 0", "done")
    assert s.over == 1
    assert GAME.scores(s)[0] == GAME.scores(s)[1]
    assert GAME.ranks(s) == [2, 1]
    assert player(s, 1).hand == 3


def test_the_game_ends_after_the_fourth_food_day() -> None:
    """R24."""
    s = lay(2, age=2, state={"day": 26, "food_days": 3})
    finish_round(s)
    assert s.over == 1
    assert GAME.legal(s) == []
    assert GAME.mover(s) == -1


def test_every_point_has_its_cause() -> None:
    """R24: The events of a whole game add up to the final scores."""
    for seed in range(4):
        record, _ = conformance.play_record(GAME, Setting(3), seed)
        told = [0, 0, 0]
        for _, _, events in game_record.steps(GAME, record):
            for e in events:
                if e.what in (What.SCORED, What.TEMPLE_SCORED, What.MONUMENT_SCORED):
                    told[e.seat] += 4 * e.amount
                elif e.what == What.QUARTERS:
                    told[e.seat] += e.amount
        assert " ".join(f"{points / 4:g}" for points in told) == record.end
