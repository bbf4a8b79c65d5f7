"""What a seat may see."""

from __future__ import annotations

from typing import TypedDict

from embertable.core import game
from embertable.core.game import question_view
from embertable.games.wyrmspan.cards.tables import DECISIONS, GUILDS, LEVELS, OBJECTIVES
from embertable.games.wyrmspan.chapters.explore import PrintedBonus, Visit
from embertable.games.wyrmspan.chapters.objectives import quantity
from embertable.games.wyrmspan.chapters.scoring import parts
from embertable.games.wyrmspan.chapters.solo import automa_parts, automa_quantity
from embertable.games.wyrmspan.places import cached_on, cell_and_owner, place_and_card
from embertable.games.wyrmspan.state import Automa, State
from embertable.games.wyrmspan.terms import EVERYBODY, PLACES


class PlayerView(TypedDict):
    """A player as another one, or the player, sees it; cards by number, 0 where there is none."""

    coins: int
    stock: list[int]
    hand: list[int]  # those the seat knows
    hand_caves: list[int]
    dragon_cards: int  # how many there are
    cave_cards: int
    let_go: list[int]
    let_go_caves: list[int]
    dragons: list[int]  # by place
    caverns: list[int]
    excavated: list[int]  # by cave
    explored: list[int]
    mat_eggs: int
    eggs: list[int]  # by place
    cached: list[list[int]]  # by place, then by resource
    tucks: list[int]
    tucked: list[list[int]]  # place and card, of those the seat knows
    fed: list[int]
    used: list[int]
    steps: int
    placed: int
    ranks: list[int]
    passed: bool
    quantity: int  # of what this round's objective counts
    score: dict[str, int]


class AutomaView(TypedDict):
    """The Automa's side; the order of her deck is hidden."""

    level: str
    deck: int
    shown: list[str]
    pile: list[int]
    pile_caves: list[int]
    steps: int
    markers: int
    coins: int
    ranks: list[int]
    passed: bool
    quantity: int
    score: dict[str, int]


class View(TypedDict):
    """The table as a seat, or an onlooker, sees it."""

    seat: int | None
    seats: int
    round: int
    first: int
    question: game.View
    deck: int
    discard: list[int]
    display: list[int]
    cave_deck: int
    cave_discard: list[int]
    cave_display: list[int]
    drawn: list[int]
    guild: str
    squares: list[int]
    markers: list[list[int]]  # cell and owner
    objectives: list[str]
    fresh: list[int]
    walk: list[int] | None  # who explores, which cave, how far: bonuses are even, places odd, the mouth is -1
    players: list[PlayerView]
    automa: AutomaView | None


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat, or an onlooker, is among those who know a card."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def view(s: State, seat: int | None) -> View:
    """The table as a seat sees it."""
    return {
        "seat": seat,
        "seats": s.seats,
        "round": s.round,
        "first": s.first,
        "question": question_view(s, seat),
        "deck": len(s.deck),
        "discard": s.discard[:],
        "display": s.display[:],
        "cave_deck": len(s.cave_deck),
        "cave_discard": s.cave_discard[:],
        "cave_display": s.cave_display[:],
        "drawn": [card if knows(s.known[card], seat) else 0 for card in s.drawn],
        "guild": GUILDS[s.guild].id,
        "squares": s.squares[:],
        "markers": [list(cell_and_owner(marker)) for marker in s.markers],
        "objectives": [OBJECTIVES[side].id for side in s.objectives],
        "fresh": s.fresh[:],
        "walk": walk(s),
        "players": [player_view(s, owner, seat) for owner in range(s.seats)],
        "automa": automa_view(s, s.opponents[0]) if s.opponents else None,
    }


def walk(s: State) -> list[int] | None:
    """Where the adventurer is while a cave is explored: what is still to come of the walk tells how far it has come."""
    for step in reversed(s.agenda):
        if isinstance(step, Visit):
            return [step.seat, step.cave, 2 * step.column]
        if isinstance(step, PrintedBonus):
            return [step.seat, step.cave, 2 * step.column - 1]
    return None


def player_view(s: State, owner: int, seat: int | None) -> PlayerView:
    """A player as another one, or the player, sees it."""
    me = s.players[owner]
    is_choosing = s.round == 0 and owner != seat
    tucked = [place_and_card(each) for each in me.tucked]
    dragons = len(me.hand)
    caves = len(me.hand_caves)
    if is_choosing:
        dragons += len(me.let_go)
        caves += len(me.let_go_caves)
    return {
        "coins": me.coins,
        "stock": [0, 0, 0, 0] if is_choosing else me.stock[:],
        "hand": sorted([card for card in me.hand if knows(s.known[card], seat)]),
        "hand_caves": sorted([card for card in me.hand_caves if knows(s.known_caves[card], seat)]),
        "dragon_cards": dragons,
        "cave_cards": caves,
        "let_go": me.let_go[:] if owner == seat else [],
        "let_go_caves": me.let_go_caves[:] if owner == seat else [],
        "dragons": me.dragons[:],
        "caverns": me.caverns[:],
        "excavated": me.excavated[:],
        "explored": me.explored[:],
        "mat_eggs": me.mat_eggs,
        "eggs": me.eggs[:],
        "cached": [cached_on(me, place) for place in range(PLACES)],
        "tucks": me.tucks[:],
        "tucked": sorted([[place, card] for place, card in tucked if knows(s.known[card], seat)]),
        "fed": me.fed[:],
        "used": me.used[:],
        "steps": me.steps,
        "placed": me.placed,
        "ranks": me.ranks[:],
        "passed": me.passed,
        "quantity": quantity(s, owner) if s.round else 0,
        "score": {part.name: part.points for part in parts(s, owner)} if s.round else {},
    }


def automa_view(s: State, automa: Automa) -> AutomaView:
    """The Automa's side; the order of her deck is hidden."""
    return {
        "level": LEVELS[automa.level].id,
        "deck": len(automa.deck),
        "shown": [DECISIONS[number].id for number in automa.shown],
        "pile": automa.pile[:],
        "pile_caves": automa.pile_caves[:],
        "steps": automa.steps,
        "markers": automa.markers,
        "coins": automa.coins,
        "ranks": automa.ranks[:],
        "passed": automa.passed,
        "quantity": automa_quantity(s, automa) if s.round else 0,
        "score": {part.name: part.points for part in automa_parts(s, automa)},
    }
