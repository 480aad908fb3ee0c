"""Puzzles: a position in which one step alone reaches the goal."""
