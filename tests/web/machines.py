"""Machines for the tests: network namespaces on a bridge, each with an address of its own."""

from __future__ import annotations

import secrets
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import pytest

from tests.web.proxy import program


@dataclass(frozen=True)
class Machine:
    """A namespace: its address, and the command that runs something inside."""

    address: str
    inside: tuple[str, ...]


@contextmanager
def machines(count: int) -> Iterator[tuple[str, list[Machine]]]:
    """Some machines, and the address (with its network) under which this one is reached by them."""
    name, third = secrets.token_hex(3), secrets.randbelow(250) + 1
    ip, bridge, here = program("ip"), f"em{name}", f"10.213.{third}.1/24"

    def run(*words: str) -> None:
        subprocess.run([ip, *words], check=True, capture_output=True)

    with ExitStack() as undo:
        try:
            run("netns", "add", f"em{name}")
            undo.callback(run, "netns", "del", f"em{name}")
            run("link", "add", bridge, "type", "bridge")
        except subprocess.CalledProcessError as error:  # a right that no package gives
            pytest.skip(f"networks cannot be made on this machine: {error.stderr.decode().strip()}")
        undo.callback(run, "link", "del", bridge)
        run("addr", "add", here, "dev", bridge)
        run("link", "set", bridge, "up")
        made = []
        for number in range(count):
            space, outer, inner = f"em{name}-{number}", f"em{name}o{number}", f"em{name}i{number}"
            address = f"10.213.{third}.{number + 2}"
            run("netns", "add", space)
            undo.callback(run, "netns", "del", space)
            run("link", "add", outer, "type", "veth", "peer", "name", inner, "netns", space)
            run("link", "set", outer, "master", bridge, "up")
            run("-n", space, "addr", "add", f"{address}/24", "dev", inner)
            run("-n", space, "link", "set", inner, "up")
            run("-n", space, "link", "set", "lo", "up")
            made.append(Machine(address, (ip, "netns", "exec", space)))
        yield here, made
