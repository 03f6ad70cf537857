"""The header record: facts about the game, and options that exclude each other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from teocalli.engine.game import BadSetting, Meta
from teocalli.engine.messages import message_id
from teocalli.engine.refusals import Refused
from teocalli.games.teotihuacan.options import DIFFICULTY, OPTIONS

WORDS = Path(__file__).with_name("words")


def why_not_setting(players: int, options: Mapping[str, str]) -> BadSetting | None:
    """Variants that exclude each other."""
    if players == 1 and options["start"] == "draft":
        return BadSetting("setting-draft", WORDS)
    changed = [message_id(o.name) for o in DIFFICULTY if options[o.name] != o.default]
    if players != 1 and changed:
        return BadSetting("setting-solo", WORDS, options=[Refused(f"option-{name}", WORDS) for name in changed])
    return None


META = Meta(
    key="teotihuacan",
    title="Teotihuacan: City of Gods",
    designer="Daniele Tascini (solo mode: Dávid Turczi)",
    year=2018,
    players=(1, 2, 3, 4),
    rules_version=2,  # 2: any moment of the own turn is any moment (R15)
    edition="base game with Teotibot",
    options=OPTIONS,
    longest=6000,
    sources=(
        "rulebook in Russian, Portuguese and Hungarian",
        "pictures of components",
        "public implementations, for figures only",
    ),
    deviations=(
        "The first player is seat 1; who sits there is decided by the table.",
        "A temple step of choice goes to a temple that can be climbed, if there is one: a lapse helps nobody (R39).",
        "Goods of a reward come before its temple steps: no other order can be better for anybody.",
        "The deluxe edition's advanced worship (R50) is not part of the base game.",
    ),
)
