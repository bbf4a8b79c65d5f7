"""Every setting can be given by flag, by environment and in a file, and stands in one table of the documentation."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import pytest

from embertable.web import serve as serving
from embertable.web.settings import (
    BadSetting,
    Settings,
    checked,
    flag_of,
    gathered,
    kind_of,
    known,
    settings_table,
    toml_value,
    variable_of,
)
from tests.cli.driving import Cli

PACKAGING = Path(__file__).parents[2] / "packaging"
DOCS = Path(__file__).parents[2] / "docs" / "operating.md"
OTHERS: dict[str, Any] = {
    "log_format": "json",
    "log_level": "info",
    "level": "level:1",
    "base_path": "/x",
    "host": "::1",
}


def another(name: str) -> Any:
    """A value that is not the usual one."""
    one = known()[name]
    if name in OTHERS:
        return OTHERS[name]
    if kind_of(one) is bool:
        return not one.default
    return "10.0.0.1" if kind_of(one) is str else kind_of(one)(getattr(Settings(), name) + 3)


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(monkeypatch, capsys)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With which settings a server would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr(serving, "serve", found.append)
    return found


@pytest.mark.parametrize("name", list(known()))
def test_a_setting_is_given_by_flag_by_environment_and_in_a_file(
    name: str, cli: Cli, started: list[Settings], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    value = another(name)
    assert value != getattr(Settings(database="usual"), name)
    if isinstance(value, bool):
        written = flag_of(name) if value else f"--no-{name.replace('_', '-')}"
        assert cli(written).status == 0
    else:
        assert cli(flag_of(name), str(value)).status == 0
    file = tmp_path / "settings.toml"
    file.write_text(f"{name} = {toml_value(value)}\n", encoding="utf-8")
    assert cli("--config", str(file)).status == 0
    monkeypatch.setenv("EMBERTABLE_CONFIG", str(file))
    assert cli().status == 0
    monkeypatch.delenv("EMBERTABLE_CONFIG")
    monkeypatch.setenv(variable_of(name), json.dumps(value).strip('"'))
    assert cli().status == 0
    assert [getattr(settings, name) for settings in started] == [value] * 4


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = 1001\nstreams = 1001\nping = 1001\n", encoding="utf-8")
    environment = {"EMBERTABLE_PORT": "1002", "EMBERTABLE_STREAMS": "1002", "EMBERTABLE_CONFIG": str(file)}
    found = gathered({"port": 1003, "streams": None}, environment)
    assert (found.port, found.streams, found.ping) == (1003, 1002, 1001)


@pytest.mark.parametrize(
    ("environment", "file", "says"),
    [
        ({"EMBERTABLE_PORT": "many"}, "", "EMBERTABLE_PORT must be a whole number"),
        ({"EMBERTABLE_BEHIND_PROXY": "perhaps"}, "", "true or false"),
        ({"EMBERTABLE_PORT": "70000"}, "", "65535"),
        ({"EMBERTABLE_DRAIN": "-1"}, "", "drain cannot be"),
        ({"EMBERTABLE_PING": "nan"}, "", "ping cannot be"),
        ({"EMBERTABLE_BASE_PATH": "games"}, "", "/games"),
        ({"EMBERTABLE_BASE_PATH": '/"><script>'}, "", "base_path"),
        ({"EMBERTABLE_LOG_FORMAT": "xml"}, "", "plain, json"),
        ({"EMBERTABLE_LOG_LEVEL": "loud"}, "", "debug, info"),
        ({}, "prot = 8000", "there is no setting 'prot'"),
        ({}, 'port = "8000"', "port must be a whole number"),
        ({}, "browser = 1", "browser must be true or false"),
        ({}, "port = ", "not TOML"),
    ],
)
def test_what_cannot_be_set_is_one_sentence(environment: dict[str, str], file: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(file, encoding="utf-8")
    with pytest.raises(BadSetting, match=says):
        gathered({}, environment, str(path))
    with pytest.raises(BadSetting, match="cannot be read"):
        gathered({}, {}, str(tmp_path / "none.toml"))


def test_what_operators_are_given_names_settings_that_exist() -> None:
    """In the container file and the systemd unit."""
    variables = {variable_of(name) for name in known()}
    for name in ("Containerfile", "embertable.service"):
        text = (PACKAGING / name).read_text(encoding="utf-8")
        assert set(re.findall(r"EMBERTABLE_[A-Z_]+", text)) <= variables
    assert "EMBERTABLE_DATABASE" in (PACKAGING / "Containerfile").read_text(encoding="utf-8")


def test_behind_a_proxy_cookies_are_secure() -> None:
    assert checked(Settings(behind_proxy=True)).secure
    assert checked(Settings(base_path="/games/")).base_path == "/games"


def test_the_documentation_has_the_table_of_all_settings() -> None:
    """As the code has it; `python -m embertable.web.settings` prints it."""
    assert settings_table() in DOCS.read_text(encoding="utf-8")
    assert all(one.metadata["about"].endswith(".") for one in dataclasses.fields(Settings))
