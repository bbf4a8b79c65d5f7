"""Truth of reasons: take away what a refusal speaks of, and what was refused is offered.

A game says for each name of a refusal how to take it away (`Cure`): a change to a copy of the table, and the thing that
can then be touched where it is not what was refused itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from embertable.core.codec import fields
from embertable.core.flow import Step, asked
from embertable.core.refusal import Refusal

Cure = Callable[[Any, Any, Refusal], str | None]


class Uncured(Exception):
    """At this table the reason cannot be taken away so simply; at another it can."""


C = TypeVar("C", bound=Cure)
CHAIN = 6  # reasons behind one another
OFTEN = 100  # times a question is looked at; after that every third time


def registry(cures: dict[str, Cure]) -> Callable[..., Callable[[C], C]]:
    """A decorator that says of which reasons a function is the cure."""

    def of(*names: str) -> Callable[[C], C]:
        def register(cure: C) -> C:
            cures.update(dict.fromkeys(names, cure))
            return cure

        return register

    return of


def me_of(s: Any) -> Any:
    """The player who is asked."""
    return s.players[asked(s).seat]


def ask_instead(s: Any, ask: Any) -> None:
    """Another question at the same table."""
    s.agenda.append(ask)
    s.options = ask.options(s)


def is_offered(s: Any, step: Step, thing: str | None) -> bool:
    """Whether the step, or something with the thing, can be chosen."""
    options = asked(s).options(s)
    if thing is not None:
        return any(thing in option.things() for option in options)
    return any(option.key() == step.key() for option in options)


def refused(box: Any, s: Any) -> list[tuple[Step, Refusal]]:
    """What is refused at the open question, asked anew."""
    s.options = asked(s).options(s)
    found: list[tuple[Step, Refusal]] = box.refused(s)
    return found


def reason(box: Any, s: Any, step: Step) -> Refusal | None:
    """What stands against a step now."""
    return next((refusal for each, refusal in refused(box, s) if each.key() == step.key()), None)


def is_waiting(s: Any, step: Step) -> bool:
    """Whether the open question itself says nothing of a step."""
    return all(each.key() != step.key() for each, _ in asked(s).refused(s))


def cured(box: Any, s: Any, step: Step, refusal: Refusal, cures: Mapping[str, Cure], turn: Cure | None = None) -> bool:
    """Whether the step is offered once its reasons are taken away one by one; each is gone when it was.

    False where an effect would simply change nothing: a table at which it would is another test. Where a game says of
    what waits what its turn would say, `turn` opens one.
    """
    other = s.clone()
    if turn is not None and cures.get(refusal.name) is not turn and is_waiting(s, step):
        turn(other, step, refusal)
        there = reason(box, other, step)
        assert there is not None, f"{step.key()!r} waits because of {refusal.name!r}, and its turn would offer it"
        assert there.name == refusal.name, f"{step.key()!r} waits because of {refusal.name!r}, and not at its turn"
    for _ in range(CHAIN):
        if refusal.name not in cures:
            return False
        assert not is_offered(other, step, None), f"{step.key()!r} is refused ({refusal.name}) and offered"
        try:
            thing = cures[refusal.name](other, step, refusal)
        except Uncured:
            return False
        if is_offered(other, step, thing):
            return True
        left = reason(box, other, step)
        assert left is not None, f"{step.key()!r} is neither offered nor refused without {refusal.name!r}"
        assert left.name != refusal.name, f"{step.key()!r} is still refused without {refusal.name!r} {refusal.missing}"
        refusal = left
    raise AssertionError(f"{step.key()!r} is refused by more than {CHAIN} reasons")


def untrue(box: Any, tables: Iterable[Any], cures: Mapping[str, Cure], turn: Cure | None = None) -> set[str]:
    """The names of refusals that were never cured at these tables."""
    found = set(cures)
    seen: dict[str, int] = {}
    asks: dict[type, int] = {}
    for s in tables:
        kind = type(asked(s))
        asks[kind] = asks.get(kind, 0) + 1
        if asks[kind] > OFTEN and asks[kind] % 3:
            continue  # it was looked at often enough
        for step, refusal in refused(box, s):
            seen[refusal.name] = seen.get(refusal.name, 0) + 1
            if (refusal.name in found or seen[refusal.name] % 17 == 0) and cured(box, s, step, refusal, cures, turn):
                found.discard(refusal.name)
    return found


def with_field(step: Any, **changed: Any) -> Any:
    """A question or an effect with other fields."""
    kind: Any = type(step)
    return kind(**{name: changed.get(name, getattr(step, name)) for name, _ in fields(kind)})
