"""How quickly the bots think: `python -m bench.bots [GAME …] [--positions 20]`. Needs Numba.

Told are, by the time of one core and on average over positions of random games of four: positions that the network
judges in a second, for one seat and for all four; games that the top level's look-ahead plays on in a second; and the
seconds of one of its turns.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from teocalli.bots.desk import Net, Paper, new_paper, types_of
from teocalli.bots.judging import judge
from teocalli.bots.levels import LEVELS, net_of
from teocalli.bots.policy import policy_for_searches
from teocalli.bots.settings import How
from teocalli.bots.thinking import PLAN_TURN
from teocalli.engine.game import Game, Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.structs import pack, rule
from teocalli.games import GAMES
from teocalli.games import game as game_of

PLAYERS, JUDGEMENTS, SEED = 4, 2000, 5
TOP = LEVELS[-1]


@rule
def judge_often(rules: Rules, seat: int, times: int, how: Any, aim: Any, net: Net, paper: Paper) -> float:
    """The same position, judged again and again."""
    total = 0.0
    for _ in range(times):
        total += judge(rules, paper.states[0], seat, how, aim, net, paper)
    return total


JUDGE_OFTEN = Kernel(judge_often, types_of("i8", "i8", "numbers", "fractions", "net", "paper"))


def positions(game: Game[Any], count: int) -> list[Any]:
    """Positions of random games in which somebody can choose."""
    chooser, found = Random(SEED), []
    while len(found) < count:
        s = game.new(Setting(PLAYERS), chooser.randrange(1 << 30))
        for _ in range(chooser.randrange(20, 150)):
            if s.over:
                break
            game.rulebook.act(s, chooser.choice(game.legal(s)))
        if not s.over and len(game.legal(s)) > 1:
            found.append(s)
    return found


def seconds(work: Callable[..., Any], *arguments: Any) -> float:
    began = time.process_time()
    work(*arguments)
    return time.process_time() - began


def measure(game: Game[Any], count: int) -> dict[str, float]:
    net = net_of(game)
    if net is None:
        raise SystemExit(f"There is no network of {game.meta.title}.")
    paper, (row, aims) = new_paper(game, net, policy_for_searches(game)), TOP.rows(game)
    quick, own = row.copy(), np.array([0.0, 0.0, 1.0, 0.0])
    quick[How.TOPS] = 0
    judged, plan = game.kernel(JUDGE_OFTEN), game.kernel(PLAN_TURN)
    spent = np.zeros(4)
    for s in positions(game, count):
        seat = game.mover(s)
        paper.states[0] = pack(s)
        spent += (
            seconds(judged, seat, JUDGEMENTS, row, own, net, paper),
            seconds(judged, seat, JUDGEMENTS, row, aims, net, paper),
            seconds(plan, seat, SEED, quick, aims, net, paper),
            seconds(plan, seat, SEED, row, aims, net, paper),
        )
    one, all_seats, search, turn = spent / count
    return {
        "judgements of a seat a second": JUDGEMENTS / one,
        "judgements of four seats a second": JUDGEMENTS / all_seats,
        "games played on a second": row[How.SIMULATIONS] / (turn - search),
        "seconds of a turn": turn,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--positions", type=int, default=20)
    given = parser.parse_args()
    for key in given.games:
        print(game_of(key).meta.title)
        for name, value in measure(game_of(key), given.positions).items():
            print(f"  {name:<36} {value:12,.2f}", flush=True)


if __name__ == "__main__":
    main()
