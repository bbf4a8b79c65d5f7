"""What can be set about a server: by flag, by environment, in a TOML file; and how it reaches the worker processes."""

from __future__ import annotations

import dataclasses
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from embertable.core.errors import EmbertableError

ENVIRONMENT: Final = "EMBERTABLE_SETTINGS"  # where a parent process leaves the settings for its workers
PREFIX: Final = "EMBERTABLE_"
CONFIG: Final = "EMBERTABLE_CONFIG"
FORMATS: Final = ("plain", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
LOOPBACK: Final = "127.0.0.1,::1"
DAY: Final = 24 * 3600.0


class BadSetting(EmbertableError):
    """A setting that cannot be so."""


def data_file() -> str:
    """Where tables are kept unless somebody says otherwise: the user's data directory."""
    from platformdirs import user_data_path  # loaded only when nobody has said where

    return str(user_data_path("embertable", appauthor=False) / "tables.db")


def setting(default: Any, about: str) -> Any:
    """A field with its words for the help and for the table of settings."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """A server's settings; the defaults are those of a table at home."""

    database: str = field(
        default_factory=data_file,
        metadata={
            "about": "Where tables are kept: a file, or the URL of a PostgreSQL, perhaps with a standby.",
            "shown": "in your data directory",
        },
    )
    host: str = setting("127.0.0.1", "The address the web table listens on.")
    port: int = setting(8000, "The port it listens on.")
    workers: int = setting(1, "Processes that serve; more than one needs PostgreSQL.")
    browser: bool = setting(True, "Open a browser.")
    behind_proxy: bool = setting(
        False,
        "The site is reached through a proxy with TLS: its headers are believed, cookies are secure, HSTS is sent.",
    )
    proxy_from: str = setting(LOOPBACK, "Addresses of proxies whose headers are believed, with commas.")
    base_path: str = setting("", "The path the site lies under, such as /games; empty: a host of its own.")
    secure: bool = setting(False, "Cookies are for https only; a site behind a proxy needs not say it.")
    hsts: int = setting(31_536_000, "Seconds browsers shall remember to come by https; 0: do not say.")
    log_format: str = setting("plain", "plain, or json: one object a line.")
    log_level: str = setting("warning", "debug, info, warning or error; info tells of every request.")
    metrics_from: str = setting(LOOPBACK, "Addresses and networks that may read /metrics, with commas; empty: nobody.")
    drain: float = setting(3.0, "Seconds running requests have to end when the server stops.")
    notice: float = setting(0.0, "Seconds /ready says no before the server stops, for balancers to look elsewhere.")
    expire_waiting: float = setting(14.0, "Days after which a table nobody came to leaves the lists; 0: never.")
    expire_playing: float = setting(180.0, "Days after which a table nobody plays at leaves the lists; 0: never.")
    bot_pace: float = setting(0.6, "Seconds a bot's step takes at least, so that people can follow.")
    bot_workers: int = setting(0, "Processes that think; 0: one less than there are cores.")
    thinking: int = setting(2, "Tables of one person whose bots think at once; the others wait for their turn.")
    hint_iterations: int = setting(2400, "How long a hint is thought about: positions looked at.")
    analysis_iterations: int = setting(2000, "The same for each decision of a game that is analysed.")
    analyses: int = setting(10, "Analyses a person may ask for in a day; one at a time.")
    level: str = setting("", "The level of the bots of “Play now”, as level:3; empty: what fits the person’s results.")
    patience: float = setting(180.0, "Seconds at a live table before the others may let a bot play on.")
    long_patience: float = setting(2 * DAY, "The same where nobody hurries.")
    posts: float = setting(8.0, "Requests that change something, a second and person.")
    burst: float = setting(40.0, "How many of them may come at once.")
    reads: float = setting(30.0, "Pages, moments of a replay, answers of the API, a second and person.")
    reads_burst: float = setting(300.0, "How many of them may come at once.")
    streams: int = setting(12, "Streams open at once by one person.")
    newcomers: float = setting(0.5, "New names a second and address.")
    arrival: float = setting(20.0, "Seconds in which a request must have arrived; then its connection is closed.")
    idle: float = setting(900.0, "Seconds after which a table nobody looks at leaves memory.")
    ping: float = setting(15.0, "Seconds of silence after which a stream shows that it lives.")

    def to_environment(self) -> None:
        """Leave the settings where a worker process finds them."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @property
    def is_secure(self) -> bool:
        """Whether visitors come by https."""
        return self.secure or self.behind_proxy


def from_environment() -> Settings:
    """The settings a parent process left."""
    written = os.environ.get(ENVIRONMENT)
    return Settings(**json.loads(written)) if written else Settings()


def known() -> dict[str, dataclasses.Field[Any]]:
    """Every setting by its name."""
    return {each.name: each for each in dataclasses.fields(Settings)}


def kind_of(one: dataclasses.Field[Any]) -> type:
    """What a setting is: text, a whole number, a number, or yes and no."""
    return str if one.default is dataclasses.MISSING else type(one.default)


def flag_of(name: str) -> str:
    """How a setting is written on the command line."""
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """How a setting is called in the environment."""
    return f"{PREFIX}{name.upper()}"


def gathered(flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> Settings:
    """The settings as they were given: a flag before the environment, the environment before the file."""
    given: dict[str, Any] = {}
    place = file or environment.get(CONFIG)
    if place:
        given |= read_file(Path(place))
    for name, one in known().items():
        written = environment.get(variable_of(name))
        if written is not None:
            given[name] = parsed(written, kind_of(one), variable_of(name))
    given |= {name: value for name, value in flags.items() if value is not None}
    return checked(Settings(**given))


def read_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("cannot read", path=path, why=error) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("not toml", path=path, why=error) from error
    settings = known()
    for name, value in written.items():
        if name not in settings:
            raise BadSetting("no setting", path=path, name=name, known=list(settings))
        kind = kind_of(settings[name])
        if not (type(value) is kind or (kind is float and type(value) is int)):
            raise BadSetting("of file", path=path, why=BadSetting(NAMES[kind], name=name, text=str(value)))
    return written


NAMES: Final = {str: "setting text", int: "setting whole", float: "setting number", bool: "setting truth"}
TRUTHS: Final = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}


def parsed(written: str, kind: type, where: str) -> Any:
    """A setting from its text."""
    try:
        if kind is bool:
            return TRUTHS[written.strip().lower()]
        return kind(written)
    except (KeyError, ValueError) as error:
        raise BadSetting(NAMES[kind], name=where, text=written) from error


def checked(settings: Settings) -> Settings:
    """The settings, if they can be so; else one sentence."""
    if not 1 <= settings.port <= 65535:
        raise BadSetting("port", port=settings.port)
    if settings.log_format not in FORMATS:
        raise BadSetting("setting choice", name="log_format", known=list(FORMATS), text=settings.log_format)
    check_level(settings.level)
    if settings.log_level not in LEVELS:
        raise BadSetting("setting choice", name="log_level", known=list(LEVELS), text=settings.log_level)
    base = settings.base_path.rstrip("/")
    if base and not (base.startswith("/") and base.replace("/", "").replace("-", "").replace("_", "").isalnum()):
        raise BadSetting("base path", text=settings.base_path)
    for name, one in known().items():
        value = getattr(settings, name)
        if kind_of(one) in (int, float) and (value < 0 or value != value):
            raise BadSetting("setting negative", name=name, value=str(value))
    return dataclasses.replace(settings, base_path=base, secure=settings.is_secure)


def check_level(level: str) -> None:
    """Bots are loaded only where one is named: `embertable --help` wants none."""
    if level:
        from embertable.bots import LEVEL_NAMES

        if level not in LEVEL_NAMES:
            raise BadSetting("setting choice", name="level", known=LEVEL_NAMES, text=level)


def settings_table() -> str:
    """Every setting in Markdown: in the file, as a flag, in the environment, its default, what it is."""
    lines = ["| in the file | flag | environment | default | what it sets |", "|---|---|---|---|---|"]
    for name, one in known().items():
        shown = one.metadata.get("shown") or f"`{toml_value(one.default)}`"
        flag = f"`{flag_of(name)}`"
        if kind_of(one) is bool:
            flag = f"`{flag_of(name)}`, `--no-{name.replace('_', '-')}`"
        lines.append(f"| `{name}` | {flag} | `{variable_of(name)}` | {shown} | {one.metadata['about']} |")
    return "\n".join(lines) + "\n"


def toml_value(value: Any) -> str:
    """A value as a TOML file has it."""
    return json.dumps(value)


if __name__ == "__main__":
    print(settings_table(), end="")
