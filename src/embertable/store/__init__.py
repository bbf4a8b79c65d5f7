"""Records in a database: SQLite by default, PostgreSQL for more than one process."""

from embertable.store.outage import Unavailable
from embertable.store.rows import Line, Outcome, Person, Seating, TableRow
from embertable.store.store import Store, database_url

__all__ = ["Line", "Outcome", "Person", "Seating", "Store", "TableRow", "Unavailable", "database_url"]
