"""The table seen from a seat: the board on the town square, the six trades beside it, the cards below."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from typing import Any

from embertable.core.game import Face
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.flamecraft_duals.cards.tables import HEARTS, NUMBER, PATTERNS
from embertable.games.flamecraft_duals.knowledge.view import PlayerView, View
from embertable.games.flamecraft_duals.look.art import figure_box
from embertable.games.flamecraft_duals.look.sketch import flown, sketch
from embertable.games.flamecraft_duals.places.hexes import CELL, CELL_NAMES, CELLS, NEIGHBOURS, PLACES, RADIUS
from embertable.games.flamecraft_duals.places.patterns import FACES_OF, placements
from embertable.games.flamecraft_duals.terms import BUDDY, DRAGON_IDS, FACE, FACE_IDS, KIND_IDS, KINDS_OF, TOKEN_IDS
from embertable.games.flamecraft_duals.text.cards import card_name, card_text
from embertable.games.flamecraft_duals.text.slots import cell_name

__all__ = ["board", "flown", "sketch"]

EDGES = ("#a86c14", "#2379a5", "#a93f38", "#5d6876", "#7446a3", "#4b7f2b")  # by kind: the side of a token in a stack
BUDDY_EDGE = "#c98a3c"
NOTHING = -1  # the face of an empty cell
NOWHERE = -1  # the cell a token from the bag leaves
FACE_OF = {name: FACE[token] for token, name in enumerate(TOKEN_IDS)}
FITTING = [frozenset((*faces, BUDDY)) for faces in FACES_OF]  # by kind: the faces that stand for it
KEPT = 2048  # ways of cards that are remembered: most boards are drawn again with the same tops
LIFT = 7  # how much higher each token of a stack lies


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = tongue.section("board")
    seat = view["seat"]
    me = view["players"][seat] if seat is not None else None
    tops = tuple([FACE_OF[view["board"][name][-1]] if view["board"][name] else NOTHING for name in CELL_NAMES])
    mine = [] if me is None else me["hand"] or []
    gets = hearts_to_come([NUMBER[card] for card in (*mine, *view["fountains"])], tops, view)
    finishing = gets.keys()
    return {
        "words": words,
        "trades": [trade(kind, tongue) for kind in KIND_IDS],
        "acting": acting(view),
        "status": status(view, tongue),
        "has": [seat_row(player, tongue) for player in view["players"]],
        "cells": [cell(view, number, gets.get(number, 0), tongue) for number in range(CELLS)],
        "tray": [token(each, tongue) for each in view["tray"]],
        "held": [token(each, tongue) for player in view["players"] for each in player["held"]],
        "bag": sum(view["bag"].values()),
        "bag_faces": [(face, count, tongue.noun(face)) for face, count in view["bag"].items()],
        "reserve": [token(each, tongue) for each in view["reserve"]],
        "deck": view["deck"],
        "display": patterns(view["display"], tops, finishing, tongue),
        "has_fountain": view["has_fountain"],
        "fountains": patterns(view["fountains"], tops, finishing, tongue),
        "pile": view["pile"],
        "dragons": [dragon(name, tongue) for name in view["dragons"]],
        "pick": [dragon(name, tongue) for name in picks(view)],
        "hand": None if me is None else patterns(mine, tops, finishing, tongue),
        "known": [] if seat is None else patterns(others_known(view, seat), tops, finishing, tongue),
        "coins": None if me is None else me["coins"],
        "spent": view["coin_spent"],
        "scored": None if me is None else len(me["scored"]),
        "holds": "" if me is None else "|".join(f"card {card}" for card in me["scored"]),
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
def trade(kind: str, tongue: Tongue) -> Face:
    """One of the six trades: its name and what it does, for the legend."""
    text = card_text(kind, tongue)
    return Face(id=kind, name=text.name, does=plain(text.lines[-1]))


def acting(view: View) -> list[str]:
    """The trades the open question is about, as far as it tells."""
    keys = [key.split() for key in view["question"]["options"]]
    if view["question"]["ask"] == "ChooseSwap":
        return ["potion-maker"]
    named = {key[1] for key in keys if key[0] == "activate"}
    steps = [(CELL[key[1]], CELL[key[2]]) for key in keys if key[0] == "move"]
    if steps:
        near = all(there in NEIGHBOURS[here] for here, there in steps)
        named.add("blacksmith" if near else "cook")
    if not named:  # a token that waits to be placed
        named = {KIND_IDS[kind] for each in view["tray"] for kind in KINDS_OF[FACE_OF[each]]}
    return [kind for kind in KIND_IDS if kind in named]


@cache
def token(name: str, tongue: Tongue) -> Face:
    """A token by what it shows."""
    face = FACE[TOKEN_IDS.index(name)]
    does = " ".join(trade(KIND_IDS[kind], tongue)["does"] for kind in KINDS_OF[face])
    return Face(face=FACE_IDS[face], label=tongue.noun(FACE_IDS[face]), does=does, edge=edge(face))


def edge(face: int) -> str:
    """The colour of the side of a token."""
    kinds = KINDS_OF[face]
    return EDGES[kinds[0]] if kinds else BUDDY_EDGE


def cell(view: View, number: int, gets: int, tongue: Tongue) -> dict[str, Any]:
    """A cell of the board: its place, its stack from the lowest token to the top, what finishing a card there gets."""
    words = tongue.section("board")
    name, (q, r) = CELL_NAMES[number], PLACES[number]
    stack = [token(each, tongue) for each in view["board"][name]]
    piece = view["piece"] == name
    label = words["cell"].format(name=cell_name(name))
    if piece:
        label = words["piece"].format(name=cell_name(name))
    elif stack:
        label = words["stack"].format(name=cell_name(name), face=stack[-1]["label"], height=len(stack))
    if gets:
        label = f"{label}. {words['finishes'].format(count=gets)}"
    return {
        "name": name,
        "x": q + r / 2 + RADIUS,
        "y": r + RADIUS,
        "stack": [(each, LIFT * (len(stack) - 1 - level)) for level, each in enumerate(stack[:-1])],
        "top": stack[-1] if stack else None,
        "height": len(stack),
        "piece": piece,
        "gets": gets,
        "label": label,
    }


def patterns(
    cards: Sequence[str], tops: tuple[int, ...], finishing: AbstractSet[int], tongue: Tongue
) -> list[dict[str, Any]]:
    """Shop or fountain cards; how much of each lies on the board, and where, in the way that has most of it."""
    words = tongue.section("board")
    found = []
    for card in cards:
        lying, lacking = nearest(NUMBER[card], tops, finishing)
        there, whole = len(lying) - len(lacking), len(lying)
        places = [PLACES[each] for each in lying]
        found.append(
            {
                "card": pattern(card, tongue),
                "says": words["part"].format(there=there, whole=whole) if lacking else words["laid"],
                "whole": not lacking,
                "dots": [place < there for place in range(whole)],
                "outline": [
                    (q + r / 2 + RADIUS, r + RADIUS, each in lacking)
                    for each, (q, r) in zip(lying, places, strict=True)
                ],
            }
        )
    return found


@lru_cache(KEPT)
def ways(number: int, tops: tuple[int, ...]) -> list[tuple[list[int], list[tuple[int, int]]]]:
    """Every way a card lies, each with the cells whose top tokens do not fit and the kinds they want."""
    wanted = PATTERNS[number].kinds
    fitting = [FITTING[kind] for kind in wanted]
    found = []
    for lying in lyings(number):
        missing = [place for place, cell in enumerate(lying) if tops[cell] not in fitting[place]]
        found.append((lying, [(lying[place], wanted[place]) for place in missing]))
    return found


def nearest(number: int, tops: tuple[int, ...], finishing: AbstractSet[int]) -> tuple[list[int], list[int]]:
    """The way a card lies that has most of it, best one that can be finished now; and the cells lacking there."""
    every = ways(number, tops)
    least = min([len(missing) for _, missing in every])
    near = [(lying, [cell for cell, _ in missing]) for lying, missing in every if len(missing) == least]
    return next((way for way in near if not finishing.isdisjoint(way[1])), near[0])


def hearts_to_come(cards: Sequence[int], tops: tuple[int, ...], view: View) -> dict[int, int]:
    """By cell: the hearts of the best card that one of the open options finishes there."""
    keys = [key.split() for key in view["question"]["options"]]
    brought: dict[int, list[tuple[int, int]]] = {}  # by cell: faces that can come, and the cell each leaves
    for key in keys:
        if key[0] in ("place", "leave"):
            brought.setdefault(CELL[key[2]], []).append((FACE_IDS.index(key[1]), NOWHERE))
        elif key[0] in ("move", "swap"):
            here, there = CELL[key[1]], CELL[key[2]]
            brought.setdefault(there, []).append((tops[here], here))
            if key[0] == "swap":
                brought.setdefault(here, []).append((tops[there], there))
    found: dict[int, int] = {}
    for number in cards if brought else ():
        every = ways(number, tops)
        if any(not missing for _, missing in every):
            continue  # it lies there already
        for lying, missing in every:
            if len(missing) == 1:
                cell, kind = missing[0]
                if any(face in FITTING[kind] and left not in lying for face, left in brought.get(cell, ())):
                    found[cell] = max(found.get(cell, 0), HEARTS[number])
    return found


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
