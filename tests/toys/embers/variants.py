"""How many rounds, whether there is a bid, and how many sparks are picked first."""

from __future__ import annotations

from dataclasses import dataclass

from embertable.core.errors import BadVariant
from tests.toys.embers.terms import CARDS, LIGHTS


@dataclass(frozen=True)
class Variants:
    rounds: int = 2
    bids: bool = True
    sparks: int = 0


def check_variants(seats: int, variants: Variants) -> None:
    if variants.rounds < 1:
        raise BadVariant(f"variant rounds is at least 1, not {variants.rounds}")


def modes(seats: int) -> list[Variants]:
    return [Variants(), Variants(sparks=2)]


def bound(seats: int, variants: Variants) -> int:
    return CARDS + seats * (variants.rounds * (LIGHTS + 1) + 2 + variants.sparks)
