"""The voice of the program: the screen reader or the speech of the system, none of our own."""
