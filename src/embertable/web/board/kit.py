"""Small pieces every board is made of. A board is drawn anew for every decision, a piece only once: it is kept by what
it was made of."""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from embertable.core.text.marks import marked
from embertable.core.text.signs import Piece

PLAIN: Final = 2  # the version of marshal that writes equal values alike
KEPT: Final = 1 << 15  # pieces of each kind; a game in three languages has some thousands


class Kit:
    """The pieces of one game, `sheet` being the address of its symbols."""

    def __init__(self, sheet: str) -> None:
        self.sheet = sheet

    def sign(self, name: str, label: str = "", css: str = "i") -> Markup:
        """A symbol in a line of text; without a label it only decorates."""
        return drawn_sign(self.sheet, name, label, css)

    def said(self, pieces: Sequence[Piece]) -> Markup:
        """A sentence with signs in it; a sign never parts from its number and from what ends after it."""
        return Markup("").join(
            escape(words) + (Markup("<span>{}{}{}</span>").format(count, self.sign(sign, meant), after) if sign else "")
            for words, count, sign, meant, after in pieces
        )

    def picture(self, name: str, box: str, css: str = "art", fit: str = "xMidYMid meet") -> Markup:
        """A drawing that fills its place, or the part of it that lies in the box."""
        return drawn_picture(self.sheet, name, box, css, fit)

    def image(self, name: str, css: str = "art") -> Markup:
        """A drawing that a browser paints once: for what is large, or stands on the board many times."""
        return drawn_image(self.sheet, name, css)

    def seat_sign(self, seat: int, label: str = "") -> Markup:
        """The sign of a seat."""
        return drawn_sign(self.sheet, f"seat-{seat}", label, f"mark seat-{seat}")

    def face(self, seat: int) -> Markup:
        """Who sits at a seat: a mark, which whoever shows the board and knows them fills with their face."""
        return Markup(marked("face", str(seat), ""))

    def level(self, seat: int) -> Markup:
        """How strong the bot at a seat is, if a bot sits there; a mark, filled as a face is."""
        return Markup(marked("level", str(seat), ""))

    def saying(self, seat: int) -> Markup:
        """What a bot at a seat has just said, if anything; a mark, filled as a face is."""
        return Markup(marked("saying", str(seat), ""))

    def thing(self, names: str | Sequence[str], usable: Collection[str], css: str = "") -> Markup:
        """The attributes of a thing: its name and its state.

        A thing known by several names goes by the one that can be acted on; the script lets whatever carries the same
        name before and after fly from place to place. Whoever asks why it cannot be used means all of them.
        """
        if isinstance(names, str):
            return attributes(names, css, names in usable)
        name = ([name for name in names if name in usable] or names)[0]
        return attributes(name, css, name in usable, "|".join([other for other in names if other != name]))

    def tag(self, shown: Any) -> str:
        """A name for what is folded: it changes with what lies in it, so a browser knows when to ask for it again."""
        return hashlib.blake2b(marshal.dumps(shown, PLAIN), digest_size=6).hexdigest()

    def seat_row(self, has: Sequence[tuple[str, int, str]]) -> Markup:
        """What a seat holds, in a row."""
        return Markup("".join([drawn_holding(self.sheet, *each) for each in has]))


@lru_cache(KEPT)
def drawn_sign(sheet: str, name: str, label: str, css: str) -> Markup:
    """A symbol of a sheet."""
    meaning = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="{escape(css)}" {meaning}><use href="{sheet}#{escape(name)}"/></svg>')


@lru_cache(KEPT)
def drawn_holding(sheet: str, name: str, count: int | str, label: str) -> Markup:
    """How many of one thing a seat holds."""
    return Markup(f'<span title="{escape(label)}">{drawn_sign(sheet, name, label, "i")}{escape(count)}</span>')


@lru_cache(KEPT)
def drawn_picture(sheet: str, name: str, box: str, css: str, fit: str) -> Markup:
    """A drawing of a sheet."""
    _, _, width, height = box.split()
    return Markup(
        f'<svg class="{escape(css)}" viewBox="{box}" preserveAspectRatio="{fit}" aria-hidden="true">'
        f'<use href="{sheet}#{escape(name)}" width="{width}" height="{height}"/></svg>'
    )


@lru_cache(KEPT)
def drawn_image(sheet: str, name: str, css: str) -> Markup:
    """A symbol of a sheet as a picture of its own."""
    address = f"{sheet.removesuffix('.svg')}/picture/{escape(name)}.svg"
    return Markup(f'<img class="{escape(css)}" src="{address}" alt="" decoding="sync"/>')


@lru_cache(KEPT)
def attributes(name: str, css: str, can: bool, others: str = "") -> Markup:
    """What makes an element a thing."""
    also = f' data-also="{escape(others)}"' if others else ""
    return Markup(f'class="thing {escape(css)}{" can" if can else ""}" data-thing="{escape(name)}"{also}')
