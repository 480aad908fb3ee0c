"""The games, one package each: `game.py` holds its `GAME`."""
