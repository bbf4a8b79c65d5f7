"""Games and decisions as Parquet: written whole or not at all, and a run that can be gone on with."""
