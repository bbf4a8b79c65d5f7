"""Who sits at a table: names, faces, levels, and a word now and then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from embertable.art.companions import GUEST
from embertable.bots import opponent
from embertable.core.record import Decision
from embertable.store import Seating
from embertable.web.markup import Face
from embertable.web.visitor import Visitor

RARE: Final = 13  # decisions, one of which a bot has a word for
SAYINGS: Final = 2  # of each bot
KEPT: Final = 1 << 10  # tables whose company is remembered, in one language each


class Company(NamedTuple):
    """Those who sit at a table, by seat."""

    names: Sequence[str]
    faces: Sequence[Face]
    manners: Sequence[str]


@lru_cache(KEPT)
def company_of(seatings: tuple[Seating, ...], lang: str) -> Company:
    """Who sits at a table, in the words of a language: the same for every page until somebody comes or goes."""
    reader = Visitor(None, lang)
    manners = tuple(manner_of(seating, reader) for seating in seatings)
    return Company(tuple(seat_names(seatings, reader)), tuple(faces_of(seatings)), manners)


def seat_names(seatings: Sequence[Seating], visitor: Visitor) -> list[str]:
    """What the seats are called: people by their names, bots by their level, or by a name of its family."""
    return [seat_name(seating, visitor, kin) for seating, kin in zip(seatings, kinship(seatings), strict=True)]


def kinship(seatings: Sequence[Seating]) -> list[int]:
    """How many bots of the same level sit before each seat: of a family no two look the same or share a name."""
    families = [family_of(seating) for seating in seatings]
    return [families[:seat].count(family) if family else 0 for seat, family in enumerate(families)]


def family_of(seating: Seating) -> str:
    """The level of a bot, by which it is called and looks; nothing of a person."""
    known = opponent(seating.bot)
    return known.level.name if known is not None and not seating.name else ""


def seat_name(seating: Seating, visitor: Visitor, kin: int = 0) -> str:
    """What one seat is called."""
    family = family_of(seating)
    if seating.name or not family:
        return seating.name or visitor.word("open seat" if seating.open else "guest")
    return [visitor.word(f"bot {family}"), *visitor.word(f"kin {family}").split()][kin]


def faces_of(seatings: Sequence[Seating]) -> list[Face]:
    """Whose face each seat shows: a bot has that of its level, the same in every game; its kin have other colours."""
    return [Face(family_of(seating) or GUEST, kin) for seating, kin in zip(seatings, kinship(seatings), strict=True)]


def manner_of(seating: Seating, visitor: Visitor) -> str:
    """At which level a bot plays, and with what taste; nothing of a person."""
    known = opponent(seating.bot)
    if known is None:
        return ""
    level = visitor.word("at level", n=known.level.number)
    return level if known.taste is None else f"{level}, {visitor.word(f'taste {known.taste.name}')}"


def rank_of(seating: Seating) -> int:
    """The number of a bot's level, where there is no room for the word; 0 of a person."""
    known = opponent(seating.bot)
    return 0 if known is None else known.level.number


def saying(seating: Seating, decisions: Sequence[Decision], visitor: Visitor) -> str:
    """A line of temper, now and then, from a bot that has just chosen."""
    number = len(decisions)
    if number % RARE or not seating.bot or seating.person or not decisions or decisions[-1].seat != seating.seat:
        return ""
    return visitor.word(f"says {family_of(seating)} {number // RARE % SAYINGS}")
