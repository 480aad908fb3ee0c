"""Drawings, papers and documents, whatever the game."""
