"""A game looked at again: the table, with a curve, the turns judged, and lines to be shown."""
