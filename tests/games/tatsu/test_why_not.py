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
from embertable.games.tatsu.chapters.rows import AnswerShown, AnswerUnseen, TakeTurnInRows
from embertable.games.tatsu.chapters.turn import Answer, Play, Request, TakeTurn
from embertable.games.tatsu.terms import NONE
from embertable.table.why import refused, why_not

TATSU: Any = game("tatsu")


def keys(s: Any) -> set[str]:
    """What is offered."""
    return {option.key() for option in asked(s).options(s)}


def hand_in_turn(s: Any, ask: Any, card: int) -> None:
    """Let the hand that places a card now have this one, of its clan."""
    place = getattr(ask, "giver", ask.place)
    for row in [*s.hands, *s.tops]:
        row[:] = [NONE if each == card and s.tops else each for each in row if s.tops or each != card]
    if s.tops:
        s.tops[place][0] = card
    else:
        s.hands[place].append(card)
    s.clans = [CLAN[card]] * len(s.clans)


def without(s: Any, step: Any, name: str) -> Any:
    """The same table, with what a refusal speaks of taken away."""
    other = s.clone()
    ask = other.agenda[-1]
    clan = other.clans[ask.place]
    if other.tops and isinstance(ask, Answer):  # which of the two questions it is hangs on what lies face up
        question = AnswerShown if isinstance(step, Play) else AnswerUnseen
        other.agenda[-1] = question(ask.seat, ask.place, ask.giver)
    if name in ("other clan", "not asked for"):
        other.clans = [1 - clan for clan in other.clans]
        if other.tops and not isinstance(step, Play):  # a back: no card of its clan may lie face up
            empty_rows(other, 1 - clan)
    elif name == "face up first":
        empty_rows(other, clan)
        if isinstance(step, Request):
            other.unders[step.giver][0] = first_of(clan)
    elif other.tops:
        other.tops[1 - ask.place] = [first_of(clan)]
    else:
        other.hands[step.giver] = [first_of(clan)]
    return other


def empty_rows(s: Any, clan: int) -> None:
    """No card of a clan lies face up."""
    s.tops = [[NONE if card != NONE and CLAN[card] == clan else card for card in row] for row in s.tops]


def first_of(clan: int) -> int:
    """A card of a clan."""
    return next(card for card in range(len(CLAN)) if CLAN[card] == clan)


TAKEN_AWAY = {"other clan", "not asked for", "face up first", "empty hand", "none of the clan"}


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
            if refusal.name in TAKEN_AWAY:
                table = without(s, step, refusal.name)
                assert step.key() in keys(table), (refusal.name, step.key())
        apply(s, chance.choice(s.options))
    assert met & TAKEN_AWAY >= {"other clan", "not asked for", "none of the clan"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_that_lies_elsewhere_can_be_placed_once_it_lies_in_the_hand_in_turn(seats: int) -> None:
    """A card in the trick, one of another place, one of a place that was not asked."""
    chance, met = random.Random(seats), set()
    s: Any = TATSU.new(seats, None, seats)
    for _ in range(160):
        if not s.options:
            break
        for step, refusal in asked(s).refused(s):
            if refusal.name not in ("other hand", "placed", "other asked") or not isinstance(step, Play):
                continue
            met.add(refusal.name)
            table = s.clone()
            hand_in_turn(table, asked(table), step.card)
            verb = "serve" if hasattr(asked(s), "giver") else "play"
            assert f"{verb} {step.key().split()[1]}" in keys(table), (refusal.name, step.key())
        apply(s, chance.choice(s.options))
    assert met >= ({"placed"} if seats == 4 else {"placed", "other hand", "other asked"})


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_asks_themselves(seats: int) -> None:
    """The very same hand can be asked by another place."""
    s: Any = TATSU.new(seats, None, 1)
    place = asked(s).place  # type: ignore[attr-defined]  # the first question is a turn
    refusals = {step.key(): refusal.name for step, refusal in asked(s).refused(s)}
    assert refusals[f"ask {place}"] == "own hand"
    table = s.clone()
    table.agenda[-1] = type(asked(s))((place + 1) % seats, (place + 1) % seats)  # type: ignore[call-arg]  # a turn
    table.clans = [table.clans[place]] * len(table.clans)
    if seats == 2:
        table.tops[place][0] = first_of(table.clans[0])
    assert f"ask {place}" in keys(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_was_asked_gives_before_asking(seats: int) -> None:
    """With a turn of one's own instead of the answer, another hand can be asked."""
    chance = random.Random(seats)
    s: Any = TATSU.new(seats, None, seats)
    while not isinstance(asked(s), Answer):
        apply(s, chance.choice(s.options))
    ask: Any = asked(s)
    told = {step.key(): refusal.name for step, refusal in ask.refused(s)}
    table = s.clone()
    table.agenda[-1] = (TakeTurnInRows if seats == 2 else TakeTurn)(ask.seat, ask.giver)
    table.clans = [table.clans[ask.place]] * len(table.clans)
    if seats == 2:
        table.tops[1 - ask.giver][0] = first_of(table.clans[0])
    offered = {key for key in keys(table) if key.startswith("ask")}
    assert offered
    assert all(told[key] == "answer first" for key in offered)


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
