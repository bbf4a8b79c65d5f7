"""Analyses on a server: bounded for each person, kept, gone on with after a restart; hints where they are allowed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from embertable.bots import bot
from embertable.coach.analysis import Judged
from embertable.core.flow import apply, asked
from embertable.core.record import Decision, Record, begin, replay, start_record, write_record
from embertable.core.text.marks import plain
from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store
from embertable.store.analyses import DONE, RUNNING
from embertable.table import HINT
from embertable.table.timeline import Timeline
from embertable.web.analyses import Analyses, decisions_in
from embertable.web.analysis_page import AnalysisPage
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused
from embertable.web.open_table import OpenTable
from embertable.web.open_tables import OpenTables
from embertable.web.settings import Settings
from embertable.web.table_page import TablePage
from embertable.web.thinking import judge_some
from embertable.web.visitor import Visitor
from tests.apart import run_apart

FIRST = CATALOGUE[0]
RED = Person("p0", "Red")
BLUE = Person("p1", "Blue")


class Judges(BotWorkers):
    """Workers that judge at once, a few decisions a time, and die when told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.chunks = 0
        self.most = 1000

    async def judged(
        self, person: str, table: str, game: str, written: str, first: int, iterations: int
    ) -> list[Judged] | None:
        self.chunks += 1
        return judge_some(game, written, first, iterations)[:60] if self.chunks <= self.most else None


def short_game(seed: int) -> Record:
    """A finished game between bots that choose by chance."""
    played = game(FIRST)
    record = start_record(played, 2, played.variants(), seed)
    s = begin(played, record)
    player = bot("random", seed)
    while s.agenda:
        option = player.choose(played, s, asked(s).seat)
        record.decisions.append(Decision(asked(s).seat, option.key()))
        apply(s, option)
    return record


class Place:
    """A store, its tables and whoever analyses."""

    def __init__(self, file: Path, analyses: int = 10) -> None:
        self.settings = Settings(database=str(file), analysis_iterations=1, analyses=analyses)
        self.store = Store(self.settings.database)
        self.judges = Judges()
        self.tables = OpenTables(self.store, self.judges, self.settings)
        self.analyses = Analyses(self.store, self.judges, self.settings)

    async def finished(self, seed: int = 1, public: bool = False) -> OpenTable:
        """A table whose game is over."""
        seatings = [Seating(0, RED.id, RED.name), Seating(1, None, "", "level:1")]
        record = short_game(seed)
        table = await self.tables.new_table(RED, FIRST, seatings, record.variants, record=record, public=public)
        return await self.tables.get(table)


def test_an_analysis_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """A worker dies, the server ends: the next one goes on where it stopped, and judges nothing twice."""

    async def story() -> None:
        place = Place(tmp_path / "a.db")
        await place.store.open()
        opened = await place.finished()
        table, wanted = opened.row.id, len(opened.table.record.decisions)
        await place.store.analyses.begin(table, RED.id, 1, wanted)
        half = judge_some(FIRST, write_record(opened.table.record), 1, 1)[:7]
        await place.store.analyses.keep(
            table, json.dumps([each.__dict__ for each in half], default=vars), 7, 1.0, RUNNING
        )
        assert not await place.store.analyses.take(table), "somebody works at it"
        await place.store.analyses.let_go(table)

        place.analyses.start(opened)
        await place.analyses.running[table]

        row = await place.store.analyses.get(table)
        assert row is not None
        assert row.status == DONE
        assert [each.number for each in decisions_in(row)] == list(range(1, wanted + 1))
        await place.store.close()

    run_apart(story())


def test_what_another_was_asked_is_not_put_to_the_reader(tmp_path: Path) -> None:
    """A question to oneself is as it was; one to somebody else, and any to a spectator, is in the third person."""

    async def story() -> None:
        place = Place(tmp_path / "a.db")
        await place.store.open()
        opened = await place.finished()
        timeline = Timeline(opened.game, opened.table.record)
        seats = [decision.seat for decision in opened.table.record.decisions]
        for reader in (0, 1, None):
            page = TablePage(opened, Visitor(RED), reader)
            teller = AnalysisPage(opened, page, timeline, None).teller
            for seat in (0, 1):
                question = plain(teller.question(seats.index(seat) + 1))
                assert question.startswith(page.names[seat]) == (seat != reader), question
        await place.store.close()

    run_apart(story())


def test_one_at_a_time_and_so_many_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        place = Place(tmp_path / "b.db", analyses=1)
        await place.store.open()
        one, other = await place.finished(1), await place.finished(2)
        with pytest.raises(Refused) as refused:
            await place.analyses.ask(one, BLUE)
        assert refused.value.word == "not your seat"
        await place.store.analyses.begin(one.row.id, RED.id, 1, 5)
        with pytest.raises(Refused) as refused:
            await place.analyses.ask(other, RED)
        assert refused.value.word == "one analysis"
        await place.store.analyses.keep(one.row.id, "[]", 5, 0.0, DONE)
        with pytest.raises(Refused) as refused:
            await place.analyses.ask(other, RED)
        assert refused.value.word == "analyses a day"
        await place.store.close()

    run_apart(story())


def test_hints_are_off_where_others_play(tmp_path: Path) -> None:
    """With bots a hint is entered in the log and changes nothing; with another person it is refused."""

    async def story() -> None:
        place = Place(tmp_path / "c.db")
        await place.store.open()
        await place.tables.clock.keep()
        for other, allowed in ((None, True), (BLUE.id, False)):
            seatings = [Seating(0, RED.id, RED.name), Seating(1, other, "", "" if other else "level:1")]
            record = replace(short_game(1), decisions=[])
            while (s := replay(game(FIRST), record)) and asked(s).seat != 0:
                record.decisions.append(Decision(1, s.options[0].key()))
            opened = await place.tables.get(await place.tables.new_table(RED, FIRST, seatings, {}, record=record))
            before = (opened.last_move, list(opened.table.record.decisions))
            for _ in range(2):
                if allowed:
                    await place.tables.ask_hint(opened, 0, None)
                else:
                    with pytest.raises(Refused):
                        await place.tables.ask_hint(opened, 0, None)
            assert [entry.kind for entry in opened.table.entries].count(HINT) == allowed
            assert opened.table.record.hints == [len(before[1]) + 1] * allowed, "it stands in the saved game"
            assert (opened.last_move, opened.table.record.decisions) == before
        await place.tables.close()
        await place.store.close()

    run_apart(story())
