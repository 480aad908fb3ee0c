"""What is chosen before a match, and what is said of a game there."""
