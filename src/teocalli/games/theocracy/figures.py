"""The figures that words tell: what a card does, what a building is good for, as the components at hand have it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from teocalli.engine.face import Figures
from teocalli.engine.records import words_of
from teocalli.games.theocracy.components import WITHOUT_FIGURE, default_cells
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.vocabulary import Card, Development


def _amounts(first: int, words: Sequence[str]) -> dict[str, dict[str, int]]:
    return {word: {"amount": first + i} for i, word in enumerate(words) if word not in WITHOUT_FIGURE}


#: The cell of each figure.
PLACES: Figures = {
    "card": _amounts(At.CARD_AMOUNT, words_of(Card)),
    "development": {
        **_amounts(At.DEVELOPMENT_AMOUNT, words_of(Development)),
        "household_altars": {
            "amount": At.DEVELOPMENT_AMOUNT + Development.HOUSEHOLD_ALTARS,
            "buildings": At.ALTARS_BUILDINGS,
        },
    },
    "deed": {
        "initiative": {"amount": At.INITIATIVE_COSMO_LATER},
        "factory": {"amount": At.FACTORY_CRYSTALS},
        "barracks": {"amount": At.BARRACKS_RECRUITS},
    },
    "piece": {"barracks": {"amount": At.GARRISON_PER_BARRACKS}, "pyramid": {"amount": At.SCORING_PER_PYRAMID}},
    "creature": {"elder": {"amount": At.WAR_ELDER_CRYSTALS}},
    "garrison": {"defence": {"amount": At.WAR_GARRISON_DEFENCE}},
}
CELLS = tuple(cell for words in PLACES.values() for told in words.values() for cell in told.values())


def figures(house: Sequence[int]) -> Figures:
    """Those of a house; the same object for all games whose figures are the same."""
    return _figures(tuple([house[cell] for cell in CELLS]))


def shipped_figures() -> Figures:
    """Those of our own components, which the rulebook tells."""
    return figures(default_cells())


@lru_cache(maxsize=100)
def _figures(values: tuple[int, ...]) -> Figures:
    value = iter(values)
    return {
        vocabulary: {word: {name: next(value) for name in told} for word, told in words.items()}
        for vocabulary, words in PLACES.items()
    }
