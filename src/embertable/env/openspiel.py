"""A game as OpenSpiel knows games: a `pyspiel.Game` in Python, for its algorithms and its tests.

Everything a game leaves to chance comes from its seed. So there is one chance node, at the beginning: which of the
deals is played. What a player cannot know is dealt anew by `resample_from_infostate`, as information-set searches ask
for; OpenSpiel's plain MCTS does not ask, and sees the true cards, as it does in all its games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from embertable.core.codec import encode
from embertable.core.rng import seeded
from embertable.env.errors import BadEnvironment
from embertable.env.play import Play, Rules, open_actions, victory


def load(rules: Rules, deals: int) -> SpielGame:
    """The game of OpenSpiel; `pyspiel.load_game` finds it from then on under its name."""
    if deals < 1:
        raise BadEnvironment("batch size", count=deals)
    kind = game_type(rules)
    if kind.short_name not in pyspiel.registered_names():
        # A class, as OpenSpiel's own games: a function would be freed after Python has ended, and crash it.
        pyspiel.register_game(kind, registered(rules, deals))
    return SpielGame(rules, deals)


def registered(rules: Rules, deals: int) -> type[SpielGame]:
    """The game as OpenSpiel makes it by itself."""

    class Registered(SpielGame):
        """This table of the game."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(rules, deals, params)

    return Registered


def game_type(rules: Rules) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    modes = [mode for count in rules.game.seats for mode in rules.game.modes(count)]
    mode = modes.index(rules.variants) if rules.variants in modes else len(modes)
    return pyspiel.GameType(
        short_name=f"embertable_{rules.game.id}_{rules.seats}_{mode}",
        long_name=f"Embertable: {rules.game.id}, {rules.seats} seats, mode {mode}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if rules.seats == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats,
        min_num_players=rules.seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One table of a game."""

    def __init__(self, rules: Rules, deals: int, params: Any = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions.names),
            max_chance_outcomes=deals,
            num_players=rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if rules.seats == 2 else None,
            max_game_length=rules.game.bound(rules.seats, rules.variants),
        )
        super().__init__(game_type(rules), info, params or {})
        self.rules = rules
        self.deals = deals

    def new_initial_state(self) -> SpielState:
        """A game before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees, as numbers and as text."""
        return SpielObserver(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at one moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.play: Play | None = None

    def current_player(self) -> Any:
        """The seat that is asked, chance before the deal, nobody after the end."""
        if self.play is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.play.over else self.play.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play is not None and self.play.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, all equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or self.play.over or self.play.seat != player:
            return []
        return sorted(self.play.open)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.rules, action)
        else:
            self.play.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.actions.names[action]

    def returns(self) -> list[float]:
        """1 to whoever has won, -1 to the others; 0 before the end."""
        if self.play is None or not self.play.over:
            return [0.0] * self.rules.seats
        return victory(self.rules, self.play.s)

    def resample_from_infostate(self, player: int, uniform_01: Callable[[], float]) -> SpielState:
        """A state this player could be in as well: what it cannot know is dealt anew."""
        other: SpielState = self.clone()
        play = self.play
        assert play is not None, "before the deal there is nothing to know"
        assert other.play is not None, "a clone is dealt as its original"
        rng = seeded(int(uniform_01() * (1 << 32)))
        other.play.s = self.rules.game.imagine(play.s, player, rng)
        other.play.open = open_actions(self.rules, other.play.s)
        return other

    def __deepcopy__(self, memory: dict[int, Any]) -> SpielState:
        copy = SpielState(self.get_game())
        copy.play = None if self.play is None else self.play.clone()
        return copy

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        seat = "over" if self.play.over else f"seat {self.play.seat}"
        return f"deal {self.play.seed}, {seat}: {', '.join([key for _, key in self.play.taken])}"


class SpielObserver:
    """What a player sees: `Game.observe` as a tensor, the player's view as a string."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tensor = np.zeros(len(rules.observation.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a state, as a player sees it."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.rules.game.observe(state.play.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        if state.play is None:
            return "before the deal"
        return f"seat {player}: {encode(dict(self.rules.game.view(state.play.s, player)))}"
