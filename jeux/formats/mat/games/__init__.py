"""The adapters of the games, one module for each game key."""
