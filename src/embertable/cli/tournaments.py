"""A tournament held, printed and written."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from embertable.cli.parse import variants_from
from embertable.cli.running import Kept
from embertable.cli.words import say, words_of
from embertable.core.files import write_text
from embertable.core.game import check_seats
from embertable.core.variants import write_variants
from embertable.games import game
from embertable.lab.data.rows import GameRow
from embertable.lab.extras import extra
from embertable.lab.outside import bot_of
from embertable.lab.tournament.report import described, page_of
from embertable.lab.tournament.schedule import Tournament

PAGE = "tournament.html"
PLACES = ("--output", "--document")


def hold(
    name: str,
    bots: str,
    deals: int,
    style: str,
    seats: int | None,
    variants: Sequence[str] | None,
    seed: int,
    kept: Kept,
    as_json: bool,
    code: str,
) -> None:
    """Hold a tournament and tell how it went."""
    wanted = game(name)
    names = tuple(each.strip() for each in bots.split(","))
    seats = max(wanted.seats[0], 2) if seats is None else seats
    check_seats(wanted, seats)
    tournament = Tournament(wanted, seats, names, deals, seed, variants_from(wanted, variants), style)
    tournament.check()
    for each in names:
        bot_of(each)
    wanted.new(seats, tournament.variants, seed)
    extra("openskill.models")
    words = words_of(code)

    def tell(rows: Sequence[GameRow]) -> None:
        if as_json:
            print(json.dumps(described(tournament, rows), ensure_ascii=False, indent=2))
        title = wanted.tongue(code).word("title")
        page = page_of(tournament, rows, words, title, command())
        if not as_json:
            Console(highlight=False).print(Text(page.text()), soft_wrap=True)
        if kept.output is not None:
            write_text(kept.output / PAGE, page.html())
            print(say(words, "page written", path=kept.output / PAGE), file=sys.stderr)

    about = {
        "command": "tournament",
        "game": wanted.id,
        "rules": wanted.rules,
        "seats": seats,
        "variants": write_variants(tournament.variants),
        "bots": list(names),
        "deals": deals,
        "seed": seed,
        "style": style,
    }
    with kept.running(about, words) as running:
        running.play_rounds(tournament.rounds(), tell)


def command() -> str:
    """The command that was given, to be given again by anybody: without the places where it was kept here."""
    words: list[str] = []
    given = iter(sys.argv[1:])
    for word in given:
        if word in PLACES:
            next(given, None)
        elif word != "--resume" and not word.startswith(tuple(f"{place}=" for place in PLACES)):
            words.append(word)
    return shlex.join(["embertable", *words])
