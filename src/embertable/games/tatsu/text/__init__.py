"""How Tatsu speaks: one phrase per question, option and event, in three languages."""
