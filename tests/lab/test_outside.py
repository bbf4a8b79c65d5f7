"""Bots of others: classes by entry points, programs over HTTP."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from embertable.bots import UnknownBot
from embertable.games import game
from embertable.lab.arena import Match, play_match
from embertable.lab.outside import BotFailed, bot_of, made_by, offers, question
from embertable.lab.sitting import Sitting, play_sitting
from embertable.lab.where.processes import Processes

SHORT = game("tatsu").variants(max_deals=1)

GUESTS = '''
from embertable.bots import Bot

class Last(Bot):
    """Takes the last option, or the one of this number."""

    def __init__(self, seed=0, wish="-1"):
        super().__init__(seed)
        self.wish = int(wish)

    def think(self, game, s, seat):
        return s.options[self.wish]

class Clumsy(Bot):
    def think(self, game, s, seat):
        raise RuntimeError("tripped")

def nobody(seed=0):
    return "nobody"
'''
POINTS = "[embertable.bots]\nlast = guests:Last\nclumsy = guests:Clumsy\nnobody = guests:nobody\ngone = guests:Gone\n"


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of somebody else, installed as pip does it."""
    (tmp_path / "guests.py").write_text(GUESTS, encoding="utf-8")
    about = tmp_path / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for known in (offers, made_by):
        known.cache_clear()
    yield
    sys.modules.pop("guests", None)
    for known in (offers, made_by):
        known.cache_clear()


@pytest.mark.usefixtures("guests")
def test_a_class_of_another_package_plays() -> None:
    last = play_sitting(Sitting(0, "tatsu", 2, 4, ("last", "random"), SHORT))
    first = play_sitting(Sitting(0, "tatsu", 2, 4, ("last:0", "random"), SHORT))

    assert last.record.decisions != first.record.decisions, "what follows the colon is heard"


@pytest.mark.usefixtures("guests")
def test_it_plays_in_other_processes_too() -> None:
    match = Match(game("tatsu"), 2, ("last", "random"), 2, variants=SHORT)
    here, there = play_match(match), play_match(match, Processes(2))
    assert [each.points for each in here.outcomes] == [each.points for each in there.outcomes]


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("name", "words"), [("clumsy", "RuntimeError: tripped"), ("nobody", "is a str"), ("gone", "cannot be made")]
)
def test_what_fails_in_it_is_told_as_its_fault(name: str, words: str) -> None:
    with pytest.raises(BotFailed, match=words):
        play_sitting(Sitting(0, "tatsu", 2, 4, (name, "random"), SHORT))


@pytest.mark.usefixtures("guests")
def test_an_unknown_bot_is_answered_by_all_that_are_known() -> None:
    with pytest.raises(UnknownBot, match="random, greedy, search, last, clumsy"):
        bot_of("genius")


class Program(BaseHTTPRequestHandler):
    """A program that answers over HTTP, as its class attribute says."""

    heard: list[dict[str, Any]] = []  # noqa: RUF012  # what it was asked, for the test to look at
    answer = staticmethod(lambda told: {"key": told["options"][0], "value": 0.25})

    def do_POST(self) -> None:  # the name the library calls
        told = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.heard.append(told)
        body = self.answer(told)
        self.send_response(200 if isinstance(body, dict | list) else 500)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def program() -> Iterator[tuple[str, type[Program]]]:
    kind = type("Asked", (Program,), {"heard": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), kind)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/choose", kind
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_program_plays_over_http_and_knows_no_more_than_its_seat(program: tuple[str, type[Program]]) -> None:
    address, asked = program
    from embertable.lab.sitting import Keep

    played = play_sitting(Sitting(0, "tatsu", 2, 4, (address, "random"), SHORT, Keep(moves=True)))

    tatsu = game("tatsu")
    s = tatsu.new(2, SHORT, seed=4)
    assert asked.heard[0] == json.loads(json.dumps(question(tatsu, s, 0, Sitting(0, "tatsu", 2, 4, ()).chance(0))))
    assert asked.heard[0]["view"] == json.loads(json.dumps(tatsu.view(s, 0)))
    assert all(move.chosen == 0 and move.value == 0.25 for move in played.moves if move.seat == 0)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ({"key": "fly away"}, "'fly away' is not among"),
        ({"move": 3}, "that has a 'key'"),
        ([1], "that has a 'key'"),
        (None, "HTTP 500"),
    ],
)
def test_a_program_that_answers_badly_is_named(program: tuple[str, type[Program]], answer: Any, words: str) -> None:
    address, asked = program
    asked.answer = staticmethod(lambda told: answer)
    with pytest.raises(BotFailed, match=words) as told:
        play_sitting(Sitting(0, "tatsu", 2, 4, (address, "random"), SHORT))
    assert address in str(told.value)


def test_a_program_that_is_away_is_named() -> None:
    with pytest.raises(BotFailed, match="failed: connection refused"):
        play_sitting(Sitting(0, "tatsu", 2, 4, ("http://127.0.0.1:1/x", "random"), SHORT))
