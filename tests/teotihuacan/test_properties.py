"""What holds in every game, whatever is played: found by Hypothesis."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teocalli.engine import position
from teocalli.engine.events import Event
from teocalli.engine.game import Setting
from teocalli.engine.structs import copy_of, differences, pack
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.options import BOT_READINGS, EDITION, VARIANTS
from teocalli.games.teotihuacan.starting_tiles import are_tiles_open
from teocalli.games.teotihuacan.state import State, What
from teocalli.games.teotihuacan.vocabulary import STACK, Good
from tests.teotihuacan.lay import BOARDS, SPOTS, lay, play
from tests.teotihuacan.test_figures import COPIES

few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def chosen_settings(draw: st.DrawFn) -> Setting:
    players = draw(st.sampled_from([1, 2, 3, 4]))
    chosen = {option.name: draw(st.sampled_from(option.choices)) for option in VARIANTS + EDITION + BOT_READINGS}
    if players == 1 and chosen["start"] == "draft":
        chosen["start"] = "dealt"
    return Setting(players, chosen)


def game(setting: Setting, seed: int) -> Iterator[tuple[State, State, list[Event]]]:
    """A random game: the state before and after each action, and what was told."""
    chooser = random.Random(seed)
    s = GAME.new(setting, seed)
    while not s.over:
        before = copy_of(s)
        yield before, s, GAME.apply(s, chooser.choice(GAME.legal(s)))


def owned(s: State) -> Counter[tuple[int, int]]:
    """Goods by seat and kind."""
    return Counter(
        {
            (seat, good): amount
            for seat, p in enumerate(s.players)
            for good, amount in enumerate([*p.goods, p.cocoa, p.points])
        }
    )


@few
@given(chosen_settings(), st.integers(0, 10**6))
def test_every_good_that_changes_hands_is_told_with_its_cause(setting: Setting, seed: int) -> None:
    """R74: so every point can be attributed: gains less payments less points lost are the whole difference."""
    for before, after, events in game(setting, seed):
        change = owned(after)
        change.subtract(owned(before))
        told: Counter[tuple[int, int]] = Counter()
        for event in events:
            if event.what == What.GAIN:
                told[(event.seat, event.thing)] += event.amount
            elif event.what in (What.PAY, What.UNPAID):
                told[(event.seat, event.thing)] -= event.amount
        assert {key: n for key, n in change.items() if n} == {key: n for key, n in told.items() if n}
        assert all(after.players[seat].points >= 0 for seat in range(4))
        assert Good.POINTS == 4


@few
@given(chosen_settings(), st.integers(0, 10**6))
def test_nothing_appears_or_vanishes(setting: Setting, seed: int) -> None:
    """R61: stones, Decorations, Discovery tiles, Buildings, dice; one marker on a top; nobody below nothing."""
    for _, after, _ in game(setting, seed):
        assert GAME.contradictions(after) == []


@few
@given(chosen_settings(), st.integers(0, 10**6))
def test_whatever_leaves_a_pile_is_revealed(setting: Setting, seed: int) -> None:
    """R17, R83: undo stops there; and nothing else stops it but dice, salaries' neutral dice and opened tiles."""
    for before, after, events in game(setting, seed):
        drawn = (
            (before.stones_left, before.decorations_left) != (after.stones_left, after.decorations_left)
            or after.pile_left < before.pile_left
            or after.neutral != before.neutral
            or after.bot_pyramid != before.bot_pyramid
            or are_tiles_open(after) != are_tiles_open(before)
        )
        if drawn:
            assert any(event.what == What.REVEAL for event in events)


@few
@given(chosen_settings(), st.integers(0, 10**6), st.integers(0, 10**6))
def test_no_view_depends_on_what_its_seat_cannot_know(setting: Setting, seed: int, other: int) -> None:
    """R57, R48: piles and chance are nobody's, starting tiles their owner's until all are open."""
    for step, (before, _, _) in enumerate(game(setting, seed)):
        if step % 40 == 0 or not are_tiles_open(before):
            for seat in range(-1, before.seats):
                guess = GAME.guess(before, seat, other)
                assert GAME.view(guess, seat) == GAME.view(before, seat)
                assert GAME.contradictions(guess) == []


@few
@given(chosen_settings(), st.integers(0, 10**6), st.integers(0, 400))
def test_a_position_is_written_and_read_at_any_moment(setting: Setting, seed: int, moment: int) -> None:
    """R63: also in the middle of somebody's choices."""
    for step, (before, _, _) in enumerate(game(setting, seed)):
        if step == moment:
            assert not differences(before, position.read(GAME, position.write(GAME, before)))
            return


@few
@given(chosen_settings(), st.integers(0, 10**6))
def test_the_same_seed_and_actions_give_the_same_game(setting: Setting, seed: int) -> None:
    """R84: chance is the state's own."""
    one = [pack(after).tobytes() for _, after, _ in game(setting, seed)][-1]
    two = [pack(after).tobytes() for _, after, _ in game(setting, seed)][-1]
    assert one == two


def always(s: State) -> list[str]:
    """Facts about a position that no rule may break."""
    wrong = []
    if s.light > s.dark:
        wrong.append("light disc")
    for p in s.players[: max(2, s.seats)]:
        places: list[Any] = [(b, k) for b, k in zip(p.board, p.locked, strict=True) if b >= 0]
        if any(power < 1 or power > 6 for power, (b, _) in zip(p.power, places, strict=False) if b >= 0):
            wrong.append("power")
    if s.seats == 1 and sum(k >= 0 for k in s.players[1].locked) != 1:
        wrong.append("one worker of Teotibot worships")
    return wrong


@few
@given(chosen_settings(), st.integers(0, 10**6))
def test_discs_powers_and_teotibots_worshipper_stay_in_bounds(setting: Setting, seed: int) -> None:
    """T23, T121, R41, R76: the light disc never passes the dark one; exactly one worker of Teotibot is locked."""
    for _, after, _ in game(setting, seed):
        assert always(after) == []


def rich(chooser: random.Random) -> dict[str, Any]:
    """A seat with strong workers, few goods, and markers anywhere."""
    places = [f"{chooser.choice(BOARDS)} {chooser.choice((1, 3, 4, 5, 5))}" for _ in range(chooser.choice((3, 4)))]
    seat: dict[str, Any] = {"workers": ", ".join(places), "technologies": chooser.sample((1, 5, 9, 13, 15, 17), 3)}
    seat |= {good: chooser.randrange(5) for good in ("wood", "stone", "gold", "cocoa")}
    return seat | {track: chooser.randrange(9) for track in ("avenue", "blue", "red", "green")}


@pytest.mark.parametrize("seed", range(60))
def test_hands_full_of_tiles_never_leave_a_decision_without_answer(seed: int) -> None:
    """R15, R70: tiles are played whenever that is possible, in the middle of everything."""
    chooser = random.Random(seed)
    tiles = [kind for kind, copies in COPIES.items() if not kind.startswith("mask") for _ in range(copies)]
    hands = chooser.sample(tiles, 24)
    s = lay(
        2,
        options={option.name: chooser.choice(option.choices) for option in EDITION},
        spots=dict.fromkeys(SPOTS, "none"),
        stacks={name: [f"mask_{number}", "mask_4"] for number, name in enumerate(STACK[:3], 1)},
        neutral=["gold", "forest", "nobles", "quarry", "alchemy", "gold"],
        state={"technology": [1, 5, 9, 13, 15, 17]},
        p1={**rich(chooser), "tiles": hands[:12]},
        p2={**rich(chooser), "tiles": hands[12:]},
    )
    for _ in range(150):
        if not s.over:
            options = GAME.tokens(s)
            uses = [token for token in options if token.startswith("use")]
            play(s, chooser.choice(uses if uses and chooser.random() < 0.4 else options))
