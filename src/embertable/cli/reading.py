"""A rules page on the terminal."""

from __future__ import annotations

import os
from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from embertable.cli.words import say, words_of
from embertable.core.errors import EmbertableError
from embertable.core.text import rulebook
from embertable.core.text.asking import ask_rules, pieces
from embertable.games import game


class UnknownSection(EmbertableError):
    """The rules have no such section."""


def read_rules(name: str, section: str | None, raw: bool, code: str) -> None:
    """Print a rules page, or one section of it; page by page where somebody sits at a terminal."""
    page = game(name).rulebook(code)
    if section is not None:
        found = rulebook.section(page, section)
        if found is None:
            known = [heading.id for heading in rulebook.headings(page) if heading.id]
            raise UnknownSection("no section", game=name, section=section, known=known)
        page = found
    if raw:
        print(page, end="")
        return
    console = Console(highlight=False)
    os.environ.setdefault("LESS", "-RFX")  # colours, and no pager for what fits on the screen
    with console.pager(styles=True) if console.is_terminal and section is None else nullcontext():
        console.print(Markdown(rulebook.readable(page)))


def answer(name: str, question: str, code: str) -> None:
    """Print the sections that speak of what was asked: their ids, and the passage that says most."""
    console = Console(highlight=False)
    answers = ask_rules(game(name).rulebook(code), question, code)
    if not answers:
        console.print(Text(say(words_of(code), "rules silent")))
    for each in answers:
        console.print(Text.assemble((each.title, "bold"), ("  " + each.id, "dim")))
        passage = Text()
        for piece, meant in pieces(each.passage, each.spoken):
            passage.append(piece, "bold" if meant else "")
        console.print(Padding(passage, (0, 0, 1, 2)))
