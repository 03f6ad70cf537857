"""Theocracy: the facts about the game that every reader wants first."""

from __future__ import annotations

from teocalli.engine.game import Meta
from teocalli.games.theocracy.options import OPTIONS

META = Meta(
    key="theocracy",
    title="Theocracy",
    designer="Daniele Tascini, Daniel Marinangeli",
    year=2026,
    players=(2, 3, 4),
    rules_version=2,  # 2: cards and tokens at any moment of the own turn (H10), no question that tells a hand (H47)
    edition="rules summary of the Russian edition, completed by house values",
    options=OPTIONS,
    longest=2500,
    sources=(
        "rulebook 004, the Russian rules summary: binding in every sentence",
        "facts/theocracy.yaml: figures with their sources",
        "rules/theocracy.md: rulings H1 to H54",
        "components.yaml: map, cards and figures that no source gives are our own design",
    ),
    deviations=(
        "No solo mode: no source describes it.",
        "Among tied highest priests the one that costs its owner least is dropped by itself (H50).",
    ),
)
