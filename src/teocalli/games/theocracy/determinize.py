"""Secrets: the other hands, the order of the decks, and all dice to come (these by the generator alone)."""

from __future__ import annotations

from teocalli.engine.chance import shuffle_anew
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import hand_size
from teocalli.games.theocracy.state import State
from teocalli.games.theocracy.vocabulary import N_CARDS


@rule
def determinize(s: State, seat: int) -> None:
    """Deal afresh what the seat cannot know (H3): other hands keep their sizes, decks their cards."""
    shuffle_anew(s, s.development_deck, s.development_count)
    unknown = s.deck_count
    for other in range(s.seats):
        if other != seat:
            for card in range(N_CARDS):
                for _ in range(s.players[other].hand[card]):
                    s.deck[unknown] = card
                    unknown += 1
    shuffle_anew(s, s.deck, unknown)
    for other in range(s.seats):
        if other != seat:
            held = hand_size(s, other)
            for card in range(N_CARDS):
                s.players[other].hand[card] = 0
            for _ in range(held):
                unknown -= 1
                s.players[other].hand[s.deck[unknown]] += 1
                s.deck[unknown] = -1
