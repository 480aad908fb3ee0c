"""The tables for learning a game."""
