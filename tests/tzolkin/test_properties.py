"""Laws that hold for any numbers: feeding, trading, paying, climbing."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin.final_scoring import corn_value
from teocalli.games.tzolkin.food_day import feed
from tests.tzolkin.positions import asked, lay, picking, play, player

FREE, SAVING = ("a1-01", "a1-02", "a1-03"), ("a1-04", "a1-05")
few = st.integers(0, 6)


@settings(max_examples=60, deadline=None)
@given(corn=st.integers(0, 20), workers=st.integers(3, 6), free=st.integers(0, 3), saving=st.integers(0, 2))
def test_as_many_workers_as_possible_are_fed_and_the_rest_cost_three_points(
    corn: int, workers: int, free: int, saving: int
) -> None:
    """Q66, Q67, Q90."""
    built = dict.fromkeys((*FREE[:free], *SAVING[:saving]), 1)
    s = lay(p1={"corn": corn, "bank": 6 - workers}, built=built)
    feed(s, 0)
    each, hungry = 2 - saving, workers - free
    paid = corn - player(s).stock[0]
    unfed = -player(s).points // 3
    assert paid == each * (hungry - unfed)
    assert unfed == 0 or player(s).stock[0] < each


@settings(max_examples=40, deadline=None)
@given(corn=st.integers(0, 15), wood=few, stone=few, gold=few, choices=st.lists(st.integers(0, 99), max_size=60))
def test_trading_ends_and_never_changes_the_value_in_corn(
    corn: int, wood: int, stone: int, gold: int, choices: list[int]
) -> None:
    """R12."""
    s = picking("uxmal", 2, p1={"corn": corn, "wood": wood, "stone": stone, "gold": gold})
    before = corn_value(player(s))
    play(s, "do uxmal 2")
    for choice in choices:
        if asked(s) != "trade":
            break
        tokens = GAME.tokens(s)
        play(s, tokens[choice % len(tokens)])
    assert corn_value(player(s)) == before
    sales_and_purchases = wood + stone + gold + before // 2
    for _ in range(sales_and_purchases + 1):
        if asked(s) == "trade":
            play(s, GAME.tokens(s)[0])
    assert asked(s) == "turn"


@settings(max_examples=40, deadline=None)
@given(wood=few, stone=few, gold=few, level=st.integers(0, 3))
def test_a_payment_takes_exactly_the_price_in_any_mix(wood: int, stone: int, gold: int, level: int) -> None:
    """Q26: every mix that is offered pays the price, and all mixes are offered."""
    price = (1, 2, 3, 1)[level]
    held = wood + stone + gold
    s = picking("tikal", 1, p1={"wood": wood, "stone": stone, "gold": gold, "architecture": level})
    if held < price:
        assert "do tikal 1" not in GAME.tokens(s) or level != 0
        return
    play(s, "do tikal 1", "advance architecture")
    if asked(s) == "pay":
        mixes = [tuple(map(int, token.split()[1:])) for token in GAME.tokens(s)]
        every = [
            (w, t, g) for w in range(wood + 1) for t in range(stone + 1) for g in range(gold + 1) if w + t + g == price
        ]
        assert sorted(mixes) == every
        play(s, GAME.tokens(s)[0])
    assert sum(player(s).stock[1:4]) == held - price
