"""Playing: seats, turns, undo, secrets, bots, the end."""

from __future__ import annotations

from starlette.testclient import TestClient

from teocalli.engine.game import Setting
from teocalli.games import game
from teocalli.table.app import application
from teocalli.table.commands import opening
from teocalli.table.entries import Entry, Resigned
from teocalli.table.folding import begin, folded
from teocalli.table.match import PERSON, Seat
from teocalli.table.store import Person
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.people import Visitor


def two_at_a_table(anna: Visitor, bela: Visitor) -> str:
    path = anna.open(listed="1")
    assert bela.post(f"{path}/sit", True, seat=1).status_code == 200
    return path


def test_one_click_leads_from_the_lobby_to_the_first_move_against_a_bot(client: TestClient) -> None:
    stranger = Visitor(client)
    answer = stranger.post("/play", game="tiny", strength="random", key="k")
    path = answer.headers["location"]
    table = stranger.table(path)
    assert table["status"] == "playing"
    assert table["seats"][0]["mine"]
    assert [a["token"] for a in table["actions"]] == ["take 1", "take 2", "take 3", "play"]
    again = stranger.post("/play", game="tiny", strength="random", key="k")
    assert again.headers["location"] == path, "a double click opens one table"


def test_a_whole_game_against_a_bot_ends_with_a_ranking(anna: Visitor) -> None:
    path = anna.open(seat1="random")
    table = anna.until(path, lambda t: t["mover"] == 0 or t["status"] == "over")
    while table["status"] != "over":
        assert anna.act(path, table["actions"][0]["token"]).status_code == 200
        table = anna.until(path, lambda t: t["mover"] == 0 or t["status"] == "over")
    assert sorted(table["ranks"])[0] == 1
    assert table["result"]
    assert anna.get(path).status_code == 200
    assert "end: " in anna.get(f"{path}/record").text


def test_consequences_are_worked_out_by_the_engine(anna: Visitor, bela: Visitor) -> None:
    table = anna.table(two_at_a_table(anna, bela))
    take2, play = table["actions"][1], table["actions"][3]
    assert take2["gains"] == [{"amount": 2, "of": "stone", "name": "stones"}]
    assert take2["ends_turn"]
    assert not take2["uncertain"]
    assert play["uncertain"]
    assert not play["ends_turn"]


def test_what_is_not_possible_is_listed_with_the_reason(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert anna.act(path, "play").status_code == 200
    assert {"label": "Play your card", "why": "Your card has been played."} in anna.table(path)["refused"]
    assert "Your card has been played." in anna.get(path).text


def test_nobody_sees_or_plays_anothers_hand(anna: Visitor, bela: Visitor, client: TestClient) -> None:
    path = two_at_a_table(anna, bela)
    own, other, stranger = anna.table(path), bela.table(path), Visitor(client).table(path)
    assert type(own["view"]["cards"][0]) is int
    assert own["view"]["cards"][1] is True
    assert other["view"]["cards"][0] is True
    assert stranger["seat"] == -1
    assert stranger["view"]["cards"] == [True, True]
    assert bela.table(path, seat=0)["seat"] == 1, "asking for another seat does not help"
    assert bela.act(path, "take 1", seat=0).json()["refused"] == "refused-not-yours"
    assert bela.act(path, "take 1", seat=1).json()["refused"] == "refused-turn"
    assert Visitor(client).act(path, "take 1").json()["refused"] == "refused-not-yours"
    assert anna.table(path)["version"] == 0
    early = bela.get(f"{path}/record", True)
    assert early.json()["refused"] == "refused-record-early"
    assert bela.get(f"{path}/replay/state?at=0&seat=0", True).json()["seat"] == 1


def test_undo_is_free_until_somebody_else_acts(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    anna.act(path, "take 2")
    assert anna.table(path)["undo"] == 1
    assert anna.post(f"{path}/undo", True, seat=0, version=1).status_code == 200
    table = anna.table(path)
    assert (table["version"], table["mover"], table["log"]) == (2, 0, [])
    anna.act(path, "take 2")
    bela.act(path, "take 1", seat=1)
    refused = anna.post(f"{path}/undo", True, seat=0, version=4).json()
    assert refused["refused"] == "undo-other"
    assert "Another player" in refused["sentence"]


def test_undo_stops_where_something_hidden_was_revealed(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    anna.act(path, "play")
    refused = anna.post(f"{path}/undo", True, seat=0, version=1).json()
    assert refused["refused"] == "undo-revealed"
    anna.act(path, "take 3")
    assert anna.post(f"{path}/undo", True, seat=0, version=2, whole="1").status_code == 200
    assert [line["text"] for line in anna.table(path)["log"]] == ["Play your card"]


def test_several_seats_at_one_screen_follow_the_turn(anna: Visitor) -> None:
    path = anna.open(seat1="me", name1="Bea")
    assert [seat["name"] for seat in anna.table(path)["seats"]] == ["Anna", "Bea"]
    assert anna.table(path)["seat"] == 0
    anna.act(path, "take 1")
    assert anna.table(path)["seat"] == 1
    assert anna.act(path, "take 1", seat=1).status_code == 200


def test_a_private_table_needs_the_invitation(anna: Visitor, bela: Visitor) -> None:
    path = anna.open()
    assert bela.post(f"{path}/sit", True, seat=1).json()["refused"] == "refused-invitation"
    page = anna.get(path).text
    invite = page.split("?invite=")[1].split('"')[0].split("&")[0]
    assert "sit-here" not in bela.get(path).text
    assert f"{path}/sit" in bela.get(f"{path}?invite={invite}").text
    assert bela.post(f"{path}/sit", True, seat=1, invite=invite).status_code == 200
    assert anna.table(path)["status"] == "playing"
    assert path not in bela.get("/").text.split("My games")[0], "a private table is not listed"


def test_leaving_handing_over_and_coming_back(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert anna.post(f"{path}/bot", True, seat=1, strength="random").json()["refused"] == "refused-not-yours"
    assert bela.post(f"{path}/bot", True, seat=1, strength="random").status_code == 200
    anna.act(path, "take 1")
    table = anna.until(path, lambda t: t["mover"] == 0)
    assert table["seats"][1]["kind"] == "bot"
    assert bela.post(f"{path}/back", True, seat=1).status_code == 200
    assert anna.table(path)["seats"][1] | {"kind": "person", "mine": False} == anna.table(path)["seats"][1]


def test_resigning_with_two_players_ends_the_game(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert bela.post(f"{path}/resign", True, seat=1).status_code == 200
    table = anna.table(path)
    assert (table["status"], table["ranks"]) == ("over", [1, 2])
    assert "resigned" in table["result"]
    assert anna.act(path, "take 1").json()["refused"] == "refused-over"


def test_what_somebody_is_choosing_stays_when_another_resigns_and_the_game_goes_on() -> None:
    people = [Person(name, name) for name in ("anna", "bela", "cili")]
    seats = [Seat(PERSON, person.id, person.name) for person in people]
    match = begin("t", game("teotihuacan"), opening(people[0], game("teotihuacan"), Setting(3), seats, seed=1))
    version = match.version
    left = folded(match, Entry("cili", Resigned(2, "random"), 2))
    assert left.is_current(0, version), "a choice that is being looked at before it is confirmed"
    assert not left.is_current(2, version)
    assert not folded(left, Entry("bela", Resigned(1, "random"), 3)).is_current(0, version), "then it is over"


def test_the_host_fills_and_clears_seats_before_the_game(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(listed="1")
    assert anna.act(path, "take 1").json()["refused"] == "refused-not-started"
    assert bela.post(f"{path}/bot", True, seat=1, strength="random").json()["refused"] == "refused-not-host"
    assert anna.post(f"{path}/stand", True, seat=0).status_code == 200
    assert bela.post(f"{path}/sit", True, seat=0).status_code == 200
    assert bela.post(f"{path}/sit", True, seat=0).json()["refused"] == "refused-taken"
    assert anna.post(f"{path}/bot", True, seat=1, strength="random").status_code == 200
    assert bela.post(f"{path}/stand", True, seat=0).json()["refused"] == "refused-started"


def test_talk_is_shown_as_text_and_never_as_markup(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert bela.post(f"{path}/say", True, text="<script>alert(1)</script>").status_code == 200
    assert bela.post(f"{path}/say", True, text="  \n ").json()["refused"] == "refused-empty"
    page = anna.get(path).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
    bela.post("/me", name='"><img src=x onerror=alert(1)>')
    assert "<img" not in bela.get("/").text


def test_spectators_watch_and_do_not_disturb(anna: Visitor, bela: Visitor, client: TestClient) -> None:
    path = two_at_a_table(anna, bela)
    stranger = Visitor(client, "Zoë")
    assert "Watching" in stranger.get(path).text
    assert stranger.table(path)["actions"] == []
    assert stranger.post(f"{path}/say", True, text="Good luck").status_code == 200
    assert "Zoë" in anna.get(path).text


def test_a_restart_in_the_middle_changes_nothing(database: str) -> None:
    with TestClient(application(new_tables(database)), follow_redirects=False) as client:
        anna = Visitor(client, "Anna")
        path = anna.open(seat1="random")
        anna.act(path, "take 1")
        before = anna.until(path, lambda t: t["mover"] == 0)
        cookies = anna.cookies
    with TestClient(application(new_tables(database)), follow_redirects=False) as client:
        anna = Visitor(client)
        anna.cookies = cookies
        assert anna.table(path) == before
        assert anna.act(path, before["actions"][0]["token"]).status_code == 200


def test_since_your_last_turn_tells_what_the_others_did(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert 'id="digest"' not in anna.get(path).text
    anna.act(path, "take 1")
    bela.act(path, "take 2", seat=1)
    page = anna.get(path).text
    assert 'id="digest"' in page
    assert "takes 2 stones" in page.split('id="digest"')[1]


def test_the_lobby_shows_the_games_that_wait_for_me_first(anna: Visitor, bela: Visitor) -> None:
    first = two_at_a_table(anna, bela)
    second = two_at_a_table(anna, bela)
    anna.act(second, "take 1")
    lobby = anna.get("/").text
    assert lobby.index(first) < lobby.index(second)
    assert "your turn in 1 game" in lobby
    lobby = bela.get("/").text
    assert lobby.index(second) < lobby.index(first)


def test_a_bot_steps_in_for_somebody_who_stays_away(tables: Tables, anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert bela.post(f"{path}/step-in", True, seat=0).json()["refused"] == "refused-patience"
    now = tables.clock()
    tables.clock = lambda: now + 23 * 3600
    assert anna.post(f"{path}/say", True, text="I am thinking").status_code == 200
    tables.clock = lambda: now + 25 * 3600
    assert Visitor(bela.client).post(f"{path}/step-in", True, seat=0).json()["refused"] == "refused-watching"
    assert bela.post(f"{path}/step-in", True, seat=1).json()["refused"] == "refused-patience"
    assert bela.post(f"{path}/step-in", True, seat=0, strength="random").status_code == 200
    assert anna.table(path)["seats"][0]["kind"] == "bot"
    assert anna.post(f"{path}/back", True, seat=0).status_code == 200


def test_confirming_is_a_setting_of_the_person(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert " data-confirm" in anna.get(path).text, "always, unless somebody wants it otherwise"
    for way, is_asked in (("people", True), ("never", False), ("nonsense", False), ("always", True)):
        anna.post("/settings", confirm=way, next=path)
        assert (" data-confirm" in anna.get(path).text) is is_asked
    anna.post("/settings", confirm="people", next=path)
    assert " data-confirm" not in anna.get(anna.open(seat1="random")).text, "nobody but a bot plays against her"


def test_a_place_on_the_board_stands_for_its_options(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    assert 'value="take 2" title="Take 2 stones" data-place="take-2" data-label="Take 2 stones"' in anna.get(path).text
    assert "take 2" not in bela.get(path).text, "who else looks is told nothing"


def test_whoever_chooses_sees_the_board_of_those_who_watch(anna: Visitor, bela: Visitor) -> None:
    path = two_at_a_table(anna, bela)
    boards = [visitor.get(f"{path}/state", True).json()["regions"]["board"] for visitor in (anna, bela)]
    assert 'id="take-2"' in boards[0]
    assert boards[0] == boards[1]


def test_a_game_without_a_face_is_shown_plainly(anna: Visitor) -> None:
    path = anna.open(game="bare", seat1="me")
    page = anna.get(path).text
    assert "<dt>heap</dt>" in page
    assert anna.act(path, "take 1").status_code == 200


def test_nobody_finds_out_what_was_chosen_by_repeating_it(anna: Visitor, bela: Visitor) -> None:
    """A request that was answered before is answered again, but only to whoever made it."""
    path = two_at_a_table(anna, bela)
    assert anna.act(path, "take 2", version=0).status_code == 200
    assert anna.act(path, "take 2", version=0).status_code == 200
    tries = {bela.act(path, token, seat=0, version=0).json()["refused"] for token in ("take 1", "take 2", "take 3")}
    assert tries == {"refused-not-yours"}


def test_nobody_looks_at_a_hand_before_the_game_begins(anna: Visitor, bela: Visitor) -> None:
    """Seats can still be changed then: whoever tried them all would know all hands."""
    path = anna.open(listed="1", seat0="open", seat1="open")
    for seat in (0, 1):
        bela.post(f"{path}/sit", True, seat=seat)
        assert bela.table(path)["view"]["cards"] == [True, True]
        bela.post(f"{path}/stand", True, seat=seat)
    bela.post(f"{path}/sit", True, seat=0)
    anna.post(f"{path}/sit", True, seat=1)
    assert type(bela.table(path)["view"]["cards"][0]) is int


def test_a_stranger_takes_one_seat_of_a_listed_table(tables: Tables, anna: Visitor, bela: Visitor) -> None:
    """Whoever opened it or has the invitation may take several: friends at one screen."""
    path = anna.open(listed="1", seat0="open", seat1="open")
    assert bela.post(f"{path}/sit", True, seat=0).status_code == 200
    refused = bela.post(f"{path}/sit", True, seat=1)
    assert (refused.status_code, refused.json()["refused"]) == (403, "refused-one-seat")
    assert "invitation link" in refused.json()["sentence"]
    match = tables.loaded(path.removeprefix("/t/"))
    assert match is not None
    invite = match.invite
    assert bela.post(f"{path}/sit", True, seat=1, invite=invite, name="Béla's sister").status_code == 200
    other = anna.open(listed="1", seat0="open", seat1="open")
    assert [anna.post(f"{other}/sit", True, seat=seat).status_code for seat in (0, 1)] == [200, 200]


def test_my_games_are_those_where_i_sit(anna: Visitor, bela: Visitor, client: TestClient) -> None:
    path = two_at_a_table(anna, bela)
    stranger = Visitor(client, "Zoë")
    stranger.post(f"{path}/say", True, text="Good luck")
    mine = {name: [table["id"] for table in one.get("/api/tables").json()["mine"]] for name, one in
            (("anna", anna), ("bela", bela), ("stranger", stranger))}  # fmt: skip
    assert mine == {"anna": [path.removeprefix("/t/")], "bela": [path.removeprefix("/t/")], "stranger": []}


def test_whoever_cannot_see_the_page_hears_what_is_asked(anna: Visitor, bela: Visitor) -> None:
    """The same live region says whose turn it is and what is asked, wherever the reader is on the page."""
    path = two_at_a_table(anna, bela)
    for visitor, said in ((anna, "Your turn"), (bela, "Anna")):
        asked = visitor.get(path).text.split('<div class="ask" aria-live="polite">')[1].split("</div>")[0]
        assert said in asked


def test_options_say_what_they_bring_to_rivals(anna: Visitor, tables: Tables) -> None:
    """In the prompt and to programs."""
    theocracy = game("theocracy")
    tables.games = {**tables.games, "theocracy": theocracy}
    ((person, name),) = tables.store.database.read("SELECT id, name FROM people")
    seat = Seat(PERSON, person, name)
    before = ["colour blue", "colour green", "expand h07", "take white 5"]
    entry = opening(Person(person, name), theocracy, Setting(2), [seat, Seat()], seed=2, tokens=before)
    assert anna.client.portal is not None
    path = f"/t/{anna.client.portal.call(tables.open, entry).id}"
    Visitor(anna.client, "Béla").post(f"{path}/sit", True, seat=1, invite=entry.opened.invite)
    place = next(action for action in anna.table(path)["actions"] if action["token"] == "place violet")
    assert place["others"] == ["Béla gains 1 worship from the violet civilization (Barracks)."]
    assert place["others"][0] in anna.get(path).text
