"""The forest and what burns in it, the wind, and the cards of the seat that looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from embertable.core.effects import OneOf
from embertable.core.game import Face
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower.cards.index import printed
from embertable.games.fire_tower.cards.tables import ActionCard
from embertable.games.fire_tower.knowledge.view import Tower, View
from embertable.games.fire_tower.places.forest import LETTERS, SIZE
from embertable.games.fire_tower.terms import BROKEN, BURNING, CORNERS, DIRECTIONS, FOR_EVER, KINDS, LOST, THREATS
from embertable.games.fire_tower.text.cards import card_text

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
        "has": [seat_row(player, tongue) for player in view["players"]],
        "columns": LETTERS,
        "rows": [
            [cells(look, tongue)[row][column] for column, look in enumerate(line)]
            for row, line in enumerate(view["map"])
        ],
        "zones": [zone(number, player, tongue) for number, player in enumerate(view["players"])],
        "wind": words["wind"].format(direction=tongue.noun(view["wind"])),
        "turn": TURNS[view["wind"]],
        "threatened": [tongue.seat(seat) for seat in threatened(view)],
        "sides": [(words[name], name == view["wind"]) for name in DIRECTIONS],
        "deck": view["deck"],
        "open_pile": actions(view["discard"][-1:], tongue),
        "discarded": len(view["discard"]),
        "limit": words["limit"].format(limit=view["limit"]),
        "hand": None if me is None else actions(me["hand"] or [], tongue),
        "bucket": None if seat is None or me is None or me["bucket"] == "gone" else bucket(seat, me, tongue),
        "drawn": actions(view["drawn"]["hand"] or [], tongue),
        "known": [(tongue.seat(each["seat"]), tongue.name(each["card"])) for each in view["known"]],
    }


def seat_row(player: Tower, tongue: Tongue) -> list[tuple[str, str, str]]:
    """What a seat holds: its tower, cards, its bucket."""
    stands = tongue.word("tower stands" if player["intact"] else "tower burnt")
    tower = ("tower" if player["intact"] else "flame", "" if player["role"] == "active" else stands, stands)
    held = ("cards", str(player["cards"]), tongue.word("board cards"))
    full = player["bucket"] == "full"
    pail = ("bucket", "" if full else "–", tongue.word(f"bucket {player['bucket']}"))
    return [tower, held, pail]


def threatened(view: View) -> list[int]:
    """The seats whose standing towers lie under the wind."""
    wind = DIRECTIONS.index(view["wind"])
    return [
        seat
        for seat, player in enumerate(view["players"])
        if player["intact"] and wind in THREATS[CORNERS.index(player["corner"])]
    ]


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
    return {"id": card, "kind": kind, "name": tongue.name(card), "text": plain(said)}
