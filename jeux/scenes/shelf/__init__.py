"""The shelf: the screen that lists unfinished matches and every game."""
