"""A study made, printed and written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from embertable.cli.parse import variants_from
from embertable.cli.running import Kept
from embertable.cli.tournaments import command
from embertable.cli.words import say, words_of
from embertable.core.files import make_folder, refuse_unwritable, write_text
from embertable.core.game import check_seats
from embertable.core.variants import write_variants
from embertable.games import game
from embertable.lab.data.rows import GameRow
from embertable.lab.document import write_document
from embertable.lab.extras import extra
from embertable.lab.outside import bot_of
from embertable.lab.study.plan import Plan
from embertable.lab.study.report import study_page
from embertable.lab.tournament.schedule import BadTournament

PAGE = "study.html"
TEXT = "study.txt"


def answer(
    name: str,
    games: int,
    bot: str,
    weaker: str,
    seats: int | None,
    variants: Sequence[str] | None,
    seed: int,
    kept: Kept,
    document: Path | None,
    code: str,
) -> None:
    """Play what is needed, and answer."""
    wanted = game(name)
    others = tuple(each.strip() for each in weaker.split(",") if each.strip())
    seats = max(wanted.seats[0], 2) if seats is None else seats
    check_seats(wanted, seats)
    if seats < 2:
        raise BadTournament("few seats")
    plan = Plan(wanted, seats, bot, others, games, seed, variants_from(wanted, variants))
    for each in (bot, *others):
        bot_of(each)
    wanted.new(seats, plan.variants, seed)
    for library in ("polars", "altair", "vl_convert"):
        extra(library)
    if document is not None:
        make_folder(document.parent)
        refuse_unwritable(document)
    words = words_of(code)
    folder = kept.output
    assert folder is not None, "a study has a folder"

    def tell(rows: Sequence[GameRow]) -> None:
        page = study_page(plan, rows, folder, words, wanted.tongue(code), command())
        write_text(folder / TEXT, page.text())
        write_text(folder / PAGE, page.html())
        if document is not None:
            write_document(page, document)
        print(page.text(), end="")
        print(say(words, "page written", path=folder / PAGE), file=sys.stderr)

    about = {
        "command": "study",
        "game": wanted.id,
        "rules": wanted.rules,
        "seats": seats,
        "variants": write_variants(plan.variants),
        "bot": bot,
        "weaker": list(others),
        "games": games,
        "seed": seed,
    }
    with kept.running(about, words) as running:
        running.play(plan.sittings(), tell)
