"""The verbs Wyrmspan's cards are written in. `vocabulary` lists them."""
