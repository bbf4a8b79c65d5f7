"""A game as a PettingZoo environment: every seat is an agent, one is asked at a time."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from embertable.core.record import Record
from embertable.env.arrays import Observation, observation_space, observe
from embertable.env.errors import NotBegun
from embertable.env.picture import RENDER_MODES, check_render_mode, render
from embertable.env.play import Play, Rules


class SeatsEnv(AECEnv[str, Observation, int]):
    """One game; `play` is the game as it stands, `record()` the saved game so far."""

    def __init__(self, rules: Rules, render_mode: str | None, language: str) -> None:
        check_render_mode(render_mode)
        self.rules = rules
        self.render_mode = render_mode
        self.language = language
        self.metadata = {
            "name": f"{rules.game.id}_v{rules.game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "actions": rules.actions.fingerprint(),
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.agents = []
        space = observation_space(rules)
        self.spaces: dict[str, Dict[Any]] = dict.fromkeys(self.possible_agents, space)
        self.choices: dict[str, Discrete[Any]] = {
            agent: Discrete(len(rules.actions.names)) for agent in self.possible_agents
        }
        self.deals = Random()
        self.begun: Play | None = None

    @property
    def play(self) -> Play:
        """The game as it stands."""
        if self.begun is None:
            raise NotBegun("not begun")
        return self.begun

    def observation_space(self, agent: str) -> Dict[Any]:
        """What an agent is given: `observation` and `action_mask`."""
        return self.spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The numbers of all actions."""
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The seed is the game's own; without one the deals that follow come from the last seed."""
        if seed is not None:
            self.deals = Random(seed)
        self.begun = Play(self.rules, self.deals.getrandbits(32) if seed is None else seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self.agent_selection = agents[self.begun.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty unless it is asked."""
        return observe(self.play, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The agent that is asked takes an action; `None` when the game is over."""
        play = self.play
        agent = self.agent_selection
        if self.terminations.get(agent, False):
            self._was_dead_step(action)  # type: ignore[arg-type]  # PettingZoo's own type forgets its None
            return
        rewards = play.act(action)
        self._cumulative_rewards[agent] = 0.0
        agents = self.possible_agents
        for number, name in enumerate(agents):
            self.rewards[name] = rewards[number]
            self._cumulative_rewards[name] += rewards[number]
        if play.over:
            self.terminations = dict.fromkeys(agents, True)
            self.agent_selection = agents[0]
        else:
            self.agent_selection = agents[play.seat]

    def render(self) -> str | None:
        """The table as the agent that is asked sees it; after the end, as everybody does."""
        play = self.play
        return render(play, None if play.over else play.seat, self.render_mode, self.language)

    def close(self) -> None:
        """Nothing is kept open."""

    def record(self) -> Record:
        """The game so far, as a saved game."""
        return self.play.record()
