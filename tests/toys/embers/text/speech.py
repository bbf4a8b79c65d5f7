"""What is said the same way in every language: the name of a thing, and its card if it has one."""

from __future__ import annotations

from typing import Any

from embertable.core.text.tongue import Mood, Tongue
from tests.toys.embers.chapters.bid import Bid, Promise
from tests.toys.embers.chapters.sparks import PickSpark, Spark
from tests.toys.embers.chapters.turn import Draw, Light, Roll, Stop, Turn
from tests.toys.embers.events import Dealt, Drew, Lit, Promised

WORDS = {"title": "Embers", "deck embers": "Embers", "score lit": "lit", "score rolled": "rolled", "score bid": "bid"}


def taught(tongue: Tongue) -> Tongue:
    @tongue.says(Turn, Draw, Roll, Stop, Bid, PickSpark, Dealt, Promised)
    def named(thing: Any, mood: Mood) -> str:
        return type(thing).__name__

    @tongue.says(Light, Lit, Drew)
    def with_card(thing: Light | Lit | Drew, mood: Mood) -> str:
        return f"{type(thing).__name__} {thing.card}"

    @tongue.says(Promise)
    def promise(option: Promise, mood: Mood) -> str:
        return f"Promise {option.count}"

    @tongue.says(Spark)
    def spark(option: Spark, mood: Mood) -> str:
        return f"Spark {option.colour}"

    return tongue
