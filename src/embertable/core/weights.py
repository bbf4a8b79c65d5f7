"""What a mind has learned, as a file: whole numbers, and what they were made for and from.

>>> from embertable.core.traits import Family, Traits
>>> traits = Traits([Family("hand", ["apple", "pear"])])
>>> learned = Weights("2", traits.hash(), 1, [2000, -500], [100_000] * STAGES, {"seed": 7})
>>> parse_weights(write_weights(learned), traits, rules=1).weights
[2000, -500]
>>> parse_weights(write_weights(learned), traits, rules=2)
Traceback (most recent call last):
embertable.core.weights.BadWeights: the learned weights '2' are for rules 1, and these are rules 2
"""

from __future__ import annotations

import json
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.traits import Traits

FORMAT: Final = 1
STAGES: Final = 16
"""Into so many parts a game is divided: the further it has come, the surer a lead."""

THOUSAND: Final = 1000
"""Weights are thousandths of what the sum predicts: points, or strength where a game has only winners."""

SHARP: Final = 1_000_000
"""Sharpness is in millionths: how much surer of the victory one more of the unit makes, as a logit."""


class BadWeights(EmbertableError):
    """A file of weights that was made for something else."""


class Weights:
    """The weights of one kind of table, by trait, and how much a lead means at each stage of the game."""

    def __init__(
        self, kind: str, traits: str, rules: int, weights: list[int], sharpness: list[int], made: dict[str, Any]
    ) -> None:
        self.kind = kind
        self.traits = traits  # the hash of the list of traits
        self.rules = rules
        self.weights = weights
        self.sharpness = sharpness
        self.made = made  # the recipe, the seeds and the commit


def parse_weights(text: str, traits: Traits, rules: int) -> Weights:
    """The weights of a file, or the sentence that says why they do not fit."""
    try:
        found = json.loads(text)
        kind = str(found["kind"])
        form = found["format"]
        read = Weights(kind, found["traits"], found["rules"], found["weights"], found["sharpness"], found["made"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights("weights unreadable") from error
    if form != FORMAT:
        raise BadWeights("weights format", kind=kind, format=form, known=FORMAT)
    if read.rules != rules:
        raise BadWeights("weights rules", kind=kind, made=read.rules, rules=rules)
    if read.traits != traits.hash() or len(read.weights) != traits.size or len(read.sharpness) != STAGES:
        raise BadWeights("weights traits", kind=kind)
    return read


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
    }
    lines = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
