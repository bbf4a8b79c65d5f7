"""What is to be learned, and by which recipe: everything the result depends on, apart from how long it takes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.flow import State
from embertable.core.game import AnyGame
from embertable.core.layer import Layer
from embertable.core.mind import Mind
from embertable.core.variants import write_variants
from embertable.core.weights import STAGES, Weights
from embertable.lab.training.recipe import Recipe

SHARE: Final = 1 << 32
"""Seeds of one step are this far from those of the next: no deal is played twice."""

MATCH: Final = 1 << 31
"""And within a step this far are the deals of the match from those learned from."""


@dataclass(frozen=True)
class Plan:
    """One kind of table of one game."""

    game: AnyGame
    seats: int
    variants: Any
    recipe: Recipe

    @property
    def mind(self) -> Mind:
        """How the game reads positions."""
        return mind_of(self.game)

    @property
    def kind(self) -> str:
        """The kind of table, by its name."""
        reading = self.mind.reading
        return reading.kinds[reading.kind(self.deal(0))]

    def deal(self, seed: int) -> State:
        """A new game, without a journal."""
        s: State = self.game.new(self.seats, self.variants, seed)
        s.journal = None
        return s

    def written(self) -> dict[str, Any]:
        """The plan as plain data: what a folder of training was begun with."""
        table = {"game": self.game.id, "rules": self.game.rules, "seats": self.seats}
        variants = {} if self.variants is None else write_variants(self.variants)
        traits = self.mind.reading.traits.hash()
        return {**table, "variants": variants, "traits": traits, "recipe": asdict(self.recipe)}

    def seeds(self, step: int) -> int:
        """The first seed of a step."""
        return self.recipe.seed * SHARE * 1000 + step * SHARE

    def in_place(self) -> Weights:
        """What was learned before for this kind of table, or for the nearest."""
        reading = self.mind.reading
        found = self.mind.weights_at(reading.kinds.index(self.kind))
        if found is None:
            raise EmbertableError("nothing to go on with", game=self.game.id, kind=self.kind)
        made = {"from": f"{found.kind} {found.checksum()}"}
        return self.weights(found.weights, found.drift, found.layer, found.sharpness, made)

    def weights(
        self, numbers: list[int], drift: list[int], layer: Layer | None, sharpness: list[int], made: dict[str, Any]
    ) -> Weights:
        """Weights for this kind of table."""
        assert len(sharpness) == STAGES, "one for each stage"
        traits = self.mind.reading.traits.hash()
        return Weights(self.kind, traits, self.game.rules, numbers, drift, layer, sharpness, made)


def mind_of(game: AnyGame) -> Mind:
    """The mind of a game that has traits; another cannot learn."""
    mind: Mind | None = getattr(game, "mind", None)
    if mind is None:
        raise EmbertableError("no traits", game=game.id)
    return mind


def thinking(game: AnyGame, kind: str, weights: Weights | None) -> AnyGame:
    """The same game once more, with a mind of its own that thinks by these weights at this kind of table."""
    other: AnyGame = type(game)()
    mind_of(other).learn(kind, weights)
    return other
