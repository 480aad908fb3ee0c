"""The screen of a match in play."""
