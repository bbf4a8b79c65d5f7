"""The table seen from a seat: every mat in miniature, the market, its own cliff and hand; guild and aims beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from math import cos, pi, sin
from typing import Any

from embertable.core.game import Face
from embertable.core.text.marks import MARK, plain
from embertable.core.text.signs import in_signs
from embertable.core.text.tongue import Tongue
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, CAVE_TABLE, DRAGONS, EXPLORE, GUILDS, OBJECTIVES, TRACK
from embertable.games.wyrmspan.chapters.excavate import EGGS_BY_COLUMN
from embertable.games.wyrmspan.chapters.explore import TIMES_A_ROUND
from embertable.games.wyrmspan.knowledge.view import AutomaView, PlayerView, View
from embertable.games.wyrmspan.look.art import scene_name
from embertable.games.wyrmspan.look.glyphs import deeds, glyphs
from embertable.games.wyrmspan.terms import (
    AUTOMA,
    CAVE_NAMES,
    CAVES,
    COLUMNS,
    FIXED_CELL,
    FIXED_POINTS,
    MAT_NESTS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    SIZES,
    SPACES,
    THING_NAMES,
    trait_names,
)
from embertable.games.wyrmspan.text.cards import card_text, objective_title, traits

ABILITY_SIGNS = {"when_played": "played", "if_activated": "active", "once_per_round": "round", "end_game": "end"}
OUTER_HALLS = (60, 37, 20)  # by cave: the picture of the hall that was always open, in the colour of its cave
BEST = 0  # the first of the places in an objective
MUCH = 90  # letters of a card that is crowded
RING = 82  # the radius of the guild track, in a square of 200


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = tongue.section("board")
    seat = view["seat"]
    shown = seat if seat is not None else 0
    me = view["players"][seat] if seat is not None else None
    return {
        "words": words,
        "status": words["status"].format(round=view["round"]) if view["round"] else words["beginning"],
        "has": [holdings(view, number, tongue) for number in range(view["seats"])],
        "display": [dragon(number, tongue) for number in view["display"] if number],
        "caves": [cave_card(number, tongue) for number in view["cave_display"] if number],
        "deck": view["deck"],
        "cave_deck": view["cave_deck"],
        "guild": guild(view, tongue),
        "aims": aims(view, tongue),
        "mat": mat(view, shown, tongue),
        "owner": words["your mat"] if seat is not None else words["mat of"].format(name=tongue.seat(0)),
        "minis": [mini(view, number, tongue) for number in range(view["seats"])],
        "shown": shown,
        "mat_of": partial(opened_mat, view, tongue),  # made when it is opened
        "purse": None if me is None else purse(me, tongue),
        "hand": None if me is None else [dragon(number, tongue) for number in me["hand"]],
        "hand_caves": None if me is None else [cave_card(number, tongue) for number in me["hand_caves"]],
        "drawn": [dragon(number, tongue) for number in view["drawn"] if number],
        "automa": None if view["automa"] is None else automa(view["automa"], tongue),
    }


def holdings(view: View, number: int, tongue: Tongue) -> list[tuple[str, int | str, str]]:
    """What a seat has so far, and whether it leads or has passed."""
    player = view["players"][number]
    words = tongue.section("board")
    worth = ", ".join(f"{tongue.word(f'score {name}')} {points}" for name, points in player["score"].items() if points)
    found: list[tuple[str, int | str, str]] = []
    if player["score"]:
        label = f"{words['points']}: {worth}" if worth else words["points"]
        found.append(("vp", sum(player["score"].values()), label))
    found.append(("coin", player["coins"], words["coins"]))
    found.append(("any", sum(player["stock"]), words["resources"]))
    found.append(("egg", player["mat_eggs"] + sum(player["eggs"]), words["eggs"]))
    found.append(("cards", player["dragon_cards"] + player["cave_cards"], words["hand"]))
    found.append(("guild", player["steps"], words["steps"]))
    if player["passed"]:
        found.append(("pass", "", words["passed"]))
    if number == view["first"] and view["seats"] > 1:
        found.append(("first", "", words["first"]))
    return found


def purse(player: PlayerView, tongue: Tongue) -> list[tuple[str, int, str]]:
    """Coins and resources, as the board names them: sign, number, words."""
    found = [("coin", player["coins"], tongue.section("board")["coins"])]
    for name, count in zip(RESOURCE_NAMES, player["stock"], strict=True):
        found.append((name, count, tongue.noun(name, "nom", count)))
    return found


@cache
def dragon(number: int, tongue: Tongue) -> Face:
    """The front of a dragon card."""
    card = DRAGONS[number - 1]
    text = card_text(card.id, tongue)
    counts = card.cost.by_thing()
    ability = next((name for name in ABILITY_SIGNS if getattr(card, name) is not None), "")
    when = tongue.word(f"label {ability.replace('_', ' ')}") if ability else ""
    said = " ".join(text.lines[2:])
    size_name, temper_name = traits(card, tongue)
    return Face(
        id=card.id,
        name=text.name,
        scene=scene_name(card.caves, trait_names(card.size)[0]),
        price=[THING_NAMES[thing] for thing, count in enumerate(counts) for _ in range(count)],
        points=card.points,
        nests=card.nests,
        homes=[(CAVE_NAMES[cave], tongue.noun(CAVE_NAMES[cave])) for cave in card.caves],
        size=f"size{SIZES.index(card.size) + 1}",
        size_name=size_name,
        temper=trait_names(card.personality)[0],
        temper_name=temper_name,
        ability=ABILITY_SIGNS.get(ability, ""),
        when=when,
        text=in_signs(said, f"{when}: "),  # its sign says when
        long=is_long(said),
        label=f"{text.name}. {' '.join(plain(line) for line in text.lines)}",
    )


def is_long(said: str) -> str:
    """The class of a card that has much to say: its picture makes room."""
    return " long" if len(MARK.sub("", said)) > MUCH else ""


@cache
def cave_card(number: int, tongue: Tongue) -> Face:
    """The front of a cave card: its gain as signs, and in words."""
    text = card_text(CAVE_IDS[number], tongue)
    said = tongue.sentence(CAVE_TABLE[number - 1].when_played)
    gain = glyphs(CAVE_TABLE[number - 1].when_played)
    label = f"{text.name}. {plain(said)}"
    return Face(id=CAVE_IDS[number], name=text.name, text=in_signs(said), long=is_long(said), gain=gain, label=label)


def mat(view: View, seat: int, tongue: Tongue) -> dict[str, Any]:
    """A mat: three caves of four halls, the nests of the camp, and whoever walks there."""
    player = view["players"][seat]
    walk = view["walk"] if view["walk"] is not None and view["walk"][0] == seat else None
    return {
        "seat": seat,
        "caves": [cave(player, number, walk, tongue) for number in CAVES],
        "nests": [number < player["mat_eggs"] for number in range(MAT_NESTS)],
        "passed": player["passed"],
        "rests": walk is None,
    }


def way(view: View) -> tuple[str, str] | None:
    """The adventurer of the seat that looks, and the bonus of a path it has come to."""
    walk = view["walk"]
    if walk is None or walk[0] != view["seat"]:
        return None
    return f"adventurer {walk[0]}", f"{CAVE_NAMES[walk[1]]} {walk[2] // 2}"


def cave(player: PlayerView, number: int, walk: list[int] | None, tongue: Tongue) -> dict[str, Any]:
    """One cave of a mat, from its mouth to the last bonus of its path."""
    times = player["explored"][number]
    words = tongue.section("board")
    return {
        "name": CAVE_NAMES[number],
        "title": tongue.noun(CAVE_NAMES[number]),
        "times": times,
        "often": TIMES_A_ROUND,
        "explored": words["explored"].format(times=times),
        "halls": [hall(player, number, column, tongue) for column in range(COLUMNS)],
        "path": path(number, tongue),
        "walker": None if walk is None or walk[1] != number else {"seat": walk[0], "far": walk[2] / 2},
    }


@cache
def path(number: int, tongue: Tongue) -> list[tuple[str, str, int]]:
    """The bonuses between the halls of a cave, in walking order: sign, words, how often."""
    signs = [(glyphs(verb) or [("", 0)])[0] for verb in EXPLORE[number]]
    says = [plain(tongue.sentence(verb)) for verb in EXPLORE[number]]
    return [(sign, said, count) for (sign, count), said in zip(signs, says, strict=True)]


def hall(player: PlayerView, number: int, column: int, tongue: Tongue) -> dict[str, Any]:
    """One space of a cave: rock, an open hall, or a dragon with all it has."""
    words = tongue.section("board")
    place = number * COLUMNS + column
    card = player["dragons"][place]
    found: dict[str, Any] = {"card": None, "cavern": "", "eggs": None}
    if card:
        face = dragon(card, tongue)
        cached = [(RESOURCE_NAMES[kind], count) for kind, count in enumerate(player["cached"][place]) if count]
        total = sum(player["cached"][place])
        eggs, tucked = player["eggs"][place], player["tucks"][place]
        found |= {
            "card": face,
            "names": [f"card {face['id']}", f"place {PLACE_NAMES[place]}"],
            "nests": [nest < eggs for nest in range(max(face["nests"], eggs))],
            "cached": cached,
            "tucked": tucked,
            "spent": card in player["used"],
            "holds": words["holds"].format(eggs=eggs, nests=face["nests"], cached=total, tucked=tucked),
        }
    elif column < player["excavated"][number]:
        is_first = column == 0 or bool(player["dragons"][place - 1])
        cavern = player["caverns"][place]
        names = [*([f"card {CAVE_IDS[cavern]}"] if cavern else []), f"place {PLACE_NAMES[place]}"]
        found |= {
            "look": "open",
            "names": [*names, *([f"lair {CAVE_NAMES[number]}"] if is_first else [])],
            "says": words["free hall"],
            "cavern": f"card-{CAVE_IDS[cavern or OUTER_HALLS[number]]}",
        }
    else:
        is_next = column == player["excavated"][number]
        found |= {
            "look": "rock",
            "names": [f"{'rock' if is_next else 'place'} {CAVE_NAMES[number] if is_next else PLACE_NAMES[place]}"],
            "says": words["excavate" if is_next else "rock"],
            "crack": f"crack-{CAVE_NAMES[number]}",
            "eggs": EGGS_BY_COLUMN[column] if is_next else None,
        }
    return found


def guild(view: View, tongue: Tongue) -> dict[str, Any]:
    """The track of twelve spaces with everybody on it, and the cells of the tile."""
    tile = tile_face(view["guild"], tongue)
    tokens = [(seat, player["steps"] % SPACES) for seat, player in enumerate(view["players"])]
    walkers = []
    for order, (seat, space) in enumerate(tokens):
        a = 2 * pi * space / SPACES - pi / 2
        r = 54 - 18 * sum(1 for _, other in tokens[:order] if other == space)  # inside the ring, its signs stay free
        walkers.append({"seat": seat, "x": round(100 + r * cos(a) - 9), "y": round(100 + r * sin(a) - 9)})
    cells = []
    for number, (signs, word, label) in enumerate(tile["cells"]):
        marks = [owner for cell, owner in view["markers"] if cell == number]
        free = view["squares"][number] - len(marks) if number < len(view["squares"]) else 0
        shown = [owner for owner in marks if owner != AUTOMA]
        automa = len(marks) - len(shown)
        cells.append(
            {
                "number": number + 1,
                "signs": signs,
                "word": word,
                "marks": shown,
                "automa": automa,
                "free": free,
                "label": label,
            }
        )
    ahead = "" if view["seat"] is None else next_on_track(tokens[view["seat"]][1], tongue)
    return {"tile": tile, "walkers": walkers, "cells": cells, "next": ahead}


@cache
def next_on_track(space: int, tongue: Tongue) -> str:
    """What the next step from a space of the track brings, and how far it is to a cell."""
    words = tongue.section("board")
    ahead = [TRACK[(space + far) % SPACES] for far in range(1, SPACES + 1)]
    reward = ahead[0]
    if reward is None:
        return words["next cell"]
    said = plain(tongue.sentence(reward)).removesuffix(".")
    return words["next step"].format(what=said[:1].lower() + said[1:], steps=ahead.index(None) + 1)


@cache
def tile_face(name: str, tongue: Tongue) -> Face:
    """A guild tile: its track of twelve spaces, and what its five cells bring."""
    tile = next(each for each in GUILDS if each.id == name)
    text = card_text(f"guild-{tile.id}", tongue)
    spaces = []
    for number, reward in enumerate(TRACK):
        a = 2 * pi * number / SPACES - pi / 2
        signs = [] if reward is None else glyphs(reward)
        spaces.append((round(100 + RING * cos(a)), round(100 + RING * sin(a)), signs[0][0] if signs else ""))
    words = tongue.section("board")
    gains = [[each for each, count in deeds(verb) for _ in range(count)] for verb in tile.cells]
    gains += [["end"], ["vp"]]
    cells = []
    for number, line in enumerate(text.lines):
        said = plain(line).partition(". ")[2] or plain(line)
        label = words["cell"].format(number=number + 1, text=said[:1].lower() + said[1:])
        sign = gains[number][0]
        named = f"board cell {sign}"
        word = " · ".join(map(str, FIXED_POINTS)) if number == FIXED_CELL else ""
        if not word and tongue.has_word(named):
            word = tongue.word(named)
        cells.append((gains[number], word, label))
    return Face(id=tile.id, card=f"guild-{tile.id}", name=text.name, spaces=spaces, cells=cells)


@cache
def aim_title(name: str, tongue: Tongue) -> str:
    """What an objective counts."""
    return objective_title(next(each for each in OBJECTIVES if each.id == name), tongue)


def aims(view: View, tongue: Tongue) -> list[dict[str, Any]]:
    """The four objectives: which counts now, and how the seat stands in it."""
    words = tongue.section("board")
    found = []
    quantities = [player["quantity"] for player in view["players"]]
    if view["automa"] is not None:
        quantities.append(view["automa"]["quantity"])
    for number, objective in enumerate(view["objectives"]):
        now = number + 1 == min(view["round"], ROUNDS)
        says = ""
        if now and view["seat"] is not None:
            says = words["mine"].format(mine=quantities[view["seat"]], best=max(quantities))
        best = [seat for seat, player in enumerate(view["players"]) if player["ranks"][number : number + 1] == [BEST]]
        found.append(
            {
                "number": number + 1,
                "best": best,
                "id": f"objective-{objective}",
                "name": aim_title(objective, tongue),
                "state": "is" if now else "done" if number + 1 < view["round"] else "",
                "says": says,
            }
        )
    return found


def mini(view: View, number: int, tongue: Tongue) -> dict[str, Any]:
    """A mat in miniature: by place nothing for rock, a hall, or the dragon there. Others' can be opened."""
    player = view["players"][number]
    words = tongue.section("board")
    cells = [
        DRAGONS[card - 1].id if card else "hall" if place % COLUMNS < player["excavated"][place // COLUMNS] else ""
        for place, card in enumerate(player["dragons"])
    ]
    return {
        "seat": number,
        "name": tongue.seat(number),
        "says": words["mat of"].format(name=tongue.seat(number)),
        "cells": cells,
        "holds_cards": "|".join(f"card {DRAGONS[card - 1].id}" for card in player["dragons"] if card),
        "holds": words["mini"].format(dug=sum(player["excavated"]), dragons=sum(map(bool, player["dragons"]))),
        "purse": purse(player, tongue),
    }


def opened_mat(view: View, tongue: Tongue, number: int) -> dict[str, Any]:
    """What lies on the mat of somebody else, and what is known of their cards."""
    player = view["players"][number]
    return mat(view, number, tongue) | {
        "known": [dragon(card, tongue) for card in player["hand"]],
        "known_caves": [cave_card(card, tongue) for card in player["hand_caves"]],
    }


def automa(side: AutomaView, tongue: Tongue) -> dict[str, Any]:
    """What the Automa has taken."""
    words = tongue.section("board")
    shown: Sequence[str] = side["shown"]
    return {
        "title": words["automa"],
        "decisions": words["decisions"].format(count=side["deck"]),
        "last": [(f"automa-{each}", plain(card_text(f"automa-{each}", tongue).name)) for each in shown[-1:]],
        "points": sum(side["score"].values()),
        "dragons": len(side["pile"]),
        "pile": ", ".join(dragon(card, tongue)["name"] for card in side["pile"]) or words["taken dragons"],
        "caves": len(side["pile_caves"]),
        "coins": side["coins"],
        "steps": side["steps"],
        "passed": words["passed"] if side["passed"] else "",
    }
