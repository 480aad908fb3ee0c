"""A class votes on what to play."""
