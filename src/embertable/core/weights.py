"""What a mind has learned, as a file: whole numbers, and what they were made for and from.

>>> from embertable.core.traits import Family, Traits
>>> traits = Traits([Family("hand", ["apple", "pear"])])
>>> learned = Weights("2", traits.hash(), 1, [2000, -500], [150, 0], [100_000] * STAGES, {"seed": 7})
>>> found = parse_weights(write_weights(learned), traits, rules=1)
>>> found.at[0], found.at[LAST_STAGE]
([1850, -500], [2150, -500])
>>> parse_weights(write_weights(learned), traits, rules=2)
Traceback (most recent call last):
embertable.core.weights.BadWeights: the learned weights '2' are for rules 1, and these are rules 2
"""

from __future__ import annotations

import json
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.traits import Traits

FORMAT: Final = 2
STAGES: Final = 16
"""Into so many parts a game is divided: the further it has come, the surer a lead, and some things are worth less."""
LAST_STAGE: Final = STAGES - 1

THOUSAND: Final = 1000
"""Weights are thousandths of what the sum predicts: points, or strength where a game has only winners."""

SHARP: Final = 1_000_000
"""Sharpness is in millionths: how much surer of the victory one more of the unit makes, as a logit."""


class BadWeights(EmbertableError):
    """A file of weights that was made for something else."""


class Weights:
    """The weights of one kind of table, by trait, and how much a lead means at each stage of the game.

    A weight drifts: it is less by its drift when the game begins and more by it when the game ends. Without drifts
    everything is worth the same throughout.
    """

    def __init__(
        self,
        kind: str,
        traits: str,
        rules: int,
        weights: list[int],
        drift: list[int],
        sharpness: list[int],
        made: dict[str, Any],
    ) -> None:
        self.kind = kind
        self.traits = traits  # the hash of the list of traits
        self.rules = rules
        self.weights = weights  # in the middle of the game
        self.drift = drift  # empty, or by trait
        self.at = [drifted(weights, drift, stage) for stage in range(STAGES)]
        self.sharpness = sharpness
        self.made = made  # the recipe, the seeds and the commit


def drifted(weights: list[int], drift: list[int], stage: int) -> list[int]:
    """The weights of a stage.

    >>> drifted([1000, 70], [-300, 0], 5)
    [1100, 70]
    """
    if not drift:
        return weights
    gone = 2 * stage - LAST_STAGE  # of so many parts, from the middle
    return [weight + drift[trait] * gone // LAST_STAGE for trait, weight in enumerate(weights)]


def parse_weights(text: str, traits: Traits, rules: int) -> Weights:
    """The weights of a file, or the sentence that says why they do not fit."""
    try:
        found = json.loads(text)
        kind = str(found["kind"])
        form = found["format"]
        if form != FORMAT:
            raise BadWeights("weights format", kind=kind, format=form, known=FORMAT)
        if found["rules"] != rules:
            raise BadWeights("weights rules", kind=kind, made=found["rules"], rules=rules)
        weights, drift, sharpness = found["weights"], found["drift"], found["sharpness"]
        sizes = len(weights), len(drift or weights), len(sharpness)
        if found["traits"] != traits.hash() or sizes != (traits.size, traits.size, STAGES):
            raise BadWeights("weights traits", kind=kind)
        return Weights(kind, traits.hash(), rules, weights, drift, sharpness, found["made"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights("weights unreadable") from error


def write_weights(learned: Weights) -> str:
    """A file of weights: one line for each part, so that a change can be read."""
    parts = {
        "format": FORMAT,
        "kind": learned.kind,
        "traits": learned.traits,
        "rules": learned.rules,
        "made": learned.made,
        "sharpness": learned.sharpness,
        "weights": learned.weights,
        "drift": learned.drift,
    }
    lines = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
