"""The worship scales: priests, cosmo and transformation tokens of every player; multipliers above."""

from __future__ import annotations

from html import escape
from typing import Any

from teocalli.face.drawing import at, icon, letter, marker, number, path, piece, place, rect, text, title
from teocalli.games.theocracy.picture.geometry import RIGHT_W, SCALE_H, SCALES_HEAD, scales_box
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import fitted, gem, priest_body
from teocalli.games.theocracy.vocabulary import CIVS

NAME_W, SIDE_W = 96, 80
Spot = tuple[float, float]
#: Places around the middle of a division: alone, two, more; and beside a token, which lies below right.
SLOTS: dict[int, tuple[Spot, ...]] = {
    1: ((0, 0),),
    2: ((-7.5, 0), (7.5, 0)),
    3: ((-7.5, -9), (7.5, -9), (0, 9)),
    4: ((-7.5, -9), (7.5, -9), (-7.5, 9), (7.5, 9)),
    5: ((-7.5, -10), (7.5, -10), (-7.5, 10), (7.5, 10), (0, 0)),
}
BESIDE: tuple[Spot, ...] = ((-7.5, -8), (7.5, -8), (-7.5, 9), (0, 0), (8, 1))
TOKEN: Spot = (7.5, 9)

#: What a scale and the priests on it are drawn from.
SCALE_READS = ("colour", "cosmo", "priests", "scale_tokens", "scourge", "tokens")
PRIESTS_READ = ("cosmo", "priests", "scale_tokens", "score")


class Scale:
    """Where things lie on the scales."""

    def __init__(self, scene: Scene, players: int) -> None:
        self.box = scales_box(players)
        self.top = int(scene.view["scale"]["top"])
        self.x0 = self.box.x + NAME_W
        self.step = (RIGHT_W - NAME_W - SIDE_W) / (self.top + 1)
        self.high = SCALE_H[players]

    def y(self, seat: int) -> float:
        """The middle of a player's scale."""
        return self.box.y + SCALES_HEAD + seat * self.high + (self.high - 4) / 2

    def x(self, division: float) -> float:
        """The middle of a division."""
        return self.x0 + (division + 0.5) * self.step


def scales(scene: Scene) -> list[str]:
    """The head, and a scale for each player, drawn again only when something on it changes."""
    players = len(scene.players)
    shown = [f'<g id="worship" role="group" aria-label="{scene.say("picture-worship")}">']
    shown.append(scene.kept(_head, ("scale",), (), players))
    for seat, player in enumerate(scene.players):
        seen = {"scale": scene.view["scale"], "player": {entry: player[entry] for entry in SCALE_READS}}
        ids = f"token-{letter(seat)}", f"tokens-{letter(seat)}"
        shown.append(scene.seeing(seen).kept(_row, ("player", "scale"), ids, seat, players))
    return [*shown, "</g>"]


def _steps(scene: Scene) -> dict[int, int]:
    """Divisions from which on a higher multiplier counts."""
    passed = scene.view["scale"]["multipliers"]
    return {d: passed[d] for d in range(1, len(passed)) if passed[d] > passed[d - 1]}


def _head(scene: Scene, players: int) -> str:
    """The ground of all scales, and the divisions with their multipliers."""
    scale, steps = Scale(scene, players), _steps(scene)
    box, y = scale.box, scale.box.y + 4
    heading = scene.say("picture-worship")
    out = rect(*box, 12, "card") + fitted(box.x + 12, box.y + 20, heading, NAME_W - 14, "ttl", "start")
    for division in range(scale.top + 1):
        x = scale.x(division)
        if division in steps:
            words = title(scene.say("picture-multiplier", division=division, multiplier=steps[division]))
            pill = rect(x - 14, y + 1, 28, 19, 9.5, "", "fill:var(--bd-ink)")
            sign = text(x, y + 15, f"×{steps[division]}", "num0", style="fill:var(--bd-card)")
            out += f'<g id="multiplier-{division}">{words}{pill}{sign}</g>'
        else:
            out += text(x, y + 15, division, "t0 soft")
    return out


def _row(scene: Scene, seat: int, players: int) -> str:
    scale, player = Scale(scene, players), scene.view["player"]
    name, y, half = scene.name(seat), scale.y(seat), (scale.high - 4) / 2
    left, who = scale.box.x + 8, letter(seat)
    out = rect(left, y - half, RIGHT_W - 16, 2 * half, 8, "card2")
    out += rect(left, y - half, 5, 2 * half, 2.5, "", "fill:var(--seat)")
    steps = _steps(scene)
    for division in range(scale.top + 2):
        heavy = division in steps or division == scale.top + 1
        look = f"stroke-opacity:{'.9' if heavy else '.4'};stroke-width:{1.4 if heavy else 1}px"
        out += path(f"M{number(scale.x(division - 0.5))} {number(y - half + 4)}v{number(2 * half - 8)}", "line", look)
    out += marker(f"scale-{who}-mark", who, left + 20, y, name, 8.5)
    shown = name if len(name) <= 8 else f"{name[:7]}…"
    out += text(left + 33, y - 1 if player["colour"] else y + 4, shown, "t0", "start")
    if player["colour"]:
        words = scene.say("picture-plays", name=name, colour=scene.word("colour", player["colour"]))
        out += f'<g id="colour-of-{who}">{title(words)}{gem(player["colour"], left + 40, y + 10, 15)}</g>'
    out += _scale_tokens(scene, scale, seat, player)
    out += _beside(scene, scale, seat, player)
    label = escape(scene.say("picture-scale", name=name))
    return f'<g id="scale-{who}" class="seat-{who}" role="group" aria-label="{label}">{out}</g>'


def _scale_tokens(scene: Scene, scale: Scale, seat: int, player: Any) -> str:
    out, divisions = "", scene.view["scale"]["tokens"]
    for word, state in player["scale_tokens"].items():
        division = divisions[word]
        crowd = any(height == division for height in (*player["priests"].values(), player["cosmo"]))
        dx, dy = TOKEN if crowd else (0, 0)
        x, y, size = scale.x(division) + dx, scale.y(seat) + dy, 17 if crowd else 22
        sign = icon("transform", x, y, size)
        body = sign if state == "unlocked" else f'<g opacity=".5">{sign}</g>'
        words = scene.say(f"picture-token-{state}", name=scene.name(seat), division=division)
        ring = f'<circle cx="{number(x)}" cy="{number(y)}" r="{size / 2 + 2:g}"/>'
        out += place(f"token-{letter(seat)}-{word}", words, body, scene.marks, ring)
    return out


def _beside(scene: Scene, scale: Scale, seat: int, player: Any) -> str:
    """Right of the scale: tokens in front of the player, and scourge."""
    x, y, who = scale.x0 + scale.step * (scale.top + 1) + 17, scale.y(seat), letter(seat)
    tokens, scourge = player["tokens"], player["scourge"]
    body = _figure("transform", x, y, tokens, 19)
    words = scene.say("picture-tokens", name=scene.name(seat), amount=tokens)
    out = place(f"tokens-{who}", words, body, scene.marks, rect(x - 12, y - 13, 33, 26, 7, ""))
    words = title(scene.say("picture-scourge", name=scene.name(seat), amount=scourge))
    return out + f'<g id="scourge-{who}">{words}{_figure("scourge", x + 31, y, scourge, 16)}</g>'


def _figure(name: str, x: float, y: float, count: int, size: float) -> str:
    faded = "" if count else ' opacity=".4"'
    return f"<g{faded}>{icon(name, x, y, size)}{text(x + size / 2 + 2, y + 4, count, 'num0', 'start')}</g>"


# ---------------------------------------------------------------- what moves


def priests(scene: Scene) -> list[str]:
    """Priests and cosmo markers of each player."""
    shown, players = [], len(scene.players)
    for seat, player in enumerate(scene.players):
        seen = {entry: scene.view[entry] for entry in ("over", "scale")}
        seen["player"] = {entry: player[entry] for entry in PRIESTS_READ}
        ids = (f"priest-{letter(seat)}",)
        shown.append(scene.seeing(seen).kept(_priests, ("over", "player", "scale"), ids, seat, players))
    return shown


def _priests(scene: Scene, seat: int, players: int) -> str:
    """Each on its division."""
    out, scale, player = "", Scale(scene, players), scene.view["player"]
    token_at = scene.view["scale"]["tokens"]
    standing: dict[int, list[str]] = {}
    for civ in CIVS:
        standing.setdefault(player["priests"][civ], []).append(civ)
    standing.setdefault(player["cosmo"], []).append("cosmo")
    tokens = {token_at[word] for word in player["scale_tokens"]}
    for division, here in standing.items():
        slots = BESIDE if division in tokens else SLOTS[len(here)]
        for (dx, dy), what in zip(slots, here, strict=False):
            spot = scale.x(division) + dx, scale.y(seat) + dy
            out += _cosmo(scene, seat, player, spot) if what == "cosmo" else _priest(scene, seat, what, spot)
    return out


def _cosmo(scene: Scene, seat: int, player: Any, spot: Spot) -> str:
    words = scene.say("picture-cosmo", name=scene.name(seat), amount=player["cosmo"])
    return piece(f"cosmo-{letter(seat)}", letter(seat), at(*spot), words, icon("cosmo", 0, 0, 18))


def _priest(scene: Scene, seat: int, civ: str, spot: Spot) -> str:
    player = scene.view["player"]
    points = player["score"]["priests"][civ]
    words = scene.say(
        "picture-priest",
        name=scene.name(seat),
        civ=scene.word("civ", civ),
        division=player["priests"][civ],
        points=points,
    )
    body = priest_body(civ)
    if player["score"]["dropped"] == civ:
        words += " " + scene.say("picture-dropped")
        if scene.view["over"]:
            body += path("M-10 9L10 -9", style="stroke:var(--bad);stroke-width:3;stroke-linecap:round")
    return piece(f"priest-{letter(seat)}-{civ}", letter(seat), at(*spot), words, body, scene.marks)
