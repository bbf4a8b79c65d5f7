"""What a language does by itself: which form of a noun goes with a number, and how Ukrainian words meet.

>>> [slavic(count) for count in (1, 3, 5, 11, 21)]
[0, 1, 2, 2, 0]
>>> [english(count) for count in (1, 2, 21)]
[0, 1, 1]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from embertable.core.text.marks import CLOSE, MIDDLE, OPEN

VOWELS: Final = frozenset("аеєиіїоуюяАЕЄИІЇОУЮЯ")
SOFT_VOWELS: Final = frozenset("єїюяйЄЇЮЯЙ")
HISSING: Final = frozenset("зсшщчжцЗСШЩЧЖЦ")
HARD_AFTER_U: Final = ("в", "ф", "льв", "св", "тв", "хв", "гв")
DIGIT_BEGINS: Final = "нодтчпшсвд"  # нуль, один, два, три …
DIGIT_ENDS: Final = "ьнаиьььмьь"  # the last sound of the same words
QUOTES: Final = frozenset("«»„“”\"'’")
CHOICE: Final = re.compile(r"\[([узіУЗІ])\]")


def english(count: int) -> int:
    """Which form of an English noun goes with a number: one, many."""
    return 0 if abs(count) == 1 else 1


def slavic(count: int) -> int:
    """Which form of a Ukrainian or Russian noun goes with a number: один, два, п'ять."""
    count = abs(count)
    if count % 10 == 1 and count % 100 != 11:
        return 0
    if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14:
        return 1
    return 2


def one_form(count: int) -> int:
    """A language whose nouns do not change with a number."""
    return 0


PLURALS: Final[Mapping[str, Callable[[int], int]]] = {"english": english, "slavic": slavic, "none": one_form}


def as_written(text: str) -> str:
    """A language whose words do not change where they meet."""
    return text


def ukrainian(text: str) -> str:
    """Choose у or в, і or й, з, із or зі, each written in brackets, by the sounds on both sides.

    >>> ukrainian("на 1 крок [у] гільдії, на 2 кроки [у] гільдії")
    'на 1 крок у гільдії, на 2 кроки в гільдії'
    >>> ukrainian("щоб [у]зяти; та [у]зяти")
    'щоб узяти; та взяти'
    >>> ukrainian("карту [з] руки, карт [з] руки, [з] свого запасу, монети [і] залишки")
    'карту з руки, карт із руки, зі свого запасу, монети й залишки'
    """
    if "[" not in text:
        return text
    parts: list[str] = []
    end = 0
    for found in CHOICE.finditer(text):
        parts.append(text[end : found.start()])
        chosen = chosen_form(found[1].lower(), sound_before(text, found.start()), sounds_after(text, found.end()))
        parts.append(chosen.capitalize() if found[1].isupper() else chosen)
        end = found.end()
    parts.append(text[end:])
    return "".join(parts)


def chosen_form(letter: str, before: str, after: str) -> str:
    """The form between these sounds; a pause before is no sound."""
    if letter == "у":
        if after[:1] in VOWELS:
            return "в"
        return "у" if after.startswith(HARD_AFTER_U) or before not in VOWELS else "в"
    if letter == "і":
        return "й" if before in VOWELS and after[:1] not in SOFT_VOWELS else "і"
    if after[:1] in HISSING:
        return "зі" if after[1:2].isalpha() and after[1:2] not in VOWELS else "із"
    return "із" if before and before not in VOWELS and after[:1] not in VOWELS else "з"


def sound_before(text: str, at: int) -> str:
    """The letter that is heard just before a place; nothing after a pause."""
    at -= 1
    while at >= 0 and (text[at] in " \u00a0" or text[at] in QUOTES or text[at] in (CLOSE, MIDDLE)):
        at = text.rindex(OPEN, 0, at) - 1 if text[at] == MIDDLE else at - 1
    if at < 0:
        return ""
    if text[at].isdigit():
        teens = at > 0 and text[at - 1] == "1"
        return "ь" if teens else DIGIT_ENDS[int(text[at])]
    return text[at].lower() if text[at].isalpha() else ""


def sounds_after(text: str, at: int) -> str:
    """The letters that are heard just after a place."""
    while at < len(text) and (text[at] in " \u00a0" or text[at] in QUOTES or text[at] in (OPEN, CLOSE)):
        at = text.index(MIDDLE, text.index(MIDDLE, at) + 1) + 1 if text[at] == OPEN else at + 1
    if at < len(text) and text[at].isdigit():
        return DIGIT_BEGINS[int(text[at])] + "а"
    return text[at : at + 3].lower()


MEETINGS: Final[Mapping[str, Callable[[str], str]]] = {"": as_written, "ukrainian": ukrainian}
