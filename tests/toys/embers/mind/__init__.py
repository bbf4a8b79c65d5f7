"""What a bot should like."""
