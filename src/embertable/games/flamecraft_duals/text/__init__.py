"""Flamecraft Duals in three languages."""
