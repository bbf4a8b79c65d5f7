"""What a seat sees, as numbers."""

from __future__ import annotations

from typing import Final

from embertable.core.flow import asked
from embertable.core.numbering import Family
from embertable.core.observing import AROUND, cards_seen, one_hot
from embertable.games.wyrmspan.cards.tables import CAVE_IDS, DRAGON_IDS, GUILDS, NESTS, OBJECTIVES, POINTS
from embertable.games.wyrmspan.chapters.objectives import quantity
from embertable.games.wyrmspan.chapters.scoring import points_of
from embertable.games.wyrmspan.chapters.solo import automa_points
from embertable.games.wyrmspan.places import cached_on, eggs_of
from embertable.games.wyrmspan.state import State
from embertable.games.wyrmspan.terms import CAVE_CARDS, CAVE_NAMES, DRAGON_CARDS, PLACE_NAMES, PLACES, RESOURCE_NAMES

MOST_SEATS: Final = 5
NO_DRAGON: Final = [0.0] * 5
PLAYER_NUMBERS: Final = 23 + 5 * PLACES + DRAGON_CARDS


def observe(s: State, seat: int) -> list[float]:
    """The own hand, the display and every mat, the own one first; always of the same length."""
    me = s.players[seat]
    out: list[float] = [
        s.round / 4,
        1.0 if s.options and asked(s).seat == seat else 0.0,
        (s.first - seat) % s.seats / 5,
    ]
    for dragons, caves in ((me.hand, me.hand_caves), (s.display, s.cave_display)):
        out += cards_seen(dragons, DRAGON_CARDS)
        out += cards_seen(caves, CAVE_CARDS)
    out += one_hot([s.guild], len(GUILDS))
    out += one_hot(s.objectives[max(0, s.round - 1) :], len(OBJECTIVES))
    for turn in range(s.seats):
        out += mat_numbers(s, (seat + turn) % s.seats, turn == 0)
    out += [0.0] * (PLAYER_NUMBERS * (MOST_SEATS - s.seats))
    for automa in s.opponents:
        out += [automa_points(s, automa) / 100, automa.steps / 24, len(automa.deck) / 8]
    return out if s.opponents else out + [0.0] * 3


def mat_numbers(s: State, seat: int, is_own: bool) -> list[float]:
    """One player in numbers of about the same size; last, which dragons stand there."""
    me = s.players[seat]
    is_choosing = s.round == 0 and not is_own
    out: list[float] = [me.coins / 9, eggs_of(me) / 10, me.steps / 24, me.placed / 4, 1.0 if me.passed else 0.0]
    out += [0.0] * 4 if is_choosing else [count / 9 for count in me.stock]
    out += [0.5, 0.5] if is_choosing else [len(me.hand) / 9, len(me.hand_caves) / 9]
    out += [count / 4 for count in me.excavated] + [count / 3 for count in me.explored]
    out += [count / 4 for count in me.standing]
    out += [0.0, 0.0] if s.round == 0 else [points_of(s, seat) / 100, quantity(s, seat) / 10]
    out.append(sum(me.tucks) / 10)
    for place in range(PLACES):
        dragon = me.dragons[place]
        if dragon:
            cached = sum(cached_on(me, place))
            out += [POINTS[dragon] / 9, NESTS[dragon] / 5, me.eggs[place] / 5, cached / 5, me.tucks[place] / 5]
        else:
            out += NO_DRAGON
    out += cards_seen(me.dragons, DRAGON_CARDS)
    return out


def observed() -> list[Family]:
    """What each number of `observe` means, in its order."""
    cards = [*DRAGON_IDS[1:], *CAVE_IDS[1:]]
    return [
        Family("{what}", what=["round, in quarters", "I am asked", "seats from me to the first, in fifths"]),
        Family("{where}: {card}", where=["in my hand", "on display"], card=cards),
        Family("guild {guild}", guild=[guild.id for guild in GUILDS]),
        Family("objective {objective}", objective=[objective.id for objective in OBJECTIVES]),
        *[family for player in AROUND for family in observed_mat(player)],
        Family("automa: {what}", what=["points, of 100", "guild steps, of 24", "decisions left, in eighths"]),
    ]


def observed_mat(player: str) -> list[Family]:
    """What each number of `mat_numbers` means."""
    counts = ["coins, in ninths", "eggs, in tenths", "guild steps, of 24", "markers, in quarters", "passed"]
    hand = ["dragon cards in hand, in ninths", "cave cards in hand, in ninths"]
    score = ["points, of 100", "count of the objective, in tenths", "tucked cards, in tenths"]
    dragon = ["points, in ninths", "nests, in fifths", "eggs, in fifths", "cached, in fifths", "tucked, in fifths"]
    by_cave = ["excavated, in quarters", "explored, in thirds", "dragons, in quarters"]
    return [
        Family(f"{player}: {{what}}", what=counts),
        Family(f"{player}, in ninths: {{kind}}", kind=RESOURCE_NAMES),
        Family(f"{player}: {{what}}", what=hand),
        Family(f"{player}, {{count}}: {{cave}}", count=by_cave, cave=CAVE_NAMES),
        Family(f"{player}: {{what}}", what=score),
        Family(f"{player}, dragon at {{place}}: {{what}}", place=PLACE_NAMES[:PLACES], what=dragon),
        Family(f"{player} has on the mat: {{dragon}}", dragon=DRAGON_IDS[1:]),
    ]
