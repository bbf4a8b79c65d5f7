"""What can be set about a server, and how it reaches the worker processes."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from typing import Final

from platformdirs import user_data_path

ENVIRONMENT: Final = "EMBERTABLE_SETTINGS"


def data_file() -> str:
    """Where tables are kept unless somebody says otherwise: the user's data directory."""
    return str(user_data_path("embertable", appauthor=False) / "tables.db")


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults are those of a table at home."""

    database: str = field(default_factory=data_file)
    bot_pace: float = 0.6  # seconds a bot's step takes at least, so that people can follow
    bot_workers: int = 0  # processes that think; 0: one less than there are cores
    level: str = "strong"  # of the bots of "Play now"
    patience: float = 180.0  # seconds at a live table before the others may let a bot play on
    long_patience: float = 48 * 3600.0  # the same where nobody hurries
    posts: float = 8.0  # requests that change something, a second and person; more may come in a burst
    burst: float = 40.0
    reads: float = 30.0  # pages, moments of a replay, answers of the API, a second and person
    reads_burst: float = 300.0
    streams: int = 12  # open at once by one person
    newcomers: float = 0.5  # new names a second and address
    ping: float = 15.0  # seconds of silence after which a stream shows that it lives
    arrival: float = 20.0  # seconds in which a request must have arrived; then its connection is closed
    secure: bool = False  # the site is reached by https: cookies say so

    def to_environment(self) -> None:
        """Leave the settings where a worker process finds them."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))


def from_environment() -> Settings:
    """The settings a parent process left."""
    written = os.environ.get(ENVIRONMENT)
    return Settings(**json.loads(written)) if written else Settings()
