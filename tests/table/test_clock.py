"""The clock: it follows from the log, stands still at night, and lets a bot in when it is out."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from teocalli.engine.game import Setting
from teocalli.table import timers
from teocalli.table.clock import Clock, Terms, agreed
from teocalli.table.clock_face import fields_of, sent_terms, shown
from teocalli.table.commands import Act, Actor, ComeBack, Command, Say, ServerBot, SetClock, Undo, opening
from teocalli.table.commands.absence import RunOut
from teocalli.table.entries import BotPlaced
from teocalli.table.fields import read
from teocalli.table.listing import listing
from teocalli.table.live import Listener
from teocalli.table.match import BOT, PERSON, Match, Seat
from teocalli.table.memo import Memo
from teocalli.table.other_servers import Page
from teocalli.table.people import newcomer
from teocalli.table.refusals import Refused
from teocalli.table.replaying import replayed
from teocalli.table.speech import speech
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.games import GAMES
from tests.table.people import Visitor, match_at

ANNA, BELA = newcomer("Anna"), newcomer("Béla")
QUARTER = Terms(each=900, increment=20, bot="random")
NIGHT = Terms(turn=86400, night=(22, 8), zone="Europe/Budapest")


class Hours:
    """A clock on the wall that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Evening:
    """Two people at a table with a clock, at a server whose time stands still by itself."""

    def __init__(self, database: str, terms: Terms | None, *people: Any) -> None:
        self.hours = Hours()
        self.tables = new_tables(database)
        self.tables.clock = self.tables.automatic_play.timekeeper._clock = self.hours
        self.tables.automatic_play.timekeeper._began = self.hours.now
        seats = [Seat(PERSON, one.id, one.name) for one in people]
        seats += [Seat(BOT, name="B", strength="random")] * (2 - len(seats))
        self.entry = opening(people[0], self.tables.games["tiny"], Setting(2), seats, clock=terms)
        self.table = ""

    async def open(self) -> Match:
        match = await self.tables.open(self.entry)
        self.table = match.id
        return match

    async def do(self, actor: Actor, command: Command, wait: float = 0.0) -> Match:
        self.hours.now += wait
        return await self.tables.do(self.table, actor, command)

    async def again(self) -> Match:
        """The table as its log alone tells it."""
        return replayed(GAMES, self.table, await self.tables.on_disk(self.tables.store.entries, self.table))


def left(match: Match) -> list[int]:
    assert match.clock is not None
    return [round(seconds) for seconds in match.clock.left]


def test_whoever_chooses_uses_time_and_a_turn_adds_some(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, QUARTER, ANNA, BELA)
        assert (await evening.open()).clock == Clock(QUARTER, (900, 900), 1000, frozenset({0}))
        match = await evening.do(ANNA, Act(0, "take 1", 0), wait=100)
        assert left(match) == [820, 900]
        match = await evening.do(BELA, Say("a hard one"), wait=30)
        assert left(match) == [820, 870], "talking does not stop the clock"
        match = await evening.do(BELA, Act(1, "play", 1), wait=20)
        match = await evening.do(BELA, Act(1, "take 1", 2), wait=20)
        assert left(match) == [820, 850], "a turn adds once, however many choices it has"
        assert (await evening.again()).clock == match.clock, "folded from the log it is the same clock"
        await evening.tables.stop()

    asyncio.run(story())


def test_undo_gives_no_time_back_and_takes_away_what_was_added(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, QUARTER, ANNA, BELA)
        await evening.open()
        await evening.do(ANNA, Act(0, "take 1", 0), wait=100)
        match = await evening.do(ANNA, Undo(0, 1, whole=False), wait=10)
        assert left(match) == [800, 890]
        assert match.clock is not None
        assert match.clock.running == {0}
        await evening.tables.stop()

    asyncio.run(story())


def test_a_clock_for_each_turn_begins_anew_with_every_turn(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, Terms(turn=3600), ANNA, BELA)
        await evening.open()
        assert left(await evening.do(ANNA, Act(0, "take 1", 0), wait=600)) == [3600, 3600]
        match = await evening.do(ANNA, Undo(0, 1, whole=False), wait=60)
        assert left(match) == [3000, 3540], "nobody gets a new turn's time by taking back"
        await evening.tables.stop()

    asyncio.run(story())


def test_when_the_time_is_out_a_bot_plays_until_the_person_is_back(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, QUARTER, ANNA, BELA)
        match = await evening.open()
        with pytest.raises(Refused):
            await evening.do(ServerBot(), RunOut(0), wait=899)
        evening.hours.now += 1
        await evening.tables.automatic_play.run_out(evening.table)
        match = await evening.tables.match(evening.table)
        assert (match.seats[0].kind, match.seats[0].person, match.seats[0].strength) == ("bot", ANNA.id, "random")
        assert match.chats[-1].message == "talk-late"
        await evening.tables.automatic_play.run_out(evening.table)
        assert (await evening.tables.match(evening.table)).number == match.number, "it falls once"
        match = await evening.do(ANNA, ComeBack(0))
        assert left(match)[0] == 60, "there is a minute to find one's feet"
        await evening.tables.stop()

    asyncio.run(story())


def test_nobody_is_replaced_where_nobody_waits(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, QUARTER, ANNA)
        match = await evening.open()
        assert match.running_out is None
        assert "due" not in listing(match, Memo()).summary
        with pytest.raises(Refused):
            await evening.do(ServerBot(), RunOut(0), wait=5000)
        await evening.tables.stop()

    asyncio.run(story())


def test_two_servers_let_it_run_out_once(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, QUARTER, ANNA, BELA)
        await evening.open()
        other = new_tables(database)
        other.clock = evening.hours
        await other.match(evening.table)
        evening.hours.now += 1000
        await asyncio.gather(
            evening.tables.automatic_play.run_out(evening.table), other.automatic_play.run_out(evening.table)
        )
        entries = await other.on_disk(other.store.entries, evening.table)
        placed = [entry.body for entry in entries if isinstance(entry.body, BotPlaced)]
        assert [body.late for body in placed] == [True]
        await evening.tables.stop()
        await other.stop()

    asyncio.run(story())


def test_a_server_that_starts_later_finds_clocks_that_ran_out_and_waits_a_moment(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> tuple[float, str]:
        evening = Evening(database, QUARTER, ANNA, BELA)
        await evening.open()
        evening.hours.now += 2000
        await evening.tables.stop()
        later = Tables(new_tables(database).store, GAMES, evening.tables.bot_workers, pace=0, clock=evening.hours)
        assert await later.on_disk(later.store.running_out, evening.hours.now) == [evening.table]
        grace = 0.0

        def ring_soon(_: Any, wait: float, ring: Any, table: str) -> Any:
            nonlocal grace
            grace = wait
            return asyncio.get_running_loop().call_soon(ring, table)

        monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", ring_soon)
        await later.automatic_play.go_on(evening.table)
        monkeypatch.undo()
        while (kind := (await later.match(evening.table)).seats[0].kind) == "person":
            await asyncio.sleep(0.01)
        await later.stop()
        return grace, kind

    assert asyncio.run(story()) == (timers.GRACE, "bot")


def test_the_host_sets_another_clock_and_everybody_has_the_full_time(database: str) -> None:
    async def story() -> None:
        evening = Evening(database, None, ANNA, BELA)
        assert (await evening.open()).clock is None
        with pytest.raises(Refused):
            await evening.do(BELA, SetClock(QUARTER))
        assert left(await evening.do(ANNA, SetClock(QUARTER), wait=500)) == [900, 900]
        assert (await evening.do(ANNA, SetClock(None), wait=500)).clock is None
        assert (await evening.again()).chats[-1].message == "talk-clock"
        await evening.tables.stop()

    asyncio.run(story())


# ---------------------------------------------------------------- nights


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Budapest")).timestamp()


def test_a_clock_stands_still_at_night_also_when_the_hour_is_changed() -> None:
    assert NIGHT.between(at("2026-03-28T21:00"), at("2026-03-29T09:00")) == 2 * 3600, "summer time begins"
    assert NIGHT.between(at("2026-03-28T23:00"), at("2026-03-29T07:00")) == 0
    assert NIGHT.after(at("2026-06-01T21:00"), 2 * 3600) == at("2026-06-02T09:00")


@given(st.integers(0, 23), st.integers(1, 16), st.floats(0, 1e6), st.floats(0, 1e6))
def test_after_so_many_seconds_so_many_have_passed(first: int, long: int, start: float, seconds: float) -> None:
    terms = Terms(turn=1, night=(first, (first + long) % 24))
    assert terms.between(start, terms.after(start, seconds)) == pytest.approx(seconds, abs=1e-3)


# ---------------------------------------------------------------- what is sent and shown


def test_the_form_says_what_it_was_told() -> None:
    for terms in (QUARTER, NIGHT, None):
        assert agreed(read(SetClock, {"terms": sent_terms(fields_of(terms))}, form=True).terms) == terms
    assert agreed(read(Terms, to_builtins(NIGHT))) == NIGHT


@pytest.mark.parametrize(
    "terms",
    [{"each": 0, "increment": 3}, {"each": 1, "turn": 1}, {"each": -1}, {"each": True}, {"each": "9"}, {"turn": 1e9}]
    + [{"each": float("nan")}, 7, {"turn": 1, "night": [3]}, {"turn": 1, "night": [8, 8]}]
    + [{"turn": 1, "night": [0, 20]}]
    + [{"turn": 1, "zone": "../../etc/passwd"}, {"turn": 1, "zone": "Nowhere"}, {"turn": 1, "bot": "nobody"}],
)  # fmt: skip
def test_a_clock_that_cannot_be_is_refused(terms: Any) -> None:
    with pytest.raises(Refused) as refused:
        agreed(read(SetClock, {"terms": terms}).terms)
    assert refused.value.status == 400
    assert refused.value.said("hu")


def test_times_are_shown_as_clocks_show_them() -> None:
    say = speech("en").say
    assert [shown(s, say) for s in (0, 65.9, 3600, 86400 + 7200)] == ["0:00", "1:05", "1:00:00", "1 d 2 h"]


def test_the_pages_tell_the_clock_and_the_api_too(tables: Tables, anna: Visitor, bela: Visitor) -> None:
    path = anna.open(clock="minutes", minutes="15", increment="20", night="22-8", zone="Europe/Budapest")
    assert "15 min each, plus 20 s per turn; stands still from 22:00 to 8:00" in anna.get(path).text
    bela.post(f"{path}/sit", seat=1, invite=match_at(tables, path).invite)
    page = bela.get(path).text
    assert 'class="clk run"' in page
    assert "When the time runs out, a bot takes over (Casual player)." in page
    about = anna.table(path, 0)
    asked = f"{path}/preview?seat=0&version={about['version']}&token={about['actions'][0]['token']}"
    assert 'class="clk run"' in anna.get(asked, True).json()["regions"]["panels"]  # it runs until one has confirmed
    assert bela.post(f"{path}/clock", True, clock="").json()["refused"] == "refused-not-host"
    assert anna.post(f"{path}/clock", True, clock="days", days="2").status_code == 200
    assert anna.table(path)["clock"]["terms"] == {"turn": 172800.0}
    assert anna.post(f"{path}/clock", True, clock="weeks").json()["refused"] == "refused-clock"


def test_others_may_agree_to_a_bot_for_somebody_who_is_away(
    tables: Tables, anna: Visitor, bela: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = anna.open()
    bela.post(f"{path}/sit", seat=1, invite=match_at(tables, path).invite)
    assert bela.post(f"{path}/agree", True, seat=0).json()["refused"] == "refused-agree", "too soon"
    now = tables.clock()
    tables.clock = lambda: now + 200
    assert anna.post(f"{path}/agree", True, seat=0).json()["refused"] == "refused-watching", "nobody sends oneself away"
    assert "Agree that a bot takes over" in bela.get(path).text
    with monkeypatch.context() as patched:
        hidden = Listener(Page(match_at(tables, path).seats[0].person, is_hidden=True))
        patched.setitem(tables.hub._listeners, path[3:], {hidden})
        assert bela.post(f"{path}/agree", True, seat=0).json()["refused"] == "refused-agree", "open in another tab"
        assert "Agree that a bot takes over" not in bela.get(path).text
    assert bela.post(f"{path}/agree", True, seat=0).status_code == 200
    assert anna.until(path, lambda table: table["mover"] == 1)["seats"][0]["kind"] == "bot"
    assert "Take my seat back" in anna.get(path).text
