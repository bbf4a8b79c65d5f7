"""Lists that a state shares with its copies: nobody changes them; a changed copy is put in the place of one.

So a copy of a state copies no list, and the original cannot notice what becomes of the copy.
"""

from __future__ import annotations


def with_one(cards: list[int], card: int) -> list[int]:
    """The cards and one more.

    >>> with_one([4, 2], 7)
    [4, 2, 7]
    """
    found = cards[:]
    found.append(card)
    return found


def without(cards: list[int], card: int) -> list[int]:
    """The cards but this one, which is among them.

    >>> without([4, 2, 7, 2], 2)
    [4, 7, 2]
    """
    found = cards[:]
    found.remove(card)
    return found


def with_value(numbers: list[int], place: int, value: int) -> list[int]:
    """The numbers, with another at this place.

    >>> with_value([4, 2, 7], 0, 1)
    [1, 2, 7]
    """
    found = numbers[:]
    found[place] = value
    return found


def with_more(numbers: list[int], place: int, more: int) -> list[int]:
    """The numbers, with more of it at this place.

    >>> with_more([4, 2, 7], 1, -2)
    [4, 0, 7]
    """
    found = numbers[:]
    found[place] += more
    return found
