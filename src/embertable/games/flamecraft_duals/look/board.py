"""The table seen from a seat: the board in the middle, what comes to it on the left, open cards on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from embertable.core.game import Face
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft_duals.cards.tables import HEARTS, NUMBER, PATTERNS
from embertable.games.flamecraft_duals.knowledge.view import PlayerView, View
from embertable.games.flamecraft_duals.look.art import figure_box
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES, PLACES, RADIUS
from embertable.games.flamecraft_duals.places.patterns import FACES_OF, placements
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE, FACE_IDS, KINDS_OF, TOKEN_IDS
from embertable.games.flamecraft_duals.text.cards import card_name, card_text
from embertable.games.flamecraft_duals.text.slots import cell_name

EDGES = ("#a86c14", "#2379a5", "#a93f38", "#5d6876", "#7446a3", "#4b7f2b")  # by kind: the side of a token in a stack
BUDDY_EDGE = "#c98a3c"
NOTHING = -1  # the face of an empty cell
LIFT = 7  # how much higher each token of a stack lies


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = tongue.section("board")
    seat = view["seat"]
    me = view["players"][seat] if seat is not None else None
    return {
        "words": words,
        "status": status(view, tongue),
        "has": [seat_row(player, tongue) for player in view["players"]],
        "cells": [cell(view, name, q, r, tongue) for name, (q, r) in zip(CELL_NAMES, PLACES, strict=True)],
        "tray": [token(each, tongue) for each in view["tray"]],
        "held": [token(each, tongue) for player in view["players"] for each in player["held"]],
        "bag": sum(view["bag"].values()),
        "bag_faces": [(face, count, tongue.noun(face)) for face, count in view["bag"].items()],
        "reserve": [token(each, tongue) for each in view["reserve"]],
        "deck": view["deck"],
        "display": patterns(view["display"], view, tongue),
        "has_fountain": view["has_fountain"],
        "fountains": patterns(view["fountains"], view, tongue),
        "pile": view["pile"],
        "dragons": [dragon(name, tongue) for name in view["dragons"]],
        "pick": [dragon(name, tongue) for name in picks(view)],
        "hand": None if me is None else patterns(me["hand"] or [], view, tongue),
        "known": [] if seat is None else patterns(others_known(view, seat), view, tongue),
        "coins": None if me is None else me["coins"],
        "spent": view["coin_spent"],
        "scored": None if me is None else len(me["scored"]),
        "hearts": None if me is None else tongue.count(me["hearts"], "point"),
    }


def status(view: View, tongue: Tongue) -> str:
    """How far the duel is."""
    parts = [tongue.word("board status", turn=max(1, view["turns"]))]
    if view["special"]:
        parts.append(tongue.word("board special scoring"))
    elif view["ending"]:
        parts.append(tongue.word("board last turn"))
    if view["rating"]:
        parts.append(tongue.name(view["rating"]))
    return " · ".join(parts)


def seat_row(player: PlayerView, tongue: Tongue) -> list[tuple[str, int, str]]:
    """What a seat holds: coins, cards in hand, cards scored; its hearts are its points."""
    return [
        ("coin", player["coins"], tongue.word("board coins")),
        ("cards", player["hand_size"], tongue.word("board hand")),
        ("check", len(player["scored"]), tongue.word("board scored")),
    ]


def picks(view: View) -> list[str]:
    """The fancy dragons a player is choosing from, while the table is being set up."""
    words = [key.split()[-1] for key in view["question"]["options"]]
    return [word for word in words if word in DRAGON_IDS and word not in view["dragons"]]


def others_known(view: View, seat: int) -> Sequence[str]:
    """The cards of the other hand this seat has seen."""
    return view["players"][1 - seat]["known"] if view["seats"] == 2 else []


@cache
def token(name: str, tongue: Tongue) -> Face:
    """A token by what it shows."""
    face = FACE[TOKEN_IDS.index(name)]
    return Face(face=FACE_IDS[face], label=tongue.noun(FACE_IDS[face]), edge=edge(face))


def edge(face: int) -> str:
    """The colour of the side of a token."""
    kinds = KINDS_OF[face]
    return EDGES[kinds[0]] if kinds else BUDDY_EDGE


def cell(view: View, name: str, q: int, r: int, tongue: Tongue) -> dict[str, Any]:
    """A cell of the board: its place, and the stack on it from the lowest token to the top."""
    words = tongue.section("board")
    stack = [token(each, tongue) for each in view["board"][name]]
    piece = view["piece"] == name
    label = words["cell"].format(name=cell_name(name))
    if piece:
        label = words["piece"].format(name=cell_name(name))
    elif stack:
        label = words["stack"].format(name=cell_name(name), face=stack[-1]["label"], height=len(stack))
    return {
        "name": name,
        "at": cell_name(name),
        "x": q + r / 2 + RADIUS,
        "y": r + RADIUS,
        "stack": [(each, LIFT * (len(stack) - 1 - level)) for level, each in enumerate(stack[:-1])],
        "top": stack[-1] if stack else None,
        "height": len(stack),
        "piece": piece,
        "label": label,
    }


def patterns(cards: Sequence[str], view: View, tongue: Tongue) -> list[tuple[Face, str, bool]]:
    """Shop or fountain cards, and how much of each lies on the board."""
    words = tongue.section("board")
    tops = [FACE[TOKEN_IDS.index(view["board"][name][-1])] if view["board"][name] else NOTHING for name in CELL_NAMES]
    found = []
    for card in cards:
        there, whole = laid(NUMBER[card], tops), len(PATTERNS[NUMBER[card]].cells)
        says = words["laid"] if there == whole else words["part"].format(there=there, whole=whole)
        found.append((pattern(card, tongue), says, there == whole))
    return found


def laid(number: int, tops: Sequence[int]) -> int:
    """How many tokens of a pattern lie where they should, in the way that has most of them."""
    kinds = PATTERNS[number].kinds
    return max(
        sum(1 for cell, kind in zip(lying, kinds, strict=True) if tops[cell] in FACES_OF[kind])
        for lying in lyings(number)
    )


@cache
def lyings(number: int) -> list[list[int]]:
    """Every way the pattern of a card lies on the board."""
    return placements(PATTERNS[number])


@cache
def pattern(card: str, tongue: Tongue) -> Face:
    """What is printed on a shop or fountain card."""
    number = NUMBER[card]
    width, height = figure_box(PATTERNS[number])
    return Face(id=card, name=card_name(card, tongue), hearts=HEARTS[number], box=f"0 0 {width} {height}")


@cache
def dragon(name: str, tongue: Tongue) -> Face:
    """A fancy dragon."""
    text = card_text(name, tongue)
    return Face(id=name, name=text.name, text=plain(text.lines[-1]))
