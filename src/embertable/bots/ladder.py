"""The six levels: the same opponents in every game and on every machine.

The lower two weigh what they notice at a glance, as a beginner does; the others look ahead, each further than the one
below. All but the highest overlook options, yet never what is glaring, and for those who look further less is glaring:
in a game where looking further changes little, that is what sets them apart. A budget is a number of iterations, never
of seconds, so that a slow machine only takes longer.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from embertable.bots.attention import FULL, MUCH, Attention
from embertable.bots.base import Bot
from embertable.bots.search import SearchBot
from embertable.bots.taste import Taste
from embertable.core.flow import State, Step, apply, fresh
from embertable.core.game import AnyGame

HARM: Final = 0.03
"""If everything noticed costs more of the chance to win than this, even a beginner looks again."""

HARMLESS: Final = 0.12
"""However blurred its view, a beginner takes nothing that looks worse than the best by more of the chance to win."""

SHARPEST: Final = 1e-6
"""Where all options look alike, any of them will do."""

LIKED: Final = 2.0
"""So much more often a beginner takes what is liked most."""


class Level:
    """How an opponent thinks: what it notices of a question, how surely it tells good from better, how far it looks."""

    def __init__(self, number: int, name: str, attention: Attention, blur: float = 0.0, iterations: int = 0) -> None:
        self.number = number
        self.name = name  # of the dragon that plays so
        self.attention = attention
        self.blur = blur  # what differs by less looks the same at a glance, in standard deviations of what is seen
        self.iterations = iterations  # how far it looks ahead; 0: not at all


LEVELS: Final[list[Level]] = [
    Level(1, "hrymko", Attention(0.1, least=3), blur=2.6),
    Level(2, "zharynka", Attention(0.4, least=3), blur=0.9),
    Level(3, "popil", Attention(0.0, least=2, glaring=0.05), iterations=12),
    Level(4, "iskra", Attention(0.15, glaring=0.016), iterations=200),
    Level(5, "dymko", Attention(0.1, glaring=0.009), iterations=4000),
    Level(6, "zahrava", FULL, iterations=20_000),
]
"""From the kindest to the strongest. `docs/minds.md` says how often each beats the one below."""


NEWCOMERS: Final = 2
"""The number of the level at which newcomers begin."""


def level_bot(level: Level, seed: int, taste: Taste | None = None) -> Bot:
    """Somebody who plays at this level, perhaps with a taste."""
    if level.iterations:
        return SearchBot(seed, level.iterations, taste=taste, attention=level.attention, level=level.number)
    return BeginnerBot(seed, level, taste)


class BeginnerBot(Bot):
    """Weighs a few options by where they lead at once and takes one of those that look good; overlooks the others.

    Nothing absurd is done: what looks clearly worse than the best it noticed is never taken, where all it noticed would
    do harm it looks at everything, and what the game calls senseless is left to nobody. Where little can be expected
    anyway, half of it is much.
    """

    def __init__(self, seed: int, level: Level, taste: Taste | None = None) -> None:
        super().__init__(seed)
        self.attention = level.attention
        self.blur = level.blur
        self.taste = taste

    def think(self, game: AnyGame, s: State, seat: int) -> Step:
        options = fresh(s)
        if len(options) == 1:
            return options[0]
        seen = self.attention.noticed(len(options), self.rng)
        values = [self.look(game, s, seat, number) for number in seen]
        if len(seen) < len(options) and max(values) < self.least(game.evaluate(s, seat)):
            others = [number for number in range(len(options)) if number not in seen]
            values += [self.look(game, s, seat, number) for number in others]
            seen += others
        weights = self.weights(values)
        if self.taste is not None:
            self.tilt(weights, game, s, seat, seen, self.taste)
        while max(weights) > 0.0:
            place = self.choose_among(weights)
            if not game.is_senseless(s, seat, options[seen[place]]):
                return options[seen[place]]
            weights[place] = 0.0
        return self.sensible(game, s, seat, options)

    def sensible(self, game: AnyGame, s: State, seat: int, options: list[Step]) -> Step:
        """Something else, if all that was noticed would be absurd: the first that comes to mind."""
        numbers = list(range(len(options)))
        self.rng.shuffle(numbers)
        for number in numbers:
            if not game.is_senseless(s, seat, options[number]):
                return options[number]
        raise AssertionError("a choice is senseless only if there is another")

    def least(self, now: float) -> float:
        """What one of the options noticed should leave of what can be expected now, or all are looked at."""
        return max(now - HARM, MUCH * now)

    def look(self, game: AnyGame, s: State, seat: int, number: int) -> float:
        """Where an option leads, as it seems."""
        after = s.clone()
        apply(after, fresh(after)[number])
        return game.evaluate(after, seat)

    def weights(self, values: list[float]) -> list[float]:
        """How likely each is to be taken: only those that look about as good as the best are."""
        best = max(values)
        blur = max(self.blur * deviation(values), SHARPEST)
        least = max(best - min(3.0 * blur, HARMLESS), MUCH * best)
        return [exp((value - best) / blur) if value >= least else 0.0 for value in values]

    def tilt(self, weights: list[float], game: AnyGame, s: State, seat: int, seen: list[int], taste: Taste) -> None:
        """What is liked most of what may be taken is taken more often. A second world shows what is uncertain."""
        world = game.imagine(s, seat, self.rng) if taste.risk != 0.0 else s
        liked = -1
        most = 0.0
        for place in range(len(weights)):
            if weights[place] > 0.0:
                number = seen[place]
                spread = 0.0
                if taste.risk != 0.0:
                    spread = abs(self.look(game, world, seat, number) - self.look(game, s, seat, number))
                liking = taste.liking(game, s, seat, fresh(s)[number], spread)
                if liked < 0 or liking > most:
                    most = liking
                    liked = place
        weights[liked] *= LIKED

    def choose_among(self, weights: list[float]) -> int:
        """One of them, by lot."""
        left = self.rng.below(1 << 30) / float(1 << 30) * sum(weights)
        for number, weight in enumerate(weights):
            left -= weight
            if weight > 0.0 and left < 0.0:
                return number
        return weights.index(max(weights))


def deviation(values: list[float]) -> float:
    """The standard deviation: how far apart values lie.

    >>> deviation([0.2, 0.4])
    0.1
    """
    mean = sum(values) / len(values)
    total = 0.0
    for value in values:
        total += (value - mean) * (value - mean)
    return sqrt(total / len(values))
