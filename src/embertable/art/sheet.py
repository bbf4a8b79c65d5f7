"""Sheets of symbols: one SVG file per game, drawn once and then served from memory, its pictures used by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from embertable.art.companions import companion_symbols
from embertable.art.signs import TABLE, signs

OPENING = '<svg xmlns="http://www.w3.org/2000/svg">'
BOX = re.compile(r'viewBox="([^"]+)"')
USED = re.compile(r'href="#([^"]+)"')


def symbol(name: str, inside: str, width: int, height: int = 0) -> str:
    """One picture of a sheet; a square when no height is given."""
    return f'<symbol id="{name}" viewBox="0 0 {width} {height or width}">{inside}</symbol>'


def joined(symbols: Mapping[str, str]) -> str:
    """Symbols as one file."""
    return OPENING + "".join(symbols.values()) + "</svg>"


@cache
def drawn_symbols(package: str) -> Mapping[str, str]:
    """The symbols of a game by name: those of its `look.art`, and the signs of the table."""
    drawn: Mapping[str, str] = import_module(f"{package}.look.art").symbols()
    return {**signs(*TABLE), **drawn}


@cache
def sheet(package: str) -> str:
    """The whole sheet of a game, given its package."""
    return joined(drawn_symbols(package))


def picture(package: str, name: str) -> str:
    """One symbol of a game as a file of its own, with those it is made of.

    A browser copies a symbol wherever it is used, and paints a picture once: what is large, or stands on a board a
    hundred times, is better a picture.
    """
    symbols = drawn_symbols(package)
    parts = {name: symbols[name]}
    for used in USED.findall(symbols[name]):
        parts[used] = symbols[used]
    box = BOX.findall(symbols[name])[0]
    _, _, width, height = box.split()
    shown = f'<use href="#{name}" width="{width}" height="{height}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts.values())}{shown}</svg>'


@cache
def table_sheet() -> str:
    """The sheet of the pages that belong to no game: the signs of the table, and those who sit at it."""
    return joined({**signs(*TABLE), **companion_symbols()})


@cache
def cover(package: str) -> str:
    """The picture of a game for the first page, a file of its own, 480 by 200: the cover of its `look.art`."""
    inside: str = import_module(f"{package}.look.art").cover()
    frame = 'viewBox="0 0 480 200" preserveAspectRatio="xMidYMid slice"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{inside}</svg>'


def placed(inside: str, x: float, y: float, size: float = 1.0) -> str:
    """A picture as part of a larger one: its left upper corner, and how much smaller or larger it is."""
    return f'<g transform="translate({x:g} {y:g}) scale({size:g})">{inside}</g>'
