"""How things look, whatever the board: frames, painters, pens, inks, woods, motion."""
