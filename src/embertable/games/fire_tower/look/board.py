"""The forest and what burns in it, the wind, and the cards of the seat that looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from embertable.core.effects import OneOf
from embertable.core.game import Face
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower.cards.index import printed
from embertable.games.fire_tower.cards.tables import ActionCard
from embertable.games.fire_tower.chapters.teams import partner
from embertable.games.fire_tower.knowledge.view import Tower, View
from embertable.games.fire_tower.look.patterns import pattern_of
from embertable.games.fire_tower.look.sketch import fallen, rolled, sketch
from embertable.games.fire_tower.places.forest import BITS, LETTERS, ROOFS, ROW, SIZE, beside
from embertable.games.fire_tower.places.forest import cell as cell_at
from embertable.games.fire_tower.terms import (
    BROKEN,
    BURNING,
    CORNERS,
    DIRECTIONS,
    FOR_EVER,
    KINDS,
    LOST,
    MODES,
    TEAMS,
    THREATS,
)
from embertable.games.fire_tower.text.cards import card_text

__all__ = ["board", "fallen", "rolled", "sketch"]

KEPT = 4096  # rows of maps that are remembered
SOURCES = BURNING + FOR_EVER + LOST
LOOKS = {BURNING: "fire", BROKEN: "break", LOST: "burnt"}
PICTURES = {"fire": "fire", "break": "firebreak"}
ZONES = {"nw": (1, 1), "ne": (1, 14), "se": (14, 14), "sw": (14, 1)}  # row and column of the first cell
TURNS = {"north": -90, "east": 0, "south": 90, "west": 180}


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = tongue.section("board")
    seat = view["seat"]
    me = view["players"][seat] if seat is not None else None
    return {
        "words": words,
        "status": words["status"].format(turn=max(1, view["turns"])),
        "has": [
            [*ally(view, number, tongue), *seat_row(player, steps, tongue)]
            for number, (player, steps) in enumerate(zip(view["players"], steps_of_fire(view), strict=True))
        ],
        "columns": LETTERS,
        "rows": [cells_of(row, line, tongue) for row, line in enumerate(view["map"])],
        "zones": [zone(number, player, tongue) for number, player in enumerate(view["players"])],
        "wind": words["wind"].format(direction=tongue.noun(view["wind"])),
        "turn": TURNS[view["wind"]],
        "die": f"die-{view['wind']}",
        "threatened": [(seat, tongue.seat(seat)) for seat in threatened(view)],
        "sides": [(words[name], name == view["wind"]) for name in DIRECTIONS],
        "deck": view["deck"],
        "open_pile": actions(view["discard"][-1:], tongue),
        "discarded": len(view["discard"]),
        "limit": words["limit"].format(limit=view["limit"]),
        "hand": None if me is None else stacked(me["hand"] or [], tongue),
        "bucket": None if seat is None or me is None or me["bucket"] == "gone" else bucket(seat, me, tongue),
        "drawn": stacked(view["drawn"]["hand"] or [], tongue),
        "known": [(tongue.seat(each["seat"]), tongue.name(each["card"])) for each in view["known"]],
    }


def seat_row(player: Tower, steps: int | None, tongue: Tongue) -> list[tuple[str, str, str]]:
    """What a seat holds: its tower, cards, its bucket; how near the fire is."""
    stands = tongue.word("tower stands" if player["intact"] else "tower burnt")
    tower = ("tower" if player["intact"] else "flame", "" if player["role"] == "active" else stands, stands)
    held = ("cards", str(player["cards"]), tongue.word("board cards"))
    full = player["bucket"] == "full"
    pail = ("bucket", "" if full else "–", tongue.word(f"bucket {player['bucket']}"))
    if not player["intact"]:
        return [tower, held, pail]
    away = tongue.word("board walled") if steps is None else tongue.word("board away", count=steps)
    return [tower, held, pail, ("flame", away, tongue.word("board nearest fire"))]


def ally(view: View, seat: int, tongue: Tongue) -> list[tuple[str, str, str]]:
    """Two against two: the sign of the seat that plays on the same side."""
    if view["mode"] != MODES[TEAMS]:
        return []
    word = tongue.word("board ally")
    return [("people", "", word), (f"seat-{partner(seat)}", "", word)]


def steps_of_fire(view: View) -> list[int | None]:
    """By seat: how many cells fire still has to take to stand on the roof; None where firebreaks wall it off."""
    reached = open_cells = 0
    for row, line in enumerate(view["map"]):
        burning, free = masks(line)
        reached |= burning << row * ROW
        open_cells |= free << row * ROW
    roofs = [ROOFS[CORNERS.index(player["corner"])] for player in view["players"]]
    found: list[int | None] = [None] * len(roofs)
    for steps in range(SIZE * SIZE):
        for seat, roof in enumerate(roofs):
            if found[seat] is None and reached & roof:
                found[seat] = steps
        further = beside(reached) & open_cells & ~reached
        if not further or None not in found:
            break
        reached |= further
    return found


@lru_cache(KEPT)
def masks(line: str) -> tuple[int, int]:
    """What burns of a row of the map, and what does not but could, as it were the first."""
    burning = sum([BITS[cell_at(0, column)] for column, look in enumerate(line) if look in SOURCES])
    free = sum([BITS[cell_at(0, column)] for column, look in enumerate(line) if look not in SOURCES + BROKEN])
    return burning, free


def threatened(view: View) -> list[int]:
    """The seats whose standing towers lie under the wind."""
    wind = DIRECTIONS.index(view["wind"])
    return [
        seat
        for seat, player in enumerate(view["players"])
        if player["intact"] and wind in THREATS[CORNERS.index(player["corner"])]
    ]


@lru_cache(KEPT)
def cells_of(row: int, line: str, tongue: Tongue) -> list[Face]:
    """A row of the map."""
    return [cells(look, tongue)[row][column] for column, look in enumerate(line)]


@cache
def cells(look: str, tongue: Tongue) -> list[list[Face]]:
    """The cells of the map, by row and column, as they look in one state."""
    return [[cell(look, row, column, tongue) for column in range(SIZE)] for row in range(SIZE)]


def cell(look: str, row: int, column: int, tongue: Tongue) -> dict[str, Any]:
    """One cell of the map."""
    words = tongue.section("board")
    name = f"{LETTERS[column]}{row + 1}"
    state = LOOKS.get(look, "free")
    label = words["eternal"] if look == FOR_EVER else words[state].format(name=name)
    return Face(
        thing=f"cell {name}", row=row + 1, column=column + 1, look=state, picture=PICTURES.get(state), label=label
    )


def zone(seat: int, player: Tower, tongue: Tongue) -> dict[str, Any]:
    """The corner of a player: nine cells round a tower."""
    row, column = ZONES[player["corner"]]
    return {
        "seat": seat,
        "corner": player["corner"],
        "intact": player["intact"],
        "row": row,
        "column": column,
        "label": f"{tongue.word('board tower')}: {tongue.seat(seat)}",
    }


def bucket(seat: int, player: Tower, tongue: Tongue) -> dict[str, Any]:
    """The bucket card of the seat, or its other face."""
    card = "bucket" if player["bucket"] == "full" else "reckless-abandon"
    return {"card": action(card, tongue), "thing": f"bucket {seat}"}


def stacked(cards: Sequence[str], tongue: Tongue) -> list[tuple[Face, int]]:
    """Cards in their order, those that are alike on one stack."""
    return [(action(card, tongue), count) for card, count in Counter(cards).items()]


def actions(cards: Sequence[str], tongue: Tongue) -> list[dict[str, Any]]:
    """Cards as rows."""
    return [action(card, tongue) for card in cards]


@cache
def action(card: str, tongue: Tongue) -> Face:
    """A card: its kind, its name and what it does in a line."""
    face = printed(card)
    lines = card_text(card, tongue).lines
    kind = KINDS[face.kind] if isinstance(face, ActionCard) else "event"
    said = " ".join(lines[1:] if isinstance(face.effect, OneOf) else lines)
    return {
        "id": card,
        "kind": kind,
        "name": tongue.name(card),
        "text": plain(said),
        "pattern": pattern_of(face.effect),
    }
