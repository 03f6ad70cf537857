"""Forced steps at the table: written together with the choice before them, and taken back with it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

from teocalli.engine.forced import ASK_ALL
from teocalli.engine.game import Setting
from teocalli.games import game
from teocalli.table.commands import Act, Asked, Undo, opening
from teocalli.table.folding import folded
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.store import Person
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.people import Visitor

TZOLKIN = game("tzolkin")
ANNA = Person("anna", "Anna")
PATIENT = replace(ANNA, settings={"ask": ASK_ALL})


async def begun(database: str) -> tuple[Tables, str]:
    """Anna on both seats of a game in which steps are forced now and then; wealth tiles are chosen."""
    tables = new_tables(database)
    tables.games = {"tzolkin": TZOLKIN}
    seat = Seat(PERSON, ANNA.id, "Anna")
    s, wealth = TZOLKIN.new(Setting(2), 7), []
    for _ in range(2):
        wealth.append(TZOLKIN.tokens(s)[0])
        TZOLKIN.play(s, wealth[-1])
    entry = opening(ANNA, TZOLKIN, Setting(2), [seat, seat], seed=7, tokens=wealth)
    return tables, (await tables.open(entry)).id


async def play_on(tables: Tables, table: str, person: Person, choices: int) -> list[Match]:
    """The table after each of some random choices."""
    chooser, found = random.Random(3), [await tables.match(table)]
    for _ in range(choices):
        match = found[-1]
        token = chooser.choice(TZOLKIN.tokens(match.state))
        found.append(await tables.do(table, person, Act(match.mover, token, match.version)))
    return found


def told(database: str, person: Person, choices: int = 60) -> list[Match]:
    async def story() -> list[Match]:
        tables, table = await begun(database)
        tables.store.save_person(person)
        found = await play_on(tables, table, person, choices)
        await tables.stop()
        return found

    return asyncio.run(story())


def test_forced_steps_follow_by_themselves(database: str) -> None:
    found = told(database, ANNA)
    followed = [len(after.moves) - len(before.moves) - 1 for before, after in pairwise(found)]
    assert max(followed) > 0
    for before, after in pairwise(found):
        chosen, *rest = after.moves[len(before.moves) :]
        assert (chosen.forced, {move.forced for move in rest}) == (False, {True} if rest else set())
        assert {move.seat for move in rest} <= {chosen.seat}


def test_whoever_wants_to_be_asked_is_asked(database: str) -> None:
    found = told(database, PATIENT)
    assert [len(match.moves) for match in found] == list(range(2, 63))


def test_undo_takes_forced_steps_back_with_the_choice_before_them(database: str) -> None:
    async def story() -> list[tuple[list[Any], list[Any]]]:
        tables, table = await begun(database)
        compared = []
        for before, after in pairwise(await play_on(tables, table, ANNA, 60)):
            taken_back = (
                folded(after, Undo(after.moves[-1].seat, after.version).check(after, Asked(ANNA))[0])
                if len(after.moves) > len(before.moves) + 1
                else before
            )
            compared.append((before.moves, taken_back.moves))
        await tables.stop()
        return compared

    compared = asyncio.run(story())
    assert all(before == after for before, after in compared)


def test_a_table_with_forced_steps_is_the_same_when_it_is_read_again(database: str) -> None:
    async def story() -> tuple[Match, Match]:
        tables, table = await begun(database)
        last = (await play_on(tables, table, ANNA, 60))[-1]
        await tables.stop()
        other = new_tables(database)
        other.games = {"tzolkin": TZOLKIN}
        again = await other.match(table)
        await other.stop()
        return last, again

    last, again = asyncio.run(story())
    assert (last.state, last.moves, last.version) == (again.state, again.moves, again.version)


#: A game of Theocracy in which seat 1 leaves one die on the table, which seat 2 must take.
ONE_DIE = [
    "colour blue",
    "colour red",
    "expand h29",
    "use_token",
    "transform h20",
    "take pink 1",
    "recolour white",
    "place orange",
    "use_token",
    "transform h15",
    "take orange 4",
    "recolour white",
    "change up",
    "place pink",
    "take pink 6",
    "place violet",
    "offer black",
    "close",
    "take violet 3",
    "place orange",
]


async def one_die_left(database: str, bela: Person) -> tuple[Tables, Match]:
    """Anna has put the last die but one in its place; Béla is next."""
    tables = new_tables(database)
    tables.games = {"theocracy": game("theocracy")}
    for person in (ANNA, bela):
        tables.store.save_person(person)
    seats = [Seat(PERSON, person.id, person.name) for person in (ANNA, bela)]
    entry = opening(ANNA, game("theocracy"), Setting(2), seats, seed=246, tokens=ONE_DIE)
    match = await tables.open(entry)
    return tables, await tables.do(match.id, ANNA, Act(0, "expand h07", match.version))


def test_a_turn_that_begins_with_a_forced_step_begins_with_the_next(database: str) -> None:
    """Whoever acted before. The step of another stops nobody's undo."""

    async def story() -> tuple[Match, Match]:
        tables, match = await one_die_left(database, Person("bela", "Béla"))
        back = await tables.do(match.id, ANNA, Undo(0, match.version, False))
        await tables.stop()
        return match, back

    match, back = asyncio.run(story())
    taken = match.moves[-1]
    assert (match.game.actions.token(taken.action), taken.seat, taken.forced) == ("take white 2", 1, True)
    assert match.mover == 1
    assert (len(back.moves), back.mover) == (len(ONE_DIE), 0)


def test_nobody_else_decides_that_a_person_is_not_asked(database: str) -> None:
    async def story() -> Match:
        tables, match = await one_die_left(database, Person("bela", "Béla", settings={"ask": ASK_ALL}))
        await tables.stop()
        return match

    match = asyncio.run(story())
    assert len(match.moves) == len(ONE_DIE) + 1
    assert match.game.tokens(match.state) == ["take white 2"]


def test_the_setting_is_kept(anna: Visitor) -> None:
    path = anna.open(seat1="random")
    assert 'value="choices" aria-current="true"' in anna.get(path).text
    anna.post("/settings", ask="all", next=path)
    assert 'value="all" aria-current="true"' in anna.get(path).text
    anna.post("/settings", ask="nonsense", next=path)
    assert 'value="all" aria-current="true"' in anna.get(path).text
