"""Looking for leaks: at many states, everything that is sent to every seat and to onlookers, compared with what would
be sent at another state the reader cannot tell apart.

    python -m tests.web.leaks --states 100000 [--pages 50] [--seed 1] [--seconds 3600]

At every state the JSON of the API is compared (view, question, log, seats, deal); at every so many states the page.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field

import msgspec

from embertable.core.flow import asked, is_over
from embertable.core.rng import Rng, seeded
from embertable.core.variants import write_variants
from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store, TableRow
from embertable.web.accounts import Accounts
from embertable.web.analyses import Analyses
from embertable.web.api.routes import describe_table
from embertable.web.bot_workers import BotWorkers
from embertable.web.guard import Limit
from embertable.web.hints import Hints
from embertable.web.open_table import OpenTable, open_table_of
from embertable.web.open_tables import OpenTables
from embertable.web.presence import Presence
from embertable.web.replays import Replays
from embertable.web.settings import Settings
from embertable.web.site import Site
from embertable.web.visitor import Visitor

MODES = [(name, seats) for name in CATALOGUE for seats in game(name).seats]
LANGS = ("uk", "en", "ru")
FOLDED = re.compile(r'class="fold" href="[^"]*/part\?name=([^"]*)"')


def given_site(tmp_path: object) -> Site:
    """The parts of a server, without one running."""
    settings = Settings(database=f"{tmp_path}/leaks.db")
    store = Store(settings.database)
    workers = BotWorkers(1)
    tables = OpenTables(store, workers, settings)
    return Site(
        settings,
        store,
        Accounts(store, b"key"),
        tables,
        Replays(),
        Limit(1, 1),
        Presence(store.engine.notify, tables.wake),
        Hints(workers, settings.hint_iterations),
        Analyses(store, workers, settings),
    )


def given_open_table(name: str, seats: int, seed: int) -> OpenTable:
    """A table where everyone is a person."""
    box = game(name)
    variants = write_variants(box.modes(seats)[seed % len(box.modes(seats))])
    row = TableRow("abc", name, box.rules, seats, variants, seed, False, True, "p0", 0.0)
    seatings = [Seating(seat, f"p{seat}", f"Name{seat}") for seat in range(seats)]
    return open_table_of(row, seatings)


@dataclass
class Looked:
    """How much was looked at, and what should not have shown."""

    states: int = 0
    views: int = 0  # states times readers
    pages: int = 0
    leaks: list[str] = field(default_factory=list)


def told(site: Site, opened: OpenTable, seat: int | None, lang: str, whole: bool) -> bytes:
    """What a visitor at this seat is told of a table now; perhaps with the whole page and the whole log."""
    visitor = Visitor(None if seat is None else Person(f"p{seat}", f"Name{seat}"), lang)
    since = 0 if whole else len(opened.table.past)
    described = msgspec.json.encode(describe_table(site, opened, visitor, since))
    if not whole:
        return described
    opened.drawn.clear()  # every time anew, from the state as it is
    opened.log_lines.clear()
    shown = site.table_page(opened, visitor)
    page = shown.page([])
    view = opened.game.view(opened.table.s, shown.you)
    parts = [shown.board.part(view, name) for name in FOLDED.findall(page.regions["board"])]
    return "\n".join([*map(": ".join, page.regions.items()), *parts]).encode() + described


def look_at(site: Site, opened: OpenTable, rng: Rng, whole: bool, looked: Looked) -> None:
    """Compare a state with one imagined from each seat: for that seat and for onlookers nothing may differ."""
    table, truth = opened.table, opened.table.s
    looked.states += 1
    for seat in range(opened.row.seats):
        lang = LANGS[(looked.states + seat) % 3]
        readers = (seat, None)
        before = [told(site, opened, reader, lang, whole) for reader in readers]
        table.s = opened.game.imagine(truth, seat, rng)
        after = [told(site, opened, reader, lang, whole) for reader in readers]
        table.s = truth
        looked.views += len(readers)
        looked.pages += len(readers) if whole else 0
        for reader, then, now in zip(readers, before, after, strict=True):
            if then != now:
                who = "an onlooker" if reader is None else f"seat {reader}"
                decisions = len(table.record.decisions)
                looked.leaks.append(
                    f"{opened.row.game} of {opened.row.seats}, after {decisions}: {who} is told too much"
                )


def look_through(site: Site, name: str, seats: int, seed: int, states: int, pages: int) -> Looked:
    """Play by chance, and look at every state on the way, at every so many with the whole page."""
    looked, rng, opened = Looked(), seeded(seed), given_open_table(name, seats, seed)
    while looked.states < states and not is_over(opened.table.s):
        look_at(site, opened, rng, looked.states % pages == 0, looked)
        options = opened.table.s.options
        option = options[rng.below(len(options))]
        opened.accept(opened.propose(asked(opened.table.s).seat, option.key(), None)[0])
    return looked


def main() -> int:
    """The command: game after game in turn, until so many states were looked at or the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--pages", type=int, default=50, help="every so many states the whole page")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0)
    wish = parser.parse_args()
    whole, began, seed = Looked(), time.monotonic(), wish.seed
    with tempfile.TemporaryDirectory() as folder:
        site = given_site(folder)
        while whole.states < wish.states and time.monotonic() - began < wish.seconds and not whole.leaks:
            name, seats = MODES[seed % len(MODES)]
            looked = look_through(site, name, seats, seed, wish.states - whole.states, wish.pages)
            whole.states += looked.states
            whole.views += looked.views
            whole.pages += looked.pages
            whole.leaks += looked.leaks
            seed += 1
    games = seed - wish.seed
    print(f"{whole.states} states of {games} games, {whole.views} readers, {whole.pages} whole pages", end=" ")
    print(f"in {time.monotonic() - began:.0f} s: {len(whole.leaks)} leaks")
    print(*whole.leaks[:20], sep="\n")
    return 1 if whole.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
