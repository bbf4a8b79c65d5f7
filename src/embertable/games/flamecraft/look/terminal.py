"""The table in a terminal: the town plot by plot, the Park, the row, and what everyone owns. Legible without colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from embertable.core.effects import Effect
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft.cards.tables import SHOPS, SPELLS, Shop, number_of
from embertable.games.flamecraft.knowledge.view import PlayerView, PlotView, View
from embertable.games.flamecraft.look.glyphs import glyphs
from embertable.games.flamecraft.terms import ANY, KIND_NAMES, KINDS, SYMBOL_NAMES, TOKEN_NAMES

STYLES = {
    "bread": "yellow",
    "meat": "red",
    "plant": "green",
    "potion": "magenta",
    "iron": "bright_black",
    "crystal": "cyan",
    "coin": "bold yellow",
}
HEART = "❤"
SIGNS = {"heart": HEART, "coin": "¢", "artisan": "◆", "sun": "★", "wild": "▪"}


def terminal(view: View, tongue: Tongue) -> RenderableType:
    """Town, Park and row, players."""
    parts: list[RenderableType] = [town(view, tongue), park(view, tongue), row(view, tongue), players(view, tongue)]
    own = [mine(player, tongue) for player in view["players"] if player["hand"] is not None]
    legend = Text(tongue.word("terminal legend"), style="dim")
    return Group(*parts, *own, legend)


def short(kind: str, tongue: Tongue) -> Text:
    """A kind in two letters."""
    return Text(tongue.word(f"terminal short {kind}"), style=STYLES[kind])


def dragon(card: str, tongue: Tongue) -> Text:
    """An artisan by the letters of its kind."""
    return short(card.split("-")[0], tongue)


def tokens(stock: Sequence[int], tongue: Tongue) -> Text:
    """Tokens by sort, those that are there."""
    found = [Text(f"{count}") + short(TOKEN_NAMES[token], tongue) for token, count in enumerate(stock) if count]
    return Text(" ").join(found) if found else Text("–", style="dim")


def signs(reward: Sequence[Effect]) -> str:
    """Rewards side by side: hearts and coins with their number, one of anything else without."""
    return "".join(
        f"{count}{SIGNS[sign]}" if count > 1 or sign in ("heart", "coin") else SIGNS[sign]
        for sign, count in glyphs(reward)
    )


def town(view: View, tongue: Tongue) -> Table:
    """Plot by plot: the shop, its symbol, its slots, its enchantments and who is there."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=tongue.word("terminal town"), title_justify="left")
    table.add_column("#", justify="right", style="dim")
    table.add_column(tongue.word("terminal shop"), no_wrap=True)
    table.add_column("", no_wrap=True)
    for number in (1, 2, 3):
        table.add_column(tongue.word("terminal slot", number=number), no_wrap=True)
    table.add_column(tongue.word("terminal row"), no_wrap=True)
    table.add_column(tongue.word("terminal pieces"), no_wrap=True)
    for plot in view["town"]:
        if plot["shop"] is not None:
            table.add_row(*shop_row(SHOPS[number_of(SHOPS, plot["shop"])], plot, view, tongue))
        elif plot["face_down"]:
            table.add_row(str(plot["plot"]), Text(tongue.word("terminal face down"), style="italic"))
    return table


def shop_row(shop: Shop, plot: PlotView, view: View, tongue: Tongue) -> list[RenderableType]:
    """One shop of the town."""
    name = Text(tongue.name(shop.id))
    if plot["sleeping"]:
        name.append(f" ({tongue.word('terminal asleep')})", style="dim")
    if plot["coin_spaces"] is not None:
        name.append(f" ({sum(plot['coin_spaces'])}¢)", style="dim")
    symbol = SYMBOL_NAMES[shop.symbol]
    letters = short(symbol, tongue) if symbol in STYLES else Text({"wild": "?", "artisan": "◆"}[symbol])
    cells: list[RenderableType] = []
    for number in range(3):
        if number >= len(shop.slots):
            cells.append("")
            continue
        card, slot = plot["slots"][number], shop.slots[number]
        if card is not None:
            cells.append(Text("[") + dragon(card, tongue) + Text("]"))
        else:
            cells.append(slot_kinds(slot.kinds, tongue) + Text(f" {signs(slot.reward)}", style="dim"))
    spells = Text(" ").join(dragon(spell.split("-")[1], tongue) for spell in plot["enchantments"])
    pieces = Text(" ").join(Text(piece_name(piece, view, tongue)) for piece in plot["pieces"])
    return [str(plot["plot"]), name, letters, *cells, spells, pieces]


def slot_kinds(kinds: int, tongue: Tongue) -> Text:
    """The kinds a free slot takes."""
    if kinds == ANY:
        return Text("?")
    return Text("/").join(short(KIND_NAMES[kind], tongue) for kind in range(KINDS) if kinds >> kind & 1)


def piece_name(piece: int, view: View, tongue: Tongue) -> str:
    """Whose piece it is: a player's, or in solo a stranger's by its kind."""
    if view["strangers"] and piece > 0:
        return f"({tongue.word('terminal short ' + view['strangers'][piece - 1]['kind'])})"
    return plain(tongue.seat(piece))


def park(view: View, tongue: Tongue) -> Text:
    """The artisans of the Park with the tokens on them, and the decks."""
    line = Text(f"{tongue.word('terminal park')}: ", style="bold")
    for place in view["park"]:
        line.append("[").append_text(dragon(place["card"], tongue)).append("]")
        if place["tokens"]:
            line.append("+").append_text(tokens(place["tokens"], tongue))
        line.append(" ")
    decks = view["decks"]
    others = tongue.word("terminal other decks", enchantments=decks["enchantments"], shops=decks["shops"])
    line.append(f"   {tongue.word('terminal decks')}: ◆{decks['artisans']} ★{decks['fancy']} {others}", style="dim")
    if view["last_turns"] is not None:
        line.append("   " + tongue.word("terminal last turns", turns=view["last_turns"]), style="bold")
    return line


def spell_text(name: str, tongue: Tongue) -> Text:
    """An enchantment: kind, cost, reward."""
    spell = SPELLS[number_of(SPELLS, name)]
    text = Text("").append_text(short(KIND_NAMES[spell.kind], tongue)).append(": ")
    text.append_text(tokens(spell.cost, tongue))
    if not spell.coins:
        text.append(" (¢!)")
    gives = "/".join(str(hearts) for hearts in spell.hearts_by_sets) + HEART if spell.hearts_by_sets else ""
    return text.append(f" → {gives}{signs(spell.reward)}", style="dim")


def row(view: View, tongue: Tongue) -> Text:
    """The enchantments of the row."""
    line = Text(f"{tongue.word('terminal row')}: ", style="bold")
    for name in view["row"]:
        line.append("\n  ").append_text(spell_text(name, tongue))
    return line


def players(view: View, tongue: Tongue) -> Table:
    """What lies open before everyone."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    table.add_column(HEART, justify="right")
    table.add_column(tongue.word("terminal goods"))
    table.add_column(f"◆ {tongue.word('terminal hand')}")
    table.add_column(f"★ {tongue.word('terminal fancy')}")
    table.add_column("")
    for seat, player in enumerate(view["players"]):
        name = Text(("▶ " if seat == view["active"] else "  ") + plain(tongue.seat(seat)))
        hand = Text(str(player["hand_count"]))
        if player["known"] and player["hand"] is None:
            hand.append(" (").append_text(Text(" ").join(dragon(card, tongue) for card in player["known"])).append(")")
        played = ", ".join(tongue.name(card) for card in player["played"])
        fancy = str(player["fancy_count"]) + (f" · {tongue.word('terminal played')}: {played}" if played else "")
        table.add_row(name, str(player["hearts"]), tokens(player["stock"], tongue), hand, fancy, extras(player, tongue))
    return table


def extras(player: PlayerView, tongue: Tongue) -> Text:
    """A reserved enchantment and a companion."""
    found: list[Text] = []
    if player["reserved"] is not None:
        found.append(Text(f"{tongue.word('terminal reserved')} ").append_text(spell_text(player["reserved"], tongue)))
    if player["companion"] is not None:
        used = f" ({tongue.word('terminal used')})" if player["companion_used"] else ""
        found.append(Text(tongue.name(player["companion"]) + used))
    return Text(", ").join(found)


def mine(player: PlayerView, tongue: Tongue) -> Text:
    """The hand of whoever looks."""
    line = Text(f"{tongue.word('terminal hand')}: ", style="bold")
    line.append_text(Text(" ").join(Text("[") + dragon(card, tongue) + Text("]") for card in player["hand"] or ()))
    for word, cards in (("fancy", player["fancy"]), ("offer", player["offer"])):
        if cards:
            names = ", ".join(tongue.name(card) for card in cards)
            line.append(f"   {tongue.word(f'terminal {word}')}: ", style="bold").append(names)
    return line
