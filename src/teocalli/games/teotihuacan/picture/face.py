"""How Teotihuacan shows itself at the table: the picture, places of actions, panels, the bar, gains and costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from teocalli.engine.events import Event
from teocalli.engine.structs import words_of
from teocalli.face.face import Face, Figure, Marks, Part, Telling, View
from teocalli.face.words import Words
from teocalli.games.teotihuacan.figures import figures
from teocalli.games.teotihuacan.picture import picture
from teocalli.games.teotihuacan.picture.calendar import ECLIPSES
from teocalli.games.teotihuacan.picture.geometry import AVENUE, LOWER_TEMPLES, PYRAMID, QUARTERS
from teocalli.games.teotihuacan.picture.places import ahead, aim, group, option_signs, pieces_of, place_of
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.temples import COLOURS
from teocalli.games.teotihuacan.picture.teotibot import BOT_TILE_ICONS
from teocalli.games.teotihuacan.picture.tiles import BOARD_NUMBER, discovery_icon
from teocalli.games.teotihuacan.state import Cause, Reason, What
from teocalli.games.teotihuacan.vocabulary import BotTile, Discovery, Good

GOODS = ("cocoa", "wood", "stone", "gold")
GOOD_ICONS = {Good.WOOD: "wood", Good.STONE: "stone", Good.GOLD: "gold", Good.COCOA: "cocoa", Good.POINTS: "vp"}
DISCOVERIES, BOT_TILES = words_of(Discovery), words_of(BotTile)
#: Events that are one of something, whatever their amount tells.
ONES = {
    What.AVENUE: "avenue",
    What.TRACK: "pyramid-top",
    What.POWER_UP: "powerup",
    What.ASCEND: "ascend",
    What.FOURTH_WORKER: "worker",
    What.LEARN: "tech",
    What.BUILD: "building",
    What.DECORATE: "decoration",
    What.STONE: "pyramid",
}


def panel(view: View, words: Words, seat: int) -> Sequence[Sequence[Figure]]:
    """Goods; steps on temples and tracks; technologies, masks and discovery tiles."""
    player, scene = view["seats"][seat], Scene(view, words, Marks())
    goods = [Figure(player[good], good, scene.say(f"good-{good}")) for good in GOODS]
    tracks = [
        Figure(player["temples"][colour], f"temple-{colour}", scene.say(f"picture-temple-{colour}"))
        for colour in COLOURS
    ]
    tracks.append(Figure(player["avenue"], "avenue", scene.say("picture-avenue")))
    tracks.append(Figure(player["track"], "pyramid-top", scene.say("picture-track")))
    owned = player["technologies"]
    tiles = [Figure(len(owned), "tech", scene.tiles("technology", owned) or scene.say("picture-no-technology"))]
    used = sum(player["used"].values())
    if used:
        tiles.append(Figure(used, "discovery", scene.say("picture-used-tiles", count=used)))
    for kind, count in player["tiles"].items():
        tiles.append(Figure(count if count > 1 else "", discovery_icon(kind), scene.tile("discovery", kind)))
    return goods, tracks, tiles


def chips(view: View, words: Words) -> Sequence[Figure]:
    """How far the calendar and the eclipses are, and whether this is the last round before one."""
    told, scene = view["calendar"], Scene(view, words, Marks())
    light, dark, ordinal = told["light"], told["dark"], min(ECLIPSES, told["eclipses"] + 1)
    shown = [
        Figure(f"{light} / {dark}", "sun", scene.say("picture-calendar-discs", light=light, dark=dark)),
        Figure(f"{ordinal} / {ECLIPSES}", "eclipse", scene.say("picture-eclipse", number=ordinal, all=ECLIPSES)),
    ]
    if told["met"] and not view["over"]:
        message = "picture-last-round" if told["last_round"] else "picture-discs-meet"
        shown.append(Figure("!", "ui-clock", scene.say(message)))
    return shown


def gain(event: Event, words: Words) -> Figure | None:
    """Goods and points, steps, workers and tiles that a seat wins or gives."""
    what, title = event.what, words.event(event)
    if what == What.GAIN:
        return Figure(event.amount, GOOD_ICONS[event.thing], title)
    if what == What.PAY:
        return Figure(-event.amount, GOOD_ICONS[event.thing], title)
    if what == What.UNPAID:
        return Figure(-event.amount, "vp", title)
    if what == What.STEP:
        return Figure(1, f"temple-{COLOURS[event.thing]}", title)
    if what == What.CLAIM:
        kind = DISCOVERIES[event.thing]
        sign = discovery_icon(kind) if kind.startswith("mask") else "discovery"  # a tile, not yet what it brings
        return Figure(1, sign, title)
    if what in ONES:
        return Figure(1, ONES[what], title)
    return None


def illustrated(event: Event) -> Sequence[str]:
    """The dice that Teotibot rolls, and the tile that they call."""
    if event.what == What.BOT_ROLL:
        return f"die-{event.thing}", f"die-{event.amount}"
    return (BOT_TILE_ICONS[BOT_TILES[event.thing]],) if event.what == What.BOT_TILE else ()


TELLING = Telling(
    narrated=frozenset(
        {"along", "keep", "pay_by_tile", "rest", "salary_by_tile", "station", "unlock", "unlock_by_tile", "use"}
    ),
    silent=frozenset({"done", "go_on", "worship"}),
    untold=frozenset({What.TURN}),
    headings=frozenset({What.ECLIPSE, What.GAME_OVER}),
    rounds=frozenset({(What.LIGHT_DISC, Cause.CALENDAR)}),
    chapters=frozenset({What.ECLIPSE}),
    scoring=frozenset({Cause.AVENUE_SCORE, Cause.TRACK_LEADER, Cause.TRACK_SCORE, Cause.MASKS, Cause.SALARY}),
    final=frozenset({Cause.TEMPLE_BONUS, Cause.LEFTOVERS}),
    achievements=frozenset(
        {What.LEARN, What.BUILD, What.DECORATE, What.STONE, What.ASCEND, What.CLAIM, What.FOURTH_WORKER}
    ),
    apart=frozenset(
        {
            Cause.AVENUE_SCORE, Cause.TRACK_LEADER, Cause.TRACK_SCORE, Cause.MASKS, Cause.TEMPLE_BONUS,
            Cause.LEFTOVERS, Cause.TEOTIBOT,
        }
    ),
)  # fmt: skip

#: What a player sees at a glance.
OBVIOUS = frozenset(
    {
        Reason.NOTHING_LOCKED, Reason.NO_WORSHIP_HERE, Reason.NO_MAIN_ACTION, Reason.ALREADY_LEARNT,
        Reason.NOT_SUPPORTED, Reason.SPOT_TAKEN, Reason.ONLY_BEFORE_MOVING, Reason.ONLY_IN_MAIN_ACTION,
        Reason.ONLY_FOR_PAYMENT, Reason.NO_FREE_COCOA_TILE, Reason.TEMPLE_FINISHED,
    }
)  # fmt: skip


def boards_in(first: int, second: int) -> Callable[[View], Mapping[str, int]]:
    """The numbers of the boards in two slots of the ring."""
    return lambda view: {
        "first": BOARD_NUMBER[view["ring"][first]],
        "second": BOARD_NUMBER[view["ring"][second]],
    }


FACE = Face(
    picture=picture,
    place_of=place_of,
    pieces_of=pieces_of,
    aim=aim,
    group=group,
    signs=option_signs,
    ahead=ahead,
    panel=panel,
    of_seats="seats",
    rows=("picture-row-goods", "picture-row-tracks", "picture-row-tiles"),
    chips=chips,
    gain=gain,
    illustrated=illustrated,
    obvious=OBVIOUS,
    secret=frozenset({"keep"}),
    telling=TELLING,
    automatic="picture-teotibot",
    parts=(
        *(Part(f"picture-part-{name}", box.frame(), boards_in(*slots)) for name, (box, *slots) in QUARTERS.items()),
        Part("picture-part-pyramid", PYRAMID.frame()),
        Part("picture-part-temples", LOWER_TEMPLES.frame()),
        Part("picture-part-avenue", AVENUE.frame()),
    ),
    figures=figures,
    ground="teo",
)
