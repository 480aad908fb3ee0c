"""A game on paper: its board, its men, its diagrams, its pages."""
