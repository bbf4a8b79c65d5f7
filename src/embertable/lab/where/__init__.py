"""Where work is done: in this process, in several of this machine, or on a cluster."""

from embertable.lab.where.naming import UnknownPlace, place_of
from embertable.lab.where.pieces import Here, Place, WorkerLost, as_done, in_order

__all__ = ["Here", "Place", "UnknownPlace", "WorkerLost", "as_done", "in_order", "place_of"]
