"""How Fire Tower speaks: one phrase per effect, question, option and event, in three languages."""
