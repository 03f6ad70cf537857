"""The figures that words tell: what a card does, what a building is good for, as the components at hand have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from teocalli.engine.figures import Figures, Phrase, phrase
from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.games.theocracy.components import WITHOUT_FIGURE, default_cells
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.vocabulary import END_CARDS, SIDES, Card, Development, Omen

#: Numbers by vocabulary, word and the name that the words have for them.
Numbers = Mapping[str, Mapping[str, Mapping[str, int]]]


def _amounts(first: int, words: Sequence[str]) -> dict[str, dict[str, int]]:
    return {word: {"amount": first + i} for i, word in enumerate(words) if word not in WITHOUT_FIGURE}


#: The cell of each figure.
PLACES: Numbers = {
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


def figures(cells: Sequence[int]) -> Numbers:
    """Those of the cells of a state; the same object for all games whose figures are the same."""
    return _figures(tuple([cells[cell] for cell in CELLS]))


@cache
def shipped_figures() -> Figures:
    """Those of our own components, which the rulebook tells."""
    cells = default_cells()
    told = {
        f"{vocabulary}-{message_id(word)}": values
        for vocabulary in ("card", "development")
        for word, values in figures(cells)[vocabulary].items()
    }
    return {id: phrase(id, **values) for id, values in told.items()} | dict(_end_cards(cells))


def _end_cards(cells: Sequence[int]) -> Iterator[tuple[str, Phrase]]:
    """Both sides of each end-of-round card."""
    for number, card in enumerate(END_CARDS):
        sides = {}
        for i, side in enumerate(SIDES, number * len(SIDES)):
            effect = message_id(words_of(Omen)[cells[At.END_EFFECT + i]])
            sides[f"side-{side}"] = (phrase(f"picture-effect-{effect}", amount=cells[At.END_AMOUNT + i]),)
        yield f"end-card-{card}", phrase(f"end-card-{card}", **sides)


@lru_cache(maxsize=100)
def _figures(values: tuple[int, ...]) -> Numbers:
    value = iter(values)
    return {
        vocabulary: {word: {name: next(value) for name in told} for word, told in words.items()}
        for vocabulary, words in PLACES.items()
    }
