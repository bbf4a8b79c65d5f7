"""Every table in memory, and the one way to change it: commit, then tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from embertable.core.deal import dealt_seed
from embertable.core.errors import EmbertableError
from embertable.core.game import AnyGame
from embertable.core.record import Record, start_record
from embertable.core.variants import parse_variants, write_variants
from embertable.games import game as game_named
from embertable.store import Outcome, Person, Seating, Store, TableRow, Unavailable
from embertable.store.engine import Committed
from embertable.store.rows import AGREE, BACK, BOT, HINT, OVER, PARTED, REMATCH, RESEATING, SIT, WAITING
from embertable.table import Entry, Table, moved, next_variants, table_of
from embertable.web.accounts import new_id
from embertable.web.bot_turns import BotTurns, Propose
from embertable.web.bot_workers import BotWorkers
from embertable.web.errors import Refused, Stale
from embertable.web.older_tables import bring_along, link_in
from embertable.web.open_table import OpenTable, Proposal, is_open, new_nonce, open_table_of, outcome_of
from embertable.web.settings import Settings
from embertable.web.site_clock import SiteClock

SUBSTITUTE: Final = "level:2"  # the bot that plays for somebody who left or gave up
NAMES: Final = "names"  # how processes tell each other that somebody at a table is called otherwise
TRIES: Final = 20  # how often a lost race is tried again before the visitor hears of it
KEPT: Final = 1000  # tables in memory that nobody watches: memory is flat within the first hour of a busy site
SETTLE: Final = 1.0  # seconds after a start before the first table is woken
WAKING: Final = 4  # as long as waking a table took, others are served before the next is woken, so many times
BROKEN: Final = (EmbertableError, ValueError, TypeError, LookupError, ArithmeticError, AttributeError, AssertionError)
"""What comes of playing out a log the rules did not write."""
KEEPS_WAITING: Final = (AGREE, REMATCH, HINT)  # entries after which the same seat is asked as long as before

logger = logging.getLogger(__name__)


class OpenTables:
    """All open tables of this process."""

    def __init__(self, store: Store, workers: BotWorkers, settings: Settings) -> None:
        self.store = store
        self.bots = BotTurns(workers, settings.bot_pace, self.enter)
        self.settings = settings
        self.clock = SiteClock(store)
        self.present: Callable[[str], set[str]] = lambda _table: set()  # the people at a table now, by id
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.broken: dict[str, str] = {}  # tables that cannot be played out, and where they fail
        self.tasks: set[asyncio.Task[None]] = set()
        workers.tell(self.wake)

    async def wake_bots(self) -> None:
        """After a start: tables where a bot was being asked play on, one by one, while others are served."""
        for table in await self.store.unfinished_with_bots():
            began = time.monotonic()
            try:
                await self.get(table)
            except Refused:
                continue  # it concerns only those who play there; they are told when they come
            await asyncio.sleep(WAKING * (time.monotonic() - began))

    async def keep_waking(self) -> None:
        """Wake the bots once those who wait for a page have been served, also when the database is away just then."""
        await asyncio.sleep(SETTLE)
        while True:
            try:
                return await self.wake_bots()
            except Unavailable as error:
                logger.warning("bots are not woken yet: %s", error)
                await asyncio.sleep(1)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something, and hold on to it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Let no bot think on, and every stream end."""
        self.bots.close()
        for task in self.tasks:
            task.cancel()
        for opened in self.tables.values():
            if opened.thinking is not None:
                opened.thinking.cancel()
        self.wake_all()

    def wake(self, table: str) -> None:
        """Somebody came or left, or a place in the line changed: let everyone who watches a table look again."""
        opened = self.tables.get(table)
        if opened is not None:
            opened.wake()
            if opened.agreed:
                self.start(self.count_votes(opened))

    def wake_all(self) -> None:
        """Let everyone who watches anything look again."""
        for opened in self.tables.values():
            opened.wake()

    # Tables.

    async def get(self, table: str) -> OpenTable:
        """A table by its id, from memory or from the store."""
        opened = self.tables.get(table)
        if opened is None:
            lock = self.opening.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    opened = self.tables.get(table) or await self.open(table)
            finally:
                self.opening.pop(table, None)
        opened.used = time.monotonic()
        self.bots.ask(opened)  # whatever stopped a bot, whoever looks revives it
        return opened

    async def open(self, table: str) -> OpenTable:
        """Bring a table from the store into memory."""
        row = await self.store.table(table) if table.isalnum() and len(table) <= 16 else None
        if row is None:
            raise Refused(404, "no such table")
        if row.fault:
            raise self.mark_broken(table, row.fault)
        seatings = await self.store.seatings(table)
        if [seating.seat for seating in seatings] != list(range(row.seats)):
            raise self.mark_broken(table, "seats are missing")
        try:
            row, log, parted = await bring_along(self.store, row, await self.store.log(table))
            opened = open_table_of(row, seatings)
            await opened.play_out(log)
            opened.parted = parted
        except Refused:
            raise
        except BROKEN as error:
            raise self.mark_broken(table, type(error).__name__) from error
        opened.talked = len(await self.store.talk(table))
        opened.deadline = self.deadline(row) if row.deadline is None else row.deadline
        if self.store.engine.is_sqlite:
            opened.leads.set()  # there is no other process
        self.forget_some()
        self.tables[table] = opened
        self.broken.pop(table, None)
        return opened

    def mark_broken(self, table: str, fault: str) -> Refused:
        """A table that cannot be played out concerns only those who sit at it. The log says so once, and no secrets."""
        if table not in self.broken:
            logger.error("table %s is broken: %s", table, fault)
            self.broken[table] = fault
            while len(self.broken) > KEPT:
                del self.broken[next(iter(self.broken))]
        return Refused(410, "broken table")

    def idle(self) -> list[OpenTable]:
        """Tables nobody watches and no bot thinks at, those unused for longest first."""
        idle = [opened for opened in self.tables.values() if not opened.watchers and opened.thinking is None]
        return sorted(idle, key=lambda opened: opened.used)

    def forget_some(self) -> None:
        """Keep memory bounded: drop the tables nobody has looked at for longest."""
        if len(self.tables) >= KEPT:
            for opened in self.idle()[: KEPT // 10]:
                del self.tables[opened.row.id]

    async def keep_tidy(self) -> None:
        """Let tables leave memory when nobody has looked at them for a while; they come back when somebody does."""
        while True:
            await asyncio.sleep(self.settings.idle / 10)
            until = time.monotonic() - self.settings.idle
            for opened in self.idle():
                if opened.used < until and not opened.lock.locked():
                    del self.tables[opened.row.id]

    async def new_table(
        self,
        host: Person,
        game: str,
        seatings: Sequence[Seating],
        variants: dict[str, str],
        seed: int | None = None,
        live: bool = False,
        public: bool = False,
        record: Record | None = None,
    ) -> str:
        """Open a table. Refuses seats and variants the game does not have, before anything is written."""
        played = game_named(game)
        chosen = parse_variants(played.variants, variants)
        if len(seatings) == 1 and played.profile and record is None and not getattr(chosen, played.profile):
            chosen = replace(chosen, **{played.profile: await self.earned_before(host, played)})
        now = time.time()
        if record is None:
            nonce = nonce_for(host, seatings, seed)
            record = replace(start_record(played, len(seatings), chosen, seed or 0), nonce=nonce)
            table = Table(played, record, played.new(len(seatings), chosen, dealt_seed(record.seed, nonce)))
        else:
            table = table_of(played, record, at=now)
        outcome = outcome_of(table, seatings)
        row = TableRow(
            id=new_id(),
            game=game,
            rules=played.rules,
            seats=len(seatings),
            variants=write_variants(chosen),
            seed=record.seed,
            nonce=record.nonce,
            live=live,
            public=public,
            host=host.id,
            created=now,
            status=outcome.status,
            turn=outcome.turn,
            moved_at=now,
            points=outcome.points,
        )
        row = replace(row, deadline=self.deadline(row))
        await self.store.add_table(row, seatings, table.entries)
        opened = await self.get(row.id)
        opened.leads.set()
        return row.id

    async def earned_before(self, person: Person, game: AnyGame) -> tuple[str, ...]:
        """What somebody brings to a new solo game. The games finished here are the profile: nothing else is kept."""
        earned: list[str] = []
        for row, _ in await self.store.mine(person.id):
            was_played = row.moved_at > row.created  # else it is a record somebody brought
            if was_played and (row.game, row.seats, row.status, row.rules) == (game.id, 1, OVER, game.rules):
                try:
                    opened = await self.get(row.id)
                except Refused:
                    continue  # a broken table earns nothing, and keeps nobody from playing
                earned += getattr(parse_variants(game.variants, row.variants), game.profile)
                earned += game.earned(opened.table.s)
        return tuple(dict.fromkeys(earned))

    async def renamed(self, table: str) -> None:
        """Somebody at a table is called otherwise, or not at all any more."""
        if (opened := self.tables.get(table)) is not None:
            opened.seatings = await self.store.seatings(table)
            opened.drawn.clear()
            opened.log_lines.clear()
            opened.wake()

    # What people do.

    async def choose(self, opened: OpenTable, seat: int, key: str, seen: int | None) -> None:
        """A seat chooses."""
        await self.enter(opened, lambda: opened.propose(seat, key, seen))

    async def choose_several(self, opened: OpenTable, seat: int, picks: Sequence[str], seen: int | None) -> None:
        """A seat makes several picks of one question, gathered in a basket; nobody else is asked in between."""
        for key in picks[:-1]:
            await self.enter(opened, partial(opened.propose, seat, key, seen), more=True)
            seen = opened.last_entry
        await self.choose(opened, seat, picks[-1], seen)

    async def undo(self, opened: OpenTable, seat: int, whole: bool, seen: int | None) -> None:
        """A seat takes back its last choice or its turn."""
        await self.enter(opened, lambda: opened.propose_undo(seat, whole, seen))

    async def ask_hint(self, opened: OpenTable, seat: int, seen: int | None) -> None:
        """A seat asks for a hint; once for a question is enough."""
        if not opened.is_hinted:
            await self.enter(opened, lambda: opened.propose_hint(seat, seen))

    async def concede(self, opened: OpenTable, seat: int) -> None:
        """A seat gives up."""
        await self.enter(opened, lambda: opened.propose_concession(seat, SUBSTITUTE))

    async def sit(self, opened: OpenTable, person: Person, seat: int | None) -> None:
        """Somebody takes an open seat, this one or any."""

        def sitting() -> Proposal:
            opened.refuse_if_closed()
            if opened.seat_of(person) is not None:
                raise Refused(409, "sitting already")
            if person.id in opened.removed:
                raise Refused(403, "asked to leave")
            free = [seating for seating in opened.seatings if seating.open and seat in (None, seating.seat)]
            if not free:
                raise Refused(409, "seat taken")
            seating = Seating(free[0].seat, person.id, person.name)
            return opened.propose_entry(SIT, seating.seat, person.name, seating)

        await self.enter(opened, sitting)

    async def fill(self, opened: OpenTable, seat: int, level: str) -> None:
        """The host lets a bot take an open seat."""

        def filling() -> Proposal:
            opened.refuse_if_closed()
            if not opened.seatings[seat].open:
                raise Refused(409, "seat taken")
            return opened.propose_entry(BOT, seat, level, Seating(seat, None, "", level))

        await self.enter(opened, filling)

    async def agree(self, opened: OpenTable, seat: int, absent: int) -> None:
        """A seat would let a bot play for somebody who left; when all others agree, it does."""

        def agreeing() -> Proposal:
            if not self.is_late(opened) or opened.turn != absent or absent == seat:
                raise Refused(409, "not late")
            if seat in opened.agreed.get(absent, ()):
                raise Refused(409, "agreed already")
            return opened.propose_entry(AGREE, seat, str(absent))

        await self.enter(opened, agreeing)
        await self.count_votes(opened)

    async def count_votes(self, opened: OpenTable) -> None:
        """Let a bot play for the seat being asked, when everybody who is at the table wants it."""
        absent = opened.turn

        def replacing() -> Proposal:
            if absent is None or opened.turn != absent or not self.is_agreed(opened, absent):
                raise Stale
            seating = replace(opened.seatings[absent], bot=SUBSTITUTE)
            return opened.propose_entry(BOT, absent, SUBSTITUTE, seating)

        if absent is not None and self.is_agreed(opened, absent):
            try:
                await self.enter(opened, replacing)
            except (Stale, Unavailable) as error:
                logger.info("nobody is replaced at table %s: %s", opened.row.id, error)

    def is_agreed(self, opened: OpenTable, absent: int) -> bool:
        """Whether everybody who decides has agreed: the others who are at the table now. Who is away does not vote."""
        agreed = opened.agreed.get(absent, set())
        people = self.present(opened.row.id)
        here = {seat for seat in self.others(opened, absent) if opened.seatings[seat].person in people}
        return bool(agreed) and here <= agreed and not opened.bot_at(absent)

    def others(self, opened: OpenTable, absent: int) -> set[int]:
        """The seats whose people may decide about an absent one."""
        return {
            seating.seat
            for seating in opened.seatings
            if seating.person is not None
            and seating.seat != absent
            and not seating.bot
            and not opened.table.conceded[seating.seat]
        }

    def deadline(self, row: TableRow) -> float:
        """When whoever is asked now will be late."""
        return self.clock.now() + (self.settings.patience if row.live else self.settings.long_patience)

    def is_late(self, opened: OpenTable) -> bool:
        """Whether the seat being asked is a person's and has kept the others waiting too long."""
        if opened.turn is None or opened.seatings[opened.turn].bot or not self.others(opened, opened.turn):
            return False
        return self.clock.now() >= opened.deadline

    async def come_back(self, opened: OpenTable, seat: int) -> None:
        """Somebody takes the seat back from the bot that played for them."""

        def returning() -> Proposal:
            seating = opened.seatings[seat]
            if not seating.bot or seating.person is None or opened.table.conceded[seat]:
                raise Refused(409, "nothing to take back")
            return opened.propose_entry(BACK, seat, seating=replace(seating, bot=""))

        await self.enter(opened, returning)

    async def rematch(self, opened: OpenTable, person: Person) -> str:
        """The same people and game once more, with the options its series goes on with; whoever asks second comes to
        the same table.
        """
        if opened.status != OVER:
            raise Refused(409, "not over")
        if opened.parted is not None:
            raise Refused(409, "rules parted")
        if not opened.rematch:
            back = [
                replace(seating, bot="") if seating.person is not None and gone else seating
                for seating, gone in zip(opened.seatings, opened.table.conceded, strict=True)
            ]
            places = moved(len(back))
            seatings = sorted(
                (replace(seating, seat=places[seating.seat]) for seating in back), key=lambda seating: seating.seat
            )
            variants = write_variants(next_variants(opened.table))
            table = await self.new_table(
                person, opened.row.game, seatings, variants, None, opened.row.live, opened.row.public
            )

            def linking() -> Proposal:
                if opened.rematch:
                    raise Stale
                return opened.propose_entry(REMATCH, opened.seat_of(person) or 0, table)

            try:
                await self.enter(opened, linking)
            except Stale:
                logger.info("two asked for a rematch at once")
        return opened.rematch

    async def play_on(self, opened: OpenTable, person: Person) -> str:
        """A table of older rules from the last common decision, at a new table; whoever asks second comes there too."""
        parted, row = opened.parted, opened.row
        if parted is None or parted.status != PARTED:
            raise Refused(409, "nothing to play on")
        async with opened.lock:
            if not parted.to:
                table = await self.new_table(
                    person, row.game, opened.seatings, row.variants, row.seed, row.live, row.public, opened.table.record
                )
                link = Entry(parted.last_entry + 1, REMATCH, opened.seat_of(person) or 0, table, time.time())
                is_first = await self.store.commit(row.id, link, Outcome(PARTED, -1))
                parted.to = table if is_first else link_in(await self.store.log(row.id))
        opened.wake()
        return parted.to

    # The one way: propose, commit, accept; then tell.

    async def enter(self, opened: OpenTable, propose: Propose, more: bool = False) -> None:
        """Propose a change, commit it, accept it; then let everyone who watches know of it. For people and bots. Where
        more of the same comes at once nobody is shown what stands in between.
        """
        if opened.parted is not None:
            raise Refused(409, "rules parted")
        async with opened.lock:
            for _ in range(TRIES):
                change, outcome = propose()
                waits = change.entry.kind in KEEPS_WAITING
                deadline = opened.deadline if waits else self.deadline(opened.row)
                if await self.store.commit(opened.row.id, change.entry, outcome, deadline):
                    opened.accept(change, outcome.seating)
                    opened.deadline = deadline
                    break
                await self.catch_up(opened)  # another process was faster
            else:
                raise Stale
        opened.leads.set()
        if not more:
            opened.wake()
            self.bots.ask(opened)

    async def catch_up(self, opened: OpenTable) -> None:
        """Accept what other processes committed."""
        if opened.parted is not None:
            opened.parted.to = link_in(await self.store.log(opened.row.id))
            opened.wake()
            return
        entries = await self.store.log(opened.row.id, opened.last_entry)
        if any(entry.kind in RESEATING for entry in entries):
            opened.seatings = await self.store.seatings(opened.row.id)
            if opened.status == WAITING and (row := await self.store.table(opened.row.id)) is not None:
                opened.deal(row)
        try:
            for entry in entries:
                opened.accept(opened.table.propose(entry))
        except BROKEN as error:
            self.tables.pop(opened.row.id, None)
            opened.shut = True
            opened.wake()
            raise self.mark_broken(opened.row.id, type(error).__name__) from error
        if any(entry.kind not in KEEPS_WAITING for entry in entries):
            opened.deadline = self.deadline(opened.row)
        if entries:
            opened.leads.clear()  # the process that was faster plays the bots
            opened.wake()

    async def hear(self, committed: Committed | None) -> None:
        """Another process committed something; None: at any table, perhaps."""
        if committed is None:
            for each in list(self.tables.values()):
                await self.look_up(each)
                each.hear_talk()
        elif (opened := self.tables.get(committed.table)) is not None:
            if committed.entry is None:
                opened.hear_talk()
            elif committed.entry > opened.last_entry:
                await self.look_up(opened)

    async def look_up(self, opened: OpenTable) -> None:
        """See whether other processes entered something, and play the bots that are asked then."""
        try:
            async with opened.lock:
                await self.catch_up(opened)
        except Refused:
            return  # it broke, and is out of memory now; those who play there are told
        self.bots.ask(opened)

    async def say(self, opened: OpenTable, person: Person, text: str) -> None:
        """A line of talk."""
        await self.store.say(opened.row.id, opened.seat_of(person), person.name, text, person.id)
        opened.hear_talk()


def nonce_for(host: Person, seatings: Sequence[Seating], seed: int | None) -> str:
    """The secret of a new table's deal. None yet while somebody is waited for; none at all where a person chose the
    seed and plays with bots alone: nobody is deceived by it.
    """
    others = any(seating.person not in (None, host.id) for seating in seatings)
    if is_open(seatings) or (seed is not None and not others):
        return ""
    return new_nonce()
