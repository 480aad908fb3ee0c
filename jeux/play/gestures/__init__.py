"""What a hand does at a board, and what a game says of itself: the interfaces that each game fills in."""
