"""What the OpenAPI description promises, tried by schemathesis: call after call, with tables that exist."""

from __future__ import annotations

import importlib
import os
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings

from embertable.games import CATALOGUE
from tests.web.serving import Server, serving

schemathesis: Any = (
    importlib.import_module("schemathesis")
    if os.environ.get("CI")
    else pytest.importorskip("schemathesis", reason="install the extra `test` to try the API by its description")
)
EXAMPLES = int(os.environ.get("EMBERTABLE_EXAMPLES", "4"))
STEPS = 30
ALWAYS = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)


class Calls:
    """Calls that were made, and those the server failed at."""

    def __init__(self, server: Server) -> None:
        self.chance = random.Random(1)
        people = [server.client(f"Person {number}") for number in range(3)]
        self.tokens = [str(person.http.headers["authorization"]) for person in people]
        self.tables = [people[0].open(name, ["me", "bot level:1"])["id"] for name in CATALOGUE]
        self.tables += [people[1].open(name, ["me", "open"])["id"] for name in CATALOGUE]
        self.made = 0
        self.faults: list[str] = []

    def before(self, case: Any) -> None:
        """Most of the tables exist, most of the callers have a name."""
        if "table" in (case.path_parameters or {}) and self.chance.random() < 0.8:
            case.path_parameters["table"] = self.chance.choice(self.tables)
        if case.path.endswith("/wait"):
            case.query = {**(case.query or {}), "seconds": 0}
        if self.chance.random() < 0.8:
            case.headers["authorization"] = self.chance.choice(self.tokens)

    def after(self, case: Any, answer: Any) -> None:
        """Count; learn the tables that were opened."""
        self.made += 1
        if answer.status_code >= 500:
            self.faults.append(f"{case.as_curl_command()} → {answer.status_code}")
        if answer.status_code == 201 and "id" in (found := answer.json()):
            self.tables = [*self.tables[-40:], found["id"]]


def linked(described: Any) -> Any:
    """The description, saying also that whatever answers with a table leads to everything that can be done at it."""
    at_table = [
        each["operationId"]
        for path, methods in described["paths"].items()
        if "{table}" in path
        for each in methods.values()
    ]
    links = {name: {"operationId": name, "parameters": {"path.table": "$response.body#/id"}} for name in at_table}
    for path, methods in described["paths"].items():
        for each in methods.values():
            for status, response in each["responses"].items():
                if path.startswith("/api/tables") and status.startswith("2"):
                    response["links"] = links
    return described


def call_by_description(server: Server, examples: int) -> Calls:
    """Every story schemathesis can think of: calls that follow from each other."""
    calls = Calls(server)
    schema = schemathesis.openapi.from_dict(linked(httpx.get(f"{server.address}/api/schema/openapi.json").json()))
    schema.config.update(base_url=server.address)

    class Story(schema.as_state_machine()):  # type: ignore[misc]  # made from the description
        """Calls one after another."""

        def before_call(self, case: Any) -> None:
            calls.before(case)

        def after_call(self, response: Any, case: Any) -> None:
            calls.after(case, response)

        def validate_response(self, response: Any, case: Any, **_more: Any) -> None:
            """What matters here is that nothing fails."""

    Story.run(
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=ALWAYS,
            phases=[Phase.generate],
            database=None,
        )
    )
    return calls


def test_nothing_the_description_allows_or_forbids_makes_the_server_fail(tmp_path: Path) -> None:
    with serving(f"{tmp_path}/schema.db") as server:
        calls = call_by_description(server, EXAMPLES)
    assert calls.made > EXAMPLES
    assert calls.faults == []
