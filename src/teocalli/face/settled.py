"""A drawing whose styles are settled: plain classes with plain values, which any viewer can draw.

On pages the browser works out variables, `calc` and rules by ancestors. Inkscape, librsvg, Qt and the viewers of most
desktops know none of these: for a picture of its own it is done here, once for light and once for dark viewers. Classes
and symbols are named after what is in them, so that several pictures may stand on one page.
"""

from __future__ import annotations

import hashlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field

SVG, XLINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}"
#: What does nothing in a picture that stands still.
IDLE = {"animation", "cursor", "outline", "paint-order", "pointer-events", "transform-box", "transition", "user-select"}
AT_RULE = re.compile(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
LIKE = re.compile(r":is\(([^)]*)\)")
COMPOUND = re.compile(r"[\w-]*(?:\.[\w-]+)*")
#: What only somebody at a page brings about.
STATES = re.compile(r":(?:hover|active|focus|focus-visible)\b")
VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
SUM = re.compile(r"calc\(([^()]*)\)")
UNIT = re.compile(r"(?<=\d)(?:px|deg)")
FONT = re.compile(r"(\d+) ([\d.]+px) (.+)")

Values = dict[str, str]
#: An element as selectors see it: its tag and its classes.
Seen = tuple[str, frozenset[str]]
#: What a selector wants of an element, and whether that must lie directly in the one before.
Step = tuple[Seen, bool]


@dataclass(frozen=True)
class Rule:
    """What a sheet says of the elements that a selector finds, by their ancestors and themselves."""

    chain: tuple[Step, ...]
    values: Values

    @property
    def weight(self) -> tuple[int, int]:
        wanted = [one for one, _ in self.chain]
        return sum(len(classes) for _, classes in wanted), sum(bool(tag) for tag, _ in wanted)

    def is_about(self, seen: tuple[Seen, ...]) -> bool:
        return _ends(self.chain, seen)


def _ends(chain: tuple[Step, ...], seen: tuple[Seen, ...]) -> bool:
    """Whether a chain ends in the last of these elements."""
    *above, (wanted, is_child) = chain
    if not seen or not _fits(wanted, seen[-1]):
        return False
    last = len(seen) - 1
    ends = [last] if is_child else range(last, 0, -1)
    return not above or any(_ends(tuple(above), seen[:end]) for end in ends)


def _fits(wanted: Seen, seen: Seen) -> bool:
    return wanted[0] in ("", seen[0]) and wanted[1] <= seen[1]


def _seen(element: ET.Element) -> Seen:
    return element.tag.removeprefix(SVG), frozenset(element.get("class", "").split())


def rules(sheet: str) -> list[Rule]:
    """The rules of a sheet, the strongest last; states of the pointer and the keyboard are left out.

    `ValueError` for a selector of any other kind than tags and classes, inside each other or directly (`>`).
    """
    found = [
        Rule(tuple(_chain(selector)), declared(values))
        for selectors, values in RULE.findall(AT_RULE.sub("", sheet))
        for selector in _alternatives(selectors)
        if not STATES.search(selector)
    ]
    return sorted(found, key=lambda rule: rule.weight)


def _alternatives(selectors: str) -> Iterator[str]:
    like = LIKE.search(selectors)
    if like is None:
        yield from selectors.split(",")
    else:
        for one in like[1].split(","):
            yield from _alternatives(selectors.replace(like[0], one.strip()))


def _chain(selector: str) -> Iterator[Step]:
    is_child = False
    for word in selector.split():
        if word != ">":
            if not COMPOUND.fullmatch(word):
                raise ValueError(f"A picture of its own cannot be drawn with the selector {selector.strip()!r}.")
            tag, *classes = word.split(".")
            yield (tag, frozenset(classes)), is_child
        is_child = word == ">"


def declared(text: str) -> Values:
    """`name: value` pairs; a font is taken apart, since later ones may change its size."""
    values = {
        name.strip(): value.strip() for name, _, value in (pair.partition(":") for pair in text.split(";")) if value
    }
    if font := FONT.fullmatch(values.get("font", "")):
        del values["font"]
        values |= {"font-weight": font[1], "font-size": font[2], "font-family": font[3]}
    return values


def resolved(value: str, variables: Mapping[str, str]) -> str:
    """A value without variables and sums."""
    while (used := VARIABLE.search(value)) is not None:
        value = value.replace(used[0], variables.get(used[1], used[2] or ""))
    while (added := SUM.search(value)) is not None:
        value = value.replace(added[0], f"{_sum(UNIT.sub('', added[1])):g}")
    return value


def _sum(text: str) -> float:
    """`a + b * c` and the like."""
    return sum(_product(term) for term in text.split(" + "))


def _product(text: str) -> float:
    product = 1.0
    for factor in text.split("*"):
        product *= float(factor)
    return product


def _named_after(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


@dataclass
class Settling:
    """One picture: its rules, and what has been settled so far."""

    rules: list[Rule]
    symbols: dict[str, ET.Element]
    styles: dict[str, tuple[str, str]] = field(default_factory=dict)
    defs: dict[str, ET.Element] = field(default_factory=dict)
    known: dict[tuple[Seen, ...], Values] = field(default_factory=dict)

    def settle(self, element: ET.Element, above: tuple[Seen, ...], themes: tuple[Values, ...]) -> None:
        """Settle an element and all inside it; variables have a value for each theme."""
        seen = (*above, _seen(element))
        element.attrib.pop("class", None)
        drawn = {name: value for name, value in element.items() if "var(" in value and name != "style"}
        for name in drawn:
            del element.attrib[name]
        own = drawn | self._ruled(seen) | declared(element.attrib.pop("style", ""))
        themes = tuple(_inherited(own, variables) for variables in themes)
        self._dress(element, tuple(_plain(own, variables) for variables in themes))
        if element.tag == f"{SVG}use":
            name = element.attrib.pop("href").removeprefix("#")
            element.set(f"{XLINK}href", f"#{self._symbol(name, seen[:1], themes)}")
        for child in list(element):
            if self._ruled((*seen, _seen(child))).get("display") == "none":
                element.remove(child)
            else:
                self.settle(child, seen, themes)

    def _ruled(self, seen: tuple[Seen, ...]) -> Values:
        if seen not in self.known:
            self.known[seen] = {n: v for rule in self.rules if rule.is_about(seen) for n, v in rule.values.items()}
        return self.known[seen]

    def _dress(self, element: ET.Element, styles: tuple[Values, ...]) -> None:
        """Give an element a class for its style; where it stands is an attribute."""
        for style in styles:
            if place := style.pop("transform", ""):
                element.set("transform", UNIT.sub("", place))
        light, dark = styles
        if light:
            texts = (_written(light), _written({n: v for n, v in dark.items() if light[n] != v}))
            name = f"s{_named_after('|'.join(texts))}"
            self.styles[name] = texts
            element.set("class", name)

    def _symbol(self, name: str, root: tuple[Seen, ...], themes: tuple[Values, ...]) -> str:
        """A symbol as it is drawn where these variables hold."""
        symbol = deepcopy(self.symbols[name])
        used = {
            match[0]
            for element in symbol.iter()
            for value in element.attrib.values()
            for match in VARIABLE.findall(value)
        }
        context = [[variables.get(variable) for variable in sorted(used)] for variables in themes]
        own = f"{name}-{_named_after(str(context))}"
        if own not in self.defs:
            self.defs[own] = symbol
            symbol.set("id", own)
            self.settle(symbol, root, themes)
        return own


def _inherited(own: Values, variables: Values) -> Values:
    """The variables that hold in an element."""
    new = {name: value for name, value in own.items() if name.startswith("--")}
    if not new:
        return variables
    around = variables | new
    return variables | {name: resolved(value, around) for name, value in new.items()}


def _plain(own: Values, variables: Values) -> Values:
    return {n: resolved(v, variables) for n, v in own.items() if not n.startswith("--") and n not in IDLE}


def _written(style: Values) -> str:
    return ";".join(f"{name}:{value}" for name, value in style.items())


def _own_sheets(root: ET.Element) -> str:
    """The sheets that stand in a drawing, taken out of it."""
    found = [(parent, child) for parent in root.iter() for child in parent if child.tag == f"{SVG}style"]
    for parent, child in found:
        parent.remove(child)
    return "".join(child.text or "" for _, child in found)


def settled(picture: str, sheet: str, symbols: Mapping[str, str], light: Values, dark: Values) -> str:
    """A drawing with everything inside that it needs."""
    ET.register_namespace("", SVG[1:-1])
    ET.register_namespace("xlink", XLINK[1:-1])
    root = ET.fromstring(picture)
    parsed = {
        name: ET.fromstring(text.replace("<symbol", f'<symbol xmlns="{SVG[1:-1]}"', 1))
        for name, text in symbols.items()
    }
    settling = Settling(rules(sheet + _own_sheets(root)), parsed)
    settling.settle(root, (), (light, dark))
    style, defs = ET.Element(f"{SVG}style"), ET.Element(f"{SVG}defs")
    dark_styles = "".join(f".{name}{{{text}}}" for name, (_, text) in settling.styles.items() if text)
    style.text = "".join(f".{name}{{{text}}}" for name, (text, _) in settling.styles.items())
    if dark_styles:
        style.text += f"@media (prefers-color-scheme: dark){{{dark_styles}}}"
    defs.extend(settling.defs.values())
    root[:0] = [style, defs]
    return ET.tostring(root, encoding="unicode") + "\n"
