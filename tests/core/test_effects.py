"""The grammar of effects: what joins verbs into sentences does what the sentence says."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from embertable.core.codec import decode, encode
from embertable.core.counts import AllOf, AtLeast, Count
from embertable.core.effects import All, Do, Each, Effect, If, Offer, OneOf, Trade
from embertable.core.flow import advance, choose
from embertable.core.rng import seeded
from embertable.core.text.en import english_tongue
from embertable.core.text.ru import russian_tongue
from embertable.core.text.tongue import Mood, Tongue
from embertable.core.text.uk import ukrainian_tongue
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

    def possible(self, s: State, seat: int, source: int) -> bool:
        return bool(s.hands[seat])

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


GAIN = {
    "uk": {Mood.DO: "отримайте", Mood.DOES: "отримує", Mood.TO_DO: "отримати"},
    "en": {Mood.DO: "gain", Mood.DOES: "gains", Mood.TO_DO: "gain"},
    "ru": {Mood.DO: "получите", Mood.DOES: "получает", Mood.TO_DO: "получить"},
}
PAY = {
    "uk": {Mood.DO: "сплатіть карту", Mood.DOES: "сплачує карту", Mood.TO_DO: "сплатити карту"},
    "en": {Mood.DO: "pay a card", Mood.DOES: "pays a card", Mood.TO_DO: "pay a card"},
    "ru": {Mood.DO: "заплатите карту", Mood.DOES: "платит карту", Mood.TO_DO: "заплатить карту"},
}


def taught(tongue: Tongue) -> Tongue:
    @tongue.says(Gain)
    def gain(effect: Gain, mood: Mood) -> str:
        return f"{GAIN[tongue.code][mood]} {tongue.count(effect.count, 'coin')}"

    @tongue.says(Pay)
    def pay(effect: Pay, mood: Mood) -> str:
        return PAY[tongue.code][mood]

    return tongue


EN = taught(english_tongue({"coin": ("coin", "coins")}, {}))
UK = taught(ukrainian_tongue({"coin": ("монету", "монети", "монет")}, {}))
RU = taught(russian_tongue({"coin": ("монету", "монеты", "монет")}, {}))


@pytest.mark.parametrize(
    ("tongue", "effect", "says"),
    [
        (EN, All(Gain(1), Gain(2), Gain(5)), "Gain 1 coin, gain 2 coins and gain 5 coins."),
        (EN, Offer(OneOf(Gain(1), Gain(2))), "You may gain 1 coin or gain 2 coins."),
        (UK, All(Gain(1), Gain(2), Gain(5)), "Отримайте 1 монету, отримайте 2 монети та отримайте 5 монет."),
        (UK, Offer(Gain(21)), "Ви можете отримати 21 монету."),
        (UK, OneOf(Gain(11), Gain(22)), "Отримайте 11 монет або отримайте 22 монети."),
        (RU, Offer(All(Pay(), Gain(3))), "Вы можете заплатить карту и получить 3 монеты."),
    ],
)
def test_an_effect_says_what_it_does(tongue: Tongue, effect: Effect, says: str) -> None:
    assert tongue.sentence(effect) == says
