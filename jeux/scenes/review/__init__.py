"""The review of a finished game: the table, with an evaluation curve, the turns judged, and lines to show."""
