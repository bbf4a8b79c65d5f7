"""What helps people to get better: a strong mind's verdict on a question, its reasons in words, hints, analyses."""
