"""A record moment by moment: forward and back."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console

from embertable.cli.ink import seat_name
from embertable.cli.parse import record_from
from embertable.cli.screen import Screen
from embertable.cli.understand import folded
from embertable.cli.words import say, words_of
from embertable.core.errors import BadRecord, EmbertableError, WrongSeats
from embertable.core.flow import asked
from embertable.core.game import AnyGame
from embertable.core.record import Record
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games import game
from embertable.table import LogLine, Timeline, events_seen, outlived


def told_by_today(path: Path, rules: AnyGame, record: Record, words: Tongue) -> Record:
    """A record of older rules as far as today's agree; says where they part."""
    found = outlived(rules, record)
    if found.table is None:
        raise BadRecord("no beginning", rules=rules.rules)
    if found.parting is not None:
        then, common = found.parting.then, found.parting.common
        print(say(words, "rules changed", path=path, common=common, decisions=then), file=sys.stderr)
    return found.table.record


def opened(path: Path, seat: int | None, words: Tongue) -> Timeline:
    """The timeline of a record, played through once so that nothing breaks halfway."""
    record = record_from(path)
    try:
        rules = game(record.game)
        if record.rules < rules.rules:
            record = told_by_today(path, rules, record, words)
        timeline = Timeline(rules, record)
        timeline.state(timeline.last)
    except EmbertableError as error:
        raise BadRecord("of file", path=path, why=error) from error
    if seat is not None and seat >= record.seats:
        raise WrongSeats("no seat in game", seat=seat + 1, seats=record.seats)
    return timeline


class Projector:
    """Shows a timeline at one moment after another."""

    def __init__(self, timeline: Timeline, seat: int | None, screen: Screen) -> None:
        self.timeline = timeline
        self.seat = seat
        self.screen = screen
        self.moment = 0

    def eyes(self) -> int | None:
        """Whose view is shown: that of the chosen seat, otherwise of whoever is asked."""
        s = self.timeline.state(self.moment)
        if self.seat is not None or not s.options:
            return self.seat
        return asked(s).seat

    def draw(self) -> None:
        """The table at this moment, what led to it, what is asked, and which option was chosen."""
        screen, s = self.screen, self.timeline.state(self.moment)
        screen.clear()
        screen.header(self.where(), *self.whose())
        screen.console.print(screen.table(screen.game.view(s, self.eyes())))
        events = self.timeline.happened(self.moment)
        seen = events if self.seat is None else events_seen(events, self.seat)
        screen.log([LogLine(self.moment, None, None, seen)], self.cause())
        if not s.options:
            screen.end(screen.game.scores(s))
            return
        ask = asked(s)
        options = s.options if self.eyes() == ask.seat else []
        chosen = self.timeline.record.decisions[self.moment].key if self.moment < self.timeline.last else None
        screen.console.print(screen.question(ask, options, chosen))

    def where(self) -> str:
        """Which moment of the record this is."""
        return self.screen.say("moment", moment=self.moment, last=self.timeline.last)

    def whose(self) -> list[str]:
        """Who is asked at this moment, if anybody."""
        s = self.timeline.state(self.moment)
        return [self.screen.say("is asked", seat=seat_name(self.screen.tongue, asked(s).seat))] if s.options else []

    def cause(self) -> str:
        """The decision that led here."""
        if not self.moment:
            return self.screen.say("beginning")
        return self.screen.say("chose", **chosen(self.timeline, self.moment, self.screen))

    def move(self, line: str) -> bool:
        """Go where a line says; whether to go on at all."""
        typed = folded(line)
        last = self.timeline.last
        if typed in ("q", "quit", "exit"):
            return False
        if typed in ("", "n"):
            self.moment = min(last, self.moment + 1)
        elif typed == "p":
            self.moment = max(0, self.moment - 1)
        elif typed == "end":
            self.moment = last
        elif typed.isdecimal() and len(typed) < 7 and int(typed) <= last:
            self.moment = int(typed)
        else:
            self.screen.tell("replay unclear", last=last)
            return True
        self.draw()
        return True


def chosen(timeline: Timeline, moment: int, screen: Screen) -> dict[str, str]:
    """Who made the decision that led to a moment, and what it was."""
    seat = timeline.record.decisions[moment - 1].seat
    option = plain(timeline.chosen(moment, screen.voice)).removesuffix(".")
    return {"seat": seat_name(screen.tongue, seat), "option": option}


def show(path: Path, seat: int | None, moment: int, code: str) -> None:
    """Step through a record."""
    timeline = opened(path, seat, words_of(code))
    words = words_of(code)
    screen = Screen(Console(highlight=False), timeline.game, code, words, seat)
    projector = Projector(timeline, seat, screen)
    projector.moment = min(moment, timeline.last)
    projector.draw()
    try:
        while projector.move(input(say(words, "replay hint") + " › ")):
            pass
    except (EOFError, KeyboardInterrupt):
        screen.console.print()


def told(timeline: Timeline, moment: int, screen: Screen) -> list[str]:
    """What happened at a moment, in sentences."""
    voice = screen.voice_at(timeline.game.view(timeline.state(moment), screen.me))
    return [plain(timeline.game.say(event, voice)) for event in timeline.happened(moment)]


def tell(path: Path, seat: int | None, code: str) -> None:
    """The whole record as JSON."""
    timeline = opened(path, seat, words_of(code))
    screen = Screen(Console(highlight=False), timeline.game, code, words_of(code), seat)
    record = timeline.record
    content = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "variants": record.variants,
        "seed": record.seed,
        "decisions": [
            {
                "number": moment,
                "seat": record.decisions[moment - 1].seat,
                "key": record.decisions[moment - 1].key,
                "text": chosen(timeline, moment, screen)["option"],
                "events": told(timeline, moment, screen),
            }
            for moment in range(1, timeline.last + 1)
        ],
        "points": [score.points for score in timeline.game.scores(timeline.state(timeline.last))],
        "over": not timeline.state(timeline.last).options,
    }
    print(json.dumps(content, ensure_ascii=False, indent=2))
