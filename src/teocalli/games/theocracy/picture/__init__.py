"""The picture of Theocracy: the whole board as one SVG, drawn from what a seat sees. One part a file."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.face.face import Marks, View
from teocalli.face.words import Words
from teocalli.games.theocracy.picture.civilizations import civilizations, development_cards, row_dice
from teocalli.games.theocracy.picture.colours import colours
from teocalli.games.theocracy.picture.dice import action_table, dice, die_in_hand
from teocalli.games.theocracy.picture.geometry import HEIGHT, WIDTH
from teocalli.games.theocracy.picture.hand import power_cards
from teocalli.games.theocracy.picture.island import REWARDING, island
from teocalli.games.theocracy.picture.round import round_
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.sea import SEA
from teocalli.games.theocracy.picture.worship import priests, scales

#: A piece that was just put somewhere glides in from where it came.
ARRIVING = "@starting-style{.live .theo .arrives{transform:translate(var(--fx),var(--fy))!important}}"

#: Who gains from building on a hex matters where that is what is decided.
REWARDS = ".theo .no-rewards .latent{display:none}"

#: What the part beside the island is drawn from.
ROUND_READS = (
    "development_deck", "discard", "end_card", "first_player", "holder", "marker", "power_deck", "round", "round_cells",
    "supply",
)  # fmt: skip


def hand(view: View, words: Words, marks: Marks) -> str:
    """The hand of whoever looks."""
    players = view["players"]
    colour = players[marks.seat]["colour"] if marks.seat >= 0 else None
    seen = {"hand": view["hand"], "cards": [player["cards"] for player in players], "colour": colour}
    seen["figures"] = view["figures"]
    return Scene(seen, words, marks).kept(power_cards, ("cards", "colour", "figures", "hand"), ("card-",), marks.seat)


def picture(view: View, words: Words, marks: Marks) -> Sequence[str]:
    """The boards first, then everything that moves."""
    scene = Scene(view, words, marks)
    head = f'<svg id="picture" class="bd theo" viewBox="{marks.frame or f"0 0 {WIDTH} {HEIGHT}"}" role="group"'
    return (
        f'{head} preserveAspectRatio="xMidYMid meet" aria-label="{scene.say("picture-board")}">',
        f"<style>{scene.seat_colours()}{ARRIVING}{REWARDS}</style>",
        SEA,
        *scene.kept(island, ("figures", "hexes", "target"), ("hex-",), scene.decision in REWARDING),
        colours(scene) if scene.is_choosing_colours else scene.kept(action_table, ("action_table", "figures"), ()),
        scene.kept(round_, ROUND_READS, ("side-",)),
        *civilizations(scene),
        *scales(scene),
        hand(view, words, marks),
        '<g id="pieces">',
        "" if scene.is_choosing_colours else scene.kept(dice, ("action_table",), ("die-",)),
        scene.of_civs("development").kept(development_cards, ("development", "figures"), ()),
        scene.of_civs("row").kept(row_dice, ("row",), ("cell-",)),
        *priests(scene),
        scene.kept(die_in_hand, ("active_player", "die_in_hand"), ("die-",)),
        "</g></svg>",
    )
