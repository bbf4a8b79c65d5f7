"""Work in several processes: in order, once, and whatever becomes of a process."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from embertable.core.errors import EmbertableError, UnknownGame
from embertable.games import game
from embertable.lab.arena import Match, play_sittings
from embertable.lab.where import Here, UnknownPlace, WorkerLost, in_order, place_of
from embertable.lab.where.cluster import OtherRelease, answered, release
from embertable.lab.where.pieces import Pieces
from embertable.lab.where.processes import Processes


def die_once(task: tuple[str, int]) -> int:
    """A task whose worker is killed the first time somebody tries it."""
    folder, number = task
    mark = Path(folder) / f"tried-{number}"
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(_: int) -> int:
    """A task nobody survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuse(number: int) -> int:
    """A task that is bad input."""
    raise UnknownGame("no game", game=str(number), known=["none"])


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(8)]

    assert list(in_order(die_once, tasks, Processes(2))) == [number * number for number in range(8)]
    assert len(list(tmp_path.glob("tried-*"))) == 3


def test_work_that_kills_everybody_is_given_up() -> None:
    with pytest.raises(WorkerLost, match="games 1 to 1 died 5 times"):
        list(in_order(die, [1], Processes(2)))


def test_bad_input_is_told_and_not_tried_again() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game '[789]'"):
        list(in_order(refuse, [7, 8, 9], Processes(2)))


def test_games_are_the_same_wherever_they_are_played() -> None:
    short = game("tatsu").variants(max_deals=1)
    sittings = Match(game("tatsu"), 4, ("greedy", "random"), 10, seed=5, variants=short).sittings()

    alone = list(play_sittings(sittings, Here()))
    crew = list(play_sittings(sittings, Processes(3)))

    assert [played.record for played in crew] == [played.record for played in alone]
    assert [played.sitting.number for played in crew] == list(range(10))


def test_pieces_are_every_task_once() -> None:
    pieces = Pieces(range(100))
    seen: list[int] = []
    while (piece := pieces.next(workers=3)) is not None:
        seen += piece.tasks
        pieces.learn(piece, 0.01 * len(piece.tasks))
    assert seen == list(range(100))


def test_quick_tasks_travel_in_large_pieces() -> None:
    pieces = Pieces(range(10_000))
    first = pieces.next(workers=2)
    assert first is not None
    assert len(first.tasks) == 1, "nothing is known of them yet"
    pieces.learn(first, 0.001)
    second = pieces.next(workers=2)
    assert second is not None
    assert len(second.tasks) == 500


@pytest.mark.parametrize("name", ["moon", "ray:", "raytracer", "local:2"])
def test_a_place_nobody_knows(name: str) -> None:
    with pytest.raises(UnknownPlace, match="local, ray"):
        place_of(name)


@pytest.mark.parametrize(("address", "words"), [("here", "HOST:PORT"), ("127.0.0.1:1", "refused")])
def test_a_cluster_that_is_away_is_said_at_once(address: str, words: str) -> None:
    pytest.importorskip("ray", reason="Ray comes with embertable[lab]")
    for name in (f"ray:{address}", f"ray://{address}"):
        with pytest.raises(EmbertableError, match=words):
            place_of(name)


def test_a_node_of_another_release_is_refused() -> None:
    answer: Any = answered(abs, [-1, 2], release())
    assert answer[1] == [1, 2]
    assert isinstance(answered(abs, [-1, 2], "0.0.0"), OtherRelease)
