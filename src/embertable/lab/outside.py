"""Bots from outside: Python classes that other packages offer, and programs that answer over HTTP.

A package offers a class by an entry point of the group `embertable.bots`; its name is then the name of the bot, and
what follows a colon is given to the class. A program is named by its address.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from embertable.bots import BOTS, LEVEL_NAMES, Bot, UnknownBot, bot
from embertable.core.errors import EmbertableError
from embertable.core.flow import State, Step, asked, find_option
from embertable.core.game import AnyGame

GROUP: Final = "embertable.bots"
WEB: Final = ("http://", "https://")
PATIENCE: Final = 60.0
"""Seconds a program may think about one decision."""


class BotFailed(EmbertableError):
    """A bot from outside gave no answer, or one that is not among the options."""


def bot_of(name: str, seed: int = 0) -> Bot:
    """The bot of this name, ours or from outside; the same seed thinks the same."""
    if name.startswith(WEB):
        return HttpBot(name, seed)
    kind, colon, wish = name.partition(":")
    offered = offers()
    if kind in BOTS or kind not in offered:
        try:
            return bot(name, seed)
        except UnknownBot as error:
            if kind in BOTS or not offered:
                raise
            raise UnknownBot("no bot", bot=name, most=LEVEL_NAMES[-1], known=[*BOTS, *offered]) from error
    make = made_by(kind)
    try:
        found = make(seed, wish) if colon else make(seed)
    except TypeError as error:
        raise BotFailed("bot unmade", bot=name, why=error) from error
    if not isinstance(found, Bot):
        raise BotFailed("bot of no kind", bot=name, kind=type(found).__name__)
    return Guest(name, found)


@cache
def offers() -> dict[str, str]:
    """What other packages offer: names of bots, and where their classes are."""
    return {each.name: each.value for each in entry_points(group=GROUP)}


@cache
def made_by(name: str) -> Callable[..., object]:
    """The class of a bot that another package offers."""
    (found, *_) = entry_points(group=GROUP, name=name)
    try:
        make: Callable[..., object] = found.load()
    except (ImportError, AttributeError) as error:
        raise BotFailed("bot unmade", bot=name, why=error) from error
    return make


class Guest(Bot):
    """A bot of another package: whatever fails in it is told as its fault."""

    def __init__(self, name: str, inner: Bot) -> None:
        super().__init__()
        self.name = name
        self.inner = inner

    def choose(self, game: AnyGame, s: State, seat: int) -> Step:
        """What it chooses."""
        try:
            option = self.inner.choose(game, s, seat)
        except Exception as error:  # nobody here can know what may fail in a stranger's code
            raise BotFailed("bot failed", bot=self.name, why=f"{type(error).__name__}: {error}") from error
        self.value = self.inner.value
        return option


class HttpBot(Bot):
    """A program that is told what a seat sees, and answers with the key of an option."""

    def __init__(self, address: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.address = address
        self.seed = seed

    def choose(self, game: AnyGame, s: State, seat: int) -> Step:
        """Ask, and check the answer. The program is told the view of the seat and nothing else."""
        answer = self.asked(question(game, s, seat, self.seed))
        key = answer.get("key") if isinstance(answer, dict) else None
        if not isinstance(key, str):
            raise BotFailed("bot unclear", bot=self.address)
        value = answer.get("value")
        self.value = float(value) if isinstance(value, int | float) and 0 <= value <= 1 else -1.0
        try:
            return find_option(s, seat, key)
        except EmbertableError as error:
            raise BotFailed("bot failed", bot=self.address, why=error) from error

    def asked(self, told: dict[str, Any]) -> Any:
        """What the program answers."""
        body = json.dumps(told, ensure_ascii=False).encode()
        request = urllib.request.Request(self.address, body, {"content-type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise BotFailed("bot failed", bot=self.address, why=f"HTTP {error.code}") from error
        except urllib.error.URLError as error:
            why = error.reason if isinstance(error.reason, OSError) else error
            raise BotFailed("bot failed", bot=self.address, why=why) from error
        except OSError as error:
            raise BotFailed("bot failed", bot=self.address, why=error) from error
        except ValueError as error:
            raise BotFailed("bot unclear", bot=self.address) from error


def question(game: AnyGame, s: State, seat: int, seed: int) -> dict[str, Any]:
    """What a program is asked: everything its seat may know, and the keys it may choose among."""
    return {
        "game": game.id,
        "rules": game.rules,
        "seats": s.seats,
        "seat": seat,
        "seed": str(seed),  # longer than the numbers of other languages
        "question": type(asked(s)).__name__,
        "options": [option.key() for option in s.options],
        "view": game.view(s, seat),
    }
