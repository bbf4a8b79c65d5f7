"""Places by the names they have on the command line: `local`, `ray`, `ray:HOST:PORT`, `ray://HOST:PORT`."""

from __future__ import annotations

from embertable.core.errors import EmbertableError
from embertable.lab.where.pieces import Here, Place


class UnknownPlace(EmbertableError):
    """Work is done nowhere of this name."""


def place_of(name: str, jobs: int = 1) -> Place:
    """The place of this name; `jobs` is how many processes of this machine it may take."""
    if name == "local":
        if jobs < 2:
            return Here()
        from embertable.lab.where.processes import Processes  # loaded only where several work

        return Processes(jobs)
    kind, _, address = name.partition(":")
    if kind != "ray" or name == "ray:":
        raise UnknownPlace("no place", place=name)
    from embertable.lab.where.cluster import RayCluster  # loaded only where somebody has Ray

    return RayCluster(name if address.startswith("//") else address, jobs)
