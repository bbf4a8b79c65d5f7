"""What is said of a Flamecraft table to a person: a few topics, for what is written by hand and for what is learned."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft.chapters.scoring import points_of
from embertable.games.flamecraft.mind.opinions import OPINIONS, time_left
from embertable.games.flamecraft.state import State

NAMES: Final = ["reputation", "goods", "enchantments", "artisans", "fancy", "coins", "town", "time", "under way"]
TOPIC_OF: Final[dict[str, str]] = {
    "opinion goods": "goods",
    "opinion enchantments within reach": "enchantments",
    "opinion artisans in hand": "artisans",
    "opinion sun dragons": "fancy",
    "opinion coins to spend": "coins",
    "opinion the visited shop": "under way",
    "points": "reputation",
    "points coins": "coins",
    "points moons": "fancy",
    "turns": "time",
    "artisans left": "time",
    "enchantments left": "time",
    "goods": "goods",
    "late goods": "goods",
    "purse": "coins",
    "hand": "artisans",
    "kinds in hand": "artisans",
    "fancy": "fancy",
    "fancy time": "fancy",
    "sun ready": "fancy",
    "fancy played": "fancy",
    "companion": "town",
    "payable": "enchantments",
    "nearly payable": "enchantments",
    "in row": "enchantments",
    "reserved": "enchantments",
    "castable": "enchantments",
    "best enchantment": "enchantments",
    "here": "town",
    "in town": "town",
    "best visit": "town",
    "best place": "town",
    "fitting": "artisans",
    "growth": "town",
    "growth time": "town",
    "mode": "time",
    "question": "under way",
    "under way": "under way",
}
OF_OPINION: Final[list[int]] = [NAMES.index(TOPIC_OF[f"opinion {opinion.name}"]) for opinion in OPINIONS]


def parts(s: State, seat: int) -> list[float]:
    """The reputation a seat may hope for, by opinion."""
    found = [0.0 for _ in NAMES]
    found[0] = float(points_of(s, seat))
    left = time_left(s, seat)
    if left > 0.0:
        for number, opinion in enumerate(OPINIONS):
            found[OF_OPINION[number]] += left * opinion.weight * opinion.judge(s, seat)
    return found
