"""What every game's opinion of a position is made of: reasons written by hand, or a sum that was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from embertable.core.flow import State, Step
from embertable.core.game import Score
from embertable.core.traits import Family, Tally, Traits
from embertable.core.weights import SHARP, THOUSAND, Weights

NOBODY: Final = -1
"""The side of a seat that cannot win any more."""

EVERYBODY: Final = -2
"""Who looks at a table where nothing is secret."""

FOR_POINTS: Final = 0.3
"""Who plays alone plays to win, and this much of it for the points."""


class Opinion:
    """One reason to like a position: a small function of the state and the seat, and how much it counts.

    A game may hand its opinions something it worked out once for all of them, after the state and the seat.

    >>> first = Opinion("sits first", lambda s, seat: float(seat == 0), weight=0.5)
    >>> first.weight * first.judge(None, 0)
    0.5
    """

    def __init__(self, name: str, judge: Callable[..., float], weight: float) -> None:
        self.name = name
        self.judge = judge
        self.weight = weight


def chance(edge: float) -> float:
    """An edge as a probability.

    >>> chance(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-edge))


def chances(hopes: list[float], spread: float) -> list[float]:
    """By seat, what its lead over the best other is worth; one of `spread` about three games in four.

    >>> [round(each, 2) for each in chances([30.0, 18.0, 6.0], spread=12.0)]
    [0.73, 0.27, 0.12]
    """
    found: list[float] = []
    for seat in range(len(hopes)):
        best = max([hopes[other] for other in range(len(hopes)) if other != seat])
        found.append(chance((hopes[seat] - best) / spread))
    return found


def outcome(scores: Sequence[Score], seat: int) -> float:
    """A game that is over: 1 for a victory, less where it is shared, 0 for a defeat.

    >>> outcome([Score(9, wins=True), Score(9, wins=True), Score(3, wins=False)], seat=1)
    0.5
    """
    if not scores[seat].wins:
        return 0.0
    return 1.0 / sum([1 for score in scores if score.wins])


class Reading:
    """How a game reads a position in traits: the functions of its room `mind/traits.py`."""

    def __init__(
        self,
        traits: Traits,
        unit: str,
        kinds: list[str],
        mark: Callable[[Any, int, Tally], None],
        kind: Callable[[Any], int],
        stage: Callable[[Any], int],
        side: Callable[[Any, int], int],
        rivals: Callable[[Any], int],
        finals: Callable[[Any], list[int]],
        dream: int,
        growth: list[Family],
        start: list[int] | None = None,
        apart: list[str] | None = None,
    ) -> None:
        self.traits = traits
        self.unit = unit  # what the sums predict: POINTS, or STRENGTH where a game has only winners
        self.kinds = kinds  # kinds of tables, alike ones beside each other
        self.mark = mark  # every trait of a position, as the seat sees it that speaks for its side
        self.kind = kind  # of the table, as a place in `kinds`
        self.stage = stage  # how far the game has come
        self.side = side  # the first of the seats that win together with this one, or NOBODY
        self.rivals = rivals  # how many opponents of paper there are, numbered after the seats
        self.finals = finals  # what the sums should have been, when the game is over: by seat, then by rival
        self.dream = dream  # points of a game that could not be better, for who plays alone
        self.growth = growth  # families that grow with what is built for later
        self.apart = apart or []  # kinds that are games of their own: they share no weights with others
        self.start = start  # weights that say what the opinion written by hand says, where a game has them


def for_any_viewer(opinion: Callable[[Any], list[float]]) -> Callable[..., list[float]]:
    """An opinion written by hand, which looks at every imagined table as if nothing were secret."""

    def expectations(s: State, viewer: int = EVERYBODY) -> list[float]:
        return opinion(s)

    return expectations


def own_side(s: State, seat: int) -> int:
    """Everyone for themselves."""
    return seat


def no_growth(s: State, seat: int) -> int:
    """A game without traits cannot tell what is built."""
    return 0


def always_sensible(s: State, seat: int, option: Step) -> bool:
    """A game in which nothing that is offered hurts the own side alone."""
    return False


def no_rivals(s: State) -> int:
    """Nobody plays but those who sit at the table."""
    return 0


class Mind:
    """What each seat can expect, from 0 to 1, by the sum of the traits of its side against those of the others.

    Every kind of table has weights of its own; one that has none uses the nearest in the list of kinds, of two equally
    near the one before it; a kind that stands apart neither borrows nor lends. Where there are none at all, the opinion
    written by hand is asked.
    """

    def __init__(
        self,
        reading: Reading,
        scores: Callable[[Any], Sequence[Score]],
        opinion: Callable[[Any], list[float]],
        read: Callable[[str], Weights | None],
    ) -> None:
        self.reading = reading
        self.scores = scores
        self.opinion = opinion
        self.read = read
        self.opened = [False for _ in reading.kinds]
        self.learned: list[Weights | None] = [None for _ in reading.kinds]
        self.building = [0 for _ in range(reading.traits.size)]  # by trait, whether it is something built
        for family in reading.growth:
            for item in range(len(family.items)):
                self.building[family.start + item] = 1

    def expectations(self, s: State, viewer: int = EVERYBODY) -> list[float]:
        """By seat: certain when the game is over, else how likely its side seems to win.

        Of what others keep secret a viewer knows nothing, however a table was imagined.
        """
        if not s.agenda:
            return self.certainties(s)
        learned = self.weights_at(self.reading.kind(s))
        if learned is None:
            return self.opinion(s)
        sides = [self.reading.side(s, seat) for seat in range(s.seats)]
        stage = self.reading.stage(s)
        sums = self.sums(s, sides, learned, stage, viewer)
        if s.seats == 1:
            return [self.alone(sums, learned.sharpness[stage])]
        return shares(sums, sides, learned.sharpness[stage])

    def growth(self, s: State, seat: int) -> int:
        """How much the side of a seat has built for later, counted in traits."""
        tally = Tally(self.building)
        side = self.reading.side(s, seat)
        if s.agenda and side != NOBODY:
            self.reading.mark(s, side, tally)
        return tally.total

    def sums(self, s: State, sides: list[int], learned: Weights, stage: int, viewer: int) -> list[int]:
        """What the traits of each side come to, at its first seat, and of each rival; 0 at all other seats."""
        mark = self.reading.mark
        own = viewer if viewer == EVERYBODY else sides[viewer]
        found: list[int] = []
        for seat in range(s.seats + self.reading.rivals(s)):
            if seat >= s.seats or sides[seat] == seat:
                found.append(learned.worth(mark, s, seat, stage, own in (EVERYBODY, seat)))
            else:
                found.append(0)
        return found

    def alone(self, sums: list[int], sharpness: int) -> float:
        """For who plays alone: the chance against the rivals, and a part for the points."""
        points = sums[0] / THOUSAND
        if len(sums) == 1:
            return self.pride(points)
        edge = (sums[0] - max(sums[1:])) / THOUSAND * sharpness / SHARP
        return (1.0 - FOR_POINTS) * chance(edge) + FOR_POINTS * self.pride(points)

    def pride(self, points: float) -> float:
        """Points as a part of a dream."""
        return max(0.0, min(1.0, points / self.reading.dream))

    def certainties(self, s: State) -> list[float]:
        """By seat, when the game is over: sides that win share the victory, and without a winner all do."""
        scores = self.scores(s)
        if s.seats == 1:
            points = self.pride(float(self.reading.finals(s)[0]))
            won = 1.0 if scores[0].wins else 0.0
            return [(1.0 - FOR_POINTS) * won + FOR_POINTS * points if self.reading.rivals(s) else points]
        sides = [self.reading.side(s, seat) for seat in range(s.seats)]
        winners = {side if side >= 0 else seat for seat, side in enumerate(sides) if scores[seat].wins}
        if not winners:
            hopeful = {side for side in sides if side != NOBODY}
            return [1.0 / (len(hopeful) or s.seats) for _ in sides]
        return [1.0 / len(winners) if score.wins else 0.0 for score in scores]

    def weights_at(self, kind: int) -> Weights | None:
        """The weights for a kind of table, or those of the nearest kind that has any."""
        if not self.opened[kind]:
            self.learned[kind] = self.nearest(kind)
            self.opened[kind] = True
        return self.learned[kind]

    def nearest(self, kind: int) -> Weights | None:
        """Look for weights, from this kind outwards."""
        kinds = self.reading.kinds
        for other in sorted(range(len(kinds)), key=lambda other: (abs(other - kind), other)):
            if other == kind or (self.is_like_others(kind) and self.is_like_others(other)):
                found = self.read(kinds[other])
                if found is not None:
                    return found
        return None

    def is_like_others(self, kind: int) -> bool:
        """Whether what is learned at this kind of table holds at others too."""
        return self.reading.kinds[kind] not in self.reading.apart

    def learn(self, kind: str, weights: Weights | None) -> None:
        """Think by these weights at this kind of table from now on; None: by the opinion written by hand."""
        place = self.reading.kinds.index(kind)
        self.learned[place] = weights
        self.opened[place] = True


def shares(sums: list[int], sides: list[int], sharpness: int) -> list[float]:
    """What each seat can expect: the chance of its side, by how much its sum is above the others.

    >>> [round(share, 2) for share in shares([30_000, 30_000, 0], [0, 1, 0], 100_000)]
    [0.5, 0.5, 0.5]
    >>> [round(share, 2) for share in shares([40_000, 30_000, 0], [0, 1, NOBODY], 100_000)]
    [0.73, 0.27, 0.0]
    """
    seats = len(sides)
    best = max([sums[seat] for seat in range(seats) if sides[seat] == seat] + sums[seats:])
    sharp = sharpness / (THOUSAND * SHARP)
    parts = [0.0 for _ in sums]
    whole = 0.0
    for number in range(len(sums)):
        if number >= seats or sides[number] == number:
            part = exp((sums[number] - best) * sharp)
            parts[number] = part
            whole += part
    return [parts[side] / whole if side >= 0 else 0.0 for side in sides]
