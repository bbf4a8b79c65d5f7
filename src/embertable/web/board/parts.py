"""Parts of boards that were drawn before are not drawn again: most of a board stays as it was from move to move.

A part is a macro of a board's template. What it draws depends on its arguments, on the language, and on which of the
things it asks about can be acted on; it may use nothing else, which a test makes sure of for every board. So a part
drawn for one visitor can be shown to another who is to see the same, and never to one who is not.
"""

from __future__ import annotations

import marshal
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from jinja2 import BaseLoader
from jinja2.runtime import Context, Macro

from embertable.web.board.kit import PLAIN
from embertable.web.board.quick import QuickEnvironment
from embertable.web.lately import Lately

KEPT: Final = 1_500_000  # letters of the parts of one game: forty watched tables of it, and as much again of before
WAYS: Final = 32  # in which one part is kept, by what of it can be acted on
AROUND: Final = ("_loop_vars", "_block_vars")  # what Jinja hands on for those who ask for their context


class Usable:
    """The things that can be acted on now. It notes what it is asked about, so that a part knows what it depends on."""

    def __init__(self, names: Collection[str]) -> None:
        self.names = frozenset(names)
        self.asked: set[str] | None = None  # while no part is being drawn nobody wants to know

    def __contains__(self, name: str) -> bool:
        if self.asked is not None:
            self.asked.add(name)
        return name in self.names


@dataclass
class KeptPart:
    """What a macro drew from the same arguments: by those of the things it asks about that could be acted on."""

    asked: frozenset[str] = frozenset()
    drawn: dict[frozenset[str], str] = field(default_factory=dict)


class Parts(Lately[tuple[str, str, bytes], KeptPart]):
    """The parts of one game's boards, weighed by their letters and those of what they were drawn from."""

    def __init__(self) -> None:
        super().__init__(KEPT)

    def keep(self, part: KeptPart, can: frozenset[str], drawn: str) -> None:
        """What was drawn of a part while these of its things could be acted on."""
        if len(part.drawn) >= WAYS:
            part.drawn.clear()
        part.drawn[can] = drawn
        self.weight += len(drawn)

    def weigh(self, key: tuple[str, str, bytes], part: KeptPart) -> int:
        """Its letters."""
        return len(key[2]) + sum(map(len, part.drawn.values()))


class Keeping(Context):
    """Draws a board, taking from the parts what is there."""

    environment: Drawing

    def call(self, called: Any, /, *arguments: Any, **named: Any) -> Any:
        """Call a macro, or anything else a template calls."""
        if named:
            for around in AROUND:
                named.pop(around, None)
        if type(called) is not Macro:
            return called(*arguments, **named)  # a board calls nothing that asks for its context
        try:
            written = marshal.dumps((arguments, named), PLAIN)
        except ValueError:  # something drawn is handed on
            return super().call(called, *arguments, **named)
        usable: Usable = self.parent["usable"]
        part = self.environment.parts.once((called.name, self.parent["tongue"].code, written), KeptPart)
        drawn: Any = part.drawn.get(part.asked & usable.names)
        if drawn is None:
            outer, asked = usable.asked, set[str]()
            usable.asked = asked
            drawn = super().call(called, *arguments, **named)
            if not asked <= part.asked:
                part.asked |= asked
                part.drawn.clear()
            self.environment.parts.keep(part, part.asked & usable.names, drawn)
            usable.asked = outer
        if usable.asked is not None:
            usable.asked |= part.asked
        return drawn


class Drawing(QuickEnvironment):
    """Reads boards' templates."""

    context_class = Keeping

    def __init__(self, loader: BaseLoader | None = None) -> None:
        super().__init__(loader)
        self.parts = Parts()
