"""Picks in any order: all that a chain of picks can lead to, with echoes and without.

A chain is picks of one seat, question after question, while nothing is revealed and nothing happens of what waited
below the first question. Its ends are the moments after it.
"""

from __future__ import annotations

from collections.abc import Callable

from embertable.core.codec import digest
from embertable.core.flow import Ask, State, Step, apply, asked, fresh
from embertable.table.undo import is_barrier


class TooWide(Exception):
    """A chain leads to more moments than are looked at."""


class Chain:
    """All that can come of a question whose picks may be made in any order."""

    def __init__(self, s: State, most: int) -> None:
        self.s = s
        self.most = most  # moments looked at
        self.seat = asked(s).seat

    def goes_on(self, s: State) -> bool:
        """Whether a moment belongs to the chain."""
        if not s.options or not asked(s).any_order or asked(s).seat != self.seat or is_barrier(self.s, s):
            return False
        below = self.s.agenda[:-1]
        return len(s.agenda) > len(below) and all(now is then for now, then in zip(s.agenda, below, strict=False))

    def moments(self, offered: Callable[[State], list[Step]]) -> tuple[dict[str, State], set[str]]:
        """The moments of the chain, and its ends, by their digests."""
        found = {digest(self.s): self.s}
        ends: set[str] = set()
        waiting = [self.s]
        while waiting:
            s = waiting.pop()
            for option in offered(s):
                after = picked(s, option)
                name = digest(after)
                if not self.goes_on(after):
                    ends.add(name)
                elif name not in found:
                    found[name] = after
                    waiting.append(after)
            if len(found) + len(ends) > self.most:
                raise TooWide
        return found, ends

    def faults(self) -> list[str]:
        """What is wrong with the chain, in sentences."""
        every, ends = self.moments(lambda s: s.options)
        alone, fresh_ends = self.moments(fresh)
        found: list[str] = []
        if any(all(option.is_echo() for option in s.options) for s in alone.values()):
            found.append("without echoes a bot comes to where there are only echoes")
        if ends != fresh_ends:
            found.append(f"echoes lead to {len(ends - fresh_ends)} ends that nothing else leads to, of {len(ends)}")
        for s in every.values():
            found += self.traps(s)
        return found

    def traps(self, s: State) -> list[str]:
        """Picks that are possible after another one, and not before it."""
        found: list[str] = []
        for first in s.options:
            after = picked(s, first)
            if not self.goes_on(after):
                continue
            for second in after.options:
                if type(second) is type(first) and not is_offered(s, first, second, self):
                    found.append(f"{first.key()!r} and then {second.key()!r}, but not the other way round")
        return found


def is_offered(s: State, first: Step, second: Step, chain: Chain) -> bool:
    """Whether two picks can also be made the other way round."""
    same = [option for option in s.options if option.key() == second.key()]
    if not same:
        return False
    after = picked(s, same[0])
    if not chain.goes_on(after) or type(asked(after)) is not type(asked(s)):
        return True  # the last pick was a choice of one, and made itself
    return first.key() in [option.key() for option in after.options]


def picked(s: State, option: Step) -> State:
    """The moment after a pick."""
    after = s.clone()
    apply(after, option)
    return after


def begins_chain(previous: Ask | None, s: State) -> bool:
    """Whether the open question is the first of a chain; `previous` is the question before it."""
    if not s.options or not asked(s).any_order:
        return False
    return previous is None or not previous.any_order or previous.seat != asked(s).seat
