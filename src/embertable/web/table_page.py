"""A table as one visitor sees it: regions of finished HTML, drawn from the view alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache, partial
from importlib.util import find_spec
from typing import Any, Final

import msgspec
from jinja2 import Template
from markupsafe import Markup, escape

from embertable.art.companions import GUEST
from embertable.bots import opponent
from embertable.core.deal import commitment
from embertable.core.flow import Event, Step, asked, is_over
from embertable.core.game import AnyGame, Score, View
from embertable.core.text.marks import MARK
from embertable.core.text.table import WEB, word
from embertable.core.text.tongue import ONLOOKER
from embertable.games import CATALOGUE
from embertable.store import Line, Seating
from embertable.store.rows import OVER, PLAYING, UNDEALT
from embertable.table import Change, events_seen
from embertable.table.basket import Basket
from embertable.table.standings import standing_of
from embertable.web.board.drawing import Drawn, asides, draw, draw_part, template
from embertable.web.errors import Refused
from embertable.web.hints import STAGES, hint_words, thinker
from embertable.web.lesson_panel import signs_of, taught_now, taught_with
from embertable.web.markup import MarkupWriter, face
from embertable.web.open_table import OpenTable
from embertable.web.results import scene, sheet_of, verdict
from embertable.web.sheets import board_style, cover, package, pictures_of
from embertable.web.templates import asset, environment
from embertable.web.visitor import Visitor

LOG: Final = 24  # decisions shown beside the board
NOTHING: Final = Markup("")
HINT_PLACE: Final = Markup('<div id="hint"></div>')  # in the question; what belongs there is a region of its own
ABSENT: Final = (None, NOTHING)
NO_POINTS: Final = (None,) * 8
REGIONS: Final = 1 << 11  # small regions that are remembered
encoder: Final = msgspec.json.Encoder(enc_hook=str)  # what is drawn is a kind of text
RARE: Final = 13  # decisions, one of which a bot has a word for
SAYINGS: Final = 2  # of each bot
SHORT: Final = 9  # letters of an option that fits a small field


class Passage:
    """What was to be seen on the way of one decision. It is drawn when somebody has come that way, once for all."""

    def __init__(self, entry: int, draw: Callable[[], dict[str, Any]]) -> None:
        self.entry = entry
        self.draw = draw

    @cached_property
    def seen(self) -> dict[str, Any]:
        """Nothing where it went by at once."""
        return self.draw()


@dataclass(frozen=True)
class Page:
    """A table for one visitor at one moment, or for several who see the same."""

    entry: int
    mine: bool  # whether this visitor is being asked
    title: str
    regions: Mapping[str, Markup]
    hands: str = ""  # whose hand is shown, where several people share a screen
    passage: Sequence[Passage] = ()  # what is to be seen on the way here
    written: dict[str, msgspec.Raw] = field(default_factory=dict)  # regions as JSON, once for all who are sent them

    @property
    def asked(self) -> Markup:
        """The question with the hint in its place, for a page that is loaded whole."""
        return Markup(self.regions["ask"].replace(HINT_PLACE, HINT_PLACE[:-6] + self.regions["hint"] + HINT_PLACE[-6:]))

    def since(self, shown: Page | None) -> dict[str, Any] | None:
        """What a browser that shows another page, or none, has to be sent; None where nothing is new."""
        there: Mapping[str, Markup] = {} if shown is None else shown.regions
        new = {name: self.json(name) for name, region in self.regions.items() if there.get(name) != region}
        head = self.head()
        if not new and shown is not None and head == shown.head():
            return None
        happened = self.happened(shown.entry) if shown is not None and "board" in new else []
        return {**head, "regions": new, **({"passage": happened} if happened else {})}

    def happened(self, since: int) -> list[dict[str, Any]]:
        """What is to be seen on the way here from an earlier entry."""
        return [seen for each in self.passage if each.entry > since and (seen := each.seen)]

    def head(self) -> dict[str, Any]:
        """What is sent besides the regions."""
        shared = {"hands": self.hands} if self.hands else {}
        return {"entry": self.entry, "mine": self.mine, "title": self.title, **shared}

    def json(self, name: str) -> msgspec.Raw:
        """A region as JSON."""
        if name not in self.written:
            self.written[name] = msgspec.Raw(encoded(self.regions[name]))
        return self.written[name]


def encoded(content: Any) -> bytes:
    """Anything of a page as JSON."""
    return encoder.encode(content)


def seat_names(seatings: Sequence[Seating], visitor: Visitor) -> list[str]:
    """What the seats are called: people by their names, bots by their level, two of the same with a number."""
    names: list[str] = []
    for seating in seatings:
        name = seat_name(seating, visitor)
        earlier = sum(1 for each in seatings[: len(names)] if each.bot == seating.bot != "" and not each.name)
        names.append(f"{name} {earlier + 1}" if earlier and not seating.name else name)
    return names


def seat_name(seating: Seating, visitor: Visitor) -> str:
    """What one seat is called."""
    if seating.name:
        return seating.name
    known = opponent(seating.bot)
    if known is not None:
        return visitor.word(f"bot {known.level.name}")
    return visitor.word("open seat" if seating.open else "guest")


def face_of(seating: Seating) -> str:
    """Whose face a seat shows: a bot has its own, the same in every game."""
    known = opponent(seating.bot)
    return known.level.name if known is not None and not seating.name else GUEST


def manner_of(seating: Seating, visitor: Visitor) -> str:
    """At which level a bot plays, and with what taste; nothing of a person."""
    known = opponent(seating.bot)
    if known is None:
        return ""
    level = visitor.word("at level", n=known.level.number)
    return level if known.taste is None else f"{level}, {visitor.word(f'taste {known.taste.name}')}"


def title_of(game: AnyGame, lang: str) -> str:
    """What a game is called in a language."""
    return game.tongue(lang).word("title")


class TablePage:
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
        self.opened = opened
        self.visitor = visitor
        self.you = you
        self.late = late
        self.origin = origin
        self.ahead = ahead  # decisions of other bots before this table's, where it waits for a thinker
        self.game = opened.game
        self.names = seat_names(opened.seatings, visitor)
        self.tongue = self.game.tongue(visitor.lang)
        self.voice = self.tongue.at(reader=ONLOOKER if you is None else you)  # speaks to this visitor
        self.faces = [face_of(seating) for seating in opened.seatings]
        self.sayings = [self.saying(seating) for seating in opened.seatings]
        self.levels = [manner_of(seating, self.visitor) for seating in opened.seatings]
        lesson = opened.lesson
        self.lesson = lesson if lesson is not None and lesson.lesson.learner == you else None
        self.markup = MarkupWriter(self.game.id, self.names, you, self.faces, self.sayings, self.levels)

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
        drawn = self.drawn(view, mine) if status not in UNDEALT else Drawn(self.welcome(), (), False, "")
        regions = {
            "status": Markup(escape(drawn.status)),
            "end": self.end(scores),
            "seats": self.seats_now(shown_points(view, scores) if status not in UNDEALT else NO_POINTS, drawn),
            "board": drawn.board,
            "undo": self.undo(status),
            "ask": self.asks(status, mine, scores),
            "hint": self.hint(mine),
            "news": self.news(status),
            "deal": self.deal(status),
            "legend": self.legend(),
            "lines": self.lines(talk),
        }
        name = self.tongue.word("title")
        hands = self.names[self.you] if self.you is not None and opened.shares_screen(self.you) else ""
        return Page(opened.last_entry, mine, page_title(name, mine, self.visitor), regions, hands, self.passage())

    def region(self, template: str, **values: Any) -> Markup:
        """A region from its template."""
        return self.visitor.page(
            f"table/{template}.html", id=self.opened.row.id, game=self.game.id, you=self.you, **values
        )

    def kept(self, template: str, **values: Hashable) -> Markup:
        """A region that shows these values and nothing else; drawn once for all who are to see the same."""
        return kept_region(template, self.visitor.lang, tuple(values.items()))

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
        seats = [
            self.kept(
                "seat",
                seat=seating.seat,
                name=self.names[seating.seat],
                you=seating.seat == self.you,
                bot=bool(seating.bot),
                level=self.levels[seating.seat],
                face=face(self.faces[seating.seat]),
                saying=self.sayings[seating.seat],
                open=seating.open,
                turn=turn == seating.seat,
                conceded=conceded[seating.seat],
                points=points[seating.seat],
                has=self.markup.filled(drawn.has[seating.seat]) if drawn.has else "",
            )
            for seating in seatings
        ]
        return self.kept("seats", seats=tuple(seats))

    def saying(self, seating: Seating) -> str:
        """A line of temper, now and then, from a bot that has just chosen."""
        decisions = self.opened.table.record.decisions
        number = len(decisions)
        if not seating.bot or seating.person or not decisions or decisions[-1].seat != seating.seat or number % RARE:
            return ""
        return self.visitor.word(f"says {self.faces[seating.seat]} {number // RARE % SAYINGS}")

    def welcome(self) -> Markup:
        """What stands in the place of the board until everyone sits."""
        return self.region("waiting", title=self.tongue.word("title"), tagline=self.tongue.words.get("tagline", ""))

    def drawn(self, view: View, mine: bool) -> Drawn:
        """The board of this moment; drawn once for all who see the same."""
        taught = None if self.lesson is None else self.lesson.number
        name = (self.you, self.visitor.lang, mine, tuple(self.names), taught)
        drawn: Drawn | None = self.opened.drawn.get(name)
        if drawn is None:
            options = self.opened.table.s.options if mine else []
            things = [thing for option in options for thing in option.things()]
            if self.lesson is not None:
                things = self.lesson.lit(options)
            drawn = self.board(view, things, f"/t/{self.opened.row.id}/part?name=")
            self.opened.drawn[name] = drawn
        return drawn

    def passage(self) -> list[Passage]:
        """What was to be seen on the way, in the last few decisions."""
        return [Passage(entry, partial(self.passed, change)) for entry, change in self.opened.lately.items()]

    def passed(self, change: Change) -> dict[str, Any]:
        """What was to be seen on the way of one decision: what lay there for a moment, who walked, what was rolled."""
        held, passing = ([self.game.view(s, self.you) for s in stills] for stills in change.stills)
        events = () if change.past is None else events_seen(change.past.events, self.you)
        name = package(self.game.id)
        seen = {
            "stills": [self.board(view).board for view in held],
            "ways": ways(asides(name).way, passing),
            "rolls": [face for event in events if (face := asides(name).rolled(event))],
        }
        return {what: shown for what, shown in seen.items() if shown}

    def board(self, view: View, touched: Sequence[str] = (), folds: str = "") -> Drawn:
        """The board: the game's own, or what the view says where a game draws none."""
        if not draws_board(self.game.id):
            return Drawn(self.visitor.page("table/plain.html", view=view), (), False, "")
        drawn = draw(package(self.game.id), view, self.tongue, sheet_address(self.game.id), touched, folds)
        return replace(drawn, board=self.markup.filled(drawn.board))

    def part(self, view: View, name: str) -> Markup:
        """A part of the board that was folded."""
        if self.opened.status in UNDEALT or not draws_board(self.game.id):
            raise Refused(404, "no such page")
        drawn = draw_part(package(self.game.id), view, self.tongue, sheet_address(self.game.id), name)
        if not drawn:
            raise Refused(404, "no such page")
        return self.markup.filled(drawn)

    def asks(self, status: str, mine: bool, scores: Sequence[Score] | None) -> Markup:
        """The question: of the game, or of a lesson."""
        if self.lesson is not None:
            return self.region("lesson", **taught_now(self.lesson, self, mine))
        return self.waits(status) if status == PLAYING and not mine else self.ask(status, mine, scores)

    def legend(self) -> Markup:
        """The signs of the game; in a lesson those that were met so far."""
        return self.kept("legend", signs=signs_of(self.lesson, self), game=self.game.id, met=self.lesson is not None)

    def ask(self, status: str, mine: bool, scores: Sequence[Score] | None) -> Markup:
        """The question, or why there is none."""
        opened = self.opened
        words: dict[str, Any] = {
            "status": status,
            "entry": opened.last_entry,
            "options": [],
            "host": self.visitor.person is not None and opened.row.host == self.visitor.person.id,
            "seatings": opened.seatings,
            "names": self.names,
            "link": f"{self.origin}/t/{opened.row.id}",
            "rematch": opened.rematch,
            "can_undo": self.can_undo(status),
            "parted": opened.parted,
            "untold": self.untold() if status == OVER else [],
        }
        if scores is not None:
            words["verdict"] = verdict(scores, self.names, self.visitor, self.tongue, self.is_conceded())
        elif status == PLAYING:
            words |= self.question(mine)
        return self.region("ask", **words)

    def waits(self, status: str) -> Markup:
        """The question that somebody else is asked."""
        words = self.question(mine=False)
        return self.kept(
            "ask",
            id=self.opened.row.id,
            you=self.you,
            status=status,
            options=(),
            parted=None,
            can_undo=self.can_undo(status),
            **words,
        )

    def untold(self) -> list[tuple[str, str]]:
        """What was chosen after the last decision that today's rules still tell, as it was written then."""
        parted = self.opened.parted
        return [] if parted is None else [(self.names[each.seat], each.key) for each in parted.untold]

    def can_undo(self, status: str) -> bool:
        """Whether the visitor may take back the last choice."""
        return (
            self.lesson is None
            and self.you is not None
            and status == PLAYING
            and self.opened.table.bar(self.you) is None
        )

    def undo(self, status: str) -> Markup:
        """The button that takes back, or why there is nothing to take back."""
        if self.you is None or status != PLAYING or self.lesson is not None:
            return Markup("")
        return self.kept("undo", bar=self.opened.table.bar(self.you))

    def question(self, mine: bool) -> dict[str, Any]:
        """The open question; its options are for the seat that is asked alone."""
        opened, table, s = self.opened, self.opened.table, self.opened.table.s
        ask = asked(s)
        thinking = bool(opened.bot_at(ask.seat))
        words: dict[str, Any] = {
            "question": self.markup.line(self.game.say(ask, self.voice)),
            "rule": ask.rule,
            "several": ask.any_order,
            "picks": (),
            "missing": 0,
            "thinking": thinking,
            "ahead": self.ahead if thinking else None,
            "away": self.you is not None and bool(opened.bot_at(self.you)) and not table.conceded[self.you],
            "turn_line": self.visitor.word("is thinking" if thinking else "is asked", name=self.names[ask.seat]),
            "late": self.late and self.you is not None and self.you not in opened.agreed.get(ask.seat, ()),
            "late_seat": ask.seat,
            "late_name": self.names[ask.seat],
        }
        if mine and self.you is not None:
            options = [self.option(option) for option in s.options]
            words["options"] = options
            words["chips"] = len(options) > 12 and all(len(option["text"]) <= SHORT for option in options)
        return words

    def basket(self, gathered: Basket) -> Markup:
        """The question with a basket: what was picked, and what can be picked next."""
        ask = gathered.ask or asked(self.opened.table.s)
        if self.lesson is not None:
            return self.region("lesson", **taught_with(self.lesson, self, gathered))
        options = [self.option(option) for option in gathered.options]
        return self.region(
            "ask",
            status=PLAYING,
            entry=self.opened.last_entry,
            question=self.markup.line(self.game.say(asked(self.opened.table.s), self.voice)),
            rule=ask.rule,
            can_undo=False,
            options=options,
            several=True,
            picks=[self.option(pick) for pick in gathered.picks],
            missing=0 if any(option["things"] == "[]" for option in options) else gathered.missing,
            chips=False,
            parted=None,
        )

    def option(self, option: Step) -> dict[str, Any]:
        """One thing that can be chosen."""
        text = self.game.say(option, self.voice).removesuffix(".")
        return {
            "key": option.key(),
            "text": self.markup.label(text),
            "things": json.dumps(list(option.things()), ensure_ascii=False),
            "aside": option.aside,
        }

    def hint(self, mine: bool) -> Markup:
        """What a strong mind says to the open question, if it was asked; it stands where the question leaves room."""
        opened = self.opened
        if not mine or not opened.allows_hints:
            return Markup("")
        values: dict[str, Any] = {"entry": opened.last_entry, "asked": opened.is_hinted, "hint": None}
        values |= {"thinker": self.visitor.word(thinker()), "stage": 0, "stages": len(STAGES), "failed": False}
        hinted = opened.hint
        if opened.is_hinted and hinted is not None and hinted.entry == opened.hinted:
            values |= {"stage": hinted.stage, "failed": hinted.failed}
            if hinted.hint is not None:
                options = [self.option(option) for option in opened.table.s.options]
                values["hint"] = hint_words(hinted.hint, options, self)
        return self.region("hint", **values)

    def deal(self, status: str) -> Markup:
        """The hash of the deal's secret; after the end the secret itself, to be checked."""
        row = self.opened.row
        if status in UNDEALT or not row.nonce:
            return Markup("")
        shown = {"nonce": row.nonce, "seed": row.seed} if status == OVER else {"nonce": "", "seed": ""}
        return self.kept("deal", hash=commitment(row.nonce), **shown)

    def news(self, status: str) -> Markup:
        """What happened, the latest first, with a line where the visitor last chose."""
        if status in UNDEALT:
            return self.news_of(NOTHING)
        table = self.opened.table
        said = self.opened.log_lines.setdefault((self.you, self.visitor.lang, tuple(self.names)), {})
        blocks: dict[bool, list[Markup]] = {False: [], True: []}  # by whether they are older than the visitor's choice
        old = False
        for decision in range(len(table.past), max(-1, len(table.past) - LOG), -1):
            happened = table.past[decision - 1].events if decision else table.opening
            if not old and decision and self.you is not None and table.record.decisions[decision - 1].seat == self.you:
                old = True
            if said.get((decision, old), ABSENT)[0] is not happened:  # new, or an undo made it another decision
                said[decision, old] = happened, self.log_lines(events_seen(happened, self.you), old)
            blocks[old].append(said[decision, old][1])
        if self.opened.is_hinted:
            blocks[False].insert(0, self.hint_line())
        return self.news_of(Markup("".join(blocks[False])), Markup("".join(blocks[True])))

    def hint_line(self) -> Markup:
        """That somebody asked for a hint is seen by everybody at the table."""
        seat = self.opened.turn or 0
        text = self.visitor.word("asks hint", name=self.names[seat], n=self.opened.hints)
        lines = [{"seat": seat, "text": Markup(escape(text)), "sketch": NOTHING}]
        return drawn_region("log_lines", self.visitor.lang, (("lines", lines), ("old", False)))

    def news_of(self, fresh: Markup, old: Markup = NOTHING) -> Markup:
        """The log: what is new to the visitor, and what is older."""
        values = (("id", self.opened.row.id), ("fresh", fresh), ("old", old))
        return drawn_region("news", self.visitor.lang, values)

    def log_lines(self, events: Sequence[Event], old: bool = False) -> Markup:
        """Events as lines of the log, the latest first."""
        sketch = asides(package(self.game.id)).sketch
        told = [(self.game.say(event, self.voice), sketch(event)) for event in reversed(events)]
        lines = [
            {"seat": first_seat(text), "text": self.markup.line(text), "sketch": Markup(drawn or "")}
            for text, drawn in told
        ]
        return drawn_region("log_lines", self.visitor.lang, (("lines", lines), ("old", old)))

    def lines(self, talk: Sequence[Line]) -> Markup:
        """What was said."""
        return self.region("lines", talk=talk) if talk else self.kept("lines", talk=())

    def end(self, scores: Sequence[Score] | None) -> Markup:
        """The final scores, once there are some."""
        if scores is None:
            return Markup("")
        return self.region(
            "end",
            verdict=verdict(scores, self.names, self.visitor, self.tongue, self.is_conceded()),
            rows=sheet_of([standing_of(score) for score in scores], self.tongue),
            totals=[score.points for score in scores],
            winners=[seat for seat, score in enumerate(scores) if score.wins],
            names=self.names,
            gone=self.opened.table.conceded,
            scene=scene(scores, self.names, self.faces, self.you, self.visitor, self.tongue, self.is_conceded()),
        )

    def is_conceded(self) -> bool:
        """Whether the game ended because somebody gave it up, before its rules said so."""
        return any(self.opened.table.conceded) and not is_over(self.opened.table.s)


def ways(way: Callable[[View], tuple[str, str] | None], passing: Sequence[View]) -> list[list[str]]:
    """Each piece that walked, and the places it came by."""
    found: dict[str, list[str]] = {}
    for piece, place in filter(None, map(way, passing)):
        found.setdefault(piece, [piece]).append(place)
    return list(found.values())


def drawn_region(template: str, lang: str, values: Iterable[tuple[str, Any]]) -> Markup:
    """A region that is the same for everybody who is shown these values; a template that asks who looks fails here."""
    return Markup(region_template(template).render(values, word=partial(word, lang, WEB), asset=asset))


kept_region = lru_cache(REGIONS)(drawn_region)


@cache
def region_template(name: str) -> Template:
    """The template of a region."""
    return environment.get_template(f"table/{name}.html")


def warm_up() -> None:
    """Draw and compile everything that is made once, before somebody waits for it."""
    for name in CATALOGUE:
        cover(name)
        pictures_of(name)
        board_style(name)
        if draws_board(name):
            template(package(name), sheet_address(name))


def sheet_address(game: str) -> str:
    """Where a browser finds the symbols of a game."""
    return f"/art/{game}.svg"


@cache
def draws_board(game: str) -> bool:
    """Whether a game has a board of its own."""
    return find_spec(f"{package(game)}.look.board") is not None


def page_title(name: str, mine: bool, visitor: Visitor) -> str:
    """The title of a page tells from afar whose turn it is."""
    return f"● {visitor.word('your turn')} – {name} – Embertable" if mine else f"{name} – Embertable"


def first_seat(said: str) -> int | None:
    """The seat a sentence begins with: its subject."""
    found = MARK.match(said)
    return int(found[2]) if found is not None and found[1] in ("seat", "you") else None


def shown_points(view: View, scores: Sequence[Score] | None) -> Sequence[int | None]:
    """Points by seat: the final ones, else only what the view itself shows."""
    if scores is not None:
        return [score.points for score in scores]
    shown = view.get("scores", view.get("points"))
    if isinstance(shown, list) and shown and all(isinstance(each, int) for each in shown):
        return list(shown)
    return NO_POINTS
