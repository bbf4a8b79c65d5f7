"""What is said of a position of Fire Tower to a person: a few topics, for what is written by hand and learned.

All of them are good things: how far fire is, how little burns around the roof, how safe from the wind it stands.
"""

from __future__ import annotations

from math import log
from typing import Final

from embertable.games.fire_tower.chapters.teams import partner
from embertable.games.fire_tower.mind.opinions import OPINIONS, all_burn, distances
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import SHADOW, TEAMS

NAMES: Final = ["distance", "calm", "wind", "bucket", "zone", "hand", "walls", "towers", "shadows", "time", "under way"]
TOPIC_OF: Final[dict[str, str]] = {
    "opinion fire near the roof": "distance",
    "opinion heat around the roof": "calm",
    "opinion the wind blows this way": "wind",
    "opinion no bucket": "bucket",
    "opinion fire inside": "zone",
    "opinion a poor hand": "hand",
    "opinion a card at work": "under way",
    "own towers": "towers",
    "rivals": "towers",
    "nearest rival": "towers",
    "turns left": "time",
    "distance": "distance",
    "distance with wind": "wind",
    "distance other wind": "distance",
    "distance no wind": "distance",
    "front": "distance",
    "around": "calm",
    "heat": "calm",
    "zone": "zone",
    "zone bucket": "zone",
    "zone no bucket": "bucket",
    "wall": "walls",
    "worry": "calm",
    "wait": "distance",
    "hand": "hand",
    "wind near": "hand",
    "fire near": "hand",
    "water near": "hand",
    "firebreak near": "hand",
    "reckless": "hand",
    "short": "hand",
    "shadows": "shadows",
    "place left": "shadows",
    "last tower": "towers",
    "haunters": "shadows",
    "target": "shadows",
    "farthest": "shadows",
    "last chance": "shadows",
    "haunting": "shadows",
    "drawn": "shadows",
    "own doing": "shadows",
    "question": "under way",
}
OF_OPINION: Final[list[int]] = [NAMES.index(TOPIC_OF[f"opinion {opinion.name}"]) for opinion in OPINIONS]
SHADOWS_PLACE: Final = NAMES.index("shadows")
TOWERS_PLACE: Final = NAMES.index("towers")
FALLEN: Final = -5.0  # strength of a side whose tower fell


def parts(s: State, seat: int) -> list[float]:
    """How safe the towers of a side are, by worry: every worry that is less is so much more strength."""
    away = distances(s)
    found = [0.0 for _ in NAMES]
    if s.players[seat].role == SHADOW:
        found[SHADOWS_PLACE] = log(max(0.001, all_burn(s, away, seat)))
        return found
    side = [seat, partner(seat)] if s.mode == TEAMS else [seat]
    for each in side:
        if not s.players[each].intact:
            found[TOWERS_PLACE] += FALLEN / len(side)
            continue
        for number, opinion in enumerate(OPINIONS):
            found[OF_OPINION[number]] -= opinion.weight * opinion.judge(s, each, away[each]) / len(side)
    return found
