"""A real cluster of Ray with two nodes on this machine, one of which is killed in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import pytest

from embertable.games import game
from embertable.lab.arena import Match
from embertable.lab.sitting import Sitting, play_sitting
from embertable.lab.where import in_order
from embertable.lab.where.pieces import Piece, Pieces

ray = pytest.importorskip("ray", reason="Ray comes with embertable[lab]")
NODE = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}


def play_or_hang(task: tuple[Sitting, str, str]) -> list[int]:
    """The points of a game; the first game on a node other than the head hangs, until its node is killed."""
    sitting, head, mark = task
    if ray.get_runtime_context().get_node_id() != head and not Path(mark).exists():
        Path(mark).touch()
        Event().wait()
    return play_sitting(sitting).points


@pytest.fixture
def cluster() -> Iterator[Any]:
    utilities = pytest.importorskip("ray.cluster_utils")
    made = utilities.Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_node_that_is_killed_loses_nothing(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from embertable.lab.where.cluster import RayCluster  # only where Ray is

    second = cluster.add_node(**NODE)
    sittings = Match(game("tatsu"), 4, ("greedy", "random"), 12, seed=9).sittings()
    mark = tmp_path / "reached"
    lost: list[Piece] = []
    lose = Pieces.lost

    def noted(pieces: Pieces, piece: Piece) -> None:
        lost.append(piece)
        lose(pieces, piece)

    monkeypatch.setattr(Pieces, "lost", noted)
    place = RayCluster(cluster.address)
    assert place.workers == 2
    killer = Thread(target=kill_when, args=(mark, cluster, second))
    killer.start()

    tasks = [(sitting, cluster.head_node.node_id, str(mark)) for sitting in sittings]
    played = list(in_order(play_or_hang, tasks, place))

    killer.join()
    place.close()
    assert lost, "a node was killed that was playing"
    assert played == [play_sitting(sitting).points for sitting in sittings]


def kill_when(mark: Path, cluster: Any, node: Any) -> None:
    """Kill a node as soon as it has begun a game."""
    while not mark.exists():
        sleep(0.02)
    cluster.remove_node(node, allow_graceful=False)
