"""The cards in words: names from the table of names, everything else from the declarations."""

from __future__ import annotations

from collections.abc import Sequence

from embertable.core.effects import Effect, Trade
from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Mood, Tongue, finish
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
from embertable.games.flamecraft.effects.paying import SpendGoods
from embertable.games.flamecraft.terms import COINS, FANCY_DEALT, KIND_NAMES, KINDS, SYMBOL_NAMES, WILD
from embertable.games.flamecraft.text.names import ARTISAN_NAMES, LANGUAGES, name_of
from embertable.games.flamecraft.text.speech import amount, goods, kinds, quoted, spell_title


def card_text(card: str, tongue: Tongue) -> CardText:
    """The name of a card and what it does."""
    for shop in SHOPS:
        if shop.id == card:
            return CardText(name_of(card, tongue.code), shop_lines(shop, tongue))
    for fancy in FANCY:
        if fancy.id == card:
            return CardText(name_of(card, tongue.code), fancy_lines(fancy, tongue))
    for number, spell in enumerate(SPELLS):
        if spell.id == card:
            return CardText(spell_title(number, tongue), spell_lines(spell, tongue))
    for companion in COMPANIONS:
        if companion.id == card:
            return CardText(name_of(card, tongue.code), companion_lines(companion, tongue))
    for achievement in ACHIEVEMENTS:
        if achievement.id == card:
            return CardText(name_of(card, tongue.code), achievement_lines(achievement, tongue))
    return artisan_text(card, tongue)


def clauses(parts: Sequence[Effect], tongue: Tongue) -> str:
    """Rewards one after another."""
    return tongue.listed([tongue.clause(part, Mood.DO) for part in parts], tongue.word("and"))


def artisan_text(card: str, tongue: Tongue) -> CardText:
    """An artisan: its name where it is known, its kind, and what it does when fired up."""
    family, kind_name, *number = card.split("-")
    kind = KIND_NAMES.index(kind_name)
    known = ARTISAN_NAMES.get(card)
    craft = tongue.word(f"dragon {kind_name}")
    name = f"{craft}, {tongue.word('starter')}" if family == "starter" else f"{craft} {number[0]}"
    if known is not None:
        name = f"{known[LANGUAGES.index(tongue.code)]} ({name})"
    return CardText(name, (line("fire line", tongue, effect=tongue.clause(FIRE_UP[kind])),))


def line(word: str, tongue: Tongue, **parts: str) -> str:
    """A line of a card made from its pattern."""
    return finish(tongue.word(word).format(**parts))


def shop_lines(shop: Shop, tongue: Tongue) -> tuple[str, ...]:
    """Symbol, what gathering gives, slots, ability."""
    lines = [
        line("symbol line", tongue, symbol=tongue.word(f"kind {SYMBOL_NAMES[shop.symbol]}")),
        line("gather line", tongue, gain=gathered(shop, tongue)),
    ]
    for number, slot in enumerate(shop.slots, start=1):
        kinds_taken = kinds(slot.kinds, tongue)
        if slot.reward:
            reward = clauses(slot.reward, tongue)
            lines.append(line("slot line", tongue, number=str(number), kinds=kinds_taken, reward=reward))
        else:
            lines.append(line("slot bare", tongue, number=str(number), kinds=kinds_taken))
    if not shop.slots:
        lines.append(line("no slots", tongue))
    for number, space in enumerate(shop.coin_spaces, start=1):
        lines.append(line("space line", tongue, number=str(number), reward=tongue.clause(space)))
    if shop.sleeping:
        lines.append(line("sleeping", tongue))
    if shop.when_revealed is not None:
        lines.append(line("revealed line", tongue, effect=tongue.clause(shop.when_revealed)))
    if shop.ability is not None:
        lines.append(line("ability line", tongue, effect=tongue.clause(shop.ability)))
    else:
        lines.append(line("no ability", tongue))
    return tuple(lines)


def gathered(shop: Shop, tongue: Tongue) -> str:
    """What the symbol of a shop gives."""
    if shop.symbol < KINDS:
        return amount(shop.gives, KIND_NAMES[shop.symbol], tongue)
    if shop.symbol == WILD:
        return tongue.word("gain any").format(goods=amount(shop.gives, "good", tongue))
    return amount(shop.gives, "coin" if shop.symbol == COINS else "artisan in all", tongue)


def fancy_lines(fancy: Fancy, tongue: Tongue) -> tuple[str, ...]:
    """Sun or moon, the wish, and what it gives for what."""
    lines = [tongue.word("moon" if fancy.moon else "sun")]
    if not isinstance(fancy.wish, Always):
        lines.append(line("wish line", tongue, wish=tongue.clause(fancy.wish)))
    effect = Trade(SpendGoods(fancy.cost), fancy.reward) if fancy.cost else fancy.reward
    lines.append(tongue.sentence(effect))
    return tuple(lines)


def spell_lines(spell: Spell, tongue: Tongue) -> tuple[str, ...]:
    """Cost and reward."""
    lines = [line("symbol line", tongue, symbol=tongue.word(f"kind {KIND_NAMES[spell.kind]}"))]
    if spell.hearts_by_sets:
        lines.append(line("one set", tongue, cost=goods(spell.cost, tongue)))
        lines.append(line("sets line", tongue, hearts=", ".join(str(each) for each in spell.hearts_by_sets)))
    else:
        lines.append(line("cost line", tongue, cost=goods(spell.cost, tongue)))
    if not spell.coins:
        lines.append(line("no coins", tongue))
    if spell.reward:
        lines.append(line("reward line", tongue, reward=clauses(spell.reward, tongue)))
    return tuple(lines)


def companion_lines(companion: Companion, tongue: Tongue) -> tuple[str, ...]:
    """What it gives at the start, and what it does once."""
    lines = []
    if companion.start is not None:
        lines.append(line("start line", tongue, effect=tongue.clause(companion.start)))
    if companion.fancy_dealt != FANCY_DEALT:
        lines.append(line("start fancy", tongue, dealt=str(companion.fancy_dealt)))
    effect = tongue.clause(companion.effect)
    if isinstance(companion.when, Always):
        lines.append(line("once line", tongue, effect=effect))
    else:
        lines.append(line("once when", tongue, when=tongue.clause(companion.when), effect=effect))
    return tuple(lines)


def achievement_lines(achievement: Achievement, tongue: Tongue) -> tuple[str, ...]:
    """What it needs, and how it changes the decks of later games."""
    lines = [tongue.sentence(achievement.needs)]
    for old, new in achievement.swaps:
        lines.append(line("swap line", tongue, old=by_id(old, tongue), new=by_id(new, tongue)))
    if achievement.shops:
        lines.append(line("added shops", tongue, shops=several(achievement.shops, tongue)))
    if achievement.fancy:
        lines.append(line("added fancy", tongue, fancy=several(achievement.fancy, tongue)))
    return tuple(lines)


def by_id(card: str, tongue: Tongue) -> str:
    """A card by its name, marked."""
    return marked("card", card, quoted(tongue, name_of(card, tongue.code)))


def several(cards: Sequence[str], tongue: Tongue) -> str:
    """Cards by their names."""
    return ", ".join(by_id(card, tongue) for card in cards)
