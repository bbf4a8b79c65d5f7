"""Work on a cluster of Ray. A worker or a whole node that dies loses nothing: its pieces are done anew elsewhere."""

from __future__ import annotations

import os
import platform
import socket
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.lab.extras import extra
from embertable.lab.where.pieces import Done, Piece, Pieces, Work, do_piece

CLIENT: Final = "ray://"
AUTO: Final = "auto"
PATIENCE: Final = 5.0
"""Seconds a cluster may take to answer the door; Ray itself would wait for minutes."""

AHEAD: Final = 2
"""Pieces in flight for every processor, so that none waits for the next."""

RECOUNT: Final = 10.0
"""Seconds after which the processors are counted again, as nodes come and go."""


class ClusterAway(EmbertableError):
    """Nobody answers at this address, or not as a cluster of Ray does."""


class OtherRelease(EmbertableError):
    """A node plays by another release than the one who asks."""


class RayCluster:
    """A cluster of Ray: at an address, or without one that of RAY_ADDRESS, or a new one of this machine alone.

    `ray://HOST:PORT` is a cluster seen from outside; `HOST:PORT` one of which this machine is a node, and `auto` the
    one that runs here.
    """

    def __init__(self, address: str = "", workers: int = 0) -> None:
        self.address = address or os.environ.get("RAY_ADDRESS", "")
        self.ray = extra("ray")
        self.wanted = workers  # of a cluster of this machine; 0: as many as there are processors
        self.began = False
        self.open()

    def open(self) -> None:
        """Join the cluster, unless this process has done so already."""
        ray = self.ray
        if ray.is_initialized():
            return
        if self.address not in ("", AUTO):
            knock(self.address)
        alone = {"num_cpus": self.wanted or None, "include_dashboard": False} if not self.address else {}
        try:
            ray.init(self.address or "local", logging_level="ERROR", log_to_driver=False, **alone)
        except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
            raise ClusterAway("cluster away", address=self.address, why=error) from error
        self.began = True

    def close(self) -> None:
        """Leave the cluster; one of this machine ends with it."""
        if self.began:
            self.ray.shutdown()
            self.began = False

    @property
    def workers(self) -> int:
        """The processors of the cluster, as many as there are now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Work[Any, Any], pieces: Pieces) -> Iterator[Done]:
        """Do all pieces; what is in flight is called off when nobody listens any more."""
        ray = self.ray
        remote = ray.remote(num_cpus=1, max_retries=0)(answered)
        flying: dict[Any, Piece] = {}
        workers = self.workers
        try:
            while True:
                while len(flying) < AHEAD * workers and (piece := pieces.next(AHEAD * workers)) is not None:
                    flying[remote.remote(work, piece.tasks, release())] = piece
                if not flying:
                    return
                ready, _ = ray.wait(list(flying), num_returns=1, timeout=RECOUNT)
                if not ready:
                    workers = self.workers
                for reference in ready:
                    done = self.collected(reference, flying.pop(reference), pieces)
                    if done is not None:
                        yield done
        finally:
            for reference in flying:
                with suppress(ray.exceptions.RayError):
                    ray.cancel(reference, force=True)

    def collected(self, reference: Any, piece: Piece, pieces: Pieces) -> Done | None:
        """What came of a piece; None if it was lost with its worker, and is among the others again."""
        errors = self.ray.exceptions
        try:
            answer = self.ray.get(reference)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError, errors.OutOfMemoryError):
            pieces.lost(piece)
            return None
        if isinstance(answer, EmbertableError):
            raise answer
        seconds, results = answer
        pieces.learn(piece, seconds)
        return Done(piece.first, results)


@cache
def release() -> str:
    """Which release of Embertable this process runs."""
    try:
        return version("embertable")
    except PackageNotFoundError:
        return "sources"


def answered(work: Work[Any, Any], tasks: Any, wanted: str) -> object:
    """A piece on a node; what is wrong with it travels as an answer, and not as a failure of the node."""
    if release() != wanted:  # other rules would play other games
        return OtherRelease("other release", node=platform.node(), found=release(), wanted=wanted)
    try:
        return do_piece(work, tasks)
    except EmbertableError as error:
        return error


def knock(address: str) -> None:
    """Refuse an address at which nobody listens."""
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not (colon and port.isdecimal() and 0 < int(port) < 65536):
        raise ClusterAway("cluster address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise ClusterAway("cluster away", address=address, why=error) from error
