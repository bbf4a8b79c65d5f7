"""A table as one visitor sees it: regions of finished HTML, drawn from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from embertable.core.deal import commitment
from embertable.core.game import Score
from embertable.store import Line, Seating
from embertable.store.rows import OVER, PLAYING, UNDEALT
from embertable.table.standings import standing_of
from embertable.web.board.drawing import Drawn
from embertable.web.company import rank_of
from embertable.web.lesson_panel import signs_of
from embertable.web.markup import face
from embertable.web.open_table import OpenTable
from embertable.web.regions import Page
from embertable.web.results import called, scene, sheet_of
from embertable.web.table_board import NO_POINTS, TableBoard, shown_points
from embertable.web.table_news import TableNews
from embertable.web.table_question import TableQuestion
from embertable.web.viewpoint import Viewpoint
from embertable.web.visitor import Visitor


class TablePage(Viewpoint):
    """What one visitor, sitting at `you` or looking on, is shown of a table."""

    def __init__(
        self,
        opened: OpenTable,
        visitor: Visitor,
        you: int | None,
        late: bool = False,
        origin: str = "",
        ahead: int | None = None,
    ) -> None:
        super().__init__(opened, visitor, you)
        self.late = late
        self.ahead = ahead  # decisions of other bots before this table's, where it waits for a thinker
        self.board = TableBoard(self)
        self.question = TableQuestion(self, late, origin, ahead)
        self.news = TableNews(self)

    def shared(self, talk: Sequence[Line]) -> Page:
        """Everything on the table, drawn once for all who see the same: onlookers, several windows of one person."""
        opened = self.opened
        if opened.status != PLAYING:  # before and after the game a page says more of its visitor
            return self.page(talk)
        if opened.shown_at != opened.cursor:
            opened.shown_at = opened.cursor
            opened.shown.clear()
        heard = tuple(line.number for line in talk)
        name = (self.you, self.visitor.lang, tuple(self.names), self.late, self.ahead, heard, opened.hint)
        page: Page | None = opened.shown.get(name)
        if page is None:
            page = self.page(talk)
            if opened.watchers:
                opened.shown[name] = page
        return page

    def page(self, talk: Sequence[Line]) -> Page:
        """Everything on the table."""
        opened = self.opened
        status = opened.status
        mine = self.you is not None and opened.turn == self.you and not opened.bot_at(self.you)
        if self.lesson is not None:
            mine = self.lesson.is_mine
        view = self.game.view(opened.table.s, self.you)
        self.voice.view = view
        scores = opened.final_scores
        drawn = self.board.now(view, mine) if status not in UNDEALT else Drawn(self.welcome(), (), False, "")
        regions = {
            "status": Markup(escape(drawn.status)),
            "end": self.end(scores),
            "seats": self.seats_now(shown_points(view, scores) if status not in UNDEALT else NO_POINTS, drawn),
            "board": drawn.board,
            "undo": self.question.undo(status),
            "ask": self.question.asks(status, mine, scores),
            "hint": self.question.hint(mine),
            "news": self.news.now(status),
            "deal": self.deal(status),
            "legend": self.legend(),
            "lines": self.lines(talk),
        }
        name = self.tongue.word("title")
        hands = self.names[self.you] if self.you is not None and opened.shares_screen(self.you) else ""
        return Page(opened.last_entry, mine, page_title(name, mine, self.visitor), regions, hands, self.board.passage())

    def seats_now(self, points: Sequence[int | None], drawn: Drawn) -> Markup:
        """Who sits where, and whose turn it is; nothing where the board itself shows it."""
        opened = self.opened
        if drawn.seated and opened.status == PLAYING and not any(opened.table.conceded):
            return Markup("")
        return self.seats(opened.seatings, opened.table.conceded, opened.turn, points, drawn)

    def seats(
        self,
        seatings: Sequence[Seating],
        conceded: Sequence[bool],
        turn: int | None,
        points: Sequence[int | None],
        drawn: Drawn,
    ) -> Markup:
        """The row of seats at a moment."""
        unit = self.tongue.noun("point", "pl", 2)
        seats = [
            self.kept(
                "seat",
                seat=seating.seat,
                name=self.names[seating.seat],
                you=seating.seat == self.you,
                bot=bool(seating.bot),
                level=self.levels[seating.seat],
                rank=rank_of(seating),
                face=face(self.faces[seating.seat]),
                saying=self.sayings[seating.seat],
                open=seating.open,
                turn=turn == seating.seat,
                conceded=conceded[seating.seat],
                points=points[seating.seat],
                unit=unit,
                has=self.markup.filled(drawn.has[seating.seat]) if drawn.has else "",
            )
            for seating in seatings
        ]
        return self.kept("seats", seats=tuple(seats))

    def welcome(self) -> Markup:
        """What stands in the place of the board until everyone sits."""
        return self.region("waiting", title=self.tongue.word("title"), tagline=self.tongue.words.get("tagline", ""))

    def deal(self, status: str) -> Markup:
        """The hash of the deal's secret; after the end the secret itself, to be checked."""
        row = self.opened.row
        if status in UNDEALT or not row.nonce:
            return Markup("")
        shown = {"nonce": row.nonce, "seed": row.seed} if status == OVER else {"nonce": "", "seed": ""}
        return self.kept("deal", hash=commitment(row.nonce), **shown)

    def legend(self) -> Markup:
        """The signs of the game; in a lesson those that were met so far."""
        return self.kept("legend", signs=signs_of(self.lesson, self), game=self.game.id, met=self.lesson is not None)

    def lines(self, talk: Sequence[Line]) -> Markup:
        """What was said."""
        return self.region("lines", talk=talk) if talk else self.kept("lines", talk=())

    def end(self, scores: Sequence[Score] | None) -> Markup:
        """The final scores, once there are some."""
        if scores is None:
            return Markup("")
        return self.region(
            "end",
            verdict=self.verdict(scores),
            rows=sheet_of([standing_of(score) for score in scores], self.tongue),
            totals=[score.points for score in scores],
            winners=[seat for seat, score in enumerate(scores) if score.wins],
            names=called(self.names, self.you, self.visitor),
            gone=self.opened.table.conceded,
            scene=scene(scores, self.names, self.faces, self.you, self.visitor, self.tongue, self.is_conceded),
        )


def page_title(name: str, mine: bool, visitor: Visitor) -> str:
    """The title of a page tells from afar whose turn it is."""
    return f"● {visitor.word('your turn')} – {name} – Embertable" if mine else f"{name} – Embertable"
