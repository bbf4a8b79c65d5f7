"""Where things lie, and what lies beside what."""
