"""Drawings, papers and documents, independent of any game."""
