"""Who is visiting: a signed cookie, a name, and for those who want it a password or a token for a program."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from embertable.store import Person, Store
from embertable.web.errors import Refused

COOKIE: Final = "embertable"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH: Final = 24
PASSWORD_LENGTH: Final = 8
REMEMBERED: Final = 4096


def new_id(length: int = 12) -> str:
    """An address nobody guesses: 12 letters hold 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def clean_name(written: str) -> str:
    """A name as it will be shown: one line, nothing invisible, not too long."""
    shown = "".join(letter for letter in written if unicodedata.category(letter)[0] != "C" or letter == " ")
    return " ".join(shown.split())[:NAME_LENGTH].strip()


@dataclass
class Accounts:
    """Names and how they are proven."""

    store: Store
    key: bytes

    def __post_init__(self) -> None:
        self.known: dict[str, Person] = {}
        self.owners: dict[str, Person] = {}
        self.hasher = PasswordHasher()

    def sign(self, person: str) -> str:
        """The cookie of a person."""
        return f"{person}.{self.seal(person)}"

    def seal(self, person: str) -> str:
        """What only this server can write under an id."""
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()[:40]

    def signed(self, cookie: str) -> str | None:
        """Whose cookie it is, unless it is forged."""
        person, _, seal = cookie.partition(".")
        if not (person and seal.isascii() and hmac.compare_digest(seal, self.seal(person))):
            return None
        return person

    async def by_cookie(self, cookie: str) -> Person | None:
        """The person of a cookie."""
        person = self.signed(cookie)
        if person is None:
            return None
        if person not in self.known:
            found = await self.store.person(person)
            if found is None:
                return None
            self.remember(found)
        return self.known[person]

    async def by_token(self, token: str) -> Person | None:
        """The person a program plays for."""
        digest = token_digest(token)
        if digest not in self.owners:
            found = await self.store.token_owner(digest)
            if found is None:
                return None
            if len(self.owners) >= REMEMBERED:
                self.owners.clear()
            self.owners[digest] = found
        return self.owners[digest]

    def remember(self, person: Person) -> None:
        """Spare the database a question at every request."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[person.id] = person

    async def arrive(self, name: str) -> Person:
        """Somebody new, by name alone."""
        cleaned = clean_name(name)
        if not cleaned:
            raise Refused(400, "need name")
        person = Person(new_id(20), cleaned)
        await self.store.add_person(person)
        self.remember(person)
        return person

    async def rename(self, person: Person, name: str) -> None:
        """Call a person otherwise."""
        cleaned = clean_name(name)
        if not cleaned:
            raise Refused(400, "need name")
        await self.store.rename(person.id, cleaned)
        self.known.pop(person.id, None)
        self.owners.clear()

    async def keep(self, person: Person, password: str) -> None:
        """Keep a person's name by a password."""
        if len(password) < PASSWORD_LENGTH or len(password) > 200:
            raise Refused(400, "need password")
        await self.store.set_password(person.id, self.hasher.hash(password))
        self.known.pop(person.id, None)

    async def enter(self, name: str, password: str) -> str:
        """The id of whoever keeps this name, proven by the password."""
        found = await self.store.password(clean_name(name))
        try:
            if found is not None and self.hasher.verify(found[1], password):
                return found[0]
        except VerifyMismatchError:
            pass
        raise Refused(403, "wrong password")

    async def give_token(self, person: Person, label: str) -> str:
        """A token for a program that plays for this person; it is shown once."""
        token = f"ember_{secrets.token_urlsafe(24)}"
        await self.store.add_token(token_digest(token), person.id, clean_name(label) or "bot")
        return token


def token_digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
