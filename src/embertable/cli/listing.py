"""Cards in a table, in a panel, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from embertable.cli.finding import find_cards
from embertable.cli.ink import ink
from embertable.cli.screen import card_panel
from embertable.cli.words import say, words_of
from embertable.core.errors import EmbertableError
from embertable.core.game import AnyGame, Card
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games import game


class UnknownCard(EmbertableError):
    """No card is called so."""


def list_cards(name: str, card: str | None, as_json: bool, code: str) -> None:
    """The cards of a game whose id or name fits; all if nothing is asked for."""
    wanted = game(name)
    tongue = wanted.tongue(code)
    found = list(wanted.cards()) if card is None else find_cards(wanted, card, tongue)
    if not found:
        raise UnknownCard("no card", game=name, card=card)
    if as_json:
        print(json.dumps([described(wanted, each, tongue) for each in found], ensure_ascii=False, indent=2))
    elif len(found) == 1:
        Console(highlight=False).print(card_panel(wanted, found[0], tongue, words_of(code)))
    else:
        print_cards(wanted, found, tongue, words_of(code))


def described(wanted: AnyGame, card: Card, tongue: Tongue) -> dict[str, object]:
    """A card as a program reads it."""
    text = wanted.card_text(card.id, tongue)
    return {
        "id": card.id,
        "deck": card.deck,
        "copies": card.copies,
        "basis": card.basis,
        "name": plain(text.name),
        "text": [plain(line) for line in text.lines],
    }


def print_cards(wanted: AnyGame, found: Sequence[Card], tongue: Tongue, words: Tongue) -> None:
    """Cards one below the other, deck by deck."""
    console = Console(highlight=False)
    for deck in dict.fromkeys(card.deck for card in found):
        cards = [card for card in found if card.deck == deck]
        grid = Grid(box=box.SIMPLE_HEAD, title=deck_name(deck, tongue), title_justify="left", title_style="bold")
        grid.add_column(say(words, "id"), no_wrap=True, style="dim")
        if any(card.copies > 1 for card in cards):
            grid.add_column("×", justify="right")
        grid.add_column(say(words, "name"), style="bold")
        grid.add_column(say(words, "text"))
        for card in cards:
            text = wanted.card_text(card.id, tongue)
            mark = " *" if card.basis == "reconstructed" else ""
            copies = [str(card.copies)] if any(each.copies > 1 for each in cards) else []
            grid.add_row(card.id, *copies, ink(text.name) + Text(mark), ink(" ".join(text.lines)))
        console.print(grid)
    if any(card.basis == "reconstructed" for card in found):
        console.print(Text(f"* {say(words, 'reconstructed')}", style="dim"))


def deck_name(deck: str, tongue: Tongue) -> str:
    """The deck's name where the game has a word for it."""
    return tongue.words.get(f"deck {deck}", tongue.words.get(deck, deck))
