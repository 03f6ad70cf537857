"""What cannot be pending: turns out of order, and questions that the rules would not ask."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from teocalli.engine.structs import words_of
from teocalli.games.theocracy.bank import hand_size, owner_of, reach_of
from teocalli.games.theocracy.development import lowest_worshipper
from teocalli.games.theocracy.expansion import only_site
from teocalli.games.theocracy.final_scoring import own_pyramids
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.options import EndCard, Opt, TokensPerTurn
from teocalli.games.theocracy.preparation import has_neutral_dice
from teocalli.games.theocracy.rulebook import OPEN, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, Whose
from teocalli.games.theocracy.tokens import why_not_use
from teocalli.games.theocracy.turn import can_complete, deed_of_turn, values_that_fit
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    N_CIVS,
    N_COLOURS,
    ROW,
    Card,
    Deed,
    Development,
    Piece,
)
from teocalli.games.theocracy.war import is_near

#: The action that a pending entry belongs to.
DEEDS = {
    Kind.INITIATIVE: (Deed.INITIATIVE,),
    Kind.EXPAND: (Deed.EXPANSION,),
    Kind.UPGRADE: (Deed.FACTORY, Deed.BARRACKS),
    Kind.FESTIVAL: (Deed.FESTIVAL,),
    **dict.fromkeys((Kind.WAR, Kind.ATTACK, Kind.PAY, Kind.CONQUER, Kind.OCCUPY, Kind.SPOILS), (Deed.WAR,)),
}
#: What a card asks for.
TARGETS = (Kind.PRODUCE, Kind.RECRUIT, Kind.ENVY, Kind.MIRAGE)
#: What can come before a check of the chronicles, by what comes after it.
BEFORE_CHRONICLES = {
    Kind.NEUTRAL_DIE: (Kind.EXPAND,),
    Kind.TURN_OVER: (Kind.ACTION, Kind.WAR, Kind.DISCARD, *DEEDS, *TARGETS),
    Kind.CIVILIZATION: (Kind.END_CARD, Kind.EXPAND, Kind.DISCARD),
    Kind.SHIFT: (Kind.EXPAND,),
}


def pending(s: State) -> Iterator[str]:
    """Sentences about pending entries; that each lies on what it can lie on is known."""
    frames = s.stack[: s.depth]
    if s.over or not frames:
        if frames:
            yield "Nothing is pending when the game is over."
        if s.over and s.round != _rounds(s):
            yield "The game is over after the last round, not before."
        return
    phases = {Kind.PREPARE: _set_up, Kind.TURN: _round, Kind.SHIFT: _development, Kind.FINISH: _scoring}
    yield from phases[frames[0].kind](s, frames)
    for lower, check, upper in zip(frames, frames[1:], frames[2:], strict=False):
        allowed = BEFORE_CHRONICLES.get(lower.kind, TARGETS if lower.kind in OPEN else ())
        if check.kind == Kind.CHRONICLES and upper.kind not in allowed:
            yield f"Pending {rulebook.kinds[upper.kind]!r} cannot be part of {rulebook.kinds[lower.kind]!r}."
    for frame in frames:
        if frame.kind == Kind.EXPAND and only_site(s, rulebook.named(frame)["civ"]) == -2:
            yield "The civilization that is to expand cannot."


def _rounds(s: State) -> int:
    return s.figures[At.ROUNDS_COUNT + s.seats - 2]


def _turns(s: State) -> int:
    """Turns of a round."""
    return s.seats * s.figures[At.ROUNDS_TURNS + s.seats - 2]


def _kinds(frames: list[Any]) -> list[int]:
    return [frame.kind for frame in frames]


def _nobodys_turn(s: State) -> Iterator[str]:
    """Outside turns nothing of a turn is left over."""
    if (s.current, s.named, s.acting, s.die_colour) != (-1, -1, -1, -1):
        yield "Outside turns nobody is `current`, no die is in hand and no civilization acts."
    if s.token_uses or s.attacks or s.discount or s.target >= 0:
        yield "Outside turns there are no attacks, discounts or used tokens."


# ---------------------------------------------------------------- outside turns


def _set_up(s: State, frames: list[Any]) -> Iterator[str]:
    """Colours are chosen in seat order from the first player on (H1); the last of four needs no choice."""
    yield from _nobodys_turn(s)
    chosen = rulebook.named(frames[-1]).get("chosen", -1)
    if len(frames) != 3 or not 0 <= chosen < min(s.seats, N_COLOURS - 1):
        yield "At the start colours are chosen, then the first round is prepared."
        return
    if [frame.seat for frame in frames] != [s.first, s.first, (s.first + chosen) % s.seats]:
        yield "Colours are chosen in seat order from the first player on."
    have = [s.players[(s.first + i) % s.seats].colour >= 0 for i in range(s.seats)]
    if have != [i < chosen for i in range(s.seats)]:
        yield f"{chosen} players from the first one on have a colour, the others have none."
    if s.round or s.marker >= 0 or sum(s.action_table) or any(civ.dice for civ in s.civs) or s.holder >= 0:
        yield "Nothing is prepared before everybody has a colour."
    if rulebook.named(frames[0])["round"] != 1:
        yield "The first round is round 1."


def _round(s: State, frames: list[Any]) -> Iterator[str]:
    """Preparation or a turn."""
    if frames[0].seat != s.first:
        yield "Turns begin with the first player."
    if not 1 <= s.round <= _rounds(s):
        yield f"There is no round {s.round}."
    elif len(frames) > 1 and frames[1].kind == Kind.MARKER_DIE:
        yield from _preparation(s, frames)
    else:
        yield from _turn(s, frames)


def _preparation(s: State, frames: list[Any]) -> Iterator[str]:
    """The neutral Expansion: one neutral die lies there, another one and the marker are still to be drawn (H6, H7)."""
    yield from _nobodys_turn(s)
    expand = rulebook.named(frames[-1])
    if _kinds(frames[2:]) != [Kind.NEUTRAL_DIE, Kind.CHRONICLES, Kind.EXPAND] or not has_neutral_dice(s):
        yield "In the preparation only a neutral Expansion is decided."
        return
    civ = rulebook.named(frames[2])["civ"]
    if (expand["civ"], expand["whose"]) != (civ, Whose.NEUTRAL) or frames[-1].seat != (s.first - 1) % s.seats:
        yield "The last player of the round decides about the Expansion of the neutral die's civilization."
    if [c.dice for c in s.civs] != [int(i == civ) for i in range(N_CIVS)] or s.civs[civ].row_colour[0] != civ:
        yield "Only the first neutral die lies in a row, in its own colour."
    if s.marker >= 0 or s.holder >= 0 or rulebook.named(frames[0])["turns"]:
        yield "Before the first turn of a round the marker die is in the bag, and nobody holds the end-of-round card."
    if sum(s.action_table) < _turns(s) or sum(s.bag) - s.bag[civ] < 1 or sum(s.bag) < 2:
        yield "The dice are not where they are after the first neutral die."


def _development(s: State, frames: list[Any]) -> Iterator[str]:
    """The end-of-round card, its hand limit, or a Migration."""
    yield from _nobodys_turn(s)
    if not 1 <= s.round <= _rounds(s):
        yield f"There is no round {s.round}."
    asked, kinds = frames[-1], _kinds(frames)
    following = rulebook.named(frames[1])["civ"] if Kind.CIVILIZATION in kinds else N_CIVS
    if asked.kind == Kind.EXPAND:
        given, civ = rulebook.named(asked), following - 1
        if (given["civ"], given["whose"]) != (civ, Whose.MIGRATION) or s.development[civ] != Development.MIGRATION:
            yield "An Expansion in the development is that of the civilization with the Migration."
        elif asked.seat != lowest_worshipper(s, civ):
            yield "Whoever has the lowest priest decides about the Migration."
    elif following != 0 or asked.seat != s.holder or s.holder < 0:
        yield "The holder of the end-of-round card decides before the first development card."
    if asked.kind == Kind.END_CARD and s.options[Opt.END_CARD] == EndCard.APPLY:
        yield "With this option the end-of-round card is not changed."
    if s.marker < 0:
        yield "No die lies on the end-of-round card."
    if asked.kind == Kind.DISCARD:
        yield from _hand_limit(s, frames)


def _scoring(s: State, frames: list[Any]) -> Iterator[str]:
    """Worship for pyramids, in the turn order of the last round (H48)."""
    yield from _nobodys_turn(s)
    if s.round != _rounds(s):
        yield "Scoring comes after the last round."
    order = [(s.first + i) % s.seats for i in range(s.seats - 1, -1, -1)]
    if [frame.seat for frame in frames[1:]] != order[: len(frames) - 1]:
        yield "Pyramids are scored in turn order."
    asked = frames[-1]
    most = own_pyramids(s, asked.seat) * s.figures[At.SCORING_PER_PYRAMID]
    if asked.kind == Kind.BLESS and rulebook.named(asked)["worship"] > most:
        yield f"Seat {asked.seat + 1} has no more than {most} worship for pyramids."


# ---------------------------------------------------------------- turns


def _turn(s: State, frames: list[Any]) -> Iterator[str]:
    turns, kinds = rulebook.named(frames[0])["turns"], _kinds(frames)
    if len(frames) == 1 or not 1 <= turns <= _turns(s):
        yield f"Nothing is to be decided in turn {turns} of the round."
        return
    seat = (s.first + turns - 1) % s.seats
    if s.current != seat:
        yield f"Turn {turns} of the round is that of seat {seat + 1}, so that is `current`."
    if any(f.seat != seat for f in frames[1:] if f.kind not in (Kind.REACT, Kind.DISCARD)):
        yield f"In the turn of seat {seat + 1} it is that seat which decides."
    if s.token_uses > 1 and s.options[Opt.TOKENS_PER_TURN] == TokensPerTurn.ONE:
        yield f"{s.token_uses} tokens were used in this turn; only one can be."
    if s.marker < 0:
        yield "No die lies on the end-of-round card."
    left, cells = _turns(s) - turns, N_CIVS * ROW - sum(civ.dice for civ in s.civs)
    if sum(s.action_table) < left + (Kind.TAKE in kinds):
        yield "There are fewer dice on the action table than turns to come."
    if cells < left + (Kind.TAKE in kinds or Kind.PLACE in kinds):
        yield "There are fewer free cells in the rows than turns to come."
    problems = [*_die(s, kinds), *_acting(s, kinds)]
    yield from problems
    if not problems:
        yield from _war(s, frames)
        yield from _cards(s, frames)
        for frame in frames:
            yield from _context(s, frame, **rulebook.named(frame))


def _die(s: State, kinds: list[int]) -> Iterator[str]:
    """The die is on the table, in hand, or in a row."""
    in_hand = Kind.PLACE in kinds
    if (s.die_colour >= 0, s.die_value > 0) != (in_hand, in_hand):
        yield "A die is in hand, by `die_colour` and `die_value`, exactly while it is to be placed."
    if (s.named >= 0) != (Kind.TAKE not in kinds):
        yield "Once a die is taken, `named` is the colour it counts as."


def _acting(s: State, kinds: list[int]) -> Iterator[str]:
    """The civilization whose row received the die acts, as the die's value says."""
    at_end = not {Kind.TAKE, Kind.PLACE, *DEEDS, Kind.ACTION, Kind.BONUS} & {*kinds}
    placed = Kind.TAKE not in kinds and Kind.PLACE not in kinds
    if not placed and s.acting >= 0:
        yield "No civilization acts before the die is placed."
    elif placed and s.acting < 0 and not at_end:
        yield "The civilization that acts is missing."
    elif s.acting >= 0 and s.civs[s.acting].dice == 0:
        yield f"There is no die in the row of {CIVS[s.acting]}."
    elif s.acting >= 0:
        for kind in kinds:
            if deed_of_turn(s) not in DEEDS.get(kind, (deed_of_turn(s),)):
                deed = words_of(Deed)[deed_of_turn(s)]
                yield f"The die in the row of {CIVS[s.acting]} stands for {deed}, not for {rulebook.kinds[kind]!r}."


def _war(s: State, frames: list[Any]) -> Iterator[str]:
    kinds = {*_kinds(frames)}
    under_way, declaring = Kind.WAR in kinds, Kind.ATTACK in kinds
    if not (1 if under_way else 0) <= s.attacks <= s.figures[At.WAR_ATTACKS] - declaring or (
        s.attacks and not under_way and not declaring
    ):
        yield f"{s.attacks} attacks do not fit what is pending."
    aimed = bool(kinds & {Kind.PAY, Kind.CONQUER, Kind.OCCUPY})
    if (s.target >= 0) != aimed or (aimed and s.target >= s.figures[At.MAP_SIZE]):
        yield "An attack under way has a target on the map, otherwise there is none."
    elif Kind.OCCUPY in kinds and max(_on(s, s.target)) >= 0:
        yield "The hex to be occupied is empty."
    elif kinds & {Kind.PAY, Kind.CONQUER} and not is_near(s, reach_of(s, s.acting), s.acting, s.target):
        yield "The target is nothing that can be attacked."
    elif Kind.CONQUER in kinds and s.hexes[s.target].creature >= 0:
        yield "Only a building is conquered."
    saving = Card.AMBUSH if kinds & {Kind.ATTACK, Kind.PAY} else Card.SECRET_OF_THE_MASONS
    one = s.figures[At.CARD_AMOUNT + saving]
    if s.discount and not kinds & {Kind.ATTACK, Kind.PAY, Kind.UPGRADE}:
        yield "There is a discount, but nothing to be paid."
    elif s.discount % max(one, 1) or s.discount > one * s.discard[saving]:
        yield f"Cards on the open pile do not give a discount of {s.discount}."


def _on(s: State, place: int) -> tuple[int, int, int]:
    return s.hexes[place].piece, s.hexes[place].creature, s.hexes[place].crystal


def _cards(s: State, frames: list[Any]) -> Iterator[str]:
    """Cards that are owed, and why."""
    for lower, upper in pairwise(frames):
        if upper.kind == Kind.DISCARD:
            cause = rulebook.named(upper)["cause"]
            if cause not in _causes(s, lower):
                yield f"No card is given away for {words_of(Cause)[cause]} then."
            elif cause == Cause.HAND_LIMIT:
                yield from _hand_limit(s, frames)
            elif upper.seat != s.current or hand_size(s, upper.seat) < 2 or upper is not frames[-1]:
                yield f"Seat {upper.seat + 1} has no choice of a card to give away."


def _causes(s: State, lower: Any) -> tuple[int, ...]:
    """What a card can be given away for, above what is pending."""
    if lower.kind == Kind.PLACE:
        return (Cause.RECOLOUR,)
    if lower.kind == Kind.BONUS:
        return (Cause.REPEAT,)
    if lower.kind == Kind.ACTION:
        return (Cause.REPEAT, Cause.HAND_LIMIT) if s.named == s.acting else (Cause.REPEAT,)
    if lower.kind == Kind.CHRONICLES:
        return (Cause.RECOLOUR,) if s.acting >= 0 and deed_of_turn(s) == Deed.FESTIVAL else ()
    return (Cause.HAND_LIMIT,)


def _hand_limit(s: State, frames: list[Any]) -> Iterator[str]:
    """So many cards above the limit are discarded."""
    owed = [frame for frame in frames if frame.kind == Kind.DISCARD]
    seats = {frame.seat for frame in owed}
    if len(seats) > 1 or any(rulebook.named(frame)["cause"] != Cause.HAND_LIMIT for frame in owed):
        yield "Only one player at a time holds too many cards."
    elif any(hand_size(s, seat) != s.figures[At.HAND_LIMIT] + len(owed) for seat in seats):
        yield "Cards are discarded until the hand limit is kept."


def _context(s: State, frame: Any, **given: int) -> Iterator[str]:
    """Entries that do not fit the table."""
    cards = hand_size(s, frame.seat)
    if frame.kind == Kind.PLACE:
        owed = sum(f.kind == Kind.DISCARD for f in s.stack[: s.depth])
        cosmo = s.players[frame.seat].cosmo
        if given["aside"] == 0 and not can_complete(s, values_that_fit(s), s.die_value, cosmo, cards - owed):
            yield "The die in hand cannot be placed."
        if (s.named != s.die_colour) != bool(given["recoloured"]) or (given["aside"] and given["recoloured"]):
            yield "`named` is the colour of the die, or that of a recoloured one."
    elif frame.kind == Kind.BONUS and s.named != s.acting:
        yield "A bonus needs a die in the colour of the civilization."
    elif frame.kind == Kind.EXPAND and (given["civ"], given["whose"]) != (s.acting, Whose.OWN_TURN):
        yield "In a turn the civilization that acts expands."
    elif frame.kind == Kind.REACT and (
        frame.seat == s.current or frame.seat != owner_of(s, s.hexes[s.target].colour) or cards == 0
    ):
        yield "The owner of the attacked hex is asked, if that is another player with a card."
    elif frame.kind in (Kind.OCCUPY, Kind.SPOILS) and given["defender"] == s.acting:
        yield "No civilization attacks itself."
    elif frame.kind == Kind.FESTIVAL:
        most = (
            s.figures[At.FESTIVAL_CRYSTALS] + s.figures[At.CARD_AMOUNT + Card.LONG_NIGHT] * s.discard[Card.LONG_NIGHT]
        )
        most += s.figures[At.FESTIVAL_PER_PYRAMID] * s.civs[s.acting].built[Piece.PYRAMID]
        if given["crystals"] > most:
            yield f"No more than {most} crystals can be offered."
    elif frame.kind == Kind.TRANSFORM and why_not_use(s, frame.seat) != Reason.YES:
        yield f"Seat {frame.seat + 1} has no token to use now."
