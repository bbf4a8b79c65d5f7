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
    return game.refused(table)


def against(game: AnyGame, s: State, seat: int, names: Sequence[str], rng: Rng) -> list[tuple[Step, Refusal]]:
    """What could be thought of that touches a thing, each with what stands against it; the first matters most."""
    return [each for each in refused(game, s, seat, rng) if any(name in each[0].things() for name in names)]


def why_not(game: AnyGame, s: State, seat: int, thing: str, rng: Rng) -> Refusal | None:
    """What stands against touching a thing: the first refusal of what touches it; None where it can be touched."""
    return why_not_do(game, s, seat, [thing], rng)[1]


def why_not_do(
    game: AnyGame, s: State, seat: int, names: Sequence[str], rng: Rng
) -> tuple[Step | None, Refusal | None]:
    """The same for a thing of several names, with what it stands against where other reasons stand against others."""
    if not s.options or asked(s).seat != seat:
        return None, NOT_YOUR_TURN
    if any(name in option.things() for option in s.options for name in names):
        return None, None
    found = against(game, s, seat, names, rng)
    if not found:
        return None, NOT_ASKED
    step, first = found[0]
    is_same = all(first.is_like(refusal) for _, refusal in found)
    return None if is_same else step, first
