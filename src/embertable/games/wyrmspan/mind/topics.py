"""What is said of a mat of Wyrmspan to a person: a few topics, for what is written by hand and for what is learned."""

from __future__ import annotations

from typing import Final

from embertable.games.wyrmspan.mind.glance import glance
from embertable.games.wyrmspan.mind.opinions import OPINIONS, WEIGHTS, judged
from embertable.games.wyrmspan.mind.pending import pending
from embertable.games.wyrmspan.state import State

NAMES: Final = [
    *("points", "coins", "resources", "cards", "lairs", "explorations", "round ends", "nests", "eggs", "guild"),
    *("objectives", "under way", "dragons", "automa"),
]
TOPIC_OF: Final[dict[str, str]] = {
    "opinion points now": "points",
    "opinion coins": "coins",
    "opinion resources": "resources",
    "opinion cards": "cards",
    "opinion open lairs": "lairs",
    "opinion explorations": "explorations",
    "opinion round ends": "round ends",
    "opinion nests": "nests",
    "opinion eggs to spend": "eggs",
    "opinion guild": "guild",
    "opinion objectives": "objectives",
    "opinion under way": "under way",
    "points": "points",
    "points guild": "guild",
    "points eggs": "eggs",
    "points objectives": "objectives",
    "points leftovers": "resources",
    "coins": "coins",
    "passed": "coins",
    "stock": "resources",
    "last stock": "resources",
    "hand": "cards",
    "cave hand": "cards",
    "nests": "nests",
    "excavated": "lairs",
    "standing": "dragons",
    "explored": "explorations",
    "room": "lairs",
    "free spaces": "lairs",
    "walk": "explorations",
    "walks to come": "explorations",
    "walk now": "explorations",
    "growing": "dragons",
    "growing later": "dragons",
    "playable": "cards",
    "nearly playable": "cards",
    "best in hand": "cards",
    "best on display": "cards",
    "objective": "objectives",
    "later objective": "objectives",
    "lead": "objectives",
    "place": "objectives",
    "track": "guild",
    "placed": "guild",
    "guild": "guild",
    "own cell": "guild",
    "free cell": "guild",
    "in hand": "cards",
    "ready": "cards",
    "on mat": "dragons",
    "at work": "round ends",
    "on display": "cards",
    "cave": "cards",
    "question": "under way",
    "under way": "under way",
    "level": "automa",
    "automa level": "automa",
    "automa points": "automa",
    "automa decisions": "automa",
    "automa steps": "automa",
    "automa tokens": "automa",
    "automa coins": "automa",
    "automa lead": "automa",
}
OF_OPINION: Final[list[int]] = [NAMES.index(TOPIC_OF[f"opinion {opinion.name}"]) for opinion in OPINIONS]


def parts(s: State, seat: int) -> list[float]:
    """The points a mat may hope for, by opinion."""
    found = [0.0 for _ in NAMES]
    for number, worth in enumerate(judged(s, seat, glance(s, seat))):
        found[OF_OPINION[number]] += WEIGHTS[number] * worth
    found[OF_OPINION[-1]] += WEIGHTS[-1] * pending(s, seat)
    return found
