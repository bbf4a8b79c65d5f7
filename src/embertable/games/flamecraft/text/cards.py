"""The cards in words, assembled from what their declarations say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import DO, Tongue, capitalized
from embertable.games.flamecraft.cards.tables import (
    ACHIEVEMENTS,
    COMPANIONS,
    FANCY,
    FIRE_UP,
    SHOPS,
    SPELLS,
    Achievement,
    Companion,
    Fancy,
    Shop,
    Spell,
)
from embertable.games.flamecraft.effects.conditions import Always
from embertable.games.flamecraft.terms import ANY, FANCY_DEALT, KIND_NAMES, KINDS, SYMBOL_NAMES, WILD
from embertable.games.flamecraft.text.things import COST, by_sort, fancy_effect

Lines = Callable[[Any, Tongue], tuple[str, ...]]


def card_text(card: str, tongue: Tongue) -> CardText:
    """The name of a card and what it does."""
    for cards, lines in FAMILIES:
        for each in cards:
            if each.id == card:
                return CardText(title(each, tongue), lines(each, tongue))
    return artisan_text(card, tongue)


def title(card: Any, tongue: Tongue) -> str:
    """The printed name; enchantments have none, and are called by their kind and cost."""
    return capitalized(tongue.clause(card, "title")) if isinstance(card, Spell) else tongue.name(card.id)


def artisan_text(card: str, tongue: Tongue) -> CardText:
    """An artisan: its name, its kind, and what it does when fired up."""
    kind = card.split("-")[1]
    name = tongue.word("card artisan", name=tongue.name(card), kind=tongue.noun(f"dragon {kind}"))
    effect = tongue.clause(FIRE_UP[KIND_NAMES.index(kind)])
    return CardText(name, (tongue.word("card fire", effect=effect),))


def shop_lines(shop: Shop, tongue: Tongue) -> tuple[str, ...]:
    """Symbol, what gathering gives, slots, ability."""
    word = tongue.word
    lines = [
        word("card symbol", symbol=tongue.noun(SYMBOL_NAMES[shop.symbol])),
        word("card gather", gain=gathered(shop, tongue)),
    ]
    for number, slot in enumerate(shop.slots, start=1):
        reward = tongue.clauses(slot.reward, DO, "and")
        form = "card slot" if reward else "card slot bare"
        lines.append(word(form, number=number, kinds=kinds(slot.kinds, tongue), reward=reward))
    if not shop.slots:
        lines.append(word("card no slots"))
    for number, space in enumerate(shop.coin_spaces, start=1):
        lines.append(word("card space", number=number, reward=tongue.clause(space)))
    if shop.sleeping:
        lines.append(word("card sleeping"))
    if shop.when_revealed is not None:
        lines.append(word("card revealed", effect=tongue.clause(shop.when_revealed)))
    if shop.ability is None:
        lines.append(word("card no ability"))
    else:
        lines.append(word("card ability", effect=tongue.clause(shop.ability)))
    return tuple(lines)


def kinds(bits: int, tongue: Tongue) -> str:
    """Kinds a slot takes."""
    if bits == ANY:
        return tongue.word("card any kind")
    return tongue.listed([tongue.noun(KIND_NAMES[kind]) for kind in range(KINDS) if bits >> kind & 1], "or")


def gathered(shop: Shop, tongue: Tongue) -> str:
    """What the symbol of a shop gives."""
    if shop.symbol == WILD:
        return tongue.word("card any goods", goods=tongue.count(shop.gives, "good"))
    return tongue.count(shop.gives, SYMBOL_NAMES[shop.symbol])


def fancy_lines(fancy: Fancy, tongue: Tongue) -> tuple[str, ...]:
    """Sun or moon, the wish, and what it gives for what."""
    lines = [tongue.word("card moon" if fancy.moon else "card sun")]
    if not isinstance(fancy.wish, Always):
        lines.append(tongue.word("card wish", wish=tongue.clause(fancy.wish)))
    return (*lines, tongue.sentence(fancy_effect(fancy)))


def spell_lines(spell: Spell, tongue: Tongue) -> tuple[str, ...]:
    """Cost and reward."""
    cost = COST.said(by_sort(spell.cost), "nom", tongue)
    lines = [tongue.word("card symbol", symbol=tongue.noun(KIND_NAMES[spell.kind]))]
    if spell.hearts_by_sets:
        lines.append(tongue.word("card one set", cost=cost))
        lines.append(tongue.word("card sets", hearts=", ".join(str(each) for each in spell.hearts_by_sets)))
    else:
        lines.append(tongue.word("card cost", cost=cost))
    if not spell.coins:
        lines.append(tongue.word("card no coins"))
    if spell.reward:
        lines.append(tongue.word("card reward", reward=tongue.clauses(spell.reward, "nom", "and")))
    return tuple(lines)


def companion_lines(companion: Companion, tongue: Tongue) -> tuple[str, ...]:
    """What it gives at the start, and what it does once."""
    lines = []
    if companion.start is not None:
        lines.append(tongue.word("card start", effect=tongue.clause(companion.start)))
    if companion.fancy_dealt != FANCY_DEALT:
        lines.append(tongue.word("card start fancy", dealt=companion.fancy_dealt))
    effect = tongue.clause(companion.effect)
    if isinstance(companion.when, Always):
        lines.append(tongue.word("card once", effect=effect))
    else:
        lines.append(tongue.word("card once when", when=tongue.clause(companion.when), effect=effect))
    return tuple(lines)


def achievement_lines(achievement: Achievement, tongue: Tongue) -> tuple[str, ...]:
    """What it needs, and how it changes the decks of later games."""
    lines = [tongue.sentence(achievement.needs)]
    for old, new in achievement.swaps:
        lines.append(tongue.word("card swap", old=named(old, tongue), new=named(new, tongue)))
    if achievement.shops:
        lines.append(tongue.word("card added shops", cards=several(achievement.shops, tongue)))
    if achievement.fancy:
        lines.append(tongue.word("card added fancy", cards=several(achievement.fancy, tongue)))
    return tuple(lines)


def named(card: str, tongue: Tongue) -> str:
    """A card by its name, which can be looked at."""
    return marked("card", card, tongue.name(card))


def several(cards: Sequence[str], tongue: Tongue) -> str:
    """Cards by their names."""
    return ", ".join(tongue.word("card quoted", name=named(card, tongue)) for card in cards)


# Every card but the artisans, and what puts it into words.
FAMILIES: Final[list[tuple[Sequence[Any], Lines]]] = [
    (SHOPS, shop_lines),
    (FANCY, fancy_lines),
    (SPELLS, spell_lines),
    (COMPANIONS, companion_lines),
    (ACHIEVEMENTS, achievement_lines),
]
