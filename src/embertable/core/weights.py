"""What a mind has learned, as a file: whole numbers, and what they were made for and from.

>>> from embertable.core.traits import Family, Traits
>>> traits = Traits([Family("hand", ["apple", "pear"])])
>>> learned = Weights("2", traits.hash(), 1, [2000, -500], [150, 0], None, [100_000] * STAGES, {"seed": 7})
>>> found = parse_weights(write_weights(learned), traits, rules=1)
>>> found.at[0], found.at[LAST_STAGE]
([1850, -500], [2150, -500])
>>> parse_weights(write_weights(learned), traits, rules=2)
Traceback (most recent call last):
embertable.core.weights.BadWeights: the learned weights '2' are for rules 1, and these are rules 2
"""

from __future__ import annotations

import json
from binascii import crc32
from collections.abc import Callable
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.flow import State
from embertable.core.layer import HEAVIEST, Layer
from embertable.core.traits import Listing, LongTally, Tally, Traits

FORMAT: Final = 3
STAGES: Final = 16
"""Into so many parts a game is divided: the further it has come, the surer a lead, and some things are worth less."""
LAST_STAGE: Final = STAGES - 1

SHORT: Final = (",", ":")
"""How numbers follow each other in a file: there are many."""

THOUSAND: Final = 1000
"""Weights are thousandths of what the sum predicts: points, or strength where a game has only winners."""

SHARP: Final = 1_000_000
"""Sharpness is in millionths: how much surer of the victory one more of the unit makes, as a logit."""


class BadWeights(EmbertableError):
    """A file of weights that was made for something else."""


class Weights:
    """The weights of one kind of table, by trait, and how much a lead means at each stage of the game.

    A weight drifts: it is less by its drift when the game begins and more by it when the game ends. Without drifts
    everything is worth the same throughout. Beside the sum there may be a layer of hidden units; what traits add to it
    then stands in one long number with what they add to the sum.
    """

    def __init__(
        self,
        kind: str,
        traits: str,
        rules: int,
        weights: list[int],
        drift: list[int],
        layer: Layer | None,
        sharpness: list[int],
        made: dict[str, Any],
    ) -> None:
        self.kind = kind
        self.traits = traits  # the hash of the list of traits
        self.rules = rules
        self.weights = weights  # in the middle of the game
        self.drift = drift  # empty, or by trait
        self.layer = layer
        self.at = [drifted(weights, drift, stage) for stage in range(STAGES)] if drift else [weights] * STAGES
        if layer is not None:
            self.at = [layer.packed(each) for each in self.at] if drift else [layer.packed(weights)] * STAGES
        self.sharpness = sharpness
        self.made = made  # the recipe, the seeds and the commit

    def worth(self, mark: Callable[[State, int, Tally], None], s: State, seat: int, stage: int, is_open: bool) -> int:
        """What the traits of a side come to, in thousandths."""
        if self.layer is None:
            tally = Tally(self.at[stage], is_open)
            mark(s, seat, tally)
            return tally.total
        long = LongTally(self.at[stage], is_open)
        mark(s, seat, long)
        return self.layer.read(long.long)

    def parts(self, listing: Listing, stage: int) -> list[int]:
        """What each trait of a listing brings to what a tally of all of them comes to."""
        weights = [self.at[stage][trait] for trait in listing.traits]
        if self.layer is not None:
            return self.layer.parts(weights, listing.times)
        return [weight * times for weight, times in zip(weights, listing.times, strict=True)]

    def checksum(self) -> str:
        """What tells these weights from others."""
        layer = [] if self.layer is None else [self.layer.bias, *self.layer.weights, self.layer.worth]
        return f"{crc32(repr([self.weights, self.drift, layer]).encode()):08x}"


def drifted(weights: list[int], drift: list[int], stage: int) -> list[int]:
    """The weights of a stage.

    >>> drifted([1000, 70], [-300, 0], 5)
    [1100, 70]
    """
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
        layer = parse_layer(found["layer"], traits) if found["layer"] else None
        return Weights(kind, traits.hash(), rules, weights, drift, layer, sharpness, found["made"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights("weights unreadable") from error


def parse_layer(found: dict[str, Any], traits: Traits) -> Layer:
    """The hidden units of a file."""
    bias, weights, worth = found["bias"], found["weights"], found["worth"]
    if len(bias) != len(weights) or len(bias) != len(worth):
        raise ValueError("every unit begins somewhere, adds up traits and is worth something")
    for unit in weights:
        if len(unit) != traits.size or max(unit) > HEAVIEST or min(unit) < -HEAVIEST:
            raise ValueError("a unit has one weight for each trait, and none that is too heavy")
    return Layer(bias, weights, worth)


def write_weights(learned: Weights) -> str:
    """A file of weights: one line for each part, so that a change can be read."""
    layer = learned.layer
    parts = {
        "format": FORMAT,
        "kind": learned.kind,
        "traits": learned.traits,
        "rules": learned.rules,
        "made": learned.made,
        "sharpness": learned.sharpness,
        "weights": learned.weights,
        "drift": learned.drift,
        "layer": None if layer is None else {"bias": layer.bias, "worth": layer.worth, "weights": layer.weights},
    }
    lines = [f"{json.dumps(name)}: {json.dumps(part, separators=SHORT)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
