"""The geometry of a board: from board units to pixels."""
