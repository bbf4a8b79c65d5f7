"""Tests of what a bot should like."""
