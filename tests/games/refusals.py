"""What every game promises of its refusals, asked by the tests of a game."""

from __future__ import annotations

import random
import sys
from typing import Any

from embertable.core.flow import apply, asked
from embertable.core.refusal import Refusal
from embertable.core.rng import seeded
from embertable.games import game
from embertable.table.why import refused

LANGUAGES = ("uk", "en", "ru")


def declared(name: str) -> set[str]:
    """The names of all refusals the rules of a game declare."""
    game(name).new(game(name).seats[-1])  # the rooms of the rules are open
    rooms = [module for room, module in sys.modules.items() if room.startswith(f"embertable.games.{name}.")]
    named = [thing for room in rooms for thing in vars(room).values()]
    found = [each for thing in named for each in (thing if isinstance(thing, list) else [thing])]
    return {each.name for each in found if isinstance(each, Refusal)}


def refusals(s: Any) -> dict[str, str]:
    """By key what is refused at the open question, and the name of the reason."""
    told: dict[str, str] = {}
    for step, refusal in asked(s).refused(s):
        told.setdefault(step.key(), refusal.name)
    return told


def offered(s: Any) -> set[str]:
    """The keys of what can be chosen at the open question, asked anew."""
    return {option.key() for option in asked(s).options(s)}


def prove(name: str, key: str, refusing: Any, offering: Any, instead: str) -> None:
    """At one table a reason stands against an option; at the other, without it, the option is there, or one instead."""
    assert refusals(refusing).get(key) == name
    assert key not in offered(refusing)
    assert instead in offered(offering)
    assert instead not in refusals(offering)


def play_and_ask_why(name: str, seats: int, variants: Any, seed: int, decisions: int) -> set[str]:
    """Play at random. What is refused is never offered, touches something or has a name of its own, says itself and its
    reason in every language, leads to a heading of the rules page, and is the same at every table the seat could be
    sitting at. The names of the reasons met.
    """
    box: Any = game(name)
    chance, met = random.Random(seed), set()
    s = box.new(seats, variants, seed)
    for number in range(decisions):
        if not s.options:
            break
        seat, keys = asked(s).seat, offered(s)
        found = refused(box, s, seat, seeded(number))
        again = refused(box, s, seat, seeded(number + 7919))
        assert plain(found) == plain(again), f"a reason hangs on what {type(asked(s)).__name__} cannot know"
        told = [step.key() for step, _ in found]
        assert len(set(told)) == len(told), sorted(key for key in told if told.count(key) > 1)
        for step, refusal in found:
            assert step.key() not in keys, (type(asked(s)).__name__, step.key(), refusal.name)
        new = [pair for pair in found if (type(pair[0]), pair[1].name) not in met]
        if new:
            say_all(box, s, seat, new)
        met |= {(type(step), refusal.name) for step, refusal in found}
        apply(s, chance.choice(s.options))
    return {reason for _, reason in met}


def plain(found: Any) -> list[tuple[str, str, Any]]:
    """Refusals as they can be compared."""
    return [(step.key(), refusal.name, refusal.missing) for step, refusal in found]


def say_all(box: Any, s: Any, seat: int, found: Any) -> None:
    """Everything that is refused, and why, in every language."""
    for code in LANGUAGES:
        tongue = box.tongue(code).at(reader=seat, view=box.view(s, seat))
        page = box.rulebook(code)
        for step, refusal in found:
            assert f"refusal {refusal.name}" in tongue.words, f"{code} cannot say {refusal.name!r}"
            said = tongue.refusal(refusal)
            assert said[0].isupper(), said
            assert said.endswith("."), said
            assert "{" not in said, said
            assert box.say(step, tongue)
            assert not refusal.rule or f"{{#{refusal.rule}}}" in page, f"no heading {refusal.rule}"
