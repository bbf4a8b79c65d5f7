"""Several picks of one question, gathered before they are made: what is still to be picked, and when it is enough.

Nobody looks at the truth for it: the picks are played at tables the seat could be sitting at. A pick by which the seat
would learn something ends the gathering; what comes after it can only be asked once it has really been made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from embertable.core.flow import Ask, State, Step, apply, asked, find_option, fresh
from embertable.core.game import AnyGame
from embertable.core.rng import Rng
from embertable.table.imagined import imagined

TABLES: Final = 3  # imagined; what a pick reveals shows nearly always at the first two
FAR: Final = 24  # picks after which nobody counts what is missing


@dataclass(frozen=True)
class Basket:
    """What was picked so far, and what can be picked next."""

    picks: tuple[Step, ...]
    ask: Ask | None  # the question that is still open; None where nothing more is to be picked
    options: tuple[Step, ...]
    missing: int  # how many more it takes


def gather(game: AnyGame, s: State, seat: int, keys: Sequence[str], rng: Rng) -> Basket:
    """The basket after these picks, in this order. Raises what a pick that is not offered raises."""
    kind = type(asked(s))
    find_option(s, seat, keys[0])  # asks whose turn it is, too
    tables: list[Any] = [imagined(game, s, seat, (), rng) for _ in range(TABLES)]
    picks: list[Step] = []
    for key in keys:
        picks.append(find_option(tables[0], seat, key))
        for table in tables:
            apply(table, find_option(table, seat, key))
        if not is_open(game, tables, seat, kind):
            return Basket(tuple(picks), None, (), 0)
    first = tables[0]
    return Basket(tuple(picks), asked(first), tuple(first.options), missing(first, seat, kind))


def is_open(game: AnyGame, tables: Sequence[Any], seat: int, kind: type[Ask]) -> bool:
    """Whether the same question still waits for a pick, and nothing was learned on the way."""
    if not all(goes_on(table, seat, kind) for table in tables):
        return False
    return all(game.view(table, seat) == game.view(tables[0], seat) for table in tables)


def goes_on(table: State, seat: int, kind: type[Ask]) -> bool:
    """Whether this question is asked of this seat."""
    return bool(table.options) and type(asked(table)) is kind and asked(table).seat == seat


def missing(table: State, seat: int, kind: type[Ask]) -> int:
    """How many more picks it takes until the question is answered, whatever is picked."""
    count, table = 0, table.clone()
    while goes_on(table, seat, kind) and count < FAR:
        apply(table, fresh(table)[-1])
        count += 1
    return count
