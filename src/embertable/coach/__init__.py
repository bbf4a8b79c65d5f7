"""Teaching and judging: lessons, hints, analysis, puzzles. Pure: no files, no sockets, no time of its own."""
