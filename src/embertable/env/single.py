"""A game as a Gymnasium environment: one seat learns, bots sit at the others."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from embertable.bots import Bot, bot
from embertable.core.record import Record
from embertable.env.arrays import Observation, action_mask, observation_space, observe
from embertable.env.errors import BadEnvironment, MaskedAction, NotBegun
from embertable.env.picture import RENDER_MODES, check_render_mode, render
from embertable.env.play import POINTS, Play, Rules

LOSE: Final = "lose"
REFUSE: Final = "refuse"


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; `play` is the game as it stands, `record()` the saved game so far."""

    def __init__(
        self,
        rules: Rules,
        seat: int,
        rivals: str | Sequence[str],
        masked: str,
        render_mode: str | None,
        language: str,
    ) -> None:
        check_render_mode(render_mode)
        if masked not in (LOSE, REFUSE):
            raise BadEnvironment("no masked", masked=masked)
        self.masked = masked
        if seat not in range(rules.seats):
            raise BadEnvironment("no seat", seat=seat, last=rules.seats - 1)
        self.rules = rules
        self.seat = seat
        self.rivals = [rivals] * (rules.seats - 1) if isinstance(rivals, str) else list(rivals)
        if len(self.rivals) != rules.seats - 1:
            raise BadEnvironment("rivals", count=rules.seats - 1, rivals=len(self.rivals))
        self.bots = self.seated(0)
        self.render_mode = render_mode
        self.language = language
        self.metadata = {"render_modes": list(RENDER_MODES), "actions": rules.actions.fingerprint()}
        self.observation_space = observation_space(rules)
        self.action_space = OpenActions(self, len(rules.actions.names))
        self.begun: Play | None = None

    def seated(self, seed: int) -> list[Bot]:
        """The bots of the other seats, by seat; at the learner's own sits one that is never asked."""
        names = [*self.rivals[: self.seat], "random", *self.rivals[self.seat :]]
        return [bot(name, seed + seat) for seat, name in enumerate(names)]

    @property
    def play(self) -> Play:
        """The game as it stands."""
        if self.begun is None:
            raise NotBegun("not begun")
        return self.begun

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until the learner is asked. The seed is the game's own."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 32)) if seed is None else seed
        self.begun = Play(self.rules, deal)
        self.bots = self.seated(deal)
        self.play_on()
        return observe(self.begun, self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots play until the learner is asked again."""
        play = self.play
        try:
            reward = play.act(action)[self.seat]
        except MaskedAction as error:
            if self.masked == REFUSE:
                raise
            return self.lost(str(error))
        reward += self.play_on()
        return observe(play, self.seat), reward, play.over, False, {}

    def lost(self, why: str) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """A masked action was taken: the game ends there, and is lost."""
        warnings.warn(f"{why}; the game is lost", stacklevel=3)
        lost = 0.0 if self.rules.reward == POINTS else -1.0
        return observe(self.play, self.seat), lost, True, False, {"masked": why}

    def play_on(self) -> float:
        """The bots play until the learner is asked or the game is over; what that brings the learner."""
        play = self.play
        reward = 0.0
        while not play.over and play.seat != self.seat:
            option = self.bots[play.seat].choose(self.rules.game, play.s, play.seat)
            reward += play.take(option)[self.seat]
        return reward

    def action_masks(self) -> NDArray[np.int8]:
        """1 where an action is open: under the name that learning libraries ask for."""
        return action_mask(self.play, self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return render(self.play, self.seat, self.render_mode, self.language)

    def record(self) -> Record:
        """The game so far, as a saved game."""
        return self.play.record()


class OpenActions(Discrete[Any]):
    """All actions by number; a sample without a mask is one of those open now."""

    def __init__(self, env: SoloEnv, count: int) -> None:
        super().__init__(count)
        self.env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the open actions, or of those a mask or probabilities allow."""
        if mask is None and probability is None and self.env.begun is not None and not self.env.begun.over:
            mask = self.env.action_masks()
        return super().sample(mask, probability)
