"""Which opponent fits somebody: the second level for newcomers, then by how the last games went."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from embertable.bots import LEVEL_NAMES, NEWCOMERS, opponent
from embertable.store import Person, Seating, TableRow
from embertable.store.rows import OVER
from embertable.web.site import Site

NEWCOMER: Final = LEVEL_NAMES[NEWCOMERS - 1]
UP: Final = 2  # games won one after the other
DOWN: Final = 3  # games lost one after the other


async def fitting_level(site: Site, game: str, person: Person | None) -> str:
    """The level of the bots of “Play now”, unless whoever runs the site has said it for all."""
    if site.settings.level:
        return site.settings.level
    if person is None:
        return NEWCOMER
    taught = {each.table for each in await site.store.lessons(person.id)}
    played = [each for each in await site.store.mine(person.id, all_of_them=True) if each[0].id not in taught]
    return next_level(list(results(played, game, person)))


def results(tables: list[tuple[TableRow, list[Seating]]], game: str, person: Person) -> Iterator[tuple[str, bool]]:
    """The finished games of somebody alone against bots of one level, the last one first."""
    for row, seatings in sorted(tables, key=lambda table: -table[0].moved_at):
        levels = {plain_level(seating.bot) for seating in seatings if seating.bot}
        mine = [seating.seat for seating in seatings if seating.person == person.id and not seating.bot]
        if row.game != game or row.status != OVER or len(levels) != 1 or len(mine) != 1 or not row.points:
            continue
        level = levels.pop()
        if level in LEVEL_NAMES and sum(not seating.bot for seating in seatings) == 1:
            points = row.points[mine[0]]
            yield level, points == max(row.points) > min(row.points)


def plain_level(bot: str) -> str:
    """The level of a bot, whatever its taste.

    >>> plain_level("level:3:bold")
    'level:3'
    """
    known = opponent(bot)
    return bot if known is None else LEVEL_NAMES[known.level.number - 1]


def next_level(played: list[tuple[str, bool]]) -> str:
    """One level up after victories, one down after defeats; what was chosen last otherwise.

    >>> next_level([])
    'level:2'
    >>> next_level([("level:3", True), ("level:3", True)])
    'level:4'
    >>> next_level([("level:3", True), ("level:2", True)])
    'level:3'
    >>> next_level([("level:1", False)] * 3)
    'level:1'
    """
    if not played:
        return NEWCOMER
    level = played[0][0]
    won = [won for each, won in played if each == level]
    at = LEVEL_NAMES.index(level)
    if len(won) >= UP and all(won[:UP]):
        return LEVEL_NAMES[min(at + 1, len(LEVEL_NAMES) - 1)]
    if len(won) >= DOWN and not any(won[:DOWN]):
        return LEVEL_NAMES[max(at - 1, 0)]
    return level
