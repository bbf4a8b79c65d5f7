"""From a wish on the command line to a table with everybody seated."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from secrets import randbits
from typing import Any, Final

from rich.console import Console

from embertable.bots import Bot, bot
from embertable.cli.keyboard import Keyboard
from embertable.cli.menu import Menu
from embertable.cli.parse import variants_from
from embertable.cli.profile import earned_before
from embertable.cli.saves import Saved, new_path
from embertable.cli.screen import Screen
from embertable.cli.session import Session
from embertable.cli.words import words_of
from embertable.core.errors import WrongSeats
from embertable.core.game import AnyGame, check_seats
from embertable.games import game
from embertable.table import moved, next_variants, open_table

USUAL_BOTS: Final = "level:2"
USUAL_SEATS: Final = 4
SEEDS: Final = 48  # bits


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None where nothing was said."""

    game: str | None
    seats: int | None
    bots: str | None
    seat: int
    variants: list[str] | None
    seed: int | None
    new: bool

    @property
    def is_particular(self) -> bool:
        """Whether a certain new game is wanted, so that an old one need not be offered."""
        return self.new or bool(self.variants) or any(each is not None for each in (self.seats, self.bots, self.seed))


def start(wish: Wish, code: str) -> None:
    """Find out what to play, seat everybody, and play."""
    keyboard = Keyboard()
    console = Console(highlight=False)
    menu = Menu(console, code, words_of(code), keyboard)
    try:
        saved = find_table(wish, menu)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    while session(saved, menu).play() and menu.wants_more():
        saved = rematch(saved)


def session(saved: Saved, menu: Menu) -> Session:
    """A sitting at a table, its bots seated."""
    table = saved.table
    bots: list[Bot | None] = [
        bot(name, table.record.seed + seat + 1) if name else None for seat, name in enumerate(saved.bots)
    ]
    screen = Screen(menu.console, table.game, menu.code, menu.words, saved.seat)
    return Session(saved, bots, screen, menu.keyboard)


def find_table(wish: Wish, menu: Menu) -> Saved:
    """The table to sit down at: a kept one, or a new one."""
    if wish.game is None:
        chosen = menu.choose()
        if isinstance(chosen, Saved):
            return chosen
        seats = menu.seats(chosen, usual_seats(chosen)) if wish.seats is None else wish.seats
        return new_table(wish, chosen, seats, wish.bots or (menu.bots(USUAL_BOTS) if seats > 1 else ""))
    named = game(wish.game)
    if not wish.is_particular:
        kept = menu.offer(named)
        if kept is not None:
            return kept
    return new_table(wish, named, usual_seats(named) if wish.seats is None else wish.seats, wish.bots or USUAL_BOTS)


def new_table(wish: Wish, wanted: AnyGame, seats: int, bots: str) -> Saved:
    """A new game, checked before anything is kept."""
    check_seats(wanted, seats)
    if wish.seat >= seats:
        raise WrongSeats("no seat at table", seat=wish.seat + 1, seats=seats)
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        if seats > 1:
            bot(level)
    seed = randbits(SEEDS) if wish.seed is None else wish.seed
    variants = variants_from(wanted, wish.variants)
    if seats == 1 and wanted.profile and not getattr(variants, wanted.profile):
        variants = replace(variants, **{wanted.profile: earned_before(wanted.id)})
    table = open_table(wanted, seats, variants, seed)
    names = seated(levels, seats, wish.seat)
    return Saved(new_path(wanted.id, datetime.now()), table, wish.seat, names)


def rematch(saved: Saved) -> Saved:
    """The next game of a series: everyone moves one seat, and what the outcome changes is changed."""
    last = saved.table
    places = moved(last.record.seats)
    variants = with_earned(last.game, len(places), next_variants(last))
    table = open_table(last.game, len(places), variants, randbits(SEEDS))
    bots = [saved.bots[places.index(seat)] for seat in range(len(places))]
    return Saved(new_path(last.game.id, datetime.now()), table, places[saved.seat], bots)


def with_earned(wanted: AnyGame, seats: int, variants: Any) -> Any:
    """The variants of a new game, with what a solo player brings to it."""
    if seats > 1 or not wanted.profile:
        return variants
    brought = dict.fromkeys((*getattr(variants, wanted.profile), *earned_before(wanted.id)))
    return replace(variants, **{wanted.profile: tuple(brought)})


def seated(levels: list[str], seats: int, me: int) -> list[str]:
    """The bots by seat: in the order they were named, again from the first when they are too few."""
    others = [seat for seat in range(seats) if seat != me]
    return ["" if seat == me else levels[others.index(seat) % len(levels)] for seat in range(seats)]


def usual_seats(wanted: AnyGame) -> int:
    """A full table, though not a crowded one."""
    return min(USUAL_SEATS, wanted.seats[-1])
