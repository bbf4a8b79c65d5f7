"""The grammar of effects: what joins verbs into sentences does what the sentence says."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from embertable.core.codec import decode, encode
from embertable.core.counts import AllOf, AtLeast, Count
from embertable.core.effects import All, ChooseEffect, Do, Each, Effect, If, Offer, OneOf, Trade
from embertable.core.flow import advance, choose
from embertable.core.refusal import NOT_SO, NOTHING_TO_DO, Refusal
from embertable.core.rng import seeded
from embertable.core.text.files import CORE, TextFile, text_file
from embertable.core.text.marks import plain
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import Slots, counted
from embertable.core.text.tongue import Tongue
from tests.toys.embers.state import State, empty


@dataclass(frozen=True)
class Gain(Effect):
    """Take coins: a card of value `count` is lit."""

    count: int

    def do(self, s: State, seat: int, source: int) -> None:
        s.lit[seat].append(self.count)

    def key(self) -> str:
        return f"gain {self.count}"


@dataclass(frozen=True)
class Pay(Effect):
    """Give a card from the hand."""

    def do(self, s: State, seat: int, source: int) -> None:
        s.hands[seat].pop()

    def why_not(self, s: State, seat: int, source: int) -> Refusal | None:
        return None if s.hands[seat] else NOTHING_TO_DO

    def key(self) -> str:
        return "pay"


@dataclass(frozen=True)
class Held(Count):
    """Cards in the hand."""

    def count(self, s: State, seat: int, source: int) -> int:
        return len(s.hands[seat])


def after(effect: Effect, *keys: str, hand: int = 1) -> State:
    """A table after seat 0 did this, with these choices."""
    s = empty(2, seeded(1))
    s.hands = [[0] * hand, [0] * hand]
    s.then(Do(0, effect, 0))
    advance(s)
    for key in keys:
        choose(s, 0, key)
    return s


@pytest.mark.parametrize(
    ("effect", "keys", "lit"),
    [
        (All(Gain(1), Gain(2)), (), [[1, 2], []]),
        (OneOf(Gain(1), Gain(2)), ("gain 2",), [[2], []]),
        (OneOf(Gain(1), Trade(Pay(), Gain(5))), ("pay for gain 5",), [[5], []]),
        (Each(Gain(3)), (), [[3], [3]]),
        (If(AtLeast(1, Held()), Gain(3)), (), [[3], []]),
        (If(AtLeast(2, Held()), Gain(3)), (), [[], []]),
        (If(AllOf(AtLeast(1, Held()), AtLeast(2, Held())), Gain(3)), (), [[], []]),
        (Offer(Gain(4)), ("decline",), [[], []]),
        (Offer(Gain(4)), ("gain 4",), [[4], []]),
        (Offer(Trade(Pay(), All(Gain(1), Gain(2)))), ("pay for gain 1, gain 2",), [[1, 2], []]),
        (Offer(Trade(Pay(), Gain(1))), ("decline",), [[], []]),
    ],
)
def test_an_effect_does_what_it_says(effect: Effect, keys: tuple[str, ...], lit: list[list[int]]) -> None:
    assert after(effect, *keys).lit == lit


def test_what_cannot_be_paid_is_not_offered() -> None:
    s = after(Offer(Trade(Pay(), Gain(1))), hand=0)
    assert s.options == []
    assert s.lit == [[], []]


def test_nothing_is_paid_for_nothing() -> None:
    s = after(Offer(Trade(Pay(), If(AtLeast(2, Held()), Gain(1)))))
    assert s.options == []
    assert s.hands[0] == [0]


def test_an_impossible_choice_is_not_offered() -> None:
    s = after(OneOf(Pay(), Gain(2), Gain(3)), hand=0)
    assert [option.key() for option in s.options] == ["gain 2", "gain 3"]


def test_an_effect_survives_saving() -> None:
    effect = Offer(Trade(Pay(), All(Gain(1), OneOf(Gain(2), Each(Gain(3))))))
    assert encode(decode(encode(effect))) == encode(effect)


slots = Slots(SHARED)
slots.says(Gain, count=counted("coin"))
slots.says(Pay)

EN = """
[nouns]
coin = ["coin", "coins"]
[verbs]
gain = { do = "gain", does = "gains" }
[say]
Gain = "{gain} {count}"
Pay = { do = "pay a card", does = "pays a card", to_do = "pay a card" }
"""
UK = """
[nouns]
coin = { gender = "f", acc = ["монету", "монети", "монет"] }
[verbs]
gain = { do = "отримайте", to_do = "отримати", does = "отримує", you = "отримуєте" }
[say]
Gain = "{gain} {count:acc}"
Pay = { do = "сплатіть карту", does = "сплачує карту", to_do = "сплатити карту" }
"""
RU = """
[nouns]
coin = { gender = "f", acc = ["монету", "монеты", "монет"] }
[verbs]
gain = { do = "получите", to_do = "получить", does = "получает", you = "получаете" }
[say]
Gain = "{gain} {count:acc}"
Pay = { do = "заплатите карту", does = "платит карту", to_do = "заплатить карту" }
"""


def tongue(code: str, words: str) -> Tongue:
    """The grammar all games share, and the words of these effects."""
    shared = text_file(CORE, code)
    assert shared is not None
    return Tongue(code, slots, [shared, TextFile(f"{code}.toml", words)])


@pytest.mark.parametrize(
    ("said", "effect", "says"),
    [
        (tongue("en", EN), All(Gain(1), Gain(2), Gain(5)), "Gain 1 coin, 2 coins and 5 coins."),
        (tongue("en", EN), Offer(OneOf(Gain(1), Gain(2))), "You may gain 1 coin or 2 coins."),
        (tongue("uk", UK), All(Gain(1), Gain(2), Gain(5)), "Отримайте 1 монету, 2 монети та 5 монет."),
        (tongue("uk", UK), Offer(Gain(21)), "Можете отримати 21 монету."),
        (tongue("uk", UK), OneOf(Gain(11), Gain(22)), "Отримайте 11 монет або 22 монети."),
        (tongue("ru", RU), Offer(All(Pay(), Gain(3))), "Можете заплатить карту и получить 3 монеты."),
    ],
)
def test_an_effect_says_what_it_does(said: Tongue, effect: Effect, says: str) -> None:
    """And a verb that comes again is not repeated."""
    assert plain(said.sentence(effect)) == says


@pytest.mark.parametrize(
    ("effect", "refusal"),
    [
        (Trade(Pay(), Gain(5)), NOTHING_TO_DO),
        (Offer(Trade(Pay(), Gain(5))), NOTHING_TO_DO),
        (If(AtLeast(1, Held()), Gain(3)), NOT_SO),
        (OneOf(Pay()), NOTHING_TO_DO),
    ],
)
def test_an_effect_says_why_not_as_long_as_it_is_not_possible(effect: Effect, refusal: Refusal) -> None:
    """A question with it among others refuses it for that reason, and offers it once a card is there."""
    s = empty(2, seeded(1))
    ask = ChooseEffect(0, (effect, Gain(1), Gain(2)), 0)
    s.hands = [[], []]
    assert [(step.key(), why) for step, why in ask.refused(s)] == [(effect.key(), refusal)]
    assert effect.key() not in [option.key() for option in ask.options(s)]

    s.hands = [[0], [0]]
    assert ask.refused(s) == []
    assert effect.key() in [option.key() for option in ask.options(s)]
