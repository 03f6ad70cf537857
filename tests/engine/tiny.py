"""The smallest game that uses every part of the engine's language: take 1 to 3 stones, a card adds a surprise.

Each seat holds a hidden card. Whoever takes the last stone wins; a card may be played at any moment for one more point.
"""

from pathlib import Path
from typing import Any

from teocalli.engine.actions import ActionSpace
from teocalli.engine.cells import fill
from teocalli.engine.chance import random_below, shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.game import Game, Meta, Option
from teocalli.engine.insight import Insight, steps
from teocalli.engine.menu import Menu, offer
from teocalli.engine.rulebook import Rulebook
from teocalli.engine.state import Core, begin_turn, push
from teocalli.engine.structs import cells, constants, rows, rule, struct, table


@constants
class Kind:
    TAKE = 0
    NEXT = 1


@constants
class Reason:
    YES = 0
    TOO_FEW = 1
    NO_CARD = 2


@constants
class What:
    REVEAL = 0
    TOOK = 1


@constants
class Cause:
    TURN = 0


CARDS = ("ace", "king", "queen")
WORTH = table((3, 2, 1))


@struct
class Player:
    points: int
    card: list[int] = cells(1, of=CARDS)


@struct
class State(Core):
    heap: int
    deck: list[int] = cells(3, of=CARDS)
    drawn: int
    players: list[Player] = rows(Player, 2)


actions = ActionSpace()
TAKE = actions.family("take", number=("1", "2", "3"))
PLAY = actions.family("play")
rulebook = Rulebook(Kind, contexts={"most": range(1, 4)})


@rule
def setup(s: State, setting: Any) -> None:
    s.heap = 10 + random_below(s, 5)
    for i in range(3):
        s.deck[i] = i
    shuffle(s, s.deck, 3)
    for seat in range(2):
        s.players[seat].card[0] = s.deck[s.drawn]
        s.drawn += 1
    start_turn(s, 0)


@rule
def start_turn(s: State, seat: int) -> None:
    begin_turn(s, seat)
    push(s, Kind.TAKE, seat, 3)


@rulebook.options(Kind.TAKE)
def takes(s: State, seat: int, most: int, menu: Menu) -> None:
    for number in range(most):
        offer(menu, TAKE + number, Reason.YES if number < s.heap else Reason.TOO_FEW)


@rulebook.choice(Kind.TAKE)
def take(s: State, seat: int, most: int, action: int) -> None:
    s.heap -= action - TAKE + 1
    emit(s, What.TOOK, seat, 0, action - TAKE + 1, Cause.TURN)
    push(s, Kind.NEXT, seat)


@rulebook.effect(Kind.NEXT)
def go_on(s: State, seat: int) -> None:
    if s.heap == 0:
        s.players[seat].points += 5
        s.over = 1
    else:
        start_turn(s, 1 - seat)


@rulebook.anytime_options
def cards(s: State, seat: int, kind: int, menu: Menu) -> None:
    offer(menu, PLAY, Reason.YES if s.players[seat].card[0] >= 0 else Reason.NO_CARD)


@rulebook.anytime_choice(PLAY)
def play(s: State, seat: int, kind: int, action: int) -> None:
    player = s.players[seat]
    player.points += WORTH[player.card[0]]
    reveal(s, seat, player.card[0], Cause.TURN)
    player.card[0] = -1


@rule
def determinize(s: State, seat: int) -> None:
    """Deal afresh what the seat cannot see: the other's card and the rest of the deck."""
    other = s.players[1 - seat]
    if other.card[0] >= 0:
        low, high = min(other.card[0], s.deck[2]), max(other.card[0], s.deck[2])
        takes_low = random_below(s, 2) == 1
        other.card[0] = low if takes_low else high
        s.deck[2] = high if takes_low else low
        s.deck[1 - seat] = other.card[0]


@rule
def score(s: State, seat: int) -> int:
    return s.players[seat].points


@rule
def rank(s: State, seat: int) -> int:
    return 1 if s.players[seat].points >= s.players[1 - seat].points else 2


@rule
def look(s: State, seat: int, numbers: Any) -> None:
    """The heap, whose turn it is, and the own card."""
    fill(numbers, 0)
    at = steps(numbers, 0, s.heap, 14)
    numbers[at] = 1.0 if s.depth > 0 and s.stack[s.depth - 1].seat == seat else 0.0
    numbers[at + 1] = s.players[seat].card[0] + 1.0


def view(s: Any, seat: int) -> dict[str, Any]:
    return {
        "heap": s.heap,
        "points": [p.points for p in s.players],
        "cards": [p.card[0] if i == seat else p.card[0] >= 0 for i, p in enumerate(s.players)],
    }


def contradictions(s: Any) -> list[str]:
    return [] if 0 <= s.heap <= 14 else ["The heap has an impossible size."]


TINY = Game(
    meta=Meta("tiny", "Tiny", "nobody", 2026, (2,), 1, "test", (Option("wild", ("off", "on"), "off", "nothing"),), 60),
    state=State,
    kinds=Kind,
    rulebook=rulebook,
    actions=actions,
    reasons=Reason,
    events=What,
    causes=Cause,
    setup=setup,
    determinize=determinize,
    score=score,
    rank=rank,
    view=view,
    contradictions=contradictions,
    folder=Path(__file__).parent,
    start_turn=start_turn,
    insight=Insight(16, look),
)
