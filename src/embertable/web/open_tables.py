"""What people do at tables, and how a table begins."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from embertable.core.deal import dealt_seed
from embertable.core.game import AnyGame
from embertable.core.record import Record, start_record
from embertable.core.variants import parse_variants, write_variants
from embertable.games import game as game_named
from embertable.store import Outcome, Person, Seating, TableRow, Unavailable
from embertable.store.rows import AGREE, BACK, BOT, LESSON, OVER, PARTED, REMATCH, SIT
from embertable.table import Entry, Table, moved, next_variants, table_of
from embertable.web.accounts import new_id
from embertable.web.errors import Refused, Stale
from embertable.web.kept_tables import KeptTables
from embertable.web.older_tables import link_in
from embertable.web.open_table import OpenTable, Proposal, is_open, new_nonce, outcome_of

SUBSTITUTE: Final = "level:2"  # the bot that plays for somebody who left or gave up
NAMES: Final = "names"  # how processes tell each other that somebody at a table is called otherwise

logger = logging.getLogger(__name__)


class OpenTables(KeptTables):
    """All open tables of this process, and what people do at them."""

    def wake(self, table: str) -> None:
        """Who comes or goes may also decide whether a bot plays for somebody who is late."""
        super().wake(table)
        opened = self.tables.get(table)
        if opened is not None and opened.agreed:
            self.start(self.count_votes(opened))

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
        teaches: bool = False,
    ) -> str:
        """Open a table, perhaps one that teaches. Refuses what the game does not have, before anything is written."""
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
        if teaches:
            table.accept(table.propose(table.entry(LESSON, 0, "0", now)))
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
