"""The verbs cards are written in."""
