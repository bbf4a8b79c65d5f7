"""Work in several processes of this machine. One that dies is replaced, and what it had is done anew."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from embertable.core.errors import EmbertableError
from embertable.lab.where.pieces import Done, Piece, Pieces, Work, do_piece

SPAWN = get_context("spawn")  # the same on every system, and safe beside threads


class Processes:
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Work[Any, Any], pieces: Pieces) -> Iterator[Done]:
        """Do all pieces; the processes end with the work, or when nobody listens any more."""
        crew: list[Worker] = []
        try:
            while True:
                self.hand_out(work, pieces, crew)
                busy: dict[object, Worker] = {worker.pipe: worker for worker in crew if worker.piece is not None}
                if not busy:
                    return
                for pipe in wait([worker.pipe for worker in busy.values()]):
                    worker = busy[pipe]
                    done = worker.done(pieces)
                    if done is not None:
                        yield done
                    elif worker.piece is None:
                        crew.remove(worker)
        finally:
            for worker in crew:
                worker.end()

    def close(self) -> None:
        """The processes have ended with the work."""

    def hand_out(self, work: Work[Any, Any], pieces: Pieces, crew: list[Worker]) -> None:
        """Give everybody something to do, as long as there is something."""
        idle = [worker for worker in crew if worker.piece is None]
        while idle or len(crew) < self.workers:
            piece = pieces.next(self.workers)
            if piece is None:
                return
            if not idle:
                crew.append(Worker())
                idle.append(crew[-1])
            idle.pop().begin(work, piece)


class Worker:
    """A process, and what it is doing."""

    def __init__(self) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.piece: Piece | None = None

    def begin(self, work: Work[Any, Any], piece: Piece) -> None:
        """Let it do a piece."""
        self.piece = piece
        with suppress(BrokenPipeError):  # it has died already, which is noticed when its answer is waited for
            self.pipe.send((work, piece.tasks))

    def done(self, pieces: Pieces) -> Done | None:
        """What it has done; None if it died, and its piece is among the others again."""
        piece = self.piece
        assert piece is not None, "it was given something to do"
        self.piece = None
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.end()
            pieces.lost(piece)
            return None
        if isinstance(answer, EmbertableError):
            raise answer
        seconds, results = answer
        pieces.learn(piece, seconds)
        return Done(piece.first, results)

    def end(self) -> None:
        """It is not needed any more, whatever it does."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection) -> None:
    """What a process does: pieces, one after another, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks; it ends us when it has to
    while True:
        try:
            work, tasks = pipe.recv()
        except EOFError:
            return
        try:
            answer: object = do_piece(work, tasks)
        except EmbertableError as error:
            answer = error
        pipe.send(answer)
