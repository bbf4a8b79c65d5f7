"""How Flamecraft is said."""
