"""Puzzles found in strong play, and judged again."""
