"""The cards, one deck a file."""
