"""Tables over HTTP: opening, sitting, choosing, undoing, giving up, once more."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from embertable.core.record import read_record
from embertable.core.variants import kinds, write_variants
from embertable.games import CATALOGUE, game
from tests.golden.files import golden_games
from tests.web.serving import Client, Server, serving

FOLD = re.compile(r'class="fold" href="([^"]+)"')


def play_out(client: Client, table: str, bound: int = 3000) -> dict[str, object]:
    """Choose the first option until the game is over."""
    for _ in range(bound):
        seen = client.turn(table)
        if seen["status"] == "over":
            return dict(seen)
        answer = client.first(seen)
        assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_whole_game_over_http(server: Server, name: str) -> None:
    """Every game of the catalogue is played to its scores against bots."""
    client = server.client()
    seats = max(2, game(name).seats[0])
    table = client.open(name, ["me", *["bot level:1"] * (seats - 1)], seed=7)

    over = play_out(client, table["id"])

    assert len(over["scores"]) == seats  # type: ignore[arg-type]
    assert client.http.get(f"/t/{table['id']}.ember").text.startswith("embertable 1\n")


def test_a_program_is_asked_in_the_words_a_person_reads(server: Server) -> None:
    """What the seat sees is named: here the token it pulled."""
    client = server.client()
    seen = client.open("flamecraft_duals", ["me"], seed=7)
    pulled = client.ok(client.act(seen["id"], "choose", number=client.turn(seen["id"])["number"], key="pull"))

    assert pulled["question"]["text"].startswith("Where do you place the ")
    assert pulled["question"]["text"] != "Where do you place the token?"


def test_two_people_and_a_lost_race(server: Server) -> None:
    """Two posts of the same number: one wins, the other gets the new table and a clear word."""
    red = server.client("Red")
    name = CATALOGUE[0]
    seats = max(2, game(name).seats[0])
    table = red.open(name, ["me", *["bot level:1"] * (seats - 1)])["id"]
    seen = red.turn(table)

    first, second = red.first(seen), red.first(seen)

    assert first.status_code == 200
    assert second.status_code == 409
    assert second.json()["word"] == "The table changed while you were choosing. Here it is now."


def test_an_open_seat_waits_for_somebody(server: Server) -> None:
    """The game begins when the last seat is taken; a name is enough."""
    name = next(name for name in CATALOGUE if 2 in game(name).seats)
    red, blue = server.client("Red"), server.client("Blue")
    table = red.open(name, ["me", "open"], public=True)
    assert table["status"] == "waiting"
    assert table["view"] is None

    sat = Client.ok(blue.act(table["id"], "sit"))

    assert sat["status"] == "playing"
    assert sat["you"] == 1
    assert [seat["name"] for seat in sat["seats"]] == ["Red", "Blue"]
    assert blue.act(table["id"], "sit").status_code == 409


def test_undo_goes_back_and_says_why_not(server: Server) -> None:
    """A seat takes back what revealed nothing; before the first choice there is nothing to take back."""
    red = server.client("Red")
    for name in CATALOGUE:
        seats = max(2, game(name).seats[0])
        table = red.open(name, ["me", *["bot level:1"] * (seats - 1)], seed=3)["id"]
        refused = red.act(table, "undo", number=red.turn(table)["number"])
        assert refused.status_code == 409
        for _ in range(30):
            seen = red.turn(table)
            if seen["status"] == "over":
                break
            red.first(seen)
            after = red.table(table)
            undone = red.act(table, "undo", number=after["number"])
            if undone.status_code == 200:
                back = undone.json()
                assert back["question"]["options"] == seen["question"]["options"]
                assert back["view"] == seen["view"]
                assert back["number"] > after["number"], "an undo is an entry of the log"
                return
    pytest.fail("in no game of the catalogue could a choice be taken back")


def test_what_does_not_glow_says_how_much_is_missing_and_names_the_rule(server: Server) -> None:
    """In the reader's language, with a link to the heading of the rules page."""
    client = server.client()
    table = client.open("wyrmspan", ["me", "bot level:1"], seed=7)["id"]
    seen = client.turn(table)
    while "explore crimson" not in [option["key"] for option in seen["question"]["options"]]:
        client.first(seen)
        seen = client.turn(table)

    shown = client.http.get(f"/t/{table}/why", params={"thing": "deck dragon"}).text
    several = client.http.get(f"/t/{table}/why", params={"thing": "nothing|cell 1"}).text

    assert shown.startswith("Cards are taken by bonuses and abilities; no action takes them.")
    assert 'href="/rules/wyrmspan#cards"' in shown
    assert several.startswith("A token goes on the guild tile when you enter a brown space of the track.")
    assert client.http.get(f"/t/{table}/why", params={"thing": "cave crimson"}).text == ""
    strange = client.http.get(f"/t/{table}/why", params={"thing": "adventurer 0"}).text
    assert strange.startswith("The adventurer walks by itself when a cave is explored.")
    assert 'href="/rules/wyrmspan#exploring"' in strange


def test_giving_up_ends_a_game_against_bots(server: Server) -> None:
    """Nobody is left to play on for; the bots have won."""
    red = server.client("Red")
    name = CATALOGUE[0]
    seats = max(2, game(name).seats[0])
    table = red.open(name, ["me", *["bot level:1"] * (seats - 1)])["id"]

    over = Client.ok(red.act(table, "concede"))

    assert over["status"] == "over"
    assert not over["scores"][0]["wins"]
    assert "conceded" in red.http.get(f"/t/{table}").text
    assert red.act(table, "concede").status_code == 409


def test_once_more_brings_both_to_the_same_table(server: Server) -> None:
    """Whoever asks second for a rematch comes to the table the first one opened."""
    name = next(name for name in CATALOGUE if 2 in game(name).seats)
    red, blue = server.client("Red"), server.client("Blue")
    table = red.open(name, ["me", "open"])["id"]
    blue.act(table, "sit")
    red.act(table, "concede")

    first = red.http.post(f"/t/{table}/rematch", headers={"accept": "application/json"}).json()["to"]
    second = blue.http.post(f"/t/{table}/rematch", headers={"accept": "application/json"}).json()["to"]

    assert first == second
    again = blue.table(first.removeprefix("/t/"))
    assert [seat["name"] for seat in again["seats"]] == ["Blue", "Red"], "another begins"


def test_once_more_goes_on_with_what_the_winner_won(server: Server) -> None:
    """Where the outcome of a game counts in the next one of a series, it does, whoever sits where then."""
    name, mode = next(
        (name, mode)
        for name in CATALOGUE
        if 2 in game(name).seats
        for mode in game(name).modes(2)
        if game(name).next_variants(mode, [1], [1, 0]) != mode
    )
    red, blue = server.client("Red"), server.client("Blue")
    table = red.open(name, ["me", "open"], variants=write_variants(mode))["id"]
    blue.act(table, "sit")
    red.act(table, "concede")

    again = red.http.post(f"/t/{table}/rematch", headers={"accept": "application/json"}).json()["to"]

    assert red.table(again.removeprefix("/t/"))["variants"] == write_variants(
        game(name).next_variants(mode, [1], [1, 0])
    )


def test_what_is_left_out_is_said_in_words(server: Server) -> None:
    """A table says what is played otherwise than usual; a switch that is off is no word of a program."""
    red = server.client("Red")
    usual = [(name, game(name).variants()) for name in CATALOGUE]
    switches = [(name, each) for name, mode in usual for each in kinds(type(mode)) if getattr(mode, each) is True]
    assert switches, "no game is usually played with anything that can be left out"
    for name, switch in switches:
        table = red.open(name, ["me", "open"], variants={switch: "false"})["id"]
        assert ": no</span>" in red.http.get(f"/t/{table}").text


def test_a_bot_plays_for_somebody_who_left(tmp_path: object) -> None:
    """When the others agree a bot plays for an absent person, who can come back."""
    name = next(name for name in CATALOGUE if 2 in game(name).seats)
    with serving(f"{tmp_path}/left.db", patience=0.0) as server:
        red, blue = server.client("Red"), server.client("Blue")
        table = red.open(name, ["me", "open"], live=True, seed=5)["id"]
        blue.act(table, "sit")
        seen = red.table(table)
        absent = seen["question"]["seat"]
        other, gone = (blue, red) if absent == 0 else (red, blue)
        json = {"accept": "application/json"}

        agreed = other.http.post(f"/t/{table}/agree", data={"absent": str(absent)}, headers=json)

        assert agreed.status_code == 200, agreed.text
        assert other.turn(table)["number"] > seen["number"]
        assert other.table(table)["seats"][absent]["bot"]
        assert gone.http.post(f"/t/{table}/back", headers=json).status_code == 200
        assert not other.table(table)["seats"][absent]["bot"]


def upload(server: Server, name: str, text: str) -> httpx.Response:
    """Somebody at a browser opens a saved game."""
    return httpx.post(f"{server.address}/upload", files={"file": (name, text)})


def test_a_record_comes_back_as_a_table(server: Server) -> None:
    """Download, upload, look through, play on from the middle."""
    red = server.client("Red")
    name = CATALOGUE[0]
    seats = max(2, game(name).seats[0])
    table = red.open(name, ["me", *["bot level:1"] * (seats - 1)], seed=11)["id"]
    assert red.http.get(f"/t/{table}.ember").status_code == 403, "the record holds the seed"
    for _ in range(3):
        red.first(red.turn(table))
    red.act(table, "concede")
    record = red.http.get(f"/t/{table}.ember").text

    uploaded = upload(server, "a.ember", record)

    assert uploaded.status_code == 303
    copy = uploaded.headers["location"].split("/")[2]
    assert red.http.get(f"/t/{copy}/replay?at=2").status_code == 200
    forked = red.http.post(f"/t/{table}/fork", data={"at": "2"})
    assert forked.status_code == 303
    assert red.http.get(forked.headers["location"]).status_code == 200
    broken = upload(server, "a.ember", record.replace("end", "bend"))
    assert broken.status_code == 400


def test_a_record_that_was_played_out_is_over_at_once(server: Server) -> None:
    """It stands among the finished games with its points, and shows its score sheet."""
    red = server.client("Red")
    path = golden_games(CATALOGUE[0])[0]
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.points is not None

    uploaded = upload(server, path.name, path.read_text(encoding="utf-8"))

    table = uploaded.headers["location"].split("/")[2]
    assert red.table(table)["status"] == "over"
    mine = httpx.get(f"{server.address}/finished", cookies=dict(uploaded.cookies))
    assert " : ".join(str(points) for points in record.points) in mine.text
    sheet = red.http.get(f"/t/{table}/scores").text
    assert all(f"<td>{points}" in sheet for points in record.points)


def test_replay_shows_any_seat_only_after_the_end(server: Server) -> None:
    """Before the end nobody looks through another's eyes."""
    red = server.client("Red")
    name = CATALOGUE[0]
    seats = max(2, game(name).seats[0])
    table = red.open(name, ["me", *["bot level:1"] * (seats - 1)], seed=2)["id"]
    red.turn(table)
    json = {"accept": "application/json"}

    def board(seat: str) -> str:
        answer = red.http.get(f"/t/{table}/replay", params={"at": 0, "seat": seat}, headers=json)
        return str(answer.json()["regions"]["board"])

    assert board("1") == board(""), "another's seat shows no more than an onlooker sees"
    red.act(table, "concede")
    assert board("1") != board("") or board("0") != board("")


def test_a_name_travels_by_password(server: Server) -> None:
    """With a password the same person, and so the same tables, on another device."""
    origin = {"origin": server.address}
    home = httpx.Client(base_url=server.address, headers=origin)
    home.post("/me/name", data={"name": "Oksana the Brave"})
    assert home.post("/me/password", data={"password": "short"}).status_code == 400
    assert home.post("/me/password", data={"password": "long enough"}).status_code == 303
    away = httpx.Client(base_url=server.address, headers=origin)
    wrong = away.post("/me/enter", data={"name": "Oksana the Brave", "password": "not that"})
    right = away.post("/me/enter", data={"name": "Oksana the Brave", "password": "long enough"})

    assert wrong.status_code == 403
    assert right.status_code == 303
    assert away.cookies["embertable"] == home.cookies["embertable"]


def test_a_folded_part_of_a_board_has_an_address(server: Server) -> None:
    """The link in a fold leads to the part: bare for our script, on a page of its own without it; also in a replay."""
    red = server.client()
    table = red.open("wyrmspan", ["me", "bot level:1", "bot level:1"], seed=7)["id"]
    for page in (f"/t/{table}", f"/t/{table}/replay"):
        links = [unescape(link) for link in FOLD.findall(red.http.get(page).text)]
        assert len(links) == 2
        for link in links:
            bare = red.http.get(f"{link}&bare=1").text
            whole = red.http.get(link).text
            assert bare.startswith('<div class="mat">')
            assert bare in whole
            assert f'href="/t/{table}"' in whole
    assert red.http.get(f"/t/{table}/part?name=0").status_code == 404  # one's own lies open
    assert red.http.get(f"/t/{table}/part?name=nobody").status_code == 404
    other = red.open(CATALOGUE[0], ["me", "bot level:1"])["id"]
    assert red.http.get(f"/t/{other}/part?name=1").status_code == 404
