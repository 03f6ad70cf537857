"""Scenes: a bare table with a few things on it. Every scene is a real position: it is checked, written and read again.

The table of a scene: colours blue, green, yellow, red by seat, seat 1 is first player and active, no card in hand, no
token in front, no die on the table, nobody has worship or cosmo; fortresses and starting houses stand on the island.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine import position
from teocalli.engine.events import Event
from teocalli.engine.game import Setting
from teocalli.engine.state import pop, push
from teocalli.engine.structs import words_of
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.contradictions import contradictions
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    COLOURS,
    CREATURES,
    CRYSTALS,
    END_CARDS,
    HEXES,
    Card,
    Development,
    Piece,
)

PIECES, CARDS, DEVELOPMENTS = words_of(Piece), words_of(Card), words_of(Development)
KINDS = words_of(Kind)


class Scene:
    """Sets things up on the table; what comes is taken from its supply."""

    def __init__(self, players: int = 4, components: dict[str, Any] | None = None, **options: str) -> None:
        self.s = _fresh(players, options, components)

    def round(self, number: int) -> Scene:
        """The round; cells of rounds that have come are empty."""
        for earlier in range(self.s.round, number):
            self.s.crystals[4] += self.s.waiting_crystals[earlier]
            self.s.waiting_crystals[earlier] = 0
            for civ in self.s.civs:
                civ.supply += 1 if self.s.waiting_warriors[earlier] else 0
            self.s.waiting_warriors[earlier] = 0
        self.s.round = number
        return self

    def piece(self, civ: str, piece: str, *hexes: str) -> Scene:
        """Buildings on hexes, whose crystals go to the supply and creatures away."""
        for name in hexes:
            here, c = self.s.hexes[HEXES.index(name)], self.s.civs[CIVS.index(civ)]
            self.clear(name)
            here.civ, here.piece = CIVS.index(civ), PIECES.index(piece)
            c.built[here.piece] += 1
        return self

    def clear(self, *hexes: str) -> Scene:
        """Nothing lies or stands on the hexes."""
        for name in hexes:
            here = self.s.hexes[HEXES.index(name)]
            if here.crystal >= 0:
                self.s.crystals[here.crystal] += 1
            if here.piece >= 0:
                self.s.civs[here.civ].built[here.piece] -= 1
            here.crystal = here.creature = here.civ = here.piece = -1
        return self

    def creature(self, name: str, kind: str = "common") -> Scene:
        self.s.hexes[HEXES.index(name)].creature = CREATURES.index(kind)
        return self

    def colour(self, colour: str, *hexes: str) -> Scene:
        """The hexes show a colour without a token."""
        for name in hexes:
            self.s.hexes[HEXES.index(name)].colour = COLOURS.index(colour) if colour != "neutral" else -1
        return self

    def warriors(self, civ: str, garrison: int = 0, area: int = 0) -> Scene:
        c = self.s.civs[CIVS.index(civ)]
        c.supply += c.garrison + c.area - garrison - area
        c.garrison, c.area = garrison, area
        return self

    def crystals(self, civ: str, **amounts: int) -> Scene:
        """The area holds exactly these crystals."""
        area = self.s.civs[CIVS.index(civ)].crystals
        for crystal, name in enumerate(CRYSTALS):
            self.s.crystals[crystal] += area[crystal] - amounts.get(name, 0)
            area[crystal] = amounts.get(name, 0)
        return self

    def supply(self, crystal: str, amount: int) -> Scene:
        """Only so many crystals of a colour are in the supply; the others lie in the area of white."""
        number = CRYSTALS.index(crystal)
        self.s.civs[3].crystals[number] += self.s.crystals[number] - amount
        self.s.crystals[number] = amount
        return self

    def priests(self, seat: int, **heights: int) -> Scene:
        for name, height in heights.items():
            self.s.players[seat - 1].priests[CIVS.index(name)] = height
        return self

    def cosmo(self, seat: int, amount: int) -> Scene:
        self.s.players[seat - 1].cosmo = amount
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """Cards from the deck into a hand."""
        for name in cards:
            card = CARDS.index(name)
            self.s.deck.remove(card)
            self.s.deck.append(-1)
            self.s.deck_count -= 1
            self.s.players[seat - 1].hand[card] += 1
        return self

    def next_card(self, name: str) -> Scene:
        """The card on top of the power deck."""
        place, last = self.s.deck.index(CARDS.index(name)), self.s.deck_count - 1
        self.s.deck[place], self.s.deck[last] = self.s.deck[last], self.s.deck[place]
        return self

    def row(self, civ: str, *dice: str) -> Scene:
        """Dice in a row, each as `pink 3`."""
        c = self.s.civs[CIVS.index(civ)]
        for text in dice:
            colour, value = text.split()
            self.s.bag[CIVS.index(colour)] -= 1
            c.row_colour[c.dice], c.row_value[c.dice] = CIVS.index(colour), int(value)
            c.dice += 1
        return self

    def table(self, *dice: str) -> Scene:
        """Dice on the action table, each as `pink 3`."""
        for text in dice:
            colour, value = text.split()
            self.s.bag[CIVS.index(colour)] -= 1
            self.s.action_table[CIVS.index(colour) * 6 + int(value) - 1] += 1
        return self

    def marker(self, civ: str, end_card: str = "omen", holder: int = 0) -> Scene:
        """The die on the end-of-round card, which card it is, and who holds it."""
        self.s.bag[CIVS.index(civ)] -= 1
        self.s.marker = CIVS.index(civ)
        self.s.end_card = END_CARDS.index(end_card)
        self.s.holder = holder - 1
        return self

    def developments(self, *cards: str) -> Scene:
        """The cards under the civilizations; the others are in the deck."""
        row = [DEVELOPMENTS.index(card) for card in cards] + [-1] * (4 - len(cards))
        rest = [card for card in range(8) if card not in row]
        self.s.development[:] = row
        self.s.development_deck[: len(rest)] = rest
        self.s.development_count = len(rest)
        return self

    def page(self, civ: str, page: int) -> Scene:
        self.s.civs[CIVS.index(civ)].page = page
        return self

    def did(self, civ: str, **totals: int) -> Scene:
        """Victories, festivals, crystals spent so far."""
        for name, total in totals.items():
            setattr(self.s.civs[CIVS.index(civ)], name, total)
        return self

    def tokens(self, seat: int, amount: int) -> Scene:
        """Tokens in front of a player, taken from the scale from below."""
        player = self.s.players[seat - 1]
        player.tokens, player.tokens_gone = amount, max(0, player.tokens_gone - amount)
        for i in range(amount - 1):
            player.scale[i] = 0
        return self

    def own(self, seat: int, **fields: int) -> Scene:
        """Other fields of a player."""
        for name, value in fields.items():
            setattr(self.s.players[seat - 1], name, value)
        return self

    # ------------------------------------------------------------ what is pending

    def turn(self, seat: int = 1) -> State:
        """`seat` is about to take a die; each die on the table is for one of the turns left in the round."""
        s = self.s
        dice = sum(s.action_table)
        turns = s.seats * s.figures[At.ROUNDS_TURNS + s.seats - 2] - dice + 1
        s.first = (seat - turns) % s.seats
        s.current = seat - 1
        if s.marker < 0:
            s.marker = next(civ for civ in range(3, -1, -1) if s.bag[civ])
            s.bag[s.marker] -= 1
        return self.pending(("turn", s.first + 1, turns), ("take", seat))

    def acting(self, civ: str, die: str, seat: int = 1) -> State:
        """`seat` places a die that makes the civilization act; another die waits for the next player."""
        self.table(die)
        self.table(next(f"{name} 1" for name, left in zip(CIVS, self.s.bag, strict=True) if left))
        s = self.turn(seat)
        play(s, f"take {die}", f"place {civ}")
        return s

    def neutral(self, civ: str) -> State:
        """Two players; the first neutral die of the round makes the civilization expand, and seat 2 decides."""
        self.row(civ, f"{civ} 1").table("white 1", "white 2", "violet 3", "violet 4", "orange 5", "orange 6")
        place = CIVS.index(civ)
        below = ("turn", 1), ("marker_die", 1), ("neutral_die", 1, place), ("chronicles", 1)
        return self.pending(*below, ("expand", 2, place, 1))

    def development(self) -> State:
        """The development phase begins; effects run up to the first decision."""
        self.s.current = -1
        return self.run("develop")

    def run(self, *effects: str) -> State:
        """Effects run up to the first decision; the last named comes first."""
        while self.s.depth:
            pop(self.s)
        wrong = contradictions(self.s)
        assert not wrong, wrong
        for kind in effects:
            push(self.s, KINDS.index(kind), 0)
        self.s.events = []
        GAME.rulebook.settle(self.s)
        return self.s

    def pending(self, *frames: tuple[Any, ...]) -> State:
        """A written and read position with these entries pending, each a kind, a seat and its context, urgent last."""
        while self.s.depth:
            pop(self.s)
        for kind, seat, *context in frames:
            push(self.s, KINDS.index(kind), seat - 1, *context)
        read: State = position.read(GAME, position.write(GAME, self.s))
        return read


def _fresh(players: int, options: dict[str, str], components: dict[str, Any] | None) -> State:
    """The bare table."""
    s: State = next(
        state
        for state in (GAME.new(Setting(players, options, components), seed) for seed in range(99))
        if state.first == 0
    )
    for seat in range(min(players, 3)):
        GAME.play(s, f"colour {COLOURS[seat]}")
    while s.depth:
        pop(s)
    for seat in range(players):
        player = s.players[seat]
        player.cosmo = 0
        player.tokens_gone, player.tokens = player.tokens, 0
        for civ in range(4):
            player.priests[civ] = 0
        for card in range(12):
            for _ in range(player.hand[card]):
                s.deck[s.deck_count] = card
                s.deck_count += 1
            player.hand[card] = 0
    for place, here in enumerate(s.hexes):
        if here.piece == Piece.HOUSE and s.figures[At.MAP_PIECE + place] != Piece.HOUSE:  # of a neutral Expansion
            crystal = s.figures[At.MAP_CRYSTAL + place]
            crystal = crystal if any(p.colour == crystal for p in s.players) else 4
            s.civs[here.civ].built[Piece.HOUSE] -= 1
            s.civs[here.civ].crystals[crystal] -= 1
            here.crystal, here.civ, here.piece = crystal, -1, -1
    for c in s.civs:
        c.page, c.dice, c.row_colour[:], c.row_value[:] = 1, 0, [-1] * 3, [0] * 3
    s.action_table[:] = [0] * len(s.action_table)
    s.bag[:] = [s.figures[At.DICE_PER_COLOUR]] * 4
    s.marker = s.current = s.holder = -1
    return s


# ---------------------------------------------------------------- playing and looking


def play(s: State, *tokens: str) -> list[Event]:
    """Play tokens; all their events."""
    events = []
    for token in tokens:
        events += GAME.play(s, token)
    wrong = contradictions(s)
    assert not wrong, wrong
    return events


def can(s: State, token: str) -> bool:
    return token in GAME.tokens(s)


def why_not(s: State, token: str) -> str:
    """The reason for which an action is refused."""
    refused = dict(GAME.menu(s).refused)
    return words_of(Reason)[refused[GAME.actions.action(token)]]


def asked(s: State) -> str:
    """The pending decision and its seat: `take 1`."""
    frame = s.stack[s.depth - 1]
    return f"{KINDS[frame.kind]} {frame.seat + 1}"


def gains(events: list[Event], what: str) -> list[tuple[int, int, int, str]]:
    """Events of a kind as (seat, thing, amount, cause)."""
    number = words_of(What).index(what)
    return [(e.seat + 1, e.thing, e.amount, words_of(Cause)[e.cause]) for e in events if e.what == number]


def worship(s: State, seat: int) -> dict[str, int]:
    """The priests of a seat that have left the bottom."""
    return {name: height for name, height in zip(CIVS, s.players[seat - 1].priests, strict=True) if height}


def area(s: State, civ: str) -> dict[str, int]:
    """The crystals in an area."""
    return {name: n for name, n in zip(CRYSTALS, s.civs[CIVS.index(civ)].crystals, strict=True) if n}


def hand(s: State, seat: int) -> dict[str, int]:
    return {name: n for name, n in zip(CARDS, s.players[seat - 1].hand, strict=True) if n}


def hex_of(s: State, name: str) -> Any:
    return s.hexes[HEXES.index(name)]


def civ_of(s: State, name: str) -> Any:
    return s.civs[CIVS.index(name)]


def player(s: State, seat: int) -> Any:
    return s.players[seat - 1]
