"""What a game tells the window: the interfaces that each view fills in."""
