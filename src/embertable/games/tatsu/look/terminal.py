"""The table in a terminal: legible without colour, because every card carries the letter of its clan."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.cards.tables import NUMBER, SPIRITS
from embertable.games.tatsu.knowledge.view import Column, Place, View
from embertable.games.tatsu.terms import CLANS, TRICKS
from embertable.games.tatsu.text.slots import named

STYLES = {"red": "bold red", "yellow": "bold yellow"}


def terminal(view: View, tongue: Tongue) -> RenderableType:
    """Who sits where and with what, then what the clans have caught."""
    return Group(heading(view, tongue), places(view, tongue), captures(view, tongue))


def short(card: str, tongue: Tongue) -> Text:
    """A card in a few letters: clan, strength, and points where they are more than one."""
    spirit = SPIRITS[NUMBER[card]]
    clan = CLANS[spirit.clan]
    if spirit.fusion:
        face = "∞"
    elif spirit.factor:
        face = f"×{spirit.factor}"
    elif spirit.strength == 1:
        face = f"1({spirit.points})"
    else:
        face = str(spirit.strength)
    return Text(tongue.word(f"terminal short {clan}") + face, style=STYLES[clan])


def row(cards: Sequence[str], tongue: Tongue) -> Text:
    """Cards side by side."""
    return Text("  ").join(short(card, tongue) for card in cards)


def name(who: int, tongue: Tongue) -> str:
    """A player, or the ghost, without marks."""
    return plain(named(who, tongue))


def heading(view: View, tongue: Tongue) -> Text:
    """Which deal and trick this is, and who leads."""
    leader = name(view["places"][view["leader"]]["who"], tongue)
    dealer = name(view["dealer"], tongue)
    trick = min(view["tricks"] + 1, TRICKS)
    return Text(
        f"{tongue.word('board status', deal=view['deal'], trick=trick, tricks=TRICKS)} · "
        f"{tongue.word('board dealer')}: {dealer} · {tongue.word('board first')}: {leader}",
        style="dim",
    )


def places(view: View, tongue: Tongue) -> Table:
    """One line per place: its clan, what lies in front of it in the order of placing, and its cards."""
    table = Table(box=box.ROUNDED, expand=False, pad_edge=False)
    table.add_column("")
    table.add_column(tongue.word("terminal in front"), min_width=14)
    table.add_column(tongue.word("terminal hand"))
    for place in view["places"]:
        clan = place["clan"]
        who = Text(f"{tongue.word(f'terminal short {clan}')} ", style=STYLES[clan]) + Text(name(place["who"], tongue))
        if view["question"]["seat"] == place["controller"] and place["place"] == view["acting"]:
            who.stylize("reverse")
        table.add_row(who, in_front(view, place, tongue), cards_of(place, tongue))
    return table


def in_front(view: View, place: Place, tongue: Tongue) -> Text:
    """What lies in front of a place in this trick, with its order."""
    laid = [
        Text(f"{order}. ") + short(card["card"], tongue)
        for order, card in enumerate(view["trick"], start=1)
        if card["place"] == place["place"]
    ]
    return Text("  ").join(laid)


def cards_of(place: Place, tongue: Tongue) -> RenderableType:
    """A hand as far as it may be seen, or the row of a two-player layout."""
    if place["row"] is not None:
        return columns(place["row"], tongue)
    if place["hand"] is not None:
        return row(place["hand"], tongue)
    shown = Text()
    for clan, count in zip(CLANS, place["backs"], strict=True):
        shown += Text(f"{tongue.word(f'terminal short {clan}')}▒ " * count, style=STYLES[clan])
    return shown


def columns(layout: Sequence[Column], tongue: Tongue) -> Table:
    """Seven columns: the face-up cards, and the backs below them."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    for _ in layout:
        table.add_column(min_width=4)
    table.add_row(*[short(each["top"], tongue) if each["top"] else Text("·", style="dim") for each in layout])
    table.add_row(*[back(each["under"], tongue) for each in layout])
    return table


def back(clan: str | None, tongue: Tongue) -> Text:
    """A face-down card: its back shows the clan."""
    return Text(f"{tongue.word(f'terminal short {clan}')}▒", style=STYLES[clan]) if clan else Text("")


def captures(view: View, tongue: Tongue) -> Table:
    """What each clan has caught in this deal, what waits for a winner, and the totals."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for clan in view["clans"]:
        table.add_row(
            Text(f"{tongue.noun(clan['clan'] + ' clan')}, {tongue.word('board caught')}", style=STYLES[clan["clan"]]),
            f"{clan['points']} × {clan['factor']} = {clan['points'] * clan['factor']}",
            row(clan["captured"], tongue),
        )
    if view["carried"]:
        table.add_row(tongue.word("terminal carried"), "", row(view["carried"], tongue))
    totals = " · ".join(f"{name(seat, tongue)} {total}" for seat, total in enumerate(view["totals"]))
    table.add_row(tongue.word("terminal total"), "", totals)
    return table
