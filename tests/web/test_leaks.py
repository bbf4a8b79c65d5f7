"""Nothing leaks: what is sent is the same, byte for byte, for any two states the reader cannot tell apart."""

from __future__ import annotations

import msgspec
import pytest

from embertable.core.flow import asked, is_over
from embertable.core.rng import seeded
from embertable.core.variants import write_variants
from embertable.games import CATALOGUE, game
from embertable.store import Person, Place, Store, TableRow
from embertable.web.api import describe_table
from embertable.web.desk import Reader
from embertable.web.films import Films
from embertable.web.guard import Limit
from embertable.web.house import House
from embertable.web.live import Live, open_live
from embertable.web.people import People
from embertable.web.settings import Settings
from embertable.web.site import Site
from embertable.web.thinkers import Thinkers
from tests.web.serving import Server

MODES = [(name, seats) for name in CATALOGUE for seats in game(name).seats]
LANGS = ("uk", "en", "ru")


def given_site(tmp_path: object) -> Site:
    """The parts of a server, without one running."""
    settings = Settings(database=f"{tmp_path}/leaks.db")
    store = Store(settings.database)
    house = House(store, Thinkers(1), settings)
    return Site(settings, store, People(store, b"key"), house, Films(), Limit(1, 1))


def given_live(name: str, seats: int, seed: int) -> Live:
    """A table where everyone is a person."""
    box = game(name)
    variants = write_variants(box.modes(seats)[seed % len(box.modes(seats))])
    row = TableRow("abc", name, box.rules, seats, variants, seed, False, True, "p0", 0.0)
    places = [Place(seat, f"p{seat}", f"Name{seat}") for seat in range(seats)]
    return open_live(row, places, [])


def sent(site: Site, live: Live, seat: int | None, lang: str) -> bytes:
    """Everything a reader at this seat gets of a table."""
    reader = Reader(None if seat is None else Person(f"p{seat}", f"Name{seat}"), lang)
    page = site.show(live, reader).page([])
    described = msgspec.json.encode(describe_table(site, live, reader, 0))
    return "\n".join(f"{name}: {region}" for name, region in page.regions.items()).encode() + described


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_what_is_sent_says_only_what_the_reader_knows(name: str, seats: int, tmp_path: object) -> None:
    """HTML and JSON of a state and of one imagined from a seat are the same for that seat and for onlookers."""
    site, rng = given_site(tmp_path), seeded(seats)
    live = given_live(name, seats, seats)
    table = live.table
    for decision in range(60):
        if is_over(table.s):
            break
        if decision % 6 == 0:
            truth = table.s
            for seat in range(seats):
                lang = LANGS[(decision + seat) % 3]
                before = sent(site, live, seat, lang), sent(site, live, None, lang)
                table.s = live.game.imagine(truth, seat, rng)
                after = sent(site, live, seat, lang), sent(site, live, None, lang)
                table.s = truth
                assert before[0] == after[0], f"seat {seat} is told something it may not know"
                assert before[1] == after[1], "an onlooker is told something nobody may know"
        options = table.s.options
        option = options[rng.below(len(options))]
        live.take(live.choice(asked(table.s).seat, option.key(), None)[0])


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
