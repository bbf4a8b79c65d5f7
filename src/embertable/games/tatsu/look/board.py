"""The table seen from a seat: its own place below, the others round the felt, the trick between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from embertable.core.game import Face
from embertable.core.text.tongue import Tongue
from embertable.games.tatsu.cards.tables import NUMBER, SPIRITS
from embertable.games.tatsu.knowledge.view import Place, View
from embertable.games.tatsu.terms import CLANS, GHOST, PLACES, RED, TARGET, TRICKS, YELLOW
from embertable.games.tatsu.text.slots import named

SIDES = {2: "sn", 4: "swne"}  # where the places sit, going left from the one below
ADDENDS = 5  # numbers of a sum that are written out


def board(view: View, tongue: Tongue) -> dict[str, Any]:
    """Everything the template shows."""
    words = tongue.section("board")
    below = own_place(view)
    spots = [spot(view, place, below, tongue) for place in view["places"]]
    ghost = next((each["open"] for each in spots if each["seat"] == GHOST), None)
    mine = view["places"][below] if view["seat"] is not None else None
    return {
        "seated": True,
        "words": words,
        "status": words["status"].format(deal=view["deal"], trick=min(view["tricks"] + 1, TRICKS), tricks=TRICKS),
        "rows": view["places"][below]["row"] is not None,
        "spots": spots,
        "trick": trick(view, below, tongue),
        "is_full": len(view["trick"]) == PLACES,
        "stake": stake(view, tongue),
        "carried": [face(card, tongue) for card in view["carried"]],
        "waiting": words["waiting"].format(cards=len(view["carried"])) if view["carried"] else "",
        "holds_carried": holds(view["carried"]),
        "piles": [pile(view, clan, tongue) for clan in (RED, YELLOW)],
        "hand": faces(mine["hand"], tongue) if mine is not None and mine["row"] is None else None,
        "me": spots[below],
        "clan": mine["clan"] if mine is not None else "",
        "own_clan": words["own clan"].format(clan=tongue.noun(f"{mine['clan']} clan")) if mine is not None else "",
        "ghost": ghost,
    }


def sums(view: View) -> list[int]:
    """By seat, what finished deals brought."""
    return view["totals"]


def own_place(view: View) -> int:
    """The place at the lower edge: the viewer's own, or the first."""
    return next((place["place"] for place in view["places"] if place["who"] == view["seat"]), 0)


def are_partners(view: View) -> bool:
    """Partners share their total: it stands with their clan. Everybody else has one of their own."""
    return view["seats"] == 4


def side(view: View, place: int, below: int) -> str:
    """The edge of the table a place sits at."""
    count = len(view["places"])
    return SIDES[count][(place - below) % count]


def spot(view: View, place: Place, below: int, tongue: Tongue) -> dict[str, Any]:
    """One place at the edge of the felt."""
    words = tongue.section("board")
    red, yellow = place["backs"]
    who = place["who"]
    mate = view["places"][below]
    is_partner = view["seat"] is not None and place is not mate and place["clan"] == mate["clan"]
    return {
        "side": side(view, place["place"], below),
        "place": place["place"],
        "seat": who,
        "name": named(who, tongue),
        "clan": place["clan"],
        "clan_name": tongue.noun(f"{place['clan']} clan"),
        "partner": words["partner"] if is_partner else "",
        "dealer": who == view["dealer"],
        "turn": place["place"] == view["acting"] and len(view["trick"]) < PLACES,
        "backs": ["red"] * red + ["yellow"] * yellow,
        "backs_label": words["backs"].format(red=red, yellow=yellow),
        "total": None if who == GHOST or are_partners(view) else view["totals"][who],
        "row": row(place, tongue),
        "mine": who == view["seat"],
        "open": faces(place["hand"], tongue) if who == GHOST else [],
    }


def row(place: Place, tongue: Tongue) -> list[dict[str, Any]] | None:
    """The columns of a two-player row: the card on top, and the back below it."""
    if place["row"] is None:
        return None
    hidden = tongue.section("board")["hidden"]
    return [
        {
            "top": face(column["top"], tongue) if column["top"] else None,
            "under": column["under"],
            "thing": f"under {place['place']} {number}",
            "label": hidden.format(clan=tongue.noun(f"{column['under']} clan")) if column["under"] else "",
        }
        for number, column in enumerate(place["row"])
    ]


def faces(cards: Sequence[str] | None, tongue: Tongue) -> list[Face]:
    """Cards in the order they are held, as far as they may be seen."""
    return [face(card, tongue) for card in cards or ()]


@cache
def face(card: str, tongue: Tongue) -> Face:
    """The front of a card."""
    spirit = SPIRITS[NUMBER[card]]
    corner = f"×{spirit.factor}" if spirit.factor else str(spirit.strength) if spirit.strength else ""
    label = tongue.clause(spirit, "nom")
    return Face(id=card, clan=CLANS[spirit.clan], corner=corner, points=spirit.points, label=label)


def trick(view: View, below: int, tongue: Tongue) -> list[dict[str, Any]]:
    """The cards of the trick in the order they were placed, and the place of the one to come."""
    words = tongue.section("board")
    is_full = len(view["trick"]) == PLACES
    laid: list[dict[str, Any]] = []
    for order, card in enumerate(view["trick"]):
        name, giver = (named(view["places"][card[whose]]["who"], tongue) for whose in ("place", "giver"))
        served = card["giver"] != card["place"]
        ahead = words["takes" if is_full else "ahead"] if order == view["ahead"] else ""
        said = [name]
        said += [f"{words['given by']} {giver}"] if served else []
        said += [words["first"]] if order == 0 else []
        said += [ahead] if ahead else []
        laid.append(
            {
                "side": side(view, card["place"], below),
                "nth": order // len(view["places"]),  # of two players each has two
                "face": face(card["card"], tongue),
                "name": name,
                "giver": giver if served else "",
                "first": words["first"] if order == 0 else "",
                "ahead": ahead,
                "says": f". {', '.join(said)}",  # for the ear, after the name of the card
            }
        )
    turn = view["acting"]
    if turn is not None and not is_full:
        mine = view["places"][turn]["who"] == view["seat"]
        name = words["your card" if mine else "their card"]
        nth = len(laid) // len(view["places"])
        laid.append({"side": side(view, turn, below), "nth": nth, "face": None, "name": name})
    return laid


def stake(view: View, tongue: Tongue) -> str:
    """What the cards of the trick are worth, with all that waits for its winner."""
    cards = [SPIRITS[NUMBER[card]] for card in [*view["carried"], *(laid["card"] for laid in view["trick"])]]
    return tongue.count(sum(card.points for card in cards), "point") if cards else ""


def pile(view: View, clan: int, tongue: Tongue) -> dict[str, Any]:
    """What a clan has: its people, their total, and what it caught in this deal, added up."""
    words = tongue.section("board")
    caught = view["clans"][clan]
    people = [place["who"] for place in view["places"] if place["clan"] == CLANS[clan]]
    total = view["totals"][people[0]] if are_partners(view) else None
    points = [SPIRITS[NUMBER[card]].points for card in caught["captured"]]
    addends = [each for each in points if each]
    worth = caught["points"] * caught["factor"]
    said = words["this deal"].format(points=caught["points"], factor=caught["factor"], worth=worth)
    return {
        "clan": CLANS[clan],
        "clan_name": tongue.noun(f"{CLANS[clan]} clan"),
        "people": [named(who, tongue) for who in people],
        "total": total,
        "target": words["target"].format(target=TARGET),
        "cards": [face(card, tongue) for card in caught["captured"]],
        "holds": holds(caught["captured"]),
        "caught": f"{words['caught']}: {tongue.count(len(points), 'card')}",
        "addends": " + ".join(map(str, addends)) + " =" if 1 < len(addends) <= ADDENDS else "",
        "points": caught["points"],
        "factor": caught["factor"],
        "worth": worth,
        "says": said if caught["factor"] or not points else words["no factor"],
    }


def holds(cards: Sequence[str]) -> str:
    """The things that lie in a pile, for whoever lets them fly there."""
    return "|".join(f"card {card}" for card in cards)
