"""Processes of this machine, as the tests look at them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

TRACKER: Final = "resource_tracker import main"
"""How a process of multiprocessing's own begins; the word alone also stands in how warnings of it are switched off."""


def living() -> Iterator[tuple[int, int, str]]:
    """Every process, who started it, and its command line; not those that ended and wait to be buried."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except (FileNotFoundError, ProcessLookupError):
            continue
        if fields[0] != "Z":
            yield int(folder.name), int(fields[1]), line


def children(process: int) -> list[tuple[int, str]]:
    """The processes somebody started, with their command lines."""
    return [(each, line) for each, parent, line in living() if parent == process and TRACKER not in line]
