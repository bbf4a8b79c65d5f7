"""The table in a terminal: legible without colour, because every dragon carries two letters of its kind."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft_duals.cards.tables import HEARTS, NUMBER, PATTERNS
from embertable.games.flamecraft_duals.knowledge.view import PlayerView, View
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, PLACES, RADIUS
from embertable.games.flamecraft_duals.terms import FACE, FACE_IDS, KINDS, KINDS_OF, TOKEN_IDS
from embertable.games.flamecraft_duals.text.cards import card_name
from embertable.games.flamecraft_duals.text.slots import cell_name

WIDTH = 13  # of a cell, inside its border
STYLES = ("yellow", "cyan", "red", "bright_black", "magenta", "green")


def terminal(view: View, tongue: Tongue) -> RenderableType:
    """The board, what lies beside it, and the players."""
    return Group(
        heading(view, tongue), board(view, tongue), legend(tongue), beside(view, tongue), players(view, tongue)
    )


def short(face: int, tongue: Tongue) -> Text:
    """A token in a few letters: two for each of its kinds."""
    kinds = KINDS_OF[face]
    if not kinds:
        return Text(tongue.word("terminal short buddy"), style="bold")
    return Text("/").join(Text(tongue.word(f"terminal short {FACE_IDS[each]}"), style=STYLES[each]) for each in kinds)


def face_of(token: str) -> int:
    """What a token of the view shows."""
    return FACE[TOKEN_IDS.index(token)]


def shorts(tokens: Sequence[str], tongue: Tongue) -> Text:
    """Several tokens in a few letters each."""
    return Text(" ").join(short(face_of(token), tongue) for token in tokens)


def heading(view: View, tongue: Tongue) -> Text:
    """Whose turn it is, and what is special about it."""
    parts = [tongue.word("terminal turn", turn=view["turns"], name=plain(tongue.seat(view["turn"])))]
    if view["special"]:
        parts.append(tongue.word("board special scoring"))
    elif view["ending"]:
        parts.append(tongue.word("board last turn"))
    if view["dragons"]:
        names = ", ".join(tongue.name(name) for name in view["dragons"])
        parts.append(f"{tongue.word('board fancy')}: {names}")
    if view["rating"]:
        parts.append(tongue.name(view["rating"]))
    return Text(" · ".join(parts), style="dim")


def board(view: View, tongue: Tongue) -> Text:
    """Five rows of hexagons. In each cell the top token with the height of its stack, and what lies below it."""
    lines: list[Text] = []
    for row in range(-RADIUS, RADIUS + 1):
        names = [name for name, (_, r) in zip(CELL_NAMES, PLACES, strict=True) if r == row]
        indent = " " * (abs(row) * (WIDTH + 2) // 2)
        drawn = [hexagon(view, name, tongue) for name in names]
        for line in range(4):
            lines.append(Text(indent) + Text("").join(cell[line] for cell in drawn))
    return Text("\n").join(lines)


def hexagon(view: View, name: str, tongue: Tongue) -> list[Text]:
    """The four lines of a cell."""
    tokens = view["board"][name]
    if name == view["piece"]:
        first, second = Text(f"≈{tongue.word('terminal piece')}≈", style="bold blue"), Text("")
    elif tokens:
        first = short(face_of(tokens[-1]), tongue)
        first.stylize("bold")
        if len(tokens) > 1:
            first += Text(f" ×{len(tokens)}")
        second = Text(" ").join(Text("↓") + short(face_of(token), tongue) for token in tokens[-2::-1])
    else:
        first, second = Text("·", style="dim"), Text("")
    return [Text(f"╭{cell_name(name):─<{WIDTH}}╮"), framed(first), framed(second), Text(f"╰{'─' * WIDTH}╯")]


def framed(inside: Text) -> Text:
    """One line of a cell between its borders."""
    return Text("│") + inside + Text(" " * (WIDTH - inside.cell_len)) + Text("│")


def legend(tongue: Tongue) -> Text:
    """What the letters mean."""
    return Text(" · ").join(short(kind, tongue) + Text(f" {tongue.noun(FACE_IDS[kind])}") for kind in range(KINDS))


def beside(view: View, tongue: Tongue) -> Table:
    """Bag, reserve, deck, open cards, and what is about to be placed."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    bag = Text("  ").join(
        short(FACE_IDS.index(face), tongue) + Text(f"×{count}") for face, count in view["bag"].items()
    )
    table.add_row(tongue.word("board bag"), Text(f"{sum(view['bag'].values())}: ") + bag)
    reserve = shorts(view["reserve"], tongue) if view["reserve"] else Text(tongue.word("terminal used"))
    table.add_row(tongue.word("board reserve"), reserve)
    table.add_row(tongue.word("board deck"), str(view["deck"]))
    if view["remembered"]:
        known = ", ".join(card_name(each["card"], tongue) for each in reversed(view["remembered"]))
        table.add_row(tongue.word("terminal under the deck"), known)
    if view["display"]:
        table.add_row(tongue.word("board open cards"), cards(view["display"], tongue))
    if view["has_fountain"]:
        pile = Text(f"\n{tongue.word('board pile')}: {view['pile']}") if view["pile"] else Text("")
        table.add_row(tongue.word("board fountains"), cards(view["fountains"], tongue) + pile)
    if view["tray"]:
        table.add_row(Text(tongue.word("board tray"), style="bold"), shorts(view["tray"], tongue))
    return table


def cards(ids: Sequence[str], tongue: Tongue) -> Text:
    """Cards one below the other: the name, the pattern in letters, the reputation."""
    return Text("\n").join(described(card, tongue) for card in ids)


def described(card: str, tongue: Tongue) -> Text:
    """A card on one line."""
    number = NUMBER[card]
    pattern = PATTERNS[number]
    kinds = Text(" ").join(short(each, tongue) for each in pattern.kinds)
    order = f"{tongue.word('terminal middle')}: " if pattern.shape == "rhombus" else ""
    return Text(f"{card_name(card, tongue)} ({order}") + kinds + Text(f") {HEARTS[number]}♥")


def players(view: View, tongue: Tongue) -> Table:
    """One line per player: hearts, coins, the hand as far as it may be seen, the scored pile."""
    table = Table(box=box.ROUNDED, pad_edge=False)
    table.add_column("")
    table.add_column("♥", justify="right")
    table.add_column(tongue.word("board coins"), justify="right")
    table.add_column(tongue.word("board hand"))
    table.add_column(tongue.word("board scored"))
    for seat, player in enumerate(view["players"]):
        name = Text(plain(tongue.seat(seat)))
        if view["question"]["seat"] == seat:
            name.stylize("reverse")
        if player["held"]:
            name += Text(f"\n{tongue.word('board held')}: ") + shorts(player["held"], tongue)
        table.add_row(name, str(player["hearts"]), str(player["coins"]), hand(player, tongue), pile(player, tongue))
    return table


def hand(player: PlayerView, tongue: Tongue) -> Text:
    """A hand as far as it may be seen."""
    if player["hand"] is not None:
        return cards(player["hand"], tongue)
    shown = Text("▒ " * player["hand_size"])
    if player["known"]:
        shown += Text(f"\n{tongue.word('terminal known')}: ") + cards(player["known"], tongue)
    return shown


def pile(player: PlayerView, tongue: Tongue) -> Text:
    """The scored cards in a few letters each."""
    patterns = [PATTERNS[NUMBER[card]] for card in player["scored"]]
    marks = {"row": "─", "circle": "△", "rhombus": "◇"}
    return Text("  ").join(
        Text(marks[pattern.shape]).join(short(each, tongue) for each in pattern.kinds) for pattern in patterns
    )
