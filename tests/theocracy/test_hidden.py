"""Nothing hidden shows (H3, H26, H47): what others receive does not depend on a hand, question by question.

Two worlds are played side by side. In the second one the cards that the onlooker cannot see were dealt anew before any
of the questions was asked; then the same actions are carried out in both. Until a card is named that only one of the
two worlds has, the onlooker receives the same: views, who must decide about what, and whether the table asks or goes on
by itself, events and their sentences.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from teocalli.engine.forced import forced
from teocalli.engine.game import Setting
from teocalli.engine.structs import words_of
from teocalli.face.words import Words
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.state import State, What
from teocalli.games.theocracy.vocabulary import CIVS, HEXES, N_CARDS, Card
from tests.theocracy.scene import Scene, asked, play

WORDS = Words(GAME, "en", ("Anna", "Béla", "Çelik", "Dag"))
#: Families of actions that show which card is meant.
NAMING = ("play", "discard", "nudge")
#: Cards with a moment of their own, at which version 1 asked only those who held them.
NAMED = ("long_night", "second_caravan", "ambush", "secret_of_the_masons", "sanctuary")

#: What is done how often where it is possible.
WANTED = (
    (tuple(f"play {card}" for card in NAMED), 0.4),
    (("attack", "pyramid"), 0.7),
    (("take pink 2", "take orange 2", "take violet 2", "take white 2"), 0.6),
    (NAMING, 0.1),
)
#: A deck in which such cards are frequent, and a full hand for everybody.
MANY = {
    "power_cards": [{"card": card, "copies": 6} for card in (*NAMED, "star_wind", "call_to_arms")],
}


def redealt(s: State, viewer: int, chooser: random.Random) -> State:
    """The same position with other cards where the viewer sees none: hands keep their sizes, everything else stays."""
    other: State = GAME.copy(s)
    hidden = other.deck[: other.deck_count]
    for seat in range(other.seats):
        if seat != viewer:
            hand = other.players[seat].hand
            hidden += [card for card in range(N_CARDS) for _ in range(hand[card])]
    chooser.shuffle(hidden)
    for seat in range(other.seats):
        if seat != viewer:
            hand = other.players[seat].hand
            size, hand[:] = sum(hand), [0] * N_CARDS
            for _ in range(size):
                hand[hidden.pop()] += 1
    other.deck[: other.deck_count] = hidden
    return other


def received(s: State, viewer: int, events: list[Any]) -> dict[str, Any]:
    """All that a seat is told after an action."""
    heard = [told for event in events if (told := GAME.face.heard(event, viewer)) is not None]
    seen = GAME.view(s, viewer)
    sentences = [WORDS.event(event) for event in heard]
    return {
        "view": seen,
        "pending": seen["pending"],
        "events": heard,
        "sentences": sentences,
        "mover": GAME.mover(s),
        "asked": forced(GAME, s) is None,
    }


def side_by_side(s: State, seed: int, met: Counter[str]) -> None:
    """Play a game to its end, each seat with a second world of its own."""
    chooser = random.Random(seed)
    worlds: dict[int, State] = {}
    while not s.over:
        for viewer in range(s.seats):
            if viewer not in worlds:
                worlds[viewer] = redealt(s, viewer, chooser)
        action, mover = chosen(s, chooser), GAME.mover(s)
        family = GAME.actions.family_of(action).name
        met[GAME.actions.token(action) if family in NAMING else family] += 1
        for card in NAMED:
            met[f"keeps {card}"] += action_declines(s, action, card)
        before = {viewer: GAME.legal(world) for viewer, world in worlds.items()}
        events = GAME.apply(s, action)
        for viewer, world in list(worlds.items()):
            if action not in before[viewer]:
                assert family in NAMING, GAME.actions.token(action)
                assert mover != viewer
                del worlds[viewer]
                continue
            told = GAME.apply(world, action)
            assert len(laid_down(events)) == len(laid_down(told))
            if any(event.what == What.DREW and event.seat == viewer for event in events):
                del worlds[viewer]  # the onlooker knows the own new card
            elif laid_down(events) != laid_down(told):
                del worlds[viewer]  # the last card of a hand was given away: everybody sees which one it was
            else:
                one, two = received(s, viewer, events), received(world, viewer, told)
                assert one == two, [part for part in one if one[part] != two[part]]


def laid_down(events: list[Any]) -> list[int]:
    """The cards that an action put on the open pile."""
    return [event.thing for event in events if event.what in (What.PLAYED, What.DISCARDED)]


def chosen(s: State, chooser: random.Random) -> int:
    """Wars and pyramids are sought; the cards for them are now and then played and mostly kept."""
    tokens = GAME.tokens(s)
    for wanted, chance in WANTED:
        found = [token for token in tokens if token.startswith(wanted)]
        if found and chooser.random() < chance:
            return GAME.actions.action(chooser.choice(found))
    quiet = [token for token in tokens if not token.startswith(NAMING)]
    return GAME.actions.action(chooser.choice(quiet or tokens))


def action_declines(s: State, action: int, card: str) -> bool:
    """Whether the mover could have played the card now and did something else."""
    token = f"play {card}"
    return token != GAME.actions.token(action) and token in GAME.tokens(s)


def crowded(players: int, seed: int) -> State:
    """Round I with warriors, crystals and cards for everybody, and civilizations that stand next to each other."""
    chooser, scene = random.Random(seed), Scene(players, MANY)
    free = [HEXES[i] for i, here in enumerate(scene.s.hexes[:37]) if here.piece < 0 and here.creature < 0]
    chooser.shuffle(free)
    for civ in CIVS:
        scene.piece(civ, "house", free.pop(), free.pop()).piece(civ, "factory", free.pop())
        scene.piece(civ, "barracks", free.pop()).warriors(civ, garrison=1, area=4).crystals(civ, black=2, blue=1)
    for seat in range(1, players + 1):
        cards = [card for card in scene.s.deck[: scene.s.deck_count] if card >= 0]
        scene.hand(seat, *(words_of(Card)[card] for card in chooser.sample(cards, 4)))
    for number in range(players * (3 if players == 2 else 2)):
        scene.table(f"{CIVS[number % 4]} {chooser.choice((2, 2, 2, 3, 4, 5, 6))}")
    return scene.turn()


def games() -> Iterator[tuple[State, int]]:
    for players, seeds in ((2, (3, 5)), (3, (0, 2, 4, 6, 7)), (4, (0, 1, 2, 3, 5, 6))):
        for seed in seeds:
            yield crowded(players, seed), seed
        yield GAME.new(Setting(players), players), players


def test_h47_what_others_receive_does_not_depend_on_a_hand() -> None:
    """H3, H26, H47."""
    met: Counter[str] = Counter()
    for s, seed in games():
        side_by_side(s, seed, met)
    for card in NAMED:  # the games say something about every such card, held back and played
        assert met[f"keeps {card}"] > 1, met
        assert met[f"play {card}"] > 1, met


@pytest.mark.parametrize("card", ["star_wind", "sanctuary"])
def test_h47_whoever_holds_a_card_is_asked_even_where_it_is_of_no_use(card: str) -> None:
    """H47: a War that only a card could pay for. That nothing is asked would tell that there is none of use."""
    s = Scene().warriors("pink").hand(1, card).table("orange 1").acting("pink", "white 2")
    assert asked(s) == "attack 1"
    assert forced(GAME, s) is None


@pytest.mark.parametrize("card", words_of(Card))
def test_a_discard_of_one_of_two_equal_cards_is_asked_like_any_other(card: str) -> None:
    """H47: that nothing is asked would tell the card that is left."""
    for other in (card, "envy" if card != "envy" else "mirage"):
        s = Scene().hand(1, card, other).row("pink", "white 1").table("pink 1", "white 3").turn()
        play(s, "take pink 1", "repeat pink")
        assert asked(s) == "discard 1"
