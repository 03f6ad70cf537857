"""Pictures for the docs: `python -m tests.browser.screenshots`. Each board mid-game, light, dark and on a phone.

Greedy bots play a game of a fixed seed half through; the table then shows it as one of the players sees it.
"""

from __future__ import annotations

import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from teocalli.bots.base import situation
from teocalli.bots.registry import new_bot
from teocalli.engine.game import Game, Setting
from teocalli.games import GAMES, game
from teocalli.table import people
from teocalli.table.commands import new_id, opening
from teocalli.table.database import connect
from teocalli.table.folding import begin
from teocalli.table.listing import listing
from teocalli.table.match import PERSON, Seat
from teocalli.table.memo import Memo
from teocalli.table.store import Person, Store
from tests.browser.conftest import Server, launch

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ixchel", "Tlaloc", "Citlali")
SEED = 11
#: How far the game has come: a share of its expected number of decisions.
SHARE = {"teotihuacan": 330, "tzolkin": 210, "theocracy": 120}
SHOTS = {"light": (1440, 900), "dark": (1440, 900), "phone": (390, 844)}


def half_played(chosen: Game, decisions: int) -> list[str]:
    """Tokens of greedy bots, up to a decision of the first seat with something to choose."""
    s, bots = chosen.new(Setting(len(NAMES)), SEED), [new_bot("greedy", seat) for seat in range(len(NAMES))]
    tokens: list[str] = []
    while not s.over and not (len(tokens) >= decisions and chosen.mover(s) == 0 and len(chosen.legal(s)) > 3):
        tokens.append(bots[chosen.mover(s)].choose(situation(chosen, s)))
        chosen.play(s, tokens[-1])
    return tokens


def lay_table(store: Store, chosen: Game, visitor: Person) -> str:
    seats = [Seat(PERSON, visitor.id, NAMES[0])]
    seats += [Seat(PERSON, new_id(12), name) for name in NAMES[1:]]
    tokens = half_played(chosen, SHARE[chosen.meta.key])
    entry = opening(visitor, chosen, Setting(len(NAMES)), seats, seed=SEED, tokens=tokens)
    entry = replace(entry, at=time.time())
    table = new_id()
    store.append(table, [entry], listing(begin(table, chosen, entry), Memo()), [visitor.id])
    return table


def shoot(browser: Browser, address: str, cookie: str, path: str, name: str) -> None:
    for shot, (width, height) in SHOTS.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if shot == "dark" else "light",
            is_mobile=shot == "phone",
            has_touch=shot == "phone",
            device_scale_factor=2 if shot == "phone" else 1,
        )
        context.add_cookies([{"name": people.COOKIE, "value": cookie, "url": address}])
        page = context.new_page()
        page.goto(f"{address}{path}")
        page.wait_for_timeout(1200)
        page.keyboard.press("Escape")
        page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / f"{name}-{shot}.png")
        print(f"{name}-{shot}.png", file=sys.stderr)
        context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name))
        store = Store(connect(str(server.folder / "tables.sqlite")))
        visitor = Person(new_id(12), NAMES[0])
        store.save_person(visitor)
        cookie = people.sign(store.secret("cookie"), visitor.id)
        tables = {key: lay_table(store, game(key), visitor) for key in GAMES}
        store.database.close()
        server.start()
        time.sleep(0.5)
        with sync_playwright() as playwright:
            browser = launch(playwright)
            shoot(browser, server.address, cookie, "/", "lobby")
            for key, table in tables.items():
                shoot(browser, server.address, cookie, f"/t/{table}", key)
            browser.close()
        server.stop()


if __name__ == "__main__":
    main()
