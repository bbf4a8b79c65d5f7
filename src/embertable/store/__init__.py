"""Records in a database: SQLite by default, PostgreSQL for more than one process."""

from embertable.store.rows import Entry, Line, Outcome, Person, Seating, TableRow
from embertable.store.store import Store, database_url

__all__ = ["Entry", "Line", "Outcome", "Person", "Seating", "Store", "TableRow", "database_url"]
