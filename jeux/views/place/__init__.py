"""Where things lie on a board, from board units to pixels."""
