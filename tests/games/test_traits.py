"""What games say of a position in traits: everywhere sayable, everywhere in its family, always the same."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from embertable.core.base import GameBase
from embertable.core.flow import State, apply, asked
from embertable.core.rng import seeded
from embertable.core.text.languages import languages
from embertable.core.text.marks import plain
from embertable.core.traits import Listing, Tally
from embertable.core.weights import STAGES
from embertable.games import CATALOGUE, game
from tests.games.told import Rules, reading_of
from tests.laws.tables import Table, tables


def with_mind(name: str) -> Rules | None:
    """The game of this name, if it has traits."""
    rules = game(name)
    return rules if isinstance(rules, GameBase) and rules.mind is not None else None


MINDS: dict[str, Rules] = {name: rules for name in CATALOGUE if (rules := with_mind(name)) is not None}


def listed(rules: Rules, s: State, seat: int) -> tuple[list[int], list[int]]:
    """The traits of a seat, and how often each."""
    listing = Listing()
    reading_of(rules).mark(s, seat, listing)
    return listing.traits, listing.times


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", MINDS)
def test_every_trait_says_itself_and_no_two_say_the_same(name: str, code: str) -> None:
    rules = MINDS[name]
    tongue = rules.tongue(code).at()
    tongue.fallback = None  # another language is no answer

    said = [plain(rules.trait_text(trait, tongue)) for trait in range(reading_of(rules).traits.size)]

    assert not [text for text, times in Counter(said).items() if times > 1 or not text.strip() or "{" in text]


@pytest.mark.parametrize("table", [table for table in tables() if table.game in MINDS], ids=str)
def test_traits_of_random_play_lie_in_their_families_and_are_always_the_same(table: Table) -> None:
    """Whoever looks at a copy, or looks again, finds the same; nothing is marked that has no name."""
    rules, rng = MINDS[table.game], seeded(7)
    reading = reading_of(rules)
    s = rules.new(table.seats, table.variants, seed=7)
    while s.options:
        if rng.below(12) == 0:
            assert 0 <= reading.stage(s) < STAGES
            assert 0 <= reading.kind(s) < len(reading.kinds)
            for seat in range(s.seats + reading.rivals(s)):
                traits, times = listed(rules, s, seat)
                assert all(0 <= trait < reading.traits.size for trait in traits)
                assert (traits, times) == listed(rules, s.clone(), seat)
        apply(s, s.options[rng.below(len(s.options))])
    assert len(reading.finals(s)) == s.seats + reading.rivals(s)


@pytest.mark.parametrize("name", MINDS)
def test_a_sum_is_the_weights_of_the_traits_that_are_listed(name: str) -> None:
    rules = MINDS[name]
    s = rules.new(rules.seats[-1], None, seed=3)
    weights = [trait % 97 - 48 for trait in range(reading_of(rules).traits.size)]
    tally = Tally(weights)

    reading_of(rules).mark(s, 0, tally)

    traits, times = listed(rules, s, 0)
    assert tally.total == sum(weights[trait] * count for trait, count in zip(traits, times, strict=True))


@pytest.mark.parametrize("name", MINDS)
def test_no_two_families_have_one_name(name: str) -> None:
    names = [family.name for family in reading_of(MINDS[name]).traits.families]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["flamecraft_duals", "wyrmspan"])
def test_what_others_keep_secret_is_not_marked(name: str) -> None:
    """However a table is imagined, a viewer finds the same traits of the other side.

    Not while all choose what they begin with: that is over at once. Other games still look at imagined hands: their
    weights were learned so.
    """
    rules, rng = MINDS[name], seeded(11)
    reading, secrets = reading_of(rules), 0
    s = rules.new(2, rules.variants(), seed=11)
    while s.options:
        if rng.below(6) == 0 and not asked(s).sealed:
            for viewer in range(2):
                true, imagined = Listing(is_open=False), Listing(is_open=False)
                reading.mark(s, 1 - viewer, true)
                table = rules.imagine(s, viewer, rng)
                reading.mark(table, 1 - viewer, imagined)
                assert (true.traits, true.times) == (imagined.traits, imagined.times)
                secrets += listed(rules, table, 1 - viewer) != listed(rules, s, 1 - viewer)
        apply(s, s.options[rng.below(len(s.options))])
    assert secrets, "open hands would have told the tables apart"


@pytest.mark.parametrize("name", MINDS)
def test_what_a_game_has_learned_is_light(name: str) -> None:
    """Half a megabyte at most, for whoever installs the plain game."""
    weights = Path(str(import_module(MINDS[name].package).__file__)).parent / "mind" / "weights"

    assert sum(path.stat().st_size for path in weights.glob("*.json")) <= 500_000
