"""The face of Tzolk'in: the whole board as one SVG, drawn from what a seat sees. One part a file."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.face.face import Face, Marks, Part, Telling, View
from teocalli.face.words import Words
from teocalli.games.tzolkin.figures import figures as component_figures
from teocalli.games.tzolkin.picture.calendar import calendar, claimer, first_player
from teocalli.games.tzolkin.picture.cities import cities
from teocalli.games.tzolkin.picture.figures import chips, gain, panel, source
from teocalli.games.tzolkin.picture.geometry import GEARS_BOX, HEIGHT, NORTH, SOUTH, TILES, TRACKS, WIDTH
from teocalli.games.tzolkin.picture.jungle import jungle
from teocalli.games.tzolkin.picture.leaves import LEAVES
from teocalli.games.tzolkin.picture.market import market
from teocalli.games.tzolkin.picture.places import aim, option_signs, pieces_of, place_of
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.technologies import technologies, technology_markers
from teocalli.games.tzolkin.picture.temples import temple_markers, temples
from teocalli.games.tzolkin.picture.tiles import tiles
from teocalli.games.tzolkin.picture.wealth import is_choosing, wealth
from teocalli.games.tzolkin.picture.workers import ghosts, hands, people, workers
from teocalli.games.tzolkin.state import Cause, Reason, What

#: A piece that was just put somewhere glides in from where it came. Ghosts show where workers would ride. The zoom
#: buttons stand in the empty corner between jungle and monuments, not over a card.
STYLE = (
    "<style>@starting-style{.live .tzo .arrives{transform:translate(var(--fx),var(--fy))!important}}"
    ".tzo .ghost{fill:var(--target-halo);stroke:var(--seat);stroke-width:2;stroke-dasharray:4 3}"
    "@media(min-width:701px){.board.tzo>.zoom{right:38%}}</style>"
)

#: What parts are drawn from.
FIRST_PLAYER_READS = ("corn_on_teeth", "first_player_price", "first_player_space")
TILES_READ = ("age", "buildings", "decks", "monuments", "players")
CALENDAR_READS = ("age", "corn_on_teeth", "day", "days_to_food_day", "food_day_now", "over", "round")


def picture(view: View, words: Words, marks: Marks) -> Sequence[str]:
    """The boards first, then everything that moves. All gears follow the one number `--day`."""
    scene = Scene(view, words, marks)
    hidden = is_choosing(scene)
    standing = scene.with_players("workers", "corn_tiles", "wood_tiles")
    tracks = scene.with_players("temples", "technologies")
    head = f'<svg id="picture" class="bd tzo" viewBox="{marks.frame or f"0 0 {WIDTH} {HEIGHT}"}" role="group"'
    head += f' preserveAspectRatio="xMidYMid meet" aria-label="{scene.say("picture-board")}"'
    return (
        f'{head} style="--day:{scene.day}">',
        f'{STYLE}<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bd-ground)"/>',
        LEAVES,
        standing.kept(people, ("players",), ()),
        scene.kept(market, ("skulls_in_bank",), ("market-",)),
        scene.kept(calendar, CALENDAR_READS, ("day-",)),
        *cities(scene),
        scene.kept(first_player, FIRST_PLAYER_READS, ("first-player-space",)),
        scene.with_players().kept(jungle, ("burned", "jungle", "players"), ("burned", "jungle-")),
        wealth(scene) if hidden else scene.kept(temples, ("age",), ("step-", "pair-")),
        scene.kept(technologies, (), ("level-",)),
        scene.with_players("monuments").kept(tiles, TILES_READ, ("bld-", "mon-")),
        '<g id="pieces">',
        "" if hidden else tracks.kept(temple_markers, ("players",), ("step-",)),
        tracks.kept(technology_markers, ("players",), ("level-",)),
        ghosts(scene),
        standing.kept(hands, ("day", "first_player", "gears", "players"), ("w-",)),
        claimer(scene),
        standing.kept(workers, ("day", "gears", "players"), ("w-", "space-")),
        "</g></svg>",
    )


TELLING = Telling(
    narrated=frozenset(
        {"beg", "build", "build_plain", "claim", "do", "harvest", "keep", "mercy", "pick_up", "place"}
    ),
    silent=frozenset({"days", "done", "skip"}),
    headings=frozenset({What.FOOD_DAY, What.NEW_AGE, What.NEW_DAY}),
    chapters=frozenset({What.FOOD_DAY}),
    scoring=frozenset({Cause.FEEDING, Cause.TEMPLE_STEP, Cause.HIGHEST}),
    final=frozenset({Cause.FINAL_SCORING}),
    apart=frozenset(
        {
            Cause.WEALTH, Cause.FIRST_PLAYER_SPACE, Cause.FEEDING, Cause.TEMPLE_STEP, Cause.HIGHEST,
            Cause.FINAL_SCORING,
        }
    ),
)  # fmt: skip

#: What a player sees at a glance.
OBVIOUS = frozenset(
    {
        Reason.NO_WORKER_IN_HAND, Reason.ENOUGH_CORN_TO_BEG, Reason.FIRST_SPACE_TAKEN, Reason.BOTTOM_STEP,
        Reason.NO_SKULL, Reason.ACTION_USED,
    }
)  # fmt: skip

FACE = Face(
    picture=picture,
    place_of=place_of,
    pieces_of=pieces_of,
    aim=aim,
    signs=option_signs,
    panel=panel,
    rows=("picture-row-goods", "picture-row-people"),
    chips=chips,
    gain=gain,
    source=source,
    obvious=OBVIOUS,
    secret=frozenset({"keep"}),
    telling=TELLING,
    parts=(
        Part("picture-part-gears", GEARS_BOX.frame(6)),
        Part("picture-part-north", NORTH.frame(6)),
        Part("picture-part-south", SOUTH.frame(6)),
        Part("picture-part-tracks", TRACKS.frame(6)),
        Part("picture-part-tiles", TILES.frame(6)),
    ),
    figures=component_figures,
    ground="tzo",
)
