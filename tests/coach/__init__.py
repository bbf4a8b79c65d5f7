"""What helps people to get better."""
