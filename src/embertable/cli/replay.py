"""`embertable replay`: a saved game, step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from embertable.cli.options import AsJson, Language, RecordFile, language


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(help="See the table from this seat, from 1; otherwise from whoever is asked.", min=1)
    ] = None,
    at: Annotated[int | None, typer.Option(help="Begin after this many decisions.", min=0, show_default=False)] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Step through a saved game: n forward, p back, a number, end, q.

    With --json, the decisions with what came of each, as sentences.
    """
    from embertable.cli.replaying import show, tell  # loaded only when somebody watches

    point = None if seat is None else seat - 1
    if as_json:
        tell(file, point, language(lang))
    else:
        show(file, point, at or 0, language(lang))
