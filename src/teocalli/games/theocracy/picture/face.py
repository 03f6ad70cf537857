"""How Theocracy shows itself at the table: the picture, places of actions, panels, the bar, gains and costs."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.engine.events import Event
from teocalli.face.face import Face, Figure, Marks, Part, Tally, Telling, View
from teocalli.face.words import Words
from teocalli.games.theocracy.figures import shipped_figures
from teocalli.games.theocracy.picture import hand, picture
from teocalli.games.theocracy.picture.geometry import PAGES, ROWS, SHORE, TABLE, WORSHIP
from teocalli.games.theocracy.picture.places import option_signs, pieces_of, place_of
from teocalli.games.theocracy.picture.scene import Scene, chosen_colours
from teocalli.games.theocracy.state import Cause, Reason, What
from teocalli.games.theocracy.vocabulary import CIVS, CRYSTALS

#: Events that are so many of something, gained or given by their seat.
GAINED = {
    What.WORSHIP: "worship",
    What.COSMO: "cosmo",
    What.DREW: "power-card",
    What.TOOK_TOKEN: "transform",
    What.SCORED: "vp",
    What.SCORED_PRIEST: "vp",
}


def panel(view: View, words: Words, seat: int) -> Sequence[Sequence[Figure]]:
    """Colour, cosmo, cards, tokens, scourge; then the priests."""
    player, scene = view["players"][seat], Scene(view, words, Marks())
    name = str(words.who(seat))
    owned = [
        Figure(player["cosmo"], "cosmo", scene.say("picture-cosmo", name=name, amount=player["cosmo"])),
        Figure(player["cards"], "power-card", scene.say("picture-cards", name=name, amount=player["cards"])),
        Figure(player["tokens"], "transform", scene.say("picture-tokens", name=name, amount=player["tokens"])),
        Figure(player["scourge"], "scourge", scene.say("picture-scourge", name=name, amount=player["scourge"])),
    ]
    if player["colour"]:
        colour = scene.word("colour", player["colour"])
        plays = Figure("", f"crystal-{player['colour']}", scene.say("picture-plays", name=name, colour=colour))
        owned.insert(0, plays)
    priests = [
        Figure(
            player["priests"][civ],
            f"civ-{civ}",
            scene.say(
                "picture-priest",
                name=name,
                civ=scene.word("civ", civ),
                division=player["priests"][civ],
                points=player["score"]["priests"][civ],
            ),
        )
        for civ in CIVS
    ]
    return owned, priests


def chips(view: View, words: Words) -> Sequence[Figure]:
    """Round, first player, and who begins the next round."""
    scene, now, rounds = Scene(view, words, Marks()), max(1, view["round"]), view["rounds"]
    first = str(words.who(view["first_player"] - 1))
    shown = [
        Figure(f"{now} / {rounds}", "ui-clock", scene.say("picture-round-chip", round=now, rounds=rounds)),
        Figure(first, "first-player", scene.say("picture-first", name=first)),
    ]
    if view["holder"] is not None and not view["over"]:
        holder = str(words.who(view["holder"] - 1))
        shown.append(Figure(holder, "act-initiative", scene.say("picture-first-next", name=holder)))
    return shown


def gain(event: Event, words: Words) -> Figure | None:
    """What a seat wins or gives, and what a civilization does; the rest is told in words."""
    what, told = event.what, words.event(event)
    if what in GAINED:
        return Figure(event.amount, GAINED[what], told)
    if what == What.PAID_COSMO:
        return Figure(-event.amount, "cosmo", told)
    if what == What.SCOURGE:
        return Figure(event.amount, "scourge", told, good=event.amount < 0)
    if what in (What.CRYSTAL_GAINED, What.CRYSTAL_SPENT):
        crystal = CRYSTALS[event.thing % len(CRYSTALS)]
        return Figure(event.amount if what == What.CRYSTAL_GAINED else -event.amount, f"crystal-{crystal}", told)
    if what in (What.RECRUITED, What.WARRIORS_LOST):
        return Figure(event.amount if what == What.RECRUITED else -event.amount, "warrior", told)
    return None


def tally(view: View, words: Words, seat: int) -> Sequence[Tally]:
    """Cosmo, each priest with its multiplier and its page, scourge. The highest priest does not count."""
    player, scene, passed = view["players"][seat], Scene(view, words, Marks()), view["scale"]["multipliers"]
    score = player["score"]
    priests = [
        Tally(
            scene.say("source-priest", civ=scene.whose(civ)),
            points,
            f"{passed[player['priests'][civ]]} × {view['civilizations'][civ]['page']}",
            civ != score["dropped"],
        )
        for civ, points in score["priests"].items()
    ]
    lost = score["total"] - score["starting_points"] - sum(one.points for one in priests if one.counts)
    cosmo = Tally(scene.say("cause-starting-points"), score["starting_points"])
    return cosmo, *priests, Tally(scene.say("cause-scourge"), lost)


TELLING = Telling(
    narrated=frozenset(
        {
            "attack", "change", "colour", "discard", "done", "effect", "expand", "forgo", "initiative", "nudge",
            "place", "play", "pyramid", "recolour", "repeat", "take", "transform", "upgrade",
        }
    ),
    silent=frozenset({"done", "use_token"}),
    untold=frozenset({What.TOTAL}),
    headings=frozenset({What.ROUND}),
    chapters=frozenset({What.ROUND}),
    apart=frozenset(
        {
            Cause.PREPARATION, Cause.DEVELOPMENT, Cause.CREATURES, Cause.STARTING_POINTS, Cause.PRIESTS, Cause.SCOURGE,
        }
    ),
)  # fmt: skip

#: What a player sees at a glance.
OBVIOUS = frozenset(
    {
        Reason.COLOUR_TAKEN, Reason.ROW_FULL, Reason.NO_CARD, Reason.NO_SUCH_CARD, Reason.NOT_NOW,
        Reason.TOKEN_GONE, Reason.TOKEN_LOCKED, Reason.NO_TOKEN, Reason.FORTRESS_HEX, Reason.CREATURE_THERE,
        Reason.OWN_COLOUR_ALREADY, Reason.BUILDING_THERE, Reason.OUT_OF_REACH,
    }
)  # fmt: skip

FACE = Face(
    picture=picture,
    hand=hand,
    place_of=place_of,
    pieces_of=pieces_of,
    signs=option_signs,
    panel=panel,
    rows=("picture-row-held", "picture-row-priests"),
    chips=chips,
    gain=gain,
    tally=tally,
    obvious=OBVIOUS,
    figures=shipped_figures,
    telling=TELLING,
    parts=(
        Part("picture-part-island", SHORE.frame()),
        Part("picture-part-table", TABLE.frame()),
        Part("picture-part-rows", ROWS.frame()),
        Part("picture-part-pages", PAGES.frame()),
        Part("picture-part-worship", WORSHIP.frame()),
    ),
    colours=chosen_colours,
    ground="theo",
)
