"""What would come of a choice, as far as the one who chooses can know it.

Nobody looks at the truth for this: the choice is played at several tables the seat could be sitting at, step by step
and side by side, for as long as the seat could not tell them apart. What is then the same at all of them is certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from embertable.core.flow import Ask, State, is_choice, settle
from embertable.core.game import AnyGame
from embertable.core.rng import Rng
from embertable.table.imagined import answered
from embertable.table.undo import is_barrier

Next = Literal["ask", "other", "unknown", "over"]
TABLES: Final = 6  # imagined; that chance makes them all alike where it matters is rare enough


@dataclass(frozen=True)
class Foresight:
    """What a choice changes for the one who chooses, and what comes next."""

    changes: tuple[tuple[str, int], ...]  # a noun of the game, and how many more or fewer
    next: Next  # a question to the same seat, to another one, something nobody can foresee, or the end
    ask: Ask | None  # the question to the same seat

    @property
    def is_certain(self) -> bool:
        """Whether nothing hidden comes to light by it, and the game goes on."""
        return self.next in ("ask", "other")


def foresee(game: AnyGame, s: State, seat: int, key: str, rng: Rng, picks: Sequence[str] = ()) -> Foresight:
    """What the seat that is asked can know of choosing the option of this key, perhaps after some picks."""
    tables: list[Any] = [answered(game, s, seat, key, rng, picks) for _ in range(TABLES)]
    held = dict(game.holdings(game.view(s, seat), seat))
    coming = play(game, tables, seat)
    after = [dict(game.holdings(game.view(table, seat), seat)) for table in tables]
    if any(each != after[0] for each in after):
        return Foresight((), "unknown", None)
    changes = tuple((noun, count - held.get(noun, 0)) for noun, count in after[0].items() if count != held.get(noun, 0))
    ask = tables[0].agenda[-1] if coming == "ask" else None
    return Foresight(changes, coming, ask)


def play(game: AnyGame, tables: list[Any], seat: int) -> Next:
    """Go on at all tables until somebody chooses, or until the seat could tell them apart."""
    while tables[0].agenda:
        if len({(len(table.agenda), type(table.agenda[-1]) if table.agenda else None) for table in tables}) > 1:
            return "unknown"
        step = tables[0].agenda[-1]
        if isinstance(step, Ask):
            if step.seat != seat:
                return "other"
            if answer_alone(tables):
                return "ask"
        elif not resolve(game, tables, seat):
            return "unknown"
    return "over"


def answer_alone(tables: Sequence[Any]) -> bool:
    """Make a choice of one by itself, pass over a choice of none; whether a real choice is left."""
    offered = [table.agenda[-1].options(table) for table in tables]
    if any(is_choice(options) for options in offered):
        return True
    for table, options in zip(tables, offered, strict=True):
        settle(table, options)
    return False


def resolve(game: AnyGame, tables: list[Any], seat: int) -> bool:
    """One step at all tables; False where the seat learned something by it that it could not foresee.

    What such a step does is still foreseen when it gives the same everywhere: a card will be drawn, whichever it is.
    """
    before = [table.clone() for table in tables]
    for table in tables:
        table.agenda.pop().resolve(table)
    if not any(is_barrier(then, now) for then, now in zip(before, tables, strict=True)):
        return True
    views = [game.view(table, seat) for table in tables]
    if all(view == views[0] for view in views):
        return True
    held = [game.holdings(view, seat) for view in views]
    if any(each != held[0] for each in held):
        tables[:] = before
    return False
