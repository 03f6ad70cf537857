"""What a seat may see, built from the state: everything but the other hands and the order of the decks (H3)."""

from __future__ import annotations

from typing import Any

from teocalli.engine.structs import words_of
from teocalli.games.theocracy.bank import buildings, capacity, hand_size, owner_of
from teocalli.games.theocracy.chronicles import done
from teocalli.games.theocracy.figures import figures
from teocalli.games.theocracy.final_scoring import dropped_priest, priest_points, score, starting_points
from teocalli.games.theocracy.layout import At, page_needs
from teocalli.games.theocracy.state import Kind, State
from teocalli.games.theocracy.tokens import is_unlocked
from teocalli.games.theocracy.vocabulary import (
    CIVS,
    COLOURS,
    CREATURES,
    CRYSTALS,
    END_CARDS,
    FACES,
    HEXES,
    METRICS,
    MOST_TOP,
    N_FACES,
    N_METRICS,
    SIDES,
    TOKENS,
    Card,
    Deed,
    Development,
    Omen,
    Piece,
)

KINDS, DEEDS, OMENS = words_of(Kind), words_of(Deed), words_of(Omen)
DEVELOPMENTS, PIECES = words_of(Development), words_of(Piece)


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; -1 for a spectator."""
    seen = open_view(s)
    return seen if seat < 0 else seat_view(s, seat, seen)


def seat_view(s: State, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees, and the seat's own hand."""
    return {**seen, "pending": _pending(s, seat), "hand": _counts(Card, s.players[seat].hand)}


def open_view(s: State) -> dict[str, Any]:
    """What everybody sees."""
    players = [_player(s, one) for one in range(s.seats)]
    return {
        "round": s.round,
        "rounds": s.figures[At.ROUNDS_COUNT + s.seats - 2],
        "turns": s.figures[At.ROUNDS_TURNS + s.seats - 2],
        "first_player": s.first + 1,
        "active_player": s.current + 1 if s.current >= 0 else None,
        "holder": s.holder + 1 if s.holder >= 0 else None,
        "over": bool(s.over),
        "scores": [player["score"]["total"] for player in players],
        "pending": _pending(s, -1),
        "action_table": [
            {
                "face": face + 1,
                "action": DEEDS[s.figures[At.FACE_DEED + face]],
                "dice": {
                    civ: s.action_table[i * N_FACES + face]
                    for i, civ in enumerate(CIVS)
                    if s.action_table[i * N_FACES + face]
                },
            }
            for face in range(len(FACES))
        ],
        "bag": sum(s.bag),
        "marker": _word(CIVS, s.marker),
        "die_in_hand": {"colour": CIVS[s.named], "value": s.die_value} if s.die_colour >= 0 else None,
        "acting": _word(CIVS, s.acting),
        "target": _word(HEXES, s.target),
        "end_card": _end_card(s),
        "development_deck": s.development_count,
        "power_deck": s.deck_count,
        "discard": _counts(Card, s.discard),
        "supply": _counts(CRYSTALS, s.crystals),
        "round_cells": [
            {"round": i + 1, "black_crystals": s.waiting_crystals[i], "warriors": s.waiting_warriors[i]}
            for i in range(s.figures[At.ROUNDS_COUNT + s.seats - 2])
        ],
        "scale": {
            "top": s.figures[At.SCALE_TOP],
            "tokens": {word: s.figures[At.SCALE_TOKEN_DIVISIONS + i] for i, word in enumerate(TOKENS)},
            "multipliers": [s.figures[At.PASSED + i] for i in range(min(s.figures[At.SCALE_TOP], MOST_TOP) + 1)],
        },
        "cells": [
            dict(zip(("cosmo", "power_cards", "worship"), _slice(s, At.CELLS_FIRST + 3 * i, 3), strict=True))
            for i in range(3)
        ],
        "figures": figures(s.figures),
        "civilizations": {name: _civilization(s, civ) for civ, name in enumerate(CIVS)},
        "hexes": {HEXES[place]: _hex(s, place) for place in range(s.figures[At.MAP_SIZE])},
        "players": players,
        "hand": None,
    }


def _pending(s: State, seat: int) -> dict[str, Any] | None:
    """Who decides about what. Others need not know that somebody is about to end the turn (H47)."""
    if s.over or s.depth == 0:
        return None
    frame = s.stack[s.depth - 1]
    hidden = frame.kind == Kind.END_TURN and frame.seat != seat
    return {"decision": None if hidden else KINDS[frame.kind], "seat": frame.seat + 1}


def _end_card(s: State) -> dict[str, Any]:
    sides = {
        word: {
            "effect": OMENS[s.figures[At.END_EFFECT + 2 * s.end_card + side]],
            "amount": s.figures[At.END_AMOUNT + 2 * s.end_card + side],
        }
        for side, word in enumerate(SIDES)
    }
    return {"card": END_CARDS[s.end_card], **sides}


def _civilization(s: State, civ: int) -> dict[str, Any]:
    c = s.civs[civ]
    size = len(PIECES) - 1
    return {
        "page": c.page,
        "pages": s.figures[At.CHRONICLES_PAGES],
        "next_page": _next_page(s, civ),
        "garrison": c.garrison,
        "garrison_places": capacity(s, civ),
        "area": c.area,
        "warriors_in_supply": c.supply,
        "crystals": _counts(CRYSTALS, c.crystals),
        "pieces_in_supply": {
            PIECES[piece]: s.figures[At.PIECES_HOUSES + piece] - c.built[piece] for piece in range(size)
        },
        "built": {PIECES[piece]: c.built[piece] for piece in range(size)},
        "buildings": buildings(s, civ),
        "victories": c.victories,
        "festivals": c.festivals,
        "crystals_spent": c.crystals_spent,
        "row": [{"colour": CIVS[c.row_colour[i]], "value": c.row_value[i]} for i in range(c.dice)],
        "development": _word(DEVELOPMENTS, s.development[civ]),
    }


def _next_page(s: State, civ: int) -> dict[str, dict[str, int]]:
    """What the next page asks for, and how much of it is there."""
    c = s.civs[civ]
    if c.page >= s.figures[At.CHRONICLES_PAGES]:
        return {}
    need = _slice(s, page_needs(civ, c.page + 1), N_METRICS)
    return {name: {"need": need[i], "have": done(s, civ, i)} for i, name in enumerate(METRICS) if need[i]}


def _hex(s: State, place: int) -> dict[str, Any]:
    here = s.hexes[place]
    owner = owner_of(s, here.colour)
    return {
        "q": s.figures[At.MAP_Q + place],
        "r": s.figures[At.MAP_R + place],
        "colour": _word(COLOURS, here.colour),
        "owner": owner + 1 if owner >= 0 else None,
        "crystal": _word(CRYSTALS, here.crystal),
        "creature": _word(CREATURES, here.creature),
        "civ": _word(CIVS, here.civ),
        "piece": _word(PIECES, here.piece),
        "token": bool(here.token),
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "seat": seat + 1,
        "colour": _word(COLOURS, player.colour),
        "cosmo": player.cosmo,
        "scourge": player.scourge,
        "priests": {civ: player.priests[i] for i, civ in enumerate(CIVS)},
        "tokens": player.tokens,
        "scale_tokens": {
            word: "unlocked" if is_unlocked(s, seat, i) else "locked"
            for i, word in enumerate(TOKENS)
            if player.scale[i]
        },
        "tokens_gone": player.tokens_gone,
        "cards": hand_size(s, seat),
        "score": {
            "starting_points": starting_points(s, seat),
            "priests": {civ: priest_points(s, seat, i) for i, civ in enumerate(CIVS)},
            "dropped": CIVS[dropped_priest(s, seat)],
            "total": score(s, seat),
        },
    }


def _word(words: tuple[str, ...], number: int) -> str | None:
    return words[number] if number >= 0 else None


def _counts(vocabulary: Any, numbers: list[int]) -> dict[str, int]:
    """What is there and how often."""
    return {word: number for word, number in zip(words_of(vocabulary), numbers, strict=True) if number}


def _slice(s: State, first: int, count: int) -> list[int]:
    return [s.figures[first + i] for i in range(count)]
