"""Why something cannot be chosen now.

What decides whether something may be done answers with a refusal or with nothing, so the place that decides also
explains. Refusals are constants, made once: deciding costs no more than with true and false. A game says each of them
in `[words.refusal]` of its texts.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

Missing = tuple[tuple[int, str], ...]
"""How many of what: numbers with the nouns of the game they belong to."""


class Refusal:
    """One reason, by its name. What decides answers with the bare constant; who explains adds what it is about.

    >>> dear = Refusal("too dear", "paying")
    >>> dear.name, dear.missing, dear.lacking(((2, "coin"),)).missing
    ('too dear', (), ((2, 'coin'),))
    """

    def __init__(self, name: str, rule: str = "", what: str = "", missing: Missing = ()) -> None:
        self.name = name
        self.rule = rule  # the heading of the rules page, where it is not that of the question
        self.what = what  # a noun: `{what:in}` in its sentence
        self.missing = missing  # counted nouns: `{missing:gen}` in its sentence

    def about(self, what: str) -> Refusal:
        """The same reason, said of this."""
        return Refusal(self.name, self.rule, what, self.missing)

    def lacking(self, missing: Missing) -> Refusal:
        """The same reason, with how much would take it away."""
        return Refusal(self.name, self.rule, self.what, missing)

    def is_like(self, other: Refusal) -> bool:
        """Whether both are said in the same words."""
        return self.name == other.name and self.what == other.what and self.missing == other.missing


Refused = list[tuple[T, Refusal]]
"""What could be thought of and may not be, each with what stands against it."""


def nearest_first(found: Refused[T]) -> Refused[T]:
    """The same in the order in which it matters: what lacks the least comes first, what nothing would help last.

    >>> dear = Refusal("too dear")
    >>> castle, tower, hut = Refusal("sold"), dear.lacking(((5, "coin"),)), dear.lacking(((1, "coin"),))
    >>> found = [("castle", castle), ("tower", tower), ("hut", hut)]
    >>> [what for what, _ in nearest_first(found)]
    ['hut', 'tower', 'castle']
    """
    return sorted(found, key=lambda each: (not each[1].missing, sum([count for count, _ in each[1].missing])))


NOTHING_TO_DO: Final = Refusal("nothing to do")
NOT_SO: Final = Refusal("not so")
"""An effect would change nothing; what it asks for is not so. All games say these two alike."""

NOT_YOUR_TURN: Final = Refusal("not your turn")
NOT_ASKED: Final = Refusal("not asked")
"""Nothing that could be thought of at this question touches the thing. Both are said in the table's own words."""
