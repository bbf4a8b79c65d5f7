"""The few words that stand on every board, in three languages; what belongs to a game is said by the game."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "you": "You",
        "your hand": "Your hand",
        "hand of": "Hand",
        "table": "The table",
        "deck": "deck",
        "empty": "empty",
        "free": "free",
        "here": "here",
    },
    "uk": {
        "you": "Ви",
        "your hand": "Ваша рука",
        "hand of": "Рука",
        "table": "Стіл",
        "deck": "колода",
        "empty": "порожньо",
        "free": "вільно",
        "here": "тут",
    },
    "ru": {
        "you": "Вы",
        "your hand": "Ваша рука",
        "hand of": "Рука",
        "table": "Стол",
        "deck": "колода",
        "empty": "пусто",
        "free": "свободно",
        "here": "здесь",
    },
}


def word(code: str, name: str) -> str:
    """A word of the boards in a language."""
    return WORDS[code][name]
