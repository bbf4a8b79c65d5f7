"""Wyrmspan in words."""
