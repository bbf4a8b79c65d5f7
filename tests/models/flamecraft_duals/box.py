"""What is in the box of Flamecraft Duals and how patterns lie, typed anew from the rules page and the cards."""

from __future__ import annotations

from collections.abc import Iterator

KINDS = ["baker", "jeweller", "cook", "blacksmith", "potion-maker", "gardener"]  # in the order of the chart

TWO_COLOURED = {
    "dual-baker-jeweller": ["baker", "jeweller"],
    "dual-jeweller-blacksmith": ["jeweller", "blacksmith"],
    "dual-blacksmith-potion-maker": ["blacksmith", "potion-maker"],
    "dual-potion-maker-gardener": ["potion-maker", "gardener"],
    "dual-cook-gardener": ["cook", "gardener"],
    "dual-baker-cook": ["baker", "cook"],
}

SHOPS = [
    *[f"{kind}-{shape}" for kind in KINDS for shape in ("line", "triangle")],
    *[f"{two}-pair-{one}" for two in KINDS for one in KINDS if one != two],
]

FOUNTAINS = {  # what lies side by side, and what in the hollows
    "fountain-baker-jeweller": ("baker", "jeweller"),
    "fountain-jeweller-blacksmith": ("jeweller", "blacksmith"),
    "fountain-blacksmith-potion-maker": ("blacksmith", "potion-maker"),
    "fountain-potion-maker-gardener": ("potion-maker", "gardener"),
    "fountain-gardener-cook": ("gardener", "cook"),
    "fountain-cook-baker": ("cook", "baker"),
}

DRAGONS = ["star", "precious", "swift", "tailor", "buddy", "penny", "trio", "seer"]

RATINGS = [(60, "master-of-flamecraft"), (50, "flamekeeper"), (40, "shop-host"), (0, "fountain-helper")]

# Where a cell lies: how far to the right, in halves of a cell, and in which row.
PLACE = {
    f"{'abcde'[row]}{number + 1}": (5 - length + 2 * number, row)
    for row, length in enumerate([3, 4, 5, 4, 3])
    for number in range(length)
}
CELL = {place: cell for cell, place in PLACE.items()}
ROUND = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]  # the six neighbours of a cell, going round


def beside(cell: str) -> list[str]:
    """The cells that share a side with this one."""
    right, row = PLACE[cell]
    return [CELL[right + x, row + y] for x, y in ROUND if (right + x, row + y) in CELL]


def face(token: str) -> str:
    """What a token shows: `cook` for each of the six cooks."""
    return token.rstrip("0123456789").rstrip("-")


def kinds(token: str) -> list[str]:
    """The abilities of a token; Buddy has none."""
    return [] if token == "buddy" else TWO_COLOURED.get(face(token), [face(token)])


def all_tokens() -> list[str]:
    """Every token but Buddy."""
    return [f"{kind}-{number}" for kind in KINDS for number in range(1, 7)] + list(TWO_COLOURED)


def hearts(card: str) -> int:
    """What a card is worth."""
    if card in FOUNTAINS:
        return 4
    return 2 if "-pair-" in card else 3


def pattern(card: str, turn: int) -> list[tuple[int, int, str]]:
    """How far from its first cell each dragon of a card lies, if the card is turned so often by a sixth."""
    (x, y), (left_x, left_y), (right_x, right_y) = ROUND[turn], ROUND[turn - 1], ROUND[(turn + 1) % 6]
    if card in FOUNTAINS:
        middle, tip = FOUNTAINS[card]
        return [(0, 0, middle), (x, y, middle), (left_x, left_y, tip), (right_x, right_y, tip)]
    if card.endswith("-line"):
        kind = card.removesuffix("-line")
        return [(0, 0, kind), (x, y, kind), (2 * x, 2 * y, kind)]
    if card.endswith("-triangle"):
        kind = card.removesuffix("-triangle")
        return [(0, 0, kind), (x, y, kind), (right_x, right_y, kind)]
    two, one = card.split("-pair-")
    return [(0, 0, two), (x, y, two), (2 * x, 2 * y, one)]


def ways(card: str) -> Iterator[list[tuple[tuple[int, int], str]]]:
    """Every way to lay a card anywhere, also over the edge: the kind wanted at each place."""
    for right, row in PLACE.values():
        for turn in range(6):
            yield [((right + x, row + y), kind) for x, y, kind in pattern(card, turn)]


WAYS = {card: list(ways(card)) for card in [*SHOPS, *FOUNTAINS]}


def matches(card: str, tops: dict[tuple[int, int], str]) -> bool:
    """Whether the pattern lies somewhere among these top tokens."""
    return any(all(place in tops and fits(tops[place], kind) for place, kind in way) for way in WAYS[card])


def fits(token: str, kind: str) -> bool:
    """A two-coloured token is either of its kinds, Buddy is any."""
    return token == "buddy" or kind in kinds(token)
