"""Facts about Tzolk'in that every reader wants first."""

from __future__ import annotations

from teocalli.engine.game import Meta
from teocalli.games.tzolkin.options import OPTIONS

META = Meta(
    key="tzolkin",
    title="Tzolk'in: The Mayan Calendar",
    designer="Simone Luciani, Daniele Tascini",
    year=2012,
    players=(2, 3, 4),
    rules_version=1,
    edition="base game, without expansions and promotional tiles",
    options=OPTIONS,
    longest=60_000,
    score_unit=4,
    sources=(
        "R: the rulebook in Russian (text)",
        "S1-S4: four separately written tables of the tiles",
        "C, I, Q: verdicts on conflicts, gaps and edge cases",
    ),
    deviations=(
        "Within one visit to the market a resource is either bought or sold; doing both would change nothing.",
        "A step on a temple of choice is offered only on temples that can be climbed, as long as there is one (Q89).",
        "Architecture is always used where only one building can be built; declining it is never better (I15).",
        "Corn, wood, stone and gold are unlimited.",
    ),
)
