"""Prices of the market, which are also the places where single resources are chosen; and the skulls in the bank."""

from __future__ import annotations

from teocalli.engine.structs import words_of
from teocalli.face.drawing import icon, path, place, rect, stepped, text, title
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.geometry import MARKET
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import row

RESOURCES = words_of(c.Resource)
ROW_H = 24


def market(scene: Scene) -> str:
    x, y, w, h = MARKET
    out = path(stepped(x, y, w, h, 4), "card")
    for k, resource in enumerate(RESOURCES):
        value = int(c.MARKET_VALUE[k])
        shape = (x + 8, y + 8 + k * ROW_H, w - 16, ROW_H - 3, 5)
        body = rect(*shape, "card2") + icon(resource, x + 26, shape[1] + 10.5, 17)
        body += icon("market", x + 50, shape[1] + 10.5, 14) + row(x + 81, shape[1] + 10.5, [(str(value), "corn")], 16)
        words = scene.say("picture-market", resource=scene.word("resource", resource), corn=value)
        out += place(f"market-{resource}", words, body, scene.marks, rect(*shape, ""))
    left = scene.view["skulls_in_bank"]
    foot = y + 8 + len(RESOURCES) * ROW_H + 11
    skulls = icon("skull", x + 26, foot, 17) + text(x + 50, foot + 4, left, "num")
    out += f'<g id="skulls">{title(scene.say("picture-skulls-left", amount=left))}{skulls}</g>'
    return f'<g id="market" role="group" aria-label="{scene.say("picture-bank")}">{out}</g>'
