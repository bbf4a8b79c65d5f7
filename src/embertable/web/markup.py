"""Generated text for a page: escaped, with names for seats and small pictures for cards and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape

from embertable.core.text.marks import MARK, OPEN, plain
from embertable.web.sheets import pictures_of


class Face(NamedTuple):
    """Whose face a seat shows: a companion's, and which of its kin it is."""

    name: str
    kin: int = 0


class MarkupWriter:
    """How one table's text is shown: the names of its seats, the pictures of its game."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        you: int | None = None,
        faces: Sequence[Face] = (),
        sayings: Sequence[str] = (),
        levels: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.names = names
        self.you = you
        self.faces = faces  # whose face each seat shows
        self.sayings = sayings  # what each has just said
        self.levels = levels  # how strong each is, where bots sit

    def line(self, text: str) -> Markup:
        """Text for a log or a question: names stand out, cards can be opened."""
        return self.shown(text, linked=True)

    def label(self, text: str) -> Markup:
        """Text for a button: nothing in it can be clicked by itself."""
        return self.shown(text, linked=False)

    def plain(self, text: str) -> str:
        """Text for an attribute or a program."""
        return plain(text, self.names)

    def filled(self, drawn: Markup) -> Markup:
        """A drawn board with the names and the faces of the seats in it."""

        def show(kind: str, name: str, words: str) -> str:
            if kind == "saying":
                said = self.sayings[int(name)] if int(name) < len(self.sayings) else ""
                return f'<span class="saying">{escape(said)}</span>' if said else ""
            if kind == "level":
                level = self.levels[int(name)] if int(name) < len(self.levels) else ""
                return f'<span class="level">{escape(level)}</span>' if level else ""
            if kind == "face":
                return face(self.faces[int(name)]) if int(name) < len(self.faces) else ""
            return str(escape(self.names[int(name)])) if kind == "seat" and int(name) < len(self.names) else words

        return Markup(MARK.sub(lambda found: show(found[1], found[2], found[3]), str(drawn)))

    def shown(self, text: str, linked: bool) -> Markup:
        """Text with its marks shown, everything else escaped."""
        if OPEN not in text:
            return escape(text)
        parts: list[str] = []
        end = 0
        for found in MARK.finditer(text):
            parts.append(str(escape(text[end : found.start()])))
            parts.append(self.mark(found[1], found[2], found[3], linked))
            end = found.end()
        parts.append(str(escape(text[end:])))
        return Markup("".join(parts))

    def mark(self, kind: str, name: str, words: str, linked: bool) -> str:
        """One marked word, safe to stand in a page."""
        if kind == "seat":
            shown = self.names[int(name)] if int(name) < len(self.names) else words
            return f'<b class="name p{escape(name)}">{escape(shown)}</b>'
        if kind == "you":
            return f'<b class="name p{escape(name)}">{escape(words)}</b>'
        safe = escape(name)
        if kind == "card" and linked:
            return f'<a class="ref" href="/cards/{self.game}/{safe}" data-card="{safe}">{escape(words)}</a>'
        if kind == "symbol" and name in pictures_of(self.game):
            return (
                f'<svg class="i sym" aria-hidden="true"><use href="/art/{self.game}.svg#{safe}"/></svg>{escape(words)}'
            )
        return f'<span class="ref">{escape(words)}</span>' if kind == "card" else str(escape(words))


@cache
def face(one: Face) -> Markup:
    """The head of one of those who sit at the table."""
    return drawn_one(one, "face", 112, "art")


@cache
def hero(one: Face) -> Markup:
    """One of those who sit at the table, whole."""
    return drawn_one(one, "companion", 180, "hero")


def drawn_one(one: Face, what: str, side: int, kind: str) -> Markup:
    """A picture of one of them; kin have the same features in other colours."""
    kin = f" kin-{one.kin}" if one.kin else ""
    used = Markup('<use href="/art/table.svg#{0}-{1}" width="{2}" height="{2}"/>').format(what, one.name, side)
    drawn = Markup('<svg class="{0}" viewBox="0 0 {1} {1}" aria-hidden="true">{2}</svg>')
    return drawn.format(kind + kin, side, used)
