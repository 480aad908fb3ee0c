"""The wording and the gestures of the games, one module each."""
