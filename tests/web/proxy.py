"""A real nginx with TLS before a server, configured by the very file that operators are given."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.serving import free_port

GIVEN = Path(__file__).parents[2] / "packaging" / "nginx.conf"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {given}
}}
"""


def program(name: str) -> str:
    """A program of Debian's packages."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        sentence = f"no {name} on this machine: install Debian's package of that name to run the tests of a proxy"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return found


class Proxy:
    """nginx, and how it is trusted."""

    def __init__(self, address: str, trusted: ssl.SSLContext) -> None:
        self.address = address
        self.trusted = trusted

    def client(self) -> httpx.Client:
        """Somebody at a browser far away."""
        return httpx.Client(base_url=self.address, verify=self.trusted, timeout=30, headers={"accept-language": "en"})


@contextmanager
def proxied(folder: Path, *servers: str) -> Iterator[Proxy]:
    """nginx before these servers, each `address:port`."""
    nginx, port = program("nginx"), free_port()
    certificate, key = folder / "site.crt", folder / "site.key"
    command = [
        program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += ["-nodes", "-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run(command, check=True, capture_output=True)
    given = GIVEN.read_text(encoding="utf-8")
    given = given.replace("server 127.0.0.1:8000;", " ".join(f"server {server};" for server in servers))
    given = given.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    given = given.replace("/etc/ssl/embertable.crt", str(certificate)).replace("/etc/ssl/embertable.key", str(key))
    user = "user root;" if os.geteuid() == 0 else ""
    written = folder / "nginx.conf"
    written.write_text(AROUND.format(folder=folder, user=user, given=given), encoding="utf-8")
    process = subprocess.Popen([nginx, "-c", str(written), "-p", str(folder), "-e", str(folder / "error.log")])
    try:
        trusted = ssl.create_default_context(cafile=str(certificate))
        address = f"https://localhost:{port}/games"
        until = time.monotonic() + 20
        while True:
            try:
                httpx.get(f"{address}/health", verify=trusted, timeout=5)
                break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "error.log").read_text(encoding="utf-8")
                assert time.monotonic() < until, "nginx does not answer"
                time.sleep(0.05)
        yield Proxy(address, trusted)
    finally:
        process.terminate()
        process.wait()
