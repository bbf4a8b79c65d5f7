"""Files of Parquet, each whole or not there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from embertable.core.errors import EmbertableError
from embertable.core.files import whole
from embertable.lab.extras import extra

COMPRESSION: Final = "zstd"


class BadParquet(EmbertableError):
    """A file of Parquet that cannot be read, or is not one of ours."""


def write_tables(path: Path, tables: Iterable[Any], schema: Any) -> None:
    """Tables one after another as one file of Parquet."""
    pq = extra("pyarrow.parquet")
    with whole(path) as beside, pq.ParquetWriter(beside, schema, compression=COMPRESSION) as writer:
        for table in tables:
            writer.write_table(table)


def read_table(path: Path, schema: Any) -> Any:
    """The table of a file, which has exactly these columns."""
    pa, pq = extra("pyarrow"), extra("pyarrow.parquet")
    try:
        # Without columns a damaged footer is found, with them a damaged page.
        table = pq.ParquetFile(path).read()
    except (OSError, pa.ArrowException) as error:
        raise BadParquet("torn parquet", path=path, why=error) from error
    if table.schema != schema:
        raise BadParquet("other parquet", path=path)
    return table
