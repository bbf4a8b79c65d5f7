"""A number of an observation means what its name says: something of each kind is looked up in the state."""

from __future__ import annotations

from typing import Any

import pytest

from embertable.core.flow import apply, asked
from embertable.core.rng import seeded
from embertable.env.play import numbered_observation
from embertable.games import game


def moments(name: str, seats: int) -> list[Any]:
    """States of a random game, before the first decision and after every fifth."""
    s = game(name).new(seats, None, 3)
    rng = seeded(3)
    found = []
    for decision in range(60):
        if not s.options:
            break
        if decision % 5 == 0:
            found.append(s.clone())
        apply(s, s.options[rng.below(len(s.options))])
    return found


def seen(name: str, s: Any, seat: int) -> dict[str, float]:
    """What a seat sees, by name."""
    names = numbered_observation(name).names
    return dict(zip(names, game(name).observe(s, seat), strict=True))


def ones(numbers: dict[str, float], prefix: str) -> set[str]:
    """The things after this prefix that are so."""
    return {name.removeprefix(prefix) for name, number in numbers.items() if number and name.startswith(prefix)}


def test_tatsu() -> None:
    from embertable.games.tatsu.cards.tables import IDS

    for s in moments("tatsu", 4):
        for seat in range(4):
            numbers = seen("tatsu", s, seat)
            own = s.owners.index(seat)
            assert ones(numbers, "in my hand: ") == {IDS[card] for card in s.hands[own]}
            assert ones(numbers, "place in the trick, in quarters: ") == {IDS[card] for card in s.trick if card < 28}
            assert numbers["me: points, of 500"] == pytest.approx(s.totals[seat] / 500)


def test_fire_tower() -> None:
    from embertable.games.fire_tower.places.forest import names
    from embertable.games.fire_tower.terms import DIRECTIONS, IDS

    for s in moments("fire_tower", 3):
        numbers = seen("fire_tower", s, 1)
        assert ones(numbers, "fire: ") == set(names(s.fire))
        assert ones(numbers, "firebreak: ") == set(names(s.breaks))
        assert ones(numbers, "in my hand: ") == {IDS[card] for card in s.players[1].hand}
        assert ones(numbers, "the wind blows ") == {DIRECTIONS[s.wind]}
        assert numbers["the next: has the turn"] == float(s.turn == 2)
        assert numbers["me: is asked"] == float(asked(s).seat == 1)


def test_flamecraft_duals() -> None:
    from embertable.games.flamecraft_duals.cards.tables import CARD_IDS
    from embertable.games.flamecraft_duals.terms import COINS

    for s in moments("flamecraft_duals", 2):
        numbers = seen("flamecraft_duals", s, 0)
        assert ones(numbers, "in my hand: ") == {CARD_IDS[card] for card in s.players[0].hand}
        assert ones(numbers, "on display: ") == {CARD_IDS[card] for card in s.display}
        assert ones(numbers, "scored by the rival: ") == {CARD_IDS[card] for card in s.players[1].scored}
        assert numbers["the rival: coins, in thirds"] == pytest.approx(s.players[1].coins / COINS)
        assert numbers["I am asked"] == float(asked(s).seat == 0)


def test_flamecraft() -> None:
    from embertable.games.flamecraft.cards.tables import FANCY, SHOPS, SPELLS
    from embertable.games.flamecraft.terms import COIN

    for s in moments("flamecraft", 3):
        numbers = seen("flamecraft", s, 2)
        shops = {SHOPS[shop].id for shop in s.shops if shop >= 0}
        shown = [ones(numbers, f"plot {plot}: ") for plot in range(1, 15)]
        assert set().union(*shown) == shops
        assert ones(numbers, "in the row: ") == {SPELLS[spell].id for spell in s.row if spell >= 0}
        mine = s.players[2]
        assert ones(numbers, "my fancy dragon: ") == {FANCY[card].id for card in [*mine.fancy, *mine.offer]}
        assert numbers["the next: coins, in tenths"] == pytest.approx(s.players[0].stock[COIN] / 10)
        assert numbers["I have the turn"] == float(s.active == 2)


def test_wyrmspan() -> None:
    from embertable.games.wyrmspan.cards.tables import CAVE_IDS, DRAGON_IDS, GUILDS

    for s in moments("wyrmspan", 2):
        numbers = seen("wyrmspan", s, 1)
        mine, other = s.players[1], s.players[0]
        hand = {DRAGON_IDS[card] for card in mine.hand} | {CAVE_IDS[card] for card in mine.hand_caves}
        assert ones(numbers, "in my hand: ") == hand
        assert ones(numbers, "guild ") == {GUILDS[s.guild].id}
        assert numbers["me: coins, in ninths"] == pytest.approx(mine.coins / 9)
        assert numbers["the next: coins, in ninths"] == pytest.approx(other.coins / 9)
        assert numbers["me, excavated, in quarters: golden"] == pytest.approx(mine.excavated[1] / 4)
        assert numbers["I am asked"] == float(asked(s).seat == 1)
