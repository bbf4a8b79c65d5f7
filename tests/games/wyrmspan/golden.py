"""A golden file a person can proofread: what every card gives on a prepared table."""

from __future__ import annotations

from typing import Any

from embertable.core.effects import Effect
from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DRAGONS, Dragon
from embertable.games.wyrmspan.chapters.hatchlings import put_card, put_token
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.state import Player
from embertable.games.wyrmspan.terms import CARD, CAVE_NAMES, RESOURCE_NAMES
from tests.games.wyrmspan.given import DRAGON_NUMBER, Given, given
from tests.golden.files import joined

GIVES = "what_cards_give.txt"


MINE: dict[str, Any] = {
    "coins": 5,
    "meat": 2,
    "gold": 2,
    "crystal": 2,
    "milk": 2,
    "mat_eggs": 1,
    "hand": ["primeval-wyrm", "diving-moray", "mercenary-wyvern", "nimble-trilling-amphiptere"],
    "caves": ["cave-12", "cave-13", "cave-34", "cave-44"],
    "steps": 7,
    "ranks": [1, 3],
}
ROWS = {
    "crimson": ["hoarding-flyer", "spry-horned-lung-dragon"],
    "golden": ["wise-anteldragon", "brushtail-fae"],
    "amethyst": ["territorial-spitter", "blue-forest-spirit"],
}
FOR_ANOTHER = {
    "hoarding-flyer": "selfish-lung-dragon",
    "spry-horned-lung-dragon": "descending-firevern",
    "wise-anteldragon": "quartzy-rockbreaker",
    "brushtail-fae": "guarding-horned-drake",
    "territorial-spitter": "selfish-lung-dragon",
    "blue-forest-spirit": "oracular-dragon",
}  # when one of these is in question itself
THEIRS: dict[str, Any] = {
    "meat": 1,
    "mat_eggs": 1,
    "steps": 1,
    "hand": ["swift-lung-dragon"],
    "caves": ["cave-16"],
    "ranks": [0, 3],
}


def prepared(dragon: str = "", cave: str = "") -> Given:
    """Two dragons with an egg each in every cave, the dragon in question between two of them, room for more of them,
    a marker in the guild, and something of everything in hand and stock."""
    rows = {name: [FOR_ANOTHER[each] if each == dragon else each for each in row] for name, row in ROWS.items()}
    if dragon:
        rows[CAVE_NAMES[DRAGONS[DRAGON_NUMBER[dragon] - 1].caves[0]]].insert(1, dragon)
    dug = {f"dug_{name}": len(row) + 1 for name, row in rows.items()}
    hand = [card for card in MINE["hand"] if card != dragon]
    caves = [card for card in MINE["caves"] if card != cave]
    eggs = {each: 1 for row in rows.values() for each in row if each != dragon}
    mine = {**MINE, **rows, **dug, "hand": hand, "caves": caves, "eggs": eggs}
    theirs = {**THEIRS, "hand": [card for card in THEIRS["hand"] if card != dragon]}
    theirs["caves"] = ["cave-16" if cave != "cave-16" else "cave-17"]
    deck = [
        card
        for card in [
            "frugivorous-grazer",
            "subterranean-basilisk",
            "dowsing-fae",
            "stalking-drake",
            "speedy-lung-dragon",
        ]
        if card != dragon
    ]
    cave_deck = [card for card in ["cave-35", "cave-18", "cave-19"] if card != cave]
    faces = {
        "display": ["aged-sea-serpent", "striped-dragonette", "great-golden-lung-dragon"],
        "cave_display": ["cave-45", "cave-36", "cave-37"],
    }
    faces["display"] = [card for card in faces["display"] if card != dragon]
    faces["cave_display"] = [card for card in faces["cave_display"] if card != cave]
    faces_up = faces["display"], faces["cave_display"]
    return given(mine, [theirs], 3, 0, 0, deck, cave_deck, *faces_up, markers=[(0, 0)])


def numbers(mat: Player) -> dict[str, int]:
    """What can be counted on a mat."""
    counted = dict(zip(RESOURCE_NAMES, mat.stock, strict=True))
    counted |= {"coin": mat.coins, "dragon card": len(mat.hand), "cave card": len(mat.hand_caves)}
    counted |= {"egg": mat.mat_eggs + sum(mat.eggs), "cached": sum(mat.cached), "tucked": sum(mat.tucks)}
    return counted | {"guild step": mat.steps, "dragon": sum(mat.standing), "space": sum(mat.excavated)}


def difference(before: dict[str, int], after: dict[str, int]) -> str:
    """What changed, in words."""
    changed = [f"{after[name] - before[name]:+d} {name}" for name in before if after[name] != before[name]]
    return ", ".join(changed) or "nothing"


def outcome(table: Given, verb: Effect, source: str) -> str:
    """Carry an effect out, everybody taking the first option each time, and say what it gave."""
    before = [numbers(mat) for mat in table.s.players]
    table.use(verb, source)
    while table.question and table.question != "TakeTurn":
        table.choose(table.keys[0])
    mine, theirs = (difference(old, numbers(mat)) for old, mat in zip(before, table.s.players, strict=True))
    return mine if theirs == "nothing" else f"{mine}; the other: {theirs}"


def dragon_lines(dragon: Dragon) -> list[str]:
    """What each ability of a dragon gives."""
    lines = []
    for name, verb in (
        ("when played", dragon.when_played),
        ("if activated", dragon.if_activated),
        ("once per round", dragon.once_per_round),
    ):
        if verb is not None:
            lines.append(f"{dragon.id} {name}: {outcome(prepared(dragon.id), verb, dragon.id)}")
    if dragon.feeding is not None:
        lines += [f"{dragon.id} feeding {times}: {fed(dragon.id, dragon.feeding.food, times)}" for times in (1, 3)]
    if dragon.end_game is not None:
        lines.append(f"{dragon.id} end of game: {prepared(dragon.id).points(dragon.id)} points")
    return lines


def fed(dragon: str, food: int, times: int) -> str:
    """What a hatchling gives when it is fed for the first or the third time."""
    table = prepared(dragon)
    place = table.place(dragon)
    table.me.fed[place] = times - 1
    before = numbers(table.me)
    if food == CARD:
        put_card(table.s, 0, place, table.me.hand.pop())
    else:
        table.me.stock[food] -= 1
        put_token(table.s, 0, place, food)
    table.use(Pause())
    while table.question != "TakeTurn":
        table.choose(table.keys[0])
    return difference(before, numbers(table.me))


class Pause(Verb):
    """Nothing: it makes the table go on."""

    def do(self, s: object, seat: int, source: int) -> None:
        pass


def give_lines() -> list[str]:
    """What every dragon and every cave card gives."""
    lines = [line for dragon in DRAGONS for line in dragon_lines(dragon)]
    for cave in CAVE_TABLE:
        lines.append(f"{cave.id}: {outcome(prepared(cave=cave.id), cave.when_played, '')}")
    return lines


def own_texts() -> dict[str, str]:
    """What this game wants on file beside the texts of its cards."""
    return {GIVES: joined(give_lines())}
