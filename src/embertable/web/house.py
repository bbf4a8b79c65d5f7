"""The house: every table being played here. Commit, then tell."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from embertable.core.game import Game
from embertable.core.record import Record
from embertable.core.variants import parse_variants, write_variants
from embertable.games import game as game_named
from embertable.store import Entry, Outcome, Person, Place, Store, TableRow
from embertable.store.engine import Told
from embertable.store.rows import AGREE, BACK, BOT, CHOOSE, OVER, PLAYING, REMATCH, SIT, WAITING
from embertable.table import open_table, table_of
from embertable.web.live import Live, open_live
from embertable.web.people import new_id
from embertable.web.refuse import Refused, Stale
from embertable.web.settings import Settings
from embertable.web.thinkers import Thinkers

SUBSTITUTE: Final = "steady"  # the bot that plays for somebody who left or gave up
TRIES: Final = 20  # how often a lost race is tried again before the visitor hears of it
KEPT: Final = 3000  # tables in memory that nobody watches
SEEDS: Final = 63  # bits
AGAIN: Final = 0.4  # of the pace, for a bot's further steps in its turn
TAKE_OVER: Final = 8.0  # seconds of silence after which another process is taken for dead

Making = Callable[[], tuple[Entry, Outcome]]
logger = logging.getLogger(__name__)


class House:
    """All live tables of this process."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}

    async def wake_bots(self) -> None:
        """After a start: tables where a bot was being asked play on."""
        for table in await self.store.unfinished_with_bots():
            await self.live(table)

    async def close(self) -> None:
        """Let no bot think on, and every stream end."""
        for live in self.tables.values():
            if live.thinking is not None:
                live.thinking.cancel()
            live.wake()

    def wake(self, table: str) -> None:
        """Let everyone who watches a table look again."""
        if table in self.tables:
            self.tables[table].wake()

    # Tables.

    async def live(self, table: str) -> Live:
        """A table by its id, from memory or from the store."""
        live = self.tables.get(table)
        if live is None:
            lock = self.opening.setdefault(table, asyncio.Lock())
            async with lock:
                live = self.tables.get(table) or await self.open(table)
            self.opening.pop(table, None)
        live.used = time.monotonic()
        return live

    async def open(self, table: str) -> Live:
        """Bring a table from the store into memory."""
        row = await self.store.table(table) if table.isalnum() and len(table) <= 16 else None
        if row is None:
            raise Refused(404, "no such table")
        game = game_named(row.game)
        if game.rules != row.rules:
            raise Refused(410, "old rules")
        live = open_live(row, await self.store.places(table), await self.store.log(table))
        live.talked = len(await self.store.talk(table))
        if self.store.engine.is_sqlite:
            live.leads.set()  # there is no other process
        self.forget_some()
        self.tables[table] = live
        self.ask_bot(live)
        return live

    def forget_some(self) -> None:
        """Keep memory bounded: drop the tables nobody has looked at for longest."""
        if len(self.tables) < KEPT:
            return
        idle = [live for live in self.tables.values() if not live.watchers and live.thinking is None]
        for live in sorted(idle, key=lambda live: live.used)[: KEPT // 10]:
            del self.tables[live.row.id]

    async def new_table(
        self,
        host: Person,
        game: str,
        places: Sequence[Place],
        variants: dict[str, str],
        seed: int | None = None,
        live: bool = False,
        public: bool = False,
        decisions: Record | None = None,
    ) -> str:
        """Open a table. Refuses seats and variants the game does not have, before anything is written."""
        box = game_named(game)
        chosen = parse_variants(box.variants, variants)
        if len(places) == 1 and box.profile and decisions is None and not getattr(chosen, box.profile):
            chosen = replace(chosen, **{box.profile: await self.earned_before(host, box)})
        chance = secrets.randbits(SEEDS) if seed is None else seed
        table = open_table(box, len(places), chosen, chance)
        entries: list[Entry] = []
        now = time.time()
        if decisions is not None:
            table = table_of(box, decisions)
            entries = [
                Entry(number, CHOOSE, each.seat, each.key, now) for number, each in enumerate(decisions.decisions, 1)
            ]
        open_seats = any(place.open for place in places)
        turn = -1 if open_seats or table.seat is None else table.seat
        row = TableRow(
            id=new_id(),
            game=game,
            rules=box.rules,
            seats=len(places),
            variants=write_variants(chosen),
            seed=chance,
            live=live,
            public=public,
            host=host.id,
            created=now,
            status=WAITING if open_seats else PLAYING,
            turn=turn,
            moved=now,
        )
        await self.store.add_table(row, places, entries)
        opened = await self.live(row.id)
        opened.leads.set()
        return row.id

    async def earned_before(self, person: Person, box: Game) -> tuple[str, ...]:
        """What somebody brings to a new solo game. The finished games are the profile: nothing else is kept."""
        earned: list[str] = []
        for row, _ in await self.store.mine(person.id):
            if (row.game, row.seats, row.status, row.rules) == (box.id, 1, OVER, box.rules):
                live = await self.live(row.id)
                earned += getattr(parse_variants(box.variants, row.variants), box.profile)
                earned += box.earned(live.table.s)
        return tuple(dict.fromkeys(earned))

    # What people do.

    async def choose(self, live: Live, seat: int, key: str, number: int | None) -> None:
        """A seat chooses."""
        await self.enter(live, lambda: live.choice(seat, key, number))

    async def undo(self, live: Live, seat: int, whole: bool, number: int | None) -> None:
        """A seat takes back its last choice or its turn."""
        await self.enter(live, lambda: live.taking_back(seat, whole, number))

    async def concede(self, live: Live, seat: int) -> None:
        """A seat gives up."""
        await self.enter(live, lambda: live.conceding(seat, SUBSTITUTE))

    async def sit(self, live: Live, person: Person, seat: int | None) -> None:
        """Somebody takes an open seat, this one or any."""

        def sitting() -> tuple[Entry, Outcome]:
            if live.seat_of(person) is not None:
                raise Refused(409, "sitting already")
            free = [place for place in live.places if place.open and seat in (None, place.seat)]
            if not free:
                raise Refused(409, "seat taken")
            place = Place(free[0].seat, person.id, person.name)
            return live.entry(SIT, place.seat, person.name), live.outcome(place)

        await self.enter(live, sitting)

    async def fill(self, live: Live, seat: int, level: str) -> None:
        """The host lets a bot take an open seat."""

        def filling() -> tuple[Entry, Outcome]:
            if not live.places[seat].open:
                raise Refused(409, "seat taken")
            return live.entry(BOT, seat, level), live.outcome(Place(seat, None, "", level))

        await self.enter(live, filling)

    async def agree(self, live: Live, seat: int, absent: int) -> None:
        """A seat would let a bot play for somebody who left; when all others agree, it does."""

        def agreeing() -> tuple[Entry, Outcome]:
            if not self.is_late(live) or live.turn != absent or absent == seat:
                raise Refused(409, "not late")
            if seat in live.agreed.get(absent, ()):
                raise Refused(409, "agreed already")
            return live.entry(AGREE, seat, str(absent)), live.outcome()

        def replacing() -> tuple[Entry, Outcome]:
            place = replace(live.places[absent], bot=SUBSTITUTE)
            return live.entry(BOT, absent, SUBSTITUTE), live.outcome(place)

        await self.enter(live, agreeing)
        if self.others(live, absent) <= live.agreed.get(absent, set()):
            await self.enter(live, replacing)

    def others(self, live: Live, absent: int) -> set[int]:
        """The seats whose people decide about an absent one."""
        return {
            place.seat
            for place in live.places
            if place.person is not None
            and place.seat != absent
            and not place.bot
            and not live.table.conceded[place.seat]
        }

    def is_late(self, live: Live) -> bool:
        """Whether the seat being asked is a person's and has kept the others waiting too long."""
        if live.turn is None or live.places[live.turn].bot or not self.others(live, live.turn):
            return False
        patience = self.settings.patience if live.row.live else self.settings.long_patience
        return time.time() - live.moved_at >= patience

    async def come_back(self, live: Live, seat: int) -> None:
        """Somebody takes the seat back from the bot that played for them."""

        def returning() -> tuple[Entry, Outcome]:
            place = live.places[seat]
            if not place.bot or place.person is None or live.table.conceded[seat]:
                raise Refused(409, "nothing to take back")
            return live.entry(BACK, seat), live.outcome(replace(place, bot=""))

        await self.enter(live, returning)

    async def rematch(self, live: Live, person: Person) -> str:
        """The same people, game and options once more; whoever asks second comes to the same table."""
        if not live.over:
            raise Refused(409, "not over")
        if not live.rematch:
            seats = live.places[1:] + live.places[:1]  # everyone moves one seat, so another begins
            gone = live.table.conceded
            places = [
                replace(place, seat=seat, bot="" if place.person is not None and gone[place.seat] else place.bot)
                for seat, place in enumerate(seats)
            ]
            table = await self.new_table(
                person, live.row.game, places, live.row.variants, None, live.row.live, live.row.public
            )

            def linking() -> tuple[Entry, Outcome]:
                if live.rematch:
                    raise Stale
                return live.entry(REMATCH, live.seat_of(person) or 0, table), live.outcome()

            try:
                await self.enter(live, linking)
            except Stale:
                logger.info("two asked for a rematch at once")
        return live.rematch

    # Commit, then tell.

    async def enter(self, live: Live, make: Making) -> None:
        """Commit one entry, then let the table and everyone who watches know of it."""
        async with live.lock:
            for _ in range(TRIES):
                entry, outcome = make()
                if await self.store.append(live.row.id, entry, outcome):
                    if outcome.place is not None:
                        live.places[outcome.place.seat] = outcome.place
                    live.take(entry)
                    break
                await self.catch_up(live)  # another process was faster
            else:
                raise Stale
        live.leads.set()
        live.wake()
        self.ask_bot(live)

    async def catch_up(self, live: Live) -> None:
        """Read what other processes entered."""
        entries = await self.store.log(live.row.id, live.number)
        if any(entry.kind in (SIT, BOT, BACK) or entry.kind == "concede" for entry in entries):
            live.places = await self.store.places(live.row.id)
        for entry in entries:
            live.take(entry)

    async def told(self, told: Told) -> None:
        """Another process committed something."""
        behind = list(self.tables.values()) if not told.table else [self.tables.get(told.table)]
        for live in behind:
            if live is None:
                continue
            if told.number == 0:
                live.talked += 1
            if told.number == 0 and told.table:
                live.wake()
            elif told.number > live.number or not told.table:
                async with live.lock:
                    before = live.number
                    await self.catch_up(live)
                if live.number > before:  # else it was our own entry, heard of before it was taken
                    live.leads.clear()
                    live.wake()
                    self.ask_bot(live)

    async def say(self, live: Live, person: Person, text: str) -> None:
        """A line of talk."""
        await self.store.say(live.row.id, live.seat_of(person), person.name, text)
        live.talked += 1
        live.wake()

    # Bots.

    def ask_bot(self, live: Live) -> None:
        """Let a bot think, if one is being asked."""
        seat = live.turn
        if seat is not None and live.bot_at(seat) and live.thinking is None:
            live.thinking = asyncio.create_task(self.play_bot(live))

    async def play_bot(self, live: Live) -> None:
        """Play for bots until a person is asked."""
        last = None
        try:
            while (seat := live.turn) is not None and (level := live.bot_at(seat)):
                if not live.leads.is_set():
                    await self.give_way(live)
                    continue
                began, number = time.monotonic(), live.number
                s, seed = live.table.s.clone(), secrets.randbits(32)
                key = await self.thinkers.key(live.row.game, s, seat, level, seed)
                await self.keep_pace(live, began, self.settings.bot_pace * (AGAIN if seat == last else 1))
                last = seat
                async with live.lock:
                    if live.number == number:  # else somebody undid, or took the seat back
                        await self.commit_bot(live, seat, key, number)
                live.wake()
        finally:
            live.thinking = None

    async def commit_bot(self, live: Live, seat: int, key: str, number: int) -> None:
        """Enter a bot's choice."""
        entry, outcome = live.choice(seat, key, number)
        if await self.store.append(live.row.id, entry, outcome):
            live.take(entry)
        else:
            await self.catch_up(live)

    async def give_way(self, live: Live) -> None:
        """The process where somebody chose plays the bots after it; take over only when it has died."""
        number = live.number
        try:
            await asyncio.wait_for(live.leads.wait(), TAKE_OVER * (1 + random.random()))
        except TimeoutError:
            if live.number == number:
                live.leads.set()

    async def keep_pace(self, live: Live, began: float, pace: float) -> None:
        """A bot's step takes a moment, so that people see it; a click hurries it."""
        left = pace - (time.monotonic() - began)
        if left > 0 and live.watchers:
            live.hurry.clear()
            try:
                await asyncio.wait_for(live.hurry.wait(), left)
            except TimeoutError:
                return
