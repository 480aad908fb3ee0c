"""What the games write in SGF, found by the key of the game."""
