"""Who is visiting: a signed cookie, a name, and for those who want it a password or a token for a program."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from embertable.bots import LEVELS
from embertable.core.text.languages import languages
from embertable.core.text.table import WEB, word
from embertable.store import Person, Store
from embertable.store.twins import UNSEEN, skeleton
from embertable.web.errors import Locked, Refused
from embertable.web.lockout import ACCOUNT, ADDRESS, delay

COOKIE: Final = "embertable"
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
NAME_LENGTH: Final = 24
PASSWORD_LENGTH: Final = 8
LONGEST_PASSWORD: Final = 200
REMEMBERED: Final = 4096
HASHERS: Final = 2  # threads that compute hashes: half a tenth of a second and 64 MB each
HASHING: Final = 16  # hashes that may be waited for; more are refused
TOKENS: Final = 20  # of one person
NOTE: Final = "person"  # how processes tell each other that somebody's rights changed


def new_id(length: int = 12) -> str:
    """An address nobody guesses: 12 letters hold 59 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def clean_name(written: str) -> str:
    """A name as it will be shown: one line, nothing invisible, not too long; empty where nothing can be seen."""
    shown = [each for each in written if unicodedata.category(each)[0] != "C" and each not in UNSEEN]
    cleaned = " ".join("".join(shown).split())[:NAME_LENGTH].strip()
    return cleaned if any(unicodedata.category(each)[0] not in "MZ" for each in cleaned) else ""


def names_of_nobody() -> frozenset[str]:
    """Names that everybody starts with or bots have: nobody keeps them."""
    kept = ("guest", *(f"bot {level.name}" for level in LEVELS))
    names = [word(lang, WEB, name) for lang in languages() for name in kept]
    return frozenset(skeleton(name) for name in [*names, "Embertable"])


@dataclass
class Accounts:
    """Names and how they are proven."""

    store: Store
    key: bytes = b""

    def __post_init__(self) -> None:
        self.known: dict[str, Person] = {}
        self.owners: dict[str, Person] = {}
        self.silenced: dict[str, frozenset[str]] = {}  # by person: whom they do not hear
        self.ended: OrderedDict[str, int] = OrderedDict()  # by person: the generation that began last
        self.hasher = PasswordHasher()
        self.hashers = ThreadPoolExecutor(HASHERS, "hasher")
        self.hashing = 0
        self.nobody = self.hasher.hash(secrets.token_hex())  # checked where there is no such name, to take as long
        self.reserved = names_of_nobody()

    def close(self) -> None:
        """Let no hash be computed any more."""
        self.hashers.shutdown(wait=False, cancel_futures=True)

    # Cookies.

    def sign(self, person: Person) -> str:
        """The cookie of a person. Those of the first generation are written as they always were."""
        signed = f"{person.id}-{person.generation}" if person.generation else person.id
        return f"{signed}.{self.seal(signed)}"

    def seal(self, signed: str) -> str:
        """What only this server can write under an id."""
        return hmac.new(self.key, signed.encode(), hashlib.sha256).hexdigest()[:40]

    def signed(self, cookie: str) -> tuple[str, int] | None:
        """Whose cookie it is and of which generation, unless it is forged."""
        signed, _, seal = cookie.partition(".")
        if not (signed and seal.isascii() and hmac.compare_digest(seal, self.seal(signed))):
            return None
        person, _, generation = signed.partition("-")
        return person, int(generation or 0)

    async def by_cookie(self, cookie: str) -> Person | None:
        """The person of a cookie that holds."""
        found = self.signed(cookie)
        if found is None:
            return None
        person = await self.person(found[0])
        return person if person is not None and person.generation == found[1] else None

    async def person(self, person: str) -> Person | None:
        """Somebody by id, from memory or from the store."""
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

    # What changes of somebody's rights, told to the other processes.

    async def changed(self, person: Person) -> None:
        """Somebody is not as they were: here and at the other processes nobody believes what they remember."""
        self.forget(person.id, person.generation)
        await self.store.engine.notify(f"{NOTE} {person.id} {person.generation}")

    def hear(self, note: str) -> bool:
        """A note of another process; whether it was for us. An empty one: something may have been missed."""
        if not note:
            self.known.clear()
            self.owners.clear()
            self.silenced.clear()
            return False
        kind, _, rest = note.partition(" ")
        if kind != NOTE:
            return False
        person, _, generation = rest.partition(" ")
        self.forget(person, int(generation))
        return True

    def forget(self, person: str, generation: int) -> None:
        """Ask the store about somebody anew."""
        self.known.pop(person, None)
        self.silenced.pop(person, None)
        self.owners.clear()
        self.ended[person] = generation
        self.ended.move_to_end(person)
        while len(self.ended) > REMEMBERED:
            self.ended.popitem(last=False)

    def is_ended(self, person: Person | None) -> bool:
        """Whether somebody who came in earlier has been logged out since."""
        return person is not None and self.ended.get(person.id, 0) > person.generation

    # Names.

    async def free_name(self, written: str, person: Person | None = None) -> str:
        """A name nobody else keeps, nor one that looks like it."""
        cleaned = clean_name(written)
        if not cleaned:
            raise Refused(400, "need name")
        keeper = await self.store.accounts.keeper(skeleton(cleaned))
        if keeper is not None and (person is None or keeper != person.id):
            raise Refused(409, "name taken")
        return cleaned

    async def arrive(self, name: str) -> Person:
        """Somebody new, by name alone."""
        person = Person(new_id(20), await self.free_name(name))
        await self.store.add_person(person)
        self.remember(person)
        return person

    async def rename(self, person: Person, name: str) -> None:
        """Call a person otherwise."""
        cleaned = await self.free_name(name, person)
        if person.has_password and skeleton(cleaned) in self.reserved:
            raise Refused(409, "name taken")
        await self.store.rename(person.id, cleaned)
        await self.changed(person)

    # Passwords.

    async def keep(self, person: Person, password: str, old: str, address: str) -> Person:
        """Keep a person's name by a password. A new one asks for the old, and ends every cookie and token."""
        if not PASSWORD_LENGTH <= len(password) <= LONGEST_PASSWORD:
            raise Refused(400, "need password")
        if skeleton(person.name) in self.reserved:
            raise Refused(409, "name taken")
        if not person.has_password:
            await self.free_name(person.name, person)
            await self.store.set_password(person.id, await self.hash(password))
            await self.changed(person)
            return replace(person, has_password=True)
        await self.prove(person, old, address)
        return await self.end_all(person, await self.hash(password))

    async def end_all(self, person: Person, password: str | None = None) -> Person:
        """End every cookie and token of somebody; the person of the cookies that begin now."""
        generation = await self.store.accounts.revoke(person.id, password)
        later = replace(person, generation=generation)
        await self.changed(later)
        return later

    async def enter(self, name: str, password: str, address: str) -> Person:
        """Whoever keeps this name, proven by the password."""
        person = await self.person(await self.checked(clean_name(name), password, address))
        assert person is not None, "who has a password is somebody"
        return person

    async def prove(self, person: Person, password: str, address: str) -> None:
        """Refuse whoever does not know the password of an account that has one."""
        if person.has_password:
            await self.checked(person.name, password, address)

    async def checked(self, name: str, password: str, address: str) -> str:
        """The id of whoever keeps a name, if the password is right. Every try counts before it is made."""
        account, place = f"account {skeleton(name)}"[:240], f"address {address}"[:240]
        limits = {account: lambda n: delay(n, ACCOUNT), place: lambda n: delay(n, ADDRESS)}
        wait = await self.store.accounts.attempt(limits)
        if wait > 0:
            raise Locked(wait)
        found = await self.store.password(name)
        if await self.verify(self.nobody if found is None else found[1], password[:LONGEST_PASSWORD]) and found:
            await self.store.accounts.forgive(account, place)
            return found[0]
        raise Refused(403, "wrong password")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        hashed: str = await self.aside(self.hasher.hash, password)
        return hashed

    async def verify(self, hashed: str, password: str) -> bool:
        """Whether a password is the one."""
        try:
            return bool(await self.aside(self.hasher.verify, hashed, password))
        except VerifyMismatchError:
            return False

    async def aside(self, compute: Any, *values: str) -> Any:
        """Compute a hash in a thread of its own; only so many wait for it at once."""
        if self.hashing >= HASHING:
            raise Refused(429, "too many requests")
        self.hashing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.hashers, compute, *values)
        finally:
            self.hashing -= 1

    # Tokens.

    async def give_token(self, person: Person, label: str) -> str:
        """A token for a program that plays for this person; it is shown once."""
        if len(await self.store.accounts.tokens(person.id)) >= TOKENS:
            raise Refused(409, "too many tokens")
        token = f"ember_{secrets.token_urlsafe(24)}"
        await self.store.add_token(token_digest(token), person.id, clean_name(label) or "bot")
        return token

    async def drop_token(self, person: Person, digest: str) -> None:
        """Take a token back from its program."""
        await self.store.accounts.drop_token(person.id, digest)
        await self.changed(person)

    # Whom somebody hears.

    async def muted(self, person: Person | None) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        if person is None:
            return frozenset()
        if person.id not in self.silenced:
            if len(self.silenced) >= REMEMBERED:
                self.silenced.clear()
            self.silenced[person.id] = await self.store.accounts.muted(person.id)
        return self.silenced[person.id]

    async def mute(self, person: Person, muted: str) -> None:
        """Hear somebody no more."""
        await self.store.accounts.mute(person.id, muted)
        await self.changed(person)

    async def unmute(self, person: Person) -> None:
        """Hear everybody again."""
        await self.store.accounts.unmute(person.id)
        await self.changed(person)


def token_digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
