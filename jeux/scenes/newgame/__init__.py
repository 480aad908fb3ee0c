"""The screen before a match: who plays, by which rule, how long."""
