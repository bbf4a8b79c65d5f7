"""Looking at a mat: who stands where, and who stands next to whom."""

from __future__ import annotations

from typing import Final

from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.state import Player
from embertable.games.wyrmspan.terms import (
    ADJACENT,
    ANYWHERE,
    CAVES,
    COLUMNS,
    HERE,
    IN_CRIMSON,
    PLACES,
    THIS_CAVE,
    THIS_COLUMN,
    WHERE_NAMES,
)

OUT_OF_REACH: Final = Refusal("out of reach", "abilities")
NO_DRAGON_HERE: Final = Refusal("no dragon here", "abilities")
NO_DRAGON_CARD: Final = Refusal("no dragon card", "enticing")
COUNTS_NOTHING: Final = Refusal("counts nothing", "abilities")


def by_where(anywhere: str, there: str, rule: str) -> list[Refusal]:
    """A reason for each part of the mat, in the order of their numbers; the first is the whole mat."""
    return [Refusal(anywhere, rule), *[Refusal(there, rule, f"where {name}") for name in WHERE_NAMES[1:]]]


NO_DRAGON_THERE: Final = by_where("no dragons", "no dragon there", "abilities")

ALL_PLACES: Final[list[int]] = list(range(PLACES))
ROWS: Final[list[list[int]]] = [[row * COLUMNS + column for column in range(COLUMNS)] for row in range(3)]
COLUMN: Final[list[list[int]]] = [[row * COLUMNS + column for row in range(3)] for column in range(COLUMNS)]


def next_to(place: int) -> list[int]:
    """The places directly above, left, right and below."""
    row, column = divmod(place, COLUMNS)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * COLUMNS + c for r, c in around if 0 <= r < 3 and 0 <= c < COLUMNS]


NEXT_TO: Final[list[list[int]]] = [next_to(place) for place in range(PLACES)]


def tucked_at(place: int, card: int) -> int:
    """A dragon card under the dragon at a place, as a mat keeps it; `place_and_card` reads it."""
    return place << 8 | card


def place_and_card(tucked: int) -> tuple[int, int]:
    """Where a tucked card lies, and which it is."""
    return tucked >> 8, tucked & 255


def marker_on(cell: int, owner: int) -> int:
    """A marker on a cell of the guild tile, as the table keeps it; `cell_and_owner` reads it."""
    return cell << 3 | owner


def cell_and_owner(marker: int) -> tuple[int, int]:
    """On which cell a marker lies, and whose it is."""
    return marker >> 3, marker & 7


def place_of(me: Player, dragon: int) -> int:
    """Where a dragon is; one that was covered is where the dragon on top of it is."""
    if dragon in me.dragons:
        return me.dragons.index(dragon)
    for tucked in me.tucked:
        place, card = place_and_card(tucked)
        if card == dragon:
            return place
    raise AssertionError(f"dragon {dragon} is not on this mat")


def region(me: Player, where: int, source: int) -> list[int]:
    """The places an effect speaks of, with or without a dragon."""
    if where == ANYWHERE:
        return ALL_PLACES
    if where >= IN_CRIMSON:
        return ROWS[where - IN_CRIMSON]
    place = place_of(me, source)
    if where == HERE:
        return [place]
    if where == THIS_CAVE:
        return ROWS[place // COLUMNS]
    if where == THIS_COLUMN:
        return COLUMN[place % COLUMNS]
    assert where == ADJACENT, f"there is no region {where}"
    return NEXT_TO[place]


def dragons_in(me: Player, where: int, source: int) -> list[int]:
    """The places with a dragon an effect speaks of."""
    dragons = me.dragons
    return [place for place in region(me, where, source) if dragons[place]]


def out_of_reach(where: int) -> Refusal:
    """An effect speaks of another part of the mat."""
    return OUT_OF_REACH.about(f"where {WHERE_NAMES[where]}")


def places_refused(me: Player, where: int, source: int) -> list[tuple[int, Refusal]]:
    """The places that `dragons_in` leaves out, each with why: it is elsewhere, or there is no dragon."""
    found = dragons_in(me, where, source)
    meant, elsewhere = region(me, where, source), out_of_reach(where)
    return [(place, NO_DRAGON_HERE if place in meant else elsewhere) for place in ALL_PLACES if place not in found]


def has_room(me: Player) -> list[bool]:
    """By cave, whether a dragon could come: the leftmost place without one is excavated."""
    standing, excavated = me.standing, me.excavated
    return [standing[cave] < excavated[cave] for cave in CAVES]


def eggs_of(me: Player) -> int:
    """All eggs in nests."""
    return me.mat_eggs + sum(me.eggs)


def cached_on(me: Player, place: int) -> list[int]:
    """The resources on the dragon at a place, by kind."""
    return me.cached[place * 4 : place * 4 + 4]
