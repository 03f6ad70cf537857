"""The round: the end-of-round card with its die and holder, the supply, and the cells of the rounds."""

from __future__ import annotations

from typing import Any

from teocalli.engine.messages import message_id
from teocalli.face.drawing import at, icon, letter, marker, path, piece, place, rect, text, title
from teocalli.games.theocracy.picture.geometry import ROUND
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import Sign, bare, die_body, fitted, gem, plain_icon, row
from teocalli.games.theocracy.vocabulary import CRYSTALS, SIDES

X, Y = ROUND.x, ROUND.y
SUPPLY_X, ROUNDS_X = X + 204, X + 328
CARD_W, SIDE_X, SIDE_W = 84, X + 103, 86
ROMAN = ("I", "II", "III", "IV", "V", "VI")


def round_(scene: Scene) -> str:
    out = rect(*ROUND, 12, "card")
    for x in (SUPPLY_X - 8, ROUNDS_X - 8):
        out += path(f"M{x} {Y + 14}v{ROUND.h - 28}", "line")
    out += _end_card(scene) + _supply(scene) + _rounds(scene)
    return f'<g id="round" role="group" aria-label="{scene.say("picture-round")}">{out}</g>'


# ---------------------------------------------------------------- the end-of-round card


def effect_signs(given: Any) -> list[Sign]:
    """A side of the card as signs."""
    amount = f"+{given['amount']}"
    signs: dict[str, list[Sign]] = {
        "worship": [(amount, "worship")],
        "two_crystals": [(amount, "crystal"), (amount, "crystal-black")],
        "recruit_and_card": [(amount, "warrior"), ("+1", "power-card")],
        "cosmo": [(amount, "cosmo")],
        "worship_if_present": [("", "house"), (amount, "worship")],
    }
    return signs[given["effect"]]


def _end_card(scene: Scene) -> str:
    card, holder = scene.view["end_card"], scene.view["holder"]
    name = scene.named("end-card", card["card"])
    out = text(X + 14, Y + 21, scene.say("picture-end-card"), "ttl", "start")
    out += f'<g id="end-card">{title(scene.say("picture-end-card-about", card=name))}'
    out += rect(X + 14, Y + 30, CARD_W, 94, 8, "", "fill:var(--th-omen)") + icon("sun", X + 37, Y + 58, 26)
    out += fitted(X + 14 + CARD_W / 2, Y + 112, bare(name), CARD_W - 8, "num0 inv") + "</g>"
    if scene.view["marker"]:
        words = scene.say("picture-marker", civ=scene.word("civ", scene.view["marker"]))
        body = die_body(scene.view["marker"], None, 28)
        out += piece("die-marker", "n", at(X + 74, Y + 58), words, body, None, "cdie")
    for k, side in enumerate(SIDES):
        x, y = SIDE_X, Y + 30 + k * 33
        body = rect(x, y, SIDE_W, 29, 7, "card2") + text(x + 6, y + 19, side.upper(), "num", "start")
        body += row(x + 53, y + 15, effect_signs(card[side]), 14, 3)
        words = scene.say("picture-side", side=side.upper(), effect=_effect_words(scene, card[side]))
        out += place(f"side-{side}", words, body, scene.marks, rect(x, y, SIDE_W, 29, 7, ""))
    if holder is None:
        return out + fitted(SIDE_X + 2, Y + 116, scene.say("picture-not-held"), SIDE_W, "t0 soft", "start")
    seat, y = letter(holder - 1), Y + 112
    words = scene.say("picture-held", name=scene.name(holder - 1))
    return (
        out
        + fitted(SIDE_X + 2, y + 4, scene.say("picture-held-by"), SIDE_W - 26, "t0 soft", "start")
        + marker("holder", seat, SIDE_X + SIDE_W - 12, y, words, 8)
    )


def _effect_words(scene: Scene, given: Any) -> str:
    return scene.say(f"picture-effect-{message_id(given['effect'])}", amount=given["amount"])


# ---------------------------------------------------------------- supply and rounds


def _supply(scene: Scene) -> str:
    out = text(SUPPLY_X, Y + 21, scene.say("picture-supply"), "ttl", "start")
    for k, colour in enumerate(CRYSTALS):
        x, y = SUPPLY_X + 9 + (k % 3) * 38, Y + 46 + (k // 3) * 31
        count = scene.view["supply"].get(colour, 0)
        words = scene.say("picture-supply-crystals", crystal=scene.word("crystal", colour), amount=count)
        faded = "" if count else ' opacity=".4"'
        body = gem(colour, x, y, 20) + text(x + 11, y + 4.2, count, "num0", "start")
        out += f'<g id="supply-{colour}"{faded}>{title(words)}{body}</g>'
    shown = (
        ("power-deck", "power-card", scene.view["power_deck"], 0),
        ("discard", "power-card", sum(scene.view["discard"].values()), 38),
        ("development-deck", "development", scene.view["development_deck"], 76),
    )
    for name, sign, count, right in shown:
        x, y = SUPPLY_X + 9 + right, Y + 109
        words = scene.say(f"picture-{name}", amount=count)
        if name == "discard":
            words += _listed(scene)
        faded = ' opacity=".45"' if name == "discard" else ""
        body = f"<g{faded}>{icon(sign, x, y, 20)}</g>" + text(x + 11, y + 4.2, count, "num0", "start")
        out += f'<g id="{name}">{title(words)}{body}</g>'
    return out


def _listed(scene: Scene) -> str:
    """What lies in the open discard pile."""
    cards = [
        scene.word("card", card) + (f" ×{count}" if count > 1 else "") for card, count in scene.view["discard"].items()
    ]
    return ": " + ", ".join(cards) if cards else ""


def _rounds(scene: Scene) -> str:
    """A cell for each round, with what comes when it begins; below, who begins it."""
    cells, now = scene.view["round_cells"], scene.view["round"]
    out = text(ROUNDS_X, Y + 21, scene.say("picture-rounds"), "ttl", "start")
    wide = (X + ROUND.w - 10 - ROUNDS_X) / len(cells)
    for k, cell in enumerate(cells):
        x, y = ROUNDS_X + k * wide, Y + 30
        look = "fill:var(--bd-card-2);stroke:var(--accent);stroke-width:2" if cell["round"] == now else ""
        out += f'<g id="round-{k + 1}">{title(_cell_words(scene, cell))}'
        out += rect(x + 1, y, wide - 3, 56, 6, "" if look else "card2", look)
        out += text(x + wide / 2 - 0.5, y + 15, ROMAN[k], "num0" if cell["round"] >= now else "num0 soft")
        for j, (kind, sign) in enumerate((("black_crystals", "crystal-black"), ("warriors", "warrior"))):
            if cell[kind]:
                out += plain_icon(sign, x + wide / 2 - 0.5, y + 28 + j * 17, 15)
        out += "</g>"
    first = scene.view["first_player"] - 1
    holder = scene.view["holder"]
    later = holder - 1 if holder is not None else None
    y = Y + 109
    out += icon("first-player", ROUNDS_X + 10, y, 22)
    out += marker("first-now", letter(first), ROUNDS_X + 34, y, scene.say("picture-first", name=scene.name(first)), 8)
    out += text(ROUNDS_X + 56, y + 4, "→", "num soft")
    if later is None:
        words = title(scene.say("picture-first-free"))
        hole = f'<circle cx="{ROUNDS_X + 78}" cy="{y}" r="8.5" class="hole"/>'
        return out + f'<g id="first-free">{words}{hole}</g>'
    words = scene.say("picture-first-next", name=scene.name(later))
    return out + marker("first-next", letter(later), ROUNDS_X + 78, y, words, 8)


def _cell_words(scene: Scene, cell: Any) -> str:
    return scene.say(
        "picture-round-cell", round=ROMAN[cell["round"] - 1], crystals=cell["black_crystals"], warriors=cell["warriors"]
    )
