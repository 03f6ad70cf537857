"""A kernel: whole games between players that think, and a log of the positions that they meet."""

from __future__ import annotations

from typing import Any

from teocalli.bots.desk import NUMBER, SEAT, TURN, Net, Paper, types_of
from teocalli.bots.judging import end_result
from teocalli.bots.settings import How
from teocalli.bots.thinking import think
from teocalli.bots.turn_search import is_listed
from teocalli.engine.chance import seeded
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

#: No game has more decisions.
MOST_DECISIONS = 6000


@rule
def log_position(rules: Rules, s: Any, seat: int, number: int, row: int, paper: Paper, log: Any) -> None:
    """What a seat sees now, for learning, and the points of all seats."""
    rules.look(s, seat, log[0][row])
    for who in range(scoring_seats(s.seats)):
        log[1][row, who] = rules.score(s, who) / paper.unit[0]
    log[1][row, NUMBER] = number
    log[1][row, SEAT] = seat
    log[1][row, TURN] = s.turn


@rule
def play_games(
    rules: Rules,
    games: int,
    cells: Any,
    seed: int,
    chance: int,
    same: int,
    hows: Any,
    aims: Any,
    one: Net,
    other: Net,
    paper: Paper,
    log: Any,
    results: Any,
    rows: Any,
    trace: Any,
) -> None:
    """Whole games from consecutive seeds, `same` of them with the same set-up; players move up one seat with each, and
    draw what they draw from a seed of their own, `chance`.

    `results[game]` gets the points of each player, the win shares, turns and decisions. Into the log go the positions
    between turns, as every seat sees them, all or none of one moment; `rows[0]` says how many rows were written. The
    trace has a row for the actions of each of the first games, or no row at all.
    """
    x = seeded(chance)
    players = len(hows)
    for number in range(games):
        rules.reset(paper.states[0], cells, seed + number // same)
        s = rules.record_of(paper.states[0])
        shift = number % players
        decisions, at, planned, turn = 0, 0, -1, -1
        paper.plan[0] = 0
        while not s.over and decisions < MOST_DECISIONS:
            seat = s.stack[s.depth - 1].seat
            if s.turn != turn:
                turn = s.turn
                places = scoring_seats(s.seats)
                if rows[0] + places <= len(log[0]):
                    for who in range(places):
                        log_position(rules, s, who, number, rows[0], paper, log)
                        rows[0] += 1
            n = rules.list_options(paper.states[0], paper.menus[0])
            action = paper.menus[0][1]
            goes_on = planned == seat and at < paper.plan[0] and is_listed(paper.menus[0], n, paper.plan[1 + at])
            if n > 1:
                if not goes_on:
                    player = (seat + shift) % players
                    how = hows[player]
                    net = one if how[How.NET] == 0 else other
                    x, _value = think(rules, seat, x, how, aims[player], net, paper)
                    planned, at = seat, 0
                action = paper.plan[1 + at]
            if planned == seat and at < paper.plan[0] and action == paper.plan[1 + at]:
                at += 1
            else:
                paper.plan[0], at = 0, 0
            if number < len(trace):
                trace[number, decisions] = action
            decisions += 1
            rules.act(paper.states[0], action)
        end_result(rules, s, 0, paper)
        for who in range(scoring_seats(s.seats)):
            player = (who + shift) % players if s.seats > 1 else who
            results[number, player] = paper.finals[who]
            results[number, MOST_SEATS + player] = paper.finals[MOST_SEATS + who]
        results[number, 2 * MOST_SEATS] = s.turn
        results[number, 2 * MOST_SEATS + 1] = decisions
        results[number, 2 * MOST_SEATS + 2] = shift


PLAY_GAMES = Kernel(
    play_games,
    types_of("i8", "numbers", "i8", "i8", "i8", "how", "aim", "net", "net", "paper", "log", "aim", "numbers", "how"),
)
