"""A PostgreSQL of the tests' own: a fresh cluster in a temporary directory, run by a user without rights."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_interface
from pathlib import Path
from secrets import token_hex

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.apart import run_apart
from tests.web.serving import free_port


def programs() -> Path:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    here = shutil.which("initdb")
    if here is None:
        sentence = "no PostgreSQL on this machine: install Debian's package postgresql to run its tests"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return Path(here).parent


def demoted() -> dict[str, int]:
    """PostgreSQL refuses to be run by root: somebody else then."""
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name: each for each in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid}


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, folder: Path, network: str = "") -> None:
        self.tools, self.run_as = programs(), demoted()
        self.folder = folder
        self.port = free_port()
        self.address = network.partition("/")[0] or "127.0.0.1"
        self.url = f"postgresql://ember@{self.address}:{self.port}/postgres"
        if self.run_as:
            os.chown(folder, self.run_as["user"], self.run_as["group"])
        self.run("initdb", "-D", str(folder / "data"), "-U", "ember", "-A", "trust", "--no-sync")
        if network:
            with (folder / "data" / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                rules.write(f"host all all {ip_interface(network).network} trust\n")

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.tools / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.run_as)  # type: ignore[call-overload]  # two ints

    def start(self) -> None:
        """Begin to serve."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses={self.address} -c fsync=off -N 200"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-w", "-l", log, "start")

    def stop(self, how: str = "immediate") -> None:
        """End: `fast` says farewell to those who are connected, `immediate` does not."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "stop")


@contextmanager
def running_cluster(network: str = "") -> Iterator[Cluster]:
    """A fresh cluster for the length of a test."""
    folder = Path(tempfile.mkdtemp(prefix="ember"))
    cluster = Cluster(folder, network)
    cluster.start()
    try:
        yield cluster
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            cluster.stop()
        shutil.rmtree(folder)


@contextmanager
def postgres(network: str = "") -> Iterator[str]:
    """The URL of a running cluster; with a network such as 10.1.2.1/24 it is reached there, under that address."""
    with running_cluster(network) as cluster:
        yield cluster.url


def empty_database(cluster: str) -> str:
    """One more database on a server, with nothing in it."""
    name = f"made_{token_hex(4)}"
    run_script(cluster, f"CREATE DATABASE {name}")
    return f"{cluster.rpartition('/')[0]}/{name}"


def run_script(url: str, script: str) -> None:
    """Let a server run a script."""

    async def story() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(script)
        finally:
            await connection.close()

    run_apart(story())
