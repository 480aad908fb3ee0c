"""The looks of the games, one module each."""
