"""Files of words: TOML, read once, every fault named with its file and line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from embertable.core.text.numbers import NoNumber, numbered
from embertable.core.text.phrases import Phrase, parsed

Table = Mapping[str, Any]
CORE: Final = "embertable.core"  # beside it stand the words of the table itself


class BadText(Exception):
    """A file of words that cannot be used, and where."""


class TextFile:
    """One file of words: `text/uk.toml` of a game, or of the table."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.tables: Table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadText(f"{name}: {error}") from error

    def table(self, name: str) -> Table:
        """A table of the file; none is an empty one."""
        found = self.tables.get(name, {})
        if not isinstance(found, dict):
            raise self.bad(name, (), "should be a table")
        return found

    def words(self, name: str) -> Iterator[tuple[tuple[str, ...], str]]:
        """Every text of a table, with the keys that lead to it."""
        yield from leaves(self.table(name), ())

    def phrase(self, table: str, keys: tuple[str, ...], text: str) -> Phrase:
        """A text of the file, taken apart."""
        try:
            return parsed(text)
        except ValueError as error:
            raise self.bad(table, keys, str(error)) from error

    def bad(self, table: str, keys: tuple[str, ...], why: str) -> BadText:
        """The error for an entry of the file, with its line."""
        entry = ".".join((table, *keys))
        return BadText(f"{self.name}:{self.line(table, keys)}: {entry} {why}")

    def line(self, table: str, keys: tuple[str, ...]) -> int:
        """The line where an entry stands."""
        heading: list[str] = []
        best = 1
        for number, line in enumerate(self.text.splitlines(), start=1):
            opened = re.match(r"\s*\[([^\[\]]+)\]\s*(#.*)?$", line)
            if opened:
                heading = dotted(opened[1])
            written = heading if opened else heading + dotted(line.partition("=")[0]) if "=" in line else []
            wanted = [table, *keys]
            if written and wanted[: len(written)] == written:
                best = number
        return best


def leaves(table: Table, keys: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text below a table."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, (*keys, key))
        else:
            yield (*keys, key), str(value)


def dotted(written: str) -> list[str]:
    """The keys of `say."Play cheaper".do`."""
    return [each[0] or each[1] or each[2] for each in re.findall(r"\"([^\"]*)\"|'([^']*)'|([\w-]+)", written)]


@cache
def text_file(package: str, code: str) -> TextFile | None:
    """The words of a package in a language, where there are any: `text/uk.toml`."""
    text = read_text(package, f"text/{code}.toml")
    if text is None:
        return None
    name = f"{package.rpartition('.')[2]}/text/{code}.toml"
    try:
        return TextFile(name, numbered(package, text))
    except NoNumber as fault:
        raise BadText(f"{name}, {fault}") from fault


@cache
def read_text(package: str, path: str) -> str | None:
    """A file of a package, where there is one."""
    place = resources.files(package).joinpath(path)
    return place.read_text(encoding="utf-8") if place.is_file() else None
