"""Formats of a single game: `FORMATS` of the module or package named after its key."""
