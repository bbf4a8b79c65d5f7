"""The closing scene of finished games: who won and why, for games of points, of survival and of deals."""

from __future__ import annotations

import re

import pytest

from tests.web.moments import partly
from tests.web.serving import Client, Server

ENDS = [  # game, record, what its heading says in English
    ("fire_tower", "four_players_plain", r" wins: one tower is left standing"),
    ("fire_tower", "four_players_teams", r" and .* win: "),
    ("fire_tower", "four_players_teams_draw", "A draw: nobody wins"),
    ("tatsu", "four_partners", r" and .* win with "),
    ("flamecraft", "two", r" wins with "),
    ("flamecraft_duals", "solo_loss", "Defeat"),
    ("wyrmspan", "three_players", r"^You win with "),  # whoever brings a file sits at its first seat
]


def ended(server: Server, name: str, record: str) -> tuple[str, str]:
    """The page of a finished game, and what comes after a while."""
    http = server.client(None).http
    answer = http.post("/upload", files={"file": ("a.ember", partly(name, record, 1))}, follow_redirects=True)
    address = str(answer.url).split("/replay")[0]
    return http.get(address).text, http.get(f"{address}/turning").text


@pytest.mark.parametrize(("name", "record", "says"), ENDS)
def test_a_result_is_said_in_words(server: Server, name: str, record: str, says: str) -> None:
    """One winner, a team, nobody."""
    page, _ = ended(server, name, record)
    heading = re.findall(r"<h2>(.*?)</h2>", page[page.index('class="sheet ending"') :])[0]
    assert re.search(says, heading), heading


def test_survival_is_drawn_as_how_long_each_stood(server: Server) -> None:
    """A bar for every tower, the longest first; what fell says how, what stands says so."""
    _, after = ended(server, "fire_tower", "four_players_plain")
    shares = [int(share) for share in re.findall(r'class="stood" style="--share: (\d+)%"', after)]
    assert len(shares) == 4
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 100 > shares[-1]
    said = re.findall(r"<small>(.*?)</small>", after)
    assert said[0] == "stands to the end"
    assert all("tower" in each for each in said[1:])


def test_deals_are_drawn_as_a_course_of_sums(server: Server) -> None:
    """Partners share a line; every line ends with what the side has at the end."""
    page, after = ended(server, "tatsu", "four_partners")
    assert after.count("<polyline class=") == 2
    lasts = {sums.split(" → ")[-1] for sums in re.findall(r"<small>([\d →]+)</small>", after)}
    assert len(lasts) == 2
    assert all(f"{last}\u00a0" in page for last in lasts)


def test_a_game_of_points_has_neither(server: Server) -> None:
    """There the sources say why."""
    page, after = ended(server, "flamecraft", "two")
    assert "fates" not in after
    assert 'class="whys"' in page


def test_a_concession_is_said(server: Server) -> None:
    """Whoever gave up is named as such."""
    red = server.client("Red")
    table = red.open("flamecraft_duals", ["me", "bot level:1"])["id"]
    red.act(table, "concede")
    page = red.http.get(f"/t/{table}").text
    ending = page[page.index('class="sheet ending"') :]
    assert "conceded" in ending
    assert 'class="points"' not in ending, "points say nothing of a game given up"


def test_whoever_has_won_reads_it_of_themself(server: Server) -> None:
    """Heading and places say "you" to the winner; the other one reads the name."""
    red, blue = server.client("Ash"), server.client("Soot")
    table = red.open("tatsu", ["me", "open"], public=True, seed=4)["id"]
    blue.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
    red.http.post(f"/api/tables/{table}/concede")

    def told(client: Client) -> list[str]:
        page = client.http.get(f"/t/{table}").text
        ending = page[page.index('class="sheet ending"') :]
        first = re.search(r'<li class="first">.*?<span>(.*?)</span>', ending, re.DOTALL)
        assert first is not None
        return [re.findall(r"<h2>(.*?)</h2>", ending)[0], first[1].strip()]

    assert told(blue)[0] == "You win: the game was conceded"
    assert told(red)[0] == "Soot wins: the game was conceded"
    assert [said[1].endswith(name) for said, name in ((told(blue), "You"), (told(red), "Soot"))] == [True, True]
