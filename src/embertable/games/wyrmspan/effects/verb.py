"""What every verb of Wyrmspan's cards promises, beyond doing itself."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from embertable.core.effects import Effect, If
from embertable.core.refusal import Refusal
from embertable.games.wyrmspan.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """An effect that may look at the place of the dragon it is printed on: its `source`."""

    def why_not_after(self, s: State, seat: int, source: int, paid: int, count: int, card: int) -> Refusal | None:
        """What stands against it once so many things of a kind have been paid: this dragon card, or 0."""
        return self.why_not(s, seat, source)

    def is_gift(self) -> bool:
        """Whether it gives fixed tokens, nothing to decide: taken at once, before anything listed beside it."""
        return False

    def shows(self) -> bool:
        """Whether it shows a card that was not seen, so that what is listed beside it is better decided after it."""
        return False

    def decides(self, s: State, seat: int, source: int) -> bool:
        """Whether it leaves the player anything to decide now."""
        return True

    def is_binding(self) -> bool:
        """Whether it must be finished once begun and asks nothing before: then it is offered first."""
        return False

    def cascades(self) -> bool:
        """Whether it can set off other abilities, so that the order matters and a return to it must be prevented."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Verb):
    """Something that is worth points at the end of the game."""

    def score(self, s: State, seat: int, source: int) -> int:
        """What it would bring if the game ended now."""
        return 0


def cascades(effect: Effect) -> bool:
    """Whether an ability can set off others; what waits for a condition can if it could without one."""
    if isinstance(effect, If):
        return cascades(effect.then)
    return isinstance(effect, Verb) and effect.cascades()
