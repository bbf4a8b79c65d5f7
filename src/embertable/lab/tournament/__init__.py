"""Tournaments: any bots, ours and others', on the same deals from every seat, and what they are rated by it."""
