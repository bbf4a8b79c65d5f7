"""What every game promises of its refusals, asked by the tests of a game."""

from __future__ import annotations

import sys
from typing import Any

from embertable.core.flow import asked
from embertable.core.refusal import Refusal
from embertable.games import game


def declared(name: str) -> set[str]:
    """The names of all refusals the rules of a game declare."""
    game(name).new(game(name).seats[-1])  # the rooms of the rules are open
    rooms = [module for room, module in sys.modules.items() if room.startswith(f"embertable.games.{name}.")]
    named = [thing for room in rooms for thing in vars(room).values()]
    found = [each for thing in named for each in (thing if isinstance(thing, list) else [thing])]
    return {each.name for each in found if isinstance(each, Refusal)}


def refusals(box: Any, s: Any) -> dict[str, str]:
    """By key what is refused at the open question, and the name of the reason."""
    told: dict[str, str] = {}
    s.options = asked(s).options(s)
    for step, refusal in box.refused(s):
        told.setdefault(step.key(), refusal.name)
    return told


def offered(s: Any) -> set[str]:
    """The keys of what can be chosen at the open question, asked anew."""
    return {option.key() for option in asked(s).options(s)}


def prove(box: Any, name: str, key: str, refusing: Any, offering: Any, instead: str) -> None:
    """At one table a reason stands against an option; at the other, without it, the option is there, or one instead."""
    assert refusals(box, refusing).get(key) == name
    assert key not in offered(refusing)
    assert instead in offered(offering)
    assert instead not in refusals(box, offering)
