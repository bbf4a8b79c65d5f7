"""The table in a terminal: the forest with its frame on the left, towers, wind and cards on the right."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower.knowledge.view import View
from embertable.games.fire_tower.places.forest import LETTERS
from embertable.games.fire_tower.terms import BROKEN, BURNING, FOR_EVER, FREE, LOST

SIGNS = {BURNING: "▲", BROKEN: "#", FOR_EVER: "*", LOST: "*", FREE: "·"}
ZONE, ROOF = "+", "X"  # empty cells of a standing tower
STYLES = {
    BURNING: "bold dark_orange",
    BROKEN: "bold medium_purple",
    FOR_EVER: "bold bright_red",
    LOST: "red",
    FREE: "green",
}
TOWERS = {"red": "red", "purple": "magenta", "blue": "blue", "green": "bright_green"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
CELL = re.compile(r"\b[A-P](?:1[0-6]|[1-9])\b")


def terminal(view: View, tongue: Tongue) -> Any:
    """The whole table; a cell that can be chosen by itself stands in brackets."""
    table = Table.grid(padding=(0, 3))
    table.add_column(no_wrap=True)  # in a narrow terminal only what stands beside the forest is broken into lines
    table.add_column()
    table.add_row(forest(view), side(view, tongue))
    return Group(table, Text(legend(tongue), style="dim"))


def legend(tongue: Tongue) -> str:
    """What the signs stand for."""
    return tongue.word(
        "terminal legend",
        fire=SIGNS[BURNING],
        firebreak=SIGNS[BROKEN],
        eternal=SIGNS[FOR_EVER],
        forest=SIGNS[FREE],
        zone=ZONE,
        roof=ROOF,
    )


def forest(view: View) -> Text:
    """The map with letters and numbers on its frame."""
    open_cells = choices(view)
    text = Text()
    text.append("    " + "  ".join(LETTERS) + "\n", style="dim")
    for row, line in enumerate(view["map"]):
        text.append(f"{row + 1:>2} ", style="dim")
        for column, sign in enumerate(line):
            shown, style = draw_cell(view, row, column, sign)
            name = f"{LETTERS[column]}{row + 1}"
            text.append(f"[{shown}]" if name in open_cells else f" {shown} ", style=style)
        text.append(f" {row + 1}\n", style="dim")
    text.append("    " + "  ".join(LETTERS), style="dim")
    return text


def choices(view: View) -> set[str]:
    """The cells that are an option each."""
    found = [CELL.findall(key) for key in view["question"]["options"]]
    return {cells[0] for cells in found if len(cells) == 1}


def draw_cell(view: View, row: int, column: int, sign: str) -> tuple[str, str]:
    """A cell's sign and style: a token, or the ground, which in a tower's zone has the tower's colour."""
    corner = corner_of(row, column)
    owner = next((player for player in view["players"] if player["corner"] == corner and player["intact"]), None)
    if owner is None:
        return SIGNS[sign], STYLES[sign]
    ground = TOWERS[owner["colour"]]
    if sign != FREE:
        return SIGNS[sign], f"{STYLES[sign]} on grey15"
    return (ROOF if row in (0, 15) and column in (0, 15) else ZONE), ground


def corner_of(row: int, column: int) -> str:
    """The corner in whose zone a cell lies, or nothing."""
    if 3 <= row < 13 or 3 <= column < 13:
        return ""
    return ("n" if row < 3 else "s") + ("w" if column < 3 else "e")


def side(view: View, tongue: Tongue) -> Group:
    """Wind, deck, towers and cards."""
    parts = [wind(view, tongue), Text(), *[tower(view, seat, tongue) for seat in range(view["seats"])], Text()]
    parts.append(
        Text(f"{tongue.word('board deck')}: {view['deck']}   {tongue.word('terminal limit')}: {view['limit']}")
    )
    pile = view["discard"]
    top = f" ({tongue.name(pile[-1])})" if pile else ""
    parts.append(Text(f"{tongue.word('board discard pile')}: {len(pile)}{top}"))
    parts += hand(view, tongue)
    return Group(*parts)


def wind(view: View, tongue: Tongue) -> Text:
    """The wind with an arrow, and the number of the turn."""
    wind = f"{tongue.word('terminal wind')}: {ARROWS[view['wind']]} {tongue.noun(view['wind'])}"
    return Text(f"{wind}   {tongue.word('terminal turn')} {view['turns']}")


def tower(view: View, seat: int, tongue: Tongue) -> Text:
    """One tower: its corner and colour, whether it stands, its player's cards and bucket."""
    player = view["players"][seat]
    state = tongue.word("tower stands") if player["intact"] else tongue.word("tower burnt")
    mark = "►" if view["turn"] == seat and not view["over"] else " "
    text = Text(f"{mark} {plain(tongue.seat(seat))}", style=TOWERS[player["colour"]])
    corner = tongue.word(f"terminal corner {player['corner']}")
    colour = tongue.word(f"terminal {player['colour']}")
    text.append(f" ({corner}, {colour}, {state})", style="default")
    details = [tongue.word(f"bucket {player['bucket']}"), tongue.count(player["cards"], "card")]
    if player["role"] != "active":
        details = [tongue.word(f"role {player['role']}")]
    text.append("\n    " + ", ".join(details), style="dim")
    if seat in view["winners"]:
        text.append(" ★", style="bold yellow")
    return text


def hand(view: View, tongue: Tongue) -> list[Text]:
    """The cards of whoever looks, and what a shadow has drawn."""
    lines: list[Text] = []
    own = view["players"][view["seat"]]["hand"] if view["seat"] is not None else None
    if own:
        lines += [Text(), Text(f"{tongue.word('board hand')}:", "bold")]
        lines += [Text(f"  {tongue.name(card)}") for card in own]
    if view["drawn"]["hand"]:
        lines += [Text(), Text(f"{tongue.word('board drawn cards')}:", "bold")]
        lines += [Text(f"  {tongue.name(card)}") for card in view["drawn"]["hand"]]
    return lines
