"""The games for OpenSpiel: importing this module registers `python_teocalli_tzolkin` and the others.

The set-up is one chance move at the root, a seed; what comes later is drawn by the state's own generator, which begins
with that seed. A state therefore follows from its history alone, and OpenSpiel can store it.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from teocalli.engine.forced import ASK
from teocalli.engine.game import Setting
from teocalli.envs.board import Board
from teocalli.games import GAMES
from teocalli.games import game as game_of

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
#: Set-ups that the chance move at the root chooses from.
SEEDS = 1 << 16
OUTCOMES = [(seed, 1 / SEEDS) for seed in range(SEEDS)]
#: Margins lie within this.
MOST_UTILITY = 1000.0


def _type(key: str) -> Any:
    players = game_of(key).meta.players
    return pyspiel.GameType(
        short_name=f"python_teocalli_{key}",
        long_name=game_of(key).meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "ask": ASK[0]},
    )


class TeocalliGame(pyspiel.Game):
    """One game with one number of players."""

    def __init__(self, key: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        self.played = game_of(key)
        given = params or {}
        self.players = int(given.get("players", 2))
        self.board = Board(self.played, Setting(self.players), ask=given.get("ask", ASK[0]))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=self.players,
            min_utility=-MOST_UTILITY,
            max_utility=MOST_UTILITY,
            max_game_length=self.played.meta.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> TeocalliState:
        return TeocalliState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class TeocalliState(pyspiel.State):
    """A game under way; before the set-up there is nothing but chance."""

    def __init__(self, game: TeocalliGame) -> None:
        super().__init__(game)
        self.board = game.board  # shared until the set-up: OpenSpiel makes a new state for every copy of one
        self.asked = CHANCE

    def current_player(self) -> int:
        return self.asked

    def is_chance_node(self) -> bool:
        return self.asked == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.board.legal().tolist())

    def legal_actions(self, *player: int) -> list[int]:
        """Python is answered at once: on the way through C++ the list would be copied twice."""
        if player or self.asked < 0:
            return list(super().legal_actions(*player))
        return self._legal_actions(self.asked)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.asked == CHANCE:
            self.board = deepcopy(self.board)
            self.board.begin(action)
        else:
            self.board.act(action)
        self.asked = TERMINAL if self.board.is_over else self.board.mover

    def _action_to_string(self, player: int, action: int) -> str:
        return f"set-up {action}" if player < 0 else self.board.game.actions.token(action)

    def is_terminal(self) -> bool:
        return self.asked == TERMINAL

    def returns(self) -> list[float]:
        return self.board.rewards() if self.is_terminal() else [0.0] * self.board.seats

    def __str__(self) -> str:
        return "before the set-up" if self.board.state is None else self.board.game.summary(self.board.plain)


class Observer:
    """The observation as OpenSpiel's tensor."""

    def __init__(self, game: TeocalliGame) -> None:
        self.tensor = np.zeros(game.played.observation.count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TeocalliState, player: int) -> None:
        self.tensor[:] = state.board.observe(player) if state.board.state is not None else 0

    def string_from(self, state: TeocalliState, player: int) -> str:
        return f"{player}: {state}"


def _registered(key: str) -> None:
    kind = _type(key)

    class Listed(TeocalliGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, kind, params)

    pyspiel.register_game(kind, Listed)


for _key in GAMES:
    _registered(_key)
