"""What happened, told on the page of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from embertable.core.flow import Event
from embertable.core.text.marks import MARK
from embertable.store.rows import UNDEALT
from embertable.table import events_seen
from embertable.web.board.drawing import asides
from embertable.web.regions import NOTHING, drawn_region
from embertable.web.sheets import package
from embertable.web.viewpoint import Viewpoint

LOG: Final = 24  # decisions shown beside the board
ABSENT: Final = (None, NOTHING)


class TableNews:
    """The log from one point of view."""

    def __init__(self, page: Viewpoint) -> None:
        self.page = page

    def now(self, status: str) -> Markup:
        """What happened, the latest first, with a line where the visitor last chose."""
        if status in UNDEALT:
            return self.framed(NOTHING)
        page, you, table = self.page, self.page.you, self.page.opened.table
        reader = you, page.visitor.lang, tuple(page.names)
        known, said = page.opened.log_lines.get(reader, {}), {}  # what is shown no more is not kept either
        blocks: dict[bool, list[Markup]] = {False: [], True: []}  # by whether they are older than the visitor's choice
        old = False
        for decision in range(len(table.past), max(-1, len(table.past) - LOG), -1):
            happened = table.past[decision - 1].events if decision else table.opening
            if not old and decision and you is not None and table.record.decisions[decision - 1].seat == you:
                old = True
            line = known.get((decision, old), ABSENT)
            if line[0] is not happened:  # new, or an undo made it another decision
                line = happened, self.told(events_seen(happened, you), old)
            said[decision, old] = line
            blocks[old].append(line[1])
        page.opened.log_lines[reader] = said
        if self.page.opened.is_hinted:
            blocks[False].insert(0, self.hint_line())
        return self.framed(Markup("".join(blocks[False])), Markup("".join(blocks[True])))

    def hint_line(self) -> Markup:
        """That somebody asked for a hint is seen by everybody at the table."""
        seat = self.page.opened.turn or 0
        text = self.page.visitor.word("asks hint", name=self.page.names[seat], n=self.page.opened.hints)
        lines = [{"seat": seat, "text": Markup(escape(text)), "sketch": NOTHING}]
        return drawn_region("log_lines", self.page.visitor.lang, (("lines", lines), ("old", False)))

    def framed(self, fresh: Markup, old: Markup = NOTHING) -> Markup:
        """The log: what is new to the visitor, and what is older."""
        values = (("id", self.page.opened.row.id), ("fresh", fresh), ("old", old))
        return drawn_region("news", self.page.visitor.lang, values)

    def told(self, events: Sequence[Event], old: bool = False) -> Markup:
        """Events as lines of the log, the latest first."""
        sketch = asides(package(self.page.game.id)).sketch
        said = [(self.page.game.say(event, self.page.voice), sketch(event)) for event in reversed(events)]
        lines = [
            {"seat": first_seat(text), "text": self.page.markup.line(text), "sketch": Markup(drawn or "")}
            for text, drawn in said
        ]
        return drawn_region("log_lines", self.page.visitor.lang, (("lines", lines), ("old", old)))


def first_seat(said: str) -> int | None:
    """The seat a sentence begins with: its subject."""
    found = MARK.match(said)
    return int(found[2]) if found is not None and found[1] in ("seat", "you") else None
