"""What can be said of a position of Fire Tower, trait by trait: the sum is the strength of a side.

One small function for each family, always in the same order. Directions are seen from the tower: a wind blows to us
or away, so that what is learned in one corner holds in all.
"""

from __future__ import annotations

from typing import Final

from embertable.core.flow import Ask
from embertable.core.mind import NOBODY
from embertable.core.traits import STRENGTH, Family, Tally
from embertable.core.weights import THOUSAND
from embertable.games.fire_tower.cards.tables import KIND
from embertable.games.fire_tower.chapters.end import mode_rules
from embertable.games.fire_tower.chapters.shadow import shadows
from embertable.games.fire_tower.chapters.teams import partner
from embertable.games.fire_tower.mind import families
from embertable.games.fire_tower.mind.beginning import BEGINNING
from embertable.games.fire_tower.mind.families import COPIES, INNER, LEFT, NEAR, NUMBER_OF
from embertable.games.fire_tower.mind.opinions import (
    FAR,
    HEAT,
    IN_THE_WIND,
    NEARNESS,
    OF_HEAT,
    RINGS_OF_ROOF,
    distances,
    is_own_doing,
)
from embertable.games.fire_tower.places.forest import ETERNAL, LAND, ROW, moved
from embertable.games.fire_tower.places.towers import has_hand, roof_of, zone_of
from embertable.games.fire_tower.state import Player, State
from embertable.games.fire_tower.terms import (
    EMPTIED,
    FIRE,
    FIREBREAK,
    FIRESTORM,
    FULL,
    OUT,
    PLAIN,
    SHADOW,
    SHADOWS,
    TEAMS,
    THREATS,
    WATER,
    WEST,
)

TRAITS: Final = families.TRAITS
START: Final = BEGINNING
UNIT: Final = STRENGTH
KINDS: Final = ["2", "3-plain", "4-plain", "3-shadow", "4-shadow", "4-teams"]
APART: Final = ["2", "3-shadow", "4-shadow", "4-teams"]  # what is learned for two does not hold for more
GROWTH: Final = families.WALL  # what builders like
LAST_STAGE: Final = 15
TURNS_A_STAGE: Final = 4
PRICE: Final = 3 * THOUSAND  # of an own tower burnt: three logits
RECKLESS_CARDS: Final = 3  # of a kind, thrown away for fires

# By corner and card: the item of a hand. Winds are told apart by whether they blow to the own tower.
ITEMS: Final[list[list[int]]] = [
    [int(card not in threats) if card <= WEST else card - WEST + 1 for card in range(FIRESTORM)] for threats in THREATS
]


def kind(s: State) -> int:
    """Which kind of table this is, as a place in `KINDS`."""
    if s.mode == TEAMS:
        return 5
    if s.mode == PLAIN:
        return s.seats - 2
    return s.seats


def stage(s: State) -> int:
    """How far the game has come."""
    return min(LAST_STAGE, s.turns // TURNS_A_STAGE)


def side(s: State, seat: int) -> int:
    """Partners win together, and so do shadows; who is out cannot win any more."""
    if s.mode == TEAMS:
        return seat % 2
    role = s.players[seat].role
    if role == OUT:
        return NOBODY
    if role == SHADOW:
        for other in range(seat):
            if s.players[other].role == SHADOW:
                return other
    return seat


def mark(s: State, seat: int, tally: Tally) -> None:
    """Every trait of a position, as this seat and those who win with it see it."""
    if s.players[seat].role == SHADOW:
        us = shadows(s)
        haunting(s, us, tally)
    else:
        us = [seat, partner(seat)] if s.mode == TEAMS else [seat]
        nearest = table(s, us, tally)
        for one in us:
            watch(s, one, nearest, tally)
        if s.mode == SHADOWS:
            haunted(s, seat, tally)
        turns_left(s, tally)
    if s.mode != PLAIN:
        own_doing(s, us, tally)
    question(s, us, tally)


def steps(family: Family, count: int, tally: Tally) -> None:
    """One trait for every step reached of a scale that begins with 1."""
    start = family.start
    for step in range(min(count, len(family.items))):
        tally.mark(start + step)


# The table.


def table(s: State, us: list[int], tally: Tally) -> int:
    """How many towers stand on either side; the nearest ring around a rival's roof where something burns."""
    burning = s.fire | s.burnt
    own = 0
    rivals = 0
    nearest = NEAR
    for seat in range(s.seats):
        player = s.players[seat]
        if player.intact:
            if seat in us:
                own += 1
            else:
                rivals += 1
                rings = RINGS_OF_ROOF[player.corner]
                for ring in range(1, nearest):
                    if burning & rings[ring]:
                        nearest = ring
                        break
    if own:
        tally.mark(families.OWN_TOWERS.start + own - 1)
    tally.mark(families.RIVALS.start + rivals)
    tally.mark(families.NEAREST_RIVAL.start + nearest - 1)
    return nearest


def turns_left(s: State, tally: Tally) -> None:
    """The end of a table's limit of turns, where it is near."""
    left = s.max_turns - s.turns
    for step in range(len(LEFT)):
        if left > LEFT[step]:
            break
        tally.mark(families.TURNS_LEFT.start + step)


def question(s: State, us: list[int], tally: Tally) -> None:
    """What the own side is being asked: the card of an open question will do its work."""
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "a position is valued when somebody is asked"
    if ask.seat in us:
        number = NUMBER_OF.get(type(ask), -1)
        if number >= 0:
            tally.mark(families.QUESTION.start + number)


# A tower and a hand.


def watch(s: State, seat: int, nearest: int, tally: Tally) -> None:
    """One player of a side: the tower, if it stands, and the hand."""
    player = s.players[seat]
    distance = FAR
    if player.intact:
        distance = front(s, player, tally)
        warmth = around(s, player, tally)
        tally.count(families.WORRY.start, worry(s, player, distance, warmth))
        zone(s, player, tally)
        if s.breaks:
            wall(s, player, tally)
        wait(s, seat, distance, tally)
    if has_hand(player):
        hand(s, player, min(distance, NEAR), nearest, tally)


def front(s: State, player: Player, tally: Tally) -> int:
    """How far fire is, from how many cells it comes, and whether a wind carries it nearer: today's, or another."""
    burning = s.fire | s.burnt | ETERNAL
    ground = LAND & ~s.breaks
    reach = roof_of(player)
    distance = 1
    nearest = 0
    while True:
        grown = (reach | reach << 1 | reach >> 1 | reach << ROW | reach >> ROW) & ground
        nearest = grown & burning
        if nearest:
            break
        distance += 1
        if distance == FAR:
            break
        reach = grown
    way = families.WITHOUT
    if nearest:
        for wind in THREATS[player.corner]:
            if moved(nearest, wind) & reach:
                way = families.WITH_ANOTHER
                if wind == s.wind:
                    way = families.WITH_WIND
                    break
    tally.mark(families.DISTANCE[way].start + distance - 1)
    if distance <= len(families.FRONT):
        steps(families.FRONT[distance - 1], nearest.bit_count(), tally)
    return distance


def around(s: State, player: Player, tally: Tally) -> float:
    """How much burns in each ring around the roof: step by step in the inner rings, counted in the outer ones."""
    burning = s.fire | s.burnt
    rings = RINGS_OF_ROOF[player.corner]
    warmth = 0.0
    for ring in range(1, len(rings)):
        fires = burning & rings[ring]
        if fires:
            count = fires.bit_count()
            warmth += HEAT[ring] * count
            if ring <= INNER:
                steps(families.AROUND[ring - 1], count, tally)
            else:
                tally.count(families.HEAT.start + ring - INNER - 1, count)
    return warmth


def worry(s: State, player: Player, distance: int, warmth: float) -> int:
    """What the opinion written by hand fears for a tower, in hundredths: fire near it, much of it, and the wind.

    In tenths a far fire would not be felt at all, and most turns only move far ones.
    """
    fear = NEARNESS[distance]
    if s.wind in THREATS[player.corner]:
        fear *= 1.0 + IN_THE_WIND
    return int(100.0 * (fear + OF_HEAT * warmth))


def zone(s: State, player: Player, tally: Tally) -> None:
    """Fires inside, which only the own bucket removes."""
    family = families.ZONE[0 if player.bucket == FULL else 1]
    tally.mark(family.start + min((s.fire & zone_of(player)).bit_count(), len(family.items) - 1))


def wall(s: State, player: Player, tally: Tally) -> None:
    """Firebreaks around the zone."""
    rings = RINGS_OF_ROOF[player.corner]
    for number in range(len(families.WALL)):
        breaks = s.breaks & rings[number + 3]
        if breaks:
            steps(families.WALL[number], breaks.bit_count(), tally)


def wait(s: State, seat: int, distance: int, tally: Tally) -> None:
    """How many others act before this player, by how near fire is."""
    tally.mark(families.WAIT[turns_until(s, seat)].start + min(distance, NEAR) - 1)


def turns_until(s: State, seat: int) -> int:
    """How many others have a turn before this seat has one."""
    turns = 0
    number = s.turn
    while number != seat:
        if s.players[number].role != OUT:
            turns += 1
        number = (number + 1) % s.seats
    return turns


def hand(s: State, player: Player, distance: int, nearest: int, tally: Tally) -> None:
    """Each card by itself, and the kinds together with how near fire is: to the own roof, for fire to a rival's."""
    items = ITEMS[player.corner]
    counts = [0, 0, 0, 0]
    copies = [0] * len(families.HAND[0].items)
    for card in player.hand:
        item = items[card]
        copy = copies[item]
        copies[item] = copy + 1
        if copy < COPIES:
            tally.mark(families.HAND[copy].start + item)
        counts[KIND[card]] += 1
    for number in range(len(counts)):
        if counts[number]:
            near = nearest if number == FIRE else distance
            tally.count(families.KIND_NEAR[number].start + near - 1, counts[number])
    if player.bucket == EMPTIED and max(counts[WATER], counts[FIREBREAK]) >= RECKLESS_CARDS:
        tally.mark(families.RECKLESS.start)
    tally.count(families.SHORT.start, s.limit - len(player.hand))


# Shadows.


def haunted(s: State, seat: int, tally: Tally) -> None:
    """Shadows about, and whether there is room for another; the last tower must outlive their next turns."""
    steps(families.SHADOWS, len(shadows(s)), tally)
    if mode_rules(s).role_after(s) == SHADOW:
        tally.mark(families.PLACE_LEFT.start)
    if s.roofs == roof_of(s.players[seat]):
        tally.mark(families.LAST_TOWER.start + min(turns_until(s, seat), 2))


def haunting(s: State, us: list[int], tally: Tally) -> None:
    """What shadows see: the towers that still stand, how far fire is from each, and how many turns are left to them."""
    steps(families.HAUNTERS, len(us), tally)
    away = distances(s)
    towers = 0
    farthest = 1
    last = 0
    for seat in range(s.seats):
        if s.players[seat].intact:
            towers += 1
            last = seat
            farthest = max(farthest, away[seat])
            tally.mark(families.TARGET.start + away[seat] - 1)
    tally.mark(families.FARTHEST[towers - 1].start + farthest - 1)
    if towers == 1:
        tally.mark(families.LAST_CHANCE[min(turns_until(s, last), 2)].start + min(farthest, NEAR) - 1)
    if s.haunting:
        tally.mark(families.HAUNTING.start + min(s.extra, 2))
    for card in s.drawn:
        tally.mark(families.DRAWN.start + card)


def own_doing(s: State, us: list[int], tally: Tally) -> None:
    """A tower burnt by its own side. Nobody does it, so no game could teach what it costs: the price is fixed."""
    for seat in us:
        if is_own_doing(s, seat):
            tally.mark(families.OWN_DOING.start)
            tally.total -= PRICE
