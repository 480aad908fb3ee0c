"""A game that has ended, looked at again."""
