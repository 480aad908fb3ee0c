"""A game that plays itself, with captions."""
