"""The interfaces between a game and the window, which each game's view implements."""
