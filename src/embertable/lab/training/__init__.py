"""Minds learn by playing against themselves: `embertable train`."""
