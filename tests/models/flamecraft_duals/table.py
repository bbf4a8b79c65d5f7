"""The table as plain lists and dictionaries, what can be asked of it, and what a seat sees of it."""

from __future__ import annotations

from typing import Any

from tests.models.flamecraft_duals import box

Table = dict[str, Any]


class Difference(AssertionError):
    """The model and the game do not agree, or chance did what the model says it cannot do."""


class Told:
    """What the model cannot know by itself: the outcome of chance, read from the game it plays along with."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}  # what an onlooker sees
        self.hands: list[list[str]] = []
        self.deck: list[str] = []  # from the bottom
        self.left_out: list[str] = []  # shop cards taken out of the deck, so that it is short
        self.draws: list[list[str]] = []  # the pulls that decided who begins, a pair at a time


def possible(is_so: bool, what: str) -> None:
    """Refuse what chance cannot have done."""
    if not is_so:
        raise Difference(what)


def tops(t: Table) -> dict[str, str]:
    """The top token of every cell that has one."""
    return {cell: stack[-1] for cell, stack in t["board"].items() if stack}


def cell_of(t: Table, token: str) -> str | None:
    """Where a token lies."""
    return next((cell for cell, stack in t["board"].items() if token in stack), None)


def is_legal(t: Table, cell: str) -> bool:
    """Fewer than three tokens, and no fountain piece."""
    return len(t["board"][cell]) < 3 and t["piece"] != cell


def move(t: Table, key: str) -> str:
    """Carry out `move c2 c1`; which token moved."""
    _, source, target = key.split()
    token: str = t["board"][source].pop()
    t["board"][target].append(token)
    return token


def steps(t: Table, cells: list[str], but: str = "") -> list[str]:
    """Moves of the top tokens of these cells by one step."""
    found = []
    for cell in cells:
        if t["board"][cell] and t["board"][cell][-1] != but:
            found += [f"move {cell} {target}" for target in box.beside(cell) if is_legal(t, target)]
    return found


def can_score(t: Table, card: str) -> bool:
    """Whether the pattern of a card lies on the board."""
    return box.matches(card, {box.PLACE[cell]: token for cell, token in tops(t).items()})


def can_pull(t: Table) -> bool:
    """Whether there is a token to be had."""
    return bool(t["bag"] or t["reserve"])


def can_act(t: Table, token: str, kind: str, chain: list[str]) -> bool:
    """Whether an ability can be carried out at all by this token where it lies."""
    cell = cell_of(t, token)
    assert cell is not None
    if kind in ("baker", "jeweller"):
        return can_pull(t)
    if kind == "cook":
        return any(t["board"][other] for other in box.beside(cell))
    if kind == "blacksmith":
        return bool(steps(t, box.beside(cell)))
    if kind == "potion-maker":
        return len(tops(t)) >= 2
    return bool(targets(t, token, [*chain, token]))


def targets(t: Table, gardener: str, chain: list[str]) -> list[str]:
    """What a gardener can wake so that the chain can be finished."""
    cell = cell_of(t, gardener)
    assert cell is not None
    found = []
    for other in box.beside(cell):
        for token in t["board"][other][-1:]:
            if token not in chain:
                found += [f"activate {kind} {other}" for kind in box.kinds(token) if can_act(t, token, kind, chain)]
    return found


def points(t: Table, seat: int) -> int:
    """Hearts on scored cards and for coins."""
    me = t["players"][seat]
    scored = sum(box.hearts(card) for card in me["scored"])
    if "penny" in t["in_force"]:
        return scored + (0 if me["coins"] else 3)
    return int(scored + me["coins"])


def winners(t: Table) -> list[int]:
    """More hearts; then more scored cards; then both. Alone: whoever finished the fountain."""
    if t["seats"] == 1:
        return [0] if t["rating"] not in (None, "dry-fountain") else []
    ranks = [(points(t, seat), len(t["players"][seat]["scored"])) for seat in range(2)]
    return [seat for seat in range(2) if ranks[seat] == max(ranks)]


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat, or an onlooker, sees; lists without an order are sorted, and tokens shown by their faces."""
    return {
        "seats": t["seats"],
        "turn": t["turn"],
        "turns": t["turns"],
        "dragons": sorted(t["dragons"]),
        "has_fountain": t["has_fountain"],
        "board": {cell: [box.face(token) for token in stack] for cell, stack in t["board"].items()},
        "piece": t["piece"],
        "bag": {face: n for face in [*box.KINDS, *box.TWO_COLOURED, "buddy"] if (n := faces(t["bag"]).count(face))},
        "reserve": faces(t["reserve"]),
        "out": faces(t["out"]),
        "deck": len(t["deck"]),
        "remembered": [
            {"place": place, "card": card} for place, (card, who) in enumerate(t["deck"]) if who == seat is not None
        ],
        "display": sorted(t["display"]),
        "fountains": sorted(t["fountains"]),
        "pile": t["pile"],
        "tray": faces(t["tray"]),
        "coin_spent": t["coin_spent"],
        "fountain_scored": t["fountain_scored"],
        "card_scored": t["card_scored"],
        "ending": t["ending"],
        "special": t["special"],
        "hand_limit": hand_limit(t),
        "rating": t["rating"],
        "points": [points(t, number) for number in range(t["seats"])],
        "players": [seen_player(t, number, seat) for number in range(t["seats"])],
    }


def seen_player(t: Table, number: int, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a player."""
    player = t["players"][number]
    return {
        "hand": sorted(player["hand"]) if number == seat else None,
        "hand_size": len(player["hand"]),
        "known": sorted(player["known"]) if seat is not None else [],
        "scored": player["scored"],
        "coins": player["coins"],
        "held": faces(player["held"]),
        "hearts": points(t, number),
    }


def hand_limit(t: Table) -> int:
    """Three with Trey."""
    return 3 if "trio" in t["in_force"] else 2


def faces(tokens: list[str]) -> list[str]:
    """What tokens show, in no order."""
    return sorted(box.face(token) for token in tokens)
