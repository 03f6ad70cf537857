"""Small things that stand in many places: rows of signs, crystals, buildings, dice, priests."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.face.drawing import icon, number, text

#: A number and an icon; either may be empty.
Sign = tuple[str, str]
Signs = Sequence[Sign]

_PIECE = "color:var(--bd-card);--piece-in:var(--bd-ink)"
_PLAIN = "color:var(--bd-ink)"
#: Icons that take their colour from where they stand.
LOOKS = {
    **dict.fromkeys(("house", "factory", "barracks", "pyramid", "fortress"), _PIECE),
    **dict.fromkeys(("act-initiative", "act-war", "act-expansion", "act-festival", "lock", "die-3"), _PLAIN),
    "warrior": "color:var(--line-strong)",
    "crystal": "color:var(--bd-line)",
}
#: What stands for the things that a page of a chronicle asks for.
METRICS = {
    "buildings": "house",
    "factories": "factory",
    "barracks": "barracks",
    "pyramids": "pyramid",
    "victories": "act-war",
    "festivals": "act-festival",
    "crystals_spent": "crystal",
}
DIGIT = 7.0
#: Cyrillic letters are wider than Latin ones.
WIDER = 1.22
MINUS, TO = "−", "→"
#: An outline that gives way to the one of what may be chosen.
OUTLINE = 'stroke="var(--th-ink)" stroke-width="1.3"'


def plain_icon(name: str, x: float, y: float, size: float) -> str:
    """An icon in the colours of the board."""
    return icon(name, x, y, size, style=LOOKS.get(name, ""))


def row(x: float, y: float, signs: Signs, size: float = 14, gap: float = 3) -> str:
    """Signs in a row around x, y."""
    widths = [(size if name else 0) + (len(count) * DIGIT + 1.5 if count else 0) for count, name in signs]
    left, out = x - (sum(widths) + gap * (len(widths) - 1)) / 2, ""
    for (count, name), width in zip(signs, widths, strict=True):
        written = width - (size if name else 0)
        if count:
            out += text(left + (written - 1.5) / 2, y + 4, count, "num0")
        if name:
            out += plain_icon(name, left + written + size / 2, y, size)
        left += width + gap
    return out


def bare(name: str) -> str:
    """The name of a card without the quotation marks that some languages put around it."""
    return name.strip('«»„”“"')


def two_lines(name: str, most: int) -> list[str]:
    """Words broken into two lines where one is too long."""
    words = name.split()
    if len(name) <= most or len(words) == 1:
        return [name]
    best = min(range(1, len(words)), key=lambda k: max(len(" ".join(words[:k])), len(" ".join(words[k:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def card_name(name: str, x: float, y: float, width: float) -> str:
    """The name of a card around x, y, in one or two lines."""
    lines = two_lines(bare(name), int(width / 7))
    first = y + 4 - 6 * (len(lines) - 1)
    return "".join(fitted(x, first + 12 * k, line, width, "num0 inv") for k, line in enumerate(lines))


def fitted(x: float, y: float, words: str, width: float, class_: str, anchor: str = "middle", style: str = "") -> str:
    """A caption that is drawn narrower where it would be wider than its place."""
    drawn = text(x, y, words, class_, anchor, style)
    letter = 7.6 if class_.startswith("ttl") else 6.1 if class_.startswith("t0") else 6.9
    if any("\u0400" <= sign <= "\u04ff" for sign in words):
        letter *= WIDER
    if len(words) * letter <= width:
        return drawn
    return drawn.replace("<text ", f'<text textLength="{number(width)}" lengthAdjust="spacingAndGlyphs" ', 1)


def gem(colour: str, x: float, y: float, size: float = 18) -> str:
    """A crystal; each colour has its own cut, so colour is never the only sign."""
    return icon(f"crystal-{colour}", x, y, size if colour == "black" else size * 0.86)


def building(civ: str, kind: str, x: float, y: float, size: float) -> str:
    """A building in the colour of its civilization, with the glyph as a badge."""
    bx, by = x + size * 0.36, y - size * 0.34
    badge = f'<circle cx="{number(bx)}" cy="{number(by)}" r="7" style="fill:var(--c-{civ}-ink);stroke:var(--c-{civ})"/>'
    return (
        icon(kind, x, y, size, style=f"color:var(--c-{civ});--piece-in:var(--c-{civ}-ink)")
        + badge
        + icon(f"civ-{civ}", bx, by, 10, style=f"color:var(--c-{civ})")
    )


def warrior(civ: str, x: float, y: float, size: float) -> str:
    return icon("warrior", x, y, size, style=f"color:var(--c-{civ});--piece-in:var(--c-{civ}-ink)")


def die_body(civ: str, value: int | None, size: float, x: float = 0, y: float = 0) -> str:
    """A civilization's die around x, y: colour, numeral and glyph; without a value only the glyph."""
    h, n, ink = size / 2, number, f"color:var(--c-{civ}-ink)"
    square = f'x="{n(x - h)}" y="{n(y - h)}" width="{n(size)}" height="{n(size)}" rx="{n(size * 0.24)}"'
    out = f'<rect {square} class="body" {OUTLINE} style="fill:var(--c-{civ})"/>'
    if value is None:
        return out + icon(f"civ-{civ}", x, y, size * 0.7, style=ink)
    font = f"font:700 {number(max(11, size * 0.56))}px var(--font-ui);fill:var(--c-{civ}-ink)"
    out += text(x - size * 0.15, y + size * 0.2, value, "", style=font)
    return out + icon(f"civ-{civ}", x + size * 0.25, y - size * 0.22, size * 0.4, style=ink)


def priest_body(civ: str) -> str:
    """A priest around 0, 0: a shield in the civilization's colour with its glyph."""
    shape = f'd="M-8.5 -6.5 0 -10l8.5 3.5V3.5L0 10l-8.5 -6.5Z" class="body" {OUTLINE}'
    shield = f'<path {shape} style="fill:var(--c-{civ})"/>'
    return shield + icon(f"civ-{civ}", 0, -0.3, 12, style=f"color:var(--c-{civ}-ink)")
