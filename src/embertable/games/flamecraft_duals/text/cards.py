"""Cards and tokens in words: names and texts made from what is declared, in any language."""

from __future__ import annotations

from typing import Final

from embertable.core.game import CardText
from embertable.core.text.tongue import Tongue, capitalized, finish
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, FANCY, HEARTS, NUMBER, PATTERNS, RATINGS
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE_IDS, KINDS_OF
from embertable.games.flamecraft_duals.text.slots import FACE_OF

RATING_IDS: Final = [rating.id for rating in RATINGS]


def card_text(name: str, tongue: Tongue) -> CardText:
    """The name and the text of any card, token or rating of the card browser."""
    if name in NUMBER:
        number = NUMBER[name]
        points = finish(tongue.count(HEARTS[number], "point"))
        return CardText(card_name(name, tongue), (tongue.sentence(PATTERNS[number]), points))
    if name in DRAGON_IDS:
        fancy = FANCY[DRAGON_IDS.index(name)]
        role = tongue.word("active" if fancy.is_active else "passive")
        return CardText(tongue.name(name), (role, tongue.sentence(fancy.effect)))
    if name in RATING_IDS:
        return CardText(tongue.name(name), (tongue.sentence(RATINGS[RATING_IDS.index(name)]),))
    return CardText(capitalized(tongue.noun(name)), token_lines(KINDS_OF[FACE_IDS.index(name)], tongue))


def card_name(name: str, tongue: Tongue) -> str:
    """A shop or fountain card is called by its pattern."""
    return tongue.clause(PATTERNS[NUMBER[name]], "name")


def token_lines(kinds: tuple[int, ...], tongue: Tongue) -> tuple[str, ...]:
    """What a token can do: its ability, or one of its two."""
    if len(kinds) == 1:
        return (tongue.sentence(ABILITIES[kinds[0]]),)
    abilities = [finish(f"{FACE_OF.said(each, '', tongue)}: {tongue.clause(ABILITIES[each])}") for each in kinds]
    return (tongue.word("two colours"), *abilities)
