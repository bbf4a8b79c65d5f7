"""Nothing leaks: what is sent is the same, byte for byte, for any two states the visitor cannot tell apart."""

from __future__ import annotations

import msgspec
import pytest

from embertable.core.flow import asked, is_over
from embertable.core.rng import seeded
from embertable.core.variants import write_variants
from embertable.games import CATALOGUE, game
from embertable.store import Person, Seating, Store, TableRow
from embertable.web.accounts import Accounts
from embertable.web.api.routes import describe_table
from embertable.web.bot_workers import BotWorkers
from embertable.web.foresight import foreseen_line
from embertable.web.guard import Limit
from embertable.web.open_table import OpenTable, open_table_of
from embertable.web.open_tables import OpenTables
from embertable.web.presence import Presence
from embertable.web.replays import Replays
from embertable.web.settings import Settings
from embertable.web.site import Site
from embertable.web.visitor import Visitor
from tests.web.serving import Client, Server

MODES = [(name, seats) for name in CATALOGUE for seats in game(name).seats]
LANGS = ("uk", "en", "ru")


def given_site(tmp_path: object) -> Site:
    """The parts of a server, without one running."""
    settings = Settings(database=f"{tmp_path}/leaks.db")
    store = Store(settings.database)
    tables = OpenTables(store, BotWorkers(1), settings)
    return Site(
        settings,
        store,
        Accounts(store, b"key"),
        tables,
        Replays(),
        Limit(1, 1),
        Presence(store.engine.notify, tables.wake),
    )


def given_open_table(name: str, seats: int, seed: int) -> OpenTable:
    """A table where everyone is a person."""
    box = game(name)
    variants = write_variants(box.modes(seats)[seed % len(box.modes(seats))])
    row = TableRow("abc", name, box.rules, seats, variants, seed, False, True, "p0", 0.0)
    seatings = [Seating(seat, f"p{seat}", f"Name{seat}") for seat in range(seats)]
    return open_table_of(row, seatings)


def sent(site: Site, opened: OpenTable, seat: int | None, lang: str) -> bytes:
    """Everything a visitor at this seat gets of a table."""
    visitor = Visitor(None if seat is None else Person(f"p{seat}", f"Name{seat}"), lang)
    opened.drawn.clear()  # every time anew, from the state as it is
    opened.log_lines.clear()
    page = site.table_page(opened, visitor).page([])
    described = msgspec.json.encode(describe_table(site, opened, visitor, 0))
    return "\n".join(f"{name}: {region}" for name, region in page.regions.items()).encode() + described


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_what_is_sent_says_only_what_the_reader_knows(name: str, seats: int, tmp_path: object) -> None:
    """HTML and JSON of a state and of one imagined from a seat are the same for that seat and for onlookers."""
    site, rng = given_site(tmp_path), seeded(seats)
    opened = given_open_table(name, seats, seats)
    table = opened.table
    for decision in range(60):
        if is_over(table.s):
            break
        if decision % 6 == 0:
            truth = table.s
            for seat in range(seats):
                lang = LANGS[(decision + seat) % 3]
                before = sent(site, opened, seat, lang), sent(site, opened, None, lang)
                table.s = opened.game.imagine(truth, seat, rng)
                after = sent(site, opened, seat, lang), sent(site, opened, None, lang)
                table.s = truth
                assert before[0] == after[0], f"seat {seat} is told something it may not know"
                assert before[1] == after[1], "an onlooker is told something nobody may know"
        options = table.s.options
        option = options[rng.below(len(options))]
        opened.accept(opened.propose(asked(table.s).seat, option.key(), None)[0])


def foreseen(site: Site, opened: OpenTable, seat: int, lang: str) -> list[str]:
    """What the asked seat is told of its options before it chooses."""
    page = site.table_page(opened, Visitor(Person(f"p{seat}", f"Name{seat}"), lang))
    keys = [option.key() for option in opened.table.s.options][:8]
    return [foreseen_line(opened, page, seat, opened.last_entry, key) for key in keys]


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_what_is_foreseen_is_the_same_at_all_tables_the_seat_could_sit_at(
    name: str, seats: int, tmp_path: object
) -> None:
    """The line about an option does not depend on anything the one who chooses may not know."""
    site, rng = given_site(tmp_path), seeded(seats)
    opened = given_open_table(name, seats, seats)
    for decision in range(60):
        if is_over(opened.table.s):
            break
        truth, seat = opened.table.s, asked(opened.table.s).seat
        if decision % 4 == 0:
            before = foreseen(site, opened, seat, LANGS[decision % 3])
            opened.table.s = opened.game.imagine(truth, seat, rng)
            assert before == foreseen(site, opened, seat, LANGS[decision % 3])
            opened.table.s = truth
        option = truth.options[rng.below(len(truth.options))]
        opened.accept(opened.propose(seat, option.key(), None)[0])


@pytest.mark.parametrize("name", CATALOGUE)
def test_nobody_foresees_for_another(server: Server, name: str) -> None:
    """Others and onlookers, a number to come, an unknown option: refused; of the past nothing is told."""
    red, blue, watcher = server.client("Red"), server.client("Blue"), server.client(None)
    table = red.open(name, ["me", "open"])["id"]
    blue.act(table, "sit")
    asked_seat = red.table(table)["question"]["seat"]
    mine, other = (red, blue) if asked_seat == 0 else (blue, red)
    seen = mine.turn(table)
    wish = {"entry": seen["number"], "key": seen["question"]["options"][0]["key"]}

    def status(client: Client, **changes: str | int) -> int:
        return client.http.get(f"/t/{table}/foresee", params={**wish, **changes}).status_code

    assert status(mine) == 200
    assert status(other) == 409
    assert status(watcher) == 401
    assert status(server.client("Green")) == 403
    assert status(mine, entry=seen["number"] + 1) == 409
    assert status(mine, key="no such thing") == 409
    assert status(mine, entry="x") == 400
    mine.first(seen)
    assert mine.http.get(f"/t/{table}/foresee", params=wish).text == ""


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_seed_and_others_options_stay_on_the_server(server: Server, name: str) -> None:
    """Before the end no answer holds the seed, and only the asked seat hears what it can choose."""
    red = server.client("Red")
    watcher = server.client(None)
    seed = 918273645546372819
    seats = max(2, game(name).seats[0])
    table = red.open(name, ["me", *["bot easy"] * (seats - 1)], seed=seed)["id"]
    for _ in range(3):
        seen = red.turn(table)
        keys = {option["key"] for option in seen["question"]["options"]}
        told = watcher.table(table)
        assert told["question"]["options"] == []
        assert told["you"] is None
        pages = [
            client.http.get(f"/{path}", headers={"accept": accept}).text
            for client in (red, watcher)
            for path in (f"t/{table}", f"t/{table}/replay", f"t/{table}/now", f"api/tables/{table}", "")
            for accept in ("text/html", "application/json")
        ]
        assert not any(str(seed) in page for page in pages)
        page = watcher.http.get(f"/t/{table}").text
        assert 'name="key"' not in page
        assert len(keys) > 1
        red.first(seen)
