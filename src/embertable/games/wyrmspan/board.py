"""The table seen from a seat: market, guild and aims above, its own mat and hand below, the other mats to be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from embertable.core.game import View
from embertable.core.text.marks import plain
from embertable.core.text.tongue import Tongue
from embertable.games.wyrmspan.art import scene_name
from embertable.games.wyrmspan.excavate import EGGS_BY_COLUMN
from embertable.games.wyrmspan.shelf import CAVE_TABLE, DRAGONS, EXPLORE, GUILDS, TRACK
from embertable.games.wyrmspan.text.board import WORDS
from embertable.games.wyrmspan.text.cards import card_text
from embertable.games.wyrmspan.text.glyphs import Glyph, glyphs
from embertable.games.wyrmspan.text.slots import objective as objective_title
from embertable.games.wyrmspan.words import (
    AUTOMA,
    CAVE_NAMES,
    CAVES,
    COLUMNS,
    MAT_NESTS,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    SIZES,
    SPACES,
    THING_NAMES,
    trait_names,
)

ABILITY_SIGNS = {"when_played": "played", "if_activated": "active", "once_per_round": "round", "end_game": "end"}
FIXED = 4  # lines of a guild tile before the cell of fixed points


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = WORDS[tongue.code]
    seat = view["seat"]
    shown = seat if seat is not None else 0
    me = view["players"][seat] if seat is not None else None
    return {
        "words": words,
        "status": words["status"].format(round=view["round"]) if view["round"] else words["beginning"],
        "has": [holdings(player, words) for player in view["players"]],
        "display": [dragon(number, tongue) for number in view["display"] if number],
        "caves": [cave_card(number, tongue) for number in view["cave_display"] if number],
        "deck": view["deck"],
        "cave_deck": view["cave_deck"],
        "guild": guild(view, tongue),
        "aims": aims(view, tongue),
        "mat": mat(view["players"][shown], tongue),
        "owner": words["your mat"] if seat is not None else words["mat of"].format(name=tongue.seat(0)),
        "others": [other(view, number, tongue) for number in range(view["seats"]) if number != shown],
        "purse": None if me is None else purse(me, tongue),
        "hand": None if me is None else [dragon(number, tongue) for number in me["hand"]],
        "hand_caves": None if me is None else [cave_card(number, tongue) for number in me["hand_caves"]],
        "drawn": [dragon(number, tongue) for number in view["drawn"] if number],
        "automa": None if view["automa"] is None else automa(view["automa"], tongue),
    }


def holdings(player: Mapping[str, Any], words: Mapping[str, str]) -> list[tuple[str, int, str]]:
    """What a seat holds."""
    return [
        ("coin", player["coins"], words["coins"]),
        ("any", sum(player["stock"]), words["resources"]),
        ("egg", player["mat_eggs"] + sum(player["eggs"]), words["eggs"]),
        ("cards", player["dragon_cards"] + player["cave_cards"], words["hand"]),
        ("guild", player["steps"], words["steps"]),
    ]


def purse(player: Mapping[str, Any], tongue: Tongue) -> list[tuple[str, int, str]]:
    """Coins and resources, as the board names them: sign, number, words."""
    found = [("coin", player["coins"], WORDS[tongue.code]["coins"])]
    for kind in RESOURCES:
        found.append((RESOURCE_NAMES[kind], player["stock"][kind], tongue.noun(kind, player["stock"][kind])))
    return found


def dragon(number: int, tongue: Tongue) -> dict[str, Any]:
    """The front of a dragon card."""
    card = DRAGONS[number - 1]
    text = card_text(str(number), tongue)
    counts = card.cost.by_thing()
    abilities = [name for name in ABILITY_SIGNS if getattr(card, name) is not None]
    return {
        "id": str(number),
        "name": text.name,
        "scene": scene_name(card.caves, trait_names(card.size)[0]),
        "price": [THING_NAMES[thing] for thing, count in enumerate(counts) for _ in range(count)],
        "points": card.points,
        "nests": card.nests,
        "homes": [(CAVE_NAMES[cave], tongue.word(f"cave {CAVE_NAMES[cave]}")) for cave in card.caves],
        "size": f"size{SIZES.index(card.size) + 1}",
        "size_name": tongue.word(f"trait {trait_names(card.size)[0]}"),
        "temper": trait_names(card.personality)[0],
        "temper_name": tongue.word(f"trait {trait_names(card.personality)[0]}"),
        "ability": ABILITY_SIGNS[abilities[0]] if abilities else "",
        "text": " ".join(plain(line) for line in text.lines[2:]),
        "label": f"{text.name}. {' '.join(plain(line) for line in text.lines)}",
    }


def cave_card(number: int, tongue: Tongue) -> dict[str, Any]:
    """The front of a cave card: its gain as signs, and in words."""
    text = card_text(f"cave-{number}", tongue)
    said = plain(tongue.sentence(CAVE_TABLE[number - 1].when_played))
    return {
        "id": f"cave-{number}",
        "text": said,
        "gain": glyphs(CAVE_TABLE[number - 1].when_played),
        "label": f"{text.name}. {said}",
    }


def mat(player: Mapping[str, Any], tongue: Tongue) -> dict[str, Any]:
    """A mat: three caves of four halls, and the nests of the camp."""
    return {
        "caves": [cave(player, number, tongue) for number in CAVES],
        "nests": [number < player["mat_eggs"] for number in range(MAT_NESTS)],
        "passed": player["passed"],
    }


def cave(player: Mapping[str, Any], number: int, tongue: Tongue) -> dict[str, Any]:
    """One cave of a mat, from its mouth to the last bonus of its path."""
    words = WORDS[tongue.code]
    times = player["explored"][number]
    path: list[list[Glyph]] = [glyphs(verb) for verb in EXPLORE[number]]
    return {
        "name": CAVE_NAMES[number],
        "title": tongue.word(f"cave {CAVE_NAMES[number]}"),
        "times": times,
        "explored": words["explored"].format(times=times),
        "eggs": times,
        "halls": [hall(player, number, column, tongue) for column in range(COLUMNS)],
        "path": path,
        "path_labels": [plain(tongue.sentence(verb)) for verb in EXPLORE[number]],
    }


def hall(player: Mapping[str, Any], number: int, column: int, tongue: Tongue) -> dict[str, Any]:
    """One space of a cave: rock, an open hall, or a dragon with all it has."""
    words = WORDS[tongue.code]
    place = number * COLUMNS + column
    card = player["dragons"][place]
    found: dict[str, Any] = {"card": None, "names": [f"place {place}"], "cavern": "", "eggs": None}
    if card:
        face = dragon(card, tongue)
        cached = [(RESOURCE_NAMES[kind], count) for kind, count in enumerate(player["cached"][place]) if count]
        total = sum(player["cached"][place])
        eggs, tucked = player["eggs"][place], player["tucks"][place]
        found |= {
            "card": face,
            "names": [f"place {place}", f"card {card}"],
            "nests": [nest < eggs for nest in range(max(face["nests"], eggs))],
            "cached": cached,
            "tucked": tucked,
            "holds": words["holds"].format(eggs=eggs, nests=face["nests"], cached=total, tucked=tucked),
        }
    elif column < player["excavated"][number]:
        cavern = player["caverns"][place]
        found |= {"look": "open", "says": words["free hall"], "cavern": f"card-cave-{cavern}" if cavern else ""}
    else:
        is_next = column == player["excavated"][number]
        found |= {
            "look": "rock",
            "says": words["excavate" if is_next else "rock"],
            "eggs": EGGS_BY_COLUMN[column] if is_next else None,
        }
    return found


def guild(view: View, tongue: Tongue) -> dict[str, Any]:
    """The track of twelve spaces with everybody on it, and the cells of the tile."""
    words = WORDS[tongue.code]
    tile = next(each for each in GUILDS if each.id == view["guild"])
    text = card_text(f"guild-{tile.id}", tongue)
    spaces = []
    for number in range(SPACES):
        a = 2 * pi * number / SPACES - pi / 2
        reward = TRACK[number]
        signs = [] if reward is None else glyphs(reward)
        spaces.append(
            {"x": round(100 + 82 * cos(a)), "y": round(100 + 82 * sin(a)), "sign": signs[0][0] if signs else ""}
        )
    tokens = [(seat, player["steps"] % SPACES) for seat, player in enumerate(view["players"])]
    walkers = []
    for order, (seat, space) in enumerate(tokens):
        a = 2 * pi * space / SPACES - pi / 2
        r = 58 - 13 * sum(1 for _, other in tokens[:order] if other == space)
        walkers.append({"seat": seat, "x": round(100 + r * cos(a) - 8), "y": round(100 + r * sin(a) - 8)})
    cells = []
    for number, line in enumerate(text.lines):
        marks = [owner for cell, owner in view["markers"] if cell == number]
        free = view["squares"][number] - len(marks) if number < len(view["squares"]) else None
        label = words["cell"].format(number=number + 1, text=plain(line).partition(". ")[2] or plain(line))
        cells.append(
            {"number": number + 1, "marks": [owner for owner in marks if owner != AUTOMA], "free": free, "label": label}
        )
    return {"id": tile.id, "name": text.name, "spaces": spaces, "walkers": walkers, "cells": cells}


def aims(view: View, tongue: Tongue) -> list[dict[str, Any]]:
    """The four objectives: which counts now, and how the seat stands in it."""
    words = WORDS[tongue.code]
    found = []
    quantities = [player["quantity"] for player in view["players"]]
    if view["automa"] is not None:
        quantities.append(view["automa"]["quantity"])
    for number, objective in enumerate(view["objectives"]):
        now = number + 1 == min(view["round"], ROUNDS)
        says = ""
        if now and view["seat"] is not None:
            says = words["mine"].format(mine=quantities[view["seat"]], best=max(quantities))
        found.append(
            {
                "number": number + 1,
                "id": f"objective-{objective}",
                "name": objective_title(objective, tongue),
                "state": "is" if now else "done" if number + 1 < view["round"] else "",
                "says": says,
            }
        )
    return found


def other(view: View, number: int, tongue: Tongue) -> dict[str, Any]:
    """The mat of somebody else, to be opened."""
    player = view["players"][number]
    words = WORDS[tongue.code]
    return {
        "seat": number,
        "name": words["mat of"].format(name=tongue.seat(number)),
        "mat": mat(player, tongue),
        "purse": purse(player, tongue),
        "known": [dragon(card, tongue) for card in player["hand"]],
        "known_caves": [cave_card(card, tongue) for card in player["hand_caves"]],
    }


def automa(side: Mapping[str, Any], tongue: Tongue) -> dict[str, Any]:
    """What the Automa has taken."""
    words = WORDS[tongue.code]
    shown: Sequence[str] = side["shown"]
    return {
        "title": words["automa"],
        "decisions": words["decisions"].format(count=side["deck"]),
        "last": [(f"automa-{each}", plain(card_text(f"automa-{each}", tongue).name)) for each in shown[-1:]],
        "pile": [(str(card), card_text(str(card), tongue).name) for card in side["pile"]],
        "caves": len(side["pile_caves"]),
        "coins": side["coins"],
        "steps": side["steps"],
        "passed": words["passed"] if side["passed"] else "",
    }
