"""What can be said of a Flamecraft table, trait by trait: their sum foretells the reputation a seat will have.

One small function for a family or two, always in the same order. Who plays alone plays for as much of it as possible.
"""

from __future__ import annotations

from typing import Final

from embertable.core.traits import POINTS, Tally
from embertable.games.flamecraft.cards.tables import SPELLS
from embertable.games.flamecraft.chapters.scoring import points_of
from embertable.games.flamecraft.mind import families
from embertable.games.flamecraft.mind.families import TRAITS
from embertable.games.flamecraft.mind.opinions import SOLO_BEST
from embertable.games.flamecraft.mind.outlook import outlook
from embertable.games.flamecraft.mind.seat_traits import (
    artisans,
    enchantments,
    fancy_dragons,
    goods,
    offers,
    opinions,
    points,
    question,
    time,
    town,
    under_way,
)
from embertable.games.flamecraft.state import State
from embertable.games.flamecraft.terms import (
    ARTISANS_OF_A_KIND,
    KIND_NAMES,
    NONE,
    PARK_SIZE,
    REMOVED,
    ROW_SIZE,
    START_HAND,
)

__all__ = ["DREAM", "GROWTH", "KINDS", "TRAITS", "UNIT", "finals", "kind", "mark", "stage"]

UNIT: Final = POINTS
DREAM: Final = int(SOLO_BEST)
KINDS: Final = ["alone-gold", "alone", "2", "2-gold", "3-gold", "3", "4", "4-gold", "5-gold", "5"]
GROWTH: Final = [families.FITTING, families.GROWTH]  # what builders like
PURPLE: Final[list[int]] = [KINDS.index(name) for name in ("alone", "2", "3", "4", "5")]
GOLDEN: Final[list[int]] = [KINDS.index(name) for name in ("alone-gold", "2-gold", "3-gold", "4-gold", "5-gold")]

ENDING: Final = 14
LAST_TURNS: Final = 15
FIRST_SPELLS: Final = len(SPELLS) // 2 - ROW_SIZE
# By seats: artisans in the deck when the game begins; who plays alone draws the first hand from another one.
FIRST_ARTISANS: Final[list[int]] = [
    len(KIND_NAMES) * (ARTISANS_OF_A_KIND - removed) - PARK_SIZE - (START_HAND * seats if seats > 1 else 0)
    for seats, removed in enumerate(REMOVED)
]


def kind(s: State) -> int:
    """What kind of table it is: by the seats and the deck of enchantments."""
    return GOLDEN[s.seats - 1] if s.gold else PURPLE[s.seats - 1]


def stage(s: State) -> int:
    """How far the game has come, from 0 to 15: by the deck that will end it sooner."""
    if s.last != NONE:
        return LAST_TURNS
    if s.ending != NONE:
        return ENDING
    left = min(len(s.artisan_deck) / FIRST_ARTISANS[s.seats], len(s.spell_deck) / FIRST_SPELLS)
    return max(0, min(ENDING - 1, int((1.0 - left) * ENDING)))


def finals(s: State) -> list[int]:
    """The reputation of a finished game."""
    return [points_of(s, seat) for seat in range(s.seats)]


def mark(s: State, seat: int, tally: Tally) -> None:
    """Every trait of a seat."""
    me = s.players[seat]
    view = outlook(s, seat)
    opinions(s, seat, tally)
    points(s, seat, tally)
    time(s, view, tally)
    goods(me, view, tally)
    artisans(me, tally)
    fancy_dragons(s, seat, view, tally)
    enchantments(s, seat, view, tally)
    town(s, seat, view, tally)
    offers(s, tally)
    question(s, seat, tally)
    under_way(s, seat, tally)
