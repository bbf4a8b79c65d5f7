"""A PostgreSQL of the tests' own: a fresh cluster in a temporary directory, run by a user without rights."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_interface
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.apart import run_apart
from tests.processes import children, living
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
        self.network = network
        self.port = free_port()
        self.address = network.partition("/")[0] or "127.0.0.1"
        self.url = f"postgresql://ember@{self.address}:{self.port}/postgres"
        if self.run_as:
            os.chown(folder, self.run_as["user"], self.run_as["group"])

    def make(self) -> None:
        """Make it, empty."""
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "ember", "-A", "trust", "--no-sync")
        if self.network:
            with (self.folder / "data" / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                rules.write(f"host all all {ip_interface(self.network).network} trust\n")

    def follow(self, primary: Cluster) -> None:
        """Make it anew, as a standby of another; what it had is gone."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        flow = ("-R", "-X", "stream", "-c", "fast", "--no-sync")
        self.run("pg_basebackup", "-D", str(self.folder / "data"), "-d", primary.url, *flow)

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

    def processes(self) -> list[int]:
        """The postmaster and whatever it started."""
        postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        return [postmaster, *(process for process, _ in children(postmaster))]

    def signal(self, number: signal.Signals) -> list[int]:
        """Send a signal to every process: the first first, it would begin those anew that die."""
        victims = self.processes()
        for process in victims:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)
        return victims

    def silence(self) -> None:
        """Let it neither answer nor refuse, as a machine that fell off the network."""
        self.signal(signal.SIGSTOP)

    def kill(self) -> None:
        """End every process of it at once, without a word."""
        victims = self.signal(signal.SIGKILL)
        while not {process for process, _, _ in living()}.isdisjoint(victims):
            time.sleep(0.005)
        # Where nobody buries the dead at once, their numbers still look taken, and locks that name them still hold.
        (self.folder / "data" / "postmaster.pid").unlink()
        (self.folder / f".s.PGSQL.{self.port}.lock").unlink()

    def end(self) -> None:
        """Whatever became of it, it does not run on, and leaves no shared memory behind."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.signal(signal.SIGCONT)
            self.stop()

    def promote(self) -> None:
        """Let a standby write."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "promote")

    def await_standby(self) -> None:
        """From now on nothing is acknowledged that the standby does not have."""
        run_script(self.url, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        run_script(self.url, "SELECT pg_reload_conf()")
        while not fetch(self.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"):
            time.sleep(0.02)


class Pair:
    """A primary and its synchronous standby, which take each other's place."""

    def __init__(self, folder: Path) -> None:
        for name in ("one", "two"):
            (folder / name).mkdir()
        self.primary, self.standby = Cluster(folder / "one"), Cluster(folder / "two")
        places = ",".join(f"{each.address}:{each.port}" for each in (self.primary, self.standby))
        self.url = f"postgresql://ember@{places}/postgres"

    def start(self) -> None:
        """Make both, and begin to serve."""
        self.primary.make()
        self.primary.start()
        self.join()

    def join(self) -> None:
        """Make the standby anew from the primary, which from then on waits for it. The setting comes after the copy:
        a standby that is promoted has nobody to wait for.
        """
        self.standby.end()
        self.standby.follow(self.primary)
        self.standby.start()
        self.primary.await_standby()

    def fail_over(self, silently: bool = False) -> None:
        """The primary dies, or falls silent, and the standby takes its place."""
        if silently:
            self.primary.silence()
        else:
            self.primary.kill()
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary


@contextmanager
def running_cluster(network: str = "") -> Iterator[Cluster]:
    """A fresh cluster for the length of a test."""
    with a_folder() as folder:
        cluster = Cluster(folder, network)
        try:
            cluster.make()
            cluster.start()
            yield cluster
        finally:
            cluster.end()


@contextmanager
def running_pair() -> Iterator[Pair]:
    """A fresh primary with a standby for the length of a test."""
    with a_folder() as folder:
        folder.chmod(0o755)  # both are run by somebody else
        pair = Pair(folder)
        try:
            pair.start()
            yield pair
        finally:
            pair.primary.end()
            pair.standby.end()


@contextmanager
def a_folder() -> Iterator[Path]:
    """A folder for the length of a test."""
    folder = Path(tempfile.mkdtemp(prefix="ember"))
    try:
        yield folder
    finally:
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


def fetch(url: str, query: str) -> list[tuple[Any, ...]]:
    """What a server answers."""

    async def story() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return run_apart(story())


def run_script(url: str, script: str) -> None:
    """Let a server run a script."""

    async def story() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(script)
        finally:
            await connection.close()

    run_apart(story())
