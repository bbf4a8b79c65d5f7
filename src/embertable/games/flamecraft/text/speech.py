"""How cards and tokens are named in any language: the parts of sentences all three tongues share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from embertable.core.text.marks import marked
from embertable.core.text.tongue import Mood, Tongue
from embertable.games.flamecraft.cards.tables import COMPANIONS, FANCY, SHOPS, SPELLS
from embertable.games.flamecraft.chapters.enchant import hearts_for
from embertable.games.flamecraft.terms import COIN, KIND_NAMES, KIND_OF, KINDS, TOKEN_NAMES, artisan_id
from embertable.games.flamecraft.text.names import ARTISAN_NAMES, LANGUAGES, name_of

Verb = dict[Mood, str]


def verb(do: str, does: str, to_do: str) -> Verb:
    """A verb in the moods it is used in."""
    return {Mood.DO: do, Mood.DOES: does, Mood.TO_DO: to_do}


def say_fixed(tongue: Tongue, phrases: Mapping[type, str]) -> None:
    """Teach a tongue the phrases that are always the same."""
    for kind, words in phrases.items():
        tongue.says(kind)(always(words))


def always(words: str) -> Callable[[object, Mood], str]:
    """A phrase that depends on nothing."""

    def phrase(thing: object, mood: Mood) -> str:
        return words

    return phrase


def quoted(tongue: Tongue, name: str) -> str:
    """A name as it stands in a sentence."""
    return name if tongue.code == "en" else f"«{name}»"


def shop_name(number: int, tongue: Tongue) -> str:
    """A shop."""
    shop = SHOPS[number].id
    return marked("card", shop, quoted(tongue, name_of(shop, tongue.code)))


def fancy_name(number: int, tongue: Tongue) -> str:
    """A fancy dragon."""
    card = FANCY[number].id
    return marked("card", card, quoted(tongue, name_of(card, tongue.code)))


def companion_name(number: int, tongue: Tongue) -> str:
    """A companion."""
    card = COMPANIONS[number].id
    return marked("card", card, quoted(tongue, name_of(card, tongue.code)))


def spell_title(number: int, tongue: Tongue) -> str:
    """An enchantment has no name of its own: its kind and its number among the three of that kind."""
    spell = SPELLS[number]
    return f"{tongue.word(f'spell {KIND_NAMES[spell.kind]}')} {spell.id[-1]}"


def spell_name(number: int, tongue: Tongue) -> str:
    """An enchantment, in a sentence."""
    return marked("card", SPELLS[number].id, quoted(tongue, spell_title(number, tongue)))


def spell_terms(number: int, sets: int, tongue: Tongue) -> str:
    """What an enchantment costs and brings, in brackets."""
    spell = SPELLS[number]
    cost = goods([count * sets for count in spell.cost], tongue)
    if spell.hearts_by_sets:
        gives = amount(hearts_for(number, sets), "heart", tongue)
    else:
        gives = tongue.listed([tongue.clause(part) for part in spell.reward], tongue.word("and"))
    return f"({tongue.word('cost')}: {cost}; {gives})"


def artisan(card: int, tongue: Tongue, form: int = 0) -> str:
    """An artisan by its kind: form 0 in the nominative, 1 in the accusative, 2 after "with"."""
    return marked("card", artisan_id(card), tongue.forms(f"dragon {KIND_NAMES[KIND_OF[card]]}")[form])


def named_artisan(card: int, tongue: Tongue, form: int = 0) -> str:
    """An artisan by its kind, with its name where that is known: two of a kind are told apart."""
    words = tongue.forms(f"dragon {KIND_NAMES[KIND_OF[card]]}")[form]
    names = ARTISAN_NAMES.get(artisan_id(card))
    name = f" {quoted(tongue, names[LANGUAGES.index(tongue.code)])}" if names else ""
    return marked("card", artisan_id(card), f"{words}{name}")


def amount(count: int, noun: str, tongue: Tongue) -> str:
    """A number of things that have a picture."""
    return f"{count} {marked('symbol', noun, tongue.noun(noun, count))}"


def goods(counts: Sequence[int], tongue: Tongue) -> str:
    """Tokens by sort, one after another."""
    return tongue.listed(
        [amount(count, TOKEN_NAMES[token], tongue) for token, count in enumerate(counts) if count],
        tongue.word("and"),
    )


def token(number: int, tongue: Tongue) -> str:
    """One token."""
    return amount(1, "coin" if number == COIN else TOKEN_NAMES[number], tongue)


def kinds(bits: int, tongue: Tongue) -> str:
    """Kinds a slot takes."""
    if bits == (1 << KINDS) - 1:
        return tongue.word("any kind")
    names = [tongue.word(f"kind {KIND_NAMES[kind]}") for kind in range(KINDS) if bits >> kind & 1]
    return tongue.listed(names, tongue.word("or"))
