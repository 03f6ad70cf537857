"""From a file of figures to the cells that rules read. Our own figures are in `components.yaml`.

An owner of the box writes a file of the same form with whatever differs; what is not named stays as it is here.
Everything is checked, and what is wrong is said in a sentence that names the entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from teocalli.engine.game import BadSetting
from teocalli.engine.structs import words_of
from teocalli.engine.yaml_text import read_yaml
from teocalli.games.theocracy.checks import WORDS, only, whole, word, wrong
from teocalli.games.theocracy.feasible import why_not_playable
from teocalli.games.theocracy.island import map_cells
from teocalli.games.theocracy.layout import ENTRIES, N_FIGURES, At, page_needs
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    END_CARDS,
    METRICS,
    MOST_DECK,
    MOST_DEVELOPMENT,
    MOST_TOP,
    N_FACES,
    SIDES,
    Card,
    Deed,
    Development,
    Omen,
)

#: Sections that are lists; an owner's file replaces such a list as a whole.
CARD_LISTS = ("power_cards", "development_cards", "end_round_cards")
#: Cards whose effect has no figure that could be another.
WITHOUT_FIGURE = ("second_caravan", "sanctuary", "nudge_of_fate", "migration", "annalists")
MOST_AMOUNT = 9
MOST_MULTIPLIER = 99


@cache
def default_text() -> str:
    return (Path(__file__).parent / "components.yaml").read_text(encoding="utf-8")


@cache
def default() -> Mapping[str, Any]:
    """Our own figures."""
    parsed: Mapping[str, Any] = read_yaml(default_text())
    return parsed


@cache
def default_cells() -> tuple[int, ...]:
    return tuple(compute_cells(default()))


def components(given: Mapping[str, Any] | None) -> Sequence[int]:
    """The figures as cells: our own, or an owner's over ours."""
    return default_cells() if given is None else compute_cells(merged(given))


# ---------------------------------------------------------------- an owner's file over ours


def merged(given: Any) -> dict[str, Any]:
    """Our figures with everything that the given file names replaced."""
    if not isinstance(given, Mapping):
        raise BadSetting("components-file", WORDS)
    ours = default()
    both: dict[str, Any] = dict(ours)
    for name, section in given.items():
        if name not in ours:
            raise BadSetting("components-section", WORDS, name=str(name), known=list(ours))
        if name in CARD_LISTS:
            both[name] = section
            continue
        if not isinstance(section, Mapping):
            raise wrong(name, "components-mapping")
        for key in section:
            if key not in ours[name]:
                raise wrong(name, "components-entry", name=str(key), known=list(ours[name]))
        both[name] = {**ours[name], **section}
    return both


def compute_cells(given: Mapping[str, Any]) -> list[int]:
    """Check every part and write it into its cells."""
    cells = [0] * N_FIGURES
    for entry in ENTRIES:
        section, key = entry.path.split(".")
        values = _values(given[section][key], entry.path, entry.size)
        for i, value in enumerate(values):
            cells[entry.first + i] = whole(value, entry.path, entry.least, entry.most)
    _actions(cells, given["dice"]["actions"])
    _multipliers(cells, given["scale"]["multipliers"])
    _conditions(cells, given["chronicles"]["conditions"])
    _cards(cells, given["power_cards"], "power_cards", Card, At.CARD_COPIES, At.CARD_AMOUNT, MOST_DECK)
    developments = given["development_cards"]
    copies, amount = At.DEVELOPMENT_COPIES, At.DEVELOPMENT_AMOUNT
    _cards(cells, developments, "development_cards", Development, copies, amount, MOST_DEVELOPMENT)
    _end_cards(cells, given["end_round_cards"])
    map_cells(cells, given["map"]["hexes"])
    why_not = why_not_playable(cells)
    if why_not is not None:
        raise why_not
    return cells


# ---------------------------------------------------------------- the parts


def _values(given: Any, path: str, size: int) -> list[Any]:
    if not isinstance(given, Mapping) or "value" not in given:
        raise wrong(path, "components-form", form="{value: …, source: …}")
    only(given, ("value",), path)
    value = given["value"]
    values = [value] if size == 1 else value
    if not isinstance(values, list) or len(values) != size:
        raise wrong(path, "components-numbers", count=size, found=repr(value))
    return values


def _entries(given: Any, where: str, keys: tuple[str, ...], perhaps: tuple[str, ...] = ()) -> list[Mapping[str, Any]]:
    """A list of mappings that have all the keys, and perhaps some more."""
    if not isinstance(given, list):
        raise wrong(where, "components-list")
    for place, item in enumerate(given, 1):
        missing = [key for key in keys if not isinstance(item, Mapping) or key not in item]
        if missing:
            raise wrong(f"{where}[{place}]", "components-missing", key=missing[0])
        only(item, (*keys, *perhaps), f"{where}[{place}]")
    return given


def _actions(cells: list[int], given: Any) -> None:
    """Each of the six faces stands for another action."""
    faces = _values(given, "dice.actions", N_FACES)
    for face, name in enumerate(faces):
        cells[At.FACE_DEED + face] = word(name, words_of(Deed), "dice.actions")
    if len(set(faces)) != N_FACES:
        raise wrong("dice.actions", "components-once")


def _multipliers(cells: list[int], given: Any) -> None:
    """Marks of the scale: from each division on, its multiplier is passed."""
    where = "scale.multipliers"
    passed, last = {}, (0, 0)
    for mark in _entries(given, where, ("multiplier", "from_division")):
        multiplier = whole(mark["multiplier"], where, 1, MOST_MULTIPLIER)
        division = whole(mark["from_division"], where, 1, cells[At.SCALE_TOP])
        if (multiplier, division) <= last or multiplier <= last[0] or division <= last[1]:
            raise wrong(where, "components-rise")
        passed[division] = multiplier
        last = (multiplier, division)
    best = 0
    for division in range(MOST_TOP + 1):
        best = passed.get(division, best)
        cells[At.PASSED + division] = best


def _conditions(cells: list[int], given: Any) -> None:
    """What each page asks for; every page after the first of every civilization has one entry."""
    where = "chronicles.conditions"
    seen = set()
    for condition in _entries(given, where, ("civ", "page", "need")):
        civ = word(condition["civ"], CIVS, where)
        page = whole(condition["page"], where, 2, cells[At.CHRONICLES_PAGES])
        here = f"{where}.{condition['civ']}.{page}"
        if (civ, page) in seen:
            raise wrong(here, "components-twice")
        seen.add((civ, page))
        if not isinstance(condition["need"], Mapping):
            raise wrong(here, "components-form", form="need: {buildings: 3}")
        for metric, figure in condition["need"].items():
            place = word(metric, METRICS, here)
            first = page_needs(civ, page)
            cells[first + place] = whole(figure, here, 0, 99)
    for civ, name in enumerate(CIVS):
        for page in range(2, cells[At.CHRONICLES_PAGES] + 1):
            if (civ, page) not in seen:
                raise wrong(where, "components-page", page=page, civ=name)


def _cards(cells: list[int], given: Any, where: str, kinds: Any, copies: int, amount: int, most: int) -> None:
    """How many copies each card has, and the figure of its effect. Cards that are not named have no copies."""
    seen = set()
    for item in _entries(given, where, ("card", "copies"), ("amount",)):
        card = word(item["card"], words_of(kinds), where)
        here = f"{where}.{item['card']}"
        if card in seen:
            raise wrong(here, "components-twice")
        seen.add(card)
        cells[copies + card] = whole(item["copies"], here, 0, most)
        most_amount = 1 if item["card"] in WITHOUT_FIGURE else MOST_AMOUNT
        cells[amount + card] = whole(item.get("amount", 1), here, 1, most_amount)
    total = sum(cells[copies + card] for card in seen)
    if total > most:
        raise wrong(where, "components-many", total=total, most=most)


def _end_cards(cells: list[int], given: Any) -> None:
    """Two sides for each end-of-round card."""
    where = "end_round_cards"
    for item in _entries(given, where, ("card", "copies", *SIDES)):
        card = word(item["card"], END_CARDS, where)
        cells[At.END_COPIES + card] = whole(item["copies"], f"{where}.{item['card']}", 0, MOST_AMOUNT)
        for side, name in enumerate(SIDES):
            here = f"{where}.{item['card']}.{name}"
            effect = item[name]
            if not isinstance(effect, Mapping) or not {"effect", "amount"} <= set(effect):
                raise wrong(here, "components-form", form="{effect: …, amount: …}")
            only(effect, ("effect", "amount"), here)
            place = card * len(SIDES) + side
            cells[At.END_EFFECT + place] = word(effect["effect"], words_of(Omen), here)
            cells[At.END_AMOUNT + place] = whole(effect["amount"], here, 0, MOST_AMOUNT)
    if not any(cells[At.END_COPIES + card] for card in range(len(END_CARDS))):
        raise wrong(where, "components-no-card")
