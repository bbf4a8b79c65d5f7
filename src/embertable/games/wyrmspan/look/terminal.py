"""The table in a terminal: three caves, the display, the guild and the objectives; legible without colour."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.wyrmspan.cards.tables import CAVE_EFFECTS, COSTS, DRAGON_IDS, HOMES, NESTS, OBJECTIVES, POINTS
from embertable.games.wyrmspan.knowledge.view import PlayerView, View
from embertable.games.wyrmspan.terms import AUTOMA, CAVE_NAMES, COLUMNS, RESOURCE_NAMES
from embertable.games.wyrmspan.text.cards import objective_title

STYLES = {"crimson": "red", "golden": "yellow", "amethyst": "magenta"}
WIDTH = 100


def terminal(view: View, tongue: Tongue) -> RenderableType:
    """My mat in full, or the first one for an onlooker; the others in brief."""
    seat = view["seat"] if view["seat"] is not None else 0
    me = view["players"][seat]
    parts: list[RenderableType] = [heading(view, tongue), mat(me, tongue), stock(me, tongue)]
    parts += [hand(me, tongue), display(view, tongue), guild(view, tongue), objectives(view, tongue)]
    parts.append(players(view, tongue))
    return Group(*parts)


def heading(view: View, tongue: Tongue) -> Text:
    """Which round this is, and who began it."""
    first = plain(tongue.seat(view["first"]))
    status = tongue.word("board status", round=view["round"]) if view["round"] else tongue.word("board beginning")
    return Text(f"{status} · {tongue.word('board first')}: {first}", style="dim")


def mat(me: PlayerView, tongue: Tongue) -> Table:
    """Three caves of four spaces with all that is on them."""
    table = Table(box=box.ROUNDED, show_header=False, pad_edge=False, width=WIDTH)
    for _ in range(COLUMNS + 1):
        table.add_column(ratio=1, overflow="fold")
    for row, name in enumerate(CAVE_NAMES):
        explored = f"{tongue.word('terminal explored')}: {me['explored'][row]}/3"
        title = Text(f"{tongue.noun(name)}\n{explored}", style=STYLES[name])
        table.add_row(title, *[space(me, row * COLUMNS + column, tongue) for column in range(COLUMNS)])
        table.add_section()
    return table


def space(me: PlayerView, place: int, tongue: Tongue) -> Text:
    """One space: the dragon with its eggs, caches and tucked cards, or what the space is."""
    row, column = divmod(place, COLUMNS)
    dragon = me["dragons"][place]
    if not dragon:
        return Text(
            f"({tongue.word('board free hall' if column < me['excavated'][row] else 'board rock')})", style="dim"
        )
    lines = [f"{dragon} {tongue.name(DRAGON_IDS[dragon])}", f"★{POINTS[dragon]} ○{me['eggs'][place]}/{NESTS[dragon]}"]
    cached = tokens(me["cached"][place], tongue)
    if cached:
        lines.append(f"▣{cached}")
    if me["tucks"][place]:
        lines.append(f"▤{me['tucks'][place]}")
    return Text("\n".join(lines))


def tokens(counts: list[int], tongue: Tongue) -> str:
    """Resources in letters: 2M1G."""
    held = [(count, name) for count, name in zip(counts, RESOURCE_NAMES, strict=True) if count]
    return " ".join(f"{count}{tongue.word(f'terminal short {name}')}" for count, name in held)


def stock(me: PlayerView, tongue: Tongue) -> Text:
    """Coins, resources and eggs."""
    held = ", ".join(f"{tongue.noun(RESOURCE_NAMES[kind])} {count}" for kind, count in enumerate(me["stock"]) if count)
    eggs = me["mat_eggs"] + sum(me["eggs"])
    line = f"{tongue.word('board coins')} {me['coins']} · {tongue.word('board eggs')} {eggs}"
    return Text(f"{tongue.word('terminal stock')}: {line}" + (f" · {held}" if held else ""))


def dragon_line(card: int, tongue: Tongue) -> str:
    """A dragon card in a line: number, name, cost, caves, points."""
    cost = tokens(COSTS[card][:4], tongue)
    extra = "".join([f" {COSTS[card][4]}$" if COSTS[card][4] else "", f" {COSTS[card][5]}○" if COSTS[card][5] else ""])
    homes = "/".join(tongue.noun(CAVE_NAMES[cave])[0] for cave in HOMES[card])
    return f"{card} {tongue.name(DRAGON_IDS[card])} [{(cost + extra).strip() or '–'} → {homes}] ★{POINTS[card]}"


def cave_line(card: int, tongue: Tongue) -> str:
    """A cave card in a line."""
    return f"{tongue.word('cave name', number=card)}: {plain(tongue.meet(tongue.clause(CAVE_EFFECTS[card])))}"


def hand(me: PlayerView, tongue: Tongue) -> Text:
    """The cards one may see, one a line, and how many there are."""
    lines = [f"  {dragon_line(card, tongue)}" for card in me["hand"]]
    lines += [f"  {cave_line(card, tongue)}" for card in me["hand_caves"]]
    return Text("\n".join([f"{tongue.word('terminal hand')} ({me['dragon_cards']} + {me['cave_cards']}):", *lines]))


def display(view: View, tongue: Tongue) -> Text:
    """The six face-up cards and how many lie in the decks."""
    lines = [f"  {dragon_line(card, tongue)}" for card in view["display"] if card]
    lines += [f"  {cave_line(card, tongue)}" for card in view["cave_display"] if card]
    decks = f"{tongue.word('terminal deck')}: {view['deck']} + {view['cave_deck']}"
    return Text("\n".join([f"{tongue.word('terminal display')} ({decks}):", *lines]))


def guild(view: View, tongue: Tongue) -> Text:
    """The guild tile: who stands on which cell."""
    cells = []
    for cell in range(5):
        owners = [owner for place, owner in view["markers"] if place == cell]
        names = [tongue.noun("automa") if owner == AUTOMA else str(owner + 1) for owner in owners]
        room = f"/{view['squares'][cell]}" if cell < 4 else ""
        cells.append(f"{cell + 1}: {len(owners)}{room}" + (f" ({', '.join(names)})" if names else ""))
    title = tongue.name(f"guild-{view['guild']}")
    return Text(f"{tongue.word('terminal guild')}: {title} · " + " · ".join(cells))


def objectives(view: View, tongue: Tongue) -> Text:
    """The objectives of the four rounds; the present one in front."""
    titles = {each.id: objective_title(each, tongue) for each in OBJECTIVES}
    names = [
        f"{'▶ ' if number == view['round'] else ''}{number}. {titles[name]}"
        for number, name in enumerate(view["objectives"], start=1)
    ]
    return Text(f"{tongue.word('terminal objectives')}: " + " · ".join(names))


def players(view: View, tongue: Tongue) -> Table:
    """Everybody in a line: points, coins, cards, dragons, steps, and where they stand on the objective."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    for name in ("player", "points", "coins", "stock", "cards", "dragons", "eggs", "steps", "objectives"):
        table.add_column(tongue.word(f"{'board' if name in ('coins', 'eggs') else 'terminal'} {name}"))
    for seat, player in enumerate(view["players"]):
        name = plain(tongue.seat(seat)) + (f" ({tongue.word('board passed')})" if player["passed"] else "")
        points = sum(player["score"].values())
        table.add_row(
            f"▶ {name}" if view["question"]["seat"] == seat else name,
            str(points),
            str(player["coins"]),
            tokens(player["stock"], tongue) or "–",
            f"{player['dragon_cards']}+{player['cave_cards']}",
            "/".join(str(sum(1 for each in row(player, cave) if each)) for cave in range(3)),
            str(player["mat_eggs"] + sum(player["eggs"])),
            str(player["steps"]),
            str(player["quantity"]),
        )
    automa = view["automa"]
    if automa is not None:
        points = sum(automa["score"].values())
        name = tongue.noun("automa") + (f" ({tongue.word('board passed')})" if automa["passed"] else "")
        pile = f"{len(automa['pile'])}+{len(automa['pile_caves'])}"
        table.add_row(name, str(points), "", "", pile, "", "", str(automa["steps"]), str(automa["quantity"]))
    return table


def row(player: PlayerView, cave: int) -> list[int]:
    """The dragons of a cave."""
    dragons: list[int] = player["dragons"][cave * COLUMNS : cave * COLUMNS + COLUMNS]
    return dragons
