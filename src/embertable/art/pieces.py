"""Small pieces every board is made of, and faces of cards that are drawn once.

A board is drawn again for every decision, and most of it is what it was: signs, pictures, printed cards. A template
asks for its kit by `pieces(sheet)`; a card is a `Face`, whose `once(macro, sheet)` calls the macro the first time only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cache, lru_cache, wraps
from types import SimpleNamespace
from typing import Any, Final, TypeVar

from markupsafe import Markup, escape

from embertable.core.text.tongue import Tongue

KEPT: Final = 8192  # signs and pictures remembered; labels with numbers in them come and go
C = TypeVar("C", bound=Hashable)
F = TypeVar("F")


@lru_cache(KEPT)
def sign(sheet: str, name: str, label: str, kind: str) -> Markup:
    """A sign of the sheet; with a label it is read aloud, else it is an ornament."""
    read = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="{kind}" {read}><use href="{sheet}#{name}"/></svg>')


@lru_cache(KEPT)
def picture(sheet: str, name: str, box: str, kind: str, fit: str) -> Markup:
    """A drawing of the sheet in a box of its own."""
    width, height = box.split()[2:]
    drawn = f'<use href="{sheet}#{name}" width="{width}" height="{height}"/>'
    shape = f'viewBox="{box}" preserveAspectRatio="{fit}"'
    return Markup(f'<svg class="{kind}" {shape} aria-hidden="true">{drawn}</svg>')


class Kit:
    """Signs, pictures and things, for the templates of one sheet."""

    def __init__(self, sheet: str) -> None:
        self.sheet = sheet

    def sign(self, name: str, label: str = "", kind: str = "i") -> Markup:
        """A sign; with a label it is read aloud."""
        return sign(self.sheet, name, label, kind)

    def picture(self, name: str, box: str, kind: str = "art", fit: str = "xMidYMid meet") -> Markup:
        """A drawing."""
        return picture(self.sheet, name, box, kind, fit)

    def mark(self, seat: int, label: str = "") -> Markup:
        """The shape of a seat."""
        return sign(self.sheet, f"seat-{seat}", label, f"mark seat-{seat}")

    def thing(self, names: str | Sequence[str], live: Collection[str], kind: str = "") -> Markup:
        """The attributes of a thing: its name and its state. One known by several names goes by the one that is live.

        The script lets whatever carries the same name before and after fly from place to place.
        """
        if not isinstance(names, str):
            names = next((name for name in names if name in live), names[0])
        return Markup(f'class="thing {kind}{" can" if names in live else ""}" data-thing="{names}"')


@cache
def pieces(sheet: str) -> Kit:
    """The kit of a sheet."""
    return Kit(sheet)


class Face(SimpleNamespace):
    """What is printed on a card, in one language; never changed after it is made."""

    def __init__(self, **facts: Any) -> None:
        super().__init__(**facts)
        self.drawn: dict[tuple[str, str], Markup] = {}

    def once(self, macro: Any, sheet: str) -> Markup:
        """This card as a macro of a template draws it, with pictures from a sheet; drawn the first time only."""
        name = (macro.name, sheet)
        if name not in self.drawn:
            self.drawn[name] = macro(self)
        return self.drawn[name]


def printed(make: Callable[[C, Tongue], F]) -> Callable[[C, Tongue], F]:
    """What a card says in a language does not change: make it once for both."""
    made: dict[tuple[C, str], F] = {}

    @wraps(make)
    def face(card: C, tongue: Tongue) -> F:
        found = made.get((card, tongue.code))
        if found is None:
            found = made[card, tongue.code] = make(card, tongue)
        return found

    return face
