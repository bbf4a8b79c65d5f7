"""What a game looks like: its sheet of symbols, its cover, the style of its board; made once, kept compressed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
import threading
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Final

from embertable import art
from embertable.games import game

drawing: Final = threading.Lock()
prepared: Final[set[str]] = set()  # games whose symbols are drawn, as far as pages were asked for
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')


@dataclass(frozen=True)
class File:
    """A file that is served from memory."""

    kind: str
    plain: bytes
    small: bytes  # gzip
    tag: str


def as_file(kind: str, content: bytes) -> File:
    """A file and its compressed form."""
    small = gzip.compress(content, 6, mtime=0)
    return File(kind, content, small, hashlib.blake2b(content, digest_size=8).hexdigest())


def package(name: str) -> str:
    """Where the files of a game are."""
    return type(game(name)).__module__


@cache
def has_art(name: str) -> bool:
    """Whether a game draws its own pictures."""
    return find_spec(f"{package(name)}.look.art") is not None


def sheet(name: str) -> File:
    """The symbols of a game; `table` is the sheet of the pages that belong to none."""
    with drawing:  # two who ask at once wait for one drawing
        return draw_sheet(name)


@cache
def draw_sheet(name: str) -> File:
    """The symbols of a game, drawn once."""
    drawn = art.sheet(package(name)) if name != "table" and has_art(name) else art.table_sheet()
    return as_file("image/svg+xml", drawn.encode())


@cache
def cover(name: str) -> File:
    """The picture of a game on the first page."""
    blank = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200"><path fill="#5d4a36" d="M0 0h480v200H0z"/></svg>'
    )
    return as_file("image/svg+xml", (art.cover(package(name)) if has_art(name) else blank).encode())


@cache
def picture(name: str, symbol: str) -> File:
    """One symbol of a game as a picture."""
    with drawing:
        return as_file("image/svg+xml", art.picture(package(name), symbol).encode())


@cache
def board_style(name: str) -> File | None:
    """The style sheet of a game's board; None where it needs no other than that of the pages."""
    file = resources.files(package(name)).joinpath("look", "board.css")
    return as_file("text/css", file.read_bytes()) if file.is_file() else None


async def prepare(name: str) -> None:
    """See that the symbols of a game are drawn, in a thread of their own: meanwhile others are served."""
    if name not in prepared:
        await asyncio.to_thread(pictures_of, name)
        prepared.add(name)


@cache
def pictures_of(name: str) -> frozenset[str]:
    """The names of a game's symbols."""
    return frozenset(SYMBOL.findall(sheet(name).plain.decode()))
