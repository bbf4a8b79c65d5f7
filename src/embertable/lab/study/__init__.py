"""Studies: what a designer asks of a game, answered by many games of a strong bot."""
