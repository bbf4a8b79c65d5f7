"""A judge knows what the seat knows, compares in the same worlds, and says the same again."""

from __future__ import annotations

import pytest

from embertable.coach.analysis import as_plain, judge_decision
from embertable.coach.hint import hint
from embertable.coach.judge import judge
from embertable.coach.reasons import phrase, reasons
from embertable.core.flow import State, Step, apply, asked, fresh
from embertable.core.game import AnyGame
from embertable.core.mind import EVERYBODY
from embertable.core.rng import seeded
from embertable.core.text.languages import languages
from embertable.core.weights import SHARP, Weights
from embertable.games import CATALOGUE, game
from tests.coach.games import some_moment

FEW = 120


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_verdict_hangs_on_nothing_hidden(name: str) -> None:
    """Hidden cards dealt anew: the verdict on a decision stays the same to the last digit, and so does a hint."""
    played = game(name)
    s = some_moment(played, 2, 12)
    seat = asked(s).seat
    chosen = s.options[-1].key()
    elsewhere = played.imagine(s, seat, seeded(99))

    verdicts = [as_plain(judge_decision(played, each, 13, chosen, FEW)) for each in (s, elsewhere)]
    hints = [hint(played, each, seat, FEW) for each in (s, elsewhere)]

    assert verdicts[0] == verdicts[1]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_is_to_be_compared_stays_to_the_end(name: str) -> None:
    """The chosen option is tried at as many imagined tables as the best, however bad it is."""
    played = game(name)
    s = some_moment(played, 2, 12)
    for option in s.options[:3]:
        verdict = judge(played, s, asked(s).seat, FEW, staying=(option.key(),))
        mine = verdict.of(option.key())

        assert mine is not None
        assert mine.tables == verdict.best.tables
        assert mine.behind >= 0.0


def test_what_wins_at_once_is_best() -> None:
    """At the last question of games where one option ends the game as won, that one is found."""
    looked_at = 0
    for name in CATALOGUE:
        played = game(name)
        s = some_moment(played, 2, 10_000, seed=1)
        seat = asked(s).seat
        won = [option.key() for option in fresh(s) if expected_after(played, s, option, seat) == 1.0]
        if len(won) == 1:
            looked_at += 1
            assert judge(played, s, seat, FEW, 1).best.value == pytest.approx(1.0), name
    assert looked_at


def expected_after(played: AnyGame, s: State, option: Step, seat: int) -> float:
    """What a seat can expect if this option ends the game; nought if it goes on."""
    after = s.clone()
    apply(after, option)
    return 0.0 if after.agenda else played.expectations(after)[seat]


def test_everybodys_chances_are_parts_of_a_whole() -> None:
    for name in CATALOGUE:
        played = game(name)
        s = some_moment(played, 2, 12)
        verdict = judge(played, s, asked(s).seat, FEW)
        assert sum(verdict.best.shares) == pytest.approx(1.0), name


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_topic_is_said_in_every_language(name: str) -> None:
    """Each trait belongs to a topic, and each topic has a word."""
    played = game(name)
    grounds = played.grounds()
    assert len(grounds.topic_of) == grounds.mind.reading.traits.size
    for code in languages():
        words = [played.tongue(code).word(f"topic {topic}") for topic in grounds.names]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("name", CATALOGUE)
def test_reasons_add_up_to_what_the_mind_thinks(name: str) -> None:
    """The topics of a position together are the sum of the mind, written by hand or learned."""
    played = game(name)
    s = some_moment(played, 2, 12)
    grounds = played.grounds()
    reading = grounds.mind.reading
    kind = reading.kinds[reading.kind(s)]
    before = grounds.mind.weights_at(reading.kind(s))
    numbers = [(trait * 37) % 900 - 450 for trait in range(reading.traits.size)]
    weights = Weights(kind, reading.traits.hash(), played.rules, numbers, numbers, None, [SHARP for _ in range(16)], {})
    grounds.mind.learn(kind, weights)
    try:
        for seat in grounds.others(s, asked(s).seat):
            sides = [reading.side(s, each) for each in range(s.seats)]
            sums = grounds.mind.sums(s, sides, weights, reading.stage(s), EVERYBODY)
            assert sum(grounds.of(s, seat)) == pytest.approx(sums[reading.side(s, seat)] / 1000)
        found = reasons(played, s, asked(s).seat, fresh(s)[0].key())
        assert all(phrase(reason, played.tongue("uk")) for reason in found)
    finally:
        grounds.mind.learn(kind, before)
