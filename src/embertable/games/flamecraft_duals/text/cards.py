"""Cards and tokens in words: names and texts made from what is declared, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from embertable.core.game import CardText
from embertable.core.text.marks import marked
from embertable.core.text.tongue import Tongue, finish
from embertable.games.flamecraft_duals.cards.tables import ABILITIES, CARD_IDS, FANCY, HEARTS, NUMBER, PATTERNS, RATINGS
from embertable.games.flamecraft_duals.places.hexes import CELL_NAMES
from embertable.games.flamecraft_duals.terms import DRAGON_IDS, FACE_IDS, KINDS_OF, NONE

RATING_IDS: Final = [rating.id for rating in RATINGS]


def kind(number: int, tongue: Tongue) -> str:
    """A kind of artisan."""
    return tongue.forms(FACE_IDS[number])[0]


def face_name(number: int, tongue: Tongue) -> str:
    """What a token shows: a kind, two kinds, or Buddy."""
    kinds = KINDS_OF[number]
    return "–".join(kind(each, tongue) for each in kinds) if kinds else tongue.word("dragon buddy")


def face(number: int, tongue: Tongue) -> str:
    """A token, with its picture where there are pictures."""
    return marked("symbol", FACE_IDS[number], face_name(number, tongue))


def faces(numbers: Sequence[int], tongue: Tongue) -> str:
    """Several tokens."""
    return ", ".join(face(number, tongue) for number in numbers)


def symbol(number: int, tongue: Tongue) -> str:
    """A kind, with its picture where there are pictures."""
    return marked("symbol", FACE_IDS[number], kind(number, tongue))


def cell(number: int) -> str:
    """A cell by its name on the board."""
    return CELL_NAMES[number]


def card(number: int, tongue: Tongue) -> str:
    """A shop or fountain card, marked."""
    return marked("card", CARD_IDS[number], card_name(number, tongue))


def cards(numbers: Sequence[int], tongue: Tongue) -> str:
    """Several cards."""
    return ", ".join(card(number, tongue) for number in numbers)


def card_name(number: int, tongue: Tongue) -> str:
    """A shop or fountain card is called by its pattern."""
    pattern = PATTERNS[number]
    first = tongue.forms(FACE_IDS[pattern.kinds[0]])
    last = tongue.forms(FACE_IDS[pattern.kinds[-1]])
    name = "pair" if pattern.shape == "row" and first != last else pattern.shape
    return tongue.word(f"{name} name").format(of_many=first[2], many=first[3], one=last[0], others=last[3])


def dragon(number: int, tongue: Tongue) -> str:
    """A fancy dragon, marked; NONE is no dragon."""
    if number == NONE:
        return ""
    return marked("card", DRAGON_IDS[number], tongue.word(f"dragon {DRAGON_IDS[number]}"))


def rating(name: str, tongue: Tongue) -> str:
    """What a solo game is called when it is over, marked."""
    return marked("card", name, tongue.word(f"rating {name}"))


def card_text(name: str, tongue: Tongue) -> CardText:
    """The name and the text of any card, token or rating of the card browser."""
    if name in NUMBER:
        number = NUMBER[name]
        lines = (tongue.sentence(PATTERNS[number]), tongue.count(HEARTS[number], "heart"))
        return CardText(card_name(number, tongue), lines)
    if name in DRAGON_IDS:
        fancy = FANCY[DRAGON_IDS.index(name)]
        role = tongue.word("active" if fancy.is_active else "passive")
        return CardText(tongue.word(f"dragon {name}"), (role, tongue.sentence(fancy.effect)))
    if name in RATING_IDS:
        return CardText(tongue.word(f"rating {name}"), (tongue.sentence(RATINGS[RATING_IDS.index(name)]),))
    number = FACE_IDS.index(name)
    kinds = KINDS_OF[number]
    if len(kinds) == 1:
        return CardText(face_name(number, tongue), (tongue.sentence(ABILITIES[kinds[0]]),))
    abilities = [finish(f"{symbol(each, tongue)}: {tongue.clause(ABILITIES[each])}") for each in kinds]
    return CardText(face_name(number, tongue), (tongue.word("two colours"), *abilities))
