"""Somebody in front of a screen, who clicks or types."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from teocalli.bots.levels import LEVELS

DESK, TABLET, PHONE = (1440, 900), (768, 1024), (390, 844)
WEAKEST = LEVELS[0].name
OPTION = "#prompt .opt[name=token]:visible"
PLACE = "#board [data-tokens]"
#: How many pixels a page is wider than the window.
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: What is cut off at the side of the window; what can be scrolled there, and the board, are not.
STICKS_OUT = """() => {
    const excepted = (near) => near && (["auto", "scroll"].includes(getComputedStyle(near).overflowX) ||
        near.matches(".skip, .sr") || excepted(near.parentElement));
    return [...document.querySelectorAll("a, button, input, select, h1, h2, b, p, .chip")].filter((element) => {
        const box = element.getBoundingClientRect();
        const sticksOut = element.checkVisibility() && box.width && (box.right > innerWidth + 1 || box.left < -1);
        return sticksOut && !excepted(element);
    }).map((element) => element.outerHTML.slice(0, 90));
}"""
#: Whether something is asked or the game is over, where the page stands still.
TURN = """() => {
    const isStill = document.documentElement.classList.contains("live") && !document.querySelector("#table.busy");
    const options = [...document.querySelectorAll("#prompt .opt[name=token]")];
    if (isStill && options.some((option) => option.checkVisibility())) return "asked";
    return isStill && document.querySelector("#prompt.done") && "over";
}"""
TAKEN_UP = """before => {
    const table = document.querySelector("#table"), isAsked = document.querySelector("#confirm");
    return (table.dataset.version !== before || isAsked) && !table.classList.contains("busy");
}"""
#: Somebody who is quick: a click right after a new question counts.
QUICK = """addEventListener("DOMContentLoaded", () => {
    for (const name of ["--dur-calm", "--dur-show"]) document.documentElement.style.setProperty(name, "0ms");
})"""
#: After touching a place: one option is chosen, several are narrowed down to it.
CHOSEN_OR_NARROWED = """before => document.querySelector("#table").dataset.version !== before ||
    document.querySelector("[data-all]")?.hidden === false || document.querySelector("#confirm") !== null"""
#: Touches a place; whether that is a choice, which the page is busy with from that moment on, or only picks a piece or
#: narrows the options down. How the place looks a little later tells nothing: the answer may have come by then.
TOUCH = """place => {
    place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return document.querySelector("#table").classList.contains("busy");
}"""
#: A spot where a click really hits an element: its middle, unless something lies above it.
SPOT = """element => {
    const box = element.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.3, .3], [.7, .7], [.5, .12], [.12, .5], [.88, .5], [.5, .88], [.3, .1]]) {
        const x = box.x + box.width * fx, y = box.y + box.height * fy, hit = document.elementFromPoint(x, y);
        if (hit?.closest("[data-tokens], .piece") === element) return [x, y];
    }
    return null;
}"""
#: Own pieces that can be hit, each with a place that it may go to.
PULLED = f"""() => [...document.querySelectorAll("#prompt .opt[data-pieces][data-place]")].flatMap((option) =>
    option.dataset.pieces.split(" ").map((piece) => [piece, option.dataset.place])
).filter(([piece, place]) => {{
    const element = document.getElementById(piece);
    return piece !== place && element?.matches("#viewport .piece") && ({SPOT})(element) &&
        document.querySelector(`#viewport [id="${{place}}"]`);
}})"""
#: The page asks the server for everything anew.
REFRESH = "() => $modules.sending.refresh()"
#: Longest wait for a bot, in thousandths of a second.
PATIENCE = 60_000


@dataclass
class Visitor:
    """A browser window at the table. Whatever the page complains about is kept."""

    browser: Browser
    address: str
    size: tuple[int, int] = DESK
    chooser: random.Random = field(default_factory=lambda: random.Random(1))
    complaints: list[str] = field(default_factory=list)
    motion: Literal["reduce", "no-preference"] = "reduce"
    theme: Literal["light", "dark"] = "light"
    quick: bool = True
    touch: bool | None = None  # a finger instead of a mouse; all but the desk have one, unless it is said

    def __post_init__(self) -> None:
        width, height = self.size
        touch = self.size != DESK if self.touch is None else self.touch
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=self.motion,
            color_scheme=self.theme,
        )
        if self.quick:
            self.context.add_init_script(QUICK)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def speak(self, language: str) -> None:
        """Choose a language on the first page."""
        self.open()
        self.page.locator(f".langs button[value={language}]").click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def play_now(self, game: str, strength: str = WEAKEST) -> None:
        """From the first page to the first move: one click."""
        self.open()
        card = self.page.locator(f".game:has(input[value={game}])")
        card.locator("select[name=strength]").select_option(strength)
        card.locator("button.primary").click()
        expect(self.page.locator("#prompt")).to_be_visible()
        self.settle()

    def play_now_by_keyboard(self, game: str) -> None:
        """The same without a pointer: Tab to the weakest strength, back to the button, Enter."""
        self.open()
        strength = self.page.locator(f".game:has(input[value={game}]) select[name=strength]")
        self.tab_to(f"#{strength.get_attribute('id')}")
        self.page.keyboard.press("Home")
        expect(strength).to_have_value(WEAKEST)
        self.page.keyboard.press("Shift+Tab")
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#prompt")).to_be_visible()

    def tab_to(self, selector: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(600):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}.")

    def dismiss(self) -> None:
        """Close whatever lies over the table, such as a scoring sheet; only its button lifts a curtain."""
        if self.page.locator("dialog.curtain").count():
            self.page.locator("dialog.curtain button").click()
        elif self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def wait_for_turn(self) -> bool:
        """Until something is asked (True) or the game is over (False)."""
        return bool(self.page.wait_for_function(TURN, timeout=PATIENCE).json_value() == "asked")

    def settle(self) -> None:
        """Until the page's script runs and stands still."""
        self.page.wait_for_function("() => document.documentElement.classList.contains('live')")

    def version(self) -> str:
        return self.page.locator("#table").get_attribute("data-version") or ""

    def chosen(self, before: str) -> None:
        """The page shows what the choice led to, and takes the next one; the end of a turn is confirmed."""
        self.page.wait_for_function(TAKEN_UP, arg=before, timeout=PATIENCE)
        if self.page.locator("#confirm").count():
            self.page.locator("#confirm").click()
            self.page.wait_for_function(f"before => !document.querySelector('#confirm') && ({TAKEN_UP})(before)",
                                        arg=before, timeout=PATIENCE)  # fmt: skip

    def click_option(self) -> None:
        """One of the buttons, or now and then a place on the board that stands for an option."""
        before = self.version()
        places = self.page.locator(PLACE)
        on_board = self.size == DESK and places.count() > 0 and self.chooser.random() < 0.3
        if not on_board or not places.nth(self.chooser.randrange(places.count())).evaluate(TOUCH):
            options = self.page.locator(OPTION)
            options.nth(self.chooser.randrange(options.count())).click()
        self.chosen(before)

    def drag_option(self) -> bool:
        """Drag an own piece where it may go; without any, choose as usual. Whether something was dragged."""
        before, ways = self.version(), self.page.evaluate(PULLED)
        if not ways:
            self.click_option()
            return False
        drag(self.page, *self.chooser.choice(ways))
        self.page.wait_for_function(CHOSEN_OR_NARROWED, arg=before, timeout=PATIENCE)
        if self.version() == before and not self.page.locator("#confirm").count():
            self.page.locator(f"{OPTION}:not(.aside)").first.click()
        self.chosen(before)
        return True

    def press_option(self) -> None:
        """The same by keyboard alone: mostly the number of an option, now and then Tab to one and Enter."""
        before = self.version()
        if self.chooser.random() < 0.9:
            count = min(9, self.page.locator(OPTION).count())
            self.page.keyboard.press(str(self.chooser.randrange(count) + 1))
        else:
            for _ in range(self.chooser.randint(1, 4)):
                self.tab_to("[name=token]")
            self.page.keyboard.press("Enter")
        self.chosen(before)

    def serious_findings(self) -> list[str]:
        """What the accessibility checker finds serious or critical."""
        report = Axe().run(self.page).response["violations"]
        return [
            f"{found['id']}: {found['help']} {[node['target'] for node in found['nodes'][:3]]}"
            for found in report
            if found["impact"] in ("serious", "critical")
        ]

    def close(self) -> None:
        self.context.close()


def spot(element: Locator) -> tuple[float, float]:
    x, y = element.evaluate(SPOT)
    return x, y


def drag(page: Page, piece: str, place: str) -> None:
    page.mouse.move(*spot(page.locator(f"#{piece}")))
    page.mouse.down()
    goal = spot(page.locator(f"#{place}"))
    page.mouse.move(*goal, steps=4)
    page.mouse.up()
