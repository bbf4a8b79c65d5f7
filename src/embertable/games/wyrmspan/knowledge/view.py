"""What a seat may see."""

from __future__ import annotations

from typing import Any

from embertable.core.game import View, question_view
from embertable.games.wyrmspan.cards.tables import DECISIONS, GUILDS, LEVELS, OBJECTIVES
from embertable.games.wyrmspan.chapters.scoring import automa_parts, automa_quantity, parts, quantity
from embertable.games.wyrmspan.state import Automa, State
from embertable.games.wyrmspan.terms import EVERYBODY, PLACES


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
        "markers": [[marker >> 3, marker & 7] for marker in s.markers],
        "objectives": [OBJECTIVES[side].id for side in s.objectives],
        "fresh": s.fresh[:],
        "players": [player_view(s, owner, seat) for owner in range(s.seats)],
        "automa": None if s.automa is None else automa_view(s, s.automa),
    }


def player_view(s: State, owner: int, seat: int | None) -> dict[str, Any]:
    """A player as another one, or the player, sees it."""
    me = s.players[owner]
    is_choosing = s.round == 0 and owner != seat
    dragons = len(me.hand)
    caves = len(me.hand_caves)
    if is_choosing:
        dragons += sum(1 for card in me.let_go if card > 0)
        caves += sum(1 for card in me.let_go if card < 0)
    return {
        "coins": me.coins,
        "stock": [0, 0, 0, 0] if is_choosing else me.stock[:],
        "hand": sorted([card for card in me.hand if knows(s.known[card], seat)]),
        "hand_caves": sorted([card for card in me.hand_caves if knows(s.known_caves[card], seat)]),
        "dragon_cards": dragons,
        "cave_cards": caves,
        "let_go": me.let_go[:] if owner == seat else [],
        "dragons": me.dragons[:],
        "caverns": me.caverns[:],
        "excavated": me.excavated[:],
        "explored": me.explored[:],
        "mat_eggs": me.mat_eggs,
        "eggs": me.eggs[:],
        "cached": [me.cached[place * 4 : place * 4 + 4] for place in range(PLACES)],
        "tucks": me.tucks[:],
        "tucked": sorted([[code >> 8, code & 255] for code in me.tucked if knows(s.known[code & 255], seat)]),
        "fed": me.fed[:],
        "used": me.used[:],
        "steps": me.steps,
        "placed": me.placed,
        "ranks": me.ranks[:],
        "passed": me.passed,
        "quantity": quantity(s, owner) if s.round else 0,
        "score": [] if s.round == 0 else [[part.name, part.points] for part in parts(s, owner)],
    }


def automa_view(s: State, automa: Automa) -> dict[str, Any]:
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
        "quantity": automa_quantity(s) if s.round else 0,
        "score": [[part.name, part.points] for part in automa_parts(s)],
    }
