"""The four civilizations: emblem, row of dice with its bonuses, warriors, crystals, chronicle, development card."""

from __future__ import annotations

from teocalli.engine.messages import message_id
from teocalli.face.drawing import at, icon, path, piece, place, rect, text, title
from teocalli.games.theocracy.picture.dice import HAND_X, HAND_Y, arrives
from teocalli.games.theocracy.picture.geometry import MARGIN, RIGHT, RIGHT_W, ROW_H, ROW_STEP
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import (
    METRICS,
    Sign,
    card_name,
    die_body,
    fitted,
    gem,
    plain_icon,
    row,
    warrior,
)
from teocalli.games.theocracy.vocabulary import CIVS, CRYSTALS

EMBLEM_W, CELL = 72, 44
CELLS_X, GARRISON_X, STORE_X, PAGE_X, CARD_X = (RIGHT + x for x in (82, 254, 342, 424, 508))
CARD_W, CARD_H = 70, ROW_H - 14

#: How ids of elements in these rows begin; the civilization's name follows.
CIVILIZATION_IDS = ("emblem-", "cell-", "garrison-", "area-", "store-")
#: What the warriors of a row are drawn from.
WARRIORS_READ = ("garrison", "garrison_places", "area", "warriors_in_supply")
#: Development cards as signs.
DEVELOPMENTS: dict[str, list[Sign]] = {
    "rich_harvest": [("", "factory"), ("+", "crystal")],
    "levy": [("", "barracks"), ("+", "warrior")],
    "household_altars": [("", "house"), ("+", "worship")],
    "black_vein": [("+", "crystal-black")],
    "pilgrimage": [("↓", "priest"), ("+", "worship")],
    "tithe": [("↑", "priest"), ("+", "cosmo")],
    "migration": [("", "act-expansion")],
    "annalists": [("+", "chronicle")],
}


def row_y(civ: str) -> float:
    return MARGIN + CIVS.index(civ) * ROW_STEP


def cell_spot(civ: str, cell: int) -> tuple[float, float]:
    """The middle of a cell of a row, from 0."""
    return CELLS_X + cell * 54 + CELL / 2, row_y(civ) + 24 + CELL / 2


def civilizations(scene: Scene) -> list[str]:
    """The four rows, each drawn again only when something in it changes."""
    rows = []
    for name in CIVS:
        seen = {"acts": scene.view["acting"] == name, "cells": scene.view["cells"], "civ": scene.civ(name)}
        seen["figures"] = scene.view["figures"]
        ids = tuple(f"{element}{name}" for element in CIVILIZATION_IDS)
        rows.append(scene.seeing(seen).kept(_civilization, ("acts", "cells", "civ", "figures"), ids, name))
    return rows


def _civilization(scene: Scene, name: str) -> str:
    civ = scene.seeing(scene.view["civ"])
    defence = scene.figures("garrison", "defence")["amount"]
    parts = (
        scene.kept(_board, ("acts",), (f"emblem-{name}",), name)
        + scene.kept(_cells, ("cells",), (f"cell-{name}",), name)
        + civ.kept(_left, ("pieces_in_supply",), (), name)
        + civ.kept(_warriors, WARRIORS_READ, (f"garrison-{name}", f"area-{name}"), name, defence)
        + civ.kept(_store, ("crystals",), (f"store-{name}",), name)
        + civ.kept(_chronicle, ("page", "pages", "next_page"), (), name)
    )
    return f'<g id="civ-{name}" role="group" aria-label="{scene.named("civ", name)}">{parts}</g>'


def _board(scene: Scene, name: str) -> str:
    """The ground of a row, and its emblem, which stands for the civilization and for the colour of a die."""
    y = row_y(name)
    acts = scene.view["acts"]
    look = "stroke:var(--picked);stroke-width:2.5" if acts else ""
    out = rect(RIGHT, y, RIGHT_W, ROW_H, 12, "card", look)
    shape = f"M{RIGHT} {y + 12}a12 12 0 0 1 12 -12h{EMBLEM_W - 12}v{ROW_H}h{12 - EMBLEM_W}a12 12 0 0 1 -12 -12Z"
    ink = f"var(--c-{name}-ink)"
    stroke = "var(--picked);stroke-width:2.5" if acts else "var(--bd-line)"
    emblem = path(shape, style=f"fill:var(--c-{name});stroke:{stroke}")
    emblem += icon(f"civ-{name}", RIGHT + 36, y + 36, 38, style=f"color:{ink}")
    emblem += fitted(RIGHT + 36, y + 76, scene.named("civ", name), EMBLEM_W - 6, "num", style=f"fill:{ink}")
    words = scene.say("picture-civ-acts" if acts else "picture-civ", civ=scene.named("civ", name))
    return out + place(f"emblem-{name}", words, emblem, scene.marks, path(shape, style="fill:none"))


def _cells(scene: Scene, name: str) -> str:
    """Three cells; above each what a die in the colour of the civilization brings there."""
    out, y = "", row_y(name)
    for k, bonus in enumerate(scene.view["cells"]):
        x = CELLS_X + k * 54
        signs = [
            (str(bonus[kind]), sign)
            for kind, sign in (("cosmo", "cosmo"), ("power_cards", "power-card"), ("worship", "worship"))
            if bonus[kind]
        ]
        words = scene.say(
            "picture-cell",
            cell=k + 1,
            civ=scene.word("civ", name),
            cosmo=bonus["cosmo"],
            cards=bonus["power_cards"],
            worship=bonus["worship"],
        )
        ring = rect(x, y + 24, CELL, CELL, 10, "")
        body = row(x + CELL / 2, y + 13, signs, 14, 2) + rect(x, y + 24, CELL, CELL, 10, "slot")
        out += place(f"cell-{name}-{k + 1}", words, body, scene.marks, ring)
    return out


def _left(scene: Scene, name: str) -> str:
    """Buildings that can still be built."""
    y, out = row_y(name) + 81, ""
    for k, (kind, count) in enumerate(scene.view["pieces_in_supply"].items()):
        x = CELLS_X + 8 + k * 40
        words = scene.say(f"picture-left-{kind}", amount=count)
        faded = "" if count else ' opacity=".4"'
        out += f'<g id="left-{name}-{kind}"{faded}>{title(words)}{plain_icon(kind, x, y - 0.5, 15)}'
        out += text(x + 10, y + 4, count, "num0", "start") + "</g>"
    return out


def _warriors(scene: Scene, name: str, defence: int) -> str:
    """Garrison with its places, area, supply."""
    x, y, civ = GARRISON_X, row_y(name), scene.view
    inside, places = civ["garrison"], civ["garrison_places"]
    body = fitted(x, y + 17, f"{scene.say('picture-garrison')} {inside}/{places}", 80, "t0 soft", "start")
    body += rect(x - 2, y + 24, 80, 25, 6, "", "fill:transparent")
    step = min(24.0, 76 / max(1, places))
    for k in range(places):
        spot = x + step / 2 + k * step
        if k < inside:
            body += warrior(name, spot, y + 36, min(22.0, step + 3))
        else:
            side = min(19.0, step - 2)
            body += rect(spot - side / 2, y + 36 - side / 2, side, side, 5, "hole")
    words = scene.say(
        "picture-garrison-about", civ=scene.named("civ", name), inside=inside, places=places, defence=defence
    )
    out = place(f"garrison-{name}", words, body, scene.marks, rect(x - 4, y + 22, 84, 28, 7, ""))
    body = rect(x - 2, y + 53, 80, 18, 6, "", "fill:transparent")
    body += fitted(x, y + 66, scene.say("picture-area"), 46, "t0 soft", "start")
    body += _some(civ["area"], warrior(name, x + 57, y + 62, 17) + text(x + 67, y + 66, civ["area"], "num0", "start"))
    words = scene.say("picture-area-about", civ=scene.named("civ", name), amount=civ["area"])
    out += place(f"area-{name}", words, body, scene.marks, rect(x - 4, y + 52, 84, 20, 7, ""))
    left = civ["warriors_in_supply"]
    words = scene.say("picture-warriors-left", civ=scene.named("civ", name), amount=left)
    told = fitted(x, y + 85, scene.say("picture-left"), 62, "t0 soft", "start") + text(
        x + 67, y + 85, left, "num0", "start"
    )
    return out + f'<g id="warriors-left-{name}">{title(words)}{told}</g>'


def _some(count: int, body: str) -> str:
    return body if count else f'<g opacity=".4">{body}</g>'


def _store(scene: Scene, name: str) -> str:
    """Crystals in the area, each colour a choice."""
    x, y = STORE_X, row_y(name)
    out = fitted(x, y + 17, scene.say("picture-crystals"), 68, "t0 soft", "start")
    for k, colour in enumerate(CRYSTALS):
        left, top, count = x + (k % 2) * 36, y + 24 + (k // 2) * 22, scene.view["crystals"].get(colour, 0)
        body = rect(left - 2, top, 34, 20, 6, "", "fill:transparent")
        body += _some(count, gem(colour, left + 9, top + 10, 18) + text(left + 20, top + 14, count, "num0", "start"))
        words = scene.say(
            "picture-store", civ=scene.named("civ", name), crystal=scene.word("crystal", colour), amount=count
        )
        out += place(f"store-{name}-{colour}", words, body, scene.marks, rect(left - 2, top, 34, 20, 6, ""))
    return out


def _chronicle(scene: Scene, name: str) -> str:
    """The page, and what the next one asks for: there / needed."""
    x, y, page, pages = PAGE_X, row_y(name), scene.view["page"], scene.view["pages"]
    out = rect(x - 11, y + 10, 4, ROW_H - 20, 2, "", f"fill:var(--c-{name});stroke:var(--bd-line)")
    out += icon("chronicle", x + 13, y + 23, 27)
    out += text(x + 38, y + 31, page, "", style="font:650 22px var(--font-title)")
    out += text(x + 50, y + 30, f"/ {pages}", "t0 soft", "start")
    wide = 76 / pages
    for k in range(pages):
        look = f"fill:var(--{'accent' if k < page else 'bd-line'})"
        out += rect(x + k * wide, y + 42, wide - 2, 5, 2.5, "", look)
    told = [scene.say("picture-chronicle", civ=scene.named("civ", name), page=page, pages=pages)]
    needs = list(scene.view["next_page"].items())
    for k, (metric, one) in enumerate(needs):
        told.append(
            scene.say(f"picture-need-{message_id(metric)}", have=min(one["have"], one["need"]), need=one["need"])
        )
        if len(needs) <= 2:
            cx, cy = x + 36, y + (70 if len(needs) == 1 else 61 + 18 * k)
        else:
            cx, cy = x + 16 + 40 * (k % 2), y + 58 + 14 * (k // 2)
        done = one["have"] >= one["need"]
        out += row(cx, cy, [("✓" if done else "", ""), (f"{one['have']}/{one['need']}", METRICS[metric])], 15, 2)
    return f'<g id="chronicle-{name}">{title(" ".join(told))}{out}</g>'


# ---------------------------------------------------------------- what moves


def row_dice(scene: Scene) -> str:
    """Dice in the rows; one that was just placed glides in from the hand."""
    out = ""
    for name in CIVS:
        for k, die in enumerate(scene.view["row"][name]):
            style = at(*cell_spot(name, k))
            look = "cdie"
            if f"cell-{name}-{k + 1}" in scene.marks.touched:
                style += arrives((HAND_X, HAND_Y))
                look = "cdie arrives touched"
            words = scene.say(
                "picture-row-die",
                die=scene.word("die", f"{die['colour']}_{die['value']}"),
                civ=scene.word("civ", name),
                cell=k + 1,
            )
            out += piece(
                f"row-{name}-{k + 1}", "n", style, words, die_body(die["colour"], die["value"], 36), None, look
            )
    return out


def development_cards(scene: Scene) -> str:
    """The cards move up a row after every round."""
    out = ""
    for name in CIVS:
        card = scene.view["development"][name]
        x, y = CARD_X, row_y(name) + 7
        if card is None:
            out += rect(x, y, CARD_W, CARD_H, 8, "hole")
            continue
        body = rect(0, 0, CARD_W, CARD_H, 8, "", "fill:var(--th-dev)")
        body += rect(4, 4, CARD_W - 8, CARD_H - 37, 5, "", "fill:var(--bd-card)")
        body += row(CARD_W / 2, (CARD_H - 29) / 2, DEVELOPMENTS[card], 20, 4)
        body += card_name(scene.named("development", card), CARD_W / 2, CARD_H - 16, CARD_W - 6)
        words = scene.card("development", card)
        out += piece(f"development-{message_id(card)}", "n", at(x, y), words, body)
    return out
