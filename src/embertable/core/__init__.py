"""The flow of any game: steps, asks, options, effects, text, codec, records, random numbers. It knows no game."""
