"""What cannot be pending while players choose starting tiles, take their benefits and place their workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teocalli.games.teotihuacan.claiming import FROM_LINK
from teocalli.games.teotihuacan.effects import Op
from teocalli.games.teotihuacan.options import Opt, SetupOrder, Start
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.starting_tiles import S16, total
from teocalli.games.teotihuacan.state import Kind, State
from teocalli.games.teotihuacan.vocabulary import Temple

#: What a seat can be asked for its benefits, and what it takes by itself.
ASKED = (Kind.ANY_RESOURCE, Kind.CLAIM, Kind.RAISE_DIE, Kind.PLACE_DIE)
TAKEN = (Kind.STEP, Kind.AVENUE, Kind.LINKED_OFFER, Kind.PLACE_DIE, Kind.RAISE_DIE)
#: Kinds of which a seat still to be set up has one each.
WAITING = (Kind.SETUP_SEAT, Kind.PLACEMENT)


def setting_up(s: State, frames: list[Any]) -> Iterator[str]:
    """Sentences about the set-up; that each entry lies on what it can lie on is known."""
    if s.turn or s.options[Opt.START] == Start.FIRST_GAME:
        yield "The set-up is over."
        return
    kinds = [frame.kind for frame in frames]
    choosing = Kind.OPEN_TILES in kinds
    if frames[0].seat or (choosing and frames[kinds.index(Kind.OPEN_TILES)].seat):
        yield "What concerns everybody is counted to seat 1."
    everybody = [*range(s.seats - 1, -1, -1)]
    placing_later = everybody if s.options[Opt.SETUP_ORDER] == SetupOrder.BENEFITS_FIRST else []
    if choosing and _seats(frames, Kind.PLACEMENT) != placing_later:
        yield "Everybody places workers once, in the order of the seats."
    begun = s.seats - kinds.count(Kind.SETUP_SEAT)
    if _seats(frames, Kind.SETUP_SEAT) != [*range(s.seats - 1, begun - 1, -1)] or (choosing and begun > 0):
        yield "Everybody is set up once, in the order of the seats."
        return
    yield from _choosing(s, frames) if choosing else _taking(s, frames, begun)


def _seats(frames: list[Any], kind: int) -> list[int]:
    return [frame.seat for frame in frames if frame.kind == kind]


# ---------------------------------------------------------------- choosing tiles


def _choosing(s: State, frames: list[Any]) -> Iterator[str]:
    """Whoever has not kept two tiles is asked."""
    is_draft = s.options[Opt.START] == Start.DRAFT
    kept = [sum(tile >= 0 for tile in player.kept) for player in s.players[: s.seats]]
    asked = _seats(frames, Kind.DRAFT_TILE if is_draft else Kind.KEEP_TILE)
    if is_draft:
        order = [*range(s.seats), *range(s.seats - 1, -1, -1)]
        done = order[: len(order) - len(asked)]
        fits = asked == order[len(done) :][::-1] and kept == [done.count(seat) for seat in range(s.seats)]
    else:
        fits = asked == [seat for seat in range(s.seats - 1, -1, -1) if kept[seat] < 2]
    if not fits or any(player.kept[0] < 0 <= player.kept[1] for player in s.players):
        yield "Exactly those who have not kept two starting tiles are asked for them, in the order of the seats."
    if any(board >= 0 for player in s.players[: s.seats] for board in player.board):
        yield "No worker is on a board before starting tiles are chosen."
    for seat in range(s.seats):
        yield from _benefits(s, seat, [], False)


# ---------------------------------------------------------------- benefits and workers


def _taking(s: State, frames: list[Any], begun: int) -> Iterator[str]:
    """One seat takes its benefits, or places its workers; those before it are ready, those after it wait."""
    by_seat = s.options[Opt.SETUP_ORDER] == SetupOrder.SEAT_BY_SEAT
    seat = frames[-1].seat
    placing = _seats(frames, Kind.PLACE_DIE)
    waiting = _seats(frames, Kind.PLACEMENT)
    if any(min(player.kept) < 0 for player in s.players[: s.seats]):
        yield "Everybody has kept two starting tiles."
        return
    if by_seat:
        fits = seat == begun - 1 and waiting == ([] if placing else [seat])
    else:
        fits = waiting == [*range(s.seats - 1, -1, -1)][: len(waiting)]
        fits = fits and (len(waiting) == s.seats - seat - 1 and begun == s.seats if placing else seat == begun - 1)
        fits = fits and (bool(placing) or len(waiting) == s.seats)
    own = [f for f in frames[1:] if f.kind not in WAITING]
    if not fits or {frame.seat for frame in own} != {seat}:
        yield "One seat after the other is set up."
        return
    for other in range(s.seats):
        ready = other < seat and (by_seat or bool(placing))
        placed = [board >= 0 for board in s.players[other].board]
        expected = 3 if ready else 3 - len(placing) if other == seat and placing else 0
        if placed != [True] * expected + [False] * (4 - expected):
            yield f"Seat {other + 1}: three workers are placed, one after the other."
        yield from _benefits(s, other, own if other == seat else [], other < begun)
    yield from _own(s, seat, own)


def _benefits(s: State, seat: int, own: list[Any], begun: bool) -> Iterator[str]:
    """Steps, technology and power-ups are those of the kept tiles; steps still to come are pending."""
    player = s.players[seat]

    def has(op: int, which: int = 0) -> int:
        return total(s, seat, op, which) if begun else 0

    step = [rulebook.named(frame)["temple"] for frame in own if frame.kind == Kind.STEP]
    learnt = min(1, has(Op.TECHNOLOGY))
    temples = [has(Op.STEPS, temple) + (learnt if temple == Temple.BLUE else 0) for temple in range(3)]
    coming = sum(frame.kind == Kind.AVENUE for frame in own)
    is_raising = any(frame.kind == Kind.RAISE_DIE for frame in own)
    powers = {0: [[1, 1, 1]], 1: [[2, 1, 1]], 2: [[2, 1, 1]] if is_raising else [[3, 1, 1], [2, 2, 1]]}
    fits = [player.temple[temple] + step.count(temple) for temple in range(3)] == temples
    fits = fits and player.avenue + coming == has(Op.AVENUE) and player.power[:3] in powers[has(Op.POWER_UPS)]
    fits = fits and [tech for tech in range(9) if player.technologies[tech]] == [s.technology[0]][:learnt]
    if not fits or max(player.locked) >= 0 or player.track or any(player.used):
        yield f"Seat {seat + 1} has other steps, technologies or powers than its starting tiles give."


def _own(s: State, seat: int, own: list[Any]) -> Iterator[str]:
    """Linked tiles come last; dice are raised and tiles are claimed only where the kept tiles say so."""
    if own[-1].kind not in ASKED or any(frame.kind not in TAKEN for frame in own[:-1]):
        yield "Starting tiles bring other questions."
        return
    kept = s.players[seat].kept
    offers = [rulebook.named(frame)["starting"] for frame in own if frame.kind == Kind.LINKED_OFFER]
    claims = [rulebook.named(frame)["source"] for frame in own if frame.kind == Kind.CLAIM]
    if any(source < FROM_LINK or s.linked[source - FROM_LINK] < 0 for source in claims):
        yield "At set-up only linked Discovery tiles are claimed."
    elif any(S16 + source - FROM_LINK not in kept for source in claims):
        yield "The starting tile of a linked Discovery tile is not kept."
    placing = any(frame.kind == Kind.PLACE_DIE for frame in own)
    expected = [] if placing else [kept[1]] if claims and claims[0] - FROM_LINK == kept[0] - S16 else [*kept[::-1]]
    if claims and claims[0] - FROM_LINK == kept[1] - S16:
        expected = []
    if offers != expected:
        yield "Both kept tiles are looked at for a linked Discovery tile, in their order."
    raising = [frame for frame in own if frame.kind == Kind.RAISE_DIE]
    if len(raising) > 1 or (raising and total(s, seat, Op.POWER_UPS, 0) < 2):
        yield "Only two power-ups of starting tiles leave a choice."
