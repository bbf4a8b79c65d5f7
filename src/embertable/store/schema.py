"""What is kept: people, tables, who sits where, and one row for everything that happened at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, true

schema: Final = MetaData()

secrets: Final = Table(
    "secrets",
    schema,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

people: Final = Table(
    "people",
    schema,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("password", String(200)),  # an argon2 hash, where the person wants to carry the name elsewhere
    Column("created", Float, nullable=False),
    Column("folded", String(200), nullable=False, server_default=""),  # the name as `twins.skeleton` has it
    Column("generation", Integer, nullable=False, server_default="0"),  # cookies of an older one are ended
)
# A name with a password belongs to one person, with all names that look like it; without one, two people may have the
# same name.
kept: Final = people.c.password.is_not(None)
named: Final = Index("people_folded", people.c.folded, unique=True, postgresql_where=kept, sqlite_where=kept)

tokens: Final = Table(
    "tokens",
    schema,
    Column("digest", String(64), primary_key=True),  # of the token; the token itself is shown once and not kept
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    schema,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variants", Text, nullable=False),  # JSON, the written form of a record
    Column("seed", String(100), nullable=False),  # as long as a record may have it
    Column("live", Boolean, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("host", String(32), nullable=False),
    Column("created", Float, nullable=False),
    # What a list of tables shows; follows from the log and is written together with it.
    Column("status", String(8), nullable=False, index=True),  # waiting, playing or over
    Column("turn", Integer, nullable=False),  # the seat being asked, or -1
    Column("moved", Float, nullable=False),  # when something last happened
    Column("points", String(80), nullable=False, server_default=""),  # final scores by seat
    Column("deadline", Float),  # by the clock below: when the seat being asked is late; None: nobody has said yet
    Column("nonce", String(64), nullable=False, server_default=""),  # the secret of the deal; shown after the end
)

seats: Final = Table(
    "seats",
    schema,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(24), nullable=False, server_default=""),  # the level, where a bot plays
    Column("open", Boolean, nullable=False, server_default=true()),
)

log: Final = Table(
    "log",
    schema,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the insert is the lock: a duplicate is a lost race
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# How long this site has been running, in all: deadlines are told by it. Neither a clock that is set nor a night
# without a server makes anybody late.
clock: Final = Table(
    "clock",
    schema,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("seconds", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    schema,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # None: an onlooker
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(32), index=True),  # None: said before people were kept
)

attempts: Final = Table(  # to come in by a password; a right one deletes its row
    "attempts",
    schema,
    Column("name", String(240), primary_key=True),  # `account NAME` or `address ADDRESS`
    Column("failures", Integer, nullable=False),
    Column("at", Float, nullable=False, index=True),
    Column("locked", Float, nullable=False),  # until when
)

mutes: Final = Table(
    "mutes",
    schema,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

reports: Final = Table(  # lines of talk somebody complained of
    "reports",
    schema,
    Column("table", String(16), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("reporter", String(32), primary_key=True),
    Column("person", String(32)),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

analyses: Final = Table(  # of finished games: every decision judged, as far as it has come
    "analyses",
    schema,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), nullable=False, index=True),  # who asked for it
    Column("status", String(8), nullable=False, index=True),  # running, done or failed
    Column("iterations", Integer, nullable=False),
    Column("judged", Integer, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("content", Text, nullable=False),  # JSON
    Column("asked", Float, nullable=False),
    Column("beat", Float, nullable=False),  # when somebody last worked at it
    Column("seconds", Float, nullable=False),
)
