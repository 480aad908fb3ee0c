"""The screen of the matches to resume and of every game."""
