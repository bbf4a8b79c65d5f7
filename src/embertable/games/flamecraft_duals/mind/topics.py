"""What is said of a position of Flamecraft Duals to a person: a few topics, for what is written by hand and learned."""

from __future__ import annotations

from typing import Final

from embertable.games.flamecraft_duals.chapters.scoring import fountains_scored, hearts
from embertable.games.flamecraft_duals.mind.worth import chances, fountain_promise, hand_promise
from embertable.games.flamecraft_duals.places.patterns import fits
from embertable.games.flamecraft_duals.state import State
from embertable.games.flamecraft_duals.terms import FOUNTAINS

NAMES: Final = ["hearts", "coins", "hand", "fountains", "tokens", "time"]
TOPIC_OF: Final[dict[str, str]] = {
    "hearts": "hearts",
    "coins left": "coins",
    "coin ready": "coins",
    "scored": "hearts",
    "hand": "hand",
    "hand size": "hand",
    "dragon": "tokens",
    "dragon and coin": "tokens",
    "phase": "hand",
    "lacking": "hand",
    "outs": "hand",
    "places": "hand",
    "fits tray": "tokens",
    "fits held": "tokens",
    "promise": "hand",
    "tray": "tokens",
    "kept": "tokens",
    "fountain lacking": "fountains",
    "fountain outs": "fountains",
    "next fountain": "fountains",
    "fountains open": "fountains",
    "tokens left": "time",
    "deck left": "time",
    "ending": "time",
    "done": "fountains",
    "safe": "coins",
    "slack": "coins",
    "mark to reach": "hearts",
}
FOUNTAIN_SHARE: Final = 0.8  # of what the best fountain card promises
ALONE_WAY: Final = 7.0  # in hundredths: every fountain card on the way to the sixth
ALONE_SAFETY: Final = 4.0  # every coin that keeps the game going
ALONE_HEART: Final = 0.1


def parts(s: State, seat: int) -> list[float]:
    """What a side has and may hope for, in hearts; alone in hundredths of the way to the end."""
    me = s.players[seat]
    odds = chances(s, seat)
    fitting = fits(s.board)
    promise = hand_promise(s, me, odds, fitting)
    fountain = fountain_promise(s, odds, fitting)
    found = [0.0 for _ in NAMES]
    if s.seats == 1:
        done = fountains_scored(me)
        found[0] = ALONE_HEART * hearts(s, me)
        found[1] = ALONE_SAFETY * me.coins
        found[2] = ALONE_SAFETY * promise / 2.0
        found[3] = ALONE_WAY * (done + fountain / 4.0 if done < FOUNTAINS else FOUNTAINS)
        return found
    found[0] = float(hearts(s, me))
    found[2] = promise
    found[3] = FOUNTAIN_SHARE * fountain
    return found
