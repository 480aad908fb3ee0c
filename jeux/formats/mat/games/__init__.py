"""What each game of tables says of its men and its rules, found by the key of the game."""
