"""What a bot should like: its own tower far from the fire, the others' close to it."""

from __future__ import annotations

from math import exp
from typing import Final

from embertable.core.effects import ChooseEffect
from embertable.core.flow import Ask, asked_of
from embertable.core.mind import Opinion
from embertable.games.fire_tower.chapters.end import mode_rules
from embertable.games.fire_tower.chapters.teams import partner
from embertable.games.fire_tower.effects.dousing import ChooseDoused, ChooseRescue
from embertable.games.fire_tower.effects.lighting import ChooseBlast, ChooseFlare, ChoosePush, ChooseSnag
from embertable.games.fire_tower.effects.moving import ChooseEmber, ChooseLanding
from embertable.games.fire_tower.mind.worth import MEAN_WORTH, WORTH
from embertable.games.fire_tower.places.forest import BITS, CELLS, ETERNAL, LAND, ROOF_CELLS, ROW, column_of, row_of
from embertable.games.fire_tower.places.towers import roof_of, zone_of
from embertable.games.fire_tower.state import State
from embertable.games.fire_tower.terms import FULL, SHADOW, TEAMS, THREATS

FAR: Final = 16
"""A distance at which fire does not matter yet, and that of a tower walled in by firebreaks."""

# How bad fire is that needs so many more cells to reach the roof.
NEARNESS: Final[list[float]] = [
    3.0, 2.6, 2.1, 1.75, 1.4, 1.15, 0.92, 0.74, 0.59, 0.46, 0.35, 0.26, 0.18, 0.11, 0.05, 0.0, 0.0,
]  # fmt: skip

# How likely a tower burns in the next few turns of shadows, when fire needs so many more cells to reach its roof.
SOON: Final[list[float]] = [
    0.7, 0.55, 0.4, 0.27, 0.17, 0.11, 0.07, 0.05, 0.04, 0.03, 0.02, 0.02, 0.01, 0.01, 0.01, 0.01, 0.01,
]  # fmt: skip

OWN_DOING: Final = 0.02
"""What is left of the hope of those who burnt their own tower: nothing that comes of it is worth that."""


def heat_map(corner: int) -> list[int]:
    """The cells around a roof in rings, the nearest first: a fire in each counts half as much again as further out."""
    rings = [0] * 8
    roof = ROOF_CELLS[corner]
    for cell in CELLS:
        distance = max(abs(row_of(cell) - row_of(roof)), abs(column_of(cell) - column_of(roof)))
        if distance < len(rings):
            rings[distance] |= BITS[cell]
    return rings


OF_HEAT: Final = 0.35  # how much heat counts beside nearness
IN_THE_WIND: Final = 0.25  # and how much worse nearness is with the wind
NO_BUCKET: Final = 0.35
INSIDE: Final = 0.2
OF_THE_HAND: Final = 0.12
OF_A_CARD: Final = 0.05
RINGS_OF_ROOF: Final[list[list[int]]] = [heat_map(corner) for corner in range(4)]
HEAT: Final[list[float]] = [1.0, 0.62, 0.4, 0.22, 0.13, 0.08, 0.05, 0.03]


def distances(s: State) -> list[int]:
    """By seat: how many cells fire still has to take to stand on the roof."""
    found = [FAR] * s.seats
    reach = s.fire | s.burnt | ETERNAL
    open_cells = LAND & ~s.breaks
    left = s.roofs
    for steps in range(1, FAR):
        reach |= (reach << 1 | reach >> 1 | reach << ROW | reach >> ROW) & open_cells
        hit = reach & left
        if hit:
            left &= ~hit
            for seat in range(s.seats):
                if hit & roof_of(s.players[seat]):
                    found[seat] = steps
            if not left:
                break
    return found


def nearness(s: State, seat: int, distance: int) -> float:
    """Fire near the roof."""
    return NEARNESS[distance]


def heat(s: State, seat: int, distance: int) -> float:
    """How much burns around the roof."""
    burning = s.fire | s.burnt
    warmth = 0.0
    rings = RINGS_OF_ROOF[s.players[seat].corner]
    for ring in range(len(HEAT)):
        inside = burning & rings[ring]
        if inside:
            warmth += HEAT[ring] * inside.bit_count()
    return warmth


def wind(s: State, seat: int, distance: int) -> float:
    """The wind blows this way, the worse the nearer fire is."""
    return NEARNESS[distance] if s.wind in THREATS[s.players[seat].corner] else 0.0


def no_bucket(s: State, seat: int, distance: int) -> float:
    """The bucket is empty."""
    return 0.0 if s.players[seat].bucket == FULL else 1.0


def embers_inside(s: State, seat: int, distance: int) -> float:
    """Fire in the own zone can hardly be put out."""
    return 1.0 if s.fire & zone_of(s.players[seat]) else 0.0


def poor_hand(s: State, seat: int, distance: int) -> float:
    """Cards that do little."""
    hand = s.players[seat].hand
    worth = (s.limit - len(hand)) * MEAN_WORTH
    for card in hand:
        worth += WORTH[card]
    return -worth


# What the card of an open question will do, and how much more of it the nearer fire is.
AT_WORK: Final[dict[type[Ask], tuple[float, float]]] = {
    ChooseFlare: (2.2, 0.0),
    ChooseSnag: (2.2, 0.0),
    ChooseBlast: (2.2, 0.0),
    ChooseEmber: (1.8, 0.0),
    ChooseLanding: (1.8, 0.0),
    ChooseDoused: (0.2, 1.2),
    ChooseRescue: (0.2, 1.2),
    ChooseEffect: (0.8, 0.0),
    ChoosePush: (0.8, 0.0),
}


def card_at_work(s: State, seat: int, distance: int) -> float:
    """A card is being played and its place still to be chosen: it will do its work."""
    ask = asked_of(s, seat)
    if ask is None:
        return 0.0
    always, near = AT_WORK.get(type(ask), (0.0, 0.0))
    return -always - near * NEARNESS[distance]


# Worries about a tower, from the state, the seat and the distance of fire from the roof.
OPINIONS: Final[list[Opinion]] = [
    Opinion("fire near the roof", nearness, 1.0),
    Opinion("heat around the roof", heat, OF_HEAT),
    Opinion("the wind blows this way", wind, IN_THE_WIND),
    Opinion("no bucket", no_bucket, NO_BUCKET),
    Opinion("fire inside", embers_inside, INSIDE),
    Opinion("a poor hand", poor_hand, OF_THE_HAND),
    Opinion("a card at work", card_at_work, OF_A_CARD),
]


def danger(s: State, seat: int, distance: int) -> float:
    """All worries about a tower together."""
    worries = 0.0
    for opinion in OPINIONS:
        worries += opinion.weight * opinion.judge(s, seat, distance)
    return worries


def expectations(s: State) -> list[float]:
    """By seat, how likely it seems to win: certain when the game is over, else by how safe the towers are."""
    if not s.agenda:
        return ends(s)
    away = distances(s)
    hopes: list[float] = []
    total = 0.0
    for seat in range(s.seats):
        hope = exp(-danger(s, seat, away[seat])) if s.players[seat].intact else 0.0
        hopes.append(hope)
        total += hope
    return [prospect(s, seat, away, hopes, total) for seat in range(s.seats)]


def ends(s: State) -> list[float]:
    """By seat, when the game is over."""
    if mode_rules(s).is_shared(s):
        return [0.5 if seat in s.winners or not s.winners else 0.0 for seat in range(s.seats)]
    return [1.0 if seat in s.winners else 0.0 for seat in range(s.seats)]


def prospect(s: State, seat: int, away: list[int], hopes: list[float], total: float) -> float:
    """A seat's part of all hope, by what its side needs to win."""
    if s.mode == TEAMS:
        other = partner(seat)
        hope = 0.02 + 0.96 * (hopes[seat] + hopes[other]) / total
        return OWN_DOING * hope if is_own_doing(s, seat) or is_own_doing(s, other) else hope
    player = s.players[seat]
    if player.role == SHADOW:
        return shadow_hope(s, away, seat)
    haunted = 0.0
    for other in range(s.seats):
        if s.players[other].role == SHADOW:
            haunted = shadow_hope(s, away, other)
    hope = 0.01 + (0.98 - haunted) * hopes[seat] / total
    if player.intact and mode_rules(s).role_after(s) == SHADOW:
        hope += (1.0 - hope) * all_burn(s, away, seat)  # whoever may become a shadow later need not become one now
    return hope


def shadow_hope(s: State, away: list[int], seat: int) -> float:
    """A shadow's chance: all towers that still stand must burn. Less, if the shadow burnt its own tower."""
    hope = all_burn(s, away, seat)
    return OWN_DOING * hope if is_own_doing(s, seat) else hope


def is_own_doing(s: State, seat: int) -> bool:
    """Whether the tower of a seat was burnt by its own side."""
    player = s.players[seat]
    return not player.intact and (player.burner == seat or (s.mode == TEAMS and player.burner == partner(seat)))


def all_burn(s: State, away: list[int], seat: int) -> float:
    """How likely it seems that the towers of all others burn before one of them has outlived the rest."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat and s.players[other].intact:
            chance *= SOON[away[other]]
    return chance
