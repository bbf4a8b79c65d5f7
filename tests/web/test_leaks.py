"""Nothing leaks: what is sent is the same, byte for byte, for any two states the visitor cannot tell apart."""

from __future__ import annotations

from dataclasses import fields

import pytest

from embertable.core.flow import asked, is_over
from embertable.core.rng import seeded
from embertable.games import CATALOGUE, game
from embertable.store import Person
from embertable.web.foresight import foreseen_line
from embertable.web.open_table import OpenTable
from embertable.web.site import Site
from embertable.web.table_page import TablePage
from embertable.web.visitor import Visitor
from tests.web.leaks import LANGS, MODES, given_open_table, given_site, look_through
from tests.web.serving import Client, Server


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_what_is_sent_says_only_what_the_reader_knows(name: str, seats: int, tmp_path: object) -> None:
    """HTML and JSON of a state and of one imagined from a seat are the same for that seat and for onlookers."""
    looked = look_through(given_site(tmp_path), name, seats, seats, states=60, pages=6)
    assert looked.states > 5
    assert looked.leaks == []


class Telling(Site):
    """A site that tells every seat what the first seat's player sees: what the tool must find."""

    def table_page(self, opened: OpenTable, visitor: Visitor, origin: str = "") -> TablePage:
        page = super().table_page(opened, visitor, origin)
        page.you = 0
        return page


def test_a_leak_would_be_found(tmp_path: object) -> None:
    site = given_site(tmp_path)
    telling = Telling(**{field.name: getattr(site, field.name) for field in fields(site)})
    assert look_through(telling, CATALOGUE[0], 3, 1, states=30, pages=6).leaks


def foreseen(site: Site, opened: OpenTable, seat: int, lang: str) -> list[str]:
    """What the asked seat is told of its options before it chooses."""
    page = site.table_page(opened, Visitor(Person(f"p{seat}", f"Name{seat}"), lang))
    keys = [option.key() for option in opened.table.s.options][:8]
    return [str(foreseen_line(opened, page, seat, opened.last_entry, key)) for key in keys]


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
