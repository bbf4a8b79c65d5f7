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

import pytest

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


@contextmanager
def postgres(network: str = "") -> Iterator[str]:
    """The URL of a running cluster; with a network such as 10.1.2.1/24 it is reached there, under that address."""
    tools, run_as = programs(), demoted()
    folder = Path(tempfile.mkdtemp(prefix="ember"))
    data, port = folder / "data", free_port()
    if run_as:
        os.chown(folder, run_as["user"], run_as["group"])

    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, **run_as)  # type: ignore[call-overload]  # two ints

    run(str(tools / "initdb"), "-D", str(data), "-U", "ember", "-A", "trust", "--no-sync")
    address = network.partition("/")[0] or "127.0.0.1"
    if network:
        with (data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
            rules.write(f"host all all {ip_interface(network).network} trust\n")
    options = f"-p {port} -k {folder} -c listen_addresses={address} -c fsync=off"
    run(str(tools / "pg_ctl"), "-D", str(data), "-o", options, "-w", "-l", str(folder / "log"), "start")
    try:
        yield f"postgresql://ember@{address}:{port}/postgres"
    finally:
        run(str(tools / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder)
