"""The `Game` interface: all that the rooms above the rules know of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from teocalli.engine.actions import ActionSpace
from teocalli.engine.cells import fill
from teocalli.engine.chance import key_chance, seed_chance
from teocalli.engine.events import Event
from teocalli.engine.insight import Insight
from teocalli.engine.menu import Menu
from teocalli.engine.messages import message_id, vocabulary_name
from teocalli.engine.observation import Observation, Sight
from teocalli.engine.refusals import Refused
from teocalli.engine.replacing import can_compile
from teocalli.engine.rulebook import Rulebook
from teocalli.engine.state import Core, scoring_seats
from teocalli.engine.structs import Vocabulary, copy_of, words_of

if TYPE_CHECKING:
    from teocalli.engine.compiled import Compiled
    from teocalli.engine.kernel import Kernel
    from teocalli.face.face import Face

#: A plain state. Its fields are the game's; what every state begins with is in `Core`.
S = TypeVar("S", bound=Core, default=Any)

#: What decides all chance of a game: a small integer for research, or a key of 64 hexadecimal digits for play.
Seed = int | str

MOST_SEED = 2**62


class BadSetting(Refused):
    """Options or a number of players that the game does not have."""


class IllegalAction(Refused):
    """An action that the rules refuse now, and the reason's number (0: it was not thought of at all)."""

    def __init__(self, token: str, reason: int, why: Refused) -> None:
        self.token, self.reason, self.why = token, reason, why
        super().__init__("action-illegal", token=token, why=why)


def checked_seed(seed: int) -> int:
    """The seed of a quick generator; others are refused in words."""
    if not 0 <= seed < MOST_SEED:
        raise BadSetting("setting-seed", most=MOST_SEED - 1)
    return seed


def _plain_face() -> Face:
    """Of a game that does not say how it shows itself."""
    from teocalli.face.face import Face

    return Face()


@dataclass(frozen=True)
class Option:
    """A variant or edition setting. `choices[0]` is not special; `default` is."""

    name: str
    choices: tuple[str, ...]
    default: str
    about: str
    source: str = ""


@dataclass(frozen=True)
class Meta:
    """The header record of a game: the facts about it that every reader wants first."""

    key: str
    title: str
    designer: str
    year: int
    players: tuple[int, ...]
    rules_version: int
    edition: str
    options: tuple[Option, ...]
    longest: int  # no game has more decisions
    score_unit: int = 1  # how many score points of the engine make one victory point
    sources: tuple[str, ...] = ()
    deviations: tuple[str, ...] = ()


@dataclass(frozen=True)
class Setting:
    """One way to sit down: number of players, options by name, and replaced component values."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None


@dataclass
class Game(Generic[S]):
    """One game. Functions marked (rule) compile."""

    meta: Meta
    state: type[S]
    kinds: Any
    rulebook: Rulebook
    actions: ActionSpace
    reasons: Any
    events: Any
    causes: Any
    setup: Callable[..., None]  # (rule) setup(s, setting): prepare a cleared, seeded state
    determinize: Callable[..., None]  # (rule) determinize(s, seat): deal afresh what the seat cannot know
    score: Callable[..., int]  # (rule) score(s, seat): in engine points
    rank: Callable[..., int]  # (rule) rank(s, seat): 1 for the winner
    view: Callable[[S, int], dict[str, Any]]  # what a seat may see; -1 for a spectator
    contradictions: Callable[[S], list[str]]  # sentences about what cannot be in a position
    folder: Path
    asked: Callable[[S], dict[str, Any]] | None = None  # what a question is about besides its context, for its words
    start_turn: Callable[..., None] | None = None  # start_turn(s, seat): a whole turn of the seat is to come
    #: fill_in(s, names): what a position leaves out; it names `players`, `players.1`, `players.1.corn`, …
    fill_in: Callable[[S, Collection[str]], None] | None = None
    former_names: Mapping[str, str] = field(default_factory=dict)  # old -> present, of fields in positions
    things: Mapping[int, Vocabulary] = field(default_factory=dict)  # event -> vocabulary of its `thing`
    components: Callable[[Mapping[str, Any] | None], Sequence[int]] | None = None  # replaced values as cells
    worth: Callable[..., int] | None = None  # (rule) worth(s, seat): advice, in hundredths of an engine point
    kernels: dict[Kernel, Callable[..., Any]] = field(default_factory=dict, repr=False)  # those loaded so far
    why_not_setting: Callable[[int, Mapping[str, str]], BadSetting | None] = lambda players, options: None
    #: What a seat may see, made from what everybody sees, where that is quicker than making it anew.
    seat_view: Callable[[S, int, dict[str, Any]], dict[str, Any]] | None = None
    #: Whether others, who do not see everything, must think that the mover might have more options than one.
    may_hide_options: Callable[[S], bool] = lambda s: False
    together: Collection[int] = ()  # kinds of secret decisions that seats make at the same time (`engine/together.py`)
    sight: Sight = field(default_factory=Sight)  # what an observation shows
    insight: Insight = field(default_factory=Insight)  # what a judge looks at
    inlining: int | None = None  # LLVM's threshold for a GPU, where its assembler spoils the game with the usual one
    face: Face = field(default_factory=_plain_face)  # how the game shows itself at the table

    def __post_init__(self) -> None:
        if self.state._game is None:  # games that are made from this one show its states in the same way
            self.state._game = self

    # ------------------------------------------------------------ sitting down

    def setting(self, setting: Setting) -> list[int]:
        """The setting as cells for `setup`: players, options by number, components. Bad ones are refused in words."""
        meta = self.meta
        if setting.players not in meta.players:
            raise BadSetting("setting-players", counts=meta.players, players=str(setting.players))
        known = {option.name: option for option in meta.options}
        for name, value in setting.options.items():
            if name not in known:
                raise BadSetting("setting-option", name=name, known=list(known) or "–")
            if value not in known[name].choices:
                raise BadSetting("setting-choice", name=name, choices=known[name].choices, value=value)
        chosen = {name: setting.options.get(name, option.default) for name, option in known.items()}
        why_not = self.why_not_setting(setting.players, chosen)
        if why_not is not None:
            raise why_not
        cells = [setting.players, *(option.choices.index(chosen[option.name]) for option in meta.options)]
        if setting.components is not None and self.components is None:
            raise BadSetting("setting-no-components")
        if self.components is not None:
            cells += self.components(setting.components)
        return cells

    def new(self, setting: Setting, seed: Seed) -> S:
        """A new game, up to the first decision."""
        s = self.started(seed)
        self.prepare(s, self.setting(setting))
        return s

    def started(self, seed: Seed) -> S:
        """A cleared state whose generator has been started."""
        s = self.state()
        if isinstance(seed, str):
            try:
                key_chance(s, seed)
            except ValueError:
                raise BadSetting("setting-key") from None
        else:
            seed_chance(s, checked_seed(seed))
        return s

    def prepare(self, s: S, cells: Sequence[int]) -> None:
        """Set up a cleared state whose generator has been started (the plain twin of the compiled `prepare`)."""
        s.current = -1
        s.seats = cells[0]
        fill(s.options, 0)
        for i in range(len(self.meta.options)):
            s.options[i] = cells[1 + i]
        self.setup(s, cells)
        self.rulebook.settle(s)

    # ------------------------------------------------------------ playing

    def mover(self, s: S) -> int:
        """Who must choose; -1 when the game is over."""
        return -1 if s.over else s.stack[s.depth - 1].seat

    def menu(self, s: S, tells: bool = True) -> Menu:
        """Options of the pending decision; refusals too, where reasons are to be told."""
        menu = Menu(tells)
        if not s.over:
            self.rulebook.list_options(s, menu)
        return menu

    def legal(self, s: S) -> list[int]:
        """The options alone: nobody is told why others are refused."""
        return self.menu(s, False).actions

    def apply(self, s: S, action: int) -> list[Event]:
        """Carry out an action after checking it; return what happened. An illegal action changes nothing."""
        menu = self.menu(s)
        if action not in menu.actions:
            reason = next((why for refused, why in menu.refused if refused == action), 0)
            raise IllegalAction(self.actions.token(action), reason, self._why(s, reason))
        return self.carry_out(s, action)

    def carry_out(self, s: S, action: int) -> list[Event]:
        """Carry out an action that is known to be legal; return what happened."""
        s.events = []
        self.rulebook.act(s, action)
        events: list[Event] = s.events
        s.events = None
        return events

    def _why(self, s: S, reason: int) -> Refused:
        if not reason:
            return Refused("action-over" if s.over else "action-absent")
        return Refused(self.reason_id(reason), self.folder / "words")

    def reason_id(self, reason: int) -> str:
        """The message of a reason."""
        return f"reason-{message_id(words_of(self.reasons)[reason])}"

    def play(self, s: S, token: str) -> list[Event]:
        """Carry out an action given by its token."""
        return self.apply(s, self.actions.action(token))

    def tokens(self, s: S) -> list[str]:
        return [self.actions.token(action) for action in self.legal(s)]

    def copy(self, s: S) -> S:
        return copy_of(s)

    def guess(self, s: S, seat: int, seed: int) -> S:
        """A copy in which everything the seat cannot know, chance included, is dealt afresh."""
        other = copy_of(s)
        seed_chance(other, seed)
        self.determinize(other, seat)
        return other

    def scores(self, s: S) -> list[float]:
        unit = self.meta.score_unit
        return [self.score(s, seat) / unit if unit > 1 else self.score(s, seat) for seat in range(self.places(s))]

    def ranks(self, s: S) -> list[int]:
        return [self.rank(s, seat) for seat in range(self.places(s))]

    def places(self, s: S) -> int:
        """Seats that score, an automatic opponent included."""
        return int(scoring_seats(s.seats))

    # ------------------------------------------------------------ asking

    def summary(self, s: S) -> str:
        """A state in one line."""
        players = f"{s.seats} player{'' if s.seats == 1 else 's'}"
        points = ", ".join(f"{score:g}" for score in self.scores(s))
        if s.over:
            return f"{self.meta.title}, {players}, over: {points} points"
        kind = self.rulebook.kinds[s.stack[s.depth - 1].kind].replace("_", " ")
        return f"{self.meta.title}, {players}, seat {self.mover(s) + 1} decides: {kind}; {points} points"

    def told(self, event: Event) -> dict[str, Any]:
        """An event in words, for programs; what is nobody's or about nothing has None. Seats are counted from 0."""
        vocabulary = self.things.get(event.what)
        is_named = vocabulary is not None and event.thing >= 0
        return {
            "what": words_of(self.events)[event.what],
            "seat": event.seat if event.seat >= 0 else None,
            "thing": words_of(vocabulary)[event.thing] if is_named else None,
            "amount": event.amount,
            "cause": words_of(self.causes)[event.cause],
        }

    def svg(self, s: S, seat: int | None = None, language: str = "en") -> str:
        """The board as a seat sees it, or as everybody does: one SVG file that needs nothing else."""
        from teocalli.face.portrait import svg

        return svg(self, s, seat, language)

    @property
    def vocabularies(self) -> dict[str, tuple[str, ...]]:
        """All words of tokens and events by the name of their vocabulary."""
        found = {"decision": self.rulebook.kinds}
        found |= {name: words_of(getattr(self, f"{name}s")) for name in ("reason", "event", "cause")}
        found |= {name: words for family in self.actions.families for name, words in family.parameters}
        return found | {vocabulary_name(words): words_of(words) for words in self.things.values()}

    # ------------------------------------------------------------ learning

    @cached_property
    def observation(self) -> Observation:
        """The state as numbers for learning."""
        return Observation(self)

    # ------------------------------------------------------------ compiled

    @cached_property
    def compiled(self) -> Compiled:
        """The same rules compiled; a sentence says what to install where that is not possible."""
        from teocalli.engine.compiled import Compiled

        return Compiled(self)

    def kernel(self, kernel: Kernel) -> Callable[..., Any]:
        """A search or simulation by these rules, in the quickest form there is; see `engine/kernel.py`."""
        if kernel not in self.kernels:
            self.kernels[kernel] = kernel.compiled(self) if can_compile() else kernel.plain(self)
        return self.kernels[kernel]
