"""The table for programs."""
