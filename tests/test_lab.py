"""The laboratory: the arena and the bench, on the smallest game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teocalli.bots.registry import BOTS, rows_of_bots
from teocalli.bots.settings import NET, POLICY, RANDOM, How
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.games.tzolkin import GAME as TZOLKIN
from teocalli.lab import arena, bench, playing
from teocalli.lab.playing import Plan
from teocalli.lab.telling import LabRefused
from tests.engine.tiny import TINY

pytestmark = pytest.mark.usefixtures("tiny_listed")
needs_numba = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
PLAN = Plan("tiny", 2, ("greedy", "random"), 0, rotate=True)
#: Seconds for a decision: bots are asked for each.
ASKED = 9.0


def test_wilsons_interval() -> None:
    low, high = arena.wilson(98, 100)
    assert (round(low, 3), round(high, 3)) == (0.930, 0.994)
    assert arena.wilson(0, 0) == (0.0, 1.0)
    assert arena.wilson(100, 100)[1] == 1.0
    assert arena.wilson(0, 10)[0] == 0.0


def test_an_interval_holds_the_share_whatever_is_rounded() -> None:
    for games in range(1, 400):
        for wins in (0, games // 3, games):
            low, high = arena.wilson(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0, games


@pytest.mark.parametrize("seconds", [ASKED, pytest.param(None, marks=needs_numba)])
def test_the_arena_counts_every_game_and_every_win(seconds: float | None) -> None:
    *_, (greedy, random) = arena.contest(PLAN, 10, seconds=seconds)
    assert (greedy.games, random.games) == (10, 10)
    assert greedy.wins + random.wins == pytest.approx(10)
    assert greedy.margins == [-margin for margin in random.margins]
    assert "/10" in greedy.cells(is_timed=False)[1]
    assert bool(greedy.decisions) == (seconds is not None)


@pytest.mark.parametrize("seconds", [ASKED, pytest.param(None, marks=needs_numba)])
def test_seats_change_and_both_seats_get_the_same_deal(seconds: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def tally(at_table: list[arena.Tally], points: object, shares: object) -> None:
        seen.append([tally.name for tally in at_table])

    monkeypatch.setattr(arena, "_count", tally)
    list(arena.contest(PLAN, 4, seconds=seconds))
    assert seen == [["greedy", "random"], ["random", "greedy"]] * 2
    assert [PLAN.seed_of(number) for number in range(4)] == [0, 0, 1, 1]


def test_more_bots_than_seats_take_turns() -> None:
    plan = replace(PLAN, bots=("greedy", "random", "random"))
    *_, tallies = arena.contest(plan, 3, seconds=ASKED)
    assert [tally.games for tally in tallies] == [2, 2, 2]


def test_a_shared_first_place_is_half_a_win() -> None:
    one, two = arena.Tally("one"), arena.Tally("two")
    arena._count([two, one], [5.0, 5.0], arena.shares_of([1, 1]))
    assert (one.wins, two.wins) == (0.5, 0.5)


def test_progress_is_visible(capsys: pytest.CaptureFixture[str]) -> None:
    list(arena.contest(PLAN, 2, seconds=ASKED))
    assert "2/2: greedy" in capsys.readouterr().err


def test_an_arena_needs_opponents() -> None:
    with pytest.raises(LabRefused, match="at least two bots, or one player"):
        next(arena.contest(replace(PLAN, bots=("greedy",)), 1))
    with pytest.raises(LabRefused, match="At least one game"):
        next(arena.contest(PLAN, 0))


def test_the_table_tells_wins_points_margin_and_what_winners_make() -> None:
    one, two = arena.Tally("one"), arena.Tally("two")
    for points, shares in (([30.0, 20.0], [1.0, 0.0]), ([25.0, 25.0], [0.5, 0.5]), ([10.0, 26.0], [0.0, 1.0])):
        arena._count([one, two], points, shares)
    head, first, _, winners = arena.table([one, two])
    assert head.split("  ")[0] == "bot"
    assert "mean ms" not in head
    told = "one 1.5/3 12.5 – 87.5 % 21.7 -2.0 ± 13.1 -16.8 … +12.8"
    assert first.split() == told.split()
    assert winners == "Winners' mean: 27.0 points."
    one.decisions = 1
    assert "mean ms" in arena.table([one, two])[0]


def test_the_margin_of_one_game_has_no_interval() -> None:
    assert arena.margin_of([4.0]).cells() == ["+4.0 ± 0.0", "–"]


# ---------------------------------------------------------------- whole games inside compiled code


@needs_numba
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "random"), ("expert", "greedy")])
def test_compiled_games_are_games_by_the_rules(bots: tuple[str, ...]) -> None:
    """What comes of them without events is what comes of them with events, seat by seat."""
    plan = replace(PLAN, bots=bots)
    for number in range(6):
        rows = playing.rows_of(plan, number)
        assert [row["bot"] for row in rows] == plan.seated(number)
        assert arena.result_of(plan, number) == ([row["points"] for row in rows], [row["won"] for row in rows])
        assert rows == playing.rows_of(plan, number)


@needs_numba
def test_the_same_set_up_is_not_the_same_game() -> None:
    """Equal bots that change seats draw other numbers."""
    plan = replace(PLAN, bots=("random", "random"))
    openings = [[row["opening"] for row in playing.rows_of(plan, number)] for number in range(8)]
    assert all(openings[number] != openings[number + 1] for number in range(0, 8, 2))


@needs_numba
def test_greedy_plays_inside_compiled_code_as_well_as_when_it_is_asked() -> None:
    inside, asked = (list(arena.contest(PLAN, 400, seconds=seconds))[-1][0].wins for seconds in (None, ASKED))
    assert abs(inside - asked) < 50


def test_only_who_can_play_inside_compiled_code_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_compiled(*bots: str, seconds: float = playing.PATIENCE) -> bool:
        return replace(PLAN, bots=bots, seconds=seconds).compiled(bots) is not None

    monkeypatch.setattr(playing, "can_compile", lambda: True)
    assert is_compiled("greedy", "random", "beginner", "casual", "skilled", "expert", "master")
    assert not is_compiled("greedy", "cmd:./bot")
    assert not is_compiled("greedy", "random", seconds=1.0)
    monkeypatch.setitem(BOTS, "greedy", replace(BOTS["greedy"], rows=None))
    assert not is_compiled("greedy", "random")
    monkeypatch.setattr(playing, "can_compile", lambda: False)
    assert not is_compiled("random", "random")


def test_files_tell_games_inside_compiled_code_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "can_compile", lambda: True)
    assert PLAN.told()["compiled"] == playing.bots_as_they_are(PLAN.game, PLAN.bots)
    assert "compiled" not in replace(PLAN, bots=("greedy", "cmd:./bot")).told()


def test_the_bench_measures_both_forms_with_the_agreed_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_seconds", lambda game, form: (2.0, 1.0))
    found = bench.rows([TINY], 0.01)
    assert [row["form"] for row in found] == (["plain", "compiled"] if HAVE_NUMBA else ["plain"])
    for row in found:
        assert list(row) == [
            "game",
            "players",
            "form",
            "decisions_per_s",
            "games_per_s",
            "copy_us",
            "step_us",
            "cold_s",
            "warm_s",
        ]
        assert all(row[key] > 0 for key in row if key not in ("game", "form"))
    lines = bench.table(found)
    assert len(lines) == 1 + len(found)
    assert "tiny" in lines[1]


def test_the_calibration_loop_names_its_forms() -> None:
    assert "steps/s plain" in bench.calibration(0.01)


def test_bots_play_inside_compiled_code_as_their_offers_say() -> None:
    hows, _ = rows_of_bots(["policy", "random", "expert"], TZOLKIN) or ([], [])
    assert [row[How.MODE] for row in hows] == [POLICY, RANDOM, NET]
    assert rows_of_bots(["random", "cmd:./bot"], TZOLKIN) is None
    assert rows_of_bots(["random", "nobody"], TZOLKIN) is None


def test_without_a_network_greedy_takes_the_place_of_a_level_there_too() -> None:
    hows, aims = rows_of_bots(["expert", "greedy"], TINY) or ([], [])
    assert hows[0].tolist() == hows[1].tolist()
    assert aims[0].tolist() == aims[1].tolist()
