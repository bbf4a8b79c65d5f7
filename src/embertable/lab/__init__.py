"""Many games at once: the arena, and how fast everything is."""
