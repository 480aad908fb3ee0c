"""Printing: boards at true scale, men to cut out, rule and score sheets, diagrams. Opens no window."""
