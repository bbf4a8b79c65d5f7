"""What the opinion written by hand says, in weights of traits: from here learning begins."""

from __future__ import annotations

from typing import Final

from embertable.core.weights import THOUSAND
from embertable.games.fire_tower.mind import families
from embertable.games.fire_tower.mind.opinions import AT_WORK, INSIDE, NO_BUCKET, OF_A_CARD, OF_THE_HAND
from embertable.games.fire_tower.mind.worth import MEAN_WORTH, WORTH
from embertable.games.fire_tower.terms import NORTH, WEST

WORRY: Final = 0.01
"""Worries are counted in hundredths."""


def beginning() -> list[int]:
    """By trait."""
    found = [0.0] * families.TRAITS.size
    found[families.WORRY.start] = -WORRY
    for bucket, family in enumerate(families.ZONE):
        for fires in range(len(family.items)):
            found[family.start + fires] = -NO_BUCKET * bucket - (INSIDE if fires else 0.0)
    worths = [WORTH[NORTH], WORTH[NORTH], *WORTH[WEST + 1 :]]  # winds are told apart by where they blow
    for family in families.HAND:
        for item, worth in enumerate(worths):
            found[family.start + item] = OF_THE_HAND * worth
    found[families.SHORT.start] = OF_THE_HAND * MEAN_WORTH
    for ask, number in families.NUMBER_OF.items():
        always, _ = AT_WORK.get(ask, (0.0, 0.0))
        found[families.QUESTION.start + number] = OF_A_CARD * always
    return [round(THOUSAND * each) for each in found]


BEGINNING: Final = beginning()
