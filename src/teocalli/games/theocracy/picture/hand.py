"""The power cards: the reader's own hand, and how many cards the others hold."""

from __future__ import annotations

from textwrap import wrap

from teocalli.engine.messages import message_id
from teocalli.face.box import Box
from teocalli.face.drawing import icon, letter, marker, number, place, rect, text, title
from teocalli.games.theocracy.picture.geometry import hand_box
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import MINUS, TO, Sign, card_name, fitted, row

OWN = "own"
#: Power cards as signs.
CARDS: dict[str, list[Sign]] = {
    "sudden_yield": [("", "factory"), (TO, "crystal")],
    "call_to_arms": [("+", "warrior")],
    "star_wind": [("+", "cosmo")],
    "long_night": [("", "act-festival"), ("+", "crystal")],
    "second_caravan": [("", "act-expansion"), ("×2", "")],
    "ambush": [("", "act-war"), (MINUS, "warrior")],
    "sanctuary": [("", "lock"), ("", "house")],
    "secret_of_the_masons": [("", "pyramid"), (MINUS, "crystal-black")],
    "nudge_of_fate": [("", "die-3"), ("±1", "")],
    "envy": [("+", "worship")],
    "cleansing_rain": [(MINUS, "scourge")],
    "mirage": [("", "crystal"), (TO, OWN)],
}
GAP, PAD, HEAD, WIDEST = 6, 10, 26, 150
#: Cards of this height have room for their effect in words, so many lines of it.
TALL, LINES = 100, 4


def power_cards(scene: Scene, seat: int) -> str:
    """The hand of the seat that looks; -1 is a spectator."""
    held, box = scene.view["hand"], hand_box(len(scene.view["cards"]))
    heading = scene.say("picture-power-cards" if held is None else "picture-hand")
    out = rect(*box, 12, "card") + text(box.x + 12, box.y + 19, heading, "ttl", "start") + _others(scene, box, seat)
    if held is not None:
        if not held:
            out += text(box.x + 12, box.y + HEAD + 24, scene.say("picture-hand-empty"), "t soft", "start")
        wide = min(WIDEST, (box.w - 2 * PAD - GAP * (len(held) - 1)) / max(1, len(held)))
        for k, (card, count) in enumerate(held.items()):
            at = Box(box.x + PAD + k * (wide + GAP), box.y + HEAD, wide, box.h - HEAD - 8)
            out += _card(scene, seat, card, count, at)
    return f'<g id="hand" role="group" aria-label="{heading}">{out}</g>'


def _others(scene: Scene, box: Box, own: int) -> str:
    """How many cards the other players hold."""
    out, x = "", box.x + box.w - 14.0
    for seat, count in reversed(list(enumerate(scene.view["cards"]))):
        if seat == own:
            continue
        who = letter(seat)
        words = scene.say("picture-cards", name=scene.name(seat), amount=count)
        y = box.y + 15
        figure = icon("power-card", x - 18, y, 16) + text(x - 8, y + 4, count, "num0", "start")
        out += f'<g id="cards-{who}">{title(words)}{figure}</g>' + marker(f"cards-{who}-mark", who, x - 36, y, words, 7)
        x -= 62
    return out


def _card(scene: Scene, seat: int, card: str, count: int, box: Box) -> str:
    """Dark frame, signs, name."""
    x, y, w, h = box
    own = f"crystal-{scene.view['colour']}" if scene.view["colour"] else "crystal"  # colours are chosen after the deal
    signs = [(number_, own if name == OWN else name) for number_, name in CARDS[card]]
    told = _effect(scene, card, w) if h >= TALL else []
    art = 36.0 if told else h - 34
    body = rect(x, y, w, h, 8, "", "fill:var(--th-card-back)")
    body += rect(x + 4, y + 4, w - 8, art, 5, "", "fill:var(--bd-card)")
    body += row(x + w / 2, y + 4 + art / 2, signs, min(30, max(18, art * 0.55)), 6)
    body += card_name(scene.named("card", card), x + w / 2, y + art + 19, w - 8)
    if told:
        body += rect(x + 4, y + art + 33, w - 8, h - art - 37, 5, "", "fill:var(--bd-card)")
        for k, line in enumerate(told):
            body += fitted(x + w / 2, y + art + 46 + 12.5 * k, line, w - 12, "t0")
    if count > 1:
        body += rect(x + w - 31, y + 7, 24, 17, 8.5, "", "fill:var(--bd-ink)")
        body += text(x + w - 19, y + 19.5, f"×{count}", "num0", style="fill:var(--bd-card)")
    words = scene.card("card", card)
    ring = f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="8" style="fill:none"/>'
    return place(f"card-{letter(seat)}-{message_id(card)}", words, body, scene.marks, ring)


def _effect(scene: Scene, card: str, width: float) -> list[str]:
    """What the card does, broken into lines; what has no room is in its title."""
    lines = wrap(scene.effect("card", card), max(8, int((width - 10) / 6.5)))
    return lines if len(lines) <= LINES else [*lines[: LINES - 1], f"{lines[LINES - 1]} …"]
