"""A record judged decision by decision, and told."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from embertable.cli.checking import verified
from embertable.cli.words import say, words_of
from embertable.coach.analysis import Judged, judged_from, refuse_unfit
from embertable.coach.report import Report, as_json
from embertable.core.files import refuse_unwritable, write_text
from embertable.games import game as game_named
from embertable.table.timeline import Timeline


def analyse_file(path: Path, iterations: int, html: Path | None, wants_json: bool, code: str) -> None:
    """Judge a file, and print what was found or write it as a page."""
    record = verified(path)
    game = game_named(record.game)
    refuse_unfit(game, record)
    if html is not None:
        refuse_unwritable(html)
    decisions: list[Judged] = []
    for judged in judged_from(game, record, 1, iterations):
        decisions.append(judged)
        if sys.stderr.isatty():
            print(f"\r{judged.number} / {len(record.decisions)}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    timeline = Timeline(game, record)
    if html is not None:
        write_text(html, Report(game, timeline, decisions, iterations, code).page())
        print(say(words_of(code), "page written", path=html), file=sys.stderr)
    if wants_json:
        print(json.dumps(as_json(game, timeline, decisions, iterations), ensure_ascii=False, indent=2))
    elif html is None:
        print(Report(game, timeline, decisions, iterations, code).text(), end="")
