"""Choosing together: all seats are asked at once, and nobody learns what others choose before all have chosen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.together import ahead, choosers
from teocalli.games import game
from teocalli.table.clock import Terms
from teocalli.table.commands import Act, Asked, PlaceBot, Undo, opening
from teocalli.table.commands.absence import PATIENCE, StepIn
from teocalli.table.commands.playing import next_choice
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, folded
from teocalli.table.listing import listing
from teocalli.table.manners import Manners
from teocalli.table.match import BOT, PERSON, Match, Seat
from teocalli.table.memo import Memo
from teocalli.table.refusals import Refused
from teocalli.table.store import Person, asked
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.test_secrets import shown

GAMES = {key: game(key) for key in ("teotihuacan", "tzolkin")}
PEOPLE = [Person(f"p{i}", f"P{i}") for i in range(3)]
SEATS = [Seat(PERSON, person.id, person.name) for person in PEOPLE]
MACHINE = Seat(BOT, name="", strength="random")


def tables_of(database: str) -> Tables:
    tables = new_tables(database)
    tables.games, tables.bot_workers.load = GAMES, GAMES.__getitem__
    return tables


async def opened(tables: Tables, key: str, seats: Sequence[Seat] = SEATS) -> Match:
    return await tables.open(opening(PEOPLE[0], GAMES[key], Setting(len(seats)), seats, seed=5))


def plans(key: str, seed: int = 1) -> dict[int, list[str]]:
    """What each seat chooses."""
    rules, chooser = GAMES[key], random.Random(seed)
    s, found = rules.new(Setting(3), 5), {}
    for seat in choosers(rules, s):
        actions: list[int] = []
        while seat in choosers(rules, now := ahead(rules, s, seat, actions)):
            actions.append(chooser.choice(rules.legal(now)))
        found[seat] = [rules.actions.token(action) for action in actions]
    return found


async def choose(tables: Tables, match: Match, seat: int, token: str) -> Match:
    return await tables.do(match.id, PEOPLE[seat], Act(seat, token, match.version))


async def choose_all(tables: Tables, match: Match, order: Sequence[int], chosen: dict[int, list[str]]) -> Match:
    """Each seat makes its next choice whenever the order names it."""
    left = {seat: list(tokens) for seat, tokens in chosen.items()}
    for seat in order:
        match = await choose(tables, match, seat, left[seat].pop(0))
    return match


@pytest.mark.parametrize("key", GAMES)
def test_in_whatever_order_people_choose_it_becomes_the_same_game(key: str, database: str) -> None:
    chosen = plans(key)
    in_order = [seat for seat, tokens in chosen.items() for _ in tokens]
    rules, chooser = GAMES[key], random.Random(2)
    s = rules.new(Setting(3), 5)
    for seat, tokens in chosen.items():
        for token in tokens:
            assert rules.mover(s) == seat
            rules.play(s, token)

    async def story() -> None:
        tables = tables_of(database)
        for order in (in_order, in_order[::-1], *(chooser.sample(in_order, len(in_order)) for _ in range(4))):
            match = await choose_all(tables, await opened(tables, key), order, chosen)
            assert match.state == s
            assert [(move.seat, rules.actions.token(move.action)) for move in match.moves] == [
                (seat, token) for seat, tokens in chosen.items() for token in tokens
            ]
            assert (match.choices, match.movers) == ({}, [rules.mover(s)])
        await tables.stop()

    asyncio.run(story())


def test_everybody_who_has_not_chosen_is_asked(database: str) -> None:
    async def story() -> None:
        tables, chosen = tables_of(database), plans("teotihuacan")
        match = await opened(tables, "teotihuacan")
        assert match.movers == [0, 1, 2]
        match = await choose(tables, match, 2, chosen[2][0])
        assert match.movers == [0, 1, 2], "a second tile is to come"
        match = await choose(tables, match, 2, chosen[2][1])
        assert (match.movers, match.moves) == ([0, 1], [])
        assert [seat["name"] for seat in asked(listing(match, Memo()).summary)] == ["P0", "P1"]
        with pytest.raises(Refused, match="not your turn"):
            await choose(tables, match, 2, chosen[2][1])
        late = match.updated + PATIENCE + 1
        tables.clock = lambda: late
        with pytest.raises(Refused, match="24 hours"):
            await tables.do(match.id, PEOPLE[0], StepIn(2, "random"))
        await tables.do(match.id, PEOPLE[2], StepIn(1, "random"))
        await tables.stop()

    asyncio.run(story())


def test_what_others_choose_meanwhile_makes_no_choice_stale(database: str) -> None:
    async def story() -> None:
        tables, chosen = tables_of(database), plans("teotihuacan")
        first = await opened(tables, "teotihuacan")
        for seat in (1, 0):
            await choose(tables, first, seat, chosen[seat][0])
        with pytest.raises(Refused, match="not counted"):
            await choose(tables, first, 1, chosen[1][1])
        again = await choose(tables, first, 1, chosen[1][0])
        assert len(again.choices[1]) == 1, "the same click twice is one choice"
        await tables.stop()

    asyncio.run(story())


def test_a_choice_can_be_taken_back_until_all_have_chosen(database: str) -> None:
    async def story() -> None:
        tables, chosen = tables_of(database), plans("teotihuacan")
        match = await choose_all(tables, await opened(tables, "teotihuacan"), (1, 2, 1), chosen)
        assert match.movers == [0, 2]
        match = await tables.do(match.id, PEOPLE[1], Undo(1, match.version, False))
        assert (match.movers, len(match.choices[1])) == ([0, 1, 2], 1)
        match = await choose(tables, match, 1, chosen[1][1])
        match = await tables.do(match.id, PEOPLE[1], Undo(1, match.version, True))
        assert list(match.choices) == [2]
        with pytest.raises(Refused, match="nothing to undo"):
            await tables.do(match.id, PEOPLE[1], Undo(1, match.version, True))
        assert [entry.kind for entry in tables.store.entries(match.id)].count("unchoose") == 2
        match = await choose_all(tables, match, (1, 1, 0, 0), chosen)
        match = await choose(tables, match, 2, chosen[2][1])
        assert len(match.moves) == 6
        with pytest.raises(Refused, match="revealed"):
            await tables.do(match.id, PEOPLE[2], Undo(2, match.version, True))
        await tables.stop()

    asyncio.run(story())


@pytest.mark.parametrize(("manners", "offered"), [(Manners(), True), (Manners(undo="none"), False)])
def test_a_choice_stays_where_the_table_has_agreed_on_no_undo(manners: Manners, offered: bool) -> None:
    rules, [token] = GAMES["tzolkin"], plans("tzolkin")[1]
    match = begin("t", rules, opening(PEOPLE[0], rules, Setting(3), SEATS, seed=5, manners=manners))
    match = folded(match, Act(1, token, 0).check(match, Asked(PEOPLE[1]))[0])
    prompt = str(shown(match, 1)["prompt"])
    assert ("You have chosen" in prompt, "/undo" in prompt) == (True, offered)


def test_the_clocks_of_all_who_choose_run_and_get_their_time_when_all_have_chosen() -> None:
    """Choosing again brings no time."""
    rules, chosen = GAMES["teotihuacan"], plans("teotihuacan")
    match = begin("t", rules, opening(PEOPLE[0], rules, Setting(3), SEATS, seed=5, clock=Terms(each=100, increment=10)))
    for at, command in enumerate(
        (
            Act(2, chosen[2][0], 0),
            Act(2, chosen[2][1], 1),
            Undo(2, 2),
            Act(2, chosen[2][1], 3),
        ),
        1,
    ):
        match = folded(match, replace(command.check(match, Asked(PEOPLE[2]))[0], at=at))
    assert match.clock is not None
    assert (list(match.clock.left), set(match.clock.running)) == ([96, 96, 97], {0, 1})
    for seat in (0, 1):
        for token in chosen[seat]:
            entry, _ = Act(seat, token, match.version).check(match, Asked(PEOPLE[seat]))
            match = folded(match, replace(entry, at=10))
    while (more := next_choice(match)) is not None:
        match = folded(match, replace(more[0], at=10))
    assert match.clock is not None
    assert (list(match.clock.left), set(match.clock.running)) == ([100, 100, 107], {0})


def test_choices_outlive_the_server_and_two_servers_bring_them_together(database: str) -> None:
    async def story() -> None:
        tables, chosen = tables_of(database), plans("teotihuacan")
        match = await choose_all(tables, await opened(tables, "teotihuacan"), (2, 2, 0), chosen)
        await tables.stop()
        here, elsewhere = tables_of(database), tables_of(database)
        again = await here.match(match.id)
        assert (again.choices, again.movers, again.versions) == (match.choices, match.movers, match.versions)
        assert shown(again, 2) == shown(match, 2)
        await elsewhere.match(match.id)
        await choose(here, again, 0, chosen[0][1])
        await choose(elsewhere, again, 1, chosen[1][0])
        last = await choose(here, await elsewhere.match(match.id), 1, chosen[1][1])
        assert [move.seat for move in last.moves] == [0, 0, 1, 1, 2, 2]
        for one in (here, elsewhere):
            await one.stop()

    asyncio.run(story())


@pytest.mark.parametrize("key", GAMES)
def test_nothing_tells_what_somebody_has_chosen(key: str) -> None:
    """Pages, JSON and the lobby's list are the same, byte for byte, whatever one seat chooses; its own page is not."""
    own, told = set(), set()
    for seed in range(6):
        match = begin("t", GAMES[key], opening(PEOPLE[0], GAMES[key], Setting(3), SEATS, seed=5))
        for token in plans(key, seed)[1]:
            match = folded(match, Act(1, token, match.version).check(match, Asked(PEOPLE[1]))[0])
        own.add(str(shown(match, 1)))
        told.add(str([listing(match, Memo()), *(shown(match, seat) for seat in (-1, 0, 2))]))
    assert len(own) > 2
    assert len(told) == 1


@pytest.mark.parametrize("key", GAMES)
def test_bots_choose_while_people_think(key: str, database: str) -> None:
    async def story() -> None:
        tables = tables_of(database)
        match = await opened(tables, key, [SEATS[0], MACHINE, MACHINE])
        while match.movers != [0]:
            await asyncio.sleep(0.01)
            match = await tables.match(match.id)
        assert (match.moves, list(match.choices)) == ([], [1, 2])
        match = await tables.do(match.id, PEOPLE[0], PlaceBot(0, "random"))
        while not match.moves:
            await asyncio.sleep(0.01)
            match = await tables.match(match.id)
        assert {move.seat for move in match.moves} == {0, 1, 2}
        await tables.stop()

    asyncio.run(story())


@pytest.mark.parametrize("key", GAMES)
def test_the_log_tells_what_was_chosen_once_all_have_chosen(key: str) -> None:
    match = begin("t", GAMES[key], opening(PEOPLE[0], GAMES[key], Setting(3), SEATS, seed=5))
    logs = []
    for seat, tokens in plans(key).items():
        for token in tokens:
            match = folded(match, Entry(f"p{seat}", Played(seat, token), match.number + 1))
            logs.append(str(shown(match, -1)["log"]))
    assert all("chooses in secret" in log and " keeps " not in log for log in logs[:-1])
    assert "chooses in secret" not in logs[-1]
    assert logs[-1].count("keeps") >= 6, "two tiles of each seat"
