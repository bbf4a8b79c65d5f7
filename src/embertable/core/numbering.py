"""Names with numbers, for programs that learn: every key an option can have, every number of an observation.

A family is many names of one pattern. A numbering is several families one after the other: the number of a name is its
place among all of them. So numbers come from what a game declares, are the same on every machine, and change only with
the declarations.

>>> keys = Numbering([Family("play {card}", card=["sun", "moon"]), Family("pass")])
>>> keys.names
['play sun', 'play moon', 'pass']
>>> keys.numbers["pass"]
2
>>> keys.ranges()
[('play {card}', 0, 2), ('pass', 2, 3)]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import combinations, product
from typing import Any

from embertable.core.codec import fields
from embertable.core.effects import Effect
from embertable.core.flow import Step

Shorter = Callable[[Any, Step], str]
"""From a state and an option of its question to a name that is shorter than the key, and as distinct among siblings."""


class Family:
    """Names of one pattern: a gap for each thing that differs, and the words that can stand in it.

    >>> Family("{kind} to {seat}", kind=["egg", "coin"], seat=range(2)).names()
    ['egg to 0', 'egg to 1', 'coin to 0', 'coin to 1']
    """

    def __init__(self, pattern: str, **words: Sequence[object]) -> None:
        self.pattern = pattern
        self.words = words

    def names(self) -> list[str]:
        """Every name, the last gap changing fastest."""
        gaps = list(self.words)
        return [self.pattern.format(**dict(zip(gaps, row, strict=True))) for row in product(*self.words.values())]


class Numbering:
    """Families in order, each name with its number. A name that two families have keeps the number it had first."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = families
        self.numbers: dict[str, int] = {}
        self.ends: list[int] = []
        for family in families:
            for name in family.names():
                self.numbers.setdefault(name, len(self.numbers))
            self.ends.append(len(self.numbers))
        self.names = list(self.numbers)

    def ranges(self) -> list[tuple[str, int, int]]:
        """By family: its pattern, its first number and the one after its last."""
        firsts = [0, *self.ends]
        patterns = [family.pattern for family in self.families]
        return list(zip(patterns, firsts, self.ends, strict=False))

    def fingerprint(self) -> str:
        """Changes whenever any name or number does: what was learned with another one does not fit.

        >>> Numbering([Family("pass")]).fingerprint() == Numbering([Family("stop")]).fingerprint()
        False
        """
        return blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()


def pairs(words: Sequence[str]) -> list[str]:
    """Any two of these words, in their order.

    >>> pairs(["a", "b", "c"])
    ['a b', 'a c', 'b c']
    """
    return [f"{first} {second}" for first, second in combinations(words, 2)]


def keys_of(effects: Sequence[Effect]) -> list[str]:
    """The keys of effects, each once.

    >>> from embertable.core.effects import Offer, OneOf
    >>> class Rest(Effect):
    ...     pass
    >>> keys_of(declared_effects([Offer(OneOf(Rest()))]))
    ['rest']
    """
    return list(dict.fromkeys([effect.key() for effect in effects]))


def declared_effects(declared: Any) -> list[Effect]:
    """Every effect in what cards declare and every effect inside one, in the order of the declarations."""
    if declared is None or isinstance(declared, str | int | float):
        return []
    if isinstance(declared, list | tuple):
        return [effect for each in declared for effect in declared_effects(each)]
    found = [declared] if isinstance(declared, Effect) else []
    kind: Any = type(declared)
    for field, _ in fields(kind):
        found += declared_effects(getattr(declared, field))
    return found
