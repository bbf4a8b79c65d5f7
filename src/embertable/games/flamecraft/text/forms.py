"""Which of several phrases says a thing, and what is true of it at the table where it is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from embertable.core.counts import AtLeast
from embertable.core.effects import Effect, Trade
from embertable.games.flamecraft import events
from embertable.games.flamecraft.cards.tables import SHOPS, SPELLS
from embertable.games.flamecraft.chapters import enchant, fire
from embertable.games.flamecraft.effects import counts, drawing, firing, gaining, giving, points, taking
from embertable.games.flamecraft.knowledge.view import View
from embertable.games.flamecraft.terms import HAND, NONE, PARK
from embertable.games.flamecraft.text.things import InShop


def elsewhere(option: Any, view: View | None) -> list[InShop]:
    """The shop of an artisan, unless its player is there."""
    if option.shop == NONE:
        return []
    shop = SHOPS[option.shop].id
    is_here = view is not None and any(each["shop"] == shop and each["plot"] == view["here"] for each in view["town"])
    return [] if is_here else [InShop(option.shop)]


def gained(rewards: Sequence[Effect], view: View | None) -> list[Effect]:
    """Rewards without those the decks can no longer give."""
    if view is None:
        return list(rewards)
    decks = view["decks"]
    gone: set[type] = set()
    if not decks["fancy"]:
        gone.add(drawing.FancyDragon)
    if not decks["artisans"] and not view["park"]:
        gone.add(taking.Artisans)
    return [each for each in rewards if type(each) not in gone]


def slot_rewards(option: Any, view: View | None) -> list[Effect]:
    """What an artisan brings by being placed."""
    return gained(option.how.reward(option.shop, option.slot), view)


def spell_rewards(option: Any, view: View | None) -> list[Effect]:
    """What an enchantment brings, paid for so many times."""
    spell = SPELLS[option.spell]
    if spell.hearts_by_sets:
        return [points.Hearts(enchant.hearts_for(option.spell, option.sets))]
    return gained(spell.reward, view)


def question_of(option: Any, view: View | None) -> str:
    """To go on means something else at every question."""
    ask = view["question"]["ask"] if view is not None else ""
    return ask if ask in GO_ON_AT else ""


GO_ON_AT: Final = (
    *("PlaceStep", "ChoosePlacing", "FireStep", "ChooseFires", "ChooseFiresElsewhere", "ChooseAbility", "FreeMoment"),
    *("ChooseGift", "ChooseLaid", "ChooseReturn", "ChooseGuest", "ChooseFlip", "ChooseUnlock"),
)


def to_whom(thing: Any) -> str:
    """Alone there is nobody to give to."""
    return "to nobody" if thing.to == NONE else ""


def seen_or_not(event: Any) -> str:
    """Others do not see which card it was."""
    return "unseen" if event.card == NONE else ""


TO_WHOM: Final = ("", "to nobody")
GUESTS: Final = ("", "of nobody")
SETS: Final = ("", "in sets")
SEEN: Final = ("", "unseen")


def fire_form(option: fire.Fire) -> str:
    """What firing an artisan would bring now."""
    if option.hearts:
        return "or hearts" if option.works else "for hearts"
    return "" if option.works else "for nothing"


def fire_place(ask: fire.ChooseFire) -> str:
    """Where one is to be fired."""
    return {PARK: "in the Park", HAND: "in the hand"}.get(ask.where, "")


def at_least_form(condition: AtLeast) -> str:
    """What is counted changes the whole phrase."""
    return AT_LEAST[type(condition.what)]


AT_LEAST: Final = {
    counts.FilledShops: "filled",
    counts.EnchantedShops: "enchanted",
    counts.Collected: "collected",
    counts.OddKinds: "odd",
    counts.KindsInHand: "kinds",
}


def give_form(gift: giving.Give) -> str:
    """One thing, so many, or some."""
    if gift.least != gift.most:
        return "some"
    return "" if gift.most == 1 else "several"


def per_form(effect: points.HeartsPer) -> str:
    """For each, or for every so many."""
    if effect.each == 1:
        return ""
    return "goods" if isinstance(effect.what, counts.Owned) else "every"


def came_from(event: events.Swapped) -> str:
    """Where the first of two that changed places lay."""
    return {PARK: "from the Park", HAND: "from the hand"}.get(event.came_from, "")


def guest_form(thing: Any) -> str:
    """A player's piece, or one that nobody plays."""
    return "" if thing.kind == NONE else "of nobody"


def in_sets(thing: Any) -> str:
    """Multi-enchantments are paid in sets."""
    return "in sets" if SPELLS[thing.spell].hearts_by_sets else ""


def side(heads: bool) -> str:
    """What a coin shows."""
    return "heads" if heads else "tails"


TRADES: Final = (Trade, firing.PayToFire, gaining.ExchangeGoods)
