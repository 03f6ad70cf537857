"""Theocracy: the facts about the game that every reader wants first."""

from __future__ import annotations

from teocalli.engine.game import Meta, Option

META = Meta(
    key="theocracy",
    title="Theocracy",
    designer="Daniele Tascini, Daniel Marinangeli",
    year=2026,
    players=(2, 3, 4),
    rules_version=2,  # 2: cards and tokens at any moment of the own turn (H10), no question that tells a hand (H47)
    edition="rules summary of the Russian edition, completed by house values",
    options=(
        Option(
            "tokens_per_turn",
            ("one", "any"),
            "one",
            "how many transformation tokens a player may use in a turn",
            "H34; the summary only says that tokens are used in the own turn",
        ),
        Option(
            "end_card",
            ("change", "apply"),
            "change",
            "the holder of the end-of-round card may change its side before it is applied, or only applies side A",
            "3.9, H41; the summary's verb can be read both ways",
        ),
    ),
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
