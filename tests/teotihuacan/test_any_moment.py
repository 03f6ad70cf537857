"""Any moment of the own turn (R07, R15): nothing lapses or happens by itself that a tile in hand could still change."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.state import push
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.state import DONE, GO_ON, UNLOCK, USE, Kind, State
from teocalli.games.teotihuacan.vocabulary import Discovery
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, why_not, workers

ROYALS = {"royal": {"a": "R9", "b": "R2", "c": "R1"}}


# ---------------------------------------------------------------- before what happens by itself


def worshipping(**owned: Any) -> State:
    """A worker of power 3 has come to the Palace, where an Avenue step lies and royal tile 9 scores the Avenue."""
    given = {"workers": "gold 3, forest 1, forest 1", "avenue": 2, "cocoa": 9, "gold": 9, "wood": 9, "stone": 9}
    s = lay(p1={**given, **owned}, spots={"palace": "avenue_step"}, state=ROYALS)
    play(s, "move gold 3 1", "worship royal_a")
    return s


def test_a_tile_just_claimed_may_be_played_before_the_royal_ability() -> None:
    """T61, R15, R11: royal tile 9 scores the Avenue with the step that the claimed tile brings."""
    s = worshipping()
    play(s, "seek discovery_then_ability", "claim avenue_step")
    assert asked(s) == "moment 1"
    play(s, "use avenue_step", "go_on")
    assert (player(s).avenue, player(s).points) == (3, 3)


def test_whoever_goes_on_keeps_the_tile() -> None:
    """R15."""
    s = worshipping()
    play(s, "seek discovery_then_ability", "claim avenue_step", "go_on")
    assert (player(s).avenue, player(s).points) == (2, 2)
    assert "use avenue_step" in options(s)


@pytest.mark.parametrize("owned", [{"avenue": 4}, {"avenue": 9}])
def test_nobody_is_asked_where_a_tile_could_change_nothing(owned: dict[str, Any]) -> None:
    """R15: the worker's power, or the end of the Avenue, is the limit already."""
    s = worshipping(**owned)
    play(s, "seek discovery_then_ability", "claim avenue_step")
    assert player(s).points == 4
    assert asked(s) != "moment 1"


def test_a_tile_that_brings_an_ascension_counts_too() -> None:
    """R15, R25: an ascending worker goes a step on the Avenue."""
    s = worshipping(workers="gold 3, forest 5, forest 1", tiles=["power_ups_2"])
    play(s, "seek discovery_then_ability", "decline")
    assert asked(s) == "moment 1"
    play(s, "use power_ups_2", "power forest 5", "ascend points", "power forest 1", "go_on")
    assert (player(s).avenue, player(s).points) == (3, 5 + 3)


def test_an_extra_worker_may_count_for_the_power_ups_alone() -> None:
    """R19: after the Building, which stands in the row of two workers."""
    s = lay(p1={"workers": "decorations 2, nobles 1", "wood": 2, "cocoa": 9, "tiles": ["extra_worker"]})
    play(s, "move decorations 2 1", "main", "build 2")
    assert asked(s) == "moment 1"
    play(s, "use extra_worker", "go_on", "power nobles 1", "power nobles 2")
    assert workers(s) == ["nobles 2", "nobles 3"]


def test_an_extra_worker_claimed_by_the_building_counts() -> None:
    """R15, R19: even at once."""
    s = lay(
        p1={"workers": "decorations 2, nobles 1", "wood": 9, "stone": 9, "gold": 9, "cocoa": 9, "avenue": 2},
        stacks={"avenue_3": ["extra_worker"]},
    )
    play(s, "move decorations 2 1", "main", "build 2", "claim extra_worker")
    assert "use extra_worker" in options(s)


def test_the_reason_for_refusing_an_extra_worker_is_true() -> None:
    """R15, R19: three moments, three reasons."""
    s = lay(p1={"workers": "decorations 2, nobles 1, nobles 1", "wood": 2, "cocoa": 9, "tiles": ["extra_worker"]})
    assert why_not(s, "use extra_worker") == "only_in_main_action"
    play(s, "move decorations 2 1", "main")
    assert why_not(s, "use extra_worker") == "three_workers_count"
    s = lay(p1={"workers": "decorations 2, nobles 1", "wood": 2, "cocoa": 9, "tiles": ["extra_worker"]})
    play(s, "move decorations 2 1", "main", "build 2", "go_on")
    assert (asked(s), why_not(s, "use extra_worker")) == ("power_up 1", "power_ups_counted")


# ---------------------------------------------------------------- before what lapses


def test_technology_13_is_offered_to_whoever_can_still_get_cocoa() -> None:
    """R24, R15: its cocoa may come from a tile."""
    owned = {"workers": "palace 1", "technologies": [13], "cocoa": 0}
    state = {"technology": [1, 3, 5, 9, 13, 17]}
    s = lay(p1={**owned, "tiles": ["cocoa_4"]}, p2={"workers": "forest 1"}, state=state)
    play(s, "move palace 1 1", "main", "power quarry 1")
    assert (asked(s), why_not(s, "power quarry 2")) == ("power_up 1", "not_enough_cocoa")
    play(s, "use cocoa_4", "power quarry 2")
    assert (workers(s), goods(s)["cocoa"]) == (["quarry 3"], 3)
    s = lay(p1={**owned, "tiles": ["resources_2"]}, p2={"workers": "forest 1"}, state=state)
    play(s, "move palace 1 1", "main", "power quarry 1")
    assert asked(s) == "end_turn 1"


def test_a_power_up_waits_for_whoever_can_unlock_a_worker_for_it() -> None:
    """R08, R21: the cocoa of the Ascension frees the worker who worships on the same board."""
    s = lay(
        p1={"workers": "palace 5, quarry 1 temple", "cocoa": 1, "technologies": [13]},
        state={"technology": [1, 3, 5, 9, 13, 17]},
    )
    play(s, "move palace 5 1", "main", "power quarry 5", "ascend cocoa")
    assert options(s) == {"skip", "unlock"}
    play(s, "unlock", "power quarry 1")
    assert workers(s) == ["palace 1", "quarry 2"]


def test_a_lost_power_up_is_lost_without_a_question() -> None:
    """R21: nobody worships there, or nothing can pay for it."""
    state = {"technology": [1, 3, 5, 9, 13, 17]}
    for where in ("quarry 1 temple", "forest 1 temple"):
        s = lay(p1={"workers": f"palace 5, {where}", "cocoa": 0, "technologies": [13]}, state=state)
        play(s, "move palace 5 1", "main", "power quarry 5", "ascend points")
        assert asked(s) == "turn 2"


# ---------------------------------------------------------------- what was begun stays payable


def test_what_is_bought_in_between_leaves_the_price_of_what_was_begun() -> None:
    """R15, R23: the wood of a Building cannot be spent on a mask; other wood can."""
    owned = {"workers": "decorations 2", "blue": 3, "stone": 9, "gold": 9, "cocoa": 9, "tiles": ["temple_blue"]}
    for wood in (2, 9):
        s = lay(p1={**owned, "wood": wood}, stacks={"blue_4": ["mask_4"]})
        play(s, "move decorations 2 1", "main", "use temple_blue")
        assert asked(s) == ("wide_step 1" if wood == 9 else "any_resource 1")
    s = lay(p1={**owned, "wood": 2, "tiles": ["temple_blue", "resources_2"]}, stacks={"blue_4": ["mask_4"]})
    play(s, "move decorations 2 1", "main", "use temple_blue")
    assert why_not(s, "claim mask_4") == "payment_first"
    play(s, "use resources_2", "take wood", "take wood", "claim mask_4", "build 1")


@pytest.mark.parametrize(("cocoa", "possible"), [(3, False), (4, True)])
def test_unlocking_waits_only_for_cocoa_that_is_due(cocoa: int, possible: bool) -> None:
    """R07, R10: 1 cocoa is due for the worker who worships there."""
    s = lay(p1={"workers": "palace 2, forest 1 temple", "cocoa": cocoa}, p2={"workers": "quarry 1 temple"})
    play(s, "move palace 2 1", "worship temple")
    assert ("unlock" in options(s)) == possible
    if not possible:
        assert why_not(s, "unlock") == "payment_first"


def test_nothing_is_due_where_nobody_is_displaced() -> None:
    """R07: the choice of what is sought costs nothing yet."""
    s = lay(p1={"workers": "palace 2, forest 1 temple", "cocoa": 3, "tiles": ["avenue_step"]})
    play(s, "move palace 2 1", "worship temple")
    assert {"unlock", "use avenue_step"} <= options(s)
    play(s, "unlock", "seek ability")
    assert workers(s) == ["forest 1", "quarry 2 temple"]


def test_a_power_up_tile_may_part_the_workers_of_a_double_move() -> None:
    """R04, R15, R67: then one of them moves alone."""
    s = lay(p1={"workers": "palace 1, quarry 5, quarry 4", "tiles": ["double_move", "power_ups_2"]})
    play(s, "use double_move", "use power_ups_2", "power quarry 5", "ascend points", "power quarry 4")
    assert "move palace 1 1" in options(s)  # reborn, it stands beside the other on the Palace
    play(s, "move palace 1 1", "along 1")
    assert workers(s) == ["quarry 1", "quarry 1", "quarry 5"]
    s = lay(p1={"workers": "forest 1, quarry 5, quarry 4", "tiles": ["double_move", "power_ups_2"]})
    play(
        s, "use double_move", "use power_ups_2", "power quarry 5", "ascend points", "power quarry 4", "move forest 1 1"
    )
    assert asked(s) == "action 1"


BEGUN = [
    (("main",), "quarry", {"gold": 2}),
    (("main",), "construction", {"gold": 3}),
    (("main",), "forest", {"stone": 2}),
    (("main", "stone P00"), "forest", {"stone": 2}),
    (("main", "stone P00", "spot 1a1"), "forest", {"stone": 2}),
    (("main", "stone P00", "spot 1a1", "rotate r0"), "forest", {"stone": 2, "technologies": [15]}),
    (("worship temple",), "palace", {"cocoa": 3}),
    (("main",), "palace", {"cocoa": 1, "tiles": ["free_cocoa", "power_ups_2", "temple_any"]}),
]


@pytest.mark.parametrize(("tokens", "before", "owned"), BEGUN)
def test_no_decision_is_left_without_an_answer(tokens: tuple[str, ...], before: str, owned: dict[str, Any]) -> None:
    """R15, R16, R23: whatever is played and bought in between, what was begun can be finished."""
    tiles = owned.get("tiles", ["power_ups_2", "temple_any", "temple_any"])
    given = {
        "workers": f"{before} 2, gold 5, forest 1 temple",
        "blue": 3,
        "green": 2,
        "red": 4,
        **owned,
        "tiles": tiles,
    }
    stacks = {"blue_4": ["mask_1", "mask_4"], "green_3": ["cocoa_4", "resources_3"], "red_5": ["mask_5", "temple_blue"]}
    there = "quarry 1 temple" if "worship temple" in tokens else "quarry 1"
    begun = lay(p1=given, p2={"workers": there}, stacks=stacks)
    play(begun, f"move {before} 2 1", *tokens)
    for seed in range(150):
        s, chooser = GAME.copy(begun), random.Random(seed)
        while s.current == 0 and not s.over:
            possible = GAME.legal(s)
            assert possible, asked(s)
            first = [a for a in possible if a >= UNLOCK] if chooser.random() < 0.6 else []
            GAME.rulebook.act(s, chooser.choice(first or possible))


# ---------------------------------------------------------------- everywhere


#: Ways to decide what playing a tile leads to; more are not looked at.
MOST = 200


def outcomes(s: State, action: int) -> list[State]:
    """All that can come of playing a tile, or unlocking, without playing another, until what was pending is pending."""
    if action not in GAME.legal(s):
        return []
    found: list[State] = []
    depth, after = s.depth, GAME.copy(s)
    GAME.rulebook.act(after, action)
    waiting = [after]
    while waiting and len(found) < MOST:
        here = waiting.pop()
        if here.over or here.depth <= depth:
            found.append(here)
            continue
        waiting += decided(here)
    return found


def decided(s: State) -> list[State]:
    """What can come of deciding what is pending."""
    found = []
    for choice in GAME.legal(s):
        if choice < UNLOCK:
            found.append(GAME.copy(s))
            GAME.rulebook.act(found[-1], choice)
    return found


def sorted_out(s: State, seat: int) -> State:
    """The state with the seat's workers in order (equal ones on one board are interchangeable) and a finished turn."""
    same = GAME.copy(s)
    if same.stack[same.depth - 1].kind == Kind.END_TURN:
        GAME.rulebook.act(same, DONE)
    own, s = s.players[seat], GAME.copy(same)

    def look(w: int) -> tuple[int, ...]:
        return own.board[w], own.power[w], own.locked[w], w == s.mover, w == s.second

    order = sorted(range(4), key=look)
    for name in ("board", "power", "locked"):
        setattr(same.players[seat], name, [getattr(own, name)[w] for w in order])
    same.mover = order.index(s.mover) if s.mover >= 0 else -1
    same.second = order.index(s.second) if s.second >= 0 else -1
    for frame in same.stack[: same.depth]:
        if frame.kind == Kind.REBORN:
            frame.a = order.index(frame.a)
    return same


def wasted(s: State, seat: int, action: int) -> State:
    """An extra worker who makes no difference any more."""
    same, kind = GAME.copy(s), Discovery.EXTRA_WORKER
    if action == USE + kind:
        same.players[seat].tiles[kind] -= 1
        same.players[seat].used[kind] += 1
        same.extra += 1
    return same


def moments(s: State, action: int) -> list[State]:
    """The states before each effect that follows an action by itself in the same turn."""
    book, after, found = GAME.rulebook, GAME.copy(s), []
    frame = after.stack[after.depth - 1]
    book.calls[book.choice_of[frame.kind]](after, frame, action)
    while not after.over and after.turn == s.turn:
        frame = after.stack[after.depth - 1]
        effect = book.effect_of[frame.kind]
        if effect is None or frame.kind in (Kind.AFTER_TURN, Kind.TURN_OVER):
            break
        found.append(GAME.copy(after))
        book.calls[effect](after, frame)
    return found


def test_every_moment_that_matters_is_offered() -> None:
    """R15: playing a tile before an effect that follows by itself gives nothing that could not be had by playing it at
    a decision before or after it."""
    looked_at = 0
    for seed in range(2):
        chooser = random.Random(seed)
        s = GAME.new(Setting(2 + seed % 3), seed)
        while not s.over:
            seat, possible = GAME.mover(s), GAME.legal(s)
            if s.stack[s.depth - 1].kind == Kind.TURN:  # a hand of tiles that may matter
                for kind in (10, 12, 13, 14, 15, 16, 20):
                    s.players[seat].tiles[kind] = 1
                possible = GAME.legal(s)
            action = chooser.choice(possible)
            if s.current == seat and action < UNLOCK and chooser.random() < 0.3:
                for moment in moments(s, action):
                    looked_at += check_moment(s, action, moment, seat, chooser)
            GAME.rulebook.act(s, action)
    assert looked_at > 200


def check_moment(before: State, action: int, moment: State, seat: int, chooser: random.Random) -> int:
    """Compare every tile played at a moment with the same tile played before or after; the number of comparisons."""
    compared, tokens = 0, GAME.actions.tokens
    after = GAME.copy(before)
    GAME.rulebook.act(after, action)
    asked_again = GAME.mover(after) == seat and after.turn == before.turn
    push(moment, Kind.MOMENT, seat)
    for anytime in [a for a in GAME.legal(moment) if a >= UNLOCK]:
        here = chooser.choice(outcomes(moment, anytime))
        GAME.rulebook.act(here, GO_ON)
        later = outcomes(after, anytime) if asked_again else []
        earlier = [s for s in outcomes(before, anytime) if action in GAME.legal(s)]
        for s in earlier:
            GAME.rulebook.act(s, action)
        if len(later) < MOST and len(earlier) < MOST:
            compared += 1
            found = can_be(here, [*earlier, *later, wasted(after, seat, anytime)], seat)
            kinds = [GAME.rulebook.kinds[f.kind] for f in moment.stack[: moment.depth - 1]]
            assert found, (tokens[anytime], tokens[action], kinds)
    return compared


def can_be(here: State, others: list[State], seat: int) -> bool:
    """Whether one of the others is the same, or becomes so by up to two decisions that have been made here already."""
    for _ in range(3):
        if sorted_out(here, seat) in [sorted_out(s, seat) for s in others]:
            return True
        others = [further for s in others if not s.over for further in decided(s)]
    return False
