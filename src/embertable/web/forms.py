"""A new table as a form: seats, the game's typed variants, pace; and back from what was filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from embertable.art.companions import GUEST
from embertable.bots import LEVEL_NAMES, LEVELS, TASTE_NAMES, Level, opponent
from embertable.bots.measured import rating, wins_of_ten
from embertable.core.errors import EmbertableError, WrongSeats
from embertable.core.game import AnyGame
from embertable.core.text.tongue import Tongue
from embertable.core.variants import choices, kinds, members, write_value
from embertable.store import Person, Seating
from embertable.web.company import faces_of
from embertable.web.errors import Refused
from embertable.web.markup import Face, face
from embertable.web.sheets import package, pictures_of
from embertable.web.viewpoint import title_of
from embertable.web.visitor import Visitor

PICTURED: Final = ("card", "tower")  # kinds of symbols a variant may name


def usual_seats(game: AnyGame) -> int:
    """How many sit down when nobody says: a quick game is best in full company, a long one in a pair."""
    if game.minutes[1] <= 30:
        return game.seats[-1]
    return min(2, game.seats[-1])


def usual_seatings(seats: int, person: Person, level: str, own: int = 0) -> list[Seating]:
    """The person at one seat, usually the first, bots at the others."""
    me = Seating(own, person.id, person.name)
    return [me if seat == own else Seating(seat, None, "", level) for seat in range(seats)]


def blank_form(game: AnyGame, visitor: Visitor, level: str) -> dict[str, Any]:
    """The form of a new table, playable as it is."""
    filled = {f"seat{seat}": f"bot {level}" for seat in range(1, usual_seats(game))}
    return filled_form(game, visitor, {"seat0": "me", **filled}, None)


def filled_form(
    game: AnyGame, visitor: Visitor, fields: Mapping[str, str], error: EmbertableError | None
) -> dict[str, Any]:
    """The form with what was filled in."""
    low, high = game.seats[0], game.seats[-1]
    sentence = "" if error is None else refusal(error, low, high, visitor)
    return {
        "game": game.id,
        "title": title_of(game, visitor.lang),
        "seats": [seat_field(seat, game, visitor, fields) for seat in range(high)],
        "faces": [face(one) for one in faces_in(fields, high)],
        "families": {f"bot level:{level.number}": level.name for level in LEVELS},
        "guest": GUEST,
        "people": visitor.word("people span", low=low, high=high),
        "levels": [opponent_field(level, game.id, visitor) for level in LEVELS],
        "tastes": [("", visitor.word("taste none")), *[(name, visitor.word(f"taste {name}")) for name in TASTE_NAMES]],
        "taste": fields.get("taste", ""),
        "options": option_fields(game, game.tongue(visitor.lang), fields),
        "live": fields.get("pace") == "live",
        "public": fields.get("see") == "all",
        "name": fields.get("name", ""),
        "seed": fields.get("seed", ""),
        "error": sentence,
    }


def refusal(error: EmbertableError, low: int, high: int, visitor: Visitor) -> str:
    """Why a table cannot be opened as the form says."""
    if isinstance(error, Refused):
        return f"{visitor.word(error.word)} {visitor.told(error)}" if error.is_detailed else visitor.word(error.word)
    if isinstance(error, WrongSeats):
        return visitor.word("people span", low=low, high=high)
    return f"{visitor.word('bad variants')} {visitor.told(error)}"


def seat_field(seat: int, game: AnyGame, visitor: Visitor, fields: Mapping[str, str]) -> dict[str, Any]:
    """Who may sit at a seat; there is one visitor, so "you" is offered where it stands, or everywhere if nowhere."""
    mine = [at for at, who in fields.items() if at.startswith("seat") and who == "me"]
    offered = [("open", visitor.word("seat open"))]
    if not mine or f"seat{seat}" in mine:
        offered.insert(0, ("me", visitor.word("seat me")))
    else:
        offered.append(("here", visitor.word("seat here")))
    offered += [(f"bot level:{level.number}", level_name(level, visitor)) for level in LEVELS]
    if seat >= game.seats[0]:
        offered.append(("", visitor.word("seat none")))
    value = fields.get(f"seat{seat}", "")
    return {"choices": offered, "value": value}


def faces_in(fields: Mapping[str, str], seats: int) -> list[Face]:
    """Whose face stands beside each seat of the form: the one that will sit there at the table."""
    wanted = [fields.get(f"seat{seat}", "") for seat in range(seats)]
    return faces_of([Seating(seat, None, "", who.removeprefix("bot ")) for seat, who in enumerate(wanted)])


def level_name(level: Level, visitor: Visitor) -> str:
    """An opponent as one chooses it: number, name, how it plays."""
    about = visitor.word(f"level {level.number}")
    return visitor.word("seat bot", number=level.number, name=visitor.word(f"bot {level.name}"), about=about)


def opponent_field(level: Level, game: str, visitor: Visitor) -> dict[str, Any]:
    """Whom one can choose, and how strong it is: its rating and how often it wins, where measured."""
    rated = rating(game, level.number)
    wins = wins_of_ten(game, level.number)
    return {
        "face": face(Face(level.name, 0)),
        "name": f"{level.number}. {visitor.word(f'bot {level.name}')}",
        "rating": "" if rated is None else visitor.word("level rating", rating=rated),
        "wins": "" if wins is None else visitor.word("level wins", wins=wins, below=level.number - 1),
    }


def option_fields(game: AnyGame, tongue: Tongue, fields: Mapping[str, str]) -> list[dict[str, Any]]:
    """The game's variants, in the visitor's words."""
    usual = game.variants()
    shown = []
    for name, kind in kinds(game.variants).items():
        listed = members_of(game, name, kind)
        offered = choices(kind) or listed
        value = write_value(getattr(usual, name))
        if f"b.{name}" in fields:
            value = checked_in(fields, name, listed) if listed else fields.get(f"v.{name}", "false")
        shown.append(
            {
                "name": name,
                "kind": "list" if listed else kind.__name__ if isinstance(kind, type) else "",
                "label": tongue.words.get(f"variant {name}", name),
                "about": tongue.words.get(f"about {name}", ""),
                "choices": [(each, choice_name(tongue, name, each, each in listed)) for each in offered],
                "pictures": {each: found for each in listed if (found := picture_of(game, each))},
                "value": fields.get(f"v.{name}", value),
            }
        )
    return shown


def members_of(game: AnyGame, name: str, kind: Any) -> Sequence[str]:
    """What a list among the variants may hold: what its type says, or what the game's `variants.listed` does."""
    listed = getattr(import_module(f"{package(game.id)}.variants"), "listed", None)
    return members(kind) or (listed(name) if listed else ())


def choice_name(tongue: Tongue, option: str, value: str, is_listed: bool) -> str:
    """What a value of a variant is called: in its own words, or as the card it names."""
    return tongue.words.get(f"variant {option} {value}") or (tongue.name(value) if is_listed else value)


def picture_of(game: AnyGame, value: str) -> str:
    """The symbol of what a value names; empty where there is none."""
    return next((name for kind in PICTURED if (name := f"{kind}-{value}") in pictures_of(game.id)), "")


def seatings_in(fields: Mapping[str, str], game: AnyGame, person: Person) -> list[Seating]:
    """Who sits where; empty rows are left out, and bots get the taste that was chosen for all of them."""
    wanted = [fields.get(f"seat{seat}", "") for seat in range(game.seats[-1])]
    taste = fields.get("taste", "")
    tasteful = [f"{who}:{taste}" if taste and who.startswith("bot ") else who for who in wanted]
    return seatings_for([who for who in tasteful if who], person)


def seatings_for(wanted: list[str], person: Person) -> list[Seating]:
    """Seats from what was asked for: `me`, `here`, `open`, `bot LEVEL`."""
    if wanted.count("me") > 1:
        raise Refused(400, "need self", "one seat")
    return [seating_for(seat, who, person) for seat, who in enumerate(wanted)]


def seating_for(seat: int, who: str, person: Person) -> Seating:
    """One seat."""
    kind, _, level = who.partition(" ")
    if kind == "me":
        return Seating(seat, person.id, person.name)
    if kind == "here":  # somebody else at the same screen
        return Seating(seat, person.id, f"{person.name} {seat + 1}")
    if kind == "open":
        return Seating(seat, None, "", "", True)
    if kind == "bot" and opponent(level) is not None:
        return Seating(seat, None, "", level)
    raise Refused(400, "bad request", "seat unknown", known=LEVEL_NAMES, text=who[:40])


def variants_in(fields: Mapping[str, str], game: AnyGame) -> dict[str, str]:
    """The variants that were filled in, in their written form."""
    written: dict[str, str] = {}
    for name, kind in kinds(game.variants).items():
        if kind is bool:
            if f"b.{name}" in fields:
                written[name] = "true" if fields.get(f"v.{name}") == "true" else "false"
        elif listed := members_of(game, name, kind):
            if f"b.{name}" in fields:
                written[name] = checked_in(fields, name, listed)
        elif f"v.{name}" in fields:
            written[name] = fields[f"v.{name}"]
    return written


def checked_in(fields: Mapping[str, str], name: str, known: Sequence[str]) -> str:
    """The members of a list that were checked, in its written form."""
    return ",".join([each for each in known if f"v.{name}.{each}" in fields])


def seed_in(text: str) -> int | None:
    """The seed that was filled in, if any."""
    text = text.strip()
    if not text:
        return None
    if text.isascii() and text.isdecimal() and len(text) <= 28:
        return int(text)
    raise Refused(400, "bad request", "seed unknown", text=text[:40])
