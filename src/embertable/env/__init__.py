"""The games as environments for programs that learn. They need the extra `env`: `pip install 'embertable[env]'`.

An action is a number: every key an option of the game can have has one, always the same. What is open now is told by a
mask. An observation is `Game.observe` of the seat that is asked. `docs/environments.md` tells what every number means.

>>> from embertable import CATALOGUE
>>> env = aec(CATALOGUE[0], seats=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, _ = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from embertable.env.errors import MissingLibrary
from embertable.env.play import VICTORY, Rules

if TYPE_CHECKING:
    from embertable.env.many import Batch
    from embertable.env.seats import SeatsEnv
    from embertable.env.single import SoloEnv

__all__ = ["aec", "batch", "solo", "spiel"]


def aec(
    game: str,
    seats: int | None = None,
    variants: Mapping[str, Any] | object = None,
    *,
    reward: str = VICTORY,
    render_mode: str | None = None,
    language: str = "en",
) -> SeatsEnv:
    """A PettingZoo environment (AEC): every seat is an agent, `seat_0` and so on.

    `variants` are options of the game, as a mapping or as its own class. `reward` is `victory` (1 to whoever wins, -1
    to the others, at the end) or `points` (what the last action changed in the points of each seat). `render_mode` is
    `ansi` (text), `svg` or `human` (text, printed). A masked action is refused.
    """
    rules = Rules(game, seats, variants, reward, fewest=2)
    found: SeatsEnv = module("seats").SeatsEnv(rules, render_mode, language)
    return found


def solo(
    game: str,
    seats: int | None = None,
    variants: Mapping[str, Any] | object = None,
    *,
    seat: int = 0,
    rivals: str | Sequence[str] = "random",
    masked: str = "lose",
    reward: str = VICTORY,
    render_mode: str | None = None,
    language: str = "en",
) -> SoloEnv:
    """A Gymnasium environment: one seat learns, bots sit at the others.

    Without `seats` it is the solo game where there is one, else a game of two. `rivals` names a bot, or one for each of
    the other seats. A masked action loses the game, with a warning; with `masked="refuse"` it is an error.

    >>> from embertable import CATALOGUE
    >>> env = solo(CATALOGUE[0], rivals="greedy", reward="points")
    >>> observation, _ = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, _ = env.step(env.action_space.sample())
    """
    rules = Rules(game, seats, variants, reward, fewest=1)
    found: SoloEnv = module("single").SoloEnv(rules, seat, rivals, masked, render_mode, language)
    return found


def batch(
    game: str,
    n: int,
    seats: int | None = None,
    variants: Mapping[str, Any] | object = None,
    *,
    reward: str = VICTORY,
    seed: int = 0,
) -> Batch:
    """Many games at once, into numpy arrays; a game that is over is followed by a new one.

    >>> from embertable import CATALOGUE
    >>> games = batch(CATALOGUE[0], 8)
    >>> rewards, ended = games.step([numbers[0] for numbers in games.legal])
    >>> games.observations.shape[0], rewards.shape, int(ended.sum())
    (8, (8, 2), 0)
    """
    rules = Rules(game, seats, variants, reward, fewest=2)
    found: Batch = module("many").Batch(rules, n, seed)
    return found


def spiel(
    game: str, seats: int | None = None, variants: Mapping[str, Any] | object = None, *, deals: int = 1000
) -> Any:
    """A game of OpenSpiel (`pyspiel.Game`), written in Python. Its one chance node chooses among so many deals.

    It needs OpenSpiel besides: `pip install open_spiel`.
    """
    return module("openspiel").load(Rules(game, seats, variants, VICTORY, fewest=2), deals)


def module(name: str) -> Any:
    """A module of this package, or the sentence that says what it lacks."""
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        raise MissingLibrary("missing library", library=error.name) from error
