"""Boards in a browser: what a game says of its table, drawn as HTML."""
