"""Why not? What stands against touching a thing, or against an option somebody thought of.

It is asked at a table the seat could be sitting at, never at the true one: a reason tells nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.flow import State, Step, asked
from embertable.core.game import AnyGame
from embertable.core.refusal import NOT_ASKED, NOT_YOUR_TURN, Refusal
from embertable.core.rng import Rng


def refused(game: AnyGame, s: State, seat: int, rng: Rng) -> Sequence[tuple[Step, Refusal]]:
    """What the seat that is asked could think of and may not choose, each with what stands against it."""
    table: State = game.imagine(s, seat, rng)
    return asked(table).refused(table)


def why_not(game: AnyGame, s: State, seat: int, thing: str, rng: Rng) -> Refusal | None:
    """What stands against touching a thing: the first refusal of what touches it; None where it can be touched."""
    if not s.options or asked(s).seat != seat:
        return NOT_YOUR_TURN
    if any(thing in option.things() for option in s.options):
        return None
    return next((refusal for step, refusal in refused(game, s, seat, rng) if thing in step.things()), NOT_ASKED)
