"""Positions read in traits, for tests of any game's mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from embertable.core.base import GameBase
from embertable.core.flow import State, apply, fresh, is_over
from embertable.core.game import S
from embertable.core.mind import Reading
from embertable.core.rng import seeded
from embertable.core.traits import Listing, Tally
from embertable.core.weights import STAGES

CODES = ("uk", "en", "ru")
Marks = Counter[tuple[str, str]]
"""Which traits a position has, by family and item, and how many times."""


def reading_of(game: GameBase[Any, Any]) -> Reading:
    """How a game reads a position."""
    assert game.mind is not None, f"{game.id} has no traits"
    return game.mind.reading


def marks(game: GameBase[Any, Any], s: State, seat: int) -> Marks:
    """What is said of a position."""
    reading = reading_of(game)
    listing = Listing()
    reading.mark(s, seat, listing)
    found: Marks = Counter()
    for trait, times in zip(listing.traits, listing.times, strict=True):
        found[reading.traits.name(trait)] += times
    return found


def speakers(reading: Reading, s: State) -> list[int]:
    """The first seat of every side, and the rivals of paper."""
    seats = [seat for seat in range(s.seats) if reading.side(s, seat) == seat]
    return [*seats, *range(s.seats, s.seats + reading.rivals(s))]


def positions(game: GameBase[S, Any], seats: int, variants: Any, seed: int, games: int = 1) -> Iterator[S]:
    """What comes up when seats choose by chance, a copy at every fifth question or so."""
    rng = seeded(seed)
    for number in range(games):
        s = game.new(seats, variants, seed + number)
        while not is_over(s):
            if not rng.below(5):
                copy: Any = s.clone()
                yield copy
            options = fresh(s)
            apply(s, options[rng.below(len(options))])


def check_reading(game: GameBase[Any, Any], seats: int, variants: Any, seed: int, games: int = 1) -> set[str]:
    """Marks are traits of the list, the same each time, and summed by a tally as they are listed; the families seen."""
    reading = reading_of(game)
    weights = [3 * trait + 1 for trait in range(reading.traits.size)]
    seen: set[str] = set()
    for s in positions(game, seats, variants, seed, games):
        assert 0 <= reading.kind(s) < len(reading.kinds)
        assert 0 <= reading.stage(s) < STAGES
        for seat in speakers(reading, s):
            listing, again, tally, fixed = Listing(), Listing(), Tally(weights), Tally([0] * len(weights))
            for each in (listing, again, tally, fixed):
                reading.mark(s, seat, each)
            assert (listing.traits, listing.times) == (again.traits, again.times)
            assert all(0 <= trait < reading.traits.size for trait in listing.traits)
            assert tally.total - fixed.total == sum(
                weights[trait] * times for trait, times in zip(listing.traits, listing.times, strict=True)
            )
            seen |= {reading.traits.name(trait)[0] for trait in listing.traits}
    return seen


def check_words(game: GameBase[Any, Any]) -> None:
    """Every trait says itself in every language, and no two say the same."""
    reading = reading_of(game)
    for code in CODES:
        said = [game.trait_text(trait, game.tongue(code)) for trait in range(reading.traits.size)]
        assert all(said)
        assert [words for words, times in Counter(said).items() if times > 1] == []
