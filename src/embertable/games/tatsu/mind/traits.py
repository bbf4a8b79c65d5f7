"""What can be said of a position of Tatsu, trait by trait: its sum foretells the points a side will have.

One small function for each family, always in the same order. A side is looked at by its clan, with all the hands it
decides for.
"""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Ask
from embertable.core.mind import chance
from embertable.core.traits import POINTS as POINTS_UNIT
from embertable.core.traits import Family, Tally
from embertable.games.tatsu.cards.tables import CLAN, POINTS, STRENGTH
from embertable.games.tatsu.chapters.scoring import caught, factor
from embertable.games.tatsu.chapters.trick import first_fusion, strongest
from embertable.games.tatsu.chapters.turn import Answer
from embertable.games.tatsu.mind import families
from embertable.games.tatsu.mind.families import CATCH, FACED_CARD, HELD_CARD, LAID_CARD, STEP
from embertable.games.tatsu.mind.opinions import chance_of_trick, hope_of
from embertable.games.tatsu.mind.worth import OWN_FACTOR, WORTH
from embertable.games.tatsu.places import clan_of, unplayed
from embertable.games.tatsu.state import State
from embertable.games.tatsu.terms import GHOST, NONE, PLACES, RED, TARGET, TRICKS

TRAITS: Final = families.TRAITS
UNIT: Final = POINTS_UNIT
KINDS: Final = ["2", "3", "4"]
GROWTH: Final = [families.HOPE]  # what builders like
FACTOR_WORTH: Final = 5  # points that one more of a multiplier is about as good as
QUARTERS: Final = 4  # of the way to the target, and in each of a deal

STRENGTH_BIT: Final[list[int]] = [1 << strength >> 1 for strength in STRENGTH]  # none for a card without strength


def kind(s: State) -> int:
    """Which kind of table this is, as a place in `KINDS`."""
    return s.seats - 2


def stage(s: State) -> int:
    """How far the game has come: the last deal by limit or by the leader's points, and how many tricks of it."""
    quarter = min(QUARTERS - 1, QUARTERS * max(s.totals) // TARGET)
    if s.deals >= s.max_deals:
        quarter = QUARTERS - 1
    return QUARTERS * quarter + min(QUARTERS - 1, QUARTERS * s.tricks // TRICKS)


def side(s: State, seat: int) -> int:
    """The first of the seats that win together."""
    return s.sides.index(s.sides[seat])


def mark(s: State, seat: int, tally: Tally) -> None:
    """Every trait of a position, as the side of this seat sees it."""
    clan = clan_of(s, seat)
    game(s, seat, tally)
    deal(s, clan, tally)
    cards(s, clan, tally)
    if s.tops:
        shown(s, clan, tally)
    trick(s, clan, tally)
    question(s, seat, tally)


def one_of(family: Family, step: int, tally: Tally) -> None:
    """The step of a scale that is reached; its last one stands for all beyond."""
    tally.mark(family.start + min(step, len(family.items) - 1))


def game(s: State, seat: int, tally: Tally) -> None:
    """The totals of finished deals."""
    rival = 0
    for other in range(s.seats):
        if s.sides[other] != s.sides[seat]:
            rival = max(rival, s.totals[other])
    tally.count(families.TOTAL.start, s.totals[seat])
    one_of(families.REACHED, s.totals[seat] // STEP, tally)
    one_of(families.RIVAL_REACHED, rival // STEP, tally)
    if s.deals >= s.max_deals:
        tally.mark(families.LAST_DEAL.start)


def deal(s: State, clan: int, tally: Tally) -> None:
    """What was caught in this deal, which trick it is and who leads."""
    points = caught(s, clan)
    multiplier = factor(s, clan)
    one_of(families.CAUGHT, points // CATCH, tally)
    tally.mark(families.FACTOR.start + multiplier)
    if multiplier:
        tally.count(families.DEAL_SCORE.start, points * multiplier)
    else:
        tally.count(families.POINTS_WITHOUT_FACTOR.start, points)
    tally.mark(families.TRICKS_DONE.start + s.tricks)
    if s.clans[s.leader] == clan:
        tally.mark(families.LEADS.start + s.tricks)
    if GHOST in s.owners and s.clans[s.owners.index(GHOST)] == clan:
        tally.mark(families.ALONE.start)


def cards(s: State, clan: int, tally: Tally) -> None:
    """Every card still to be placed and whose it is; own spirits nothing can beat; what all this lets one hope for."""
    held = unplayed(s)
    own_factor = OWN_FACTOR[clan]
    edge = 0.0
    points = 0
    factors = 0
    own = 0
    others = 0
    strong = [0, 0]  # by who holds them: the strengths of own spirits, as bits
    for place in range(len(held)):
        holder = s.clans[place]
        values = WORTH[holder]
        where = 0 if holder == clan else 1
        traits = HELD_CARD[clan] if holder == clan else FACED_CARD[clan]
        for card in held[place]:
            tally.mark(traits[card])
            edge += values[card]
            points += POINTS[card]
            factors += own_factor[card]
            if CLAN[card] != clan:
                others |= STRENGTH_BIT[card]
            else:
                strong[where] |= STRENGTH_BIT[card]
                if holder == clan:
                    own += 1
    beaten = others.bit_length()
    tally.mark(families.UNBEATABLE[0].start + (strong[0] >> beaten).bit_count())
    tally.mark(families.UNBEATABLE[1].start + (strong[1] >> beaten).bit_count())
    tally.mark(families.OWN_IN_HAND.start + own)
    tally.mark(families.FACTOR_TO_COME.start + factors)
    sign = 1.0 if clan == RED else -1.0
    promise = hope_of(s, clan, points, factors, chance(sign * chance_of_trick(s, edge)), chance(sign * edge))
    tally.count(families.HOPE.start, int(promise))


def shown(s: State, clan: int, tally: Tally) -> None:
    """Own spirits that lie face up in the rows: only these can be used at once."""
    for place in range(len(s.tops)):
        count = 0
        for card in s.tops[place]:
            if card != NONE and CLAN[card] == clan:
                count += 1
        family = families.SHOWN if s.clans[place] == clan else families.RIVAL_SHOWS
        tally.mark(family.start + count)


def trick(s: State, clan: int, tally: Tally) -> None:
    """The cards that lie, who would take them, what they are worth, and who acts last."""
    left = PLACES - len(s.trick)
    if s.clans[(s.leader + PLACES - 1) % len(s.clans)] == clan:
        tally.mark(families.LAST_WORD.start + left - 1)
    if s.carried:
        tally.count(families.CARRIED.start, stake(s.carried))
    if not s.trick:
        return
    laid = LAID_CARD[clan]
    multiplier = 0
    own_factor = OWN_FACTOR[clan]
    for card in s.trick:
        tally.mark(laid[card])
        multiplier += own_factor[card]
    fusion = first_fusion(s)
    if fusion is not None:
        family = families.FUSED[0 if s.clans[s.holders[fusion]] == clan else 1]
        tally.mark(family.start + left - 1)
        where = 2
    else:
        ahead = strongest(s)
        where = 0 if s.clans[s.holders[ahead]] == clan else 1
        families_of = families.BEHIND if where else families.AHEAD
        tally.mark(families_of[left - 1].start + STRENGTH[s.trick[ahead]])
    tally.count(
        families.AT_STAKE[where].start + left - 1, stake(s.trick) + stake(s.carried) + FACTOR_WORTH * multiplier
    )


def stake(lying: list[int]) -> int:
    """The points of cards."""
    points = 0
    for card in lying:
        points += POINTS[card]
    return points


def question(s: State, seat: int, tally: Tally) -> None:
    """Whether the own side is asked: for its own card, or to give one."""
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "a position is valued when somebody is asked"
    if s.sides[ask.seat] == s.sides[seat]:
        tally.mark(families.QUESTION.start + int(isinstance(ask, Answer)))
