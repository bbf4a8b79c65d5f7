"""What the phrases of Fire Tower are filled with: cells and where they lie, cards, winds."""

from __future__ import annotations

from typing import Any, Final

from embertable.core.effects import ChooseEffect, Each
from embertable.core.text.shared import SHARED
from embertable.core.text.slots import (
    CLAUSE,
    NUMBER,
    PLAYER,
    TEXT,
    Card,
    Counted,
    Listed,
    Noun,
    Slot,
    Slots,
    counted,
)
from embertable.core.text.tongue import Tongue
from embertable.games.fire_tower import events
from embertable.games.fire_tower.cards.tables import CHAMPION, TOWER
from embertable.games.fire_tower.chapters import discarding, turn
from embertable.games.fire_tower.chapters.bucket import GoReckless, KeepBucket, UseBucket
from embertable.games.fire_tower.chapters.storm import BeforeStorm
from embertable.games.fire_tower.effects import (
    aid,
    bucket,
    burning,
    champion,
    digging,
    dousing,
    drawing,
    haunting,
    lighting,
    moving,
    turning,
)
from embertable.games.fire_tower.places.forest import RING_SIZE, ZONE_SIZE, cell_name, names
from embertable.games.fire_tower.places.groups import pattern_size
from embertable.games.fire_tower.terms import DIRECTIONS, EMPTIED, EVENT, IDS, KINDS, MUTUAL_AID, NOBODY, ROLES
from embertable.games.fire_tower.text.sights import lit_by, on_offer, region, removed_by


class Word(Slot):
    """A word of the file, by the table it stands in and what it is for."""

    is_fixed = True

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.word(f"{self.table} {value}")


class Row(Listed):
    """Several of one sort; `{cells:commas}` has no word before the last."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        if spec == "commas":
            return ", ".join([self.each.said(one, "", tongue) for one in value])
        return super().said(value, spec, tongue)

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if spec == "commas" else super().fault(spec, tongue)


class Cells(Slot):
    """The cells of a mask as the frame of the map calls them; `{cells:commas}` has no word before the last."""

    is_fixed = True

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.listed(names(value), "" if spec == "commas" else "and")

    def fault(self, spec: str, tongue: Tongue) -> str:
        return "" if spec == "commas" else super().fault(spec, tongue)


class QuotedCard(Card):
    """A card by its name, in the quotes of the language."""

    def said(self, value: Any, spec: str, tongue: Tongue) -> str:
        return tongue.word("quoted", name=super().said(value, spec, tongue))


def reckless_back() -> bucket.Reckless:
    """What the back of the bucket card says."""
    effect = TOWER[EMPTIED].effect
    assert isinstance(effect, bucket.Reckless), "the back of the bucket is Reckless Abandon"
    return effect


# Which of several phrases


def pattern(thing: Any) -> str:
    """The pattern of a card."""
    return "square" if thing.square else "line"


def pair(effect: digging.Dig) -> str:
    """How firebreaks stand to one another."""
    return "" if effect.count == 1 else "with a gap" if effect.gap else "side by side"


def removed_before(ask: dousing.ChooseDoused) -> str:
    """Whether fire was removed with this card already."""
    return "more" if ask.taken else pattern(ask)


def ordinal(placed: int) -> str:
    """Which token comes after so many."""
    return ("first", "second")[placed] if placed < 2 else "next"


def reckless_fire(ask: bucket.ChooseRecklessFire) -> str:
    """Which fire it is; the only one has no number."""
    return "" if ask.left == 1 and not ask.chosen else ordinal(ask.chosen.bit_count())


def times(effect: Any) -> str:
    """How often; a word up to three."""
    return {1: "", 2: "twice", 3: "three times"}.get(effect.times, "often")


def how_many(effect: haunting.PlayOneOf) -> str:
    """One card, both, or all."""
    return {1: "one", 2: ""}.get(effect.count, "many")


def burnt(event: events.TowerBurnt) -> str:
    """Who set the roof on fire, and what becomes of the player."""
    by = "by another" if event.burner not in (NOBODY, event.seat) else ""
    return " ".join(part for part in (by, "shadow" if ROLES[event.role] == "shadow" else "") if part)


def victory(event: events.Ended) -> str:
    """A draw, one winner, or several."""
    return "draw" if not event.winners else "together" if len(event.winners) > 1 else ""


WAY: Final = Noun(DIRECTIONS)
FIRES: Final = counted("fire token")
BREAKS: Final = counted("firebreak")
HAND_CARDS: Final = counted("card")
COST: Final = Counted([f"{kind} card" for kind in KINDS[:EVENT]])
CARD: Final = Card(IDS)
AID: Final = CARD.of(lambda thing: MUTUAL_AID)
CARDS: Final = Row(QuotedCard(IDS))
LINE: Final = FIRES.of(lambda effect: pattern_size(False))
SQUARE: Final = FIRES.of(lambda effect: pattern_size(True))
PATTERN: Final = FIRES.of(lambda effect: pattern_size(effect.square))
RING: Final = counted("cell").of(lambda effect: RING_SIZE)
REGION: Final = Word("at").seen(region)
CELL: Final = TEXT.of(lambda option: cell_name(option.cell))
CELLS: Final = Cells()
NAMES: Final = CELLS.of(lambda thing: thing.where)
TOKENS: Final = NUMBER.of(lambda thing: thing.where.bit_count())

slots = Slots(SHARED)

# Effects
slots.says(turning.SetWind, lighting.Push, direction=WAY)
slots.says(turning.RollWind, turning.RenewWind, burning.SpreadAll, moving.MoveFire, digging.Replant)
slots.says(drawing.ChangeHand, haunting.TurnOrClear, lighting.Explode)
slots.says(lighting.LightLine, count=LINE)
slots.says(lighting.LightSquare, count=SQUARE)
slots.says(dousing.DousePattern, bucket.EmptyBucket, forms=("line", "square"), form=pattern, count=PATTERN)
slots.says(dousing.DouseAround, ring=RING)
slots.says(digging.Dig, forms=("", "side by side", "with a gap"), form=pair, count=BREAKS)
slots.says(drawing.ChangeCards, count=HAND_CARDS)
slots.says(Each, champion.AtTheStart, effect=CLAUSE)
slots.says(
    champion.InOrder,
    first=CLAUSE.of(lambda effect: effect.parts[0]),
    rest=Listed(CLAUSE).of(lambda effect: effect.parts[1:]),
)
slots.says(champion.DigApart, count=NUMBER)
slots.says(aid.LightInAid, count=FIRES)
slots.says(aid.DigInAid, count=counted("short firebreak"))
slots.says(
    bucket.Reckless,
    cost=Listed(COST, "or").of(lambda effect: [(effect.cards, kind) for kind in effect.kinds]),
    fires=FIRES,
)
slots.says(burning.BurnForEver, zone=NUMBER.of(lambda effect: ZONE_SIZE))
slots.says(
    haunting.LightBeside,
    haunting.LightByRoll,
    forms=("", "twice", "three times", "often"),
    form=times,
    times=counted("time"),
)
slots.says(haunting.PlayOneOf, forms=("", "one", "many"), form=how_many, count=HAND_CARDS)

# Questions
slots.says(ChooseEffect, seat=PLAYER, card=CARD.of(lambda ask: ask.source))
slots.says(turn.ChooseSpread, turn.ChooseAction, turn.ChooseEnd, seat=PLAYER)
slots.says(lighting.ChooseFlare, lighting.ChooseSnag, lighting.ChooseBlast, seat=PLAYER)
slots.says(moving.ChooseEmber, dousing.ChooseRescue, digging.ChooseBreak, digging.ChooseCleared, seat=PLAYER)
slots.says(discarding.DiscardAny, bucket.ChooseSplash, seat=PLAYER)
slots.says(aid.ChooseAid, aid.AidFire, aid.AidBreak, seat=PLAYER, card=AID)
slots.says(haunting.HauntCell, haunting.HauntWithCard, haunting.HauntWind, seat=PLAYER)
slots.says(BeforeStorm, lighting.ChoosePush, haunting.HauntDirection, seat=PLAYER, direction=WAY)
slots.says(aid.BeforeAid, seat=PLAYER, lighter=PLAYER, card=AID)
slots.says(moving.ChooseLanding, seat=PLAYER, origin=TEXT.of(lambda ask: cell_name(ask.origin)))
slots.says(
    dousing.ChooseDoused,
    forms=("line", "square", "more"),
    form=removed_before,
    seat=PLAYER,
    taken=CELLS,
)
slots.says(
    digging.ChooseTrench, forms=("", "with a gap"), form=lambda ask: "with a gap" if ask.gap else "", seat=PLAYER
)
slots.says(discarding.DiscardSome, seat=PLAYER, count=HAND_CARDS)
slots.says(
    bucket.ChooseRecklessFire,
    forms=("", "first", "second", "next"),
    form=reckless_fire,
    seat=PLAYER,
    chosen=CELLS,
)
slots.says(
    champion.ChooseChampionBreak,
    forms=("first", "second", "next"),
    form=lambda ask: ordinal(ask.placed.bit_count()),
    seat=PLAYER,
    card=Card().of(lambda ask: CHAMPION[ask.side].id),
)

# Options
slots.says(turn.SpreadTo, bucket.NextFire, aid.LightInTurn, dousing.Douse, cell=CELL, region=REGION)
slots.says(digging.Clear, aid.DigInTurn, champion.DigAsChampion, moving.Lift, cell=CELL, region=REGION)
slots.says(moving.Land, cell=CELL, region=REGION, origin=TEXT.of(lambda option: cell_name(option.origin)))
slots.says(
    lighting.Blast,
    forms=("", "lights"),
    form_seen=lambda option, view: "lights" if lit_by(option, view) else "",
    cell=CELL,
    region=REGION,
    lit=CELLS.seen(lit_by),
)
slots.says(
    dousing.Rescue,
    forms=("", "removes"),
    form_seen=lambda option, view: "removes" if removed_by(option, view) else "",
    cell=CELL,
    region=REGION,
    removed=CELLS.seen(removed_by),
)
slots.says(lighting.Light, bucket.LightAll, digging.Trench, bucket.Splash, cells=NAMES, count=TOKENS, region=REGION)
slots.says(turn.Play, haunting.PlayDrawn, card=CARD, effect=CLAUSE.seen(on_offer))
slots.says(turn.DiscardAndDraw, turn.CloseTurn, UseBucket, KeepBucket, dousing.StopDousing, champion.StopDigging)
slots.says(haunting.LetAllGo)
slots.says(
    GoReckless,
    cost=COST.of(lambda option: (reckless_back().cards, option.kind)),
    fires=FIRES.of(lambda option: reckless_back().fires),
)
slots.says(discarding.Toss, discarding.Drop, card=CARD)
slots.says(discarding.StopDiscarding, forms=("", "all"), form=lambda option: "" if option.count else "all")
slots.says(aid.EverybodyDoes, effect=CLAUSE)
slots.says(turning.TurnWind, direction=WAY)

# Events
slots.says(events.Began, events.SpreadFailed, events.WindTurned, seat=PLAYER, wind=WAY)
slots.says(events.Spread, seat=PLAYER, cells=NAMES)
slots.says(events.Played, events.EventTurnedUp, seat=PLAYER, card=CARD)
slots.says(
    events.Lit,
    forms=("", "by a shadow"),
    form=lambda event: "by a shadow" if event.shadow else "",
    seat=PLAYER,
    cells=NAMES,
    count=TOKENS,
)
slots.says(events.Doused, events.Dug, events.Replanted, events.UsedBucket, seat=PLAYER, cells=NAMES, count=TOKENS)
slots.says(events.WentReckless, seat=PLAYER, cells=NAMES)
slots.says(
    events.Exploded,
    forms=("", "lights"),
    form=lambda event: "lights" if event.lit else "",
    seat=PLAYER,
    cells=NAMES,
    lit=CELLS,
)
slots.says(events.Moved, seat=PLAYER, origin=CELLS, cells=NAMES)
slots.says(
    events.WindRolled,
    forms=("", "by nobody"),
    form=lambda event: "by nobody" if event.seat == NOBODY else "",
    seat=PLAYER,
    wind=WAY,
)
slots.says(events.RolledDead, events.StormRolled, direction=WAY)
slots.says(events.RolledSame, wind=WAY)
slots.says(events.Discarded, seat=PLAYER, cards=CARDS.of(lambda event: event.discarded))
slots.says(events.KeptAll, seat=PLAYER)
slots.says(events.AidSkipped, seat=PLAYER, card=AID)
slots.says(events.Drew, seat=PLAYER, cards=CARDS.of(lambda event: event.drawn))
slots.says(events.DrewUnseen, seat=PLAYER, count=HAND_CARDS)
slots.says(events.Reshuffled, count=HAND_CARDS)
slots.says(
    events.Stormed,
    forms=("", "in vain"),
    form=lambda event: "" if event.where else "in vain",
    direction=WAY,
    cells=NAMES,
)
slots.says(events.AidChosen, seat=PLAYER, effect=CLAUSE)
slots.says(
    events.TowerBurnt, forms=("", "by another", "shadow", "by another shadow"), form=burnt, seat=PLAYER, burner=PLAYER
)
slots.says(
    events.HandTaken,
    forms=("", "empty"),
    form=lambda event: "" if event.taken else "empty",
    seat=PLAYER,
    victim=PLAYER,
    cards=CARDS.of(lambda event: event.taken),
)
slots.says(
    events.HandTakenUnseen,
    forms=("", "empty"),
    form=lambda event: "" if event.count else "empty",
    seat=PLAYER,
    victim=PLAYER,
    count=HAND_CARDS,
)
slots.says(events.LimitRaised, limit=HAND_CARDS)
slots.says(events.ShadowRolled, seat=PLAYER, face=WAY)
slots.says(events.ShadowAimed, seat=PLAYER, direction=WAY)
slots.says(events.ChampionDug, seat=PLAYER, card=Card(), cells=NAMES)
slots.says(
    events.Ended,
    forms=("", "together", "draw"),
    form=victory,
    winner=PLAYER.of(lambda event: event.winners[0]),
    winners=Listed(PLAYER),
    how=Word("won by"),
)
