"""The pictures of Flamecraft Duals: token faces, patterns, fancy dragons, the fountain, ratings."""

from __future__ import annotations

from functools import partial

from embertable.art import backs, town, townsfolk
from embertable.art.backs import cloth_back
from embertable.art.palette import tone
from embertable.art.pen import Pen
from embertable.art.shapes import Fit, polygon
from embertable.art.sheet import placed, symbol
from embertable.art.signs import signs
from embertable.art.tokens import stamp
from embertable.art.townsfolk import Folk, draw_folk
from embertable.games.flamecraft_duals.cards.tables import CARD_IDS, PATTERNS, RATINGS, Rating
from embertable.games.flamecraft_duals.look import faces
from embertable.games.flamecraft_duals.look.faces import KIND_GOOD, KIND_HUE, strength
from embertable.games.flamecraft_duals.places.patterns import Pattern
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE_IDS, KIND_IDS, KINDS, KINDS_OF

SIGNS = ("bread", "meat", "iron", "gem", "plant", "potion", "heart", "coin", "fountain", "bag", "artisan")

ACROSS, DOWN = 94, 81  # from the middle of a six-sided cell to its neighbour, and to the next row

HEART = 20  # the side of a heart on a rating
HEART_BOX = f'width="{HEART}" height="{HEART}"'
SQUARE_BOX = f'width="{faces.SQUARE}" height="{faces.SQUARE}"'
HEX = ((0, -0.93), (0.9, -0.46), (0.9, 0.46), (0, 0.93), (-0.9, 0.46), (-0.9, -0.46))  # the corners of a cell

GUESTS: dict[str, Folk] = {  # the fancy dragons, as their names would have them
    "star": Folk(275, ("stars", "bow"), "wand", "playful", 0.7, accent=95),
    "precious": Folk(335, ("crown", "bow"), "gem", light=0.75),
    "swift": Folk(165, ("scarf", "visor"), "", "playful", accent=30),
    "tailor": Folk(25, ("glasses", "patches"), "needle"),
    "buddy": Folk(62, ("scarf",), "heart", "playful", 0.72, accent=240),
    "penny": Folk(85, ("top_hat",), "coin", light=0.72),
    "trio": Folk(200, ("stars", "bow_tie"), "coin"),
    "seer": Folk(295, ("witch", "monocle"), "moon", "shy", 0.5),
}


def symbols() -> dict[str, str]:
    """Faces by their names, cards, fancy dragons, faces and ratings as card-<id>, the fountain, backs, signs."""
    drawn: dict[str, str] = {}
    for number, face in enumerate(FACE_IDS):
        kinds = [FACE_IDS[kind] for kind in KINDS_OF[number]]
        drawn[face] = symbol(face, faces.token(kinds), faces.SQUARE)
        if kinds:
            drawn[f"card-{face}"] = symbol(f"card-{face}", f'<use href="#{face}"/>', faces.SQUARE)
    for card, pattern in zip(CARD_IDS, PATTERNS, strict=True):
        drawn[f"card-{card}"] = symbol(f"card-{card}", figure(pattern), *figure_box(pattern))
    for dragon in DRAGON_IDS:
        drawn[f"card-{dragon}"] = symbol(f"card-{dragon}", draw_folk(dragon, GUESTS[dragon]), townsfolk.SQUARE)
    for kind in KIND_IDS:
        drawn[f"house-{kind}"] = symbol(f"house-{kind}", shop(kind), town.WIDTH, town.HEIGHT)
    drawn["lamp"] = symbol("lamp", town.lamp(), 40, 120)
    for number in range(2):
        drawn[f"tree-{number}"] = symbol(f"tree-{number}", town.tree(number), 100, 120)
    drawn["fountain-piece"] = symbol("fountain-piece", town.fountain(), faces.SQUARE)
    for rank, rating in enumerate(reversed(RATINGS)):
        drawn[f"card-{rating.id}"] = symbol(f"card-{rating.id}", medal(rating, rank), faces.SQUARE)
    drawn["back-shop"] = symbol("back-shop", cloth_back(235, "heart", "dots"), backs.WIDTH, backs.HEIGHT)
    drawn["back-fancy"] = symbol("back-fancy", cloth_back(330, "fancy", "waves"), backs.WIDTH, backs.HEIGHT)
    return {**drawn, **signs(*SIGNS, look="embertable.games.flamecraft_duals.look")}


def shop(kind: str) -> str:
    """A house on the square, its trade in the gable."""
    good = KIND_GOOD[kind]
    symbol = "crystal" if good == "gem" else good
    return town.house(kind, symbol, [], partial(stamp, name=good, x=100, y=41, size=25))


def medal(rating: Rating, rank: int) -> str:
    """A fountain with a heart for every rank, or a dry one."""
    if not rating.is_won:
        return town.dry_fountain()
    left = (faces.SQUARE - rank * HEART) / 2
    hearts = [f'<use href="#heart" x="{left + place * HEART:g}" y="74" {HEART_BOX}/>' for place in range(rank)]
    return f'<use href="#fountain-piece" {SQUARE_BOX}/>' + "".join(hearts)


def spots(pattern: Pattern) -> list[tuple[float, float]]:
    """The left upper corners of the tokens of a pattern, the whole beginning at the origin."""
    places = [(ACROSS * (q + r / 2), DOWN * r) for q, r in pattern.cells]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return [(x - left, y - top) for x, y in places]


def figure_box(pattern: Pattern) -> tuple[int, int]:
    """The room a pattern takes."""
    places = spots(pattern)
    return round(max(x for x, _ in places)) + faces.SQUARE, round(max(y for _, y in places)) + faces.SQUARE


def figure(pattern: Pattern) -> str:
    """A pattern laid with the faces of the same sheet."""
    tokens = zip(pattern.kinds, spots(pattern), strict=True)
    side = faces.SQUARE
    return "".join(
        f'<use href="#{FACE_IDS[kind]}" x="{x:g}" y="{y:g}" width="{side}" height="{side}"/>' for kind, (x, y) in tokens
    )


def cover() -> str:
    """A board full of faces."""
    pen = Pen("#5a4634", 2)
    pen.flat("#c9a87a", polygon([(0, 0), (480, 0), (480, 200), (0, 200)]))
    order = (0, 4, 1, 5, 2, 3)
    tokens = ""
    for row in range(-1, 3):
        for column in range(-1, 7):
            kind = order[(column * 2 + row * 3) % KINDS]
            x, y = ACROSS * (column + row % 2 / 2) - 34, DOWN * row + 6
            face = FACE_IDS[kind]
            edge = [(x + 50 + 52 * dx, y + 50 + 58 * dy) for dx, dy in HEX]
            pen.inked(tone(0.5, strength(face), KIND_HUE[face]), polygon(edge))
            if -80 < x < 470 and -80 < y < 190:
                tokens += placed(faces.token([face]), round(x + 11), round(y + 11), 0.78)
    return pen.write(Fit()) + tokens
