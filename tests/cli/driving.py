"""The command line driven by a test: in this process, or through a pseudo-terminal."""

from __future__ import annotations

import codecs
import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest

from embertable.cli import main

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")
PATIENCE = 60.0
"""Seconds until a test gives up waiting for a terminal; never reached unless something hangs."""
PRESSES = 12
"""How often Ctrl-C is pressed within them."""


class Said(NamedTuple):
    """How a command ended and what it printed."""

    status: int
    out: str
    err: str


class Cli:
    """Runs commands in this process. Whoever types nothing more has left: the end of input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: Sequence[str] = ()) -> Said:
        lines = list(typed)

        def read(prompt: str = "") -> str:
            print(prompt)
            if not lines:
                raise EOFError
            return lines.pop(0)

        return self.run(arguments, read)

    def run(self, arguments: Sequence[str], read: Callable[[str], str]) -> Said:
        """Run a command with somebody at the keyboard."""
        self.capsys.readouterr()
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "argv", ["embertable", *arguments])
            patch.setattr("builtins.input", read)
            # In a thread of its own: a browser that tests share keeps a loop running in this one.
            with ThreadPoolExecutor(1) as pool, pytest.raises(SystemExit) as left:
                pool.submit(main).result()
        told = self.capsys.readouterr()
        status = left.value.code
        assert isinstance(status, int)
        return Said(status, told.out, told.err)


def heed_interrupts() -> None:
    """A shell may have started the tests in the background, where Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A real process on a pseudo-terminal of 100 columns and 40 lines."""

    def __init__(self, *arguments: str) -> None:
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from embertable.cli import main; main()", *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(screen)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def type(self, line: str) -> None:
        """Type a line. What was seen so far is forgotten."""
        self.seen = ""
        os.write(self.keyboard, f"{line}\n".encode())

    def interrupt(self, until: str) -> None:
        """Press Ctrl-C until these words come: between a prompt and the reading of it the first press is not heard."""
        for _ in range(PRESSES - 1):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(AssertionError):
                self.until(until, PATIENCE / PRESSES)
                return
        self.process.send_signal(signal.SIGINT)
        self.until(until)

    def until(self, words: str, patience: float = PATIENCE) -> str:
        """Wait until these words are on the screen; returns everything seen since the last line was typed."""
        end = time.monotonic() + patience
        while words not in self.seen:
            if time.monotonic() > end or not self.look():
                raise AssertionError(f"waited for {words!r} and saw:\n{self.seen}")
        return self.seen

    def look(self) -> bool:
        """Take in what the process has printed; False when it has gone."""
        ready, _, _ = select.select([self.keyboard], [], [], 1.0)
        if not ready:
            return True
        try:
            printed = os.read(self.keyboard, 65536)
        except OSError:
            return False
        self.seen += ESCAPES.sub("", self.decoder.decode(printed))
        return bool(printed)

    def kill(self) -> None:
        """What kill -9 does: no time to say goodbye."""
        self.process.kill()
        self.process.wait()

    def wait(self) -> int:
        """Wait for the process to end by itself; returns its status."""
        while self.look():
            pass
        return self.process.wait(PATIENCE)
