"""The town seen from a seat: the street of shops, park and enchantments below it, the own hand nearest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from embertable.core.game import Face
from embertable.core.text.marks import MARK, plain
from embertable.core.text.signs import Piece, in_signs
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft.cards.tables import ACHIEVEMENTS, FANCY, SHOPS, SPELLS, number_of
from embertable.games.flamecraft.effects.paying import shortage
from embertable.games.flamecraft.knowledge.view import PlayerView, PlotView, View
from embertable.games.flamecraft.look.glyphs import glyphs, parts_of
from embertable.games.flamecraft.terms import ANY, COIN, KIND_NAMES, KINDS, TOKEN_NAMES
from embertable.games.flamecraft.text.cards import card_text

TRACK = 80  # hearts on the track before it starts again
STREET = 5  # shops in a row of the street, of which there are two; more when it grows
RUNNER = 9.0  # how much of the path a runner and its number cover, in hundredths
LENGTHS = (("short", 46), ("medium", 105))  # how wide a card of the hand is, by the letters of its text; else long
NAME = 6  # letters of text that take as much room as one of a name
SPELL = {card.id: card for card in SPELLS}
NAMED = frozenset({"good", "fancy"})  # any of six, either of two: they have no sign of their own
MOONS = {card.id: card.moon for card in FANCY}


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = tongue.section("board")
    seat = view["seat"]
    me = view["players"][seat] if seat is not None else None
    opened = [plot for plot in view["town"] if plot["shop"] is not None or plot["face_down"]]
    shown = view["town"] if view["seats"] == 1 else opened  # alone one chooses where a shop is built
    columns = max(STREET, (len(shown) + 1) // 2)
    return {
        "words": words,
        "status": status(view, len(opened), words),
        "has": [seat_row(player, tongue) for player in view["players"]],
        "track": runners(view["players"], tongue),
        "ticks": [(hearts, round(100 * hearts / TRACK, 1)) for hearts in range(10, TRACK, 10)],
        "rows": [[shop(view, plot, tongue) for plot in shown[at : at + columns]] for at in (0, columns)],
        "columns": columns,
        "unbuilt": len(view["town"]) - len(opened),
        "park": [(artisan(each["card"], tongue), tray(each["tokens"])) for each in view["park"]],
        "row": [offered(name, me, tongue) for name in view["row"]],
        "decks": view["decks"],
        "stock": None if me is None else stock(me["stock"], tongue),
        "hand": None if me is None else [artisan(card, tongue) for card in me["hand"] or ()],
        "fancy": None if me is None else [guest(card, tongue) for card in me["fancy"] or ()],
        "offer": [] if me is None else [guest(card, tongue) for card in me["offer"] or ()],
        "played": [] if me is None else [labelled(guest(card, tongue), words["played"]) for card in me["played"]],
        "reserved": None if me is None or me["reserved"] is None else prepared(me["reserved"], me, tongue),
        "companion": None if me is None else companion_of(me["companion"], me["companion_used"], tongue),
        "achievements": unlockable(view, tongue),
        "known": known(view, tongue),
        "strangers": view["strangers"],
    }


def status(view: View, opened: int, words: Mapping[str, str]) -> str:
    """How far the town has grown; how many turns are left comes first, where a phone has room for it."""
    parts = [words["status"].format(open=opened, plots=len(view["town"]))]
    if view["last_turns"] is not None:
        parts.insert(0, words["last turns"].format(turns=view["last_turns"]))
    elif view["ending"]:
        parts.append(words["ending"])
    if view["extra_turns"]:
        parts.append(words["extra"])
    return " · ".join(parts)


def seat_row(player: PlayerView, tongue: Tongue) -> list[tuple[str, int, str]]:
    """What a seat holds: hearts, every good, coins, cards."""
    words = tongue.section("board")
    found = [("heart", player["hearts"], words["hearts"]), *stock(player["stock"], tongue)]
    found.append(("artisan", player["hand_count"], words["hand"]))
    found.append(("sun", player["fancy_count"], words["fancy"]))
    return found


def runners(players: Sequence[PlayerView], tongue: Tongue) -> list[dict[str, Any]]:
    """The pieces on the path of hearts: each points at its place; who would hide another stands beside it."""
    order = sorted(range(len(players)), key=lambda seat: players[seat]["hearts"] % TRACK)
    places = [round(100 * (players[seat]["hearts"] % TRACK) / TRACK, 1) for seat in order]
    return [
        {
            "seat": seat,
            "at": at,
            "stands": stands,
            "count": players[seat]["hearts"],
            "label": f"{tongue.seat(seat)}: {players[seat]['hearts']}",
        }
        for seat, at, stands in zip(order, places, apart(places), strict=True)
    ]


def apart(places: Sequence[float]) -> list[float]:
    """Places along the path so far from each other that nothing is hidden, as near to their own as can be."""
    right, left = list(places), list(places)
    for number in range(1, len(places)):
        right[number] = max(right[number], right[number - 1] + RUNNER)
        left[-number - 1] = min(left[-number - 1], left[-number] - RUNNER)
    middle = [(one + other) / 2 for one, other in zip(left, right, strict=True)]
    inside = max(0.0, -min(middle, default=0.0)) - max(0.0, max(middle, default=0.0) - 100)
    return [round(place + inside, 1) for place in middle]


@cache
def artisan(key: str, tongue: Tongue) -> Face:
    """An artisan by its key: bread-3; number 0 is the starter."""
    kind, _, number = key.rpartition("-")
    card = f"artisan-{key}" if number != "0" else f"starter-{kind}"
    text = card_text(card, tongue)
    line = text.lines[0]
    does = line.partition(": ")[2] or line  # every artisan does it by firing up: no need to say so on each
    return Face(
        key=key,
        id=card,
        kind=kind,
        name=tongue.name(card),
        label=f"{text.name}. {plain(line)}",
        text=shown(does),
        length=length_of(does, tongue.name(card)),
    )


def shown(text: str) -> list[Piece]:
    """A text as it stands on the board, with signs for the goods."""
    return in_signs(text, without=NAMED)


def length_of(text: str, name: str) -> str:
    """How wide a card must be for its name and text to be read without making the hand high."""
    letters = len(MARK.sub("..", text))
    return next((size for size, most in LENGTHS if max(letters, NAME * len(name)) <= most), "long")


def tray(tokens: Sequence[int] | None) -> list[tuple[str, int]]:
    """Goods that lie on an artisan in the park."""
    return [(TOKEN_NAMES[token], count) for token, count in enumerate(tokens or ()) if count]


def shop(view: View, plot: PlotView, tongue: Tongue) -> dict[str, Any]:
    """A plot with a shop on it."""
    found: dict[str, Any] = {
        "plot": plot["plot"],
        "id": plot["shop"],
        "face_down": plot["face_down"],
        "pieces": [piece(view, number, tongue) for number in plot["pieces"]],
        "here": view["here"] == plot["plot"],
    }
    if plot["shop"] is None:
        return found
    face = shop_face(plot["shop"], tongue)
    held = [None if card is None else artisan(card, tongue) for card in plot["slots"]]
    return found | {
        "face": face,
        "symbol": plot["symbol"],
        "asleep": tongue.word("board asleep") if plot["sleeping"] else "",
        "slots": list(zip(face["slots"], held, strict=False)),
        "spaces": list(zip(face["spaces"], plot["coin_spaces"] or (), strict=True)),
        "inside": ", ".join(card["name"] for card in held if card is not None),
        "charms": [spell(name, tongue) for name in plot["enchantments"]],
    }


@cache
def shop_face(name: str, tongue: Tongue) -> Face:
    """What is printed on a shop: its name, what it does, what each of its slots takes and gives."""
    card = SHOPS[number_of(SHOPS, name)]
    text = card_text(card.id, tongue)
    slots = []
    for number, each in enumerate(card.slots):
        takes = ["wild"] if each.kinds == ANY else [KIND_NAMES[kind] for kind in range(KINDS) if each.kinds >> kind & 1]
        says = [(kind, tongue.word("card any kind") if kind == "wild" else tongue.noun(kind)) for kind in takes]
        label = f"{tongue.word('board free slot')} {number + 1}"
        thing = f"slot {card.id} {number + 1}"
        slots.append(Face(thing=thing, takes=says, gives=glyphs(each.reward), label=label))
    spaces = []
    for number, reward in enumerate(card.coin_spaces, start=1):
        label = f"{tongue.word('board space', number=number)}: {plain(tongue.sentence(reward))}"
        spaces.append(Face(thing=f"space {number}", gives=glyphs(parts_of(reward)), label=label))
    return Face(
        id=card.id,
        name=text.name,
        slots=slots,
        spaces=spaces,
        says=[] if card.ability is None else shown(tongue.sentence(card.ability)),
        label=f"{text.name}. {' '.join(plain(line) for line in text.lines)}",
    )


def piece(view: View, number: int, tongue: Tongue) -> dict[str, Any]:
    """A figure in front of a shop: a player's, or a stranger's."""
    if number < view["seats"]:
        return {"number": number, "kind": "", "label": tongue.word("board piece", name=tongue.seat(number))}
    kind = view["strangers"][number - view["seats"]]["kind"] if view["strangers"] else ""
    return {"number": number, "kind": kind, "label": tongue.word("board strangers")}


@cache
def spell(name: str, tongue: Tongue) -> Face:
    """An enchantment: its kind, what it asks for, what it brings."""
    card = SPELL[name]
    text = card_text(name, tongue)
    span = f"{card.hearts_by_sets[0]}–{card.hearts_by_sets[-1]}" if card.hearts_by_sets else ""
    return Face(
        id=name,
        kind=KIND_NAMES[card.kind],
        gold=name.startswith("gold"),
        cost=[(KIND_NAMES[kind], card.cost[kind]) for kind in range(KINDS) if card.cost[kind]],
        sets=bool(card.hearts_by_sets),
        span=span,
        brings=glyphs(card.reward),
        no_coins=not card.coins,
        label=plain(f"{text.name}. {' '.join(text.lines)}"),
    )


def offered(name: str, me: PlayerView | None, tongue: Tongue) -> Face:
    """An enchantment as a player sees it: what of its price is not in the purse, and how much coins leave lacking."""
    face = spell(name, tongue)
    if me is None:
        return {**face, "short": [], "lacks": None}
    card = SPELL[name]
    stock = me["stock"]
    help_at_hand = stock[COIN] if card.coins else 0
    short = [KIND_NAMES[kind] for kind in range(KINDS) if card.cost[kind] > stock[kind]]
    return {**face, "short": short, "lacks": max(0, shortage(stock, card.cost) - help_at_hand)}


def prepared(name: str, me: PlayerView, tongue: Tongue) -> Face:
    """The enchantment a player has prepared."""
    return labelled(offered(name, me, tongue), tongue.word("board reserved"))


def labelled(card: Face, words: str) -> Face:
    """A card with what it is to the player."""
    return {**card, "label": f"{words}: {card['label']}"}


@cache
def guest(name: str, tongue: Tongue) -> Face:
    """A fancy dragon."""
    text = card_text(name, tongue)
    says = " ".join(text.lines[1:])
    return Face(
        id=name,
        name=text.name,
        moon=MOONS[name],
        text=shown(says),
        length=length_of(says, text.name),
        label=f"{text.name}. {' '.join(plain(line) for line in text.lines)}",
    )


def companion_of(companion: str | None, used: bool, tongue: Tongue) -> dict[str, Any] | None:
    """The companion of the seat, if it has one."""
    if companion is None:
        return None
    text = card_text(companion, tongue)
    lines = " ".join(text.lines)
    label = tongue.word("board companion") + (f" ({tongue.word('board used')})" if used else "")
    found = {"id": companion, "name": text.name, "text": shown(lines), "length": length_of(lines, text.name)}
    return {**found, "used": used, "label": f"{label}: {text.name}"}


def stock(counts: Sequence[int], tongue: Tongue) -> list[tuple[str, int, str]]:
    """Goods and coins of a seat: name, number, words."""
    return [(TOKEN_NAMES[token], count, tongue.noun(TOKEN_NAMES[token])) for token, count in enumerate(counts)]


def unlockable(view: View, tongue: Tongue) -> list[dict[str, Any]]:
    """The achievements a solo player is choosing from at the end."""
    names = {key.split()[-1] for key in view["question"]["options"]}
    found = []
    for achievement in ACHIEVEMENTS:
        if achievement.id in names:
            text = card_text(achievement.id, tongue)
            found.append(
                {"id": achievement.id, "name": text.name, "text": " ".join(plain(line) for line in text.lines)}
            )
    return found


def known(view: View, tongue: Tongue) -> list[tuple[str, list[dict[str, Any]]]]:
    """What the seat knows of other hands, by player."""
    found = []
    for number, player in enumerate(view["players"]):
        if number != view["seat"]:
            cards = [artisan(card, tongue) for card in player["known"]]
            cards += [guest(card, tongue) for card in player["fancy_known"]]
            if cards:
                found.append((tongue.seat(number), cards))
    return found
