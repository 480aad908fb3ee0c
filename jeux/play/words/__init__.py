"""A match in words: players, turns, steps, failures."""
