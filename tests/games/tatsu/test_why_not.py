"""Why not? The reasons are true: take the reason away and the option appears."""

from __future__ import annotations

import random
from typing import Any

import pytest

from embertable.core.flow import apply, asked
from embertable.core.refusal import NOT_ASKED, NOT_YOUR_TURN
from embertable.core.rng import seeded
from embertable.games import game
from embertable.games.tatsu.cards.tables import CLAN
from embertable.games.tatsu.terms import NONE
from embertable.table.why import refused, why_not

TATSU: Any = game("tatsu")


def keys(s: Any) -> set[str]:
    """What is offered."""
    return {option.key() for option in asked(s).options(s)}


def without(s: Any, step: Any, name: str) -> Any:
    """The same table, with what a refusal speaks of taken away."""
    other = s.clone()
    ask = other.agenda[-1]
    if name in ("other clan", "not asked for"):
        other.clans = [1 - clan for clan in other.clans]
    elif name == "face up first":
        clan = other.clans[ask.place]
        other.tops = [[NONE if card != NONE and CLAN[card] == clan else card for card in row] for row in other.tops]
    elif other.tops:
        clan = other.clans[ask.place]
        other.tops[1 - ask.place] = [next(card for card in range(len(CLAN)) if CLAN[card] == clan)]
    else:
        clan = other.clans[ask.place]
        other.hands[step.giver] = [next(card for card in range(len(CLAN)) if CLAN[card] == clan)]
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_taking_the_reason_away_makes_the_option_appear(seats: int) -> None:
    """For every refusal met in play: it is not offered while the reason stands, and offered without it."""
    chance, met = random.Random(seats), set()
    s: Any = TATSU.new(seats, None, seats)
    for _ in range(160):
        if not s.options:
            break
        offered = keys(s)
        for step, refusal in asked(s).refused(s):
            met.add(refusal.name)
            assert step.key() not in offered
            assert step.key() in keys(without(s, step, refusal.name)), (refusal.name, step.key())
        apply(s, chance.choice(s.options))
    assert len(met) >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reason_is_known_to_the_one_who_asks(seats: int) -> None:
    """It is the same at all tables the seat could be sitting at."""
    chance = random.Random(seats)
    s: Any = TATSU.new(seats, None, seats)
    for number in range(60):
        if not s.options:
            break
        seat = asked(s).seat
        told = [
            [(step.key(), refusal.name) for step, refusal in refused(TATSU, s, seat, seeded(number + more))]
            for more in (0, 1000)
        ]
        assert told[0] == told[1]
        apply(s, chance.choice(s.options))


def test_what_has_no_part_in_the_question_says_so() -> None:
    """And whoever is not asked hears that it is not their turn; what can be touched has nothing against it."""
    s = TATSU.new(4, None, 1)
    seat = asked(s).seat
    assert why_not(TATSU, s, seat, "nothing of this table", seeded(1)) is NOT_ASKED
    assert why_not(TATSU, s, (seat + 1) % 4, "hand 0", seeded(1)) is NOT_YOUR_TURN
    assert why_not(TATSU, s, seat, s.options[0].things()[0], seeded(1)) is None
