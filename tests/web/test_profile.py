"""What solo games earn comes along to the same person's next one, and to nobody else's."""

from __future__ import annotations

import pytest

from embertable.core.record import read_record
from embertable.games import CATALOGUE, game
from tests.golden.files import golden_games
from tests.web.serving import Client, Server

WITH_PROFILE = [name for name in CATALOGUE if game(name).profile]


@pytest.mark.parametrize("name", WITH_PROFILE)
def test_what_was_earned_comes_along(server: Server, name: str) -> None:
    person, other = server.client("Red"), server.client("Blue")
    table = replayed(person, name)
    assert person.turn(table)["status"] == "over"

    mine, theirs = (variants(each, name) for each in (person, other))

    assert mine[game(name).profile]
    assert game(name).profile not in theirs


def test_a_record_somebody_brings_earns_nothing(server: Server) -> None:
    """Whoever uploads a game did not play it here."""
    for name in WITH_PROFILE:
        person = server.client("Red")
        for path in golden_games(name):
            if read_record(path.read_text(encoding="utf-8")).seats == 1:
                person.http.post("/upload", files={"file": (path.name, path.read_bytes())})
        assert game(name).profile not in variants(person, name)


def replayed(client: Client, name: str) -> str:
    """A golden solo game that earned something, played again over HTTP."""
    for path in golden_games(name):
        record = read_record(path.read_text(encoding="utf-8"))
        if record.seats == 1 and not record.variants.get(game(name).profile):
            table: str = client.open(name, ["me"], seed=record.seed, variants=record.variants)["id"]
            for decision in record.decisions:
                seen = client.turn(table)
                Client.ok(client.act(table, "choose", number=seen["number"], key=decision.key))
            return table
    raise AssertionError(f"no golden solo game of {name} begins with nothing earned")


def variants(client: Client, name: str) -> dict[str, str]:
    """The options of a new solo game."""
    opened: dict[str, str] = client.open(name, ["me"])["variants"]
    return opened
