"""Generated text: marks, tongues, and the grammar of three languages."""
