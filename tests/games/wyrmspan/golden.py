"""Golden files a person can proofread: every card in words, and what every card gives on a prepared table.

`python -m tests.games.wyrmspan.golden --write` makes them anew; do it only when a card or a phrase changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from embertable.core.effects import Effect
from embertable.core.text.marks import plain
from embertable.games.wyrmspan import GAME
from embertable.games.wyrmspan.cards.tables import CAVE_TABLE, DRAGONS, Dragon
from embertable.games.wyrmspan.chapters.hatchlings import put_card, put_token
from embertable.games.wyrmspan.effects.verb import Verb
from embertable.games.wyrmspan.state import Player
from embertable.games.wyrmspan.terms import CARD, CAVE_NAMES, RESOURCE_NAMES
from tests.games.wyrmspan.given import Table, given

FOLDER = Path(__file__).parents[2] / "golden" / "wyrmspan"
LANGUAGES = ("en", "uk", "ru")
GIVES = "what_cards_give.txt"


def card_lines(code: str) -> list[str]:
    """Every card in one language: its id, its name and what it says."""
    tongue = GAME.tongue(code)
    lines = []
    for card in GAME.cards():
        text = GAME.card_text(card.id, tongue)
        mark = " [reconstructed]" if card.basis == "reconstructed" else ""
        lines.append(f"{card.id} | {text.name}{mark} | {' '.join(plain(line) for line in text.lines)}")
    return lines


MINE = {
    "coins": 5,
    "meat": 2,
    "gold": 2,
    "crystal": 2,
    "milk": 2,
    "mat_eggs": 1,
    "hand": [61, 169, 155, 99],
    "caves": [12, 13, 34, 44],
    "steps": 7,
    "ranks": [1, 3],
}
ROWS = {"crimson": [56, 48], "golden": [50, 160], "amethyst": [92, 43]}
FOR_ANOTHER = {56: 123, 48: 62, 50: 126, 160: 63, 92: 123, 43: 139}  # when one of these is in question itself
THEIRS = {"meat": 1, "mat_eggs": 1, "steps": 1, "hand": [38], "caves": [16], "ranks": [0, 3]}


def prepared(dragon: int = 0, cave: int = 0) -> Table:
    """Two dragons with an egg each in every cave, the dragon in question between two of them, room for more of them,
    a marker in the guild, and something of everything in hand and stock."""
    rows = {name: [FOR_ANOTHER[each] if each == dragon else each for each in row] for name, row in ROWS.items()}
    if dragon:
        rows[CAVE_NAMES[DRAGONS[dragon - 1].caves[0]]].insert(1, dragon)
    dug = {f"dug_{name}": len(row) + 1 for name, row in rows.items()}
    hand = [card for card in MINE["hand"] if card != dragon]  # type: ignore[attr-defined]  # a list of cards
    caves = [card for card in MINE["caves"] if card != cave]  # type: ignore[attr-defined]  # a list of cards
    eggs = {each: 1 for row in rows.values() for each in row if each != dragon}
    mine = {**MINE, **rows, **dug, "hand": hand, "caves": caves, "eggs": eggs}
    theirs = {**THEIRS, "hand": [card for card in (38,) if card != dragon], "caves": [16] if cave != 16 else [17]}
    deck = [card for card in (4, 37, 177, 110, 88) if card != dragon]
    cave_deck = [card for card in (35, 18, 19) if card != cave]
    faces = {"display": [40, 41, 42], "cave_display": [45, 36, 37]}
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


def outcome(table: Table, verb: Effect, source: int) -> str:
    """Carry an effect out, everybody taking the first option each time, and say what it gave."""
    before = [numbers(mat) for mat in table.s.players]
    table.use(verb, source)
    while table.question and table.question != "TakeTurn":
        table.choose(table.keys[0])
    mine, theirs = (difference(old, numbers(mat)) for old, mat in zip(before, table.s.players, strict=True))
    return mine if theirs == "nothing" else f"{mine}; the other: {theirs}"


def dragon_lines(dragon: Dragon) -> list[str]:
    """What each ability of a dragon gives."""
    number = dragon.number
    lines = []
    for name, verb in (
        ("when played", dragon.when_played),
        ("if activated", dragon.if_activated),
        ("once per round", dragon.once_per_round),
    ):
        if verb is not None:
            lines.append(f"{number} {name}: {outcome(prepared(number), verb, number)}")
    if dragon.feeding is not None:
        lines += [f"{number} feeding {times}: {fed(number, dragon.feeding.food, times)}" for times in (1, 3)]
    if dragon.end_game is not None:
        table = prepared(number)
        lines.append(f"{number} end of game: {dragon.end_game.score(table.s, 0, number)} points")
    return lines


def fed(dragon: int, food: int, times: int) -> str:
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
        lines.append(f"cave-{cave.number}: {outcome(prepared(cave=cave.number), cave.when_played, 0)}")
    return lines


def write() -> None:
    """Put all golden files on disk."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        (FOLDER / f"cards_{code}.txt").write_text("\n".join(card_lines(code)) + "\n", encoding="utf-8")
    (FOLDER / GIVES).write_text("\n".join(give_lines()) + "\n", encoding="utf-8")


def read(name: str) -> list[str]:
    """A golden file, line by line."""
    return (FOLDER / name).read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
